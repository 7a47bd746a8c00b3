import { seekBy } from "#app/audio/playback-store.ts";
import { Icon } from "#app/components/ui/icon.tsx";

export const SKIP_SECONDS = 15;

/** The classes of a player's button with an icon alone. */
const ROUND_BUTTON =
  "size-11 shrink-0 place-items-center rounded-full font-semibold text-room-text text-sm hover:bg-white";

/** Skips fifteen seconds forwards or back: an arrow in a circle, round the number. */
export function Skip({ src, by, className }: { src: string; by: number; className: string }) {
  const label = by < 0 ? `Back ${-by} seconds` : `Forward ${by} seconds`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${ROUND_BUTTON} ${className}`}
      onClick={() => seekBy(src, by)}
    >
      <Icon
        name="rotate-ccw"
        className={`col-start-1 row-start-1 size-8 [stroke-width:1.5] ${by < 0 ? "" : "[scale:-1_1]"}`}
      />
      <span className="col-start-1 row-start-1 pt-px text-[0.6875rem] leading-none">{Math.abs(by)}</span>
    </button>
  );
}
