import { readReplacements } from "#app/.server/audio/index.ts";
import { retryAfter } from "#app/.server/limits/index.ts";
import { findTimeline } from "#app/.server/recordings/index.ts";
import { fetchAsset, platform } from "#app/cloudflare.ts";
import { withinDeadline } from "#app/lib/deadline.ts";
import { logWarning, safeMessage } from "#app/lib/log.ts";
import { openHeaders } from "#app/lib/open-headers.ts";
import type { Route } from "./+types/file-beside-recording";

const DEADLINE_MS = 800;

/**
 * A file that `npm run audio` writes beside a recording, for podcast apps: /transcripts/{recording}.vtt and
 * /chapters/{recording}.json. 503 while the site's files can't be read.
 */
export async function loader({ params, pattern, context }: Route.LoaderArgs) {
  const [extension, contentType] = pattern.includes("transcripts")
    ? (["vtt", "text/vtt; charset=utf-8"] as const)
    : (["json", "application/json+chapters"] as const);
  const { env } = platform(context);
  const name = params.file.endsWith(`.${extension}`) ? params.file.slice(0, -extension.length - 1) : "";
  const timeline = findTimeline(name, await readReplacements(env.MEDIA));
  if (!timeline?.isBundled) return new Response("Not found", { status: 404 });
  try {
    const path = timeline.src.replace(/mp3$/, extension);
    const { ok, status, body } = await withinDeadline(DEADLINE_MS, () => fetchAsset(env, path));
    if (!ok) throw new Error(`The file was answered with ${status}`);
    return new Response(body, { headers: openHeaders(contentType) });
  } catch (error) {
    logWarning("file-beside-recording", { cause: safeMessage(error) });
    return new Response("Please try again in a moment", { status: 503, headers: retryAfter("unavailable") });
  }
}
