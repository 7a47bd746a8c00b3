/** The shape of an operator's command. */
import type { Database } from "#app/.server/db/index.ts";
import type { ReadObject } from "#app/.server/night-shift/restore.ts";
import { normalizeEmail } from "#app/lib/email.ts";
import { CodeLookupSchema } from "#app/schemas/waitlist.ts";

/** A wrong call: prints the message and the usage, exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";
}

export type Row = Record<string, string | number | null>;

/** Runs SQL statements as one transaction and gives the rows of each. */
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
  /** Shows what is about to happen and asks whether it shall; with `--yes` it is not asked. */
  confirm: (shown: string, question: string) => Promise<boolean>;
  /** Whether the site has a file to show or play under a path. */
  files: SiteFiles;
  backups: Backups;
  /** The site's LINK_SECRET as this computer knows it, or "". */
  linkSecret: string;
};

export type Backups = {
  /** Gets an object of the bucket with the backups. */
  read: ReadObject;
  /** Runs statements without their semicolons as one transaction, however many they are. */
  run: (statements: AsyncIterable<string>) => Promise<void>;
};

export type SiteFiles = {
  hasPicture: (path: string) => boolean;
  hasRecording: (key: string) => Promise<boolean>;
};

export type Command = {
  /** As typed: "waitlist list". */
  name: string;
  /** The words it takes, each with a name for the usage line. One that ends in "…" is one or more. */
  words: readonly string[];
  summary: string;
  details?: string;
  options: Readonly<Record<string, Option>>;
  /** Has `--dry-run`. */
  changesData: boolean;
  /** Shows what it would do and asks first, so it has `--yes`. */
  asks?: boolean;
  run: (input: CommandInput) => Promise<Report>;
};

/** The one word a command requires. */
export function onlyWord(input: Pick<CommandInput, "words">): string {
  const [word] = input.words;
  if (!word?.trim()) throw new UsageError("That word must not be empty.");
  return word;
}

/**
 * A word as an e-mail address, in the form in which addresses are stored.
 * @throws UsageError for a word that the site's forms would refuse.
 */
export function oneAddress(word: string): string {
  const parsed = CodeLookupSchema.safeParse({ email: word });
  if (!parsed.success) throw new UsageError("That must be one e-mail address, such as tara@example.in.");
  return normalizeEmail(parsed.data.email);
}

/** A text option, or undefined where it was not given. */
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
