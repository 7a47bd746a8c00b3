/** Checks every form posted to a page before its action runs, so that no action can forget a limit. */
import type { MiddlewareHandler } from "hono";
import { bodyLimits } from "#app/.server/limits/index.ts";
import type { OpsForm } from "#app/cloudflare.ts";
import { joinBytes } from "#app/lib/join-bytes.ts";
import { withinDeadline } from "#app/lib/deadline.ts";
import { isMailedPage } from "#app/lib/referral-address.ts";
import { isCrossOrigin } from "../middleware/origin.ts";
import { readBody } from "../read-body.ts";
import type { PageEnv } from "../middleware/index.ts";

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

const UPLOAD_DEADLINE_MS = 5 * 60_000;
const TOO_SLOW = "The form took too long to arrive. Please send it again.";

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
    const form = await withinDeadline(UPLOAD_DEADLINE_MS, () => readOpsForm(request, type)).catch(() => 408 as const);
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

/** Parses an operator's form as it arrives: a recording is never in memory twice. Null when it can't be read. */
async function readOpsForm({ body, headers }: Request, type: string): Promise<OpsForm | null> {
  if (!body) return null;
  const isAnnounced = Number(headers.get("Content-Length") ?? 0) > bodyLimits.upload;
  const most = isAnnounced ? bodyLimits.texts : bodyLimits.upload;
  const texts: Uint8Array[] = [];
  let [length, isCut] = [0, false];
  const limited = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (length < bodyLimits.texts) texts.push(chunk.slice(0, bodyLimits.texts - length));
        length += chunk.byteLength;
        isCut = length > most;
        if (isCut) controller.error(new Error("The form is too large"));
        else controller.enqueue(chunk);
      },
    }),
  );
  const whole = await parseForm(limited, type);
  if (whole || !isCut) return whole && { data: whole, isCut: false };
  // The texts stand before the files: closed where it was cut, the form's beginning can be read.
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  const end = boundary ? new TextEncoder().encode(`\r\n--${boundary}--\r\n`) : new Uint8Array();
  return { data: (await parseForm(joinBytes([...texts, end]), type)) ?? new FormData(), isCut };
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });
}
