/** The founders and all they tell: stories, journeys and the podcast. */
import { storyParagraphs } from "#app/.server/stories/narration.ts";
import { audioFor, episodeAudioName, journeyAudioName } from "#app/content/audio.ts";
import { podcastPath, useCasesPath } from "#app/content/brand.ts";
import { founders } from "#app/content/founders.ts";
import { foundersSection } from "#app/content/home.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { episodes, show, upcoming } from "#app/content/podcast/index.ts";
import type { Episode, Journey, Recording } from "#app/schemas/content.ts";
import type { Story } from "#app/schemas/story.ts";
import { inNumber } from "../language/number-words.ts";
import { capitalised, fact, inWords, type Link, type Passage, sentencesOf, uncapitalised } from "./passage.ts";
import { detailPassages } from "./story-details/index.ts";

export const podcast: Link = { title: "the Founders' Podcast", path: podcastPath };
const useCases: Link = { title: "Use Cases", path: useCasesPath };

/** What is asked of a founder's life; the people around are told of in `story-details/people.ts`. */
const BACKGROUND_QUESTIONS: Readonly<Record<string, string>> = {
  tara: "what did tara do before bel & buta",
  kabir: "what did kabir do before he started pepper porch",
  dev: "what did dev do before sunday ubtan",
};

/** What a visitor wants to follow who does not ask for a journey by its name. */
const JOURNEY_QUESTIONS: Readonly<Record<string, string>> = {
  "popup-exhibitions": "i want to follow how a founder got ready for exhibitions step by step",
  "operations-automation": "i want to follow how a founder automated the daily work step by step",
  "online-growth": "we began offline and want to sell online, is there a guide that shows before and after",
};

/** What a journey covers, asked for without its name or its founder's. */
const STEPS_QUESTIONS: Readonly<Record<string, string>> = {
  "popup-exhibitions":
    "what does the stall seller's walkthrough cover from start to finish | what is covered in the pop-up walkthrough | the exhibition guide, from the first step to the last",
  "operations-automation":
    "what does the walkthrough on the daily work cover from start to finish | what is covered in the walkthrough on orders and parcels",
  "online-growth":
    "what does the walkthrough on selling online cover from start to finish | what is covered in the walkthrough on growing online",
};

export const storyLink = (story: Pick<Story, "id" | "title">): Link => ({
  title: story.title,
  path: `/story/${story.id}`,
});

const founderOf = (story: Story) => founders.find((founder) => founder.name === story.founderName);
const firstName = (name: string): string => name.split(" ")[0] ?? name;
type Founder = (typeof founders)[number];
const journeyOf = ({ journeyName, journeySlug }: Founder): Link => ({
  title: journeyName,
  path: `/journey/${journeySlug}`,
});
const storiesOf = ({ id, name }: Founder): Link => ({
  title: `${firstName(name)}'s stories`,
  path: `${useCasesPath}?founder=${id}`,
});

/** Who a founder is, and where one hears more. */
export const introductionOf = (founder: Founder): { body: string; links: readonly Link[] } => ({
  body: `${founder.name} is the founder of ${founder.brandName} in ${founder.city}. ${founder.description}`,
  links: [journeyOf(founder), storiesOf(founder)],
});

const ORDINALS: Readonly<Record<number, string>> = { 1: "first", 2: "second" };

/** In whole minutes, rounded up, as the page beside it has it. */
function minutes(audioName: string): string {
  const seconds = audioFor(audioName)?.durationSeconds;
  return seconds ? ` Its listen time is ${Math.ceil(seconds / 60)} minutes.` : "";
}

/** As the page of the stories says it. */
const STORY_LENGTH = "two to four minutes";

/** "six to seven": how many minutes the shortest and the longest of several recordings take; "" where none is known. */
export function minutesOf(audioNames: readonly string[]): string {
  const known = audioNames
    .flatMap((name) => audioFor(name)?.durationSeconds ?? [])
    .map((time) => Math.round(time / 60));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return known.length === 0
    ? ""
    : least === most
      ? `about ${inNumber(least)}`
      : `${inNumber(least)} to ${inNumber(most)}`;
}

