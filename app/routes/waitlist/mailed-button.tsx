import { data, useHref } from "react-router";
import { openDatabase } from "#app/.server/db/index.ts";
import { refuseMail } from "#app/.server/erasure/refusals.ts";
import { verifyLink } from "#app/.server/links/index.ts";
import { flushOutbox } from "#app/.server/mail/index.ts";
import {
  confirmEntry,
  hasStoppedMessages,
  type LinkedEntry,
  stopMessages,
} from "#app/.server/waitlist/confirmation.ts";
import { type Platform, platform } from "#app/cloudflare.ts";
import type { Texts } from "#app/content/texts.ts";
import { fill } from "#app/lib/fill.ts";
import { privateMeta } from "#app/lib/page-meta.ts";
import { NoticeScreen } from "#app/waitlist/notice-screen.tsx";
import { RefusedLink } from "#app/waitlist/refused-link.tsx";
import type { Route } from "./+types/mailed-button";
import { mailedLinkHeaders, REFUSED_STATUS, tokenIn, withLink, withLinkedEntry } from "./mailed-link.ts";

/** Pages that confirm an address, stop messages or refuse all mail, by a button: mail scanners open every link. */
const pages = {
  confirm: {
    path: "/waitlist/confirm",
    textOf: ({ myEntry }: Texts) => myEntry.confirmPage,
    doneText: ({ referrerId }: LinkedEntry, { myEntry: { confirmPage } }: Texts) =>
      referrerId === null ? confirmPage.done : confirmPage.doneReferred,
    purpose: "confirm",
    isDone: (entry: LinkedEntry) => entry.confirmedAt !== null,
    press: confirmEntry,
  },
  stop: {
    path: "/waitlist/stop",
    textOf: ({ myEntry }: Texts) => myEntry.stopPage,
    doneText: (_: LinkedEntry, { myEntry }: Texts) => myEntry.stopPage.done,
    purpose: "stop",
    isDone: hasStoppedMessages,
    press: stopMessages,
  },
} as const;

const pageAt = (pattern: string) => (pattern.includes("stop") ? pages.stop : pages.confirm);

/** The page for whose address somebody else typed. It needs no entry: that may be gone, or be an application. */
async function notMe(around: Platform, request: Request, token: string, isPressed: boolean) {
  const { title, ask, done, refused } = around.texts.myEntry.notMePage;
  const now = new Date();
  const isValid = await withLink(around, request, async (secret, db) => {
    const claim = await verifyLink(secret, "not-me", token, now);
    if (claim && isPressed) await refuseMail(db, claim, { secret, now });
    return claim && true;
  });
  const path = "/waitlist/not-me";
  return {
    title: `${title} | ${around.texts.brand.brand.name}`,
    refused,
    ask: isValid && { ...ask, path, token },
    done,
  };
}

export async function loader({ request, pattern, context }: Route.LoaderArgs) {
  const { path, textOf, purpose, isDone } = pageAt(pattern);
  const around = platform(context);
  const text = textOf(around.texts);
  const token = tokenIn(request);
  if (pattern.includes("not-me")) {
    const page = await notMe(around, request, token, false);
    const shown = { ...page, refused: page.ask ? null : page.refused, said: null };
    return data(shown, { status: page.ask ? 200 : REFUSED_STATUS });
  }
  const linked = await withLinkedEntry(around, request, { token, purpose, now: new Date() }, async (entry) => {
    return { email: entry.email, isDone: isDone(entry) };
  });
  const title = `${text.title} | ${around.texts.brand.brand.name}`;
  // The page after the form was posted has no token any more, and shows only the result.
  if (!linked) return data({ title, refused: text.refused, ask: null, said: null }, { status: REFUSED_STATUS });
  const ask = { ...text.ask, body: fill(text.ask.body, { email: linked.email }), path, token };
  return data({ title, refused: null, ...(linked.isDone ? { ask: null, said: text.before } : { ask, said: null }) });
}

/** Handles the button, and mail programs' one-click unsubscribe (RFC 8058), whose token is in the address. */
export async function action({ request, pattern, context }: Route.ActionArgs) {
  const { textOf, doneText, purpose, isDone, press } = pageAt(pattern);
  const around = platform(context);
  const text = textOf(around.texts);
  const form = await request.formData();
  const token = String(form.get("token") || tokenIn(request));
  const now = new Date();
  const db = openDatabase(around.env.DB);
  if (pattern.includes("not-me")) {
    const { ask, done } = await notMe(around, request, token, true);
    return data({ said: ask && done }, { status: ask ? 200 : REFUSED_STATUS });
  }
  const said = await withLinkedEntry(around, request, { token, purpose, now }, async (entry) => {
    if (isDone(entry)) return text.before;
    await press(db, entry, now);
    return doneText(entry, around.texts);
  });
  if (!said) return data({ said: null }, { status: REFUSED_STATUS });
  if (around.mail) around.waitUntil(flushOutbox({ db, mail: around.mail }));
  // Set here: otherwise the status would be the loader's, which finds no token any more.
  return data({ said }, { status: 200 });
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
