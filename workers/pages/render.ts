import type { Handler } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { openDatabase } from "#app/.server/db/index.ts";
import { reportJobs } from "#app/.server/jobs/run.ts";
import { earlyBird, refreshEarlyBird } from "#app/.server/waitlist/early-bird.ts";
import { openMail } from "#app/.server/mail/index.ts";
import { type Platform, platformContext } from "#app/cloudflare.ts";
import { launchTexts } from "#app/content/launch.ts";
import { mailTexts } from "#app/content/mail-mentions.ts";
import { textsOf } from "#app/content/texts.ts";
import { type Edition, editions, hasHindi } from "#app/lib/edition.ts";
import { settings } from "../env.ts";
import { namedJobs } from "../jobs.ts";
import type { PageEnv } from "../middleware/index.ts";
import { forgetPages } from "./cache.ts";

/** One build for all editions: links, forms, redirects and data requests of an edition stay below its address. */
const handlerOf = (edition: Edition) =>
  createRequestHandler({ ...build, basename: editions[edition].base || "/" }, import.meta.env.MODE);
const handlers = { en: handlerOf("en"), hi: handlerOf("hi") };

/** The addresses that React Router finds below /hi. It would answer any other one with its own bare error. */
const HINDI = /^\/hi(?:\/|\.data$|$)/i;

export const renderPage: Handler<PageEnv> = async (c) => {
  const { env, executionCtx } = c;
  const request = c.req.raw;
  const mail = openMail(env.MAIL, settings);
  const edition = HINDI.test(new URL(request.url).pathname) ? "hi" : "en";
  const path = pageOf(c.get("address").path);
  const render = handlers[edition];
  if (earlyBird.isDue()) {
    const refreshed = refreshEarlyBird(openDatabase(env.DB)).then((hasChanged) => {
      if (hasChanged) forgetPages();
    });
    // The waitlist page's offer must be that of the moment; the other pages do not wait.
    if (path === "/waitlist") await refreshed;
    else executionCtx.waitUntil(refreshed);
  }
  const wordsOf = (shown: Edition) => {
    const texts = textsOf(shown);
    const launch = launchTexts(
      settings.LAUNCH_MONTH,
      new Date(),
      earlyBird.places(),
      texts.launch,
      editions[shown].language,
    );
    return { edition: shown, texts, launch };
  };
  const words = wordsOf(hasHindi(path) ? edition : "en");
  const page: Platform = {
    env,
    requestId: c.get("requestId"),
    waitUntil: (work: Promise<unknown>) => executionCtx.waitUntil(work),
    settings,
    mail,
    jobs: () => reportJobs(namedJobs(env), openDatabase(env.DB)),
    ...words,
    frame: words.edition === edition ? words : wordsOf(edition),
    mailTexts: mailTexts(mail !== null, words.texts.mailMentions.mailMentions),
    search: new URL(request.url).search,
    operator: c.get("operator"),
    opsForm: c.get("opsForm") ?? null,
    draft: null,
    preview: (draft) =>
      render(
        new Request(new URL(`/story/${draft.id}`, request.url)),
        contextOf({ ...page, operator: null, opsForm: null, draft }),
      ),
    readAgain: () => render(new Request(request.url, { headers: request.headers }), contextOf(page)),
  };
  // HEAD is rendered as GET, so that it fills the cache with the body too; Hono then sends none.
  const isHead = request.method === "HEAD";
  const response = await render(isHead ? new Request(request, { method: "GET" }) : request, contextOf(page));
  // React Router's 405 lacks the Allow header that it requires.
  if (response.status === 405) response.headers.set("Allow", "GET, HEAD");
  return response;
};

/** "/pricing.data" is the data of "/pricing", "/_.data" that of "/". */
const pageOf = (path: string): string => path.replace(/\/?_?\.data$/, "") || "/";

function contextOf(platform: Platform): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  return context;
}
