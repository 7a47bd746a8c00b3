import type { Actor } from "#app/.server/audit/index.ts";
import type { Database } from "#app/.server/db/index.ts";
import type { ReadObject } from "#app/.server/jobs/restore.ts";

/** A wrong call: the message and the usage are printed, exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";
}

export type Row = Record<string, string | number | null>;

/** Runs SQL statements as one transaction and returns the rows of each. */
export type Query = (sql: string) => Promise<Row[][]>;

export const options = {
  remote: { type: "boolean", help: "the site's own database, through `wrangler login`; else that of this computer" },
  "persist-to": { type: "string", help: "a folder with local state other than .wrangler/state" },
  "dry-run": { type: "boolean", help: "say what would change, and change nothing" },
  yes: { type: "boolean", help: "go ahead without asking" },
  out: { type: "string", help: "a new file that only you can read (else the CSV is printed)" },
  consented: { type: "boolean", help: "only those who agreed to messages, in the columns of a mail tool" },
  help: { type: "boolean", help: "show this" },
} as const;

export type OptionName = keyof typeof options;
export type Values = {
  [Name in OptionName]?: ((typeof options)[Name]["type"] extends "string" ? string : boolean) | undefined;
};

export type CommandInput = {
  db: Database;
  word: string;
  values: Values;
  now: Date;
  by: Actor;
  /** Prints a line about the progress, beside the answer. */
  say: (text: string) => void;
  /** Shows the planned change and asks for a yes, unless `--yes` was given. */
  confirm: (shown: string, question: string) => Promise<boolean>;
  backups: Backups;
  /** The site's LINK_SECRET, or "" where nobody gives it. */
  linkSecret: () => Promise<string>;
};

export type Backups = {
  read: ReadObject;
  /** Runs any number of statements (without semicolons) as one transaction. */
  run: (statements: AsyncIterable<string>) => Promise<void>;
};

export type Command = {
  name: string;
  /** The name of its argument in the usage line. */
  argument?: string;
  summary: string;
  details?: string;
  options: readonly OptionName[];
  run: (input: CommandInput) => Promise<string>;
};

export function wholeNumber(typed: string, what: string, minimum: number, maximum: number): number {
  const value = /^-?\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(value >= minimum && value <= maximum)) {
    throw new UsageError(`${what} must be a whole number from ${minimum} to ${maximum}.`);
  }
  return value;
}
