/**
 * The paths of the cards (Open Graph pictures), which the build draws into public/cards. WhatsApp keeps a picture for
 * good, so a changed card needs a new address: names.json beside this file lists the names with their hashes.
 */
import { type Edition, inEdition } from "#app/lib/edition.ts";

const built = import.meta.glob<Record<string, string>>("./names.json", { eager: true, import: "default" });
const names = Object.values(built)[0] ?? {};

/** The path of a page's card, or of the edition's home page's card if the build drew none. */
export function ogImageFor(path: string, edition: Edition = "en"): string {
  const name = names[inEdition(edition, path)] ?? names[path] ?? names[inEdition(edition, "/")];
  return name ? `/cards/${name}` : "/cards/site.jpg";
}
