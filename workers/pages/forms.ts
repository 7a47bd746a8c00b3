/**
 * Checks every form posted to a page before its action runs: method, origin, size and type. So no action can forget a limit,
 * and an unreadable body is answered with 400, not 500.
 */
import type { MiddlewareHandler } from "hono";
import { bodyLimits } from "#app/.server/limits/index.ts";
import { isMailedPage } from "#app/lib/referral-address.ts";
import { isCrossOrigin } from "../middleware/origin.ts";
import { readBody } from "../read-body.ts";
import type { PageEnv } from "../middleware/index.ts";

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** The time that an operator's recording has to arrive. */
const UPLOAD_DEADLINE_MS = 5 * 60_000;

/** Reads the body of a form, or refuses it. GET and HEAD pass unchanged. */
export const checkForm: MiddlewareHandler<PageEnv> = async (c, next) => {
  const request = c.req.raw;
  if (request.method === "GET" || request.method === "HEAD") return next();
  if (request.method !== "POST")
    return refuse(405, "Pages are read, and forms are posted.", { Allow: "GET, HEAD, POST" });
  const headers = new Headers(request.headers);
  const isMailed = isMailedPage(new URL(request.url).pathname);
  // A page behind a mailed link sends no referrer, so its forms have the origin "null", which React Router would refuse too.
  if (isMailed) headers.delete("Origin");
  else if (isCrossOrigin(request)) return refuse(403, "Forms of other sites are not taken.");
  const isOperator = c.get("operator") !== null;
  const read = await (isOperator
    ? readBody(request, bodyLimits.upload, UPLOAD_DEADLINE_MS)
    : readBody(request, bodyLimits.form));
  const type = request.headers.get("Content-Type") ?? "";
  if (!FORM_TYPE.test(type) && !isMailed) return refuse(415, "Please send this as a form.");
  if (read === 408) return refuse(408, "The form took too long to arrive. Please send it again.");
  if (read === 413) return refuse(413, "That is more than this form takes.");
  let body: BodyInit = read;
  const isReadable = await new Response(body, { headers: { "Content-Type": type } }).formData().then(
    () => true,
    () => false,
  );
  if (!isReadable) {
    if (!isMailed) return refuse(400, "This form can't be read.");
    // Mail programs unsubscribe with any body or none: the token is in the address.
    body = new URLSearchParams();
    headers.set("Content-Type", "application/x-www-form-urlencoded");
  }
  c.req.raw = new Request(request, { body, headers });
  return next();
};

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });
}
