import { useHref } from "react-router";
import { type Edition, editionOf, editions, hasHindi } from "#app/lib/edition.ts";

/** The edition that is shown. Its base is the router's, so it needs no address. */
export const useEdition = (): Edition => editionOf(useHref("/")).edition;

/** The language of the page that a link leads to, where it is not that of the page around it; CSS says so beside the link. */
export function useLinkLanguage(): (path: string) => string | undefined {
  const edition = useEdition();
  return (path) => (edition === "en" || hasHindi(path) ? undefined : editions.en.language);
}
