/**
 * Visitors' questions, one a line of `questions/*.jsonl`, with the facts and links that an answer must have. A price stands
 * there by its name in `content/prices.ts`, or by the team it is of. Smoothie was never tuned on the set "unlearnt", so its
 * misses are the ones to expect.
 */
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { prices } from "#app/content/prices.ts";
import { gstPercent, pricingRoles } from "#app/content/pricing.ts";
import { fill } from "#app/lib/fill.ts";
import { parseTeam } from "#app/lib/team-cost.ts";
import { teamPrice } from "./team-price.ts";

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

const roles = pricingRoles.map(({ id }) => id);
/** Fills in `{adminPrice}` and `{admin.1-accounting.2 with GST}`. */
const withPrices = (line: string): string =>
  fill(line, prices).replace(/\{([a-z-]+\.\d[\w.-]*)( with GST)?\}/g, (_, team: string, gst?: string) =>
    teamPrice(parseTeam(team, roles), gst ? gstPercent : 0),
  );

const folder = new URL("./questions/", import.meta.url);

export const evalQuestions: readonly EvalQuestion[] = readdirSync(folder)
  .filter((file) => file.endsWith(".jsonl"))
  .flatMap((file) => readFileSync(new URL(file, folder), "utf8").trim().split("\n"))
  .map((line) => QuestionSchema.parse(JSON.parse(withPrices(line))));
