import { type ReactNode, useEffect, useRef } from "react";
import { useHistoryState } from "#app/components/ui/use-history-state.ts";
import { useMediaQuery } from "#app/components/ui/use-media-query.ts";
import { Icon } from "./icon.tsx";

const WIDE = "(min-width: 48rem)";

/** A summary without the browser's own arrow. */
export const PLAIN_SUMMARY = "flex min-h-12 list-none items-center gap-2 [&::-webkit-details-marker]:hidden";

/** A fold with a button beside it, which stands below once the fold is open. */
export const FOLD_BESIDE_BUTTON = "grow basis-32 open:basis-full md:basis-full";

type PhoneFoldProps = {
  name: string;
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  onUnfold?: (details: HTMLDetailsElement) => void;
  children: ReactNode;
};

/** A disclosure that is closed on a phone and open from 48rem up, by the style sheet until scripts open it. */
export function PhoneFold({ name, summary, className = "", summaryClassName, onUnfold, children }: PhoneFoldProps) {
  const isWide = useMediaQuery(WIDE);
  const [chosen, choose] = useHistoryState<boolean | null>(name, null);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current?.open) choose(true);
  }, [choose]);
  const press = () => {
    const { current } = details;
    if (current && !current.open && onUnfold) requestAnimationFrame(() => onUnfold(current));
  };
  return (
    <details
      ref={details}
      open={chosen ?? isWide}
      data-closed={chosen === false || undefined}
      // A state that is the default at this width is not kept as a choice, so at another width the default holds again.
      onToggle={({ currentTarget: { open } }) => choose(open === isWide ? null : open)}
      className={`phone-fold ${className}`}
    >
      {/* On wide screens an open summary is no tab stop. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed. */}
      <summary tabIndex={isWide && chosen !== false ? -1 : undefined} onClick={press} className={summaryClassName}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

export function FoldHeading({ level: Heading, children }: { level: "h3" | "h4"; children: ReactNode }) {
  return (
    <>
      <Heading className="md:text-lg">{children}</Heading>
      <Icon name="chevron-down" className="fold-arrow" />
    </>
  );
}

export function unfold(element: Element | null): void {
  for (let fold = element?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
}

type RestOfListProps = { name: string; label: string; children: ReactNode };

/** The rest of a list behind a button. Once pressed it is gone; the focus moves to the first thing that it revealed. */
export function RestOfList({ name, label, children }: RestOfListProps) {
  const focusFirst = (details: HTMLDetailsElement) =>
    details.querySelector<HTMLElement>(":scope a, :scope details > summary")?.focus({ preventScroll: true });
  return (
    <PhoneFold
      name={name}
      className="rest-of-list"
      summaryClassName="button button-secondary mt-6 w-full list-none [&::-webkit-details-marker]:hidden"
      summary={label}
      onUnfold={focusFirst}
    >
      {children}
    </PhoneFold>
  );
}
