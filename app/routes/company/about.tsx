import { headOf } from "#app/.server/head/index.ts";
import { platform } from "#app/cloudflare.ts";
import { House } from "#app/components/art/house.tsx";
import { CallToAction } from "#app/components/sections/call-to-action.tsx";
import { Principles } from "#app/components/sections/point-lists.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { fillAll } from "#app/lib/fill.ts";
import { loadedHead } from "#app/lib/page-meta.ts";
import type { Route } from "./+types/about";

export function loader({ context }: Route.LoaderArgs) {
  const here = platform(context);
  return { head: headOf(here, { path: "/about" }), ...fillAll(here.texts.about, here.launch) };
}

export const meta = loadedHead;

export default function About({ loaderData }: Route.ComponentProps) {
  const { hero, mission, story, values, links } = loaderData;
  const [opening, ...paragraphs] = story.paragraphs;
  return (
    <>
      <section className="shell grid items-start gap-x-12 gap-y-8 pt-10 pb-12 md:grid-cols-[1.5fr_1fr]">
        <div className="md:pt-20">
          <h1 className="max-w-4xl text-4xl">{hero.heading}</h1>
          <p className="mt-5 max-w-2xl text-lg">{hero.intro}</p>
        </div>
        <House className="mx-auto w-full max-w-xs sm:max-w-sm" />
      </section>

      <section aria-labelledby="mission" className="bg-ink text-paper">
        <div className="shell grid gap-x-16 gap-y-4 py-14 sm:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
          <h2 id="mission" className="text-3xl text-marigold">
            {mission.heading}
          </h2>
          <p className="max-w-3xl font-display font-semibold text-2xl leading-snug">{mission.text}</p>
        </div>
      </section>

      <section aria-labelledby="story" className="below shell mt-section [--tall:87rem]">
        <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
          <h2 id="story" className="text-3xl">
            {story.heading}
          </h2>
          <div className="prose-measure space-y-5">
            <p className="text-xl leading-relaxed">{opening}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>

      <Principles id="values" {...values} />

      <CallToAction heading={links.heading} body={links.body}>
        <ButtonLink to={links.waitlistPath}>{links.waitlistLabel}</ButtonLink>
        <ButtonLink to={links.storiesPath} look="secondary">
          {links.storiesLabel}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
