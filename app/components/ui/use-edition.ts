import { useHref } from "react-router";
import { type Edition, editionOf } from "#app/lib/edition.ts";

/** The edition that is shown. Its base is the router's, so it needs no address. */
export const useEdition = (): Edition => editionOf(useHref("/")).edition;
