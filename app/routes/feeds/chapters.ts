import { findTimeline, toJsonChapters } from "#app/.server/recordings/index.ts";
import { openHeaders } from "#app/lib/open-headers.ts";
import type { Route } from "./+types/chapters";

/** A recording's chapters for podcast apps: /chapters/{recording}.json */
export function loader({ params }: Route.LoaderArgs) {
  const name = /^(.+)\.json$/.exec(params.file)?.[1];
  const timeline = name ? findTimeline(name) : null;
  if (!timeline) throw new Response("Not found", { status: 404 });
  return new Response(JSON.stringify(toJsonChapters(timeline)), { headers: openHeaders("application/json+chapters") });
}
