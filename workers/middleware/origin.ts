/** True when a page of another site made this request in a visitor's browser. Programs send neither header and pass. */
export function isCrossOrigin(request: Request): boolean {
  const origin = request.headers.get("Origin");
  if (origin !== null && origin !== new URL(request.url).origin) return true;
  return request.headers.get("Sec-Fetch-Site") === "cross-site";
}
