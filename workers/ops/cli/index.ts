/** `npm run ops -- …`: the operator's command. `npm run ops -- --help` lists what it does. */
import { runOps } from "./run.ts";

process.exitCode = await runOps(
  process.argv.slice(2),
  {
    print: (text) => process.stdout.write(text.endsWith("\n") ? text : `${text}\n`),
    complain: (text) => process.stderr.write(`${text}\n`),
  },
  { env: process.env },
);
