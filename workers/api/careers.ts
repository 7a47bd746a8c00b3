/** /api/careers: applications. A body is read before it is counted, as on the waitlist. */
import { type Handler, Hono } from "hono";
import { OpenApplicationSchema, storeApplication } from "#app/.server/careers/index.ts";
import { openDatabase } from "#app/.server/db/index.ts";
import { APPLICATION_FAILED } from "#app/schemas/careers.ts";
import type { WorkerEnv } from "../middleware/index.ts";
import { overLimit, readJson, resource } from "./respond.ts";

export const careers = new Hono<WorkerEnv>();

const POST: Handler<WorkerEnv> = async (c) => {
  const body = await readJson(c, OpenApplicationSchema);
  if ("refusal" in body) return body.refusal;
  const refusal = await overLimit(c, "LIMIT_APPLY");
  if (refusal) return refusal;
  const stored = await storeApplication(body.data, { db: openDatabase(c.env.DB) });
  return c.json(stored, 201, { "Cache-Control": "no-store" });
};

resource(careers, "/apply", { POST }, APPLICATION_FAILED);
