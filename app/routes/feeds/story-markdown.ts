import { openDatabase } from "#app/.server/db/index.ts";
import { storyMarkdown } from "#app/.server/site-map/index.ts";
import { findStory } from "#app/.server/stories/index.ts";
import { platform } from "#app/cloudflare.ts";
import { openHeaders } from "#app/lib/open-headers.ts";
import type { Route } from "./+types/story-markdown";

/** A story as Markdown: /story/{id}.md */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { env, settings } = platform(context);
  const story = /^\d+$/.test(params.id) ? await findStory(openDatabase(env.DB), Number(params.id)) : null;
  if (!story) throw new Response("Not found", { status: 404 });
  const page = `${settings.PUBLIC_ORIGIN}/story/${story.id}`;
  return new Response(storyMarkdown(story, settings.PUBLIC_ORIGIN), {
    headers: { ...openHeaders("text/markdown; charset=utf-8"), Link: `<${page}>; rel="canonical"` },
  });
}
