import type { HeadersFunction } from "react-router";

/**
 * Headers of pages whose address may hold somebody's referral code: only the origin is passed on as the referrer, to
 * other sites and to this one. What a loader or action sets (Retry-After, Cache-Control) goes out as well.
 */
export const privateHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) => {
  const headers = new Headers(errorHeaders ?? [...loaderHeaders, ...actionHeaders]);
  headers.set("Referrer-Policy", "strict-origin");
  return headers;
};
