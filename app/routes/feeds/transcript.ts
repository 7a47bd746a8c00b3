import { readReplacements } from "#app/.server/audio/index.ts";
import { findTimeline } from "#app/.server/recordings/index.ts";
import { fetchAsset, platform } from "#app/cloudflare.ts";
import { openHeaders } from "#app/lib/open-headers.ts";
import type { Route } from "./+types/transcript";

/** A recording's transcript as WebVTT: /transcripts/{recording}.vtt, written beside it by `npm run audio`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = platform(context);
  const name = /^(.+)\.vtt$/.exec(params.file)?.[1];
  const timeline = name ? findTimeline(name, await readReplacements(env.MEDIA)) : null;
  // The times of a replacement are not known.
  if (!timeline?.isBundled) throw new Response("Not found", { status: 404 });
  const { body } = await fetchAsset(env, timeline.src.replace(/mp3$/, "vtt"));
  return new Response(body, { headers: openHeaders("text/vtt; charset=utf-8") });
}
