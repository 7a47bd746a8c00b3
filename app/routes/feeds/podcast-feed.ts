import { readReplacements } from "#app/.server/audio/index.ts";
import { podcastFeed } from "#app/.server/recordings/feed.ts";
import { platform } from "#app/cloudflare.ts";
import { openHeaders } from "#app/lib/open-headers.ts";
import type { Route } from "./+types/podcast-feed";

export async function loader({ context }: Route.LoaderArgs) {
  const { env, settings } = platform(context);
  const replacements = await readReplacements(env.MEDIA);
  const feed = podcastFeed({ origin: settings.PUBLIC_ORIGIN, email: settings.SITE_EMAIL, replacements });
  return new Response(feed, { headers: openHeaders("application/rss+xml; charset=utf-8") });
}
