/** Checks every form posted to a page before its action runs, so that no action can forget a limit. */
import type { MiddlewareHandler } from "hono";
import { bodyLimits } from "#app/.server/limits/index.ts";
import { MAX_PICTURE_BYTES, MAX_RECORDING_BYTES, megabytes } from "#app/.server/stories/files.ts";
import { DeadlineError, withinDeadline } from "#app/lib/deadline.ts";
import { isMailedPage } from "#app/lib/referral-address.ts";
import { isCrossOrigin } from "../middleware/origin.ts";
import { readBody } from "../read-body.ts";
import type { PageEnv } from "../middleware/index.ts";

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

const TOO_LARGE = `A form takes a picture of at most ${megabytes(MAX_PICTURE_BYTES)} and a recording of at most ${megabytes(MAX_RECORDING_BYTES)}, so nothing was changed. Back keeps your text.`;
const TOO_SLOW = "The form took too long to arrive. Please send it again.";
const UPLOAD_DEADLINE_MS = 5 * 60_000;

/** Reads the body of a form, or refuses it. An operator's form goes on in the context. */
export const checkForm: MiddlewareHandler<PageEnv> = async (c, next) => {
  const request = c.req.raw;
  if (request.method === "GET" || request.method === "HEAD") return next();
  if (request.method !== "POST")
    return refuse(405, "Pages are read, and forms are posted.", { Allow: "GET, HEAD, POST" });
  const headers = new Headers(request.headers);
  const isMailed = isMailedPage(new URL(request.url).pathname);
  // A page behind a mailed link sends no referrer, so its forms have the origin "null". React Router refuses that, too.
  if (isMailed) headers.delete("Origin");
  else if (isCrossOrigin(request)) return refuse(403, "Forms of other sites are not taken.");
  const type = request.headers.get("Content-Type") ?? "";
  if (c.get("operator")) {
    if (!FORM_TYPE.test(type)) return refuse(415, "Please send this as a form.");
    if (Number(request.headers.get("Content-Length") ?? 0) > bodyLimits.upload) return refuse(413, TOO_LARGE);
    // Parsed as it arrives, so that a recording is never in memory twice.
    const form = await withinDeadline(UPLOAD_DEADLINE_MS, () => request.formData()).catch((error: unknown) =>
      error instanceof DeadlineError ? 408 : null,
    );
    if (form === 408) return refuse(408, TOO_SLOW);
    if (!form) return refuse(400, "This form can't be read.");
    c.set("opsForm", form);
    c.req.raw = new Request(request.url, { method: "POST", headers });
    return next();
  }
  const read = await readBody(request, bodyLimits.form);
  if (!FORM_TYPE.test(type) && !isMailed) return refuse(415, "Please send this as a form.");
  if (read === 408) return refuse(408, TOO_SLOW);
  if (read === 413) return refuse(413, "That is more than this form takes.");
  let body: BodyInit = read;
  if (!(await parseForm(body, type))) {
    if (!isMailed) return refuse(400, "This form can't be read.");
    // Mail programs unsubscribe with any body or none: the token is in the address.
    body = new URLSearchParams();
    headers.set("Content-Type", "application/x-www-form-urlencoded");
  }
  c.req.raw = new Request(request, { body, headers });
  return next();
};

const parseForm = (body: BodyInit, type: string): Promise<FormData | null> =>
  new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => null);

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });
}
