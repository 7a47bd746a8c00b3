/** A consent text and its version change together, so that a receipt's version and language identify its text. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentTexts, consentVersions } from "./consent.ts";
import { textsOf } from "./texts.ts";

type Version = Readonly<{ en: string; hi?: string }>;

/** The hash of each version's text, by edition. For a new text add a line with a new version; never change one that was in use. */
const known: Readonly<Record<keyof typeof consentVersions, Readonly<Record<string, Version>>>> = {
  terms: {
    "1": { en: "3e8487f28261a033" },
    "2": { en: "cbf5ab86507379c8", hi: "9f4925c5cbd7a68f" },
    "3": { en: "b41c5202f1598cc2", hi: "7ef88f8a3eb523fd" },
    "4": { en: "29844f7ee3f91a0f", hi: "f1975b1ada76a192" },
    "5": { en: "5a0461d5b12807c4", hi: "3550e3f5cfcd633d" },
    "6": { en: "0a6d56daeda0f842", hi: "9022f6658860e07b" },
  },
  marketing: {
    "1": { en: "8fde9c2f97fd9f9f", hi: "0919c2b8d1cdd3ae" },
    "2": { en: "8fde9c2f97fd9f9f", hi: "7f1b9508af6bbc30" },
    "3": { en: "8fde9c2f97fd9f9f", hi: "b2ed77180d3eface" },
  },
  pixel: {
    "1": { en: "e31d9ac8d5910fa6", hi: "72ae258f3b75986f" },
    "2": { en: "9664453cfe8727fa", hi: "6ad1c029ee7f52f0" },
    "3": { en: "e802e5cbb42b204a", hi: "160192442cca2001" },
    "4": { en: "67eb3aeee56cdf51", hi: "0e0f967e5df7a045" },
  },
};

const of = Object.keys(consentVersions) as (keyof typeof consentVersions)[];
test.each(of.flatMap((name) => (["en", "hi"] as const).map((edition) => ({ name, edition }))))(
  "the text of $name in edition $edition is that of its version",
  ({ name, edition }) => {
    const text = consentTexts(textsOf(edition))[name];
    const digest = createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 16);
    expect(known[name][consentVersions[name]]?.[edition]).toBe(digest);
  },
);
