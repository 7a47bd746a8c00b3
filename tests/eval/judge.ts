/** Judges answers and their passages by the facts that must be there. */
import { sumPassages } from "#app/.server/assistant/compute.ts";
import { declineOf } from "#app/.server/assistant/guard.ts";
import { answerQuestion, type ModelAccess } from "#app/.server/assistant/index.ts";
import { founderPassages, sitePassages } from "#app/.server/assistant/passages.ts";
import { placeholders } from "#app/.server/assistant/placeholders.ts";
import { fill } from "#app/lib/fill.ts";
import { buildLibrary, findPassages } from "#app/.server/assistant/search.ts";
import { intentFromWords } from "#app/.server/assistant/intent.ts";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { assistantDeclines } from "#app/content/assistant.ts";
import { contact } from "./contact.ts";
import type { EvalQuestion, Fact } from "./questions.ts";

/** Before the launch, when the questions were asked. */
const NOW = new Date("2025-07-15T12:00:00+05:30");
const RECALLS = [1, 3, 8, 12] as const;

export type Judged = {
  question: EvalQuestion;
  response: string;
  facts: boolean;
  links: boolean;
  declined: boolean;
  /** True when the guard alone stops it. */
  guarded: boolean;
  /** Whether the best N passages hold the facts, for each N. */
  recall: Readonly<Record<(typeof RECALLS)[number], boolean>>;
};

const says = (text: string, fact: Fact): boolean => {
  if (typeof fact !== "string") return fact.some((one) => says(text, one));
  const pattern = /^\/(.*)\/$/.exec(fact)?.[1];
  return pattern === undefined ? text.toLowerCase().includes(fact.toLowerCase()) : new RegExp(pattern, "i").test(text);
};
/** True when a path fits: "/pricing" fits "/pricing#roles", "/" fits every page of this site. */
const leadsTo = (path: string, wanted: string): boolean =>
  wanted === "/" || wanted.endsWith("/")
    ? path.startsWith(wanted)
    : path === wanted || (path.startsWith(wanted) && !/^[\w-]/.test(path.slice(wanted.length)));
const linksIn = (response: string): string[] => [...response.matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path);

const values = placeholders(contact, NOW);
const library = buildLibrary(
  ...([sitePassages(), founderPassages(builtInStories)].map((passages) =>
    passages.map((passage) => ({ ...passage, text: fill(passage.text, values) })),
  ) as [ReturnType<typeof sitePassages>, ReturnType<typeof sitePassages>]),
);
const declines = Object.values(assistantDeclines).map((text) => fill(text, values));

function recallOf({ question, previous = [], facts = [] }: EvalQuestion): Judged["recall"] {
  const { query, sums } = intentFromWords(question, previous);
  const passages = [...sumPassages(sums), ...findPassages(library, query).map(({ passage }) => passage)].filter(
    ({ refusal }) => refusal === undefined,
  );
  const texts = passages.map(({ heading, text }) => `${heading}\n${text}`);
  return Object.fromEntries(
    RECALLS.map((most) => [most, facts.every((fact) => says(texts.slice(0, most).join("\n"), fact))]),
  ) as Judged["recall"];
}

/** Asks a question, with a model or without, and judges the answer. */
export async function judge(question: EvalQuestion, model?: ModelAccess): Promise<Judged> {
  const { response } = await answerQuestion({
    query: question.question,
    previous: question.previous ?? [],
    stories: builtInStories,
    settings: contact,
    now: NOW,
    model,
  });
  const declined = declines.includes(response);
  const { facts = [], links = [] } = question;
  const paths = linksIn(response);
  return {
    question,
    response,
    declined,
    guarded: declineOf(question.question) !== null,
    facts: !declined && facts.every((fact) => says(response, fact)),
    links: !declined && (links.length === 0 || paths.some((path) => links.some((wanted) => leadsTo(path, wanted)))),
    recall: recallOf(question),
  };
}

export const shareOf = (judged: readonly Judged[], isRight: (one: Judged) => boolean): number =>
  judged.length === 0 ? Number.NaN : judged.filter(isRight).length / judged.length;
export const isAnswerable = ({ question }: Judged): boolean => question.declines !== true;

/**
 * A row for each set and kind, and one for each set: facts, links and recalls of answerable questions, declines of the rest.
 */
export function rowsOf(judged: readonly Judged[]): string[][] {
  const percent = (share: number): string => (Number.isNaN(share) ? "-" : `${(share * 100).toFixed(1)}%`);
  const row = (name: string, all: readonly Judged[]): string[] => {
    const [answerable, others] = [all.filter(isAnswerable), all.filter((one) => !isAnswerable(one))];
    return [
      name,
      String(all.length),
      percent(shareOf(answerable, ({ facts }) => facts)),
      percent(shareOf(answerable, ({ links }) => links)),
      percent(shareOf(others, ({ declined }) => declined)),
      percent(shareOf(answerable, ({ guarded }) => guarded)),
      ...RECALLS.map((most) => percent(shareOf(answerable, ({ recall }) => recall[most]))),
    ];
  };
  const groups = new Map<string, Judged[]>();
  for (const one of judged)
    for (const name of [one.question.set, `${one.question.set}, ${one.question.kind}`])
      groups.set(name, [...(groups.get(name) ?? []), one]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b)).map(([name, all]) => row(name, all));
}
export const HEADINGS = [
  "questions",
  "",
  "facts",
  "links",
  "declined",
  "guarded",
  ...RECALLS.map((most) => `in ${most}`),
];

/** A missed answer for people: the question and the response. */
export function spokenMiss({ question, response, facts }: Judged): string {
  const verdict = question.declines ? "NOT DECLINED" : facts ? "WRONG LINK" : "WRONG";
  const asked = [...(question.previous ?? []), question.question].join(" > ");
  return `${verdict} (${question.set}, ${question.kind}): ${asked}\n    ${response.replaceAll("\n", "\n    ")}`;
}
