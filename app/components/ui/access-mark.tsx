import type { AccessLevel } from "#app/schemas/content.ts";

const FRAME = "M4 23V10a6.5 6.5 0 0 1 13 0v13z";

/**
 * A door for each level of access: full stands open, limited is half open, view only has a pane to look through, and
 * none is shut. Shapes, not colours, tell them apart; the word stands beside it wherever it carries meaning.
 */
export function AccessMark({ level, className = "" }: { level: AccessLevel; className?: string }) {
  return (
    <svg
      viewBox="0 0 21 24"
      className={`shrink-0 ${className}`}
      fill="none"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      {level === "none" ? (
        <path d={FRAME} className="fill-none stroke-ink-soft" strokeDasharray="2.5 2.5" />
      ) : (
        <path d={FRAME} className={`stroke-room ${level === "full" ? "fill-room" : "fill-white"}`} />
      )}
      {level === "full" ? (
        <path d="m7.4 15 2.3 2.4 4.1-5" className="stroke-white" strokeLinecap="round" strokeLinejoin="round" />
      ) : null}
      {level === "limited" ? <path d="M4 23V10a6.5 6.5 0 0 1 6.5-6.5V23z" className="fill-room" /> : null}
      {level === "view" ? (
        <>
          <path d="M6.8 12q3.7-4.6 7.4 0-3.7 4.6-7.4 0z" className="fill-white stroke-room" strokeWidth="1.4" />
          <circle cx="10.5" cy="12" r="1.4" className="fill-room" />
        </>
      ) : null}
    </svg>
  );
}
