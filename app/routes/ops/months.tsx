import { withDatabase } from "#app/.server/db/index.ts";
import type { MonthState } from "#app/.server/waitlist/confirmed.ts";
import { decideMonths } from "#app/.server/waitlist/free-months.ts";
import {
  grantUnmarked,
  type ListedMonth,
  type OwedReferrer,
  PAGE_MONTHS,
  readFreeMonthsPage,
  readOwed,
} from "#app/.server/waitlist/free-months-page.ts";
import { offer } from "#app/content/brand.ts";
import { indiaTime } from "#app/lib/india-day.ts";
import { parseReferralCode } from "#app/lib/referral-code.ts";
import { opsRoute, type OpsContext, redirectWithNotice, textIn } from "./ops-route.tsx";
import { addressWith, pageIn, Pages } from "./list-pages.tsx";
import { alikeLabels } from "./entry-screen.tsx";
import { type Column, Faults, Field, Filters, Records, Send, Tick } from "./parts.tsx";

const SECTION = "/ops/months";
const LONGEST_REASON = 300;

const stateLabels: Record<MonthState, string> = {
  confirmed: "Owed",
  pending: "Not confirmed yet",
  lapsed: "Not confirmed in 30 days",
  granted: "Granted",
  refused: "Refused",
};
const states = Object.keys(stateLabels) as MonthState[];
const choices = [["", "Who is owed"], ["all", "All brands that were brought"], ...Object.entries(stateLabels)] as const;

/** The part of the list that the address asks for; `by` is the code of one referrer. An unknown state is ignored. */
type View = { state: MonthState | "all" | null; by: string | null; page: number };

function viewIn(url: URL): View {
  const { searchParams } = url;
  const state = searchParams.get("state");
  const by = parseReferralCode(searchParams.get("by") ?? "");
  return {
    state: state === "all" ? "all" : (states.find((known) => known === state) ?? (by ? "all" : null)),
    by,
    page: pageIn(url),
  };
}

/** A granted month stays: only the others can be ticked. */
const columnsWith = (ticked: ReadonlySet<string>): readonly Column<ListedMonth>[] => [
  {
    name: "Brand",
    cell: ({ brandName, referralCode, state }) =>
      state === "granted" ? (
        brandName
      ) : (
        <Tick name="months" value={referralCode} label={brandName} defaultChecked={ticked.has(referralCode)} />
      ),
  },
  { name: "E-mail", cell: ({ id, email }) => <a href={`/ops/waitlist/${id}`}>{email}</a> },
  { name: "Month for", cell: ({ referrer }) => <a href={`/ops/waitlist/${referrer.id}`}>{referrer.brandName}</a> },
  { name: "Joined", cell: ({ joinedAt }) => indiaTime(joinedAt), isShort: true },
  { name: "State", cell: ({ state }) => stateLabels[state], isShort: true },
  { name: "Reason", cell: ({ reason }) => reason },
  { name: "Possible duplicate", cell: ({ alike }) => alike.map((mark) => alikeLabels[mark]).join(", ") },
];

const worth = (months: number): number => months * offer.freeMonthsPerReferral;
const referrerColumns: readonly Column<OwedReferrer>[] = [
  { name: "Brand", cell: ({ id, brandName }) => <a href={`/ops/waitlist/${id}`}>{brandName}</a> },
  {
    name: "Code",
    cell: ({ referralCode }) => (
      <a href={`${SECTION}?by=${referralCode}`} title="What it brought">
        {referralCode}
      </a>
    ),
    isShort: true,
  },
  { name: "Brought", cell: ({ brought }) => brought, isNumber: true },
  { name: "Owed", cell: ({ owed }) => worth(owed), isNumber: true },
  { name: "Granted", cell: ({ granted }) => worth(granted), isNumber: true },
  { name: "Refused", cell: ({ refused }) => worth(refused), isNumber: true },
  {
    name: "Grant",
    cell: ({ brandName, referralCode }) => (
      <button type="submit" name="referrer" value={referralCode} className="button">
        Grant the unmarked<span className="sr-only"> of {brandName}</span>
      </button>
    ),
  },
];

type Said = {
  ticked?: readonly string[];
  reason?: string;
  faults?: Record<string, string>;
  refusal?: string;
  status?: number;
};

async function showMonths(desk: OpsContext, said: Said = {}): Promise<Response> {
  const view = viewIn(desk.url);
  const { faults = {}, refusal, status } = said;
  return desk.show({
    title: "Free months",
    section: SECTION,
    status,
    problem: refusal,
    children: (
      <>
        <Faults fields={faults} labels={{ months: "Brands", reason: "Reason" }} />
        <Filters action={SECTION}>
          <Field name="state" label="Show" choices={choices} defaultValue={view.state ?? ""} />
        </Filters>
        {view.state === null ? await owedPart(desk, view) : await ledgerPart(desk, view, said)}
      </>
    ),
  });
}

