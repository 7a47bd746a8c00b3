import { entriesAfter } from "#app/.server/waitlist/entry-queries.ts";
import { entryColumns, entryRecord, mailingColumns, PLAIN_IN_MAILING } from "#app/.server/waitlist/export.ts";
import { csvDownload } from "./csv-download.ts";
import { opsRoute } from "./ops-route.tsx";

export const loader = opsRoute((desk) => {
  const consented = desk.url.searchParams.get("consented") === "yes";
  return csvDownload(desk, {
    name: consented ? "mailing" : "waitlist",
    audit: { action: "waitlist.export", subject: "entries", after: { consented } },
    columns: consented ? mailingColumns : entryColumns,
    asTheyAre: consented ? PLAIN_IN_MAILING : [],
    page: (afterId, limit) => entriesAfter(desk.db, afterId, { limit, consented }),
    recordOf: entryRecord,
  });
});
