import { type ReactNode, useEffect, useRef } from "react";
import { useKept } from "#app/components/ui/use-kept.ts";

type KeptDetailsProps = { name: string; className: string; children: ReactNode };

/** A native disclosure whose open state Back and Forward restore. `name` must be unique on the page. */
export function KeptDetails({ name, className, children }: KeptDetailsProps) {
  const [isOpen, setOpen] = useKept(name, false);
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
      {children}
    </details>
  );
}
