/** A database that adds up what its calls cost: rows, time, and the longest call, which is how long others wait. */
import { openDatabase } from "#app/.server/db/index.ts";

export type Cost = { rows: number; written: number; ms: number; longestMs: number; calls: number };
type Answer = { meta: { rows_read?: number; rows_written?: number; duration?: number } };

const NOTHING: Cost = { rows: 0, written: 0, ms: 0, longestMs: 0, calls: 0 };

/** The database, and its cost since the last call of `cost`, as D1 tells it. */
export function measured(database: D1Database): {
  database: D1Database;
  db: ReturnType<typeof openDatabase>;
  cost: () => Cost;
} {
  let cost = NOTHING;
  const add = (answers: readonly Answer[]) => {
    const sum = (of: (meta: Answer["meta"]) => number | undefined) =>
      answers.reduce((total, { meta }) => total + (of(meta) ?? 0), 0);
    const ms = sum(({ duration }) => duration);
    cost = {
      rows: cost.rows + sum(({ rows_read }) => rows_read),
      written: cost.written + sum(({ rows_written }) => rows_written),
      ms: cost.ms + ms,
      longestMs: Math.max(cost.longestMs, ms),
      calls: cost.calls + 1,
    };
  };
  const real = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => {
      const result = await statement.all<Record<string, unknown>>();
      add([result]);
      return result;
    };
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all,
      run: all,
      raw: async () => (await all()).results.map((row) => Object.values(row)),
    } as unknown as D1PreparedStatement;
    real.set(wrapped, statement);
    return wrapped;
  };
  const client = {
    prepare: (sql: string) => wrap(database.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await database.batch(statements.map((statement) => real.get(statement) ?? statement));
      add(results);
      return results;
    },
  } as unknown as D1Database;
  return {
    database: client,
    db: openDatabase(client),
    cost: () => {
      const spent = cost;
      cost = NOTHING;
      return spent;
    },
  };
}
