import { openDatabase } from "#app/.server/db/index.ts";
import { publicPages, siteMapXml } from "#app/.server/site-map/index.ts";
import { readLibrary } from "#app/.server/stories/index.ts";
import { platform } from "#app/cloudflare.ts";
import { WITHOUT_DATABASE } from "#app/lib/cache-control.ts";
import type { Route } from "./+types/site-map";

export async function loader({ context }: Route.LoaderArgs) {
  const { env, settings } = platform(context);
  const { stories, isWhole } = await readLibrary(openDatabase(env.DB));
  const pages = publicPages(stories);
  return new Response(siteMapXml(pages, settings.PUBLIC_ORIGIN), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": isWhole ? "public, max-age=600" : WITHOUT_DATABASE,
    },
  });
}
