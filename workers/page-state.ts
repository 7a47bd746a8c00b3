/**
 * A page's state: the loader data that React Router hydrates it with (app/first-paint/document.ts). Scripts alone need it,
 * so a cached page holds the address of its state instead, and fetches it with its modules, after the first paint.
 */

/** The parameter that asks a page's address for its state. Its value is the version, so that browsers may keep the answer. */
export const STATE_PARAMETER = "_state";

const ASKED = new RegExp(`[?&]${STATE_PARAMETER}=([^&#]*)`);

const ELEMENT = /(<script type="application\/json" id="page-state")>([^<]+)(?=<\/script>)/;

/** The version a request asks the state of, or null when it asks for the page itself. */
export const askedVersion = (url: string): string | null => ASKED.exec(url)?.[1] ?? null;

/** The same request without the parameter. One that has none stays as it came: taking it out would write the query anew. */
export function withoutState(request: Request): Request {
  if (askedVersion(request.url) === null) return request;
  const url = new URL(request.url);
  url.searchParams.delete(STATE_PARAMETER);
  return new Request(url, request);
}

/** The state that a document holds; null where it holds none. */
export function stateOf(html: string): string | null {
  const [, , text] = ELEMENT.exec(html) ?? [];
  return text === undefined ? null : (JSON.parse(text) as string);
}

/**
 * The document with the state's address in place of the state.
 * @param path the page's path and query as a URL has them: no quotes, no "<".
 */
export function withStateAddress(html: string, path: string, version: string): string {
  const address = `${path}${path.includes("?") ? "&" : "?"}${STATE_PARAMETER}=${version}`;
  return html.replace(ELEMENT, (_, open: string) => `${open} data-from="${address.replaceAll("&", "&amp;")}">`);
}
