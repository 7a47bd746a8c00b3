/** /api/careers: applications. A body is read before it is counted, as on the waitlist. */
import { Hono } from "hono";
import { OpenApplicationSchema, storeApplication } from "#app/.server/careers/index.ts";
import { DatabaseUnavailableError, openDatabase } from "#app/.server/db/index.ts";
import { APPLICATION_FAILED } from "#app/schemas/careers.ts";
import type { WorkerEnv } from "../middleware/index.ts";
import { logError } from "#app/lib/log.ts";
import { overLimit, readJson, resource, unavailable } from "./respond.ts";

export const careers = new Hono<WorkerEnv>();

resource(careers, "/apply", {
  POST: async (c) => {
    const body = await readJson(c, OpenApplicationSchema);
    if ("refusal" in body) return body.refusal;
    const refusal = await overLimit(c, "LIMIT_APPLY");
    if (refusal) return refusal;
    try {
      const stored = await storeApplication(body.data, { db: openDatabase(c.env.DB) });
      return c.json(stored, 201, { "Cache-Control": "no-store" });
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      logError("database", error, { requestId: c.get("requestId"), path: c.req.routePath });
      return unavailable(c, APPLICATION_FAILED);
    }
  },
});