/** The referrers who are owed months, with one press for what is unmarked. */
async function owedPart({ db, url }: OpsContext, view: View) {
  const { referrers, hasNext, all, months } = await withDatabase(() => readOwed(db, view.page));
  if (referrers.length === 0) return <p className="text-ink-soft">No free month waits for a decision.</p>;
  return (
    <form method="post" action={addressWith(url)}>
      <p>
        {worth(months)} free months are owed to {all} brands. A press grants what is owed for brands without a mark,
        such as a phone number that another brand has; the marked ones wait under{" "}
        <a href={`${SECTION}?state=confirmed`}>Owed</a>. What is granted stays.
      </p>
      <Records caption="Who is owed, most first" columns={referrerColumns} rows={referrers} />
      {referrers.map(({ referralCode }) => (
        <input key={referralCode} type="hidden" name="shown" value={referralCode} />
      ))}
      <p className="buttons">
        <Send intent="unmarked" label="Grant the unmarked of all these" look="main" />
      </p>
      <Pages url={url} hasNext={hasNext} />
    </form>
  );
}

/** The referred brands, to decide about one by one. */
async function ledgerPart({ db, now, url }: OpsContext, view: View, { ticked = [], reason, faults = {} }: Said) {
  const state = view.state === "all" ? null : view.state;
  const { months, hasNext } = await withDatabase(() => readFreeMonthsPage(db, { ...view, state }, now));
  return (
    <>
      {months.length === 0 ? (
        <p className="text-ink-soft">There is none.</p>
      ) : (
        <form method="post" action={addressWith(url)} noValidate>
          <div id="months" tabIndex={-1}>
            <Records
              caption="Brands that were brought, by who brought them"
              columns={columnsWith(new Set(ticked))}
              rows={months}
            />
          </div>
          <h2>Decide about the ticked brands</h2>
          <Field
            name="reason"
            label="Reason"
            hint={`For a refusal, at most ${LONGEST_REASON} characters. The brand that does not get the month reads it on its own page.`}
            error={faults.reason}
            defaultValue={reason}
            rows={2}
          />
          {/*
              Enter in a box presses the first button: a refusal without a reason changes nothing, and a grant can't be
              undone.
             */}
          <p className="buttons">
            <Send intent="refuse" label="Refuse the ticked" look="danger" />
            <Send intent="grant" label="Grant the ticked" look="main" />
          </p>
          <p className="text-ink-soft">
            What is granted stays. A month that was refused can be granted after all; for a brand that has not confirmed
            its address none can.
          </p>
        </form>
      )}
      <Pages url={url} hasNext={hasNext} />
    </>
  );
}

export const loader = opsRoute((desk) => showMonths(desk));

export const action = opsRoute(async (desk) => {
  const { form } = desk;
  if (form.has("referrer") || textIn(form, "intent") === "unmarked") {
    return grantAllUnmarked(desk, form.getAll(form.has("referrer") ? "referrer" : "shown").map(String));
  }
  const ticked = [...new Set(form.getAll("months").map(String))].slice(0, PAGE_MONTHS);
  const reason = textIn(form, "reason").trim();
  const intent = textIn(form, "intent");
  if (intent !== "grant" && intent !== "refuse") return showMonths(desk, { ticked, reason, status: 400 });
  const faults = {
    ...(ticked.length === 0 ? { months: "tick at least one" } : {}),
    ...(intent === "refuse" && reason === "" ? { reason: "please say why" } : {}),
    ...(reason.length > LONGEST_REASON ? { reason: `keep it within ${LONGEST_REASON} characters` } : {}),
  };
  if (Object.keys(faults).length > 0) return showMonths(desk, { ticked, reason, faults, status: 400 });
  const state = intent === "grant" ? "granted" : "refused";
  const why = state === "refused" ? { reason } : {};
  const decided = await withDatabase(() => decideMonths(desk.db, ticked, { state, ...why }, desk.now, desk.by));
  if (decided === 0) {
    const unconfirmed = intent === "grant" ? ", or has not confirmed its address" : "";
    const refusal = `Nothing was ${state}: each was granted before, or is gone${unconfirmed}.`;
    return showMonths(desk, { ticked, reason, refusal, status: 409 });
  }
  return redirectWithNotice(addressWith(desk.url), decided === ticked.length ? state : `${state}Some`);
});

async function grantAllUnmarked(desk: OpsContext, referrerCodes: readonly string[]): Promise<Response> {
  const granted = await withDatabase(() => grantUnmarked(desk.db, referrerCodes, desk.now, desk.by));
  if (granted > 0) return redirectWithNotice(addressWith(desk.url), "grantedUnmarked");
  const refusal = "Nothing was granted: what is owed is marked, or was decided meanwhile.";
  return showMonths(desk, { refusal, status: 409 });
}
