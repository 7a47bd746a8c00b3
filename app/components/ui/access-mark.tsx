import type { AccessLevel, Room } from "#app/schemas/content.ts";

type AccessMarkProps = {
  level: AccessLevel;
  /** The room that gives the colour, if no parent sets one. */
  room?: Room;
  className?: string;
};

/**
 * A door for each level of access: full is open, limited half open, view only has a pane to look through, and none is shut.
 * They differ by shape, not colour; where the level matters, its word stands beside it.
 */
export function AccessMark({ level, room, className = "" }: AccessMarkProps) {
  return <span aria-hidden="true" data-room={room} className={`door door-${level} ${className}`} />;
}
