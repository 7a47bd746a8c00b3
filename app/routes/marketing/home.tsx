import { lazy, Suspense } from "react";
import { data, Link } from "react-router";
import { track } from "#app/analytics/track.ts";
import { ButtonLink, ExternalButtonLink } from "#app/components/ui/button-link.tsx";
import { CallToAction } from "#app/components/sections/call-to-action.tsx";
import { FeatureExplorer } from "#app/components/sections/feature-explorer.tsx";
import { FoundersSection } from "#app/components/sections/founders-section.tsx";
import { OrderWalk, type OwnScreen } from "#app/components/scenes/order-walk.tsx";
import { HeroVideo } from "#app/components/sections/hero-video.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { FallbackBoundary } from "#app/components/ui/fallback-boundary.tsx";
import { platform } from "#app/cloudflare.ts";
import { catchOutage, openDatabase, unlessCold } from "#app/.server/db/index.ts";
import { readListed, storiesAboutFounder } from "#app/.server/stories/index.ts";
import { homeHead } from "#app/.server/head/index.ts";
import { recordingOf } from "#app/.server/stories/narration.ts";
import { readStats } from "#app/.server/waitlist/index.ts";
import { storyWords, titleIn, toldIn } from "#app/content/texts.ts";
import { answerOf, loaderHeaders } from "#app/lib/cache-control.ts";
import { useEdition } from "#app/components/ui/use-edition.ts";
import type { Edition } from "#app/lib/edition.ts";
import { fill, fillAll } from "#app/lib/fill.ts";
import { pick } from "#app/lib/pick.ts";
import { loadModule } from "#app/lib/load-module.ts";
import { loadedHead } from "#app/lib/page-meta.ts";
import type { Story } from "#app/schemas/story.ts";
import type { Route } from "./+types/home";

const BADGES_SHOWN = 2;
const CHALLENGES_SHOWN = 2;
const COUNTERS_DEADLINE_MS = 1000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const here = platform(context);
  const { edition, env, launch, settings, requestId, texts, waitUntil } = here;
  const { closingCall, explorer, explorerBroken, foundersSection, hero, valueCards, valuesHeading } = texts.home;
  const { useCasesPath } = texts.brand;
  const db = openDatabase(env.DB);
  const [library, totals] = await Promise.all([
    readListed(db, null, waitUntil),
    // The page must not fail because the number of places can't be read.
    catchOutage(
      { request, requestId },
      () =>
        unlessCold(
          waitUntil,
          () => readStats(db, COUNTERS_DEADLINE_MS),
          () => null,
        ),
      () => null,
    ),
  ]);
  const { stories } = library;
  const { note, ...heroText } = hero;
  const inHindi = edition === "en" ? [] : stories.filter(({ id, builtIn }) => builtIn && storyWords(texts, id));
  const people = texts.founders.founders.map((founder, index) => {
    const storyIds = storiesAboutFounder(stories, texts.englishFounders[index]?.name ?? "").map((story) => story.id);
    return {
      ...pick(founder, "id", "name", "brandName", "city", "description", "image", "imageAlt", "color"),
      challenges: founder.challenges.slice(0, CHALLENGES_SHOWN),
      stage: foundersSection.goalStages[founder.goalStage],
      listenPath:
        pathOf(inHindi.find(({ founderKey }) => founderKey === founder.id)) ?? `/journey/${founder.journeySlug}`,
      storyCount: fill(foundersSection.storyCount, { count: storyIds.length }),
      storyIds,
    };
  });
  const theirs = new Set(people.flatMap(({ storyIds }) => storyIds));
  const loaded = {
    head: homeHead(here),
    hero: {
      ...heroText,
      note:
        totals && totals.earlyLeft > 0
          ? fill(fill(note.counted, launch), { spots: totals.earlyLeft })
          : fill(note.plain, launch),
    },
    priceFrom: fill(texts.pricing.priceFrom, texts.prices),
    walk: texts.scenes.orderWalk,
    values: { heading: valuesHeading, cards: valueCards },
    explorer: {
      text: explorer,
      modules: texts.modules.modules.map(({ storyIds: _, featureId: __, ...module }) => module),
      useCasesPath,
      broken: explorerBroken,
      allFeatures: texts.site.header.viewAllFeatures,
    },
    founders: {
      text: foundersSection,
      useCasesPath,
      people,
      stories: stories
        .filter(({ id }) => theirs.has(id))
        .map((story) => ({
          id: story.id,
          ...titleIn(texts, edition, story),
          imageUrl: story.imageUrl,
          features: story.features.slice(0, BADGES_SHOWN).map((feature) => pick(feature, "name", "room")),
        })),
      recordings: inHindi.flatMap((story) => recordingOf(toldIn(texts, edition, story)) ?? []),
    },
    closing: fillAll(closingCall, launch),
    bookingUrl: settings.BOOKING_URL,
  };
  return data(loaded, answerOf(library));
}

