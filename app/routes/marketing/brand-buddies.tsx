import { Link } from "react-router";
import { headOf } from "#app/.server/head/index.ts";
import { platform } from "#app/cloudflare.ts";
import { CallToAction } from "#app/components/sections/call-to-action.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { fillAll } from "#app/lib/fill.ts";
import { pick } from "#app/lib/pick.ts";
import { loadedHead } from "#app/lib/page-meta.ts";
import type { Route } from "./+types/brand-buddies";

const ROOM = "customer-lounge";

export function loader({ context }: Route.LoaderArgs) {
  const here = platform(context);
  const { launch, texts } = here;
  const { brandBuddiesCards, brandBuddiesCardsHeading, brandBuddiesHero, brandBuddiesStory, brandBuddiesTrial } =
    texts.brandBuddies;
  const teller = texts.founders.founders.find(({ id }) => id === brandBuddiesStory.founder);
  return {
    head: headOf(here, { path: "/brand-buddies" }),
    hero: { ...brandBuddiesHero, sceneAlt: texts.scenes.sceneAlts[ROOM] },
    cards: { heading: brandBuddiesCardsHeading, items: brandBuddiesCards },
    story: brandBuddiesStory,
    teller: teller && pick(teller, "name", "brandName", "image", "imageAlt"),
    trial: fillAll(brandBuddiesTrial, launch),
  };
}

export const meta = loadedHead;

export default function BrandBuddies({ loaderData }: Route.ComponentProps) {
  const { hero, cards, story, teller, trial } = loaderData;
  return (
    <div data-room={ROOM}>
      <section className="border-room border-b-8 bg-room-tint">
        <div className="shell grid gap-x-12 gap-y-8 pt-10 lg:grid-cols-2 lg:pt-14">
          <div className="lg:pb-14">
            <p className="font-semibold text-room-text">{hero.eyebrow}</p>
            <h1 className="mt-2 text-4xl">{hero.heading}</h1>
            <p className="mt-5 max-w-xl text-lg">{hero.body}</p>
            <ButtonLink to="/waitlist" className="mt-7">
              {hero.cta}
            </ButtonLink>
          </div>
          <Picture src={`/images/rooms/${ROOM}.svg`} alt={hero.sceneAlt} priority className="w-full self-end" />
        </div>
      </section>

      <section aria-labelledby="ways" className="shell mt-section">
        <h2 id="ways" className="text-3xl">
          {cards.heading}
        </h2>
        <ul className="mt-8 grid gap-6 min-[56.25rem]:grid-cols-3">
          {cards.items.map((card) => (
            <li key={card.slug}>
              <Link
                to={`/feature/${card.slug}`}
                prefetch="intent"
                className="cut-lg group flex h-full flex-col border-2 border-line bg-white p-6 transition-[border-color,box-shadow] hover:border-room hover:[box-shadow:0_6px_0_var(--room)]"
              >
                <span className="cut grid size-12 place-items-center bg-room-tint text-room-text">
                  <Icon name={card.icon} className="size-6" />
                </span>
                <h3 className="mt-4 text-2xl">{card.title}</h3>
                <p className="mt-2 mb-5">{card.description}</p>
                <span className="mt-auto flex items-center gap-2 font-semibold text-room-text group-hover:underline">
                  {card.linkLabel}
                  <Icon name="arrow-right" className="size-4" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="success" className="below shell mt-section [--tall:67rem]">
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <div>
            <h2 id="success" className="text-3xl">
              {story.heading}
            </h2>
            <p className="mt-4 text-lg">{story.body}</p>
            <p className="mt-6 border-room border-l-4 pl-5 font-display font-semibold text-2xl leading-snug">
              {story.result}
            </p>
            <ButtonLink look="secondary" to={`/story/${story.storyId}`} className="mt-7">
              <Icon name="headphones" />
              {story.cta}
            </ButtonLink>
            <p className="mt-6 text-ink-soft text-sm">{story.note}</p>
          </div>
          <figure className="gap-x-8 md:max-lg:grid md:max-lg:grid-cols-[1fr_1.5fr] md:max-lg:grid-rows-[1fr_auto_auto_1fr] lg:order-first">
            {teller ? (
              <Picture
                src={teller.image}
                alt={teller.imageAlt}
                height={480}
                className="cut-lg aspect-4/3 w-full object-cover object-top md:max-lg:row-span-4"
              />
            ) : null}
            <blockquote className="font-display font-semibold text-ink text-xl max-md:mt-5 md:max-lg:row-start-2 lg:mt-5">
              “{story.quote}”
            </blockquote>
            {teller ? (
              <figcaption className="mt-3 text-ink-soft">
                {teller.name}, {teller.brandName}
              </figcaption>
            ) : null}
          </figure>
        </div>
      </section>

      <CallToAction heading={trial.heading} body={trial.body}>
        <ButtonLink to="/waitlist">{trial.cta}</ButtonLink>
      </CallToAction>
    </div>
  );
}
