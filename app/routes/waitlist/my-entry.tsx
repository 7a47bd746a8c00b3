import { data } from "react-router";
import { openDatabase, withDatabase } from "#app/.server/db/index.ts";
import { eraseOwnEntry } from "#app/.server/erasure/index.ts";
import { flushOutbox } from "#app/.server/mail/index.ts";
import {
  confirmEntry,
  type LinkedEntry,
  resumeMessages,
  stopMessages,
  tellOfReferrals,
} from "#app/.server/waitlist/confirmation.ts";
import { correctEntry } from "#app/.server/waitlist/correction.ts";
import { readOwnEntry } from "#app/.server/waitlist/my-entry.ts";
import { type Platform, platform } from "#app/cloudflare.ts";
import { type Texts, toastsOf } from "#app/content/texts.ts";
import { editions } from "#app/lib/edition.ts";
import { fill } from "#app/lib/fill.ts";
import { pick } from "#app/lib/pick.ts";
import { privateMeta } from "#app/lib/page-meta.ts";
import { problemsOf, sayFields } from "#app/schemas/api-error.ts";
import { OwnCorrectionSchema } from "#app/schemas/waitlist.ts";
import { sayBrand } from "#app/waitlist/say-brand.ts";
import { NoticeScreen, RefusedLink } from "#app/waitlist/notice-screen.tsx";
import type { Route } from "./+types/my-entry";
import { MyEntryScreen } from "./my-entry-screen.tsx";
import { mailedLinkHeaders, REFUSED_STATUS, tokenIn, withLinkedEntry } from "./mailed-link.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const around = platform(context);
  const token = tokenIn(request);
  const now = new Date();
  const view = await withLinkedEntry(around, request, { token, purpose: "own-page", now }, (entry) =>
    viewOf(around, entry, token, now),
  );
  const { myEntry, waitlist } = around.texts;
  const page = {
    title: `${myEntry.myEntry.title} | ${around.texts.brand.brand.name}`,
    text: myEntry.myEntry,
    newsConsent: waitlist.waitlistForm.marketing,
    view,
  };
  return view ? data(page) : data(page, { status: REFUSED_STATUS });
}

/** Every change is a posted form, answered with the updated page. */
export async function action({ request, context }: Route.ActionArgs) {
  const around = platform(context);
  const form = await request.formData();
  const token = String(form.get("token") ?? "");
  const now = new Date();
  const result = await withLinkedEntry(around, request, { token, purpose: "own-page", now }, async (entry) => {
    const changed = await change(around, entry, form, now);
    if (changed.isErased) return { isErased: true as const, status: 200, view: null };
    const view = await withLinkedEntry(around, request, { token, purpose: "own-page", now }, (after) =>
      viewOf(around, after, token, now),
    );
    if (!view) return null;
    const { notice, typed: kept = {}, status = 200 } = changed;
    const typed = { ...view.typed, ...kept };
    const fields =
      status === 409 ? correctedMeanwhile(view.entry, kept, shownIn(form), around.texts) : (changed.fields ?? {});
    return { isErased: false as const, status, view: { ...view, typed, fields, notice } };
  });
  if (!result) return data({ isErased: false, view: null }, { status: REFUSED_STATUS });
  const { status, ...answer } = result;
  return data(answer, { status });
}

type Typed = Partial<Record<(typeof CORRECTABLE)[number], string>>;
/** `typed` is shown again, since it was not stored. */
type Changed = {
  isErased?: boolean;
  notice: string;
  typed?: Typed;
  fields?: Record<string, string>;
  status?: 400 | 409;
};

/** What fields say now that an operator corrected while one typed. */
function correctedMeanwhile(
  entry: View["entry"],
  typed: Typed,
  shown: Typed,
  { myEntry: { myEntry } }: Texts,
): Record<string, string> {
  const names = CORRECTABLE.filter((name) => name in typed && shown[name] !== (entry[name] ?? ""));
  const says = (name: (typeof CORRECTABLE)[number]) =>
    fill(myEntry.notices.nowSays, { value: entry[name] || myEntry.entry.none });
  return Object.fromEntries(names.map((name) => [name, says(name)]));
}

