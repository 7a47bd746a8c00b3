import { findTimeline, toWebVtt } from "#app/.server/recordings/index.ts";
import { openHeaders } from "#app/lib/open-headers.ts";
import type { Route } from "./+types/transcript";

/** A recording's transcript as WebVTT: /transcripts/{recording}.vtt */
export function loader({ params }: Route.LoaderArgs) {
  const name = /^(.+)\.vtt$/.exec(params.file)?.[1];
  const timeline = name ? findTimeline(name) : null;
  if (!timeline) throw new Response("Not found", { status: 404 });
  return new Response(toWebVtt(timeline), { headers: openHeaders("text/vtt; charset=utf-8") });
}
