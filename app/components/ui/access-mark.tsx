import type { AccessLevel, Room } from "#app/schemas/content.ts";

type AccessMarkProps = { level: AccessLevel; room?: Room; className?: string };

/** A door for each level of access, told apart by shape; where the level matters, its word stands beside it. */
export function AccessMark({ level, room, className = "" }: AccessMarkProps) {
  return <span aria-hidden="true" data-room={room} className={`door door-${level} ${className}`} />;
}
