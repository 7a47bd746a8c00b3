/** The three legal pages, block by block, and the questions that are asked of them most. */
import { brand } from "#app/content/brand.ts";
import { legalDocuments } from "#app/content/legal/index.ts";
import type { LegalDocument } from "#app/schemas/content.ts";
import {
  capitalised,
  fact,
  inWords,
  leansBack,
  type Link,
  type Passage,
  sentencesOf,
  uncapitalised,
  withoutLinks,
} from "./passage.ts";

type Slug = LegalDocument["slug"];
type Section = LegalDocument["sections"][number];

const documentOf = (slug: Slug): LegalDocument | undefined => legalDocuments.find((entry) => entry.slug === slug);
const sectionOf = (slug: Slug, id: string): Section | undefined =>
  documentOf(slug)?.sections.find((section) => section.id === id);

/** How the date of a document is asked for. */
const datesAsked = (name: string): string =>
  `since when does the ${name} hold | from when is the ${name} | what date is on the ${name} | when did you last change the ${name} | is the ${name} recent | when was the ${name} last updated | when were the ${name} updated`;

type BlockText = { text: string; isRow: boolean };

function blockTexts(section: Section): BlockText[] {
  return section.blocks.flatMap((block): BlockText[] => {
    if (block.kind === "text") return [{ text: withoutLinks(block.text), isRow: false }];
    if (block.kind === "list") {
      const items = block.items.map((item) => `- ${withoutLinks(item).replace(/[;.]$/, "")}`);
      return [{ text: items.join("\n"), isRow: false }];
    }
    return block.rows.map((row) => ({
      text: `${block.caption}. ${row
        .map(
          (cell, column) => `${column === 0 ? "" : `${block.head[column]}: `}${withoutLinks(cell).replace(/\.$/, "")}`,
        )
        .join(". ")}.`,
      isRow: true,
    }));
  });
}

/** The same, where a paragraph that speaks of the one before it goes on in that one: neither is found without the other. */
function standingAlone(blocks: readonly BlockText[]): BlockText[] {
  const whole: BlockText[] = [];
  for (const block of blocks) {
    const before = whole.at(-1);
    if (before && !before.isRow && !block.isRow && leansBack(block.text)) before.text += ` ${block.text}`;
    else whole.push({ ...block });
  }
  return whole;
}

/** A document's own "section 15" says in an answer whose section it is. */
const named = (slug: Slug, text: string): string =>
  text.replace(/\bsection (\d+)\b(?! of)/g, `section $1 of the ${documentOf(slug)?.title}`);

/**
 * The sentences of a section that match, in their order, each with the one it speaks of: the answer is taken from the
 * page and not written twice. Empty when the page no longer says it; a test watches for that.
 */
export function said(slug: Slug, id: string, ...patterns: readonly RegExp[]): string {
  const section = sectionOf(slug, id);
  if (!section) return "";
  const sentences = section.blocks.flatMap((block) => (block.kind === "text" ? sentencesOf(block.text) : []));
  const found = patterns.map((pattern) => sentences.findIndex((sentence) => pattern.test(sentence)));
  if (found.includes(-1)) return "";
  const chosen = found.flatMap((at) =>
    leansBack(sentences[at] ?? "") && !found.includes(at - 1) ? [at - 1, at] : [at],
  );
  return named(
    slug,
    chosen
      .map((at) => sentences[at])
      .join(" ")
      .trim(),
  );
}

function listItems(slug: Slug, id: string): string[] {
  const block = sectionOf(slug, id)?.blocks.find((entry) => entry.kind === "list");
  return block?.kind === "list" ? block.items.map((item) => withoutLinks(item).replace(/[;.]$/, "")) : [];
}

function rowOf(slug: Slug, id: string, pattern: RegExp): readonly string[] {
  for (const block of sectionOf(slug, id)?.blocks ?? []) {
    if (block.kind === "table") for (const row of block.rows) if (pattern.test(row[0] ?? "")) return row;
  }
  return [];
}

export const linkTo = (slug: Slug, id: string): Link => ({
  title: documentOf(slug)?.title ?? slug,
  path: `/${slug}#${id}`,
});
const cell = (slug: Slug, id: string, pattern: RegExp): string => rowOf(slug, id, pattern)[1] ?? "";
/** How long the privacy policy says that a kind of data is kept. */
export const keptAsLongAs = (data: RegExp): string => cell("privacy-policy", "how-long-we-keep-it", data);
const asSentence = (text: string): string => (text && !/[.!?]$/.test(text) ? `${text}.` : text);

/** Facts whose page does not say them any more; empty while content and assistant agree. */
export const missingFromPolicies = (): string[] =>
  policyFacts()
    .filter(({ answer }) => !answer?.trim() || /: ?\.?$/.test(answer))
    .map(({ asks }) => asks ?? "");

