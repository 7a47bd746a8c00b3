/**
 * `npm run icons`: collects the lucide icons the site uses, and its own marks, in one sprite, `app/components/ui/icons.svg`.
 * A sprite is one cached file without JavaScript; icon components would add to every page's scripts.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import icons from "#app/schemas/icons.json" with { type: "json" };

const require = createRequire(import.meta.url);
const symbols = Object.entries(icons).map(([name, file]) => {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${file}.svg`), "utf8");
  const body = svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return `<symbol id="${name}" viewBox="0 0 24 24">${body.replace(/\s+/g, " ").replace(/ \/>/g, "/>").replace(/> </g, "><").trim()}</symbol>`;
});
const marks = readFileSync(new URL("../../app/components/art/marks.svg", import.meta.url), "utf8");
symbols.push(...(marks.match(/<symbol[\s\S]*?<\/symbol>/g) ?? []));
writeFileSync(
  new URL("../../app/components/ui/icons.svg", import.meta.url),
  `<!-- Lucide icons, ISC licence, https://lucide.dev. Made by npm run icons. -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
);
console.log(`${symbols.length} icons`);
