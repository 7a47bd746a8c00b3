import { type ReactNode, useEffect, useRef } from "react";
import { useKept } from "#app/components/ui/use-kept.ts";

type KeptDetailsProps = { name: string; className: string; children: ReactNode };

/** The browser's own disclosure, found again as it was left when Back or Forward leads to it. `name` is its own on the page. */
export function KeptDetails({ name, className, children }: KeptDetailsProps) {
  const [isOpen, setOpen] = useKept(name, false);
  const details = useRef<HTMLDetailsElement>(null);
  // What was unfolded before hydration is known to the element alone.
  useEffect(() => setOpen(details.current?.open === true), [setOpen]);
  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={className}
    >
      {children}
    </details>
  );
}
