import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { platform } from "#app/cloudflare.ts";
import { loggedPath, logError } from "#app/lib/log.ts";
import { symbolWriter } from "#app/lib/drawings.ts";
import { startAfterFirstPaint } from "#app/first-paint/document.ts";
import house from "#app/components/art/house.svg?raw";
import houseUrl from "#app/components/art/house.svg?url";
import icons from "#app/components/ui/icons.svg?raw";
import iconsUrl from "#app/components/ui/icons.svg?url";
import { criticalStyle } from "#app/first-paint/critical-style.ts";
import { contentSecurityPolicy, inlineHashes } from "#app/lib/csp.ts";
import sheetUrl from "./app.css?url";

const STYLES = /(<style [^>]*data-href="site"[^>]*>)([\s\S]*?)(<\/style>)/;

/** Taken apart with the first document and not when the Worker starts. Every document is rendered with the same sheet. */
let stylesFor: ((html: string) => string) | undefined;

/** The same document with no more of the style sheet than it needs. */
function withCriticalStyle(html: string): string {
  return html.replace(STYLES, (_, open: string, sheet: string, close: string) => {
    stylesFor ??= criticalStyle(sheet);
    return `${open}${stylesFor(html.replace(STYLES, ""))}${close}`;
  });
}

const writeSymbols = symbolWriter([
  { url: iconsUrl, text: icons },
  { url: houseUrl, text: house },
]);

/**
 * Renders a document whole before answering. Loaders here wait for what they need, so nothing streams late; the whole
 * text lets the policy name the exact inline scripts, and the Worker keep the page for the next visitor.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    onError(error) {
      if (isRefusal(error)) return;
      status = 500;
      logError("render", error, { requestId: platform(loadContext).requestId });
    },
  });
  await stream.allReady;
  const rendered = await new Response(stream).text();
  // Vite's development server adds scripts and styles of its own, which no policy could know.
  const html = import.meta.env.DEV
    ? rendered
    : withCriticalStyle(writeSymbols(startAfterFirstPaint(rendered, { sheet: sheetUrl, drawings: [iconsUrl] })));
  const { settings } = platform(loadContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!import.meta.env.DEV) {
    const thirdParties = { pixel: settings.PIXEL_ID !== "", turnstile: settings.TURNSTILE_SITE_KEY !== "" };
    headers.set("Content-Security-Policy", contentSecurityPolicy(await inlineHashes(html), thirdParties));
  }
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/** What a loader, or the router itself, threw on purpose: nothing there (404), nothing to post to (405). */
function isRefusal(error: unknown): boolean {
  return (isRouteErrorResponse(error) || error instanceof Response) && error.status < 500;
}

/** A loader or action that failed by itself. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRefusal(error)) return;
  const { requestId } = platform(context as Readonly<RouterContextProvider>);
  logError("route", error, { requestId, path: loggedPath(new URL(request.url).pathname) });
};
