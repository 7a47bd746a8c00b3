import { drawIcon } from "./draw-icon.ts";
import type { IconName } from "#app/schemas/content.ts";

/** A square symbol of the sprite. Decorative: the words beside it, or the button's label, carry the meaning. */
export const drawing = (symbol: string, size: number, className: string) => (
  <svg
    className={className}
    viewBox={`0 0 ${size} ${size}`}
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a symbol of our own file.
    dangerouslySetInnerHTML={drawIcon(symbol)}
    suppressHydrationWarning
  />
);

/** A lucide icon. `className` may change its size (1.25rem) and colour (the text's). */
export const Icon = ({ name, className = "" }: { name: IconName; className?: string }) =>
  drawing(name, 24, `icon ${className}`);
