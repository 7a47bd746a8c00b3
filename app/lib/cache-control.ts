import type { HeadersArgs } from "react-router";

/**
 * For a page rendered while D1 was down. workers/pages/page-cache.ts caches it for some seconds (`s-maxage`): this spares the
 * database, and current content shows soon after it is back.
 */
export const WITHOUT_DATABASE = "public, max-age=0, s-maxage=10, must-revalidate";

/** The answer of a loader that read the stories: while D1 does not answer, published ones are missing. */
export const answerOf = ({ isWhole }: { isWhole: boolean }): { headers?: HeadersInit } =>
  isWhole ? {} : { headers: { "Cache-Control": WITHOUT_DATABASE } };

/** Sends the headers of a route's loader, or of its refusal, with the page. */
export const loaderHeaders = ({ errorHeaders, loaderHeaders, parentHeaders }: HeadersArgs): Headers =>
  errorHeaders ?? (loaderHeaders.has("Cache-Control") ? loaderHeaders : parentHeaders);
