/** The three legal pages, block by block, and the questions that are asked of them most. */
import { legalDocuments } from "#app/content/legal/index.ts";
import type { LegalDocument } from "#app/schemas/content.ts";
import { fact, inWords, type Link, type Passage, sentencesOf, withoutLinks } from "./passage.ts";

type Slug = LegalDocument["slug"];
type Section = LegalDocument["sections"][number];

const documentOf = (slug: Slug): LegalDocument | undefined => legalDocuments.find((entry) => entry.slug === slug);
const sectionOf = (slug: Slug, id: string): Section | undefined =>
  documentOf(slug)?.sections.find((section) => section.id === id);

function blockTexts(section: Section): { text: string; isRow: boolean }[] {
  return section.blocks.flatMap((block): { text: string; isRow: boolean }[] => {
    if (block.kind === "text") return [{ text: withoutLinks(block.text), isRow: false }];
    if (block.kind === "list") {
      const items = block.items.map((item) => `- ${withoutLinks(item).replace(/[;.]$/, "")}`);
      return [{ text: items.join("\n"), isRow: false }];
    }
    return block.rows.map((row) => ({
      text: `${block.caption}. ${row.map((cell, column) => (column === 0 ? withoutLinks(cell) : `${block.head[column]}: ${withoutLinks(cell)}`)).join(". ")}.`.replace(
        /\.\.$/,
        ".",
      ),
      isRow: true,
    }));
  });
}

/**
 * The sentences of a section that match, in their order: the answer is taken from the page and not written twice.
 * Empty when the page no longer says it; a test watches for that.
 */