async function change(
  { edition, env, settings, mail, texts, waitUntil }: Platform,
  entry: LinkedEntry,
  form: FormData,
  now: Date,
): Promise<Changed> {
  const db = openDatabase(env.DB);
  const { notices } = texts.myEntry.myEntry;
  switch (form.get("intent")) {
    case "confirm": {
      await confirmEntry(db, entry, now);
      if (mail) waitUntil(flushOutbox({ db, mail }));
      return { notice: notices.confirmed };
    }
    case "stop": {
      await stopMessages(db, entry, now);
      return { notice: notices.stopped };
    }
    case "tell": {
      await tellOfReferrals(db, entry);
      return { notice: notices.told };
    }
    case "resume": {
      await resumeMessages(db, entry, now, editions[edition].language);
      return { notice: notices.resumed };
    }
    case "erase": {
      if (!form.has("sure")) return { notice: notices.tick, status: 400 };
      await eraseOwnEntry(db, entry, { secret: settings.LINK_SECRET, now });
      return { notice: "", isErased: true };
    }
    default: {
      const typed = typedIn(form);
      const shown = shownIn(form);
      const parsed = OwnCorrectionSchema.safeParse(typed);
      if (!parsed.success)
        return {
          notice: notices.invalid,
          typed,
          fields: sayFields(problemsOf(parsed.error), texts.messages),
          status: 400,
        };
      // What one left as it was is not sent over a correction that an operator made meanwhile.
      const names = CORRECTABLE.filter((name) => typed[name].trim() !== shown[name]);
      const changes = Object.fromEntries(names.map((name) => [name, parsed.data[name]]));
      const isAsShown = names.every((name) => (shown[name] ?? entry[name] ?? "") === (entry[name] ?? ""));
      const correcting = { now, expected: pick(entry, ...names) };
      const isStored =
        names.length === 0 ||
        (isAsShown && (await withDatabase(() => correctEntry(db, entry.email, changes, correcting))));
      if (isStored) return { notice: notices.corrected };
      return {
        notice: notices.meanwhile,
        typed: Object.fromEntries(names.map((name) => [name, typed[name]])),
        status: 409,
      };
    }
  }
}

/** The schema's shape has no other keys. */
const CORRECTABLE = Object.keys(OwnCorrectionSchema.shape) as (keyof typeof OwnCorrectionSchema.shape)[];

function shownIn(form: FormData): Typed {
  const entries = CORRECTABLE.map((name) => [name, form.get(`was-${name}`)]);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}

function typedIn(form: FormData): Record<(typeof CORRECTABLE)[number], string> {
  const entries = CORRECTABLE.map((name) => [name, String(form.get(name) ?? "")]);
  return Object.fromEntries(entries) as Record<(typeof CORRECTABLE)[number], string>;
}

async function viewOf({ texts, env }: Platform, entry: LinkedEntry, token: string, now: Date) {
  const { mails: _, ...own } = await readOwnEntry(openDatabase(env.DB), entry, now);
  const words = toastsOf(texts).messages;
  const referrals = own.referrals.map((each) => ({ ...each, brandName: sayBrand(each, words) }));
  const fields: Record<string, string> = {};
  return { ...own, referrals, typed: pick(own.entry, ...CORRECTABLE), token, fields, notice: "" };
}
type View = Awaited<ReturnType<typeof viewOf>>;

export const headers: Route.HeadersFunction = () => mailedLinkHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? privateMeta(loaderData.title) : []);

export default function Me({ loaderData, actionData }: Route.ComponentProps) {
  const { text, newsConsent } = loaderData;
  if (actionData?.isErased) return <NoticeScreen {...text.erased} />;
  const view = actionData ? actionData.view : loaderData.view;
  return view ? <MyEntryScreen {...{ text, newsConsent, view }} /> : <RefusedLink text={text.refused} />;
}
