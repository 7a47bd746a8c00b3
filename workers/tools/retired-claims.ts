/**
 * Claims that the site once made and took back. One that comes back in any text or edition stops `npm run build`; add a line
 * when a fact is corrected.
 */
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { frequentQuestions } from "#app/.server/assistant/frequent-questions/index.ts";

const retired: readonly (readonly [claim: RegExp, why: string])[] = [
  [/best[- ]before|बेस्ट बिफ़?ोर/i, "food labels carry use-by dates (facts.useByDates)"],
  [/\b(?:the )?whole crew can\b/i, "only roles that open the Lounge can (facts.loungeReaders)"],
  [
    /\b(?:one series|your one series)\b/i,
    "a stall without a network, and one in another state, has a series of its own",
  ],
  [/weekend costs at most/i, "it depends on the billing period"],
  [/under the DPDP Act you have\b/i, "the Act grants the rights from May 2027 (facts.rightsFrom)"],
  [/\bdate at the top (?:shows|tells)/i, "the line 'Last corrected' does"],
  [/part of our \[?terms of service\]?(?:\([^)]*\))?\.$/i, "a notice about personal data stands by itself"],
  [/tell you and the Data Protection Board/i, "the Board is told from May 2027 (facts.breachNotice)"],
  [/consent of that person|that person's consent/i, "a parent or guardian consents for a young person"],
  [/\bmarket box\b.*\bsame count|same count.*\bmarket box\b/i, "stock taken to an event is counted apart"],
  [/\bwith a delivery challan and\b/i, "between one's own registrations stock goes on a tax invoice"],
  [/\bboth brands gain\b/i, "after the early-bird places the second gains a link alone (facts.referralGains)"],
  [/podcast feed for your own app/i, "the button is 'Feed for your podcast app'"],
  [/form shows everything that is asked/i, "the campaign is taken from the address"],
  [/until we have fixed the month of the launch/i, "every page names a month (retention.ts)"],
  [/this website needs a connection/i, "what is kept with 'Keep for offline' opens without one (kept.ts)"],
  [/sees your referral code and nothing else/i, "the code shows the brand's name and how many have joined with it"],
];

type Text = { where: string; text: string };

const CONTENT_FOLDER = "app/content";

/** Every text in `app/content`, in both editions. */
export async function readTexts(): Promise<Text[]> {
  const files = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .toSorted();
  const texts: Text[] = [];
  for (const file of files) {
    const module: unknown = await import(pathToFileURL(resolve(CONTENT_FOLDER, file)).href);
    collectTexts(module, file, texts);
  }
  return texts;
}

function collectTexts(value: unknown, where: string, into: Text[]): void {
  if (typeof value === "string") into.push({ where, text: value });
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) collectTexts(item, `${where} ${key}`, into);
  }
}

export const retiredIn = ({ where, text }: Text): string[] =>
  retired.flatMap(([claim, why]) => {
    const [found] = claim.exec(text) ?? [];
    return found === undefined ? [] : [`${where}: "${found}" is retired: ${why}`];
  });

/** What the texts and Smoothie's answers claim though it was taken back. */
export async function findRetiredClaims(): Promise<string[]> {
  // The wordings of Smoothie's questions are what visitors say, so they may say anything.
  const answers = frequentQuestions.map(({ question, answer }) => ({ where: question, text: `${question} ${answer}` }));
  return [...(await readTexts()), ...answers].flatMap(retiredIn);
}
