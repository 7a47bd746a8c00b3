/**
 * Checks the whole content: every record against its schema, and the references between records. `npm run build` stops
 * on a fault; `tests/architecture` lists them.
 */
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import { frequentQuestions } from "#app/.server/assistant/frequent-questions/index.ts";
import { brandBuddiesCards } from "#app/content/brand-buddies.ts";
import { podcastPath, useCasesPath } from "#app/content/brand.ts";
import { positions } from "#app/content/careers.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { featureNameAliases, features, filterFeatureIds } from "#app/content/features.ts";
import { featuresFaq } from "#app/content/founder-questions.ts";
import { founders } from "#app/content/founders.ts";
import { valueCards } from "#app/content/home.ts";
import { launchTexts } from "#app/content/launch.ts";
import { mailNames } from "#app/content/mail-mentions.ts";
import { keptPath } from "#app/content/offline.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { legalDocuments } from "#app/content/legal/index.ts";
import { modules } from "#app/content/modules.ts";
import { episodes } from "#app/content/podcast/index.ts";
import { pricingFaq, pricingRoles } from "#app/content/pricing.ts";
import { pageMeta } from "#app/content/site.ts";
import { stories } from "#app/content/stories/index.ts";
import { testimonials, waitlistBenefits, waitlistFaq } from "#app/content/waitlist.ts";
import { findRetired } from "./retired-phrases.ts";
import {
  EpisodeSchema,
  FaqItemSchema,
  FeaturePageSchema,
  FeatureRefSchema,
  FounderSchema,
  JobPositionSchema,
  JourneySchema,
  LegalDocumentSchema,
  ModuleSchema,
  PointSchema,
  PricingRoleSchema,
  RoomSchema,
  StoryRecordSchema,
  TestimonialSchema,
} from "#app/schemas/content.ts";

type Text = { where: string; text: string };

const CONTENT_FOLDER = "app/content";
const PUBLIC_FOLDER = "public";

export async function findContentFaults(): Promise<string[]> {
  const texts = [...(await readTexts()), ...readQuestions()];
  return [...findRecordFaults(), ...findReferenceFaults(), ...findTextFaults(texts), ...findRetired(texts)];
}

const records: readonly [name: string, schema: z.ZodType, values: readonly { id?: unknown }[]][] = [
  ["feature", FeatureRefSchema, features],
  ["module", ModuleSchema, modules as readonly { id?: unknown }[]],
  ["feature page", FeaturePageSchema, featurePages],
  ["founder", FounderSchema, founders],
  ["story", StoryRecordSchema, stories],
  ["journey", JourneySchema, journeys],
  ["episode", EpisodeSchema, episodes as readonly { id?: unknown }[]],
  ["pricing role", PricingRoleSchema, pricingRoles],
  ["pricing question", FaqItemSchema, pricingFaq as readonly { id?: unknown }[]],
  ["features question", FaqItemSchema, featuresFaq as readonly { id?: unknown }[]],
  ["waitlist question", FaqItemSchema, waitlistFaq as readonly { id?: unknown }[]],
  ["legal document", LegalDocumentSchema, legalDocuments as readonly { id?: unknown }[]],
  ["position", JobPositionSchema, positions],
  ["testimonial", TestimonialSchema, testimonials as readonly { id?: unknown }[]],
  ["waitlist benefit", PointSchema, waitlistBenefits as readonly { id?: unknown }[]],
  ["value card", PointSchema, valueCards as readonly { id?: unknown }[]],
  ["brand buddies card", PointSchema, brandBuddiesCards as readonly { id?: unknown }[]],
];

export function findRecordFaults(table = records): string[] {
  return table.flatMap(([name, schema, values]) =>
    values.flatMap((value, position) => {
      const result = schema.safeParse(value);
      const label = `${name} ${String(value.id ?? position + 1)}`;
      return result.success
        ? []
        : result.error.issues.map((issue) => `${label}: ${issue.path.join(".")} ${issue.message}`);
    }),
  );
}

