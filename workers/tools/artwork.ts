/**
 * `npm run artwork`: draws the icons of the web manifest and the podcast's covers from the SVGs in public/. The results are
 * committed, since they change only with those drawings.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { container, image } from "takumi-js/helpers";
import { draw } from "./og-image-design.ts";

const MARK = "public/favicon.svg";
const PAPER = "#fff8ea";
const COVER_SIZE = 1400;
const COVER_QUALITY = 84;

/** Maskable icons may be cut to a circle, so the mark stays in the middle. */
const icons = [
  { file: "icon-192.png", size: 192, ground: "transparent", share: 0.94 },
  { file: "icon-512.png", size: 512, ground: "transparent", share: 0.94 },
  { file: "icon-maskable-192.png", size: 192, ground: PAPER, share: 0.64 },
  { file: "icon-maskable-512.png", size: 512, ground: PAPER, share: 0.64 },
  { file: "apple-touch-icon.png", size: 180, ground: PAPER, share: 0.78 },
] as const;

const covers = ["show", "episode-1", "episode-2"];

/** Feed readers and older browsers fetch /favicon.ico without a link. */
const FAVICON = { size: 48, ground: "transparent", share: 0.94 } as const;

type IconDrawing = { size: number; ground: string; share: number };

async function drawIcon({ size, ground, share }: IconDrawing): Promise<Uint8Array> {
  const mark = Math.round(size * share);
  const node = container({
    style: {
      ...{ display: "flex", alignItems: "center", justifyContent: "center", width: "100%", height: "100%" },
      ...(ground === "transparent" ? {} : { backgroundColor: ground }),
    },
    children: [image({ src: readFileSync(MARK), style: { width: mark, height: mark } })],
  });
  return draw(node, { width: size, height: size, format: "png" });
}

/** Wraps a PNG as the only picture of an ICO file: a header of 6 bytes, an entry of 16, the picture. */
function toIco(png: Uint8Array, size: number): Uint8Array {
  const ico = new Uint8Array(22 + png.byteLength);
  const view = new DataView(ico.buffer);
  view.setUint16(2, 1, true); // An icon, no cursor.
  view.setUint16(4, 1, true); // One picture.
  ico.set([size, size], 6);
  view.setUint16(10, 1, true); // Planes.
  view.setUint16(12, 32, true); // Bits a pixel.
  view.setUint32(14, png.byteLength, true);
  view.setUint32(18, 22, true); // Where it begins.
  ico.set(png, 22);
  return ico;
}

mkdirSync("public/icons", { recursive: true });
for (const { file, ...drawing } of icons) writeFileSync(`public/icons/${file}`, await drawIcon(drawing));
writeFileSync("public/favicon.ico", toIco(await drawIcon(FAVICON), FAVICON.size));
for (const name of covers) {
  const cover = image({
    src: readFileSync(`public/images/podcast/${name}.svg`),
    style: { width: "100%", height: "100%" },
  });
  const size = { width: COVER_SIZE, height: COVER_SIZE };
  writeFileSync(
    `public/images/podcast/${name}.jpg`,
    await draw(cover, { ...size, format: "jpeg", quality: COVER_QUALITY }),
  );
}
console.log(
  `${icons.length} icons in public/icons, public/favicon.ico, ${covers.length} covers in public/images/podcast.`,
);
