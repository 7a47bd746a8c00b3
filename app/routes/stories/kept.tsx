import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { openDatabase } from "#app/.server/db/index.ts";
import { publicPages } from "#app/.server/site-map/index.ts";
import { listStories } from "#app/.server/stories/index.ts";
import { platform } from "#app/cloudflare.ts";
import { toldIn } from "#app/content/texts.ts";
import { loadModule } from "#app/lib/load-module.ts";
import type { Route } from "./+types/kept";

export async function loader({ context }: Route.LoaderArgs) {
  const { edition, env, texts } = platform(context);
  const stories = await listStories(openDatabase(env.DB));
  const pages = publicPages(stories.map((story) => toldIn(texts, edition, story)));
  const fixed = Object.entries(texts.pages).map(([path, { name }]) => [path, name]);
  const titles = Object.fromEntries([...pages.map(({ path, name }) => [path, name]), ...fixed]);
  return { text: texts.kept.keptPage, titles };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.text.title },
  { name: "description", content: loaderData?.text.description },
  { name: "robots", content: "noindex" },
];

/** What is kept on this device. app/offline draws the list, here and in the copy of this page. */
export default function OfflinePages({ loaderData: { text, titles } }: Route.ComponentProps) {
  const place = useRef<HTMLDivElement>(null);
  const { words } = text;
  useEffect(() => {
    if (!("caches" in window)) return;
    loadModule(() => import("#app/offline/live-shelf.client.ts"))
      .then(({ drawLiveShelf }) => place.current && drawLiveShelf(place.current, words))
      .catch(() => {});
  }, [words]);
  return (
    <div className="shell pt-10 pb-20 sm:pt-16">
      <h1 className="text-4xl">{text.heading}</h1>
      <p className="prose-measure mt-5 text-lg">{text.intro}</p>
      <p className="prose-measure mt-3">{text.privacy}</p>
      <noscript>
        <p className="prose-measure mt-3">{text.withoutScripts}</p>
      </noscript>
      <div
        ref={place}
        data-kept-list=""
        data-words={JSON.stringify(words)}
        data-titles={JSON.stringify(titles)}
        className="max-w-2xl"
      />
      <div data-online="">
        <p className="mt-10">{text.waysHeading}</p>
        <p className="mt-2 flex flex-wrap gap-x-5 pr-14">
          {text.ways.map(({ label, path }) => (
            <Link key={path} to={path} className="text-link inline-flex min-h-11 items-center">
              {label}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}