/** One passage for the gist of a story, and one for each paragraph of it. */
function storyPassages(story: Story): Passage[] {
  const founder = founderOf(story);
  const common = {
    ...storyLink(story),
    kind: "story" as const,
    storyId: story.id,
    ...(founder ? { founder: founder.id } : {}),
  };
  const about = `${story.founderName} ${story.brandName} ${story.category} ${story.features.map(({ name }) => name).join(" ")}`;
  return [
    {
      ...common,
      text: `${story.excerpt} ${story.keyResult} ${story.keyMetric}`,
      asks: `${story.title} story ${about} ${story.features
        .filter(({ type }) => type === "theme")
        .map(({ description }) => description)
        .join(" ")}`,
      answer: gist(story),
      weight: 1.05,
    },
    ...storyParagraphs(story).map(
      (paragraph): Passage => ({
        ...common,
        text: paragraph,
        asks: `${firstName(story.founderName)} ${story.brandName}`,
        tells: firstName(story.founderName),
      }),
    ),
  ];
}

const closed = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What a story is about and what came of it. */
export const gist = (story: Story): string =>
  `In "${story.title}", told by ${story.founderName} of ${story.brandName}: ${closed(story.excerpt)} The result: ${closed(story.keyResult)} ${closed(story.keyMetric)}`;

/** What came of a story. */
export const outcome = (story: Story): string =>
  `What came of it: ${beginsWithName(story.keyResult, story) ? closed(story.keyResult) : uncapitalised(closed(story.keyResult))} ${closed(story.keyMetric)}`;

/** What came of a journey, as a list. */
export const outcomesOf = ({ persona, outcomes }: Journey): string =>
  `What came of ${firstName(persona.name)}'s journey, in ${inNumber(outcomes.length)} outcomes:\n${outcomes.map((outcome) => `- ${outcome}`).join("\n")}`;

/** The steps of a journey, by their titles. */
export const stepsOf = ({ persona, steps }: Journey): string =>
  `The ${inNumber(steps.length)} steps of ${firstName(persona.name)}'s journey are:\n${steps.map(({ id, title }) => `${id}. ${title}`).join("\n")}`;

/** Whether the first word has its capital for itself: it keeps it inside the story's sentences too. */
function beginsWithName(text: string, { content, excerpt, title, founderName }: Story): boolean {
  const [word] = /^\p{L}+/u.exec(text) ?? [];
  return (
    word !== undefined &&
    new RegExp(`[\\p{Ll},] ${word}\\b`, "u").test(`, ${founderName} ${title} ${excerpt} ${content}`)
  );
}

/** The spoken paragraphs of a recording, for questions about what was said in it. */
function recordingPassages(recording: Recording, link: Link, kind: "journey" | "episode"): Passage[] {
  return recording.chapters.flatMap((chapter) =>
    chapter.paragraphs.map((paragraph): Passage => {
      const speaker = founders.find(({ id }) => id === paragraph.speaker);
      return {
        ...link,
        kind,
        text: paragraph.text,
        asks: speaker ? firstName(speaker.name) : "Maya host",
        tells: speaker ? firstName(speaker.name) : "Maya",
        ...(speaker ? { founder: speaker.id } : {}),
        weight: 0.9,
      };
    }),
  );
}

/** The founder who speaks in an episode. */
export function guestOf({ chapters }: Episode): string {
  const speakers = chapters.flatMap(({ paragraphs }) => paragraphs.map(({ speaker }) => speaker));
  const guest = founders.find(({ id }) => speakers.includes(id));
  return guest ? `${guest.name} of ${guest.brandName}` : "";
}

/** What an episode is about, and how long it is. */
export const episodeGist = ({ number, title, description }: Episode): string =>
  `Episode ${number} is "${title}". ${description}${minutes(episodeAudioName(number))}`;

