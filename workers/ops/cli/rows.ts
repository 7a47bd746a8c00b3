/** Reads rows into the shapes the commands speak of. */
import { z } from "zod";
import { PlainError } from "../plain-error.ts";
import type { Query, Row } from "./command.ts";
import { sqlInteger } from "./sql.ts";

/** Milliseconds as stored, an ISO instant as shown. */
export const instant = z.number().transform((ms) => new Date(ms).toISOString());

/** 0 or 1 as stored. */
export const flag = z.number().transform((value) => value === 1);

const PAGE_ROWS = 2_000;

/** Parses one statement's rows. */
export function readRows<T>(schema: z.ZodType<T>, rows: readonly Row[] | undefined): T[] {
  const parsed = z.array(schema).safeParse(rows ?? []);
  if (!parsed.success) throw new PlainError("The tables are not those this command knows. Are all migrations applied?");
  return parsed.data;
}

/**
 * Reads a table of any length a page at a time, by ascending `id`. `page` makes the SQL for the rows after an id; it
 * must select `id` and end in the given limit.
 */
export async function readPages<T extends { id: number }>(
  query: Query,
  schema: z.ZodType<T>,
  page: (afterId: string, limit: string) => string,
): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const [rows] = await query(page(sqlInteger(all.at(-1)?.id ?? 0), sqlInteger(PAGE_ROWS)));
    const read = readRows(schema, rows);
    all.push(...read);
    if (read.length < PAGE_ROWS) return all;
  }
}
