import { Hono } from "hono";
import { admitApplication } from "#app/.server/careers/admission.ts";
import { OpenApplicationSchema } from "#app/.server/careers/index.ts";
import { openDatabase } from "#app/.server/db/index.ts";
import type { WorkerEnv } from "../middleware/index.ts";
import { mailing, posted, resource, respond } from "./respond.ts";

export const careersApi = new Hono<WorkerEnv>();

const POST = posted(OpenApplicationSchema, async (c, application) => {
  const sources = { db: openDatabase(c.env.DB), limiter: c.env.LIMIT_APPLY, request: c.req.raw, ...mailing(c) };
  return respond(c, await admitApplication(application, sources));
});

resource(careersApi, "/apply", { POST }, "applicationFailed");
