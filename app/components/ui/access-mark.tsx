import type { AccessLevel } from "#app/schemas/content.ts";

/**
 * A door for each level of access: full stands open, limited is half open, view only has a pane to look through, and
 * none is shut. Shapes, not colours, tell them apart; the word stands beside it wherever it carries meaning.
 */
export function AccessMark({ level, className = "" }: { level: AccessLevel; className?: string }) {
  return <span aria-hidden="true" className={`door door-${level} ${className}`} />;
}
