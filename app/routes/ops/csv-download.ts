/** An export as a logged download, read as fast as it is taken. A failed one is broken off, not passed off as whole. */
import { logAudit } from "#app/.server/audit/index.ts";
import { withDatabase } from "#app/.server/db/index.ts";
import { csvHead, csvLines } from "#app/lib/csv.ts";
import { logError } from "#app/lib/log.ts";
import type { OpsContext } from "./ops-route.tsx";

const ROWS_AT_ONCE = 5_000;

type Download<Row> = {
  name: string;
  audit: Parameters<typeof logAudit>[2];
  columns: readonly string[];
  asTheyAre?: readonly string[];
  page: (afterId: number, limit: number) => PromiseLike<Row[]>;
  recordOf: (row: Row) => Parameters<typeof csvLines>[1][number];
};

export async function csvDownload<Row extends { id: number }>(
  { db, by, requestId }: OpsContext,
  { name, audit, columns, asTheyAre = [], page, recordOf }: Download<Row>,
): Promise<Response> {
  await withDatabase(() => logAudit(db, by, audit));
  const encoder = new TextEncoder();
  let afterId = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvHead(columns))),
    pull: async (controller) => {
      try {
        const rows = await withDatabase(async () => page(afterId, ROWS_AT_ONCE));
        if (rows.length > 0) controller.enqueue(encoder.encode(csvLines(columns, rows.map(recordOf), asTheyAre)));
        afterId = rows.at(-1)?.id ?? afterId;
        if (rows.length < ROWS_AT_ONCE) controller.close();
      } catch (error) {
        logError("export", error, { requestId });
        controller.error(error);
      }
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
    },
  });
}
