/**
 * `npm run eval:assistant`: asks Smoothie every question of `questions/`. For each kind it prints how many answers have the
 * required facts and links, or decline, and how many of the best passages hold the facts. `-- --all` prints every answer,
 * `-- --missed` the missed ones. `-- --remote` asks the account's own model (log wrangler in first) and prints its usage;
 * `-- --model=NAME` uses another model than wrangler.toml's, `-- --limit=N` only N questions.
 */
import { parseArgs } from "node:util";
import type { ModelAccess } from "#app/.server/assistant/index.ts";
import { toTable } from "#workers/tools/cli/table.ts";
import { HEADINGS, isAnswerable, type Judged, judge, rowsOf, spokenMiss } from "./judge.ts";
import { evalQuestions } from "./questions.ts";
import { countingModel, openRemote } from "./remote.ts";

const { values } = parseArgs({
  options: {
    all: { type: "boolean" },
    missed: { type: "boolean" },
    remote: { type: "boolean" },
    model: { type: "string" },
    limit: { type: "string" },
  },
});

const remote = values.remote ? await openRemote(values.model) : undefined;
const counted = remote && countingModel(remote.access);
const judged: Judged[] = [];
try {
  for (const question of evalQuestions.slice(0, Number(values.limit ?? evalQuestions.length)))
    judged.push(await judge(question, counted?.access satisfies ModelAccess | undefined));
} finally {
  await remote?.close();
}
for (const one of judged) {
  const isRight = isAnswerable(one) ? one.facts && one.links : one.declined;
  if (values.all || (values.missed && !isRight)) console.log(`${spokenMiss(one)}\n`);
}
console.log(toTable(HEADINGS, rowsOf(judged)));
if (counted) console.log(counted.spoken());
