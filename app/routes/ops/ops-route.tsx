/** The beginning of every screen's loader and action: an operator, the database, and an answer while it is away. */
import { data, redirect, type RouterContextProvider } from "react-router";
import type { Actor } from "#app/.server/audit/index.ts";
import { catchOutage, type Database, openDatabase } from "#app/.server/db/index.ts";
import { retryAfter } from "#app/.server/limits/index.ts";
import { type Platform, platform } from "#app/cloudflare.ts";
import { type OpsScreen, screenResponse } from "./document.tsx";

export type OpsContext = Platform & {
  db: Database;
  form: FormData;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  now: Date;
  show: (screen: Omit<OpsScreen, "operator" | "done">) => Promise<Response>;
  by: Actor;
};

type Args = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: Readonly<Record<string, string | undefined>>;
};

/** A loader or action of the back office. It refuses everybody but operators, as workers/pages/operators.ts already does. */
export function opsRoute(work: (desk: OpsContext) => Promise<Response>): (args: Args) => Promise<Response> {
  return async ({ request, context, params }) => {
    const here = platform(context);
    const { operator } = here;
    if (operator === null) throw data(null, { status: 404 });
    const now = new Date();
    const url = new URL(request.url);
    const done = request.method === "GET" ? DONE[url.searchParams.get("done") ?? ""] : undefined;
    const show: OpsContext["show"] = (screen) => screenResponse({ ...screen, done, operator: operator.email });
    const desk: OpsContext = {
      ...here,
      db: openDatabase(here.env.DB),
      form: here.opsForm ?? new FormData(),
      params,
      url,
      now,
      show,
      by: { who: operator.email, at: now },
    };
    return catchOutage(
      { request, requestId: here.requestId },
      () => work(desk),
      (status) => showRefusal(desk, status),
    );
  };
}

const refusals = {
  500: ["A fault of the site", "The database refused what the site asked. Nothing was changed, and the log says why."],
  503: ["The database is away", "The database did not answer, so nothing was changed. Please try again in a moment."],
} as const;

function showRefusal({ show }: Pick<OpsContext, "show">, status: keyof typeof refusals): Promise<Response> {
  const [title, problem] = refusals[status];
  const headers = status === 503 ? retryAfter("unavailable") : {};
  return show({ title, section: "/ops", status, problem, headers });
}

export function showMissing({ show }: OpsContext, section: OpsScreen["section"], what: string): Promise<Response> {
  return show({
    title: "Not there",
    section,
    status: 404,
    problem: `There is no ${what}. It may have been removed meanwhile.`,
  });
}

export const UNSURE = "Nothing was erased: tick the box first, since it can't be brought back.";

/** The notices after a change, by the word that the next screen's address carries as `done`. */
const DONE: Readonly<Record<string, string>> = {
  corrected: "The entry is corrected.",
  correctedAndMailed: "The entry is corrected, and a link to confirm is mailed to its new address.",
  confirmed: "The address is confirmed.",
  erased: "Everything stored about the address is erased. The place stays taken.",
  fake: "Erased as fake. Their places are free again, and the next joins take them.",
  grantedUnmarked:
    "The free months without a mark are granted. What is still owed is marked, or waits for another press.",
  mailed: "The mail is sent within ten minutes. Of one kind, an entry gets one in ten minutes at most.",
  backedUp: "The backup is written.",
  recounted: "The counts did not agree with the entries, and are repaired.",
  counted: "The counts agree with the entries.",
  granted: "The free months are granted.",
  grantedSome: "Some free months are granted. The other brands were granted before, are gone, or have not confirmed.",
  refused: "The free months are refused.",
  refusedSome: "Some free months are refused. The other brands were granted theirs before, or are gone.",
  noted: "The note is kept.",
  read: "The application counts as read.",
  deleted: "The application is deleted.",
  published: "The story is published. Visitors see it within a minute.",
  drafted: "The draft is kept. Visitors do not see it.",
  unpublished: "The story is taken down and kept as a draft. Within a minute, visitors no longer see it.",
  draftErased: "The draft is erased.",
  questions: "The questions are saved.",
};

export function redirectWithNotice(path: string, done: keyof typeof DONE): Response {
  return redirect(`${path}${path.includes("?") ? "&" : "?"}done=${done}`, 303);
}

export function idOf(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
