/** Judges answers against what they must say, and holds the shares that are right against the floors. */
import type { EvalQuestion, Fact } from "./questions.ts";

export type Judged = {
  question: EvalQuestion;
  response: string;
  milliseconds: number;
  facts: boolean;
  link: boolean;
  declined: boolean;
};
export type Score = {
  questions: number;
  facts: number;
  link: number;
  declines: number;
  medianMs: number;
};

const links = (response: string): string[] => [...response.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
const says = (response: string, fact: Fact): boolean => {
  if (typeof fact === "string") return response.toLowerCase().includes(fact.toLowerCase());
  return fact instanceof RegExp ? fact.test(response) : fact.some((wording) => says(response, wording));
};
/** "/pricing" fits "/pricing#roles"; "/" fits only itself. */
const leadsTo = (path: string, wanted: string): boolean =>
  path === wanted ||
  (wanted.length > 1 &&
    (wanted.endsWith("/")
      ? path.startsWith(wanted)
      : path.startsWith(wanted) && !/^[\w-]/.test(path.slice(wanted.length))));

export function judge(question: EvalQuestion, response: string, milliseconds: number): Judged {
  const found = links(response);
  const isDecline =
    found.some((path) => path.startsWith("https://wa.me/")) &&
    found.length === 1 &&
    !/\n/.test(response) &&
    /rather|can only help|no details of that kind/.test(response);
  if ("declined" in question)
    return { question, response, milliseconds, facts: isDecline, link: isDecline, declined: isDecline };
  const wanted = typeof question.link === "string" ? [question.link] : question.link;
  return {
    question,
    response,
    milliseconds,
    facts: !isDecline && question.facts.every((fact) => says(response, fact)),
    link: !isDecline && found.some((path) => wanted.some((page) => leadsTo(path, page))),
    declined: isDecline,
  };
}

export function score(judged: readonly Judged[]): Score {
  const answers = judged.filter(({ question }) => !("declined" in question));
  const refusals = judged.filter(({ question }) => "declined" in question);
  const share = (list: readonly Judged[], good: (entry: Judged) => boolean) =>
    list.length === 0 ? 1 : list.filter(good).length / list.length;
  const times = judged.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  return {
    questions: judged.length,
    facts: share(answers, ({ facts }) => facts),
    link: share(answers, ({ link }) => link),
    declines: share(refusals, ({ declined }) => declined),
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
  };
}

type Floor = {
  name: string;
  of: EvalQuestion["set"] | "all";
  what: "facts" | "link" | "declines";
  /** The share that must be right. */
  least: number;
};

/**
 * The shares below which no change may bring the answers. Nothing was learnt from the held-out questions, so that theirs
 * say what visitors will meet; of what was learnt, little may be forgotten; and what must be declined is, without exception.
 */
export const floors: readonly Floor[] = [
  { name: "held-out questions are answered with their facts", of: "held-out", what: "facts", least: 0.88 },
  { name: "held-out questions are answered with their link", of: "held-out", what: "link", least: 0.92 },
  { name: "tuned questions are answered with their facts", of: "tuned", what: "facts", least: 0.98 },
  { name: "what must be declined is declined", of: "all", what: "declines", least: 1 },
];

/** A whole call on the machine that measures. */
export const MOST_MEDIAN_MS = 30;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** What a floor comes to with these answers. `missed` are the questions it counts as wrong. */
export function holdAgainst(
  { of, what, least }: Floor,
  judged: readonly Judged[],
): { isMet: boolean; said: string; missed: readonly Judged[] } {
  const counted = judged.filter(
    ({ question }) => (of === "all" || question.set === of) && "declined" in question === (what === "declines"),
  );
  const missed = counted.filter((entry) => !entry[what === "declines" ? "declined" : what]);
  const reached = counted.length === 0 ? 0 : 1 - missed.length / counted.length;
  return {
    isMet: reached >= least,
    said: `${percent(reached)} of ${counted.length}, at least ${percent(least)}`,
    missed,
  };
}

/** An answer that was missed, for people: what was asked, and what came. */
export function spokenMiss({ question, response, facts, link }: Judged): string {
  const verdict = facts ? (link ? "right" : "WRONG LINK") : "declined" in question ? "NOT DECLINED" : "WRONG";
  const asked = [...(question.previous ?? []), question.ask].join(" > ");
  return `${verdict} (${question.set}): ${asked}\n    ${response.replaceAll("\n", "\n    ")}`;
}
