/** Serves pages. A request goes through these steps in their order; each answers it, or changes it and passes it on. */
import { Hono } from "hono";
import type { PageEnv } from "../middleware/index.ts";
import { mendAddress } from "./address.ts";
import { cachePages } from "./cache.ts";
import { checkForm } from "./forms.ts";
import { guardOps } from "./operators.ts";
import { passOnPrivacySignal } from "./privacy-signal.ts";
import { renderPage } from "./render.ts";

export const pages = new Hono<PageEnv>()
  .use(mendAddress)
  .use(guardOps)
  .use(passOnPrivacySignal)
  .use(cachePages)
  .use(checkForm)
  // A form that works without JavaScript posts to its page.
  .all("*", renderPage);
