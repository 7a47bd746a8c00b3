import type { AccessLevel, Room } from "#app/schemas/content.ts";

type AccessMarkProps = {
  level: AccessLevel;
  /** Whose colour it has, where nothing around it says so. */
  room?: Room;
  className?: string;
};

/**
 * A door for each level of access: full stands open, limited is half open, view only has a pane to look through, and
 * none is shut. Shapes, not colours, tell them apart; the word stands beside it wherever it carries meaning.
 */
export function AccessMark({ level, room, className = "" }: AccessMarkProps) {
  return <span aria-hidden="true" data-room={room} className={`door door-${level} ${className}`} />;
}
