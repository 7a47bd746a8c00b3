/**
 * Where a page's card (its Open Graph picture) is. The build draws the cards into public/cards, each named by what
 * stands on it: WhatsApp keeps a picture for good under the address it has seen, so a changed card needs a new one. It
 * writes the names to names.json beside this file, which does not exist before the first build and is not committed; the
 * glob is then empty.
 */
import { SITE_CARD } from "#app/lib/page-meta.ts";

const built = import.meta.glob<Record<string, string>>("./names.json", { eager: true, import: "default" });
const names = Object.values(built)[0] ?? {};

/** The path of a page's card; the home page's for a page that was not known to the build. */
export function cardFor(path: string): string {
  const name = names[path] ?? names["/"];
  return name ? `/cards/${name}` : SITE_CARD;
}
