/** Renders documents with scripts held back until the first paint, and with the Content-Security-Policy. */
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { platform } from "#app/cloudflare.ts";
import { hideDismissedPromo } from "#app/components/site/promo-banner.tsx";
import { deferLayout } from "#app/lib/defer-layout.ts";
import type { Edition } from "#app/lib/edition.ts";
import { contentSecurityPolicy, hashesOf, scriptsWithNonce, withoutNonces } from "#app/lib/csp.ts";
import { loggedPath, logError } from "#app/lib/log.ts";
import { inlineStyles } from "./inline-styles.ts";
import { fetchScripts, holdScripts, startScript } from "./start-after-paint.ts";

/** The inline texts never change, so each isolate hashes them once. */
const constantTexts = (edition: Edition) => ({
  scripts: [hideDismissedPromo, deferLayout, fetchScripts, startScript],
  // An error screen without the frame's data is English.
  styles: [...new Set([inlineStyles.en, inlineStyles[edition]].flatMap(Object.values<string>))],
});
const constantHashes: Partial<Record<Edition, ReturnType<typeof hashesOf>>> = {};

/**
 * Renders a whole document before answering: only then can the policy list its inline scripts, and the Worker cache it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { frame, readAgain, requestId, settings } = platform(loadContext);
  // After an action that throws, or that a page lacks, the router loads no frame: the page answers as to a reader.
  if (request.method === "POST" && status !== 500 && routerContext.staticHandlerContext.loaderData.root === undefined) {
    const page = await readAgain();
    return new Response(page.body, { status, headers: page.headers });
  }
  // React and React Router put this nonce on each script they write; an injected script does not have it.
  const nonce = crypto.randomUUID();
  const app = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
  const stream = await renderToReadableStream(app, {
    nonce,
    // Nothing is moved into place by scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      if (isRefusal(error)) return;
      status = 500;
      logError("render", error, { requestId });
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Vite's development server adds scripts and styles that no policy could list.
  if (!import.meta.env.DEV) {
    const { edition } = frame;
    constantHashes[edition] ??= hashesOf(constantTexts(edition));
    const [constants, rendered] = await Promise.all([
      constantHashes[edition],
      hashesOf({ scripts: scriptsWithNonce(html, nonce), styles: [] }),
    ]);
    const hashes = { scripts: [...constants.scripts, ...rendered.scripts], styles: constants.styles };
    const thirdParties = { pixel: settings.PIXEL_ID !== "", turnstile: settings.TURNSTILE_SITE_KEY !== "" };
    headers.set("Content-Security-Policy", contentSecurityPolicy(hashes, thirdParties));
  }
  return new Response(holdScripts(withoutNonces(html, nonce)), { status, headers });
}

/** True when a loader or the router threw on purpose: not found (404), no action to post to (405). */
function isRefusal(error: unknown): boolean {
  return (isRouteErrorResponse(error) || error instanceof Response) && error.status < 500;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRefusal(error)) return;
  const { requestId } = platform(context as Readonly<RouterContextProvider>);
  logError("route", error, { requestId, path: loggedPath(new URL(request.url).pathname) });
};
