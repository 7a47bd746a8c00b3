/** A consent text and its version change together, so that a receipt identifies its text. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentTexts, consentVersions } from "./consent.ts";

/** The hash of each version's text. For a new text add a line with a new version; never change one that was in use. */
const known: Readonly<Record<keyof typeof consentVersions, Readonly<Record<string, string>>>> = {
  terms: { "1": "3e8487f28261a033", "2": "cbf5ab86507379c8" },
  marketing: { "1": "8fde9c2f97fd9f9f" },
  pixel: { "1": "e31d9ac8d5910fa6" },
};

test.each(Object.keys(consentVersions) as (keyof typeof consentVersions)[])(
  "the text of %s is that of its version",
  (of) => {
    const digest = createHash("sha256").update(JSON.stringify(consentTexts[of])).digest("hex").slice(0, 16);
    expect(known[of][consentVersions[of]]).toBe(digest);
  },
);
