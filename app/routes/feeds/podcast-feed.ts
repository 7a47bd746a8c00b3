import { podcastFeed } from "#app/.server/recordings/index.ts";
import { platform } from "#app/cloudflare.ts";
import { openHeaders } from "#app/lib/open-headers.ts";
import type { Route } from "./+types/podcast-feed";

export function loader({ context }: Route.LoaderArgs) {
  const { settings } = platform(context);
  return new Response(podcastFeed({ origin: settings.PUBLIC_ORIGIN, email: settings.SITE_EMAIL }), {
    headers: openHeaders("application/rss+xml; charset=utf-8"),
  });
}