/** Which episodes are not out yet. */
export const comingSentence: string = `${capitalised(inNumber(episodes.length))} episodes are out. Coming soon: ${inWords(upcoming.map((episode) => `episode ${episode.number}, "${episode.title}"`))}. They are not out yet. No date is set.`;

/** What is said in an episode's paragraph that matches, without a question at its end; "" where nobody says it. */
const spoken = (number: number, pattern: RegExp): string =>
  episodes
    .find((episode) => episode.number === number)
    ?.chapters.flatMap(({ paragraphs }) => paragraphs)
    .find(({ text }) => pattern.test(text))
    ?.text.replace(/ [^.?!]*\?$/, "") ?? "";

export function talePassages(stories: readonly Story[]): Passage[] {
  const tellers = [...new Set(stories.map(({ founderName }) => firstName(founderName)))];
  const passages: Passage[] = [
    fact({
      ...useCases,
      examples: "how many stories are there",
      asks: "how many stories audio use cases listen where short length minutes long story list all founders transcript read free",
      needs: "story | usecas",
      answer: `There are ${stories.length} audio stories of ${STORY_LENGTH} each, told by ${inNumber(tellers.length)} founders, ${inWords(tellers)}. Each can be heard or read as a transcript.`,
      weight: 0.9,
    }),
    fact({
      ...podcast,
      examples: "podcast episodes",
      asks: "podcast how many episodes listen where titles which episode list founders podcast about",
      needs: "podcast",
      weight: 1.1,
      answer: `The Founders' Podcast has ${inNumber(episodes.length)} episodes: ${inWords(episodes.map((episode) => `[${episode.number}, ${episode.title}](${podcastPath}#${episode.slug})`))}. ${capitalised(inNumber(upcoming.length))} more are coming.`,
    }),
    fact({
      ...useCases,
      examples: "how long is an episode of the podcast",
      asks: "how long minutes episode podcast journey recording longer longest length duration time compare stories",
      needs:
        "long podcast | long journey | long recording | minute podcast | minute journey | minute recording | length podcast | length recording | length journey | duration podcast | duration recording | longer | longest | longer podcast | longer story | longer journey | longest recording | longest story",
      answer: `A story takes ${STORY_LENGTH} to hear, a journey ${minutesOf(journeys.map(({ id }) => journeyAudioName(id)))} minutes and an episode of the podcast ${minutesOf(episodes.map(({ number }) => episodeAudioName(number)))} minutes. How long each is stands beside its player.`,
      also: podcast,
      weight: 1.1,
    }),
    fact({
      ...podcast,
      examples: "which episodes are coming",
      asks: "podcast coming soon next episode 3 4 where hear upcoming new episodes future",
      needs:
        "podcast next | podcast come | podcast soon | podcast upcoming | podcast new | podcast 3 | podcast 4 | podcast three | podcast four | podcast third | podcast fourth | podcast future | podcast more",
      answer: comingSentence,
      weight: 1.1,
    }),
    fact({
      ...podcast,
      examples: "who hosts the podcast",
      asks: "podcast host who hosts presenter interviewer maya asks questions",
      needs: "host | maya | presenter",
      answer: sentencesOf(show.about[1] ?? "")
        .slice(0, 2)
        .join(" ")
        .replace(/^Maya asks/, "Maya is the host: she asks"),
      weight: 1.1,
    }),
    fact({
      ...podcast,
      examples: "who speaks in podcast episode two",
      asks: "podcast who speaks guest guests talks interviewed episode founder one two",
      needs:
        "who speak podcast | podcast guest | who podcast voice | who podcast talk | who podcast two | who podcast one | who podcast first | who podcast second | who podcast 1 | who podcast 2 | podcast interview | which founder podcast",
      answer: `Maya, the host, talks with a founder: ${inWords(episodes.map((episode) => `in episode ${episode.number} with ${guestOf(episode)}`))}.`,
      weight: 1.2,
    }),
    fact({
      ...podcast,
      examples: "can i read the podcast",
      asks: "podcast transcript read instead of listen chapters text",
      needs: "podcast transcript | podcast read | podcast chapter | podcast text",
      answer: sentencesOf(show.about[3] ?? "")[0] ?? "",
    }),
    fact({
      ...podcast,
      examples: "can i download an episode",
      asks: "podcast story recording audio mp3 download save file phone listen offline",
      needs: "download podcast | download story | download audio | download mp3 | download recording",
      answer: "Yes, every recording, story or episode, has a 'Download' link under its player.",
      also: useCases,
      weight: 1.2,
    }),
    fact({
      ...useCases,
      examples: "can i read the audio stories instead of listening",
      asks: "read audio stories instead of listening transcript text of each story",
      needs: "story read | story transcript | story text | read instead | deaf story | deaf audio | deaf audio story",
      answer:
        "Yes, each story can be heard or read: its transcript stands on its page, with the time of every paragraph.",
      weight: 1.25,
    }),
    fact({
      ...podcast,
      examples: "what does a saturday stall in indiranagar cost tara",
      asks: "tara saturday stall indiranagar cost total table train food pieces sell before earns break even twenty-six",
      needs:
        "tara stall price | tara popup price | saturday stall price | tara spend | tara piece sell before | tara piece must | tara piece earn | tara sell earn | saturday spent sale | kurta saturday spent | saturday spent",
      answer: `From episode 1. Tara: "${spoken(1, /₹4,500/)}" Maya: "${spoken(1, /₹10,400/)} ${spoken(1, /first twenty-six pieces/)}"`,
      weight: 1.1,
    }),
    fact({
      ...podcast,
      examples: "with how many products should i begin",
      asks: "how many products to begin start enter first ten kabir advice count notebook",
      needs:
        "product begin | product start | enter first | sku start | sku begin | sku first | kabir start product | cook start | begin ten | enter all | notebook start | how many begin | with many begin",
      answer: `From episode 2. Kabir: "${spoken(2, /Take the ten that hurt/)}"`,
      weight: 1.1,
    }),
    fact({
      ...podcast,
      examples: "what is the podcast about",
      asks: "podcast about what is it topics description transcript",
      needs: "podcast about | podcast topic | podcast transcript | podcast what",
      answer: closed(show.description.replace(/^/, "The Founders' Podcast has ").replace(/has Small/, "has small")),
    }),
    fact({
      title: "the home page",
      path: "/",
      examples: "how many journeys are there",
      asks: "journeys how many which list founders customer journey listen read where",
      needs: "journey",
      answer: `There are ${inNumber(journeys.length)} journeys: ${inWords(journeys.map((journey) => `[${journey.title}](/journey/${journey.id}) by ${firstName(journey.persona.name)}, in ${inNumber(journey.steps.length)} steps`))}.`,
      weight: 1.05,
    }),
    fact({
      title: "the home page",
      path: "/",
      examples: "who are the founders",
      asks: "who are the founders names three founders brands people stories tellers",
      needs: "founder | who tell",
      answer: `Three founders, almost real, tell the stories: ${founders.map((founder) => `${founder.name} of ${founder.brandName} in ${founder.city} (${uncapitalised(founder.description).replace(/, (?:sold|packed)\b.*$/, "")})`).join("; ")}.`,
      also: useCases,
      weight: 0.9,
    }),
  ];

  for (const founder of founders) {
    const journey = journeyOf(founder);
    const name = firstName(founder.name).toLowerCase();
    passages.push(
      fact({
        ...journey,
        kind: "founder",
        examples: `who is ${name} | who founded ${founder.brandName.toLowerCase()} | what is ${name}'s full name | what is the last name of ${name} | what is ${name}'s brand | what does ${name} sell | where is ${name} from | what is ${name}'s business | introduce ${name} to me | ${name} of ${founder.brandName.toLowerCase()} | ${name} intro | i heard ${name} in a recording and liked it, who is that | my friend mentioned ${founder.brandName.toLowerCase()}, whose shop is it | i just read a quote by ${name} on your page, what is the brand behind it | which shop does ${name} run | so ${name} sells furniture | what kind of goods does ${founder.brandName.toLowerCase()} offer | to whom does ${founder.brandName.toLowerCase()} belong | ${name} kaun hai aur kya bechna hai`,
        asks: `who is ${founder.name} ${founder.brandName} founder brand about city sells makes where`,
        needs: `${name} | ${founder.brandName}`,
        answer: introductionOf(founder).body,
        founder: founder.id,
        weight: 1.15,
        also: storiesOf(founder),
      } as Parameters<typeof fact>[0]),
      {
        ...journey,
        kind: "founder",
        text: foundersSection.goalStages[founder.goalStage],
        examples: `is ${name}'s brand a new one or an established one | at what stage is ${name} | is ${name} a beginner | how far along is ${name}'s brand | which stage does ${name} stand for | is ${name}'s brand still growing | is ${founder.brandName.toLowerCase()} a young brand | ${name} ka brand naya hai ya purana | has ${name} only just started`,
        asks: `${founder.name} ${founder.brandName} stage new growing established`,
        answer: `${firstName(founder.name)} stands for the ${foundersSection.goalStages[founder.goalStage]} among the three founders.`,
        founder: founder.id,
      },
      {
        ...journey,
        kind: "founder",
        text: founder.background,
        examples: BACKGROUND_QUESTIONS[founder.id],
        asks: `${founder.name} ${founder.brandName} background before began started team`,
        answer: founder.background,
        founder: founder.id,
      },
      {
        ...journey,
        kind: "founder",
        text: founder.challenges.join(". "),
        asks: `${founder.name} challenges problems troubles struggle`,
        answer: `What the week was like for ${firstName(founder.name)}:\n${founder.challenges.map((challenge) => `- ${challenge}`).join("\n")}\n${founder.benefit}`,
        founder: founder.id,
      },
    );
  }

  for (const journey of journeys) {
    const link: Link = { title: journey.title, path: `/journey/${journey.id}` };
    const name = firstName(journey.persona.name);
    const common = { ...link, kind: "journey" as const, founder: journey.founder };
    passages.push(
      {
        ...common,
        text: `${journey.description} ${journey.subtitle} ${journey.mainChallenge}`,
        examples: JOURNEY_QUESTIONS[journey.id] ?? "",
        asks: `${name} ${journey.persona.brandName} journey called title ${journey.title} ${journey.id.replaceAll("-", " ")}`,
        answer: `${name}'s journey is "${journey.title}": ${closed(journey.subtitle)} It has ${inNumber(journey.steps.length)} steps.${minutes(journeyAudioName(journey.id))}`,
        also: storyLinkById(stories, journey.persona.storyId),
        weight: 1.05,
      },
      {
        ...common,
        text: journey.outcomes.join(". "),
        examples: `what came of ${name}'s journey | what are the outcomes of ${name}'s journey | what did ${name} achieve | results of the journey of ${name} | how did it end for ${name}`,
        asks: `${name} journey ${journey.id.replaceAll("-", " ")} outcomes results achieved`,
        answer: outcomesOf(journey),
      },
      {
        ...common,
        text: journey.steps.map((step) => step.title).join(". "),
        examples: `what does ${name}'s journey consist of | which parts make up ${name}'s journey | what is in ${name}'s journey from start to finish | what does the journey of ${name} cover | ${STEPS_QUESTIONS[journey.id] ?? ""} | which steps are in ${name}'s journey | what are the steps of ${name} | what did ${name} change | how many steps has ${name}'s journey`,
        asks: `${name} journey ${journey.id.replaceAll("-", " ")} steps list what changed`,
        answer: stepsOf(journey),
      },
      fact({
        ...link,
        examples: `how many steps and outcomes has ${name}'s journey | ${name} journey steps plus outcomes | ${name} journey stages and results count | ${name} steps and outcomes total | i want to draw ${name}'s journey on one sheet, how many steps and how many results must fit on it | before i listen to ${name}'s journey, how many stages has it and how many outcomes come of it | my co-founder asks how big ${name}'s journey is, how many steps are there and how many results | has ${name}'s journey as many steps as outcomes | so ${name}'s journey has ten steps and one outcome | how many things did ${name} do on the journey and how many came of it | in how many stages does ${name} get there and with how many gains | ${name} ke safar me kitne steps aur kitne outcomes hain`,
        asks: `${name} journey ${journey.id.replaceAll("-", " ")} how many steps and outcomes count number`,
        needs: `${name} step outcome | journey step outcome`,
        answer: `${name}'s journey, "${journey.title}", has ${inNumber(journey.steps.length)} steps and ${inNumber(journey.outcomes.length)} outcomes.`,
      }),
      {
        ...common,
        kind: "founder" as const,
        text: journey.description,
        asks: `${name} ${journey.persona.brandName} brand how many orders a month`,
      },
      { ...common, text: journey.mainChallenge, asks: `${name} journey main challenge problem before` },
      ...journey.steps.map(
        (step): Passage => ({
          ...common,
          text: `${step.description} Before: ${step.beforeAfter?.before ?? ""} After: ${step.beforeAfter?.after ?? ""}`,
          asks: `${name} ${step.title}`,
          answer: `${step.description}${step.beforeAfter ? ` Now: ${step.beforeAfter.after}` : ""}`,
        }),
      ),
      ...recordingPassages(journey.podcast, link, "journey"),
    );
  }

  for (const episode of episodes) {
    const link: Link = { title: `Episode ${episode.number}: ${episode.title}`, path: `${podcastPath}#${episode.slug}` };
    const gist = episodeGist(episode);
    const ordinal = ORDINALS[episode.number] ?? "";
    passages.push(
      fact({
        ...link,
        examples: `what is the ${ordinal} episode of the founders podcast called | title of the ${ordinal} episode | what is the name of the ${ordinal} podcast episode | what did you name the ${ordinal} one of the episodes | title of episode ${episode.number} | how is the ${ordinal} episode titled`,
        asks: `title name called ${ordinal} episode ${episode.number} podcast`,
        needs: `podcast ${ordinal} call | podcast ${ordinal} title | podcast ${ordinal} name | podcast ${episode.number} call | podcast ${episode.number} title | podcast ${episode.number} name`,
        answer: gist,
      }),
      {
        ...link,
        kind: "episode",
        text: `${episode.description} ${episode.bullets.join(". ")}`,
        examples: `what is episode ${episode.number} of the podcast about | what is the ${ordinal} episode about | tell me about episode ${episode.number}`,
        asks: `podcast episode ${episode.number} ${episode.number === 1 ? "first one" : "second two"} ${episode.title} guest about`,
        answer: gist,
        needs: episodeNeeds(episode.number, episode.title),
        weight: 1.3,
      },
      ...recordingPassages(episode, link, "episode"),
    );
  }

  for (const story of stories) passages.push(...storyPassages(story));
  passages.push(...detailPassages(stories, storyLink));
  return passages.filter(({ text }) => text !== "");
}

/** An episode is meant by its number, its guest or a word of its title; "podcast" alone means the series. */
function episodeNeeds(number: number, title: string): string {
  const names = number === 1 ? "1 one first tara" : "2 two second kabir";
  return `${names} ${title.toLowerCase().replace(/[^a-z -]/g, "")}`
    .split(/ +/)
    .filter((word) => !/^(?:and|the|how|to|it)$/.test(word))
    .map((word) => `podcast ${word}`)
    .join(" | ");
}

function storyLinkById(stories: readonly Story[], id: number): Link {
  const story = stories.find((entry) => entry.id === id);
  return story ? storyLink(story) : useCases;
}
