import { openDatabase } from "#app/.server/db/index.ts";
import { featureMarkdown } from "#app/.server/site-map/index.ts";
import { readLibrary } from "#app/.server/stories/index.ts";
import { platform } from "#app/cloudflare.ts";
import { openHeaders } from "#app/lib/open-headers.ts";
import type { Route } from "./+types/feature-markdown";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env, settings, texts } = platform(context);
  const feature = texts.features.featurePages.find(({ id }) => id === params.featureSlug);
  if (!feature) throw new Response("Not found", { status: 404 });
  const library = await readLibrary(openDatabase(env.DB));
  const stories = feature.relatedStories.flatMap((id) => library.stories.find((story) => story.id === id) ?? []);
  const page = `${settings.PUBLIC_ORIGIN}/feature/${feature.id}`;
  return new Response(featureMarkdown(feature, stories, settings.PUBLIC_ORIGIN), {
    headers: { ...openHeaders("text/markdown; charset=utf-8", library.isWhole), Link: `<${page}>; rel="canonical"` },
  });
}
