/**
 * Declines questions that must never be answered, whatever the site says near them; similar ones about the site must pass.
 * The patterns are data: `off-limits.json`, where `{NAME}` stands for one of its `words`.
 */
import { withoutUnseen } from "#app/lib/devanagari.ts";
import { fill } from "#app/lib/fill.ts";
import { plainWords, romanized } from "./language.ts";
import offLimits from "./off-limits.json" with { type: "json" };

/** The kinds of decline, see `assistantDeclines`. Despair is counted nowhere. */
export type Decline = "unknown" | "outOfScope" | "advice" | "private" | "dishonest" | "despair";

const COURTESIES =
  "^(?:(?:please|pls|plz|kindly|just|can you|could you|will you|hey|hi|smoothie|ok|now|help me(?: to)?) )*";
const word = (alternatives = ""): string => `\\b(?:${alternatives})\\b`;

/**
 * Reads a pattern. `a|b <30> c|d` matches one of the first, followed within thirty letters by one of the second; `<=30>`
 * matches both orders; `^ ` anchors at the start, after courtesies; text between slashes is a regular expression.
 */
function phrasePattern(text: string): RegExp {
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

const patternOf = (line: string): RegExp => phrasePattern(fill(line, offLimits.words));

type Kind = Decline | keyof typeof offLimits.standIns;
/** In order: the first kind with a pattern that fits decides how a question is declined. */
const kinds: readonly (readonly [Kind, readonly RegExp[]])[] = [
  ["outOfScope", offLimits.hostile.map(patternOf)],
  ["dishonest", offLimits.dishonest.map(patternOf)],
  ["office", offLimits.office.map(patternOf)],
  ["private", offLimits.private.map(patternOf)],
  ["advice", offLimits.advice.map(patternOf)],
  ["outOfScope", offLimits.foreign.map(patternOf)],
  ["software", offLimits.software.map(patternOf)],
  ["market", offLimits.markets.map(patternOf)],
  ["outOfScope", offLimits.elsewhere.map(patternOf)],
];
const despair = offLimits.despair.map(patternOf);
const raw = offLimits.raw.map((pattern) => new RegExp(pattern, "im"));
/** Phrases with a word of the patterns that mean something of the trade: "bath bombs". */
const innocent = new RegExp(`\\b(?:${fill(offLimits.innocent.join("|"), offLimits.words)})(?![a-z])`, "g");

function kindOf(question: string): Kind | null {
  const asked = withoutUnseen(question.normalize("NFKC"));
  if (raw.some((pattern) => pattern.test(asked))) return "outOfScope";
  const typed = romanized(asked)
    .toLowerCase()
    .replace(/['’‘`]s?\b/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const said = [typed, plainWords(asked)];
  if (despair.some((pattern) => said.some((text) => pattern.test(text)))) return "despair";
  const rest = said.map((text) => text.replace(innocent, "_"));
  return kinds.find(([, patterns]) => patterns.some((pattern) => rest.some((text) => pattern.test(text))))?.[0] ?? null;
}

/** The reason to decline a question, or null. */
export function declineOf(question: string): Decline | null {
  const kind = kindOf(question);
  return kind === "office" || kind === "software" || kind === "market" ? null : kind;
}

const standIns: Readonly<Record<string, string>> = offLimits.standIns;
/** The frequent question for all that ask for the office, or whether Ladoo works with another program or a named marketplace. */
export const standInFor = (question: string): string | undefined => standIns[kindOf(question) ?? ""];

/** Matches a text of these words alone. \b ends each word, so that the pattern can't backtrack for long. */
const onlyOf = (said: string): RegExp => new RegExp(`^(?:(?:${said})\\b[\\s,!.?]*)+$`);
const { hello, thanks, help } = offLimits.smallTalk;
const [isHello, isThanks, asksForHelp] = [onlyOf(hello), onlyOf(thanks), new RegExp(help)];

/** Recognises a greeting or a thank-you, which is no question. */
export function smallTalkIn(question: string): "hello" | "thanks" | null {
  const plain = romanized(question)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`']/g, "")
    .trim();
  if (isHello.test(plain) || asksForHelp.test(plain)) return "hello";
  return isThanks.test(plain) ? "thanks" : null;
}
