import type { HeadersFunction } from "react-router";

/**
 * Headers of pages whose address may hold somebody's referral code: only the origin is passed on as the referrer, to
 * other sites and to this one. What a loader or action sets (Retry-After) goes out as well.
 */
export const privateHeaders: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  const headers = new Headers(errorHeaders ?? actionHeaders);
  headers.set("Referrer-Policy", "strict-origin");
  return headers;
};
