/** A database that adds up what its calls cost: rows, time, and the longest call, which is how long others wait. */
import { openDatabase } from "#app/.server/db/index.ts";

export type Cost = { rows: number; written: number; ms: number; longestMs: number; calls: number };
type Answer = { meta: { rows_read?: number; rows_written?: number; duration?: number } };

const NOTHING: Cost = { rows: 0, written: 0, ms: 0, longestMs: 0, calls: 0 };

/**
 * The database, and its cost since the last call of `cost`. A call's time is what D1 says, which also counts waiting for a core
 * that other work has, or else the processor time of D1's process, which also counts carrying the call: the smaller of the two.
 */
export function measured(
  database: D1Database,
  cpuMs: () => number | null = () => null,
): {
  database: D1Database;
  db: ReturnType<typeof openDatabase>;
  cost: () => Cost;
} {
  let cost = NOTHING;
  let endedAt = 0;
  const add = (answers: readonly Answer[], begunAt: number | null) => {
    const sum = (of: (meta: Answer["meta"]) => number | undefined) =>
      answers.reduce((total, { meta }) => total + (of(meta) ?? 0), 0);
    const now = cpuMs();
    // Of calls at once, each gets the processor time since the one before it.
    const spent = begunAt === null || now === null ? Infinity : now - Math.max(begunAt, endedAt);
    const ms = Math.min(
      sum(({ duration }) => duration),
      spent,
    );
    endedAt = now ?? 0;
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
      const begunAt = cpuMs();
      const result = await statement.all<Record<string, unknown>>();
      add([result], begunAt);
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
      const begunAt = cpuMs();
      const results = await database.batch(statements.map((statement) => real.get(statement) ?? statement));
      add(results, begunAt);
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
