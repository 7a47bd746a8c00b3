import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName, Room } from "#app/schemas/content.ts";

/** `screen`: a screen of the app, and the room it belongs to. */
type DeviceProps = { screen: { room: Room; name: string; icon: IconName }; children: ReactNode };

const PHONE =
  "mx-auto flex w-[min(18.5rem,100%)] flex-col overflow-hidden border-8 border-ink-deep bg-white text-sm/[1.4] print:[print-color-adjust:exact]";

/** A phone with one screen of the app on it. The caller describes it in words. */
export function Phone({ screen, children }: DeviceProps) {
  return (
    <div data-room={screen.room} className={`${PHONE} rounded-[2.25rem]`}>
      <p className="flex items-center gap-2 bg-room-tint px-4 py-2.5 font-semibold text-room-text">
        <Icon name={screen.icon} className="size-4" />
        {screen.name}
      </p>
      <div className="flex flex-1 flex-col gap-3 p-4">{children}</div>
    </div>
  );
}

/** A till on its neck and foot, its screen turned to the customer. */
export function Till({ screen, children }: DeviceProps) {
  return (
    <div data-room={screen.room}>
      <div className={`${PHONE} min-h-96 rounded-[1.25rem] px-4 pt-6 pb-4`}>{children}</div>
      <div className="mx-auto h-12 w-56 bg-ink [clip-path:polygon(30%_0,70%_0,72%_60%,100%_60%,100%_100%,0_100%,0_60%,28%_60%)]" />
    </div>
  );
}

/** A label and its amount, at both ends of a line. */
export function Amount({ label, amount, className = "" }: { label: ReactNode; amount: string; className?: string }) {
  return (
    <p className={`flex items-baseline justify-between gap-3 ${className}`}>
      <span>{label}</span> <span className="shrink-0 [font-variant-numeric:tabular-nums]">{amount}</span>
    </p>
  );
}
