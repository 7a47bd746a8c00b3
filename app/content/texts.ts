/** The content of each edition, put together once in an isolate. Loaders take it from the request's context. */
import { english } from "#app/content/english.ts";
import { hindi } from "#app/content/hi/index.ts";
import type { Edition } from "#app/lib/edition.ts";
import { translated } from "#app/lib/words.ts";

export type Texts = typeof english;

let inHindi: Texts | undefined;

/** The texts of an edition. A part without Hindi is English. */
export function textsOf(edition: Edition): Texts {
  if (edition === "en") return english;
  inHindi ??= translated(english, hindi);
  return inHindi;
}
