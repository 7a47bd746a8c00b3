import { contact as settings } from "#tests/eval/contact.ts";
import { describe, expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { founders } from "#app/content/founders.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { episodes } from "#app/content/podcast/index.ts";
import type { Story } from "#app/schemas/story.ts";
import { composeAnswer } from "../../answer.ts";
import { indexFor } from "../../search/search.ts";
import { deeds } from "./deeds.ts";
import type { Detail } from "./detail.ts";
import { storyDetails } from "./index.ts";
import { people } from "./people.ts";
import { episodeDetails, journeyDetails } from "./recordings.ts";

const respond = (question: string, stories: readonly Story[] = builtInStories) =>
  composeAnswer(question, stories, settings).response;

type Told = { detail: Detail; source: string; path: string };

/** Every string in a record, one a line. */
const textsOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : value && typeof value === "object"
      ? Object.values(value).map(textsOf).join("\n")
      : "";
const founderLines = (key: string): string => {
  const founder = founders.find(({ id }) => id === key);
  return `${founder?.name}\n${founder?.brandName}\n${founder?.background}`;
};

const allOf = ({ founderName, brandName, title, excerpt, content, keyResult, keyMetric }: Story): string =>
  [founderName, brandName, title, excerpt, content, keyResult, keyMetric].join("\n");

const told: readonly Told[] = [
  ...builtInStories.flatMap((story) =>
    (storyDetails[story.id] ?? []).map((detail) => ({ detail, source: allOf(story), path: `/story/${story.id}` })),
  ),
  ...journeys.flatMap((journey) =>
    journeyDetails[journey.id].map((detail) => ({ detail, source: textsOf(journey), path: `/journey/${journey.id}` })),
  ),
  ...episodes.flatMap((episode) =>
    (episodeDetails[episode.number] ?? []).map((detail) => ({
      detail,
      source: textsOf(episode),
      path: `/audio-insights/founders-podcast#${episode.slug}`,
    })),
  ),
  ...people.map((person) => {
    const journey = journeys.find(({ founder }) => founder === person.founder);
    return {
      detail: person,
      source: `${founderLines(person.founder)}\n${textsOf(journey)}`,
      path: `/journey/${journey?.id}`,
    };
  }),
];

const NUMBER_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|hundred|thousand)\b/gi;
const figuresIn = (text: string): string[] => [
  ...(text.match(/\d+(?:[.,]\d+)*/g) ?? []),
  ...(text.match(NUMBER_WORDS) ?? []).map((word) => word.toLowerCase()),
];
const NAME = /\p{Lu}[\p{L}-]*/gu;
/** Words that have a capital inside a sentence somewhere: names, of people, places and rooms. */
const namesInside = (text: string): string[] => text.match(/(?<=[\p{Ll},;] )\p{Lu}\p{L}*/gu) ?? [];
const everyName = new Set(
  told
    .flatMap(({ source }) => namesInside(source))
    .filter((name) => !/^(?:I|A|The|And|Which|What|Who|May|No|Yes)$/.test(name)),
);

/** What of an answer its text does not have. */
function invented(answer: string, source: string): string[] {
  const figures = new Set(figuresIn(source));
  const words = new Set(source.match(/\p{L}[\p{L}-]*/gu));
  const inside = new Set(namesInside(answer));
  return [
    ...figuresIn(answer).filter((figure) => !figures.has(figure)),
    ...(answer.match(NAME) ?? []).filter((name) => (inside.has(name) || everyName.has(name)) && !words.has(name)),
  ];
}

