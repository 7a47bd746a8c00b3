/** What is set line by line, or wraps as a whole. */
const TEXT = "h1, h2, h3, p, ul, ol, li, dl, dt, dd";
/** Of the size of the text: a hundredth of a letter's usual width, which nobody sees. */
const STEP_EM = 0.005;
const MOST_STEPS = 4;

/**
 * Sees to it that text on the screen keeps its number of lines when its font changes: a line more or less would move
 * everything below it. Where the new font breaks a text otherwise, its letters move a little closer together, or apart.
 * @returns what is to be called once the new font is there, before it is painted
 */
export function keepLines(): () => void {
  const heights = new Map<HTMLElement, number>();
  for (const text of document.querySelectorAll<HTMLElement>(TEXT)) {
    // Asked for its place, what is folded (fold.ts) would be laid out.
    if (!text.checkVisibility?.({ contentVisibilityAuto: true })) continue;
    const { top, bottom, height } = text.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) heights.set(text, height);
  }
  return () => {
    // Inner ones first, so that of a list the one point that needs it is changed.
    for (const [text, height] of [...heights].reverse()) keepHeight(text, height);
  };
}

function keepHeight(text: HTMLElement, height: number): void {
  const excess = () => Math.round(text.getBoundingClientRect().height - height);
  const { style } = text;
  const sign = -Math.sign(excess());
  if (sign === 0) return;
  const { letterSpacing, fontSize } = getComputedStyle(text);
  const spacing = (Number.parseFloat(letterSpacing) || 0) / Number.parseFloat(fontSize);
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    style.letterSpacing = `${spacing + sign * step * STEP_EM}em`;
    if (excess() === 0) return;
  }
  style.letterSpacing = "";
}
