/** /api/careers: applications. A body is read before it is counted, as on the waitlist. */
import { type Handler, Hono } from "hono";
import { admitApplication } from "#app/.server/careers/admission.ts";
import { OpenApplicationSchema } from "#app/.server/careers/index.ts";
import { openDatabase } from "#app/.server/db/index.ts";
import { APPLICATION_FAILED } from "#app/schemas/careers.ts";
import type { WorkerEnv } from "../middleware/index.ts";
import { readJson, refuseOverLimit, resource } from "./respond.ts";

export const careers = new Hono<WorkerEnv>();

const POST: Handler<WorkerEnv> = async (c) => {
  const body = await readJson(c, OpenApplicationSchema);
  if ("refusal" in body) return body.refusal;
  const stored = await admitApplication(body.data, {
    db: openDatabase(c.env.DB),
    limiter: c.env.LIMIT_APPLY,
    request: c.req.raw,
  });
  if (stored === "overLimit") return refuseOverLimit(c);
  return c.json(stored, 201, { "Cache-Control": "no-store" });
};

resource(careers, "/apply", { POST }, APPLICATION_FAILED);
