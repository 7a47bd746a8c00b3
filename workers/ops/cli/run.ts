/** From a command line to an exit code: finds the command, checks what was typed, runs it, prints what it reports. */
import { parseArgs } from "node:util";
import { applicationCommands } from "./applications.ts";
import { STATE_FOLDER } from "../local-server.ts";
import { PlainError } from "../plain-error.ts";
import { type Command, type Query, textOption, UsageError, type Values } from "./command.ts";
import { correctCommands } from "./correct.ts";
import { openDatabase, type Place } from "./database.ts";
import { eraseCommands } from "./erase.ts";
import { pruneCommands } from "./prune.ts";
import { questionCommands } from "./questions.ts";
import { storyCommands } from "./stories.ts";
import { plain } from "./table.ts";
import { waitlistCommands } from "./waitlist.ts";

export const commands: readonly Command[] = [
  ...waitlistCommands,
  ...correctCommands,
  ...eraseCommands,
  ...pruneCommands,
  ...applicationCommands,
  ...storyCommands,
  ...questionCommands,
];

const commonOptions = {
  json: { type: "boolean", help: "print data instead of a table (with `npm run -s ops`, nothing else)" },
  local: { type: "boolean", help: "the database of this computer (the default); stop `npm run dev` first" },
  remote: { type: "boolean", help: "the site's own database, through `wrangler login`" },
  "persist-to": { type: "string", hint: "DIR", help: "with --local: a state folder other than .wrangler/state" },
  help: { type: "boolean", help: "show this" },
} as const satisfies Command["options"];

const dryRunOption = { "dry-run": { type: "boolean", help: "say what would change, and change nothing" } } as const;

type Terminal = { print: (text: string) => void; complain: (text: string) => void };

type Surroundings = {
  env: Readonly<Record<string, string | undefined>>;
  /** How the database is opened; a test may bring its own. */
  open?: (place: Place) => Query;
};

/** Runs one command line. Gives the exit code: 0, 1 for a failure, 2 for a call that makes no sense. */
export async function runOps(
  argv: readonly string[],
  terminal: Terminal,
  { env, open = openDatabase }: Surroundings,
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
    if (positionals.length !== command.words.length) {
      throw new UsageError(command.words.length ? `Needed: ${command.words.join(" ")}.` : "It takes no further words.");
    }
    const place = { remote: values.remote === true, persistTo: textOption(values, "persist-to") };
    const query = announced(open(place), () => terminal.complain(nameOf(place)));
    const dryRun = values["dry-run"] === true;
    const report = await command.run({ query, words: positionals, values, dryRun, now: new Date() });
    terminal.print(values.json ? JSON.stringify(report.data, null, 2) : report.text);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.complain(`${error.message}\n${usageOf(command)}`);
      return 2;
    }
    if (!(error instanceof PlainError)) throw error;
    terminal.complain(plain(error.message));
    return 1;
  }
}

/**
 * npm keeps options without a `--` before them for itself, so that `npm run ops erase … --dry-run` would erase. It tells
 * what it kept in the environment, as npm_config_dry_run.
 * @throws UsageError that says how to write the call.
 */
function requireWholeCall(command: Command, argv: readonly string[], env: Surroundings["env"]): void {
  const key = (name: string) => name.toLowerCase().replace(/[-_]/g, "");
  const kept = new Set(
    Object.keys(env)
      .flatMap((name) => /^npm_config_(.+)$/i.exec(name)?.[1] ?? [])
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

/** The database, which says on its first question whose it is: `--remote` is easily forgotten. */
function announced(query: Query, announce: () => void): Query {
  let isSaid = false;
  return (sql) => {
    if (!isSaid) announce();
    isSaid = true;
    return query(sql);
  };
}

function nameOf({ remote, persistTo }: Place): string {
  if (remote) return "Database: the site's own.";
  return `Database: this computer's, in ${persistTo ?? STATE_FOLDER}. The site's own is --remote.`;
}

function parse(command: Command, args: readonly string[]): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options: optionsOf(command), allowPositionals: true, strict: true });
  } catch (error) {
    // The first sentence names the option; what follows is advice about Node's own syntax.
    throw new UsageError(error instanceof Error ? (error.message.split(". ", 1)[0] ?? "") : "Unreadable options.");
  }
}

function optionsOf(command: Command): Command["options"] {
  return { ...command.options, ...(command.changesData ? dryRunOption : {}), ...commonOptions };
}

/** No such command: its group's help, or everybody's. Only a plain call for help is a success. */
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
