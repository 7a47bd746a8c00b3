import { withDatabase } from "#app/.server/db/index.ts";
import type { MonthState } from "#app/.server/waitlist/confirmed.ts";
import { grantMonths, refuseMonths } from "#app/.server/waitlist/free-months.ts";
import {
  type ListedMonth,
  SCAN_LIMIT,
  type MonthKey,
  PAGE_MONTHS,
  readFreeMonthsPage,
  type ReferrerSums,
} from "#app/.server/waitlist/free-months-page.ts";
import { indiaTime } from "#app/lib/india-day.ts";
import { opsRoute, type OpsContext, DoneNotice, idOf, redirectWithNotice, textIn } from "./ops-route.tsx";
import { alikeLabels } from "./entry-screen.tsx";
import { type Column, Faults, Filters, Notice, Pages, Records, Select, Send, TextField, Tick } from "./parts.tsx";

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
const choices = [{ value: "", label: "All" }, ...states.map((value) => ({ value, label: stateLabels[value] }))];

/** The part of the ledger that the address asks for; an unknown state or place is ignored. */
type View = { state: MonthState | null; after: MonthKey | null };

function viewIn({ searchParams }: URL): View {
  const [referrerId = null, id = null] = (searchParams.get("after") ?? "").split("-").map(idOf);
  return {
    state: states.find((known) => known === searchParams.get("state")) ?? null,
    after: referrerId !== null && id !== null ? { referrerId, id } : null,
  };
}

function addressOf({ state, after }: View): string {
  const parameters = new URLSearchParams({
    ...(state ? { state } : {}),
    ...(after ? { after: `${after.referrerId}-${after.id}` } : {}),
  });
  return parameters.size > 0 ? `${SECTION}?${parameters}` : SECTION;
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

const counted = (value: number, isMore: boolean): string => `${value}${isMore ? "+" : ""}`;
const referrerColumns: readonly Column<ReferrerSums>[] = [
  { name: "Brand", cell: ({ id, brandName }) => <a href={`/ops/waitlist/${id}`}>{brandName}</a> },
  { name: "Code", cell: ({ referralCode }) => referralCode, isShort: true },
  { name: "Brought", cell: ({ brought }) => brought, isNumber: true },
  { name: "Owed", cell: ({ owed, isMore }) => counted(owed, isMore), isNumber: true },
  { name: "Granted", cell: ({ granted, isMore }) => counted(granted, isMore), isNumber: true },
  { name: "Refused", cell: ({ refused, isMore }) => counted(refused, isMore), isNumber: true },
];

type Said = {
  ticked?: readonly string[];
  reason?: string;
  faults?: Record<string, string>;
  /** Why nothing came of it. */
  refusal?: string;
  status?: number;
};

/** The page that the address asks for, with what was ticked and typed and what is wrong with it. */
async function showMonths(desk: OpsContext, { ticked = [], reason, faults = {}, refusal, status = 200 }: Said = {}) {
  const view = viewIn(desk.url);
  const { months, referrers, next } = await withDatabase(() => readFreeMonthsPage(desk.db, view, desk.now));
  return desk.show({
    title: "Free months",
    section: SECTION,
    status,
    children: (
      <>
        <DoneNotice url={desk.url} />
        {refusal ? <Notice bad>{refusal}</Notice> : null}
        <Faults fields={faults} labels={{ months: "Brands", reason: "Reason" }} />
        <Filters action={SECTION}>
          <Select name="state" label="Show" choices={choices} value={view.state ?? ""} />
        </Filters>
        {months.length === 0 ? (
          <p className="empty">
            {next ? `None among these ${SCAN_LIMIT} brands. The next page goes on.` : "There is none."}
          </p>
        ) : (
          <form method="post" action={addressOf(view)} noValidate>
            <div id="months" tabIndex={-1}>
              <Records
                caption="Brands that were brought, by who brought them"
                columns={columnsWith(new Set(ticked))}
                rows={months}
                keyOf={({ id }) => id}
              />
            </div>
            <h2>Decide about the ticked brands</h2>
            <TextField
              name="reason"
              label="Reason"
              hint={`For a refusal, at most ${LONGEST_REASON} characters. Who does not get the month reads it on its own page.`}
              error={faults.reason}
              defaultValue={reason}
              rows={2}
            />
            {/* Enter in a box presses the first button: without a reason that changes nothing, and a grant can't be undone. */}
            <p className="buttons">
              <Send intent="refuse" label="Refuse the ticked" look="danger" />
              <Send intent="grant" label="Grant the ticked" look="main" />
            </p>
            <p className="quiet">
              What is granted stays. A month that was refused can be granted after all; for a brand that has not
              confirmed its address none can.
            </p>
          </form>
        )}
        <Pages
          links={[
            ["First page", view.after && addressOf({ ...view, after: null })],
            ["Next page", next && addressOf({ ...view, after: next })],
          ]}
        />
        {referrers.length > 0 ? (
          <>
            <h2>Who brought them</h2>
            <Records
              caption="Months of each; + means at least"
              columns={referrerColumns}
              rows={referrers}
              keyOf={({ id }) => id}
            />
          </>
        ) : null}
      </>
    ),
  });
}

export const loader = opsRoute((desk) => showMonths(desk));

export const action = opsRoute(async (desk) => {
  const form = await desk.request.formData();
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
  return intent === "grant" ? grant(desk, ticked) : refuse(desk, ticked, reason);
});

async function grant(desk: OpsContext, refereeCodes: readonly string[]): Promise<Response> {
  const granted = await withDatabase(() => grantMonths(desk.db, { refereeCodes }, desk.now, desk.by));
  if (granted === 0) {
    const refusal = "Nothing was granted: each was granted before, is gone, or has not confirmed its address.";
    return showMonths(desk, { ticked: refereeCodes, refusal, status: 409 });
  }
  return redirectWithNotice(addressOf(viewIn(desk.url)), granted === refereeCodes.length ? "granted" : "grantedSome");
}

async function refuse(desk: OpsContext, refereeCodes: readonly string[], reason: string): Promise<Response> {
  const refused = await withDatabase(() => refuseMonths(desk.db, { refereeCodes, reason }, desk.now, desk.by));
  if (refused === 0) {
    const refusal = "Nothing was refused: each was granted before, or is gone.";
    return showMonths(desk, { ticked: refereeCodes, reason, refusal, status: 409 });
  }
  return redirectWithNotice(addressOf(viewIn(desk.url)), refused === refereeCodes.length ? "refused" : "refusedSome");
}
