import { openDatabase } from "#app/.server/db/index.ts";
import { llmsText, publicPages } from "#app/.server/site-map/index.ts";
import { listStories } from "#app/.server/stories/index.ts";
import { platform } from "#app/cloudflare.ts";
import { openHeaders } from "#app/lib/open-headers.ts";
import type { Route } from "./+types/llms";

/** /llms.txt */
export async function loader({ context }: Route.LoaderArgs) {
  const { env, settings } = platform(context);
  const pages = publicPages(await listStories(openDatabase(env.DB)));
  return new Response(llmsText(pages, settings.PUBLIC_ORIGIN), { headers: openHeaders("text/plain; charset=utf-8") });
}
