import { withDatabase } from "#app/.server/db/index.ts";
import { readCampaigns } from "#app/.server/waitlist/days.ts";
import {
  type EntryFilter,
  type EntryOrder,
  entryFilters,
  entryOrders,
  type ListedEntry,
  type Listing,
  listEntries,
} from "#app/.server/waitlist/listing.ts";
import { indiaDay, indiaTime } from "#app/lib/india-day.ts";
import { opsRoute } from "./ops-route.tsx";
import { addressWith, pageIn, Pages } from "./list-pages.tsx";
import { type Column, Field, Filters, Records, Tick } from "./parts.tsx";

const SECTION = "/ops/waitlist";
const filterLabels: Record<EntryFilter, string> = {
  messages: "Agreed to messages",
  referred: "Came by a referral",
  campaign: "Came by a campaign",
  unconfirmed: "Address not confirmed",
};
const orderLabels: Record<EntryOrder, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  week: "Most brands brought this week",
  month: "Most brands brought this month",
  ever: "Most brands brought ever",
};
const LONGEST_SEARCH = 200;

const columnsOf = (order: EntryOrder, isTicked: boolean): readonly Column<ListedEntry>[] => [
  { name: "Brand", cell: ({ id, brandName }) => <a href={`${SECTION}/${id}`}>{brandName}</a> },
  {
    name: "No.",
    cell: ({ position, referralCode }) => (
      <Tick name="codes" value={referralCode} label={String(position)} defaultChecked={isTicked} />
    ),
    isShort: true,
  },
  { name: "Founder", cell: ({ founderName }) => founderName },
  { name: "E-mail", cell: ({ email }) => email },
  { name: "Phone", cell: ({ phoneNumber }) => phoneNumber, isShort: true },
  { name: "Code", cell: ({ referralCode }) => referralCode, isShort: true },
  { name: "Campaign", cell: ({ utmSource }) => utmSource },
  ...(order === "week" || order === "month"
    ? [{ name: `This ${order}`, cell: ({ brought }: ListedEntry) => brought, isNumber: true }]
    : []),
  { name: "Brought", cell: ({ referralCount }) => referralCount, isNumber: true },
  { name: "Joined", cell: ({ joinedAt }) => indiaTime(joinedAt), isShort: true },
];

/** The list that the address asks for; an unknown filter or order is ignored. */
function listingIn(url: URL): Listing {
  const { searchParams } = url;
  const filter = searchParams.get("filter");
  return {
    text: (searchParams.get("search") ?? "").slice(0, LONGEST_SEARCH),
    filter: entryFilters.find((known) => known === filter) ?? null,
    campaign: searchParams.get("campaign") || null,
    order: entryOrders.find((known) => known === searchParams.get("order")) ?? "newest",
    page: pageIn(url),
  };
}

export const loader = opsRoute(async ({ db, url, now, show }) => {
  const listing = listingIn(url);
  const [{ entries, hasNext }, campaigns] = await withDatabase(() =>
    Promise.all([listEntries(db, listing, now), readCampaigns(db, indiaDay(now))]),
  );
  const names = [...new Set([...campaigns.map(({ name }) => name), ...(listing.campaign ? [listing.campaign] : [])])];
  return show({
    title: "Waitlist",
    section: SECTION,
    children: (
      <>
        <Filters
          action={SECTION}
          beside={
            <>
              <a href={SECTION}>Everybody</a>
              <a href="/ops/waitlist.csv">Export everybody (CSV)</a>
              <a href="/ops/waitlist.csv?consented=yes">Export those who agreed to messages, for a mail tool (CSV)</a>
            </>
          }
        >
          <Field
            name="search"
            label="Search"
            hint="Part of a name, an address or a phone number, or a code, in any spelling"
            defaultValue={listing.text}
            type="search"
            maxLength={LONGEST_SEARCH}
          />
          <Field
            name="filter"
            label="Show"
            choices={[["", "Everybody"], ...Object.entries(filterLabels)]}
            defaultValue={listing.filter ?? ""}
          />
          <Field
            name="campaign"
            label="Campaign"
            choices={[["", "Any or none"], ...names.map((name) => [name, name] as const)]}
            defaultValue={listing.campaign ?? ""}
          />
          <Field name="order" label="Order" choices={Object.entries(orderLabels)} defaultValue={listing.order} />
        </Filters>
        <form method="get" action="/ops/fakes">
          <Records
            caption="Entries; tick the numbers of those that are fake"
            empty="No matching entries."
            columns={columnsOf(listing.order, url.searchParams.has("ticked"))}
            rows={entries}
          />
          {entries.length > 0 ? (
            <p className="buttons">
              <a href={addressWith(url, { ticked: "all" })}>Tick all on this page</a>
              <button type="submit" className="button danger">
                Take off the ticked as fake …
              </button>
            </p>
          ) : null}
        </form>
        <Pages url={url} hasNext={hasNext} />
      </>
    ),
  });
});