function said(slug: Slug, id: string, ...patterns: readonly RegExp[]): string {
  const section = sectionOf(slug, id);
  if (!section) return "";
  const sentences = section.blocks.flatMap((block) => (block.kind === "text" ? sentencesOf(block.text) : []));
  const found = patterns.map((pattern) => sentences.find((sentence) => pattern.test(sentence)));
  return found.every((sentence) => sentence !== undefined) ? found.join(" ") : "";
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

const linkTo = (slug: Slug, id: string): Link => ({ title: documentOf(slug)?.title ?? slug, path: `/${slug}#${id}` });
const cell = (slug: Slug, id: string, pattern: RegExp): string => rowOf(slug, id, pattern)[1] ?? "";
const asSentence = (text: string): string => (text && !/[.!?]$/.test(text) ? `${text}.` : text);

/** Facts whose page does not say them any more; empty while content and assistant agree. */
export const missingFromPolicies = (): string[] =>
  policyFacts()
    .filter(({ answer }) => !answer?.trim() || /: ?\.?$/.test(answer))
    .map(({ asks }) => asks ?? "");

const policyFacts = (): Passage[] => [
  fact({
    ...linkTo("refund-policy", "first-14-days"),
    asks: "refund money back window days policy how long return my payment first payment get refund not satisfied don't like change my mind after paying",
    needs:
      "refund | refund limit | refund time limit | refund window | refund period | refund annual | refund month plan | refund long | refund long ask | money return | payment return | change mind | mind payment | not like | unhappy",
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
    asks: "14 days start begin count when from trial free month first charge refund window begins renewal",
    needs:
      "refund trial | refund start | 14 begin | 14 start | 14 count | 14 month | refund begin | refund month free | refund count | refund renewal | 14 start | refund second | refund renew",
    answer: said(
      "refund-policy",
      "first-14-days",
      /days start on the day/,
      /begin with a free trial/,
      /Later payments, including renewals/,
    ),
  }),
  fact({
    ...linkTo("refund-policy", "downtime"),
    asks: "downtime outage service down hours prorated refund compensation unavailable crash server 24 hours",
    needs: "downtime | outage | down | crash | unavailable | 24 hour",
    answer: said("refund-policy", "downtime", /more than 24 consecutive hours/, /money back, or let us/),
  }),
  fact({
    ...linkTo("refund-policy", "billing-errors"),
    asks: "billing error billed charged after cancelling charged twice wrong amount overcharged wrongly billed me for extra user double charge mistake invoice refund in full",
    needs:
      "error | twice | overcharge | wrong | double | charge after cancel | invoice after cancel | extra charge | extra user | extra invoice | charge extra | invoice wrong",
    answer: said("refund-policy", "billing-errors", /we refund the error in full/).replace(
      / Billing errors include:$/,
      "",
    ),
    text: listItems("refund-policy", "billing-errors").join(" "),
  }),
  fact({
    ...linkTo("refund-policy", "how-to-ask"),
    asks: "ask for refund how request claim where write how long answer reply business days response refund take",
    needs:
      "refund ask | refund request | refund claim | refund apply | refund how | refund answer | refund reply | refund hear | refund respond | refund response | refund process | refund take | refund where | refund soon | refund kitna | refund time | refund who | refund write | refund contact | refund long answer | refund long reply | refund kaise",
    weight: 1.12,
    answer: `Write to {email} with the word "refund" in the subject line, or call {phone}. ${said("refund-policy", "how-to-ask", /within 3-5 business days/)}`,
  }),
  fact({
    ...linkTo("refund-policy", "what-is-not-refunded"),
    asks: "not refunded non refundable excluded unused period rest of month after 14 days no refund cases",
    needs: "non | not refund | no refund | unused | exclude | rest month | rest year | partial refund",
    answer: `${said("refund-policy", "what-is-not-refunded", /non-refundable on termination/)} Not refunded are, for example, ${inWords(listItems("refund-policy", "what-is-not-refunded").slice(0, 2))}.`,
  }),
  fact({
    ...linkTo("refund-policy", "cancelling"),
    asks: "cancel subscription how stop plan any time cancellation fee end account leave quit close account band",
    needs: "cancel | close account | end subscription | end plan | stop plan | leave",
    answer: said("refund-policy", "cancelling", /cancel at any time/, /An Admin can do it/),
    weight: 1.15,
  }),
  fact({
    ...linkTo("refund-policy", "cancelling"),
    asks: "cancel data after cancellation how long kept 30 days what happens my data export deleted later stored retention",
    needs:
      "cancel data | cancel after | cancel baad | cancel keep | cancel delete | data store | data long | data keep | data leave | account close data | cancel happen | data 30 | data delete",
    answer: said(
      "refund-policy",
      "cancelling",
      /keep your data for 30 days/,
      /During those days you can export/,
      /When the 30 days are over/,
    ),
    weight: 1.1,
  }),
  fact({
    ...linkTo("refund-policy", "cancelling"),
    asks: "cancel mid month before renewal keep working until end of period paid charged again",
    needs:
      "cancel renew | cancel middle | cancel mid | cancel until | cancel month | cancel working | cancel period | cancel still | renewal",
    answer: said("refund-policy", "cancelling", /cancel before the renewal date/),
  }),
  fact({
    ...linkTo("terms-of-service", "governing-law-and-arbitration"),
    asks: "governing law which country jurisdiction courts legal terms india applies apply",
    needs: "law | jurisdiction | govern",
    answer: said("terms-of-service", "governing-law-and-arbitration", /governed by the laws of India/, /courts of/),
  }),
  fact({
    ...linkTo("terms-of-service", "governing-law-and-arbitration"),
    asks: "dispute arbitration where disagree settle arbitrator city sue conflict",
    needs: "arbitration | sue | conflict",
    answer: said(
      "terms-of-service",
      "governing-law-and-arbitration",
      /we will both try to settle it within 30 days/,
      /decided by arbitration/,
    ),
  }),
  fact({
    ...linkTo("terms-of-service", "who-may-use-the-service"),
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
    asks: "fee change notice price increase raise prices hike warning days before new price",
    needs:
      "price change | fee change | price increase | fee increase | price raise | hike | price go up | price rise | fee rise | notice fee | notice price | notice charge | notice change | fee raise | notice before | charge change | price more",
    weight: 1.1,
    answer: said("terms-of-service", "fees-and-taxes", /at least 30 days' notice/, /first renewal after those 30 days/),
  }),
  fact({
    ...linkTo("terms-of-service", "account-types"),
    asks: "account types four types terms permissions",
    needs: "account type | account kind",
    answer: `The terms name four account types: ${inWords(sectionOf("terms-of-service", "account-types")?.blocks.flatMap((block) => (block.kind === "table" ? block.rows.map((row) => row[0] ?? "") : [])) ?? [])}. The pricing page also sells two roles between these types, Second-in-Command and Accounting.`,
    also: { title: "Pricing", path: "/pricing" },
  }),
  fact({
    ...linkTo("terms-of-service", "your-data-and-privacy"),
    asks: "who owns owner what i put in enter data ownership my data belongs sell data share with other brands third party",
    needs:
      "own data | data mine | owner data | whose data | who own | own put | belong data | data sell | data share | ownership | data whose | customer data ladoo | data other | sell information",
    answer: said(
      "terms-of-service",
      "your-data-and-privacy",
      /Your data belongs to you/,
      /We do not sell it/,
      /You can export it/,
    ),
  }),
  fact({
    ...linkTo("terms-of-service", "your-data-and-privacy"),
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
    asks: "payment fails failed renewal card declined unpaid what happens",
    needs: "payment fail | card fail | decline | unpaid | miss payment | payment late",
    answer: said("terms-of-service", "subscription-and-renewal", /If a payment fails/, /If it stays unpaid/),
  }),
  fact({
    ...linkTo("terms-of-service", "subscription-and-renewal"),
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
    asks: "hold my customers' money card numbers stored licensed payment partner identity checks kyc chargeback",
    needs:
      "card number | card store | hold money | hold payment | kyc | identity | chargeback | dispute payment | card save | card secure",
    answer: said(
      "terms-of-service",
      "payments-you-collect",
      /we do not hold your customers' money/,
      /accept the partner's own terms/,
    ),
  }),
  fact({
    ...linkTo("terms-of-service", "suspension-and-termination"),
    asks: "suspend kick me out throw close my account terminate can ladoo shut account reasons notice end agreement",
    needs:
      "suspend | terminate | termination | ban | close account ladoo | shut account | block account | kick out | throw out",
    answer: said(
      "terms-of-service",
      "suspension-and-termination",
      /We may end it by giving you/,
      /suspend or close an account at once/,
    ),
  }),
  fact({
    ...linkTo("terms-of-service", "warranties-and-liability"),
    asks: "liability limit owe me at most damages how much lost profit warranty guarantee liable",
    needs: "liability | liable | owe | damage | warranty | guarantee",
    answer: said("terms-of-service", "warranties-and-liability", /Our total liability/, /Neither of us is liable/),
  }),
  fact({
    ...linkTo("terms-of-service", "acceptable-use"),
    asks: "not allowed prohibited forbidden misuse acceptable use what may not do rules sell illegal counterfeit things i may not sell",
    needs:
      "prohibit | forbid | acceptable | illegal | counterfeit | not allowed | misuse | not sell | may not | cannot sell",
    answer: `You may not use it to ${inWords(listItems("terms-of-service", "acceptable-use").slice(0, 3))}, among other things.`,
  }),
  fact({
    ...linkTo("terms-of-service", "your-account"),
    asks: "share password one login many people account security hacked somebody in my account",
    needs: "password | hacked | hack account",
    answer: `${listItems("terms-of-service", "your-account").slice(0, 2).map(asSentence).join(" ")} Write to {email} at once if you think that somebody else has been in your account.`,
    also: { title: "The Crew", path: "/feature/access-control" },
  }),
  fact({
    ...linkTo("terms-of-service", "what-the-service-does"),
    asks: "retire remove feature discontinued notice",
    needs: "retire | discontinue | remove feature",
    answer: said("terms-of-service", "what-the-service-does", /If we retire one/),
  }),
  fact({
    ...linkTo("privacy-policy", "security"),
    asks: "data safe secure protected encrypted security hacked how protect database my data",
    needs: "secure | data breach | hack | encrypt",
    answer: `${listItems("privacy-policy", "security").slice(0, 1).map(asSentence).join(" ")} ${said("privacy-policy", "your-account-data", /We do not sell it/).replace(/^We do not sell it/, "We do not sell your data")} In the product, each login sees only the rooms its role opens.`,
    weight: 1.05,
  }),
  fact({
    ...linkTo("privacy-policy", "security"),
    asks: "data breach leak lost seen by somebody what will you do tell us",
    needs: "breach | leak | stolen",
    answer: said("privacy-policy", "security", /If personal data of yours is ever lost/),
  }),
  fact({
    ...linkTo("privacy-policy", "your-rights"),
    asks: "delete erase my data details take me off your list waitlist entry remove personal information how long to delete request right to be forgotten",
    needs: "delete | remove detail | remove list | take me off | remove data | remove name | remove entry | remove me",
    answer:
      "Write to {email} from the address you gave us, and say that you want your entry erased. " +
      said("privacy-policy", "your-rights", /We do it within 30 days/),
    weight: 1.05,
  }),
  fact({
    ...linkTo("privacy-policy", "your-rights"),
    asks: "rights what do you hold about me see copy of my personal data rights under dpdp access correction erasure nomination withdraw consent personal data",
    needs:
      "rights | right | correction | nomination | withdraw | hold about | data about me | know about me | information about me",
    answer: `Under the DPDP Act you have the rights of access, correction, erasure, withdrawal, grievance and nomination, and we ask no fee for any of them. ${said("privacy-policy", "your-rights", /To use any of them/)}`,
  }),
  fact({
    ...linkTo("privacy-policy", "how-long-we-keep-it"),
    asks: "how long keep waitlist entry data retention stored months",
    needs: "waitlist keep | waitlist store | waitlist long | keep detail | signup keep",
    answer: asSentence(
      `A waitlist entry is kept ${cell("privacy-policy", "how-long-we-keep-it", /Waitlist/).replace(/^Until/, "until")}`,
    ),
  }),
  fact({
    ...linkTo("privacy-policy", "how-long-we-keep-it"),
    asks: "how long keep job application resume cv data retention months",
    needs: "job store | apply store | resume store | job keep | resume long | apply long | job data",
    answer: asSentence(`A job application is kept for ${cell("privacy-policy", "how-long-we-keep-it", /Job/)}`),
    also: { title: "Careers", path: "/careers" },
  }),
  fact({
    ...linkTo("privacy-policy", "reading-asking-and-logs"),
    asks: "questions to smoothie chat stored saved conversation recorded assistant logs my question privacy remember chat",
    needs:
      "remember chat | remember conversation | remember ask | chat store | question store | conversation | chat save | assistant store | chat record | question save | chat privacy | chat log | ask store | smoothie store | question record | chat data",
    answer:
      "No: the question and the answer are not stored. Your question travels to our server, is compared with the contents of this website, and may be given to a language model that words the answer.",
    weight: 1.2,
  }),
  fact({
    ...linkTo("privacy-policy", "reading-asking-and-logs"),
    asks: "cookies set cookie tracking visitors profile browsing website",
    needs: "cookie",
    answer: said("privacy-policy", "reading-asking-and-logs", /We set no cookies of our own/, /security cookie/),
  }),
  fact({
    ...linkTo("privacy-policy", "pixel-and-privacy-choices"),
    asks: "pixel advertising tracking ads opt out privacy choices global privacy control decline",
    needs: "pixel | tracking | ad | advertis | advertiser | privacy choice | gpc",
    answer: said("privacy-policy", "pixel-and-privacy-choices", /may measure whether an advertisement/).concat(
      ' You can decline it under "Privacy choices" at the foot of any page, and it is not loaded when your browser sends the Global Privacy Control signal.',
    ),
  }),
  fact({
    ...linkTo("privacy-policy", "who-processes-it"),
    asks: "where is data hosted server cloudflare host third party processors who processes location stored country outside india",
    needs:
      "host | server | cloudflare | process data | data outside | data store where | third party | data where | data country | data abroad",
    answer: `Cloudflare hosts this website and its database. ${said("privacy-policy", "who-processes-it", /data centres in many countries/)}`,
  }),
  fact({
    ...linkTo("privacy-policy", "changes-and-grievances"),
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
    asks: "train ai models on my data machine learning use customers data",
    needs: "train | ai data | model data | machine",
    answer: said("privacy-policy", "your-account-data", /train models for others/).replace(
      /^We do not sell it/,
      "We do not sell your customers' data",
    ),
  }),
  fact({
    ...linkTo("privacy-policy", "your-account-data"),
    asks: "export data download my data anytime take data with me leave csv backup",
    needs: "export data | data leave | backup | export stock | export invoice | export customer | data take | export",
    answer: `${said("privacy-policy", "your-account-data", /export your data at any time/)} ${said("privacy-policy", "your-account-data", /kept for 30 days and then deleted/)}`,
    also: { title: "Refund and Cancellation Policy", path: "/refund-policy#cancelling" },
  }),
  ...legalDocuments.map(
    (document): Passage =>
      fact({
        title: document.title,
        path: `/${document.slug}`,
        asks: `${document.title} last updated date when policy document sections how many`,
        needs: "update | section | read | version | policy | terms",
        answer: `The ${document.title} has ${document.sections.length} sections and was last updated on ${document.lastUpdated}.`,
        weight: 0.9,
      }),
  ),
];

export function policyPassages(): Passage[] {
  const blocks = legalDocuments.flatMap((document) =>
    document.sections.flatMap((section) =>
      blockTexts(section)
        .filter(({ text }) => text.length > 60)
        .map(
          ({ text, isRow }): Passage => ({
            kind: "legal",
            title: document.title,
            path: `/${document.slug}#${section.id}`,
            text,
            asks: section.title,
            // A row of a table needs its neighbours to be understood.
            weight: isRow ? 0.7 : text.startsWith("- ") ? 0.85 : 1,
          }),
        ),
    ),
  );
  return [...policyFacts().filter(({ answer }) => answer?.trim()), ...blocks];
}
