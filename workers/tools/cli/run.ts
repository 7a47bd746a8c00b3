import { parseArgs } from "node:util";
import { COMMAND_LINE } from "#app/.server/audit/index.ts";
import { openDatabase as openDomain } from "#app/.server/db/index.ts";
import { BackupError } from "#app/.server/jobs/restore.ts";
import { STATE_FOLDER } from "../local-server.ts";
import { PlainError } from "../plain-error.ts";
import { localSecret } from "../settings.ts";
import { backupCommands } from "./backups.ts";
import { readObject } from "./bucket.ts";
import {
  type Backups,
  type Command,
  type OptionName,
  options,
  type Query,
  UsageError,
  type Values,
} from "./command.ts";
import { d1Client } from "./d1-client.ts";
import { openDatabase, runStatements, type Target } from "./database.ts";
import { eraseCommand } from "./erase.ts";
import { plain, printable } from "./table.ts";
import { exportCommand } from "./waitlist.ts";

export const commands: readonly Command[] = [exportCommand, eraseCommand, ...backupCommands];

export type Terminal = {
  print: (text: string) => void;
  complain: (text: string) => void;
  /** The answer to yes or no; null when there is no terminal. */
  ask: ((question: string) => Promise<boolean>) | null;
  /** Asks for a text that must not be shown. */
  askSecret: ((question: string) => Promise<string>) | null;
};

type Surroundings = {
  env: Readonly<Record<string, string | undefined>>;
  open?: (target: Target) => Query;
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
  { env, open = openDatabase, backupsOf = backupsIn }: Surroundings,
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
    if (values.remote && values["persist-to"]) throw new UsageError("--persist-to is for a local database.");
    const [word = ""] = positionals;
    if (positionals.length !== (command.argument ? 1 : 0) || (command.argument && word.trim() === "")) {
      throw new UsageError(command.argument ? `Needed: ${command.argument}.` : "It takes no further words.");
    }
    const target = { remote: values.remote === true, persistTo: values["persist-to"] };
    const now = new Date();
    const answer = await command.run({
      db: openDomain(d1Client(announced(open(target), () => terminal.complain(nameOf(target))))),
      word: word.trim(),
      values,
      now,
      by: { who: COMMAND_LINE, at: now },
      say: terminal.complain,
      confirm: (shown, question) => confirm(terminal, shown, question, values),
      backups: backupsOf(target),
      linkSecret: () => secretFor(target, env, terminal),
    });
    terminal.print(printable(answer));
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

/** The site never reveals its secrets, so for --remote the operator has to give this one. */
async function secretFor({ remote }: Target, env: Surroundings["env"], terminal: Terminal): Promise<string> {
  const known = env.LINK_SECRET?.trim() || (remote ? "" : localSecret("LINK_SECRET"));
  if (known !== "" || !remote || !terminal.askSecret) return known;
  return (await terminal.askSecret("The site's LINK_SECRET, or Enter without it: ")).trim();
}

/** The PlainError inside the errors that Drizzle and the domain wrap around it. */
function plainIn(error: unknown): unknown {
  if (error instanceof PlainError || !(error instanceof Error) || !(error.cause instanceof Error)) return error;
  const inner = plainIn(error.cause);
  return inner instanceof PlainError ? inner : error;
}

async function confirm(terminal: Terminal, shown: string, question: string, values: Values): Promise<boolean> {
  if (values.yes === true) return true;
  if (!terminal.ask)
    throw new PlainError("Nobody is there to be asked, so nothing was changed. Add --yes to go ahead.");
  terminal.complain(printable(shown));
  return terminal.ask(question);
}

/**
 * Without a `--` before them, npm consumes options itself, and `npm run ops erase … --dry-run` would erase. npm puts
 * such an option into the environment, as npm_config_dry_run.
 * @throws UsageError that says how to write the call.
 */
function requireWholeCall(command: Command, argv: readonly string[], env: Surroundings["env"]): void {
  const kept = new Set(
    Object.entries(env)
      // npm may pass an option without a value as empty.
      .flatMap(([name, value]) => (value ? (/^npm_config_(.+)$/i.exec(name)?.[1] ?? []) : []))
      .map((name) => name.toLowerCase().replace(/[-_]/g, "")),
  );
  const isTyped = (name: string) => argv.some((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  const missing = Object.keys(options)
    .filter((name) => kept.has(name.replace("-", "")) && !isTyped(name))
    .map((name) => `--${name}`);
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

const optionsOf = (command: Command): OptionName[] => [...command.options, "remote", "persist-to", "help"];

function parse(command: Command, args: readonly string[]): { values: Values; positionals: string[] } {
  const accepted = Object.fromEntries(optionsOf(command).map((name) => [name, options[name]]));
  try {
    return parseArgs({ args: [...args], options: accepted, allowPositionals: true }) as ReturnType<typeof parse>;
  } catch (error) {
    // The first sentence names the option; the rest is advice about Node's own syntax.
    throw new UsageError(error instanceof Error ? (error.message.split(". ", 1)[0] ?? "") : "Unreadable options.");
  }
}

function withoutCommand(argv: readonly string[], terminal: Terminal): number {
  const width = Math.max(...commands.map((command) => callOf(command).length));
  const overview = [
    "What a browser can't do; everything else is at /ops. Usage: npm run ops -- COMMAND [options]",
    "",
    ...commands.map((command) => `  ${callOf(command).padEnd(width)}  ${command.summary}`),
  ].join("\n");
  if (argv.every((word) => word === "--help" || word === "help")) {
    terminal.print(overview);
    return 0;
  }
  terminal.complain(`There is no command "${plain(argv.slice(0, 2).join(" "))}".\n${overview}`);
  return 2;
}

const callOf = ({ name, argument }: Command): string => (argument ? `${name} ${argument}` : name);
const usageOf = (command: Command): string => `Usage: npm run ops -- ${callOf(command)} [options]`;

function helpFor(command: Command): string {
  const lines = optionsOf(command).map((name) => `  --${name.padEnd(10)}  ${options[name].help}`);
  return [command.summary, usageOf(command), ...(command.details ? ["", command.details] : []), "", ...lines].join(
    "\n",
  );
}
