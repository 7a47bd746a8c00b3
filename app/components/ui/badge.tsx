import type { Room } from "#app/schemas/content.ts";

/** A feature's name in its room's colour. */
export function FeatureBadge({ name, room }: { name: string; room: Room }) {
  return (
    <span
      data-room={room}
      className="inline-flex items-center gap-1.5 badge rounded-[7px_6px_8px_6px] bg-room-tint px-2 py-0.5 font-semibold text-room-text text-sm"
    >
      <span className="size-2 rounded-[2px_3px_2px_3px] bg-room" aria-hidden="true" />
      {name}
    </span>
  );
}
