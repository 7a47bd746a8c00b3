/** Runs a command line: finds the command, checks its arguments, runs it, prints its report, returns an exit code. */
import { parseArgs } from "node:util";
import { COMMAND_LINE } from "#app/.server/audit/index.ts";
import { openDatabase as openDomain } from "#app/.server/db/index.ts";
import { BackupError } from "#app/.server/jobs/restore.ts";
import { STATE_FOLDER } from "../local-server.ts";
import { PlainError } from "../plain-error.ts";
import { localSecret } from "../settings.ts";
import { applicationCommands } from "./applications.ts";
import { backupCommands } from "./backups.ts";
import {
  type Backups,
  type Command,
  type Query,
  type SiteFiles,
  textOption,
  UsageError,
  type Values,
} from "./command.ts";
import { readObject } from "./bucket.ts";
import { d1Client } from "./d1-client.ts";
import { openDatabase, type Target, runStatements } from "./database.ts";
import { eraseCommands } from "./erase.ts";
import { fakeCommands } from "./fake.ts";
import { mailCommands } from "./mail.ts";
import { monthCommands } from "./months.ts";
import { siteFiles } from "./site-files.ts";
import { storyCommands } from "./stories.ts";
import { plain, printable, printableJson } from "./table.ts";
import { waitlistCommands } from "./waitlist.ts";

export const commands: readonly Command[] = [
  ...waitlistCommands,
  ...monthCommands,
  ...fakeCommands,
  ...eraseCommands,
  ...backupCommands,
  ...applicationCommands,
  ...storyCommands,
  ...mailCommands,
];

const commonOptions = {
  json: { type: "boolean", help: "print data instead of a table (with `npm run -s ops`, nothing else)" },
  local: { type: "boolean", help: "the database of this computer (the default); stop `npm run dev` first" },
  remote: { type: "boolean", help: "the site's own database, through `wrangler login`" },
  "persist-to": { type: "string", hint: "DIR", help: "with --local: a state folder other than .wrangler/state" },
  help: { type: "boolean", help: "show this" },
} as const satisfies Command["options"];

const dryRunOption = { "dry-run": { type: "boolean", help: "say what would change, and change nothing" } } as const;

const yesOption = { yes: { type: "boolean", help: "go ahead without asking" } } as const;

export type Terminal = {
  print: (text: string) => void;
  complain: (text: string) => void;
  /** Asks the person at the terminal, yes or no; null when there is no terminal. */
  ask: ((question: string) => Promise<boolean>) | null;
};

type Surroundings = {
  env: Readonly<Record<string, string | undefined>>;
  /** Opens the database and finds files; a test may replace them. */
  open?: (target: Target) => Query;
  filesOf?: (target: Target) => SiteFiles;
  backupsOf?: (target: Target) => Backups;
};

const backupsIn = (target: Target): Backups => ({
  read: (key) => readObject(target, "BACKUPS", key),
  run: (statements) => runStatements(target, statements),
});

/** Runs one command line and returns the exit code: 0, 1 for a failure, 2 for a wrong call. */
export async function runOps(
  argv: readonly string[],
  terminal: Terminal,
  { env, open = openDatabase, filesOf = siteFiles, backupsOf = backupsIn }: Surroundings,
): Promise<number> {
  const command = commands.find(({ name }) => name.split(" ").every((part, index) => argv[index] === part));
  if (!command) return withoutCommand(argv, terminal);
  try {
    requireWholeCall(command, argv, env);
    const { values, positionals } = parse(command, argv.slice(command.name.split(" ").length));
    if (values.help) {
      terminal.print(helpFor(command));
      return 0;
    }
    if (values.remote && values.local) throw new UsageError("--local and --remote exclude each other.");
    if (values.remote && values["persist-to"]) throw new UsageError("--persist-to goes with --local only.");
    if (!takes(command, positionals.length)) {
      throw new UsageError(command.words.length ? `Needed: ${command.words.join(" ")}.` : "It takes no further words.");
    }
    const target = { remote: values.remote === true, persistTo: textOption(values, "persist-to") };
    const query = announced(open(target), () => terminal.complain(nameOf(target)));
    const now = new Date();
    const report = await command.run({
      db: openDomain(d1Client(query)),
      words: positionals,
      values,
      dryRun: values["dry-run"] === true,
      now,
      by: { who: COMMAND_LINE, at: now },
      confirm: (shown, question) => confirm(terminal, shown, question, values),
      files: filesOf(target),
      backups: backupsOf(target),
      // The site never reveals its secrets, so for --remote the operator has to give this one.
      linkSecret: env.LINK_SECRET?.trim() || (target.remote ? "" : localSecret("LINK_SECRET")),
    });
    terminal.print(values.json ? printableJson(report.data) : printable(report.text));
    return 0;
  } catch (thrown) {
    const error = plainIn(thrown);
    if (error instanceof UsageError) {
      terminal.complain(`${error.message}\n${usageOf(command)}`);
      return 2;
    }
    if (!(error instanceof PlainError || error instanceof BackupError)) throw error;
    terminal.complain(plain(error.message));
    return 1;
  }
}

