import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";
import { useHistoryState } from "#app/components/ui/use-history-state.ts";

type PersistedDetailsProps = {
  name: string;
  summary: ReactNode;
  className: string;
  summaryClassName: string;
  children: ReactNode;
};

/** A native disclosure with an arrow, whose open state Back and Forward restore. */
export function PersistedDetails({ name, summary, className, summaryClassName, children }: PersistedDetailsProps) {
  const [isOpen, setOpen] = useHistoryState(name, false);
  const details = useRef<HTMLDetailsElement>(null);
  // React does not know of a disclosure opened before hydration.
  useEffect(() => setOpen(details.current?.open === true), [setOpen]);
  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={`group ${className}`}
    >
      <summary className={summaryClassName}>
        {summary}
        <Icon name="chevron-down" className="fold-arrow" />
      </summary>
      {children}
    </details>
  );
}