function findReferenceFaults(): string[] {
  const storyIds = new Set(stories.map(({ id }) => id));
  const featureIds = new Set<number>(features.map(({ id }) => id));
  const unknownStories = (where: string, ids: readonly number[]) =>
    ids.filter((id) => !storyIds.has(id)).map((id) => `${where}: no story ${id}`);
  const unknownFeatures = (where: string, ids: readonly number[]) =>
    ids.filter((id) => !featureIds.has(id)).map((id) => `${where}: no feature ${id}`);
  const storyFounder = new Map(stories.map(({ id, founder }) => [id, founder]));
  return [
    ...stories.flatMap(({ id, featureIds: ids }) => unknownFeatures(`story ${id}`, ids)),
    ...unknownFeatures("filter features", filterFeatureIds),
    ...unknownFeatures("feature name aliases", Object.values(featureNameAliases)),
    ...featurePages.flatMap(({ id, relatedStories, featureId, scene }) => [
      ...unknownStories(`feature page ${id}`, scene === undefined ? relatedStories : [scene, ...relatedStories]),
      ...unknownFeatures(`feature page ${id}`, featureId === null ? [] : [featureId]),
    ]),
    ...modules.flatMap(({ name, slug, featureId, room, storyIds: ids }) => {
      const page = featurePages.find(({ id }) => id === slug);
      return [
        ...unknownStories(name, ids),
        ...unknownFeatures(name, [featureId]),
        ...(page ? differs(`${name}, room of its page`, page.room, room) : [`${name}: no feature page ${slug}`]),
      ];
    }),
    ...journeys.flatMap(({ id, persona, founder, podcast }) => {
      const speakers = new Set(podcast.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ speaker }) => speaker)));
      return [
        ...unknownStories(`journey ${id}`, [persona.storyId]),
        ...differs(`journey ${id}, teller of its story`, storyFounder.get(persona.storyId), founder),
        ...differs(`journey ${id}, founder's slug`, founders.find((one) => one.id === founder)?.journeySlug, id),
        ...differs(`journey ${id}, speakers`, [...speakers], [founder]),
      ];
    }),
    ...differs("rooms with a module", modules.map(({ room }) => room).toSorted(), RoomSchema.options.toSorted()),
    ...stories.flatMap(({ id }) => missingFile(`story ${id}`, `/images/stories/${id}.svg`)),
  ];
}

function differs(what: string, found: unknown, expected: unknown): string[] {
  const [left, right] = [found, expected].map((value) => JSON.stringify(value));
  return left === right ? [] : [`${what}: ${left ?? "nothing"}, expected ${right ?? "nothing"}`];
}

/** Every address of the site that a link may name, with the content's ids filled in. */
export function knownPaths(): Set<string> {
  return new Set([
    ...Object.keys(pageMeta),
    ...["/", "/features", "/pricing", "/brand-buddies", "/waitlist", "/about", "/careers", "/stories", keptPath],
    ...["/customer-connect", "/operations-automation", "/smart-data-insights", useCasesPath, podcastPath],
    ...legalDocuments.map(({ slug }) => `/${slug}`),
    ...featurePages.flatMap(({ id }) => [`/feature/${id}`, `/features/${id}`]),
    ...stories.map(({ id }) => `/story/${id}`),
    ...journeys.map(({ id }) => `/journey/${id}`),
    ...positions.map(({ id }) => `/careers/${id}`),
  ]);
}

function knownAnchors(path: string): Set<string> | null {
  const document = legalDocuments.find(({ slug }) => path === `/${slug}`);
  if (document) return new Set(document.sections.map(({ id }) => id));
  if (path === podcastPath) return new Set(episodes.map(({ slug }) => slug));
  return null;
}

export async function readTexts(): Promise<Text[]> {
  const files = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .toSorted();
  const texts: Text[] = [];
  for (const file of files) {
    const module: unknown = await import(pathToFileURL(resolve(CONTENT_FOLDER, file)).href);
    collectTexts(module, file, texts);
  }
  return texts;
}

function collectTexts(value: unknown, where: string, into: Text[]): void {
  if (typeof value === "string") into.push({ where, text: value });
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) collectTexts(item, `${where}[${index}]`, into);
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) collectTexts(item, `${where} ${key}`, into);
  }
}

/** The wordings of Smoothie's questions are what visitors say, so they may say anything. */
function readQuestions(): Text[] {
  return frequentQuestions.map(({ question, answer }) => ({ where: `"${question}"`, text: `${question} ${answer}` }));
}

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|mp4|webm)$/;
const wordingNames: readonly string[] = [...Object.keys(launchTexts("2025-08", new Date())), ...mailNames];

const unknownWordings = (text: string) =>
  [...text.matchAll(/\{((?:launch|mail)\w*)\}/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !wordingNames.includes(name));

export function findTextFaults(texts: readonly Text[]): string[] {
  const paths = knownPaths();
  return texts.flatMap(({ where, text }) => [
    ...unknownWordings(text).map((name) => `${where}: nothing is said as {${name}}`),
    ...linksIn(text).flatMap((link) => findLinkFaults(where, link, paths)),
  ]);
}

function linksIn(text: string): string[] {
  if (/^\/(?![/*])\S*$/.test(text)) return [text];
  return [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map((match) => match[1] ?? "");
}

function findLinkFaults(where: string, link: string, paths: ReadonlySet<string>): string[] {
  const url = new URL(link, "https://site.invalid");
  if (PICTURE.test(url.pathname)) return missingFile(where, url.pathname);
  if (!paths.has(url.pathname)) return [`${where}: ${link} leads nowhere`];
  const anchors = knownAnchors(url.pathname);
  const anchor = url.hash.slice(1);
  return anchor && anchors && !anchors.has(anchor) ? [`${where}: ${link} names an anchor that does not exist`] : [];
}

function missingFile(where: string, path: string): string[] {
  return existsSync(join(PUBLIC_FOLDER, path)) ? [] : [`${where}: there is no ${PUBLIC_FOLDER}${path}`];
}
