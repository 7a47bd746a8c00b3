import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useRef } from "react";
import { Link } from "react-router";
import { FeatureBadge } from "#app/components/ui/badge.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { useHistoryState } from "#app/components/ui/use-history-state.ts";
import { fill } from "#app/lib/fill.ts";
import type { Route } from "../../routes/marketing/+types/home";
import { SectionHeading } from "./section-heading.tsx";
import { StoryTile } from "./story-parts.tsx";

/** `children` stand below the founders. */
type FoundersProps = Route.ComponentProps["loaderData"]["founders"] & { children: ReactNode };

/** The three founders. Choosing one shows their stories; choosing again hides them. */
export function FoundersSection({ text, people, stories, useCasesPath, children }: FoundersProps) {
  const [chosenId, setChosenId] = useHistoryState<string | null>("founder", null);
  // The card responds first; its stories are rendered in the next frame.
  const shownId = useDeferredValue(chosenId);
  const shown = people.find((person) => person.id === shownId);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownBefore = useRef(shownId);
  // The stories appear below the card, mostly out of sight, so it scrolls there. Not after Back, which restores the place.
  useEffect(() => {
    if (shownBefore.current !== shownId) heading.current?.scrollIntoView({ block: "center" });
    shownBefore.current = shownId;
  }, [shownId]);
  const clear = (event: MouseEvent) => {
    // The button goes with the stories, so the focus returns to the founder's card, in view for keyboard users.
    list.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus({ preventScroll: event.detail > 0 });
    setChosenId(null);
  };
  return (
    <section aria-labelledby="founders" className="below shell mt-section [--tall:176rem] lg:[--tall:70rem]">
      <SectionHeading id="founders" heading={text.heading} intro={text.intro} hint={text.hint} />
      <ul ref={list} className="mt-8 grid gap-6 lg:grid-cols-3">
        {people.map((person) => (
          <li key={person.id} data-room={person.color} className="lg:contents">
            <FounderCard
              person={person}
              text={text}
              chosen={person.id === chosenId}
              onToggle={() => setChosenId(person.id === chosenId ? null : person.id)}
            />
            {/* Below the card; where the cards stand in a row, below all of them. */}
            {person === shown ? (
              <div className="mt-6 lg:order-last lg:col-span-full lg:mt-4">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <h3 ref={heading} className="text-2xl">
                    {fill(text.storiesHeading, { name: shown.name })}
                  </h3>
                  <button type="button" onClick={clear} className="button button-quiet -mx-3">
                    <Icon name="x" />
                    {text.clear}
                  </button>
                </div>
                <ul className="story-grid mt-4">
                  {stories
                    .filter((story) => shown.storyIds.includes(story.id))
                    .map((story) => (
                      <li key={story.id} className="min-w-0">
                        <StoryTile story={story} level="h4">
                          <span className="flex flex-wrap gap-1.5">
                            {story.features.map((feature) => (
                              <FeatureBadge key={feature.name} {...feature} />
                            ))}
                          </span>
                        </StoryTile>
                      </li>
                    ))}
                </ul>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {/* Always rendered: a screen reader announces only changes within an existing element. */}
      <p role="status" className="sr-only">
        {shown && fill(text.storiesHeading, { name: shown.name })}
      </p>
      {children}
      <p className="mt-10">
        <ButtonLink look="secondary" to={useCasesPath}>
          {text.browse}
          <Icon name="arrow-right" />
        </ButtonLink>
      </p>
    </section>
  );
}

type FounderCardProps = Pick<FoundersProps, "text"> & {
  person: FoundersProps["people"][number];
  chosen: boolean;
  onToggle: () => void;
};

function FounderCard({ person, text, chosen, onToggle }: FounderCardProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a larger target for a pointer; the button in it does the same.
    <article
      data-chosen={chosen}
      // Not when a link or button was pressed, nor when text was being selected.
      onClick={({ target }) => (target as Element).closest("a,button") || `${getSelection()}` || onToggle()}
      className="founder-card cut-lg flex flex-col overflow-hidden border-2 bg-white sm:max-lg:flex-row lg:h-full"
    >
      <Picture
        src={person.image}
        alt={person.imageAlt}
        height={480}
        className="aspect-square w-full bg-room-tint object-cover sm:max-lg:w-2/5"
      />
      <div className="flex flex-1 flex-col p-5">
        <p className="flex items-center justify-between font-semibold text-room-text text-sm">
          {person.stage}{" "}
          <span className="scripting-only flex items-center gap-1">
            {person.storyCount}
            <Icon name={chosen ? "x" : "chevron-down"} className="size-4" />
          </span>
        </p>
        <h3 className="mt-0.5 text-xl">
          <button type="button" aria-pressed={chosen} onClick={onToggle} className="text-left">
            {person.name}
          </button>
        </h3>
        <p className="text-ink-soft">
          {person.brandName}, {person.city}
        </p>
        <p className="mt-3">{person.description}</p>
        <p className="mt-4 font-semibold text-sm">{text.challengesHeading}</p>
        <ul className="mt-1 mb-5 list-[square] space-y-1 pl-5 text-ink-soft marker:text-room">
          {person.challenges.map((challenge) => (
            <li key={challenge}>{challenge}</li>
          ))}
        </ul>
        <Link to={person.listenPath} prefetch="intent" className="button button-secondary mt-auto self-start">
          <Icon name="headphones" />
          <span>{text.listen}</span>
          <span className="sr-only">: {person.name}</span>
        </Link>
      </div>
    </article>
  );
}
