import { track } from "#app/analytics/track.ts";
import { ButtonLink, ExternalButtonLink } from "#app/components/ui/button-link.tsx";
import { CallToAction } from "#app/components/sections/call-to-action.tsx";
import { FeatureExplorer } from "#app/components/sections/feature-explorer.tsx";
import { FoundersSection } from "#app/components/sections/founders-section.tsx";
import { HeroVideo } from "#app/components/sections/hero-video.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { platform } from "#app/cloudflare.ts";
import { catchOutage, openDatabase } from "#app/.server/db/index.ts";
import { listStories, storiesAboutFounder } from "#app/.server/stories/index.ts";
import { findableHome } from "#app/.server/structured-data/index.ts";
import { readStats } from "#app/.server/waitlist/index.ts";
import { offer, useCasesPath } from "#app/content/brand.ts";
import { founders } from "#app/content/founders.ts";
import { closingCall, explorer, foundersSection, hero, valueCards, valuesHeading } from "#app/content/home.ts";
import { modules } from "#app/content/modules.ts";
import { pageMeta as pageTexts } from "#app/content/site.ts";
import { fill, fillAll } from "#app/lib/fill.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { isTaken, spotsLeft } from "#app/lib/spots-left.ts";
import type { Route } from "./+types/home";

const BADGES_SHOWN = 2;
const CHALLENGES_SHOWN = 2;
const COUNTERS_DEADLINE_MS = 1000;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { env, launch, settings, requestId } = platform(context);
  const db = openDatabase(env.DB);
  const [stories, totals] = await Promise.all([
    listStories(db),
    // The number of places is worth having, not worth failing for.
    catchOutage(
      { request, requestId },
      () => readStats(db, COUNTERS_DEADLINE_MS),
      () => null,
    ),
  ]);
  const { note, ...heroText } = hero;
  const people = founders.map((founder) => {
    const storyIds = storiesAboutFounder(stories, founder.name).map((story) => story.id);
    return {
      id: founder.id,
      name: founder.name,
      role: founder.role,
      brandName: founder.brandName,
      city: founder.city,
      description: founder.description,
      challenges: founder.challenges.slice(0, CHALLENGES_SHOWN),
      stage: foundersSection.goalStages[founder.goalStage],
      image: founder.image,
      imageAlt: founder.imageAlt,
      color: founder.color,
      journeySlug: founder.journeySlug,
      storyCount: fill(foundersSection.storyCount, { count: storyIds.length }),
      storyIds,
    };
  });
  const theirs = new Set(people.flatMap(({ storyIds }) => storyIds));
  return {
    meta: pageTexts["/"],
    findable: findableHome(settings),
    hero: {
      ...heroText,
      note:
        totals && !isTaken(totals, offer)
          ? fill(fill(note.counted, launch), { spots: spotsLeft(totals, offer) })
          : fill(note.plain, launch),
    },
    values: { heading: valuesHeading, cards: valueCards },
    explorer: {
      text: explorer,
      modules: modules.map(({ storyIds: _, featureId: __, ...module }) => module),
      useCasesPath,
    },
    founders: {
      text: foundersSection,
      useCasesPath,
      people,
      stories: stories
        .filter(({ id }) => theirs.has(id))
        .map((story) => ({
          id: story.id,
          title: story.title,
          imageUrl: story.imageUrl,
          features: story.features.slice(0, BADGES_SHOWN).map(({ name, room }) => ({ name, room })),
        })),
    },
    closing: fillAll(closingCall, launch),
    bookingUrl: settings.BOOKING_URL,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.meta
    ? pageMeta({ ...loaderData.meta, ...loaderData.findable, path: "/", origin: matches[0].loaderData.origin })
    : [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, values, explorer, founders, closing, bookingUrl } = loaderData;
  return (
    <>
      <section className="shell grid items-center gap-10 pt-10 pb-16 lg:grid-cols-2 lg:gap-12 lg:pt-16 lg:pb-24">
        <div>
          <h1 className="text-4xl">{hero.heading}</h1>
          <p className="mt-5 max-w-xl text-lg">{hero.sub}</p>
          <div className="mt-7 flex flex-wrap gap-x-4 gap-y-5">
            <ButtonLink to="/waitlist">{hero.primaryCta}</ButtonLink>
            <ExternalButtonLink href={bookingUrl}>{hero.secondaryCta}</ExternalButtonLink>
          </div>
          <p className="mt-6 text-ink-soft text-sm">{hero.note}</p>
        </div>
        <HeroVideo alt={hero.videoAlt} />
      </section>

      <section aria-labelledby="values" className="shell">
        <h2 id="values" className="sr-only">
          {values.heading}
        </h2>
        <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          {values.cards.map((card) => (
            <li key={card.title} className="border-ink border-t-2 pt-5">
              <h3 className="flex items-center gap-3 text-2xl md:max-lg:flex-col md:max-lg:items-start">
                <span className="cut grid size-11 shrink-0 place-items-center bg-marigold">
                  <Icon name={card.icon} className="size-6" />
                </span>
                {card.title}
              </h3>
              <p className="mt-3 text-ink-soft">{card.description}</p>
            </li>
          ))}
        </ul>
      </section>

      <FeatureExplorer text={explorer.text} modules={explorer.modules} useCasesPath={explorer.useCasesPath} />
      <FoundersSection {...founders} />

      <CallToAction heading={closing.heading} body={closing.body}>
        <ButtonLink to="/waitlist">{closing.primaryCta}</ButtonLink>
        <ExternalButtonLink
          href={bookingUrl}
          onClick={() => track("DemoScheduled", { category: "demo", name: "homepage_cta" })}
        >
          {closing.secondaryCta}
        </ExternalButtonLink>
      </CallToAction>
    </>
  );
}
