import type { MiddlewareHandler } from "hono";
import { GPC_SIGNAL } from "#app/lib/privacy-signal.ts";
import { settings } from "../env.ts";
import type { PageEnv } from "../middleware/index.ts";

/** Repeats the Sec-GPC request header, which scripts can't read, as Server-Timing, which the pixel's code can. */
export const passOnPrivacySignal: MiddlewareHandler<PageEnv> = async (c, next) => {
  await next();
  if (settings.PIXEL_ID !== "" && c.req.header("Sec-GPC") === "1") c.res.headers.set("Server-Timing", GPC_SIGNAL);
};
