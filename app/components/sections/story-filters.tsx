import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLinkAsButton } from "#app/components/ui/use-link-as-button.ts";
import type { StoryFilter } from "#app/lib/use-cases-address.ts";
import type { Route } from "../../routes/stories/+types/use-cases";

type StoryFiltersProps = Pick<Route.ComponentProps["loaderData"], "text" | "path" | "features"> & {
  filter: StoryFilter | null;
};

/** The panel of feature filters. Without scripts its buttons load the page with another address. */
export function StoryFilters({ text, path, features, filter }: StoryFiltersProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const asButton = useLinkAsButton();
  const lastFilter = useRef(filter);
  // The control that removed the filter may be gone; the focus moves to the panel's heading.
  useEffect(() => {
    const isTakenOff = lastFilter.current !== null && filter === null;
    lastFilter.current = filter;
    if (isTakenOff && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [filter]);
  return (
    <div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <h2 ref={heading} tabIndex={-1} className="text-lg">
          {text.filterHeading}
        </h2>
        {filter ? (
          <Link to={path} preventScrollReset className="button button-quiet -mx-3" {...asButton}>
            <Icon name="x" />
            {text.clearFilters}
          </Link>
        ) : null}
      </div>
      {/* Buttons of a GET form, so they filter without scripts as well. */}
      <Form
        method="get"
        action={path}
        preventScrollReset
        // On a phone two rows that scroll sideways, up to the panel's edges, with room for the focus ring.
        className="filter-chips flex flex-wrap gap-2 max-sm:-mx-4 max-sm:-my-2 max-sm:grid max-sm:grid-flow-col max-sm:grid-rows-2 max-sm:justify-start max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:px-4 max-sm:py-2 max-sm:[scroll-padding-inline:1rem]"
      >
        {features.map((item) => {
          const chosen = filter?.id === item.id;
          // The Crew is not in the panel, but an active filter must be visible and removable.
          if (!item.isListed && !chosen) return null;
          return (
            <button
              key={item.id}
              type="submit"
              // The active filter's button sends nothing, which removes the filter.
              {...(chosen ? {} : { name: "feature", value: item.id })}
              aria-pressed={chosen}
              data-room={item.room}
              title={item.gist}
              className="cut inline-flex min-h-11 items-center gap-2 border-2 border-room-tint bg-room-tint px-3 py-1.5 font-semibold text-room-text transition-colors hover:border-room aria-pressed:border-room aria-pressed:bg-room-text aria-pressed:text-white"
            >
              <Icon name={item.icon} />
              <span>{item.name}</span>{" "}
              <span className="rounded-full bg-white px-2 text-sm text-room-text">{item.storyIds.length}</span>
            </button>
          );
        })}
      </Form>
    </div>
  );
}
