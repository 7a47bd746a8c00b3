import { drawIcon } from "#app/components/ui/draw-icon.ts";

const mark = {
  __html: drawIcon("ladoo-back").__html + drawIcon("ladoo-ball", "ladoo-ball").__html + drawIcon("ladoo-front").__html,
};

type LadooMarkProps = { className?: string };

/** The mark, decorative: the product's name always stands beside it. The ball is its own layer because it rolls. */
export function LadooMark({ className }: LadooMarkProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: symbols of our own file.
      dangerouslySetInnerHTML={mark}
      suppressHydrationWarning
    />
  );
}
