import { data } from "react-router";
import { openDatabase } from "#app/.server/db/index.ts";
import { readListed } from "#app/.server/stories/index.ts";
import { headOf } from "#app/.server/head/index.ts";
import { platform } from "#app/cloudflare.ts";
import { House } from "#app/components/art/house.tsx";
import { CallToAction } from "#app/components/sections/call-to-action.tsx";
import { Faq } from "#app/components/sections/faq.tsx";
import { RoomFloor, ThemeCard } from "#app/components/sections/feature-overview.tsx";
import { SectionHeading } from "#app/components/sections/section-heading.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { JumpLink } from "#app/components/ui/jump-link.tsx";
import { answerOf, loaderHeaders } from "#app/lib/cache-control.ts";
import { fill, fillAll } from "#app/lib/fill.ts";
import { loadedHead } from "#app/lib/page-meta.ts";
import type { Route } from "./+types/features";

const THEME_BENEFITS_SHOWN = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const here = platform(context);
  const { env, launch, texts } = here;
  const { featuresFaq, featuresFaqHeading, featuresScreen, themePages } = texts.features;
  const library = await readListed(openDatabase(env.DB), env.MEDIA, here.waitUntil);
  const { allStories, listenTime, themesHeading, themesIntro, ...text } = featuresScreen;
  const allStoriesOf = (name: string) => ({
    label: fill(allStories, { name }),
    path: `${texts.brand.useCasesPath}?${new URLSearchParams({ featureName: name })}`,
  });
  const loaded = {
    head: headOf(here, { path: "/features" }),
    text: fillAll(text, launch),
    rooms: texts.modules.modules.map(({ storyIds, featureId: _, purpose: __, ...shown }) => ({
      ...shown,
      sceneAlt: texts.scenes.sceneAlts[shown.room],
      allStories: allStoriesOf(shown.name),
      stories: storyIds
        .flatMap((id) => library.stories.find((story) => story.id === id) ?? [])
        .map(({ id, title, founderName, audioDuration }) => ({
          id,
          title,
          founderName,
          listenTime: fill(listenTime, { minutes: Math.ceil(audioDuration / 60) }),
        })),
    })),
    faq: { heading: featuresFaqHeading, items: fillAll(featuresFaq, launch) },
    themes: {
      heading: themesHeading,
      intro: themesIntro,
      items: themePages.map(({ id, name, icon, description, benefits }) => ({
        slug: id,
        name,
        icon,
        description,
        benefits: benefits.slice(0, THEME_BENEFITS_SHOWN),
        allStories: allStoriesOf(name),
      })),
    },
  };
  return data(loaded, answerOf(library));
}

export const headers: Route.HeadersFunction = loaderHeaders;

export const meta = loadedHead;

export default function Features({ loaderData }: Route.ComponentProps) {
  const { text, rooms, themes } = loaderData;
  return (
    <>
      <section className="shell grid items-start gap-x-12 gap-y-8 pt-6 pb-10 sm:pt-10 lg:grid-cols-2 lg:pt-14">
        <div>
          <h1 className="text-4xl">{text.heading}</h1>
          <p className="mt-3 max-w-xl sm:mt-5 sm:text-lg">{text.body}</p>
          <ButtonLink to="/waitlist" className="mt-5 sm:mt-7">
            {text.cta}
          </ButtonLink>
          <nav aria-label={text.indexLabel} className="mt-7 sm:mt-9 lg:hidden">
            <ul className="flex flex-wrap gap-2">
              {rooms.map((room) => (
                <li key={room.room} data-room={room.room}>
                  <JumpLink
                    to={`#${room.room}`}
                    className="cut room-dot flex min-h-11 w-full items-center gap-2.5 border-2 border-line bg-white px-3 py-1.5 text-left font-semibold transition-colors hover:border-room"
                  >
                    <span className="leading-tight">
                      {room.name} <small className="block font-normal text-ink-soft text-sm">{room.gist}</small>
                    </span>
                  </JumpLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="house @container relative hidden lg:block">
          <House className="w-full" />
          <ul aria-label={text.indexLabel}>
            {rooms.map((room) => (
              <li key={room.room} data-room={room.room} className="house-spot">
                <JumpLink to={`#${room.room}`}>
                  <span className="house-name">
                    {room.name} <small className="sr-only">{room.gist}</small>
                  </span>
                </JumpLink>
              </li>
            ))}
          </ul>
        </div>
      </section>

      {rooms.map((room, index) => (
        <RoomFloor key={room.slug} room={room} text={text} mirrored={index % 2 === 1} />
      ))}

      <section aria-labelledby="themes" className="below shell mt-section [--tall:62rem] lg:[--tall:41rem]">
        <SectionHeading id="themes" heading={themes.heading} intro={themes.intro} />
        <ul className="mt-10 grid gap-x-10 gap-y-10 lg:grid-cols-3">
          {themes.items.map((theme) => (
            <li key={theme.slug} className="lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-y-0">
              <ThemeCard theme={theme} text={text} />
            </li>
          ))}
        </ul>
      </section>

      <Faq {...loaderData.faq} />

      <CallToAction heading={text.closing.heading} body={text.closing.body}>
        <ButtonLink to="/waitlist">{text.closing.cta}</ButtonLink>
      </CallToAction>
    </>
  );
}
