import { robotsText } from "#app/.server/site-map/index.ts";
import { platform } from "#app/cloudflare.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  const { settings } = platform(context);
  return new Response(robotsText(settings.PUBLIC_ORIGIN), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}
