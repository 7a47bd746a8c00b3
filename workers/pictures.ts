/** `/pictures/*`: pictures uploaded for stories. An hour after its story was taken down, no cache has one any more. */
import { pictureKey } from "#app/.server/stories/files.ts";
import type { Env } from "#app/cloudflare.ts";
import { withinDeadline } from "#app/lib/deadline.ts";
import { logError } from "#app/lib/log.ts";

const DEADLINE_MS = 3000;
const text = (status: number, words: string, headers: Record<string, string> = {}) =>
  new Response(`${words}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });

export async function handlePicture(request: Request, env: Pick<Env, "MEDIA">, requestId: string): Promise<Response> {
  const key = pictureKey(new URL(request.url).pathname);
  if (!key) return text(404, "There is no picture at this address.");
  if (request.method !== "GET" && request.method !== "HEAD") {
    return text(405, "Only GET and HEAD are allowed.", { Allow: "GET, HEAD" });
  }
  const etag = `"${key.slice("pictures/".length)}"`;
  const headers = new Headers({ "Cache-Control": "public, max-age=3600", ETag: etag });
  if (request.headers.get("If-None-Match")?.includes(etag)) return new Response(null, { status: 304, headers });
  try {
    const stored = await withinDeadline(DEADLINE_MS, () => env.MEDIA.get(key));
    if (!stored) return text(404, "There is no picture at this address.");
    headers.set("Content-Type", `image/${key.replace(/.*\./, "").replace("jpg", "jpeg")}`);
    stored.writeHttpMetadata(headers);
    return new Response(request.method === "HEAD" ? null : stored.body, { headers });
  } catch (error) {
    logError("pictures", error, { requestId });
    return text(503, "The picture can't be had just now.", { "Retry-After": "10" });
  }
}
