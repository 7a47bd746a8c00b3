/** Names the English that each Hindi text was written from, so that a change of the English is noticed. */
import { createHash } from "node:crypto";
import { english } from "#app/content/english.ts";
import { hindi } from "#app/content/hi/index.ts";
import { wordsIn } from "#app/lib/words.ts";

/** The command for who has looked at the Hindi of changed English, and mended it. */
export const AFTER_HINDI = "npx vitest run --config tests/vitest.config.ts --project unit app/content/hi -u";

/** A line for each text that has Hindi: its place, and a hash of its English as it is now. */
export function englishOfHindi(): string[] {
  const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);
  return Object.keys(hindi).flatMap((name) =>
    wordsIn(english[name as keyof typeof english], name).map(([place, text]) => `${place} ${digest(text)}`),
  );
}
