/**
 * The paths of the cards (Open Graph pictures). The build draws them into public/cards and names each by a hash: WhatsApp
 * keeps a picture for good, so a changed card needs a new address. The names stand in names.json beside this file, which the
 * first build writes; before that the glob is empty.
 */
import { type Edition, inEdition } from "#app/lib/edition.ts";
import { SITE_CARD } from "#app/lib/page-meta.ts";

const built = import.meta.glob<Record<string, string>>("./names.json", { eager: true, import: "default" });
const names = Object.values(built)[0] ?? {};

/** The path of a page's card in an edition, or of the edition's home page's card if the build drew none for this page. */
export function ogImageFor(path: string, edition: Edition = "en"): string {
  const name = names[inEdition(edition, path)] ?? names[path] ?? names[inEdition(edition, "/")];
  return name ? `/cards/${name}` : SITE_CARD;
}