/** The PlainError inside the errors that Drizzle and the domain wrap around it. */
function plainIn(error: unknown): unknown {
  if (error instanceof PlainError || !(error instanceof Error) || !(error.cause instanceof Error)) return error;
  const inner = plainIn(error.cause);
  return inner instanceof PlainError ? inner : error;
}

function takes({ words }: Command, given: number): boolean {
  if (words[0]?.startsWith("[")) return given <= words.length;
  return words.at(-1)?.endsWith("…") ? given >= words.length : given === words.length;
}

/** With `--json` only the answer goes to stdout, so the plan is printed to stderr. */
async function confirm(terminal: Terminal, shown: string, question: string, values: Values): Promise<boolean> {
  if (values.yes === true) return true;
  if (!terminal.ask)
    throw new PlainError("Nobody is there to be asked, so nothing was changed. Add --yes to go ahead.");
  terminal.complain(printable(shown));
  return terminal.ask(question);
}

/**
 * Without a `--` before them, npm consumes options itself, and `npm run ops erase … --dry-run` would erase. Such an option
 * appears in the environment, as npm_config_dry_run.
 * @throws UsageError that says how to write the call.
 */
function requireWholeCall(command: Command, argv: readonly string[], env: Surroundings["env"]): void {
  const key = (name: string) => name.toLowerCase().replace(/[-_]/g, "");
  const kept = new Set(
    Object.entries(env)
      // npm may pass an option without a value as empty.
      .flatMap(([name, value]) => (value ? (/^npm_config_(.+)$/i.exec(name)?.[1] ?? []) : []))
      .map(key),
  );
  const isTyped = (name: string) => argv.some((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  const options = new Set(commands.flatMap((each) => Object.keys(optionsOf(each))));
  const missing = [...options].filter((name) => kept.has(key(name)) && !isTyped(name)).map((name) => `--${name}`);
  if (missing.length === 0) return;
  throw new UsageError(
    `npm kept ${missing.join(", ")} for itself, and nothing was done. Write two dashes before the command: npm run ops -- ${command.name} … ${missing.join(" ")}`,
  );
}

/** Prints with the first query whether the database is local or remote: `--remote` is easily forgotten. */
function announced(query: Query, announce: () => void): Query {
  let isSaid = false;
  return (sql) => {
    if (!isSaid) announce();
    isSaid = true;
    return query(sql);
  };
}

function nameOf({ remote, persistTo }: Target): string {
  if (remote) return "Database: the site's own.";
  return `Database: this computer's, in ${persistTo ?? STATE_FOLDER}. The site's own is --remote.`;
}

function parse(command: Command, args: readonly string[]): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options: optionsOf(command), allowPositionals: true, strict: true });
  } catch (error) {
    // The first sentence names the option; the rest is advice about Node's own syntax.
    throw new UsageError(error instanceof Error ? (error.message.split(". ", 1)[0] ?? "") : "Unreadable options.");
  }
}

function optionsOf(command: Command): Command["options"] {
  return {
    ...command.options,
    ...(command.changesData ? dryRunOption : {}),
    ...(command.asks ? yesOption : {}),
    ...commonOptions,
  };
}

/** Prints the help of the group, or of all commands. Exit code 0 only if help was asked for. */
function withoutCommand(argv: readonly string[], terminal: Terminal): number {
  const [first] = argv;
  const group = commands.filter(({ name }) => name.split(" ")[0] === first);
  const rest = group.length ? argv.slice(1) : argv;
  const asksForHelp = rest.every((word) => word === "--help" || word === "help");
  if (asksForHelp) {
    terminal.print(overview(group.length ? group : commands));
    return 0;
  }
  terminal.complain(
    `There is no command "${plain(argv.slice(0, 2).join(" "))}".\n${overview(group.length ? group : commands)}`,
  );
  return 2;
}

function usageOf(command: Command): string {
  return ["Usage: npm run ops --", command.name, ...command.words, "[options]"].join(" ");
}

function overview(shown: readonly Command[]): string {
  const calls = shown.map((command) => [command.name, ...command.words].join(" "));
  const longest = Math.max(...calls.map((call) => call.length));
  return [
    "The operator's command. Usage: npm run ops -- COMMAND [options]",
    "",
    ...shown.map((command, index) => `  ${(calls[index] ?? "").padEnd(longest)}  ${command.summary}`),
    "",
    "Every command takes --json, --local (the default) or --remote, and --help; those that change data take --dry-run.",
  ].join("\n");
}

function helpFor(command: Command): string {
  const options = Object.entries(optionsOf(command)).map(([name, option]) => {
    return { call: `--${name}${option.hint ? ` ${option.hint}` : ""}`, help: option.help };
  });
  const longest = Math.max(...options.map(({ call }) => call.length));
  return [
    command.summary,
    usageOf(command),
    ...(command.details ? ["", command.details] : []),
    "",
    ...options.map(({ call, help }) => `  ${call.padEnd(longest)}  ${help}`),
  ].join("\n");
}
