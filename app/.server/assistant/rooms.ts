/**
 * Questions that name two rooms and ask how they differ: search would find one of them, or a tale in which both occur.
 * So is a question about one room under two of its names.
 */
import { featureNameAliases } from "#app/content/features.ts";
import { modules } from "#app/content/modules.ts";
import type { Module } from "#app/schemas/content.ts";
import type { Draft } from "./compose.ts";
import { type Link, sentencesOf } from "./corpus/passage.ts";
import { simplify } from "./language.ts";
import type { Query } from "./query.ts";

const APART =
  /\b(?:differ\w*|distinguish\w*|compar\w*|versus|vs|apart|same|between|or|farak|fark|antar|instead of|rather than)\b/;

const linkOf = ({ name, slug }: Module): Link => ({ title: name, path: `/feature/${slug}` });

/** Every name of a module, old and new, as a visitor would type it. */
const names = modules.flatMap((module) =>
  [
    module.name,
    ...Object.entries(featureNameAliases)
      .filter(([, id]) => id === module.featureId)
      .map(([alias]) => alias),
  ].map((name) => ({ module, name, typed: name.toLowerCase().replaceAll("-", " ") })),
);

/** The rooms the question names, in its order. A bare "crew" or "stock" names none: it may be meant as the word it is. */
function roomsIn(plain: string): Module[] {
  const found = modules.flatMap((module) => {
    const word = simplify(module.name).replace(/^the /, "");
    const at = new RegExp(`\\b${word === "crew" ? "the crew" : word}\\b`).exec(plain)?.index;
    return at === undefined ? [] : [{ module, at }];
  });
  return found.toSorted((one, other) => one.at - other.at).map(({ module }) => module);
}

/** The difference between the rooms a question names, or null when it asks for something else. */
export function answerAboutRooms(query: Query): Draft | null {
  if (query.founder || query.wantsTale || !APART.test(query.plain)) return null;
  const rooms = roomsIn(query.plain);
  const [first, second] = rooms;
  if (first && second) {
    const line = (module: Module) =>
      `- ${module.name}, for ${module.purpose}: ${sentencesOf(module.description).slice(0, 2).join(" ")}`;
    return { body: `They are different rooms of the house:\n${rooms.map(line).join("\n")}`, links: rooms.map(linkOf) };
  }
  if (!first) return null;
  const asked = query.text.toLowerCase().replace(/[-\s]+/g, " ");
  const said = names.filter(({ module, typed }) => module === first && asked.includes(typed));
  const former = said.find(({ name }) => !first.name.endsWith(name));
  if (!former || said.length < 2) return null;
  return {
    body: `There is none: ${former.name} is the earlier name of ${first.name}, the module for ${first.purpose}.`,
    links: [linkOf(first)],
  };
}
