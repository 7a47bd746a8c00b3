import { useSyncExternalStore } from "react";
import type { Room } from "#app/schemas/content.ts";
import { drawSymbol } from "#app/lib/drawings.ts";
import drawing from "./house.svg?url";

/** In the order in which they are painted: a later room may overlap an earlier one. The stall outside has no wall. */
const rooms = [
  { room: "storeroom", hasWall: true },
  { room: "sales-desk", hasWall: true },
  { room: "cash-register", hasWall: true },
  { room: "customer-lounge", hasWall: true },
  { room: "crew", hasWall: true },
  { room: "crystal-ball", hasWall: true },
  { room: "sales-outlets", hasWall: false },
] as const satisfies readonly { room: Room; hasWall: boolean }[];

type HouseProps = {
  active?: Room | null;
  onChoose?: (room: Room) => void;
  /** So far down the page that nobody sees it at once: it is drawn when scripts are there, or by CSS without any. */
  late?: boolean;
  className?: string;
};

const neverChanges = () => () => {};
/** False in the served document and while the browser takes it over. */
const useScripts = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * The cut-away shop-house. With a room active, that room turns its light on and the others go dark. The drawing is one
 * file of symbols, so it costs no script. Choosing by pointer is a convenience: the list beside it says the same.
 */
export function House({ active = null, onChoose, late = false, className = "" }: HouseProps) {
  const drawn = useScripts() || !late;
  const draw = (id: string, symbolClass?: string) => (drawn ? drawSymbol(drawing, id, symbolClass).__html : "");
  return (
    <svg viewBox="0 0 640 720" className={`${late ? "late-house" : ""} ${className}`} aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a symbol of our own file. */}
      <g dangerouslySetInnerHTML={{ __html: draw("frame") }} suppressHydrationWarning />
      {rooms.map(({ room, hasWall }) => (
        // One group to a room, so that a dimmed room fades as a whole; its light falls on the wall, behind the things.
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the list beside it does the same by keyboard.
        <g
          key={room}
          className="house-room"
          data-lit={active === room}
          data-dimmed={active !== null && active !== room}
          onClick={onChoose && (() => onChoose(room))}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: symbols of our own file.
          dangerouslySetInnerHTML={{
            __html: (hasWall ? draw(`${room}-wall`) : "") + draw(`${room}-glow`, "house-glow") + draw(room),
          }}
          suppressHydrationWarning
        />
      ))}
    </svg>
  );
}
