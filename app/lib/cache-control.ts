import type { HeadersArgs } from "react-router";

/** For a page rendered while D1 was down: a few seconds in the page cache spare the database, then try it again. */
export const WITHOUT_DATABASE = "public, max-age=0, s-maxage=10, must-revalidate";

/** The headers of a loader's answer: a page that lacks published stories, as D1 did not answer, is cached briefly. */
export const answerOf = ({ isWhole }: { isWhole: boolean }): { headers?: HeadersInit } =>
  isWhole ? {} : { headers: { "Cache-Control": WITHOUT_DATABASE } };

/** The headers of a route's loader or refusal, sent with the page; one made without the database is kept for seconds. */
export const loaderHeaders = ({ errorHeaders, loaderHeaders, parentHeaders }: HeadersArgs): Headers =>
  errorHeaders ?? (loaderHeaders.has("Cache-Control") ? loaderHeaders : parentHeaders);
