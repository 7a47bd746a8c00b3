/** `npm run ops -- …`: the operator's command. `npm run ops -- --help` lists what it does. */
import { createInterface } from "node:readline/promises";
import { runOps } from "./run.ts";

/** True only for a plain yes. */
async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const said = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(?:es)?$/i.test(said.trim());
}

process.exitCode = await runOps(
  process.argv.slice(2),
  {
    print: (text) => process.stdout.write(text.endsWith("\n") ? text : `${text}\n`),
    complain: (text) => process.stderr.write(`${text}\n`),
    ask: process.stdin.isTTY ? ask : null,
  },
  { env: process.env },
);
