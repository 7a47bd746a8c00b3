import { type Handler, Hono } from "hono";
import { admitApplication } from "#app/.server/careers/admission.ts";
import { OpenApplicationSchema } from "#app/.server/careers/index.ts";
import { openDatabase } from "#app/.server/db/index.ts";
import type { WorkerEnv } from "../middleware/index.ts";
import { respond, mailing, readJson, resource } from "./respond.ts";

export const careersApi = new Hono<WorkerEnv>();

const POST: Handler<WorkerEnv> = async (c) => {
  const body = await readJson(c, OpenApplicationSchema);
  if ("refusal" in body) return body.refusal;
  const sources = { db: openDatabase(c.env.DB), limiter: c.env.LIMIT_APPLY, request: c.req.raw, ...mailing(c) };
  return respond(c, await admitApplication(body.data, sources));
};

resource(careersApi, "/apply", { POST }, "applicationFailed");
