import { type ReactNode, useEffect, useRef } from "react";
import { useHistoryState } from "#app/components/ui/use-history-state.ts";

type KeptDetailsProps = {
  /** Unique on the page: the key of its open state. */
  name: string;
  summary: ReactNode;
  className: string;
  summaryClassName: string;
  children: ReactNode;
};

/** A native disclosure whose open state Back and Forward restore. */
export function PersistedDetails({ name, summary, className, summaryClassName, children }: KeptDetailsProps) {
  const [isOpen, setOpen] = useHistoryState(name, false);
  const details = useRef<HTMLDetailsElement>(null);
  // React does not know of a disclosure opened before hydration.
  useEffect(() => setOpen(details.current?.open === true), [setOpen]);
  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={className}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}
