/**
 * Visitors' questions, one a line of `questions/*.jsonl`, with the facts and links that an answer must have. Smoothie was
 * never tuned on the set "unlearnt", so its misses are the ones to expect.
 */
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

const FactSchema = z.union([z.string(), z.array(z.string()).min(1)]);
/** `/…/` is a regular expression; of a list one must occur. Case is ignored. */
export type Fact = z.infer<typeof FactSchema>;

const QuestionSchema = z.strictObject({
  question: z.string().min(1),
  /** The questions asked before it, oldest first. */
  previous: z.array(z.string()).optional(),
  kind: z.string(),
  set: z.enum(["learnt", "unlearnt"]),
  /** All of these must be in the answer. */
  facts: z.array(FactSchema).optional(),
  /** One of these pages must be linked, perhaps with a hash or a query. "/" is any page. */
  links: z.array(z.string()).optional(),
  declines: z.literal(true).optional(),
});
export type EvalQuestion = z.infer<typeof QuestionSchema>;

const folder = new URL("./questions/", import.meta.url);

export const evalQuestions: readonly EvalQuestion[] = readdirSync(folder)
  .filter((file) => file.endsWith(".jsonl"))
  .flatMap((file) => readFileSync(new URL(file, folder), "utf8").trim().split("\n"))
  .map((line) => QuestionSchema.parse(JSON.parse(line)));
