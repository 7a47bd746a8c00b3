import { readReplacements } from "#app/.server/audio/index.ts";
import { findTimeline, toJsonChapters } from "#app/.server/recordings/index.ts";
import { platform } from "#app/cloudflare.ts";
import { openHeaders } from "#app/lib/open-headers.ts";
import type { Route } from "./+types/chapters";

/** A recording's chapters for podcast apps: /chapters/{recording}.json */
export async function loader({ params, context }: Route.LoaderArgs) {
  const name = /^(.+)\.json$/.exec(params.file)?.[1];
  const timeline = name ? findTimeline(name, await readReplacements(platform(context).env.MEDIA)) : null;
  // The times of a replacement are not known.
  if (!timeline?.isBundled) throw new Response("Not found", { status: 404 });
  return new Response(JSON.stringify(toJsonChapters(timeline)), { headers: openHeaders("application/json+chapters") });
}
