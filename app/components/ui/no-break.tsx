const TERM = /(GSTR-\d\w?|pop-ups?|\d month free)/i;

/** Text whose terms do not break across lines. */
export function NoBreak({ text }: { text: string }) {
  return text.split(TERM).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their order.
    <span key={index} className={TERM.test(part) ? "whitespace-nowrap" : undefined}>
      {part}
    </span>
  ));
}
