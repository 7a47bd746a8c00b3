/** How long a recording takes, named by its number or its title, and which of them is the shortest or the longest. */
import { audioFor, episodeAudioName, journeyAudioName } from "#app/content/audio.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { podcastPath } from "#app/content/brand.ts";
import { founders } from "#app/content/founders.ts";
import { episodes } from "#app/content/podcast/index.ts";
import type { Story } from "#app/schemas/story.ts";
import type { Link } from "../corpus/passage.ts";
import { storyLink } from "../corpus/tales.ts";
import { simplify } from "../language/language.ts";
import { COUNT_WORD, countOf, inNumber } from "../language/number-words.ts";
import type { Query } from "../search/query.ts";
import type { Draft } from "./compose.ts";

type Kind = "story" | "journey" | "episode";
type Recording = { kind: Kind; number: number; link: Link; seconds: number };

const HOW_LONG = /\b(?:how (?:long|many minutes)|kitn[aei] (?:lamb[aie]|long|minutes?|der)|duration|length)\b/;
const BY_NUMBER = new RegExp(`\\b(story|episode) (?:number |no |id )?(\\d{1,6}|${COUNT_WORD})\\b`);
const BY_PLACE = /\b(first|second|last|latest|newest) (?:podcast )?(episode)\b/;
const EXTREME = /\b(shortest|longest|sabse (?:chh?ot[aie]|lamb[aie]|bad[aie]))\b/;
const KINDS: readonly (readonly [kind: Kind, named: RegExp])[] = [
  ["journey", /\bjourneys?\b/],
  ["episode", /\b(?:episodes?|podcasts?)\b/],
  ["story", /\b(?:story|stories|recordings?|audio|kahani)\b/],
];
/** What is long of a story besides its recording. */
const ANOTHER_MATTER =
  /\b(?:keep|stored?|free|cover|letter|offer|discount|waitlist|trial|wait|file|mb|size|steps?|stages?)\b/;

/** All recordings, but for those whose length nobody knows. */
function recordingsOf(stories: readonly Story[]): Recording[] {
  const secondsOf = (name: string): number => audioFor(name)?.durationSeconds ?? 0;
  const all: Recording[] = [
    ...stories.map((story) => ({
      kind: "story" as const,
      number: story.id,
      link: storyLink(story),
      seconds: story.audioDuration,
    })),
    ...journeys.map(({ id, title }, at) => ({
      kind: "journey" as const,
      number: at + 1,
      link: { title, path: `/journey/${id}` },
      seconds: secondsOf(journeyAudioName(id)),
    })),
    ...episodes.map(({ number, title, slug }) => ({
      kind: "episode" as const,
      number,
      link: { title, path: `${podcastPath}#${slug}` },
      seconds: secondsOf(episodeAudioName(number)),
    })),
  ];
  return all.filter(({ seconds }) => seconds > 0);
}

const inUnits = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** "about three minutes long: 3 minutes and 12 seconds" */
function length(seconds: number): string {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (rest === 0) return `${inNumber(minutes)} minutes long`;
  const exact = `${inUnits(minutes, "minute")} and ${inUnits(rest, "second")}`;
  return `about ${inNumber(Math.max(1, Math.round(whole / 60)))} minutes long: ${exact}`;
}

function numberIn(plain: string): { kind: string; number: number } | null {
  const [, kind = "", said = ""] = BY_NUMBER.exec(plain) ?? [];
  if (kind) return { kind, number: Number(said) || countOf(said) };
  const [, place = ""] = BY_PLACE.exec(plain) ?? [];
  if (!place) return null;
  return { kind: "episode", number: place === "first" ? 1 : place === "second" ? 2 : episodes.length };
}

/** "How long is episode 2?", "the shortest story": or null. */
export function answerAboutLength({ plain, text, founder }: Query, stories: readonly Story[]): Draft | null {
  if (ANOTHER_MATTER.test(plain)) return null;
  const extreme = EXTREME.exec(text.toLowerCase())?.[1];
  if (!extreme && !HOW_LONG.test(plain)) return null;
  const all = recordingsOf(stories);
  const kind = KINDS.find(([, named]) => named.test(plain))?.[0];
  if (extreme && kind) {
    const isShort = /^(?:short|sabse ch)/.test(extreme);
    const teller = founders.find(({ id }) => id === founder)?.name.split(" ")[0];
    const own = stories.filter(({ founderKey }) => founder === null || founderKey === founder);
    const [found] = all
      .filter((one) => one.kind === kind && (kind !== "story" || own.some(({ id }) => id === one.number)))
      .toSorted((one, other) => (isShort ? one.seconds - other.seconds : other.seconds - one.seconds));
    if (!found) return null;
    const degree = isShort ? "shortest" : "longest";
    const whose = teller && kind === "story" ? `${teller}'s` : "The";
    // Its number puts right a wrong one in the question.
    const subject =
      kind === "episode" ? `Of the ${inNumber(episodes.length)} episodes, the ${degree}` : `${whose} ${degree} ${kind}`;
    return { body: `${subject} is "${found.link.title}", ${length(found.seconds)}.`, links: [found.link] };
  }
  if (!HOW_LONG.test(plain)) return null;
  const asked = numberIn(plain);
  const said = simplify(text);
  const named = asked
    ? all.find((one) => one.kind === asked.kind && one.number === asked.number)
    : all.find(({ link }) => said.includes(simplify(link.title)));
  return named ? { body: `"${named.link.title}" is ${length(named.seconds)}.`, links: [named.link] } : null;
}
