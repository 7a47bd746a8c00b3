/**
 * Declines questions that must never be answered, whatever the site says near them: attempts to change the rules or to see
 * the prompt, other people's data, questions for a lawyer, an accountant or a doctor, and subjects that have nothing to do
 * with the site. Questions about the site that sound similar must pass. A question that no page covers is declined later, by
 * search or by the model.
 */
import { plainWords, romanized } from "./language.ts";
import offLimits from "./off-limits.json" with { type: "json" };

/** The kinds of decline, see `assistantDeclines`. */
export type Refusal = "unknown" | "outOfScope" | "advice" | "private";

/**
 * `off-limits.json` holds one pattern of plain words a line. `a|b <30> c|d` matches one of the first, followed within thirty
 * letters by one of the second; `<=30>` matches both orders; `^ ` anchors at the start of the request, after courtesies;
 * `{NAME}` stands for one of its `words`; text between slashes is a regular expression.
 */
const named: Readonly<Record<string, string>> = offLimits.words;
const COURTESIES =
  "^(?:(?:please|pls|plz|kindly|just|can you|could you|will you|hey|hi|smoothie|ok|now|help me(?: to)?) )*";
const word = (alternatives = ""): string => `\\b(?:${alternatives})\\b`;

function patternOf(line: string): RegExp {
  const text = line.replace(/\{([A-Z]+)\}/g, (whole, name: string) => named[name] ?? whole);
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

/** In order: the first kind with a pattern that fits decides how a question is declined. */
const kinds: readonly (readonly [Refusal, readonly RegExp[]])[] = [
  ["outOfScope", offLimits.hostile.map(patternOf)],
  ["private", offLimits.private.map(patternOf)],
  ["advice", offLimits.advice.map(patternOf)],
  ["outOfScope", offLimits.elsewhere.map(patternOf)],
];
/** Patterns for markup, SQL and role prefixes, as typed. */
const raw = offLimits.raw.map((pattern) => new RegExp(pattern, "im"));

/** The reason to decline a question, or null. */
export function refusalOf(question: string): Refusal | null {
  const asked = question.normalize("NFKC");
  if (raw.some((pattern) => pattern.test(asked))) return "outOfScope";
  const typed = romanized(asked)
    .toLowerCase()
    .replace(/['’‘`]s?\b/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const said = [typed, plainWords(asked)];
  return kinds.find(([, patterns]) => patterns.some((pattern) => said.some((text) => pattern.test(text))))?.[0] ?? null;
}

/** Matches a text of these words alone. \b ends each word, so that the pattern can't backtrack for long. */
const onlyOf = (said: string): RegExp => new RegExp(`^(?:(?:${said})\\b[\\s,!.?]*)+$`);
const { hello, thanks, help } = offLimits.smallTalk;
const smallTalk = { hello: [onlyOf(hello), new RegExp(help)], thanks: [onlyOf(thanks)] };

/** Recognises a greeting or a thank-you, which is no question. */
export function smallTalkIn(question: string): "hello" | "thanks" | null {
  const plain = romanized(question)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`']/g, "")
    .trim();
  const kinds = ["hello", "thanks"] as const;
  return kinds.find((kind) => smallTalk[kind].some((pattern) => pattern.test(plain))) ?? null;
}
