/** What a page below /hi must hold, for tests with and without mail. */
import { assistantTexts } from "#app/content/assistant-texts.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { modules } from "#app/content/modules.ts";
import { pricingRoles } from "#app/content/pricing.ts";
import { wordsByLanguage } from "./html.ts";

/** Names and labels that are the same in both languages. The specification fixes most of them. */
const NAMES = [
  ...[...modules, ...featurePages].map(({ name }) => name),
  ...pricingRoles.map(({ title }) => title),
  // In the drawings a name may stand in two parts.
  ...modules.map(({ name }) => name.replace("The ", "")),
  ...["Simplify & Automate", "Tech Apprehension", "One simple interface", "Talk don't type"],
  ...["Business Settings", "API access", "Key Results"],
  ...[assistantTexts.name, "Ladoo", "Bel & Buta", "Pepper Porch", "Sunday Ubtan", "Goyal & Associates"],
  ...["WhatsApp", "Instagram", "Cloudflare", "Workers", "Workers AI", "D1", "R2", "Turnstile", "UPI", "QR", "MB", "KB"],
  ...["GST", "CGST", "SGST", "IGST", "GSTR-1", "HSN", "404 Page Not Found"],
  ...["Global Privacy Control", "Data Protection Board", "Digital Personal Data Protection Act", "DPDP Act"],
].sort((a, b) => b.length - a.length);
const NAME = new RegExp(
  `(?<![A-Za-z])(?:The(?= |$)|${NAMES.map((name) => name.replaceAll("/", "\\/")).join("|")})(?![A-Za-z])`,
  "g",
);
/** E-mail addresses, the parts of one that is shown in two, links, referral codes and placeholders of forms. */
const ADDRESS = /[\w.+-]+@[\w.-]*|https?:\/\/\S+|\b[\w-]+\.example\b\S*|\?ref=|@\w+|\b[A-Z2-9]{8}\b/g;
const WORD = /[A-Za-z][A-Za-z'’]+/;
const FEW_WORDS = /[A-Za-z'’]{2,}(?:[\s,.:;–—-]+[A-Za-z'’]{2,}){2}/;

/** A page's texts that are English but not marked so, that are in a third language, or that have a gap which nothing filled. */
export function faultsOf(html: string): string[] {
  const isEnglish = /<main[^>]*\slang="en-IN"/.test(html);
  // The title and description of an English page are English.
  const page = isEnglish ? html.replace(/<head>[\s\S]*<\/head>/, "") : html;
  return wordsByLanguage(page).flatMap(({ language, text }) => {
    if (/\{\w+\}|\b(?:undefined|NaN)\b|\[object/.test(text)) return [`a gap: ${text}`];
    if (language === "en-IN") return [];
    if (language !== "hi-IN") return [`in "${language}": ${text}`];
    const rest = text.replace(ADDRESS, " ").replace(NAME, " ");
    const isMixed = /\p{Script=Devanagari}/u.test(text);
    return (isMixed ? FEW_WORDS : WORD).test(rest) ? [`English: ${text}`] : [];
  });
}

/** The numbers of a page's main part, in order of size: prices, dates, counts, times. */
export function numbersOf(html: string): string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const texts = wordsByLanguage(main.replace(/ content="[^"]*"/g, ""));
  return texts.flatMap(({ text }) => text.match(/\d+(?:[.,:]\d+)*/g) ?? []).toSorted();
}
