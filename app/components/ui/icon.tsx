import { drawIcon } from "./draw-icon.ts";
import type { IconFile } from "./icon-files.ts";

type IconProps = {
  name: IconFile;
  /** Size (1.25rem unless told) and colour (the text's unless told). */
  className?: string;
};

/** A lucide icon out of the sprite. Decorative: the words beside it, or the button's label, carry the meaning. */
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
