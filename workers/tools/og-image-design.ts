/** The design of a card: 1200 x 630, the picture on one side, the title on the other, in the colour of the room. */
import { readFileSync } from "node:fs";
import { type RenderOptions, render } from "takumi-js";
import { container, image, text } from "takumi-js/helpers";
import { brand } from "#app/content/brand.ts";
import type { Room } from "#app/schemas/content.ts";

export type Card = {
  eyebrow: string;
  title: string;
  picture: string;
  /** Pictures of scenes are 3:2, portraits and covers square; the house has no frame. */
  shape: keyof typeof shapes;
  room: Room | null;
};

/** The size of the picture, and of the coloured ground behind its outer side. */
const shapes = {
  wide: { width: 612, height: 408, ground: 380 },
  square: { width: 500, height: 500, ground: 360 },
  house: { width: 512, height: 576, ground: 330 },
} as const;

const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;
const JPEG_QUALITY = 82;
const MARGIN = 52;
const GAP = 36;

const MARK = "public/favicon.svg";
const FONTS = {
  "Baloo 2": "public/fonts/baloo-2.woff2",
  "Anek Latin": "public/fonts/anek-latin.woff2",
  Devanagari: "public/fonts/baloo-2-devanagari.woff2",
};
const STYLES = "app/styles/theme.css";

const colours = new Map(
  [...readFileSync(STYLES, "utf8").matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = "", hex = ""]) => [
    name,
    hex,
  ]),
);

function colour(name: string): string {
  const hex = colours.get(name);
  if (!hex) throw new Error(`${STYLES} has no --color-${name}`);
  return hex;
}

/** The cards' names change with what decides their looks. */
export const designSource: readonly (string | Uint8Array)[] = [
  ...[import.meta.filename, MARK, ...Object.values(FONTS)].map((path) => readFileSync(path)),
  // Most changes of the style sheet concern no card.
  JSON.stringify([...colours]),
];

const fonts = Object.entries(FONTS).map(([name, path]) => ({ name, data: readFileSync(path) }));

export function draw(node: Parameters<typeof render>[0], options: RenderOptions): Promise<Uint8Array> {
  return render(node, { fonts, emoji: "from-font", ...options });
}

export function drawCard(card: Card): Promise<Uint8Array> {
  const { width, height, ground } = shapes[card.shape];
  const textWidth = CARD_WIDTH - 2 * MARGIN - GAP - width;
  return draw(
    container({
      style: { display: "flex", position: "relative", width: "100%", height: "100%", backgroundColor: colour("paper") },
      children: [
        container({
          style: {
            position: "absolute",
            right: 0,
            top: 0,
            width: ground,
            height: "100%",
            backgroundColor: colour(card.room ?? "marigold"),
          },
        }),
        container({
          style: {
            ...{ position: "absolute", right: MARGIN, top: (CARD_HEIGHT - height) / 2, width, height },
            ...(card.shape === "house" ? {} : cutFrame()),
          },
          children: [
            image({ src: readPicture(card.picture), style: { width: "100%", height: "100%", objectFit: "cover" } }),
          ],
        }),
        container({
          style: {
            ...{ display: "flex", flexDirection: "column", width: textWidth + MARGIN, height: "100%" },
            padding: `50px 0 50px ${MARGIN}px`,
          },
          children: [
            text(card.eyebrow, {
              ...{ fontFamily: "'Anek Latin', Devanagari", fontWeight: 600, fontSize: 27, lineHeight: 1.3 },
              color: colour(card.room ? `${card.room}-text` : "ink"),
            }),
            text(card.title, {
              ...{
                marginTop: 16,
                fontFamily: "'Baloo 2', Devanagari",
                fontWeight: 700,
                lineHeight: lineHeight(card.title),
                color: colour("ink"),
              },
              fontSize: titleSize(card.title, textWidth),
            }),
            container({
              style: { display: "flex", alignItems: "center", marginTop: "auto" },
              children: [
                image({ src: readFileSync(MARK), style: { width: 64, height: 64 } }),
                text(brand.name, {
                  ...{ marginLeft: 14, fontFamily: "'Baloo 2'", fontWeight: 700, fontSize: 48, lineHeight: 1 },
                  color: colour("ink"),
                }),
              ],
            }),
          ],
        }),
      ],
    }),
    { width: CARD_WIDTH, height: CARD_HEIGHT, format: "jpeg", quality: JPEG_QUALITY },
  );
}

/** The frame with the site's cut corner and printed shadow. */
function cutFrame() {
  return {
    borderRadius: "28px 8px 28px 8px",
    border: `6px solid ${colour("paper")}`,
    boxShadow: `12px 14px 0 ${colour("ink")}`,
    overflow: "hidden",
  } as const;
}

/** The shop-house is a sprite file, of which a card shows everything but the lights. */
export function readPicture(path: string): Uint8Array {
  const svg = readFileSync(path, "utf8");
  const drawn = svg
    .replace(/<symbol id="[a-z-]+-glow"[\s\S]*?<\/symbol>/g, "")
    .replace(/<use [^>]*>/g, "")
    .replace(/<symbol [^>]*>/g, "<g>")
    .replaceAll("</symbol>", "</g>");
  return Buffer.from(drawn);
}

const TITLE_HEIGHT = 350;
const TITLE_SIZES = [84, 76, 68, 62, 56, 50, 46, 42, 38, 34];
/** Devanagari has marks above and below its letters. */
const lineHeight = (title: string): number => (/\p{Script=Devanagari}/u.test(title) ? 1.3 : 1.06);
/** The average width of a letter, as a share of the font size: in a line, and in a single word with many an m. */
const LETTER_WIDTH = { line: 0.52, word: 0.61 };

/** The largest font size at which a title fits beside the picture, its longest word included. */
export function titleSize(title: string, width: number): number {
  const words = title.split(/\s+/).map(({ length }) => length);
  const fits = (size: number) =>
    Math.max(...words) * size * LETTER_WIDTH.word <= width &&
    countLines(words, width / (size * LETTER_WIDTH.line)) * size * lineHeight(title) <= TITLE_HEIGHT;
  return TITLE_SIZES.find(fits) ?? Math.min(...TITLE_SIZES);
}

/** The number of lines that words of these lengths take, at `letters` a line. */
function countLines(words: readonly number[], letters: number): number {
  let lines = 1;
  let used = 0;
  for (const length of words) {
    const isNext = used > 0 && used + 1 + length > letters;
    if (isNext) lines += 1;
    used = isNext || used === 0 ? length : used + 1 + length;
  }
  return lines;
}
