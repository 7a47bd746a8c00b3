import { useRef } from "react";
import { House } from "#app/components/art/house.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHistoryState } from "#app/components/ui/use-history-state.ts";
import { useFrameWords } from "#app/components/ui/use-frame-words.ts";
import { fill } from "#app/lib/fill.ts";
import type { Room } from "#app/schemas/content.ts";
import type { Route } from "../../routes/marketing/+types/home";
import { SectionHeading } from "./section-heading.tsx";

type ExplorerProps = Route.ComponentProps["loaderData"]["explorer"];

/** Under this width the detail is below the list, so choosing a room scrolls to it. */
const STACKED = "(max-width: 1023.9px)";

/** The seven rooms: the house, its list, and the detail of the chosen one. Without scripts all seven are open. */
export function FeatureExplorer({ text, modules, useCasesPath }: ExplorerProps) {
  const [room, setRoom] = useHistoryState<Room>("room", "storeroom");
  const detail = useRef<HTMLDivElement>(null);
  const words = useFrameWords().links;
  const choose = (chosen: Room) => {
    setRoom(chosen);
    if (matchMedia(STACKED).matches) requestAnimationFrame(() => detail.current?.scrollIntoView({ block: "start" }));
  };
  return (
    <section
      aria-labelledby="explorer"
      className="below mt-section bg-paper-deep py-band [--tall:85rem] lg:[--tall:63rem]"
    >
      <div className="shell">
        <SectionHeading id="explorer" heading={text.heading} intro={text.intro} hint={text.hint} />
        <div className="mt-8 grid items-center lg:mt-2 gap-x-10 gap-y-8 lg:grid-cols-[1.58fr_1fr]">
          <div className="house @container relative max-sm:-mx-4">
            <House late active={room} className="w-full" />
            <ul aria-label={text.listLabel} className="scripting-only">
              {modules.map((module) => (
                <li key={module.room} data-room={module.room} className="house-spot">
                  <button type="button" aria-pressed={room === module.room} onClick={() => choose(module.room)}>
                    <span className="house-name">
                      <span className="max-sm:sr-only">The </span>
                      {module.name.replace("The ", "")} <small className="sr-only">{module.gist}</small>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
          <div ref={detail}>
            <p role="status" className="sr-only">
              {modules.find((module) => module.room === room)?.name}
            </p>
            {modules.map((module) => (
              <article
                key={module.room}
                data-room={module.room}
                data-chosen={room === module.room}
                className="explorer-detail"
              >
                <p className="flex items-center gap-2 font-semibold text-room-text">
                  <Icon name={module.icon} />
                  {module.gist}
                </p>
                <h3 className="mt-1 text-3xl">{module.name}</h3>
                <p className="mt-1 font-display font-semibold text-room-text text-xl">{module.tagline}</p>
                <p className="mt-3">{module.description}</p>
                <h4 className="mt-5 font-semibold text-lg">{text.benefitsHeading}</h4>
                <ul className="ticks mt-2 space-y-2">
                  {module.benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
                <div className="mt-6 flex flex-wrap gap-x-4 gap-y-4">
                  <ButtonLink to={`/feature/${module.slug}`}>
                    <span>{text.learnMore}</span>
                    <span className="sr-only">{fill(words.about, { name: module.name })}</span>
                  </ButtonLink>
                  <ButtonLink
                    look="secondary"
                    to={`${useCasesPath}?${new URLSearchParams({ featureName: module.name })}`}
                  >
                    <span>{text.useCases}</span>
                    <span className="sr-only">{fill(words.of, { name: module.name })}</span>
                  </ButtonLink>
                </div>
              </article>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
