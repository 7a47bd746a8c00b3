import type { ReactNode } from "react";
import { useLinkClickHandler, useLocation } from "react-router";

/**
 * A link to an element of the same page: `to` is "#" and its id. The router does the jump, where it can: it would take
 * the browser's own for a step back to a place it knows, and hold the page there.
 */
export function JumpLink({ to, className, children }: { to: `#${string}`; className?: string; children: ReactNode }) {
  const { search } = useLocation();
  const jump = useLinkClickHandler<HTMLAnchorElement>({ search, hash: to });
  return (
    <a href={to} className={className} onClick={jump}>
      {children}
    </a>
  );
}
