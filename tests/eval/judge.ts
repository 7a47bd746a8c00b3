/** Judges answers against what they must say. Shared by the runner and its test. */
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
  answeredWhereDue: number;
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
    answeredWhereDue: share(answers, ({ declined }) => !declined),
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
  };
}

/** The goals, as the specification of the assistant states them. */
export const goals = { facts: 0.95, link: 0.9, declines: 1, medianMs: 30 } as const;

export const isMet = (reached: Score): boolean =>
  reached.facts >= goals.facts &&
  reached.link >= goals.link &&
  reached.declines >= goals.declines &&
  reached.medianMs < goals.medianMs;
