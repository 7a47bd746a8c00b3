import type { Database } from "#app/.server/db/index.ts";
import { withDatabase } from "#app/.server/db/index.ts";
import { entriesAfter } from "#app/.server/waitlist/entry-queries.ts";
import { entryColumns, entryRecord } from "#app/.server/waitlist/export.ts";
import { csvHead, csvLines } from "#app/lib/csv.ts";
import { logError } from "#app/lib/log.ts";
import { opsRoute } from "./ops-route.tsx";

/** So many entries are in memory at once, however many there are. */
const ROWS_AT_ONCE = 5_000;

/** Every entry as CSV, read as fast as it is taken. A file that ends early is broken off, never passed off as whole. */
function csvOf(db: Database, consented: boolean, report: (error: unknown) => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let afterId = 0;
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvHead(entryColumns))),
    pull: async (controller) => {
      try {
        const entries = await withDatabase(() => entriesAfter(db, afterId, { limit: ROWS_AT_ONCE, consented }));
        if (entries.length > 0) controller.enqueue(encoder.encode(csvLines(entryColumns, entries.map(entryRecord))));
        afterId = entries.at(-1)?.id ?? afterId;
        if (entries.length < ROWS_AT_ONCE) controller.close();
      } catch (error) {
        report(error);
        controller.error(error);
      }
    },
  });
}

export const loader = opsRoute(async ({ db, url, requestId }) => {
  const consented = url.searchParams.get("consented") === "yes";
  const body = csvOf(db, consented, (error) => logError("waitlist-export", error, { requestId }));
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="waitlist.csv"',
    },
  });
});
