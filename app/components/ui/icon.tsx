import { drawIcon } from "./draw-icon.ts";
import type { IconFile } from "./icon-files.ts";

type IconProps = {
  name: IconFile;
  /** Classes for size (default 1.25rem) and colour (default the text's). */
  className?: string;
};

/** A lucide icon from the sprite. Decorative: the words beside it, or the button's label, carry the meaning. */
export function Icon({ name, className = "" }: IconProps) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a symbol of our own file.
      dangerouslySetInnerHTML={drawIcon(name)}
      suppressHydrationWarning
    />
  );
}