const pathOf = (story?: Story) => story && `/story/${story.id}`;

export const headers: Route.HeadersFunction = loaderHeaders;

export const meta = loadedHead;

/** Not in the scripts of the English page, which offers no recording. */
const StartListening = lazy(() =>
  loadModule(() => import("#app/audio/index.ts")).then((module) => ({ default: module.StartListening })),
);

/** Loads the screen of an order that a visitor takes, in the page's language, when somebody asks for it. */
const loadOwnOrder = (edition: Edition): Promise<OwnScreen> =>
  loadModule(
    edition === "hi" ? () => import("./own-order-hindi.client.tsx") : () => import("./own-order.client.tsx"),
  ).then(({ OwnOrderScreen }) => OwnOrderScreen);

export default function Home({ loaderData }: Route.ComponentProps) {
  const edition = useEdition();
  const { hero, priceFrom, walk, values, explorer, founders, closing, bookingUrl } = loaderData;
  return (
    <>
      <section className="shell overflow-x-clip pt-4 sm:pt-10">
        <div className="grid items-start gap-x-12 gap-y-4 sm:gap-y-12 lg:grid-cols-[1fr_1.15fr]">
          <div>
            <h1 className="text-4xl max-xs:text-[2.2rem]">{hero.heading}</h1>
            <p className="mt-3 sm:hidden">{hero.brief}</p>
            <p className="mt-5 max-w-xl text-lg max-sm:hidden">{hero.sub}</p>
            <p className="mt-1 font-semibold sm:mt-3">
              <Link to="/pricing" prefetch="intent" className="text-link">
                {priceFrom}
              </Link>
            </p>
            <div className="mt-4 flex flex-wrap gap-x-4 gap-y-1 sm:mt-7 sm:gap-y-3">
              <ButtonLink to="/waitlist" className="hero-join grow max-sm:px-3 sm:grow-0">
                {hero.primaryCta}
              </ButtonLink>
              <ExternalButtonLink href={bookingUrl} className="max-sm:px-0 max-sm:shadow-none max-sm:bg-transparent">
                {hero.secondaryCta}
              </ExternalButtonLink>
            </div>
            <p className="mt-6 hidden text-ink-soft text-sm lg:block">{hero.note}</p>
          </div>
          <OrderWalk text={walk} loadOwnOrder={() => loadOwnOrder(edition)} />
        </div>
        <div className="mt-section grid items-center gap-x-12 gap-y-12 lg:grid-cols-[1.25fr_1fr]">
          <HeroVideo alt={hero.videoAlt} />
          <section aria-labelledby="values">
            <h2 id="values" className="sr-only">
              {values.heading}
            </h2>
            <ul className="-my-5">
              {values.cards.map((card) => (
                <li key={card.title} className="flex gap-4 border-line py-5 not-first:border-t-2">
                  <span className="cut grid size-11 shrink-0 place-items-center bg-marigold">
                    <Icon name={card.icon} className="size-6" />
                  </span>
                  <div>
                    <h3 className="text-2xl">{card.title}</h3>
                    <p className="mt-1 text-ink-soft">{card.description}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </section>

      <Suspense>
        <FallbackBoundary
          fallback={
            <p role="alert" className="shell mt-section">
              {explorer.broken}{" "}
              <Link to="/features" className="text-link">
                {explorer.allFeatures}
              </Link>
            </p>
          }
        >
          <FeatureExplorer {...explorer} />
        </FallbackBoundary>
        <FoundersSection {...founders}>
          {founders.recordings.length === 0 ? null : (
            <FallbackBoundary fallback={null}>
              <Suspense>
                <div className="mt-8 max-w-2xl">
                  <StartListening recordings={founders.recordings} label={founders.text.hear} />
                </div>
              </Suspense>
            </FallbackBoundary>
          )}
        </FoundersSection>

        <CallToAction heading={closing.heading} body={closing.body}>
          <ButtonLink to="/waitlist">{closing.primaryCta}</ButtonLink>
          <ExternalButtonLink
            href={bookingUrl}
            onClick={() => track("DemoScheduled", { category: "demo", name: "homepage_cta" })}
          >
            {closing.secondaryCta}
          </ExternalButtonLink>
        </CallToAction>
      </Suspense>
    </>
  );
}
