import { openDatabase } from "#app/.server/db/index.ts";
import { retryAfter } from "#app/.server/limits/index.ts";
import { storyMarkdown } from "#app/.server/site-map/index.ts";
import { readLibrary } from "#app/.server/stories/index.ts";
import { platform } from "#app/cloudflare.ts";
import { openHeaders } from "#app/lib/open-headers.ts";
import type { Route } from "./+types/story-markdown";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env, settings } = platform(context);
  const library = await readLibrary(openDatabase(env.DB));
  const id = /^\d+$/.test(params.id) ? Number(params.id) : null;
  const story = library.stories.find((each) => each.id === id);
  if (!story && id !== null && !library.isWhole) {
    throw new Response("Please try again in a moment", { status: 503, headers: retryAfter("unavailable") });
  }
  if (!story) throw new Response("Not found", { status: 404 });
  const page = `${settings.PUBLIC_ORIGIN}/story/${story.id}`;
  return new Response(storyMarkdown(story, settings.PUBLIC_ORIGIN), {
    headers: { ...openHeaders("text/markdown; charset=utf-8", library.isWhole), Link: `<${page}>; rel="canonical"` },
  });
}
