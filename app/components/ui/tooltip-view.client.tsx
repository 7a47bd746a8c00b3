import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactElement } from "react";

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

export type TooltipViewProps = { label: string; children: ReactElement };

export function TooltipView({ label, children }: TooltipViewProps) {
  return (
    <RadixTooltip.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        {/* Beside its button and not in a portal: at the body's end it would stand in no landmark. */}
        <RadixTooltip.Content
          sideOffset={6}
          className="cut z-50 max-w-60 bg-ink-deep px-3 py-1.5 text-sm text-paper [box-shadow:0_6px_24px_rgb(33_28_74/0.22)]"
        >
          {label}
        </RadixTooltip.Content>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
