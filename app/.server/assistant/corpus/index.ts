/** Everything Smoothie can answer from, as passages. */
import type { Story } from "#app/schemas/story.ts";
import { companyPassages } from "./company.ts";
import { offerPassages } from "./offer.ts";
import { messagePassages } from "./messages.ts";
import type { Passage } from "./passage.ts";
import { policyPassages } from "./policies.ts";
import { pricingPassages } from "./pricing.ts";
import { productPassages } from "./product.ts";
import { talePassages } from "./tales.ts";
import { websitePassages } from "./website.ts";
import { wordingsUnder } from "./wordings/index.ts";

export function allPassages(stories: readonly Story[]): Passage[] {
  return [
    ...productPassages(),
    ...pricingPassages(),
    ...offerPassages(),
    ...policyPassages(),
    ...companyPassages(),
    ...talePassages(stories),
    ...websitePassages(stories),
    ...messagePassages(),
  ].map(withWordings);
}

/** The passage with the other ways of asking that stand in the wordings files under its example. */
function withWordings(passage: Passage): Passage {
  const others = passage.examples ? wordingsUnder(passage.examples) : "";
  return others ? { ...passage, examples: `${passage.examples} | ${others}` } : passage;
}
