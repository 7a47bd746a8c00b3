/** A legal text and its newest correction change together, so that "Last corrected" is true. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { lastCorrection, legalDocuments } from "./index.ts";

/** The text of each newest correction, by its hash. For a changed text add a correction with its date, then the new hash. */
const known: Readonly<Record<string, readonly [date: string, hash: string]>> = {
  "privacy-policy": ["November 28, 2026", "caf789a6adf89e8d"],
  "terms-of-service": ["November 28, 2026", "a8d12243beaaf7ee"],
  "refund-policy": ["November 28, 2026", "a7f4230df587b011"],
};

test.each(legalDocuments)("the text of $slug is that of its newest correction", ({ slug, intro, sections }) => {
  const digest = createHash("sha256")
    .update(JSON.stringify([intro, sections]))
    .digest("hex")
    .slice(0, 16);
  expect([lastCorrection(slug).date, digest]).toEqual(known[slug]);
});
