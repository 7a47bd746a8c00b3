/** The shape of an operator's command. */
import type { Actor } from "#app/.server/audit/index.ts";
import type { Database } from "#app/.server/db/index.ts";
import type { ReadObject } from "#app/.server/jobs/restore.ts";
import { normalizeEmail } from "#app/lib/email.ts";
import { CodeLookupSchema } from "#app/schemas/waitlist.ts";

/** A wrong call: the message and the usage are printed, exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";
}

export type Row = Record<string, string | number | null>;

/** Runs SQL statements as one transaction and returns the rows of each. */
export type Query = (sql: string) => Promise<Row[][]>;

/** The result of a command: text for people, data for `--json`. */
type Report = { text: string; data: unknown };

type Option = { type: "string" | "boolean"; hint?: string; help: string };

export type Values = Readonly<Record<string, string | boolean | undefined>>;

export type CommandInput = {
  db: Database;
  words: readonly string[];
  values: Values;
  dryRun: boolean;
  now: Date;
  /** Who makes the change, for the log that the back office shows. */
  by: Actor;
  /** Shows the planned change and asks for a yes. With `--yes` it does not ask. */
  confirm: (shown: string, question: string) => Promise<boolean>;
  /** Checks whether the site has the file of a path. */
  files: SiteFiles;
  backups: Backups;
  /** The site's LINK_SECRET as known on this computer, or "". */
  linkSecret: string;
};

export type Backups = {
  /** Reads an object of the backups' bucket. */
  read: ReadObject;
  /** Runs any number of statements (without semicolons) as one transaction. */
  run: (statements: AsyncIterable<string>) => Promise<void>;
};

export type SiteFiles = {
  hasPicture: (path: string) => boolean;
  hasRecording: (key: string) => Promise<boolean>;
};

export type Command = {
  /** As typed: "waitlist list". */
  name: string;
  /** The command's arguments, by their names in the usage line. One that ends in "…" may repeat, one in brackets be left out. */
  words: readonly string[];
  summary: string;
  details?: string;
  options: Readonly<Record<string, Option>>;
  /** Accepts `--dry-run`. */
  changesData: boolean;
  /** Shows its plan and asks first, so it accepts `--yes`. */
  asks?: boolean;
  run: (input: CommandInput) => Promise<Report>;
};

/** The single argument of a command. */
export function onlyWord(input: Pick<CommandInput, "words">): string {
  const [word] = input.words;
  if (!word?.trim()) throw new UsageError("That word must not be empty.");
  return word;
}

/**
 * An argument as an e-mail address, in its stored form.
 * @throws UsageError for an address that the site's forms would refuse.
 */
export function oneAddress(word: string): string {
  const parsed = CodeLookupSchema.safeParse({ email: word });
  if (!parsed.success) throw new UsageError("That must be one e-mail address, such as tara@example.in.");
  return normalizeEmail(parsed.data.email);
}

/** A text option, or undefined when it was not given. */
export function textOption(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
}

/** A whole number typed by the operator, within bounds. */
export function wholeNumber(typed: string, what: string, minimum: number, maximum: number): number {
  const value = /^-?\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(value >= minimum && value <= maximum)) {
    throw new UsageError(`${what} must be a whole number from ${minimum} to ${maximum}.`);
  }
  return value;
}
