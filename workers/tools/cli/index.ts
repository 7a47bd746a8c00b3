/** `npm run ops -- …`: the operator's command. `npm run ops -- --help` lists what it does. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { runOps } from "./run.ts";

/** Asks at the terminal; a secret is not shown as it is typed. */
async function ask(question: string, isSecret = false): Promise<string> {
  process.stderr.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: isSecret ? unseen : process.stderr,
    terminal: true,
  });
  const said = await terminal.question("");
  terminal.close();
  if (isSecret) process.stderr.write("\n");
  return said.trim();
}

const isThere = process.stdin.isTTY;
process.exitCode = await runOps(
  process.argv.slice(2),
  {
    print: (text) => process.stdout.write(text.endsWith("\n") ? text : `${text}\n`),
    complain: (text) => process.stderr.write(`${text}\n`),
    ask: isThere ? async (question) => /^y(?:es)?$/i.test(await ask(`${question} [y/N] `)) : null,
    askSecret: isThere ? (question) => ask(question, true) : null,
  },
  { env: process.env },
);
