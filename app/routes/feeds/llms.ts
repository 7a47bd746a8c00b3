import { openDatabase } from "#app/.server/db/index.ts";
import { llmsText, publicPages } from "#app/.server/site-map/index.ts";
import { readLibrary } from "#app/.server/stories/index.ts";
import { platform } from "#app/cloudflare.ts";
import { fill } from "#app/lib/fill.ts";
import { openHeaders } from "#app/lib/open-headers.ts";
import type { Route } from "./+types/llms";

export async function loader({ context }: Route.LoaderArgs) {
  const { env, launch, settings, texts } = platform(context);
  const { stories, isWhole } = await readLibrary(openDatabase(env.DB));
  const pages = publicPages(stories);
  return new Response(fill(llmsText(pages, settings.PUBLIC_ORIGIN), { ...launch, ...texts.prices }), {
    headers: openHeaders("text/plain; charset=utf-8", isWhole),
  });
}
