import { type ReactNode, useEffect, useRef } from "react";
import { useKept } from "#app/components/ui/use-kept.ts";
import { useMediaQuery } from "#app/components/ui/use-media-query.ts";

const WIDE = "(min-width: 48rem)";

type PhoneFoldProps = {
  /** Unique on the page: the key of its open state. */
  name: string;
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  /** Called when a press opens it, once the content is rendered. */
  onUnfold?: (details: HTMLDetailsElement) => void;
  children: ReactNode;
};

/**
 * A native disclosure: closed on a phone, open from 48rem up (by the sheet until scripts open it, see `.phone-fold`). It
 * works without scripts, find-in-page opens it, and Back restores it.
 */
export function PhoneFold({ name, summary, className = "", summaryClassName, onUnfold, children }: PhoneFoldProps) {
  const isWide = useMediaQuery(WIDE);
  const [chosen, choose] = useKept<boolean | null>(name, null);
  const details = useRef<HTMLDetailsElement>(null);
  // React does not know of a disclosure opened before hydration.
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
      // What the width gives anyway is no choice, so a wider and narrower window leads back to the start.
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

/** Opens all disclosures around an element, so that it can be seen and focused. */
export function unfold(element: Element | null): void {
  element?.closest("details")?.setAttribute("open", "");
}
