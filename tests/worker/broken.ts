/** Bindings that fail, each in its own way. */
import type { Env } from "#app/cloudflare.ts";
import { bindings } from "./site.ts";

/** The behaviour of a broken binding at every call. */
export type Fault = () => Promise<never>;

export const failing =
  (message: string): Fault =>
  () =>
    Promise.reject(new Error(message));
export const silent: Fault = () => new Promise(() => undefined);

/** A database whose every query ends the same way. */
export function brokenDatabase(fault: Fault): D1Database {
  const statement = { bind: () => statement, first: fault, all: fault, run: fault, raw: fault };
  return { prepare: () => statement, batch: fault, exec: fault } as unknown as D1Database;
}

function everyCall<T>(fault: Fault): T {
  return new Proxy({}, { get: () => fault }) as T;
}

/** All bindings, none of which works. */
export function nothingWorks(fault: Fault): Env {
  const limits = Object.keys(bindings).filter((name) => name.startsWith("LIMIT_"));
  return {
    ...bindings,
    ...Object.fromEntries(limits.map((name) => [name, everyCall<RateLimit>(fault)])),
    DB: brokenDatabase(fault),
    MEDIA: everyCall<R2Bucket>(fault),
    ASSETS: everyCall<Fetcher>(fault),
    AI: everyCall<Ai>(fault),
  };
}

/** The real database, with a hook before every query. */
export function databaseBehind(hook: () => void | Promise<void>): D1Database {
  const real = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const ask =
      (method: "first" | "all" | "run" | "raw") =>
      async (...parameters: unknown[]) => {
        await hook();
        return (statement[method] as (...given: unknown[]) => Promise<unknown>).apply(statement, parameters);
      };
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      first: ask("first"),
      all: ask("all"),
      run: ask("run"),
      raw: ask("raw"),
    } as unknown as D1PreparedStatement;
    real.set(wrapped, statement);
    return wrapped;
  };
  return {
    prepare: (text: string) => wrap(bindings.DB.prepare(text)),
    batch: async (statements: D1PreparedStatement[]) => {
      await hook();
      return bindings.DB.batch(statements.map((statement) => real.get(statement) ?? statement));
    },
  } as unknown as D1Database;
}
