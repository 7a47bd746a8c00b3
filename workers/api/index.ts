/** The API, for programs and hydrated pages. Forms that must work without JavaScript are page actions. */
import { Hono, type MiddlewareHandler } from "hono";
import type { WorkerEnv } from "../middleware/index.ts";
import { isCrossOrigin } from "../middleware/origin.ts";
import { refuse } from "./respond.ts";
import { assistantApi, questions } from "./assistant.ts";
import { careersApi } from "./careers.ts";
import { featuresApi, storiesApi } from "./stories.ts";
import { listeningApi } from "./listening.ts";
import { waitlistApi } from "./waitlist.ts";

/** Refuses requests that another site's page makes in a visitor's browser. */
const ownOrigin: MiddlewareHandler<WorkerEnv> = async (c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD" && isCrossOrigin(c.req.raw)) {
    return refuse(c, 403, "crossOrigin");
  }
  return next();
};

/** Accepts only JSON: a form on another site can't send it without a CORS preflight. */
const jsonOnly: MiddlewareHandler<WorkerEnv> = async (c, next) => {
  if (c.req.method !== "POST" || isBare(c.req.raw)) return next();
  const type = c.req.header("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
  return type === "application/json" ? next() : refuse(c, 415, "jsonExpected");
};

/** True for a request without body and Content-Type. A route that needs a body reports that it is missing. */
function isBare({ headers, body }: Request): boolean {
  return !headers.has("Content-Type") && (body === null || headers.get("Content-Length") === "0");
}

export const api = new Hono<WorkerEnv>();

api.use(ownOrigin, jsonOnly);
api.route("/waitlist", waitlistApi);
api.route("/stories", storiesApi);
api.route("/features", featuresApi);
api.route("/listening", listeningApi);
api.route("/careers", careersApi);
api.route("/ai", assistantApi);
api.route("/questions", questions);
api.all("*", (c) => refuse(c, 404, "nothingHere"));
