import { withDatabase } from "#app/.server/db/index.ts";
import {
  BURST_DAYS,
  type Burst,
  type BurstKind,
  burstKinds,
  entriesByCode,
  entriesOfBurst,
  MAX_FAKES,
  MIN_BURST,
  readBursts,
} from "#app/.server/waitlist/bursts.ts";
import type { WaitlistEntry } from "#app/.server/waitlist/entry-queries.ts";
import { eraseFake } from "#app/.server/waitlist/removal.ts";
import { MINUTE_MS } from "#app/lib/durations.ts";
import { indiaTime } from "#app/lib/india-day.ts";
import { type OpsContext, opsRoute, redirectWithNotice } from "./ops-route.tsx";
import { type Column, Records, Send, Tick } from "./parts.tsx";

const SECTION = "/ops/fakes";

const kindLabels: Record<BurstKind, string> = { domain: "One domain", founder: "One founder", minute: "One minute" };

const nameOf = ({ kind, value }: Pick<Burst, "kind" | "value">): string =>
  kind === "minute" ? indiaTime(new Date(Number(value) * MINUTE_MS)) : value;

const burstColumns: readonly Column<Burst>[] = [
  { name: "Of", cell: nameOf },
  { name: "Burst", cell: ({ kind }) => kindLabels[kind] },
  { name: "Entries", cell: ({ entries }) => entries, isNumber: true },
  { name: "First", cell: ({ first }) => indiaTime(new Date(first)), isShort: true },
  { name: "Last", cell: ({ last }) => indiaTime(new Date(last)), isShort: true },
  {
    name: "Take off",
    cell: (burst) => (
      <a href={`${SECTION}?${new URLSearchParams({ [burst.kind]: burst.value })}`}>
        Take them off <span className="sr-only">{nameOf(burst)}</span>
      </a>
    ),
  },
];

const entryColumns: readonly Column<WaitlistEntry>[] = [
  {
    name: "Brand",
    cell: ({ brandName, referralCode }) => <Tick name="codes" value={referralCode} label={brandName} defaultChecked />,
  },
  { name: "No.", cell: ({ id, position }) => <a href={`/ops/waitlist/${id}`}>{position}</a>, isNumber: true },
  { name: "Founder", cell: ({ founderName }) => founderName },
  { name: "E-mail", cell: ({ email }) => email },
  { name: "Brought", cell: ({ referralCount }) => referralCount, isNumber: true },
  { name: "Joined", cell: ({ joinedAt }) => indiaTime(joinedAt), isShort: true },
];

/** The second question before the ticked entries, or those of a burst, are erased. */
function showEntries(desk: OpsContext, entries: readonly WaitlistEntry[], problem?: string): Promise<Response> {
  return desk.show({
    title: "Take off as fake",
    section: SECTION,
    status: problem ? 400 : 200,
    problem,
    children:
      entries.length === 0 ? (
        <p>No matching entries.</p>
      ) : (
        <form method="post" action={SECTION}>
          <p>
            Erase these as fake? They can&apos;t be brought back. Their places are free again and go to the next brands
            that join, the lowest first; months owed for them are owed no more. For somebody who asks to be forgotten,
            open the entry instead.
          </p>
          <p className="buttons">
            <Send intent="fake" label="Erase the ticked as fake" look="danger" />
            <a href={SECTION}>Leave them</a>
          </p>
          <Records
            caption={`${entries.length} entries${entries.length === MAX_FAKES ? ", the most at once" : ""}`}
            columns={entryColumns}
            rows={entries}
          />
        </form>
      ),
  });
}

export const loader = opsRoute(async (desk) => {
  const { db, now, url, show } = desk;
  const codes = url.searchParams.getAll("codes");
  if (codes.length > 0) return showEntries(desk, await withDatabase(() => entriesByCode(db, codes)));
  const kind = burstKinds.find((known) => url.searchParams.has(known));
  if (kind) {
    const value = url.searchParams.get(kind) ?? "";
    return showEntries(desk, await withDatabase(() => entriesOfBurst(db, { kind, value }, now)));
  }
  const bursts = await withDatabase(() => readBursts(db, now));
  return show({
    title: "Fakes",
    section: SECTION,
    children: (
      <>
        <p>
          Many joins of one domain, one founder&apos;s name or one minute may be one person&apos;s. Others are found by{" "}
          <a href="/ops/waitlist">the search</a>: tick them there.
        </p>
        <Records
          caption={`${MIN_BURST} joins or more in the last ${BURST_DAYS} days`}
          empty={`No ${MIN_BURST} joins of one kind in the last ${BURST_DAYS} days.`}
          columns={burstColumns}
          rows={bursts}
        />
      </>
    ),
  });
});

export const action = opsRoute(async (desk) => {
  const { db, now, by, settings } = desk;
  const codes = desk.form.getAll("codes").map(String);
  if (codes.length === 0) return showEntries(desk, [], "Nothing was ticked, so nothing was erased.");
  await withDatabase(() => eraseFake(db, { codes }, { secret: settings.LINK_SECRET, now, by }));
  return redirectWithNotice(SECTION, "fake");
});
