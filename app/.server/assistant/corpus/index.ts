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
  ];
}
