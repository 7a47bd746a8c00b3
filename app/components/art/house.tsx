import { useEffect, useState } from "react";
import type { Room } from "#app/schemas/content.ts";
import { sprite } from "#app/lib/drawings.ts";
import text from "./house.svg?raw";
import url from "./house.svg?url";

const drawSymbol = sprite(url, import.meta.env.SSR ? text : "");

const rooms: readonly Room[] = [
  "storeroom",
  "sales-desk",
  "cash-register",
  "customer-lounge",
  "crew",
  "crystal-ball",
  "sales-outlets",
];

type HouseProps = {
  active?: Room | null;
  /** Far down the page: drawn once scripts run (or by CSS without any), to spare the first paint. */
  late?: boolean;
  className?: string;
};

/** Counts up to `steps` whenever the browser is idle, from 0 as served. */
function useSpareTime(steps: number): number {
  const [taken, setTaken] = useState(0);
  useEffect(() => {
    if (taken >= steps) return;
    const take = () => setTaken((count) => count + 1);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(take, 50);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(take, { timeout: 500 });
    return () => cancelIdleCallback(waiting);
  }, [taken, steps]);
  return taken;
}

/** The cut-away shop-house, whose active room is lit. The drawing is a sprite file, so it costs no script. */
export function House({ active = null, late = false, className = "" }: HouseProps) {
  const drawn = useSpareTime(late ? 1 + rooms.length : 0);
  const draw = (step: number, id: string, symbolClass?: string) =>
    !late || step < drawn ? drawSymbol(id, symbolClass).__html : "";
  return (
    <svg viewBox="0 0 640 720" className={`${late ? "late-house" : ""} ${className}`} aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a symbol of our own file. */}
      <g dangerouslySetInnerHTML={{ __html: draw(0, "frame") }} suppressHydrationWarning />
      {rooms.map((room, index) => (
        // The light falls on the wall, behind the furniture.
        <g
          key={room}
          className="house-room"
          data-lit={active === room}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: symbols of our own file.
          dangerouslySetInnerHTML={{
            __html:
              (room === "sales-outlets" ? "" : draw(index + 1, `${room}-wall`)) +
              draw(index + 1, `${room}-glow`, "house-glow") +
              draw(index + 1, room),
          }}
          suppressHydrationWarning
        />
      ))}
    </svg>
  );
}
