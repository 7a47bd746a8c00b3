import { catchOutage, openDatabase } from "#app/.server/db/index.ts";
import { retryAfter } from "#app/.server/limits/index.ts";
import { storyMarkdown } from "#app/.server/site-map/index.ts";
import { findStory } from "#app/.server/stories/index.ts";
import { platform } from "#app/cloudflare.ts";
import { openHeaders } from "#app/lib/open-headers.ts";
import type { Route } from "./+types/story-markdown";

/** A story as Markdown: /story/{id}.md */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { env, settings, requestId } = platform(context);
  const story = await catchOutage(
    { request, requestId },
    async () => (/^\d+$/.test(params.id) ? findStory(openDatabase(env.DB), Number(params.id)) : null),
    () => {
      throw new Response("Please try again in a moment", { status: 503, headers: retryAfter("unavailable") });
    },
  );
  if (!story) throw new Response("Not found", { status: 404 });
  const page = `${settings.PUBLIC_ORIGIN}/story/${story.id}`;
  return new Response(storyMarkdown(story, settings.PUBLIC_ORIGIN), {
    headers: { ...openHeaders("text/markdown; charset=utf-8"), Link: `<${page}>; rel="canonical"` },
  });
}
