import { openDatabase } from "#app/.server/db/index.ts";
import { publicPages, siteMapXml } from "#app/.server/site-map/index.ts";
import { listStories } from "#app/.server/stories/index.ts";
import { platform } from "#app/cloudflare.ts";
import type { Route } from "./+types/site-map";

/** /sitemap.xml */
export async function loader({ context }: Route.LoaderArgs) {
  const { env, settings } = platform(context);
  const pages = publicPages(await listStories(openDatabase(env.DB)));
  return new Response(siteMapXml(pages, settings.PUBLIC_ORIGIN), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}
