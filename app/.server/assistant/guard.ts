/**
 * What is never answered, whatever the site says near it and whatever a model would make of it: orders to be somebody else or to
 * show one's inside, other people's data, what needs a lawyer, an accountant or a doctor, and plainly other subjects. Questions
 * about the site that only sound alike must pass; what no page covers is declined later, by search or by the model.
 */
import { plainWords, romanized } from "./language.ts";
import offLimits from "./off-limits.json" with { type: "json" };

/** The kinds of decline, see `assistantDeclines`. */
export type Refusal = "unknown" | "outOfScope" | "advice" | "private";

/**
 * `off-limits.json` holds patterns of plain words, each a line: `a|b <30> c|d` catches one of the first, and of the others at most
 * thirty letters behind it; `<=30>` takes them in either order; `^ ` begins what is asked to be done, after courtesies; `{NAME}` is
 * one of its `words`; what stands between slashes is a regular expression as it is.
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

/** In this order: the first kind of which a pattern fits says how a question is declined. */
const kinds: readonly (readonly [Refusal, readonly RegExp[]])[] = [
  ["outOfScope", offLimits.hostile.map(patternOf)],
  ["private", offLimits.private.map(patternOf)],
  ["advice", offLimits.advice.map(patternOf)],
  ["outOfScope", offLimits.elsewhere.map(patternOf)],
];
/** Patterns for markup, SQL and role prefixes, as typed. */
const raw = offLimits.raw.map((pattern) => new RegExp(pattern, "im"));

/** Why a question must not be answered, or null. */
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

/** Says these words and nothing else; \b ends each word, so that the pattern can't backtrack for long. */
const onlyOf = (said: string): RegExp => new RegExp(`^(?:(?:${said})\\b[\\s,!.?]*)+$`);
const { hello, thanks, help } = offLimits.smallTalk;
const smallTalk = { hello: [onlyOf(hello), new RegExp(help)], thanks: [onlyOf(thanks)] };

/** A greeting or a thank-you rather than a question. */
export function smallTalkIn(question: string): "hello" | "thanks" | null {
  const plain = romanized(question)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`']/g, "")
    .trim();
  const kinds = ["hello", "thanks"] as const;
  return kinds.find((kind) => smallTalk[kind].some((pattern) => pattern.test(plain))) ?? null;
}