const policyFacts = (): Passage[] => [
  fact({
    ...linkTo("refund-policy", "first-14-days"),
    examples: "can i get my money back",
    asks: "refund money back window days policy how long return my payment first payment get refund not satisfied don't like change my mind after paying",
    needs:
      "refund | refund limit | refund time limit | refund window | refund period | refund annual | refund month plan | refund long | refund long ask | money return | payment return | change mind | mind payment | not like | unhappy | refund until | refund until request | refund deadline | refund last day | refund request first payment",
    answer: said(
      "refund-policy",
      "first-14-days",
      /within 14 days of your first payment/,
      /whole payment, including GST/,
    ),
    weight: 1.2,
  }),
  fact({
    ...linkTo("refund-policy", "first-14-days"),
    examples: "from when do the 14 days count",
    asks: "14 days start begin count when from trial free month first charge refund window begins renewal",
    needs:
      "refund trial | refund start | 14 begin | 14 start | 14 count | 14 month | refund begin | refund month free | refund count | refund renewal | 14 start | refund second | refund renew",
    answer: said(
      "refund-policy",
      "first-14-days",
      /days are counted/,
      /begin with a free trial/,
      /Later payments, including renewals/,
    ),
  }),
  fact({
    ...linkTo("refund-policy", "downtime"),
    examples: "what if the service is down",
    asks: "downtime outage service down hours prorated refund compensation unavailable crash server 24 hours",
    needs:
      "downtime | outage | down | crash | unavailable | 24 hour | broken service | service hour | system off hour | off hour | system off",
    answer: said("refund-policy", "downtime", /more than 24 consecutive hours/, /money back, or let us/),
  }),
  fact({
    ...linkTo("refund-policy", "billing-errors"),
    examples: "you billed me wrongly",
    asks: "billing error billed charged after cancelling charged twice wrong amount overcharged wrongly billed me for extra user double charge mistake invoice refund in full",
    needs:
      "error | refund twice | after cancel fee | after cancel charge | after cancel payment | twice | overcharge | wrong charge | wrong fee | wrong payment | wrong amount | wrong | double | charge after cancel | invoice after cancel | extra charge | extra user | extra invoice | charge extra | invoice wrong",
    answer: `${said("refund-policy", "billing-errors", /we refund the error in full/).replace(/ Billing errors include:$/, "")} ${said("refund-policy", "billing-errors", /Tell us the invoice number/)} Write to {email}.`,
    text: listItems("refund-policy", "billing-errors").join(" "),
  }),
  fact({
    ...linkTo("refund-policy", "first-14-days"),
    examples: "how do refunds work",
    asks: "refunds work explain rules in short process",
    needs:
      "refund work | refund explain | refund rule | refund short | refund kaam | refund everything | refund detail",
    answer: `${said("refund-policy", "first-14-days", /within 14 days of your first payment/, /whole payment, including GST/)} Write to {email} with the word "refund" in the subject line, or call {phone}. ${said("refund-policy", "how-to-ask", /within 3-5 business days/)}`,
    weight: 1.15,
  }),

  fact({
    ...linkTo("terms-of-service", "fees-and-taxes"),
    examples: "is my gst number on the invoice",
    asks: "gst number gstin printed stands on the invoice bill",
    needs: "gst number invoice | gstin invoice | gst number print | gstin print",
    answer: `Yes, on our invoices to you: ${uncapitalised(said("terms-of-service", "fees-and-taxes", /GSTIN, it is printed/))}`,
    weight: 1.15,
  }),
  fact({
    ...linkTo("refund-policy", "how-to-ask"),
    examples: "how do i ask for a refund",
    asks: "ask for refund how request claim where write how long answer reply business days response refund take",
    needs:
      "refund ask | refund request | refund claim | refund apply | refund how | refund answer | refund reply | refund hear | refund respond | refund response | refund process | refund take | refund where | refund soon | refund fast | refund quick | refund kitna | refund time | refund who | refund write | refund contact | refund long answer | refund long reply | refund kaise",
    weight: 1.12,
    answer: `Write to {email} with the word "refund" in the subject line, or call {phone}. ${said("refund-policy", "how-to-ask", /within 3-5 business days/)}`,
  }),
  fact({
    ...linkTo("refund-policy", "how-to-ask"),
    examples: "when does the refund money arrive",
    asks: "refund money arrive in my bank account credited how long after approved sent back show",
    needs:
      "refund arrive | refund money arrive | refund bank | refund account | refund credit | refund money reach | refund reach",
    answer: said("refund-policy", "how-to-ask", /within 3-5 business days/, /send the money back/),
    weight: 1.25,
  }),
  fact({
    ...linkTo("refund-policy", "what-is-not-refunded"),
    examples: "what is not refunded",
    asks: "not refunded non refundable excluded unused period rest of month after 14 days no refund cases",
    needs:
      "non | refund terminate | refund termination | fee refund | not refund | no refund | unused | exclude | rest month | rest year | refund middle | refund cancel year | refund cancel middle | partial refund | refund remain | refund halfway | refund half | refund day cancel | refund unused",
    answer: `${said("refund-policy", "what-is-not-refunded", /non-refundable on termination/).replace(/^Apart from the cases above, fees/, "Apart from the first 14 days, long downtime and billing errors, fees")} Not refunded are, for example, ${inWords(listItems("refund-policy", "what-is-not-refunded").slice(0, 2))}.`,
  }),
  fact({
    ...linkTo("refund-policy", "cancelling"),
    examples: "how do i cancel",
    asks: "cancel subscription how stop plan any time cancellation fee end account leave quit close account band",
    needs: "cancel | close account | end subscription | end plan | stop plan | leave",
    answer: said("refund-policy", "cancelling", /cancel at any time/, /An Admin can do it/),
    weight: 1.15,
  }),
  fact({
    ...linkTo("refund-policy", "cancelling"),
    examples: "what happens to my data after i cancel",
    asks: "cancel data after cancellation how long kept 30 days what happens my data export deleted later stored retention",
    needs:
      "cancel data | cancel after | cancel baad | cancel keep | cancel delete | data store | data long | data keep | data leave | account close data | cancel happen | data 30 | when data delete | will data delete | data delete automatically | after data delete | cancel take invoice | cancel take out | cancel invoice long | after cancel invoice | cancel long take invoice | cancel still invoice",
    answer: said(
      "refund-policy",
      "cancelling",
      /keep your data for 30 days/,
      /During those days you can export/,
      /When the 30 days are over/,
    ).replace(/^.*?After that we/, "After the period you have paid for we"),
    weight: 1.1,
  }),
  fact({
    ...linkTo("refund-policy", "cancelling"),
    examples: "what if i cancel in the middle of the month",
    asks: "cancel mid month before renewal keep working until end of period paid charged again",
    needs:
      "cancel renew | cancel middle | cancel mid | cancel until | cancel month | cancel working | cancel period | cancel still | renewal",
    answer: said("refund-policy", "cancelling", /cancel before the renewal date/),
  }),
  fact({
    ...linkTo("terms-of-service", "governing-law-and-arbitration"),
    examples: "which law applies",
    asks: "governing law which country jurisdiction courts legal terms india applies apply",
    needs: "law | jurisdiction | govern",
    answer: said("terms-of-service", "governing-law-and-arbitration", /governed by the laws of India/, /courts of/),
  }),
  fact({
    ...linkTo("terms-of-service", "governing-law-and-arbitration"),
    examples: "which law applies and where is the arbitration",
    asks: "governing law and arbitration country place city both",
    needs: "law arbitration | law arbitration where | jurisdiction arbitration | law dispute where",
    answer: `${said("terms-of-service", "governing-law-and-arbitration", /governed by the laws of India/)} ${said("terms-of-service", "governing-law-and-arbitration", /decided by arbitration/).replace(/^If we cannot, the dispute/, "A dispute that we cannot settle by talking")}`,
    weight: 1.2,
  }),

  fact({
    ...linkTo("terms-of-service", "governing-law-and-arbitration"),
    examples: "how are disputes settled",
    asks: "dispute arbitration where disagree settle arbitrator city sue conflict",
    needs: "arbitration | sue | conflict | case city | case where | dispute city | dispute where",
    answer: `${said("terms-of-service", "governing-law-and-arbitration", /decided by arbitration/).replace(/^If we cannot, the dispute/, "A dispute that we cannot settle by talking")} First ${uncapitalised(said("terms-of-service", "governing-law-and-arbitration", /we will both try to settle it within 30 days/))}`,
  }),
  fact({
    ...linkTo("terms-of-service", "your-account"),
    examples: "do i need a gst number to use ladoo",
    asks: "gst number gstin registration needed required to use open an account details",
    needs: "gst number ladoo | gstin ladoo | gst registration ladoo | gst number account | gstin account | need gstin",
    answer: `A GSTIN is asked only of those who have one: ${uncapitalised(said("terms-of-service", "your-account", /if you are registered for GST, your GSTIN/))}`,
  }),
  fact({
    ...linkTo("terms-of-service", "who-may-use-the-service"),
    examples: "how old do i have to be",
    asks: "minimum age how old 18 adult 13 17 under teenager minor child nephew use account children allowed login user son daughter",
    needs: "age | 13 | 17 | 18 | 16 | 15 | 14 old | 12 | adult | old | nephew | daughter | son",
    answer: said(
      "terms-of-service",
      "who-may-use-the-service",
      /at least 18 years old/,
      /aged 13 to 17/,
      /Children under 13/,
    ),
  }),
  fact({
    ...linkTo("terms-of-service", "fees-and-taxes"),
    examples: "will you raise the prices",
    asks: "fee change notice price increase raise prices hike warning days before new price",
    needs:
      "new fee | new price | new charge | price change | fee change | price increase | fee increase | price raise | hike | price go up | price rise | fee rise | notice fee | notice price | notice charge | notice change | fee raise | notice before | charge change | price more",
    weight: 1.1,
    answer: said("terms-of-service", "fees-and-taxes", /at least 30 days' notice/, /first renewal after those 30 days/),
  }),
  fact({
    ...linkTo("terms-of-service", "fees-and-taxes"),
    examples: "can i get input tax credit on the subscription",
    asks: "input tax credit itc gst paid on ladoo subscription invoice gstin claim back",
    needs: "input credit | input tax | itc | tax credit | gst credit | gst claim",
    answer: said(
      "terms-of-service",
      "fees-and-taxes",
      /You receive a GST invoice/,
      /so that you can claim input tax credit/,
    ),
    weight: 1.2,
  }),
  fact({
    ...linkTo("terms-of-service", "changes-and-contact"),
    examples: "can the terms change",
    asks: "terms change changes new terms notice inform update terms of service before they take effect",
    needs: "term change | change term | new term | term inform | term notice | term update",
    answer: said("terms-of-service", "changes-and-contact", /If a change matters to you/, /keep using the service/),
  }),
  fact({
    ...linkTo("terms-of-service", "account-types"),
    examples: "which account types are there",
    asks: "account types four types terms permissions",
    needs: "account type | account kind",
    answer: `The terms name four account types: ${inWords(sectionOf("terms-of-service", "account-types")?.blocks.flatMap((block) => (block.kind === "table" ? block.rows.map((row) => row[0] ?? "") : [])) ?? [])}. The pricing page also sells two roles between these types, Second-in-Command and Accounting.`,
    also: { title: "Pricing", path: "/pricing" },
  }),
  fact({
    ...linkTo("terms-of-service", "your-data-and-privacy"),
    examples: "who owns my data",
    asks: "who owns owner what i put in enter data ownership my data belongs sell data share with other brands third party",
    needs:
      "own data | data mine | owner data | whose data | who own | own put | belong data | data sell | data share | ownership | data whose | customer data ladoo | data other",
    answer: said(
      "terms-of-service",
      "your-data-and-privacy",
      /Your data belongs to you/,
      /We do not sell it/,
      /You can export it/,
    ),
  }),
  fact({
    ...linkTo("privacy-policy", "who-processes-it"),
    examples: "do you sell my personal information to anyone",
    asks: "sell rent out give personal information data details phone number email to anyone others spam who inside team sees",
    needs:
      "sell personal | sell information | sell detail | rent personal | rent data | rent information | rent detail | sell phone | sell number | sell email | sell contact | spam | see detail team | see data company | see figure company | inside company | ladoo see data | staff see data | staff detail",
    answer: said("privacy-policy", "who-processes-it", /do not rent it out/, /^Inside our team/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("terms-of-service", "your-data-and-privacy"),
    examples: "who is responsible for my customers' personal data",
    asks: "dpdp data fiduciary processor customers personal data digital personal data protection act consent responsible",
    needs: "dpdp | fiduciary | processor | data act | customer personal data",
    answer: said(
      "terms-of-service",
      "your-data-and-privacy",
      /Data Fiduciary for it/,
      /It is for you to tell your customers/,
    ),
  }),
  fact({
    ...linkTo("terms-of-service", "subscription-and-renewal"),
    examples: "what if my payment fails",
    asks: "payment fails failed renewal card declined unpaid what happens",
    needs: "payment fail | card fail | decline | unpaid | miss payment | payment late",
    answer: said("terms-of-service", "subscription-and-renewal", /If a payment fails/, /If it stays unpaid/),
  }),
  fact({
    ...linkTo("terms-of-service", "subscription-and-renewal"),
    examples: "does the subscription renew automatically",
    asks: "auto renewal automatic renew subscription renews automatically charged again next period",
    needs: "renew | auto",
    answer: said(
      "terms-of-service",
      "subscription-and-renewal",
      /renews automatically/,
      /At the end of each paid period/,
    ),
  }),
  fact({
    ...linkTo("terms-of-service", "payments-you-collect"),
    examples: "who pays for chargebacks",
    asks: "chargeback disputed payment customer refund delivery complaint who pays responsible seller between us",
    needs: "chargeback | dispute payment | refund customer responsible | refund customer who",
    answer: said("terms-of-service", "payments-you-collect", /You remain the seller/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("terms-of-service", "payments-you-collect"),
    examples: "do you store card numbers",
    asks: "hold my customers' money card numbers stored licensed payment partner identity checks kyc chargeback",
    needs: "card number | card store | hold money | hold payment | kyc | identity | card save | card secure",
    answer: said(
      "terms-of-service",
      "payments-you-collect",
      /we do not hold your customers' money/,
      /accept the partner's own terms/,
    ),
  }),
  fact({
    ...linkTo("terms-of-service", "suspension-and-termination"),
    examples: "can you close my account",
    asks: "suspend kick me out throw close my account terminate can ladoo shut account reasons notice end agreement",
    needs:
      "close account without | close account alert | close account notice | suspend | terminate | termination | ban | close account ladoo | shut account | block account | kick out | throw out",
    answer: said(
      "terms-of-service",
      "suspension-and-termination",
      /We may end it by giving you/,
      /suspend or close an account at once/,
    ),
  }),
  fact({
    ...linkTo("terms-of-service", "warranties-and-liability"),
    examples: "what is your liability",
    asks: "liability limit owe me at most damages how much lost profit warranty guarantee liable",
    needs: "liability | liable | owe | damage | warranty | guarantee | pay most | most pay wrong | majeure",
    answer: said("terms-of-service", "warranties-and-liability", /Our total liability/, /Neither of us is liable/),
  }),
  fact({
    ...linkTo("terms-of-service", "acceptable-use"),
    examples: "what am i not allowed to do",
    asks: "not allowed prohibited forbidden misuse acceptable use what may not do rules sell illegal counterfeit things i may not sell",
    needs:
      "prohibit | forbid | acceptable | illegal | counterfeit | not allowed | misuse | not sell | may not | cannot sell | food licence | food license | fssai | food register | no licence | food registration | without licence | sell licence",
    answer: `You may not use it to ${inWords(listItems("terms-of-service", "acceptable-use").slice(0, 3))}, among other things.`,
  }),
  fact({
    ...linkTo("terms-of-service", "your-account"),
    examples: "can we share one password",
    asks: "share password one login many people account security hacked somebody in my account",
    needs: "password | hacked | hack account",
    answer: `${listItems("terms-of-service", "your-account").slice(0, 2).map(asSentence).join(" ")} Write to {email} at once if you think that somebody else has been in your account.`,
    also: { title: "The Crew", path: "/feature/access-control" },
  }),
  fact({
    ...linkTo("terms-of-service", "what-the-service-does"),
    examples: "what if you remove a feature",
    asks: "retire remove feature discontinued notice",
    needs: "retire | discontinue | remove feature",
    answer: said("terms-of-service", "what-the-service-does", /If we retire one/),
  }),
  fact({
    ...linkTo("privacy-policy", "security"),
    examples: "is my data safe",
    asks: "data safe secure protected encrypted security hacked how protect database my data",
    needs: "secure | data breach | hack | encrypt",
    answer: `${listItems("privacy-policy", "security").slice(0, 1).map(asSentence).join(" ")} ${said("privacy-policy", "your-account-data", /We do not sell it/).replace(/^We do not sell it/, "We do not sell your data")} In the product, each login sees only the rooms its role opens.`,
    weight: 1.05,
  }),
  fact({
    ...linkTo("privacy-policy", "security"),
    examples: "what if my data leaks",
    asks: "data breach leak lost seen by somebody what will you do tell us",
    needs: "breach | leak | stolen",
    answer: said("privacy-policy", "security", /If personal data of yours is ever lost/),
  }),
  fact({
    ...linkTo("privacy-policy", "your-rights"),
    examples: "how do i delete my data",
    asks: "delete erase my data details take me off your list waitlist entry remove personal information how long to delete request right to be forgotten",
    needs:
      "delete | delete data how | get off waitlist | off waitlist | leave waitlist | leave list | off list | quit waitlist | remove detail | remove list | take me off | remove data | remove name | remove entry | remove me",
    answer:
      "Write to {email} from the address you gave us, and say that you want your entry erased. " +
      said("privacy-policy", "your-rights", /We do it within 30 days/),
    weight: 1.05,
  }),
  fact({
    ...linkTo("privacy-policy", "your-rights"),
    examples: "how do i correct my waitlist entry",
    asks: "waitlist entry wrong typo mistake mistyped change correct update edit email phone number brand name instagram handle form details after joining",
    needs:
      "waitlist wrong email | waitlist wrong phone | waitlist wrong number | waitlist wrong brand | waitlist wrong name | waitlist wrong enter | waitlist typo | waitlist mistake | waitlist change email | waitlist change phone | waitlist change number | waitlist change name | waitlist change entry | waitlist change detail | waitlist change handle | change email waitlist how | change my waitlist | waitlist correct | waitlist edit | waitlist update | waitlist update entry | waitlist update number | waitlist update email | signup wrong email | signup typo | signup wrong number | signup change email",
    answer: `Write to {email} from the address you gave us, and say what should be corrected. ${capitalised((listItems("privacy-policy", "your-rights").find((item) => item.startsWith("Correction")) ?? "").replace(/^Correction: /, ""))}. ${said("privacy-policy", "your-rights", /If you write from another one/)} Do not ask for erasure instead: with the entry its place on the waitlist and its referral code would go.`,
    weight: 1.2,
  }),
  fact({
    ...linkTo("privacy-policy", "what-you-send-us"),
    examples: "what personal data do you collect",
    asks: "personal data details information you collect store keep gather about me visitors website waitlist application",
    needs:
      "data collect | information collect | detail collect | personal data | data gather | data keep | information keep | data store | information store | detail store | data about | information about",
    answer: `${said("privacy-policy", "what-you-send-us", /two places only/)} From the waitlist: ${uncapitalised(cell("privacy-policy", "what-you-send-us", /Waitlist/))} From a job application: ${uncapitalised(cell("privacy-policy", "what-you-send-us", /Job/))}`,
  }),
  fact({
    ...linkTo("privacy-policy", "your-rights"),
    examples: "what rights do i have over my data",
    asks: "rights what do you hold about me see copy of my personal data rights under dpdp access correction erasure nomination withdraw consent personal data",
    needs:
      "rights | right | correction | nomination | withdraw | hold about | data about me | know about me | information about me",
    answer: `Under the DPDP Act you have the rights of access, correction, erasure, withdrawal, grievance and nomination, and we ask no fee for any of them. ${said("privacy-policy", "your-rights", /To use any of them/)}`,
  }),
  fact({
    ...linkTo("privacy-policy", "how-long-we-keep-it"),
    examples: "how long do you keep my waitlist entry",
    asks: "how long keep waitlist entry data retention stored months",
    needs: "waitlist keep | waitlist store | waitlist long | keep detail | signup keep",
    answer: asSentence(`A waitlist entry is kept ${keptAsLongAs(/Waitlist/).replace(/^Until/, "until")}`),
  }),
  fact({
    ...linkTo("privacy-policy", "how-long-we-keep-it"),
    examples: "how long do you keep my job application",
    asks: "how long keep job application resume cv data retention months",
    needs: "job store | apply store | resume store | job keep | resume long | apply long | job data",
    answer: asSentence(`A job application is kept for ${keptAsLongAs(/Job/)}`),
    also: { title: "Careers", path: "/careers" },
  }),
  fact({
    ...linkTo("privacy-policy", "how-long-we-keep-it"),
    examples: "how long do you keep request logs",
    asks: "request logs server logs access logs how long kept stored retained deleted days what is in them ip address",
    needs:
      "log keep | log store | log long | log delete | request log | server log | access log | log retain | log day | log hold",
    answer: `Request logs are kept ${uncapitalised(asSentence(keptAsLongAs(/Request logs/)))} ${said("privacy-policy", "reading-asking-and-logs", /They contain no name/)}`,
    weight: 1.2,
  }),
  fact({
    ...linkTo("privacy-policy", "reading-asking-and-logs"),
    examples: "do you store my questions",
    asks: "questions to smoothie chat stored saved conversation recorded assistant logs my question privacy remember chat",
    needs:
      "remember chat | remember conversation | remember ask | chat store | question store | conversation | chat save | assistant store | chat record | question save | chat privacy | chat log | ask store | smoothie store | question record | chat data",
    answer:
      "No: the question and the answer are not stored. Your question travels to our server, is compared with the contents of this website, and may be given to a language model that words the answer.",
    weight: 1.2,
  }),
  fact({
    ...linkTo("privacy-policy", "reading-asking-and-logs"),
    examples: "which ai model are you",
    asks: "which ai language model llm do you use run on behind the assistant powered by",
    needs: "language model | ai model | llm",
    answer: `I am ${brand.assistantName}: I find the answer in the contents of this website, and a language model that our host runs may word it. The question and the answer are not stored.`,
    weight: 1.2,
  }),
  fact({
    ...linkTo("privacy-policy", "reading-asking-and-logs"),
    examples: "do you use cookies",
    asks: "cookies set cookie tracking visitors profile browsing website",
    needs: "cookie",
    answer: `${said("privacy-policy", "reading-asking-and-logs", /We set no cookies of our own/, /security cookie/)} Meta's pixel, where it is loaded, can set Meta's own cookies; 'Privacy choices' at the foot of any page declines it.`,
  }),
  fact({
    ...linkTo("privacy-policy", "pixel-and-privacy-choices"),
    examples: "is there an advertising pixel",
    asks: "pixel advertising tracking ads opt out privacy choices global privacy control decline",
    needs: "pixel | tracking | meta cookie | facebook cookie | ad | advertis | advertiser | privacy choice | gpc",
    answer: said("privacy-policy", "pixel-and-privacy-choices", /may measure whether an advertisement/).concat(
      ' Its pixel is not loaded while none is configured, when you decline it under "Privacy choices" at the foot of any page, or when your browser sends the Global Privacy Control signal.',
    ),
  }),
  fact({
    ...linkTo("privacy-policy", "who-processes-it"),
    examples: "where is my data stored",
    asks: "where is data hosted server cloudflare host third party processors who processes location stored country outside india",
    needs:
      "host | server | cloudflare | process data | data outside | data store where | third party | data where | data country | data abroad",
    answer: `Cloudflare hosts this website and its database. ${said("privacy-policy", "who-processes-it", /data centres in many countries/)}`,
  }),
  fact({
    ...linkTo("privacy-policy", "who-processes-it"),
    examples: "do you give my data to the government",
    asks: "data disclosed given handed to government authority authorities police state agency asks for it foreign",
    needs: "data government | data authority | data police | data state agency | detail government | detail police",
    answer: `${said("privacy-policy", "who-processes-it", /disclose data to an authority/)} ${said("privacy-policy", "who-processes-it", /data centres in many countries/)}`,
    weight: 1.2,
  }),
  fact({
    ...linkTo("privacy-policy", "changes-and-grievances"),
    examples: "whom do i complain to about privacy",
    asks: "grievance officer complaint complain data protection board unhappy privacy",
    needs: "grievance | complaint | unhappy privacy",
    answer: said(
      "privacy-policy",
      "changes-and-grievances",
      /write to our grievance officer/,
      /You will have our answer within 30 days/,
    ),
  }),
  fact({
    ...linkTo("privacy-policy", "your-account-data"),
    examples: "do you train ai on my data",
    asks: "train ai models on my data machine learning use customers data",
    needs: "train ai | train model | train data | train customer | ai data | model data | machine data",
    answer: said("privacy-policy", "your-account-data", /train models for others/).replace(
      /^We do not sell it/,
      "We do not sell your customers' data",
    ),
  }),
  fact({
    ...linkTo("privacy-policy", "your-account-data"),
    examples: "can i export my data",
    asks: "export data download my data anytime take data with me leave csv backup",
    needs: "export data | data leave | backup | export stock | export invoice | export customer | data take | export",
    answer: `${said("privacy-policy", "your-account-data", /export your data at any time/)} ${said("privacy-policy", "your-account-data", /kept for 30 days and then deleted/)}`,
    also: { title: "Refund and Cancellation Policy", path: "/refund-policy#cancelling" },
  }),
  fact({
    ...linkTo("terms-of-service", "other-services-and-this-website"),
    examples: "is smoothie's answer legal advice",
    asks: "smoothie assistant chatbot bot answer legal tax accounting advice rely trust allowed",
    needs:
      "advice smoothie | advice assistant | advice bot | advice chatbot | advice tax | advice legal | advice give | rely tax | rely smoothie | rely assistant | rely chatbot | rely bot",
    answer: said(
      "terms-of-service",
      "other-services-and-this-website",
      /tax, legal or accounting advice/,
      /chartered accountant/,
    ),
  }),
  fact({
    ...linkTo("terms-of-service", "acceptable-use"),
    examples: "may i resell ladoo to other shops",
    asks: "resell rent out copy software service ladoo to others",
    needs: "resell | rent account | rent ladoo | rent service | copy software | copy ladoo | copy app",
    answer: `No. You may not ${listItems("terms-of-service", "acceptable-use").find((item) => item.includes("resell")) ?? ""}.`,
  }),
  fact({
    ...linkTo("terms-of-service", "acceptable-use"),
    examples: "what happens if i find a security hole",
    asks: "report security hole weakness vulnerability found bug bounty good faith",
    needs: "hole | weakness | vulnerability | bounty | report security | security bug",
    answer: said("terms-of-service", "acceptable-use", /found a weakness/, /thank you for it/),
  }),
  fact({
    ...linkTo("terms-of-service", "our-property"),
    examples: "will you use my logo in your ads",
    asks: "logo brand name photographs use in your advertising ads rights who owns",
    needs: "logo ad | logo advertis | logo own | own logo | ad name | photograph right",
    answer: said("terms-of-service", "our-property", /You keep all rights/, /We do not use your name or logo/),
  }),
  fact({
    ...linkTo("terms-of-service", "governing-law-and-arbitration"),
    examples: "in which language is the arbitration held",
    asks: "arbitration language english award final binding proceedings",
    needs: "arbitration language | arbitration tongue | arbitration english | arbitration final | award",
    answer: said("terms-of-service", "governing-law-and-arbitration", /proceedings are in English/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("terms-of-service", "who-may-use-the-service"),
    examples: "who is responsible for what a teenager does in my account",
    asks: "responsible teenager minor young person account owner supervises",
    needs:
      "responsible 13 | responsible teenager | responsible nephew | responsible minor | responsible son | liable nephew",
    answer: said("terms-of-service", "who-may-use-the-service", /The owner chooses/),
  }),
  fact({
    ...linkTo("terms-of-service", "early-access-and-offers"),
    examples: "can i pass my early bird offer to another business",
    asks: "offer pass transfer another business exchange cash instead of free months sell place",
    needs:
      "offer pass | offer transfer | offer another | earlybird pass | earlybird transfer | earlybird another | cash free | cash month | cash offer | sell place | sell spot | give free month | free month instead | month another brand | transfer month | free month sister | month transfer",
    answer: `No. ${said("terms-of-service", "early-access-and-offers", /Offers cannot be exchanged/)}`,
    weight: 1.15,
  }),
  fact({
    ...linkTo("terms-of-service", "fees-and-taxes"),
    examples: "does my early bird discount stay when you raise the fees",
    asks: "discount promised kept early bird price raise base fee changes",
    needs: "earlybird price change | earlybird fee | discount price change | discount fee change | discount increase",
    answer: said("terms-of-service", "fees-and-taxes", /discount promised/i, /base fee changes/),
  }),
  fact({
    ...linkTo("refund-policy", "downtime"),
    examples: "does planned maintenance count as downtime",
    asks: "planned maintenance announced short interruption count downtime",
    needs: "maintenance | interruption | short down",
    answer: said("refund-policy", "downtime", /Shorter interruptions/),
  }),
  fact({
    ...linkTo("refund-policy", "how-to-ask"),
    examples: "you refused my refund, can someone else look at it",
    asks: "refund refused rejected decided wrongly second person look again appeal",
    needs: "refund refuse | refund wrong decide | refund disagree | refund second person | refund else look",
    answer: said("refund-policy", "how-to-ask", /a second person will look/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("refund-policy", "first-14-days"),
    examples: "my free month ends on 31 august, until when may i ask for a refund",
    asks: "free month ends 31 august charged 1 september until 15 september refund",
    needs: "refund august | refund september | refund month end",
    answer: said("refund-policy", "first-14-days", /31 August/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("terms-of-service", "changes-and-contact"),
    examples: "can i sell my ladoo subscription to another business",
    asks: "sell transfer give subscription account plan agreement another business consent",
    needs: "sell plan | transfer plan | transfer account | sell account | transfer agreement | give account",
    answer: said("terms-of-service", "changes-and-contact", /may not transfer/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("terms-of-service", "suspension-and-termination"),
    examples: "if you shut my account do i get fees back",
    asks: "fees paid back refund when ladoo closes shuts terminates account non-refundable on termination",
    needs:
      "refund close account | refund shut account | refund terminate | refund termination | refund suspend | fee terminate | fee termination | fee back terminate | fee close account | fee shut account | fee back account terminate | payment back terminate",
    answer: said("terms-of-service", "suspension-and-termination", /non-refundable on termination/),
    weight: 1.15,
  }),
  ...legalDocuments.map(
    (document): Passage =>
      fact({
        title: document.title,
        path: `/${document.slug}`,
        examples: datesAsked(document.slug.replaceAll("-", " ")),
        asks: `${document.title} last updated date when policy document sections how many`,
        needs: "update | when update | last update | section | read | version | policy | terms",
        answer: `The ${document.title} has ${document.sections.length} sections and was last updated on ${document.lastUpdated}.`,
        weight: 0.75,
      }),
  ),
];

export function policyPassages(): Passage[] {
  const blocks = legalDocuments.flatMap((document) =>
    document.sections.flatMap((section) =>
      standingAlone(blockTexts(section))
        .filter(({ text }) => text.length > 60)
        .map(
          ({ text, isRow }): Passage => ({
            kind: "legal",
            title: document.title,
            path: `/${document.slug}#${section.id}`,
            text: named(document.slug, text),
            asks: section.title,
            // A row of a table needs its neighbours to be understood.
            weight: isRow ? 0.7 : text.startsWith("- ") ? 0.85 : 1,
          }),
        ),
    ),
  );
  return [...policyFacts().filter(({ answer }) => answer?.trim()), ...blocks];
}
