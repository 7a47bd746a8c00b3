import sprite from "#app/components/ui/icons.svg?url";

type LadooMarkProps = { className?: string };

/**
 * The mark: a grainy golden ladoo with a sliver of pistachio, on its leaf. The word beside it is set in type.
 * Decorative everywhere, as the product's name always stands next to it. The ball is a layer of its own because it rolls.
 */
export function LadooMark({ className }: LadooMarkProps) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true" focusable="false">
      <use href={`${sprite}#ladoo-back`} />
      <use href={`${sprite}#ladoo-ball`} className="ladoo-ball" />
      <use href={`${sprite}#ladoo-front`} />
    </svg>
  );
}
