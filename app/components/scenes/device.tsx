import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName, Room } from "#app/schemas/content.ts";

/** `screen`: a screen of the app, and the room it belongs to. */
type DeviceProps = { screen: { room: Room; name: string; icon: IconName }; children: ReactNode };

/** A phone with one screen of the app on it. The caller describes it in words. */
export function Phone({ screen, children }: DeviceProps) {
  return (
    <div data-room={screen.room} className="phone">
      <Line icon={screen.icon} text={screen.name} className="bg-room-tint px-4 py-2.5 font-semibold text-room-text" />
      <div className="flex flex-1 flex-col gap-3 p-4">{children}</div>
    </div>
  );
}

/** A till on its neck and foot, its screen turned to the customer. */
export function Till({ screen, children }: DeviceProps) {
  return (
    <div data-room={screen.room}>
      <div className="phone till">{children}</div>
      <div className="till-foot" />
    </div>
  );
}

export function Line({ icon, text, className }: { icon: IconName; text: string; className: string }) {
  return (
    <p className={`flex items-center gap-2 ${className}`}>
      <Icon name={icon} className="size-4" />
      {text}
    </p>
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
