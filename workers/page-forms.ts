/**
 * Checks every form posted to a page before its action runs: method, origin, size and type. So no action can forget a limit,
 * and an unreadable body is answered with 400, not 500.
 */
import { bodyLimits } from "#app/.server/limits/index.ts";
import { isMailedPage } from "#app/lib/referral-address.ts";
import { isCrossOrigin } from "./middleware/origin.ts";
import { readBody } from "./read-body.ts";

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** The request with its body read, or the refusal. GET and HEAD pass unchanged. */
export async function checkForm(request: Request, maxBytes: number = bodyLimits.form): Promise<Request | Response> {
  if (request.method === "GET" || request.method === "HEAD") return request;
  if (request.method !== "POST")
    return refuse(405, "Pages are read, and forms are posted.", { Allow: "GET, HEAD, POST" });
  const headers = new Headers(request.headers);
  // A page behind a mailed link sends no referrer, so its forms have the origin "null", which React Router would refuse too.
  if (isMailedPage(new URL(request.url).pathname)) headers.delete("Origin");
  else if (isCrossOrigin(request)) return refuse(403, "Forms of other sites are not taken.");
  const body = await readBody(request, maxBytes);
  const type = request.headers.get("Content-Type") ?? "";
  if (!FORM_TYPE.test(type)) return refuse(415, "Please send this as a form.");
  if (body === null) return refuse(413, "That is more than this form takes.");
  const isReadable = await new Response(body, { headers: { "Content-Type": type } }).formData().then(
    () => true,
    () => false,
  );
  return isReadable ? new Request(request, { body, headers }) : refuse(400, "This form can't be read.");
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });
}
