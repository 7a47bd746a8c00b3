/** The editions of the site: English, and Hindi at the same addresses below /hi. Only `editionOf` splits an address. */

export type Edition = "en" | "hi";
export const editions = {
  en: { language: "en-IN", base: "", name: "English" },
  hi: { language: "hi-IN", base: "/hi", name: "हिन्दी" },
} as const satisfies Record<Edition, { language: string; base: string; name: string }>;

/** The beginning of a Hindi address, in any spelling that the router accepts; "/hi.data" is the data of "/hi". */
const HINDI = /^[/\\]+hi(?=[/\\.]|$)/i;

/** The edition of an address, and its path within the edition: "/hi/pricing" is "/pricing" in Hindi. */
export function editionOf(pathname: string): { edition: Edition; path: string } {
  const found = HINDI.exec(pathname)?.[0];
  if (found === undefined) return { edition: "en", path: pathname };
  const path = pathname.slice(found.length);
  return { edition: "hi", path: /^[/\\]/.test(path) ? path : `/${path}` };
}

export const editionIn = (language: string | null): Edition => (language === editions.hi.language ? "hi" : "en");

export const inEdition = (edition: Edition, path: string): string =>
  path === "/" ? editions[edition].base || "/" : `${editions[edition].base}${path}`;

/** The addresses of a page in each language, with that for all others, as search engines are told them. */
export const alternatesOf = (path: string): readonly { language: string; path: string }[] => [
  { language: editions.en.language, path },
  { language: editions.hi.language, path: inEdition("hi", path) },
  { language: "x-default", path },
];

/** The pages that have Hindi; others are shown in English within the Hindi frame. */
const HINDI_PAGES =
  /^\/(?:(?:pricing|brand-buddies|customer-connect|privacy-policy|kept)\/?|waitlist(?:\/.*)?|story\/[123]\/?)?$/i;

export const hasHindi = (path: string): boolean => HINDI_PAGES.test(path);
