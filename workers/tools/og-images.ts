/**
 * Draws the card of every page before the bundle. A file's name is the hash of what decides its looks, so only changed
 * cards are drawn.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { publicPages } from "#app/.server/site-map/index.ts";
import { positions } from "#app/content/careers.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { sceneOf } from "#app/content/feature-screens.ts";
import { founders } from "#app/content/founders.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { modules } from "#app/content/modules.ts";
import type { PagePath } from "#app/content/pages.ts";
import { type Texts, textsOf, toldIn } from "#app/content/texts.ts";
import { type Edition, editions, hasHindi, inEdition } from "#app/lib/edition.ts";
import { fill } from "#app/lib/fill.ts";
import { launchAt } from "#app/lib/launch.ts";
import { type Card, designSource, drawCard } from "./og-image-design.ts";
import { PlainError } from "./plain-error.ts";

const CARDS_FOLDER = "public/cards";
/** The bundler empties build/ first, so the names are not kept there. */
const NAMES_FILE = "app/.server/og-images/names.json";
/** WhatsApp shows no picture above 300 KB. */
const MAX_BYTES = 300_000;
const AT_ONCE = 4;

const HOUSE = { picture: "app/components/art/house.svg", shape: "house", room: null } as const;

type Wording = { edition: Edition; texts: Texts; launchMonth: string };

/** The text of each page's card, by the page's path in its edition. Legal pages share the home page's card. */
export function listCards(launchMonth: string): Map<string, Card> {
  const cards = new Map<string, Card>();
  for (const edition of ["en", "hi"] as const) {
    const month = launchAt(launchMonth, new Date(), editions[edition].language).month;
    const wording = { edition, texts: textsOf(edition), launchMonth: month };
    for (const { path, kind } of publicPages(builtInStories)) {
      if (edition !== "en" && !hasHindi(path)) continue;
      const card =
        kind === "fixed"
          ? fixedCard(path as PagePath, wording)
          : recordCard(kind, path.slice(path.lastIndexOf("/") + 1), wording);
      if (card) cards.set(inEdition(edition, path), card);
    }
  }
  return cards;
}

function fixedCard(path: PagePath, { texts, launchMonth }: Wording): Card {
  const { eyebrow: withMonth, title, picture, room = null } = texts.pages[path].card;
  const eyebrow = fill(withMonth, { launchMonth });
  if (!picture) return { eyebrow, title, ...HOUSE };
  return {
    eyebrow,
    title,
    picture: `public${picture}`,
    shape: picture.includes("/podcast/") ? "square" : "wide",
    room,
  };
}

function recordCard(kind: string, id: string, { edition, texts }: Wording): Card | null {
  if (kind === "feature") {
    const page = featurePages.find((candidate) => candidate.id === id);
    if (!page) return null;
    const tagline = modules.find(({ slug }) => slug === id)?.tagline ?? page.closing.heading;
    return {
      eyebrow: tagline,
      title: page.name,
      picture: `public${sceneOf(page).src}`,
      shape: "wide",
      room: page.room,
    };
  }
  if (kind === "story") {
    const builtIn = builtInStories.find((candidate) => candidate.id === Number(id));
    if (!builtIn) return null;
    const story = toldIn(texts, edition, builtIn);
    const teller = `${story.founderName}, ${story.brandName}`;
    return {
      eyebrow: edition === "en" ? `A story by ${teller}` : teller,
      title: story.title,
      picture: `public${story.imageUrl}`,
      shape: "wide",
      room: story.features[0]?.room ?? null,
    };
  }
  if (kind === "journey") {
    const journey = journeys.find((candidate) => candidate.id === id);
    const founder = founders.find((candidate) => candidate.id === journey?.founder);
    if (!journey || !founder) return null;
    const eyebrow = `The journey of ${founder.name}, ${founder.brandName}`;
    return { eyebrow, title: journey.title, picture: `public${founder.image}`, shape: "square", room: founder.color };
  }
  const position = positions.find((candidate) => candidate.id === id);
  if (kind !== "position" || !position) return null;
  const eyebrow = `Open position in ${position.department}`;
  return { eyebrow, title: position.title, picture: "public/images/rooms/crew.svg", shape: "wide", room: "crew" };
}

/**
 * Draws missing cards, deletes unused ones, and writes the names.
 * @throws PlainError for a card that is too large for WhatsApp
 */
export async function drawCards(launchMonth: string): Promise<void> {
  mkdirSync(CARDS_FOLDER, { recursive: true });
  const cards = [...listCards(launchMonth)].map(([path, card]) => ({ path, card, name: fileName(path, card) }));
  const missing = cards.filter(({ name }) => !existsSync(join(CARDS_FOLDER, name)));
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    await Promise.all(
      missing.slice(at, at + AT_ONCE).map(async ({ card, name }) => {
        const jpeg = await drawCard(card);
        if (jpeg.byteLength > MAX_BYTES)
          throw new PlainError(`The card ${name} has ${jpeg.byteLength} bytes: over ${MAX_BYTES}.`);
        writeFileSync(join(CARDS_FOLDER, name), jpeg);
      }),
    );
  }
  const names = new Set(cards.map(({ name }) => name));
  for (const name of readdirSync(CARDS_FOLDER)) if (!names.has(name)) rmSync(join(CARDS_FOLDER, name));
  const home = cards.find(({ path }) => path === "/");
  if (home) writeFileSync(join(CARDS_FOLDER, "site.jpg"), readFileSync(join(CARDS_FOLDER, home.name)));
  writeFileSync(NAMES_FILE, JSON.stringify(Object.fromEntries(cards.map(({ path, name }) => [path, name]))));
}

function fileName(path: string, card: Card): string {
  const hash = createHash("sha256").update(JSON.stringify(card)).update(readFileSync(card.picture));
  for (const source of designSource) hash.update(source);
  const slug = path.slice(1).replaceAll("/", "-") || "home";
  return `${slug}.${hash.digest("hex").slice(0, 8)}.jpg`;
}
