/** A legal text and its newest correction change together, so that "Last corrected" is true. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { lastCorrection, legalDocuments } from "./index.ts";

/** The text of each newest correction, by its hash. For a changed text add a correction with its date, then the new hash. */
const known: Readonly<Record<string, readonly [date: string, hash: string]>> = {
  "privacy-policy": ["November 28, 2026", "4791b61cb420545f"],
  "terms-of-service": ["November 27, 2026", "1d01d9e139f9c2af"],
  "refund-policy": ["November 26, 2026", "4d196f960359fdc6"],
};

test.each(legalDocuments)("the text of $slug is that of its newest correction", ({ slug, intro, sections }) => {
  const digest = createHash("sha256")
    .update(JSON.stringify([intro, sections]))
    .digest("hex")
    .slice(0, 16);
  expect([lastCorrection(slug).date, digest]).toEqual(known[slug]);
});
