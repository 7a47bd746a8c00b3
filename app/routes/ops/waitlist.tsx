import { withDatabase } from "#app/.server/db/index.ts";
import type { BriefEntry } from "#app/.server/waitlist/entry-queries.ts";
import {
  type EntryFilter,
  type EntryOrder,
  entryFilters,
  entryOrders,
  type Listing,
  listEntries,
} from "#app/.server/waitlist/listing.ts";
import { indiaTime } from "#app/lib/india-day.ts";
import { opsRoute, DoneNotice, idOf } from "./ops-route.tsx";
import { type Column, Field, Filters, Pages, Records, Select } from "./parts.tsx";

const filterLabels: Record<EntryFilter, string> = {
  messages: "Agreed to messages",
  referred: "Came by a referral",
  campaign: "Came by a campaign",
};
const filters = [
  { value: "", label: "Everybody" },
  ...entryFilters.map((value) => ({ value, label: filterLabels[value] })),
];
const orderLabels: Record<EntryOrder, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  referrals: "Most referrals first",
};
const orders = entryOrders.map((value) => ({ value, label: orderLabels[value] }));
const LONGEST_SEARCH = 200;

const columns: readonly Column<BriefEntry>[] = [
  { name: "Brand", cell: ({ id, brandName }) => <a href={`/ops/waitlist/${id}`}>{brandName}</a> },
  { name: "No.", cell: ({ position }) => position, isNumber: true },
  { name: "Founder", cell: ({ founderName }) => founderName },
  { name: "E-mail", cell: ({ email }) => email },
  { name: "Phone", cell: ({ phoneNumber }) => phoneNumber, isShort: true },
  { name: "Code", cell: ({ referralCode }) => referralCode, isShort: true },
  { name: "Referred", cell: ({ referralCount }) => referralCount, isNumber: true },
  { name: "Joined", cell: ({ joinedAt }) => indiaTime(joinedAt), isShort: true },
];

/** The list that the address asks for; an unknown filter or order is ignored. */
function listingIn({ searchParams }: URL): Listing {
  const filter = searchParams.get("filter");
  return {
    text: (searchParams.get("search") ?? "").slice(0, LONGEST_SEARCH),
    filter: entryFilters.find((known) => known === filter) ?? null,
    order: entryOrders.find((known) => known === searchParams.get("order")) ?? "newest",
    after: idOf(searchParams.get("after")) ?? undefined,
    before: idOf(searchParams.get("before")) ?? undefined,
  };
}

/** The same list from another entry on. */
function pageAddress({ text, filter, order }: Listing, from: Record<string, string>): string {
  const parameters = { search: text, filter: filter ?? "", order, ...from };
  return `/ops/waitlist?${new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ""))}`;
}

export const loader = opsRoute(async ({ db, url, show }) => {
  const listing = listingIn(url);
  const { entries, hasNext, hasPrevious } = await withDatabase(() => listEntries(db, listing));
  const [first, last] = [entries[0], entries.at(-1)];
  return show({
    title: "Waitlist",
    section: "/ops/waitlist",
    children: (
      <>
        <DoneNotice url={url} />
        <Filters
          action="/ops/waitlist"
          beside={
            <>
              <a href="/ops/waitlist">Everybody</a>
              <a href="/ops/waitlist.csv">Export everybody (CSV)</a>
              <a href="/ops/waitlist.csv?consented=yes">Export those who agreed to messages (CSV)</a>
            </>
          }
        >
          <Field
            name="search"
            label="Search"
            hint={`Part of a name, an address or a phone number, or a code. A word of one or two letters must begin a name`}
            defaultValue={listing.text}
            type="search"
            maxLength={LONGEST_SEARCH}
          />
          <Select name="filter" label="Show" choices={filters} value={listing.filter ?? ""} />
          <Select
            name="order"
            label="Order"
            hint="Most referrals first: everybody who brought a brand, without a search"
            choices={orders}
            value={listing.order}
          />
        </Filters>
        {entries.length === 0 ? (
          <p className="empty">Nobody is found.</p>
        ) : (
          <Records caption="Entries" columns={columns} rows={entries} keyOf={({ id }) => id} />
        )}
        <Pages
          links={[
            ["Previous page", hasPrevious && first ? pageAddress(listing, { before: String(first.id) }) : null],
            ["Next page", hasNext && last ? pageAddress(listing, { after: String(last.id) }) : null],
          ]}
        />
      </>
    ),
  });
});
