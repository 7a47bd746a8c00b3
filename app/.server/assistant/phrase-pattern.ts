/** What may stand before a request. */
const COURTESIES =
  "^(?:(?:please|pls|plz|kindly|just|can you|could you|will you|hey|hi|smoothie|ok|now|help me(?: to)?) )*";
const word = (alternatives = ""): string => `\\b(?:${alternatives})\\b`;

/**
 * Reads a pattern of plain words. `a|b <30> c|d` matches one of the first, followed within thirty letters by one of the
 * second; `<=30>` matches both orders; `^ ` anchors at the start of the request, after courtesies; text between slashes is a
 * regular expression.
 */
export function phrasePattern(text: string): RegExp {
  const asIs = /^\/(.*)\/$/.exec(text)?.[1];
  if (asIs !== undefined) return new RegExp(asIs);
  const [begin, rest] = text.startsWith("^ ") ? [COURTESIES, text.slice(2)] : ["", text];
  const either = /^(.*) <=(\d+)> (.*)$/.exec(rest);
  if (either) {
    const [, one, gap, other] = either;
    return new RegExp(`${word(one)}.{0,${gap}}${word(other)}|${word(other)}.{0,${gap}}${word(one)}`);
  }
  const parts = rest.split(/ <(\d+)> /).map((part, at) => (at % 2 === 0 ? word(part) : `.{0,${part}}`));
  return new RegExp(`${begin}${parts.join("")}`);
}
