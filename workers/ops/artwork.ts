/**
 * `npm run artwork`: the raster pictures that others ask for, made from the drawings of public/. They change with the
 * drawings alone, so they are committed: the icons of the web manifest, and the podcast's covers as directories take them.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { container, image } from "takumi-js/helpers";
import { draw } from "./card-design.ts";

const MARK = "public/favicon.svg";
const PAPER = "#fff8ea";
const COVER_SIZE = 1400;
const COVER_QUALITY = 84;

/** Maskable icons may be cut to a circle: what matters stays in the middle. */
const icons = [
  { file: "icon-192.png", size: 192, ground: "transparent", share: 0.94 },
  { file: "icon-512.png", size: 512, ground: "transparent", share: 0.94 },
  { file: "icon-maskable-512.png", size: 512, ground: PAPER, share: 0.64 },
  { file: "apple-touch-icon.png", size: 180, ground: PAPER, share: 0.78 },
] as const;

const covers = ["show", "episode-1", "episode-2"];

mkdirSync("public/icons", { recursive: true });
for (const { file, size, ground, share } of icons) {
  const mark = Math.round(size * share);
  const node = container({
    style: {
      ...{ display: "flex", alignItems: "center", justifyContent: "center", width: "100%", height: "100%" },
      ...(ground === "transparent" ? {} : { backgroundColor: ground }),
    },
    children: [image({ src: readFileSync(MARK), style: { width: mark, height: mark } })],
  });
  writeFileSync(`public/icons/${file}`, await draw(node, { width: size, height: size, format: "png" }));
}
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
console.log(`${icons.length} icons in public/icons, ${covers.length} covers in public/images/podcast.`);
