/**
 * D1's interface, as far as Drizzle uses it, on top of wrangler, so that the commands can call the Worker's functions.
 */
import { PlainError } from "../plain-error.ts";
import type { Query, Row } from "./command.ts";
import { sqlInteger, sqlText } from "./sql.ts";

/** A quoted text or name, or else a placeholder for a value. */
const QUOTED_OR_PLACE = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\?/g;

class Statement {
  readonly #query: Query;
  readonly #sql: string;
  readonly #values: readonly unknown[];

  constructor(query: Query, sql: string, values: readonly unknown[] = []) {
    this.#query = query;
    this.#sql = sql;
    this.#values = values;
  }

  bind(...values: unknown[]): Statement {
    return new Statement(this.#query, this.#sql, values);
  }

  text(): string {
    const values = [...this.#values];
    const text = this.#sql.replace(QUOTED_OR_PLACE, (part) => (part === "?" ? sqlValue(values.shift()) : part));
    if (text.replace(/'[^']*'/g, "").includes(";")) throw new Error("A statement must not hold a semicolon");
    return `${text};`;
  }

  async all(): Promise<{ results: Row[] }> {
    const [results = []] = await this.#query(this.text());
    return { results };
  }

  async raw(): Promise<unknown[][]> {
    return (await this.all()).results.map((row) => Object.values(row));
  }

  run(): Promise<{ results: Row[] }> {
    return this.all();
  }
}

/** Numbers as they are, texts in hex. */
function sqlValue(value: unknown): string {
  if (value === null) return "NULL";
  if (typeof value === "number") return Number.isInteger(value) ? sqlInteger(value) : String(value);
  if (typeof value === "string") return sqlText(value);
  throw new PlainError(`A ${typeof value} can't be stored here.`);
}

async function batch(query: Query, statements: readonly Statement[]): Promise<{ results: Row[] }[]> {
  const sql = statements.map((statement) => statement.text()).join("\n");
  const results = await query(sql);
  return statements.map((_, index) => ({ results: results[index] ?? [] }));
}

export function d1Client(query: Query): D1Database {
  const client = {
    prepare: (sql: string) => new Statement(query, sql),
    batch: (statements: readonly Statement[]) => batch(query, statements),
  };
  return client as unknown as D1Database;
}
