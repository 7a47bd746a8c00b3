import { data, useHref } from "react-router";
import type { Database } from "#app/.server/db/index.ts";
import { refuseMail } from "#app/.server/erasure/refusals.ts";
import { verifyLink } from "#app/.server/links/index.ts";
import { flushOutbox } from "#app/.server/mail/index.ts";
import {
  confirmEntry,
  findByLink,
  hasStoppedMessages,
  type LinkedEntry,
  stopMessages,
} from "#app/.server/waitlist/confirmation.ts";
import { type Platform, platform } from "#app/cloudflare.ts";
import { fill } from "#app/lib/fill.ts";
import { privateMeta } from "#app/lib/page-meta.ts";
import { NoticeScreen, RefusedLink } from "#app/waitlist/notice-screen.tsx";
import type { Route } from "./+types/mailed-button";
import { mailedLinkHeaders, REFUSED_STATUS, tokenIn, withLink } from "./mailed-link.ts";

/** A page whose button does something, with and without the press; null for an invalid link. */
type Visit = (around: Platform, token: string, isPressed: boolean, secret: string, db: Database) => Promise<Visited>;
type Said = { heading: string; body: string };
type Visited = { said: Said; ask?: never } | { ask: Said & { button: string }; said?: never } | null;

type Press = (db: Database, entry: LinkedEntry, now: Date) => Promise<unknown>;

const aboutEntry =
  (purpose: "confirm" | "stop", isDone: (entry: LinkedEntry) => boolean, press: Press): Visit =>
  async ({ mail, texts, waitUntil }, token, isPressed, secret, db) => {
    const { confirmPage, stopPage } = texts.myEntry;
    const { ask, before, done } = purpose === "confirm" ? confirmPage : stopPage;
    const now = new Date();
    const entry = await findByLink(db, { secret, token, purpose, now });
    if (!entry) return null;
    if (isDone(entry)) return { said: before };
    if (!isPressed) return { ask: { ...ask, body: fill(ask.body, { email: entry.email }) } };
    await press(db, entry, now);
    if (mail) waitUntil(flushOutbox({ db, mail }));
    return { said: purpose === "confirm" && entry.referrerId !== null ? confirmPage.doneReferred : done };
  };

/** The page for whose address somebody else typed. It needs no entry: that may be gone, or be an application. */
const notMe: Visit = async ({ texts }, token, isPressed, secret, db) => {
  const { ask, done } = texts.myEntry.notMePage;
  const now = new Date();
  const claim = await verifyLink(secret, "not-me", token, now);
  if (claim && isPressed) await refuseMail(db, claim, { secret, now });
  return claim && (isPressed ? { said: done } : { ask });
};

/** Pages that confirm an address, stop messages or refuse all mail, by a button: mail scanners open every link. */
const pages = [
  {
    slug: "confirm",
    name: "confirmPage",
    visit: aboutEntry("confirm", ({ confirmedAt }) => confirmedAt !== null, confirmEntry),
  },
  { slug: "stop", name: "stopPage", visit: aboutEntry("stop", hasStoppedMessages, stopMessages) },
  { slug: "not-me", name: "notMePage", visit: notMe },
] as const;

async function open({ request, pattern, context }: Route.LoaderArgs, token: string, isPressed: boolean) {
  const around = platform(context);
  const { slug, name, visit } = pages.find((page) => pattern.includes(page.slug)) ?? pages[0];
  const visited = await withLink(around, request, (secret, db) => visit(around, token, isPressed, secret, db));
  return {
    path: `/waitlist/${slug}`,
    text: around.texts.myEntry[name],
    visited,
    status: visited ? 200 : REFUSED_STATUS,
  };
}

export async function loader(args: Route.LoaderArgs) {
  const token = tokenIn(args.request);
  // After the form was posted the address has no token any more, and the page shows only the result.
  const { path, text, visited, status } = await open(args, token, false);
  const page = {
    title: `${text.title} | ${platform(args.context).texts.brand.brand.name}`,
    refused: visited ? null : text.refused,
    ask: visited?.ask ? { ...visited.ask, path, token } : null,
    said: visited?.said ?? null,
  };
  return data(page, { status });
}

/** Handles the button, and mail programs' one-click unsubscribe (RFC 8058), whose token is in the address. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const { visited, status } = await open(args, String(form.get("token") || tokenIn(args.request)), true);
  // Set here: otherwise the status would be the loader's, which finds no token any more.
  return data({ said: visited?.said ?? null }, { status });
}

export const headers: Route.HeadersFunction = () => mailedLinkHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? privateMeta(loaderData.title) : []);

export default function MailedButton({ loaderData, actionData }: Route.ComponentProps) {
  const { ask, refused } = loaderData;
  const action = useHref(ask?.path ?? "/");
  const said = actionData?.said ?? (actionData ? null : loaderData.said);
  if (said) return <NoticeScreen heading={said.heading} body={said.body} />;
  if (!ask || actionData) return refused ? <RefusedLink text={refused} /> : null;
  return (
    <NoticeScreen heading={ask.heading} body={ask.body}>
      <form method="post" action={action} className="mt-8">
        <input type="hidden" name="token" value={ask.token} />
        <button type="submit" className="button button-primary">
          {ask.button}
        </button>
      </form>
    </NoticeScreen>
  );
}
