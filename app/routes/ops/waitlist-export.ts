import { logAudit } from "#app/.server/audit/index.ts";
import type { Database } from "#app/.server/db/index.ts";
import { withDatabase } from "#app/.server/db/index.ts";
import { entriesAfter } from "#app/.server/waitlist/entry-queries.ts";
import { entryColumns, entryRecord, mailingColumns, PLAIN_IN_MAILING } from "#app/.server/waitlist/export.ts";
import { csvHead, csvLines } from "#app/lib/csv.ts";
import { logError } from "#app/lib/log.ts";
import { opsRoute } from "./ops-route.tsx";

/** So many entries are in memory at once, however many there are. */
const ROWS_AT_ONCE = 5_000;

/** The entries as CSV, read as fast as it is taken. A file that ends early is broken off, never passed off as whole. */
function csvOf(db: Database, consented: boolean, report: (error: unknown) => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const columns = consented ? mailingColumns : entryColumns;
  const plain = consented ? PLAIN_IN_MAILING : [];
  let afterId = 0;
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvHead(columns))),
    pull: async (controller) => {
      try {
        const entries = await withDatabase(() => entriesAfter(db, afterId, { limit: ROWS_AT_ONCE, consented }));
        if (entries.length > 0) controller.enqueue(encoder.encode(csvLines(columns, entries.map(entryRecord), plain)));
        afterId = entries.at(-1)?.id ?? afterId;
        if (entries.length < ROWS_AT_ONCE) controller.close();
      } catch (error) {
        report(error);
        controller.error(error);
      }
    },
  });
}

export const loader = opsRoute(async ({ db, by, url, requestId }) => {
  const consented = url.searchParams.get("consented") === "yes";
  const what = { action: "waitlist.export", subject: "entries", after: { consented } };
  await withDatabase(() => logAudit(db, by, what));
  const body = csvOf(db, consented, (error) => logError("waitlist-export", error, { requestId }));
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${consented ? "mailing" : "waitlist"}.csv"`,
    },
  });
});