describe("what happens in the tellings", () => {
  test("each story, journey and episode has three details or more", () => {
    const counts = [
      ...builtInStories.map(({ id, title }) => [title, storyDetails[id]?.length ?? 0] as const),
      ...journeys.map(({ id }) => [id, journeyDetails[id].length] as const),
      ...episodes.map(({ number, title }) => [title, episodeDetails[number]?.length ?? 0] as const),
    ];
    expect(counts.filter(([, count]) => count < 3)).toEqual([]);
  });

  test("what the founder did is said of every story", () => {
    const ids = Object.values(deeds).flatMap((own) => Object.keys(own).map(Number));
    expect(new Set(ids)).toEqual(new Set(builtInStories.map(({ id }) => id)));
  });

  test("every figure and every name is in the text that tells it", () => {
    const done = Object.values(deeds).flatMap((own) =>
      Object.entries(own).map(([id, detail]) => {
        const story = builtInStories.find((each) => each.id === Number(id));
        return { detail, source: story ? allOf(story) : "", path: `/story/${id}` };
      }),
    );
    const wrong = [...told, ...done].map(({ detail, source, path }) => ({
      path,
      answer: detail.answer,
      not: invented(detail.answer, source),
    }));
    expect(wrong.filter(({ not }) => not.length > 0)).toEqual([]);
  });

  test("a figure or a name from elsewhere would be found", () => {
    const [first] = told;
    if (!first) throw new Error("There are details");
    expect(invented(first.detail.answer, first.source)).toEqual([]);
    expect(invented(`${first.detail.answer} It cost ₹1,451, and Biju paid twelve of it.`, first.source)).toEqual([
      "1,451",
      "Biju",
    ]);
    expect(invented("Biju had it.", first.source)).toEqual(["Biju"]);
  });

  test("answers are short, and plain text", () => {
    for (const { detail } of told) {
      expect(detail.answer.split(/\s+/).length, detail.answer).toBeLessThanOrEqual(62);
      expect(detail.answer).not.toMatch(/[{}[\]—]|\bdelve/);
      expect(detail.answer).toMatch(/[.!?]["”]?$/);
    }
  });

  test.each(told.map(({ detail, path }) => [detail.examples.split(" | ")[0] ?? "", detail.answer, path] as const))(
    "'%s'",
    (question, answer, path) => {
      const response = respond(question);
      expect(response).toContain(answer);
      expect(response).toContain(`](${path})`);
    },
  );
});

describe("what happened, asked without a name", () => {
  test.each([
    ["how many cod parcels came back earlier and now", "Forty-six"],
    ["diwali exhibition: how much came back home compared to last year", "The year before it was 96"],
    ["why did the first singapore parcel take 19 days", "On the customs form"],
    ["how many parcels missed the pickup earlier and now", "Fourteen in the last month of the notebooks"],
    ["gecko wali story batao", "](/story/7)"],
  ])("'%s'", (question, words) => {
    expect(respond(question)).toContain(words);
  });
});

describe("an operator's story", () => {
  const first = builtInStories.find(({ id }) => id === 1);
  if (!first) throw new Error("There is a first story");
  const question = "where did the eleventh stole go?";
  const withFirst = (change: Partial<Story>) =>
    builtInStories.map((story) => (story.id === 1 ? { ...story, ...change, builtIn: false } : story));

  test("of the same number is not answered for from the built-in one", () => {
    expect(respond(question)).toContain("Golu");
    const stories = withFirst({ content: "I sold ten stoles.\n\nThe eleventh was never printed." });
    expect(respond(question, stories)).not.toContain("Golu");
    expect(indexFor(stories).passages.filter(({ kind, storyId }) => kind === "detail" && storyId === 1)).toEqual([]);
    expect(respond("why was the lime pickle count short", stories)).toContain("landline");
  });

  test("told by somebody else, it is another story too", () => {
    const stories = withFirst({ founderName: "Asha Menon", founderKey: null });
    expect(indexFor(stories).passages.filter(({ kind, storyId }) => kind === "detail" && storyId === 1)).toEqual([]);
  });

  test("published word for word, it is told under the operator's title", () => {
    expect(respond(question, withFirst({ title: "A stole too few" }))).toContain("[A stole too few](/story/1)");
  });
});

describe("what is asked in general", () => {
  test.each([
    ["How do refunds work?", "/refund-policy"],
    ["Which size should I make more of?", "/feature/size-optimization"],
    ["What if a customer is refunded twice?", "/refund-policy"],
    ["How do I print forty labels at once?", "/feature/efficient-sales-management"],
    ["Can I ship to Dubai?", "/feature/global-expansion"],
    ["Can customers bargain at my stall?", undefined],
    ["festival discount for customers", undefined],
  ])("'%s' is not answered from a story", (question, path) => {
    const { response, sources } = composeAnswer(question, builtInStories, settings);
    expect(told.filter(({ detail }) => response.includes(detail.answer))).toEqual([]);
    if (path) expect(sources[0]?.path).toContain(path);
  });
});
