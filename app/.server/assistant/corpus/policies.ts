/** The three legal pages, block by block, and the questions that are asked of them most. */
import { legalDocuments } from "#app/content/legal/index.ts";
import type { LegalDocument } from "#app/schemas/content.ts";
import {
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

type BlockText = { text: string; isRow: boolean };

function blockTexts(section: Section): BlockText[] {
  return section.blocks.flatMap((block): BlockText[] => {
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
const asSentence = (text: string): string => (text && !/[.!?]$/.test(text) ? `${text}.` : text);

/** Facts whose page does not say them any more; empty while content and assistant agree. */
export const missingFromPolicies = (): string[] =>
  policyFacts()
    .filter(({ answer }) => !answer?.trim() || /: ?\.?$/.test(answer))
    .map(({ asks }) => asks ?? "");

const policyFacts = (): Passage[] => [
  fact({
    ...linkTo("refund-policy", "first-14-days"),
    examples:
      "can i get my money back | how long do i have to ask for a refund | what is the refund policy | within how many days can i ask for a refund | i am not happy with it, do i get a refund | what if i do not like the product after paying | is the annual payment refunded too | is gst refunded as well | do i have to give a reason for a refund | can i return the subscription | paid last week and changed my mind | is the whole amount refunded | refund deadline | money back guarantee | until when can i claim my money",
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
    examples:
      "from when do the 14 days count | when does the refund window start | do the refund days begin after the free month | does the trial count towards the refund days | is a renewal refundable within 14 days | can i ask for a refund after the second payment | does each payment start a new refund period",
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
    examples:
      "what if the service is down | what counts as downtime | do i get something back for an outage | compensation when the app does not work for a day | the platform was unavailable for two days | how many hours must it be down for a refund | your servers crashed, what do i get | refund for downtime | ladoo was offline since yesterday, am i owed anything | prorated refund",
    asks: "downtime outage service down hours prorated refund compensation unavailable crash server 24 hours",
    needs: "downtime | outage | down | crash | unavailable | 24 hour | broken service | service hour",
    answer: said("refund-policy", "downtime", /more than 24 consecutive hours/, /money back, or let us/),
  }),
  fact({
    ...linkTo("refund-policy", "billing-errors"),
    examples:
      "you billed me wrongly | i was charged twice | i was charged after i cancelled | wrong amount on my invoice | i paid for more users than i have | my invoice shows a role i did not choose | my discount was left out of the bill | a free month was not counted | too much money was taken | what counts as a billing error | what happens when you make a billing mistake | payment was deducted two times | double payment",
    asks: "billing error billed charged after cancelling charged twice wrong amount overcharged wrongly billed me for extra user double charge mistake invoice refund in full",
    needs:
      "error | after cancel fee | after cancel charge | after cancel payment | twice | overcharge | wrong charge | wrong fee | wrong payment | wrong amount | wrong | double | charge after cancel | invoice after cancel | extra charge | extra user | extra invoice | charge extra | invoice wrong",
    answer: `${said("refund-policy", "billing-errors", /we refund the error in full/).replace(/ Billing errors include:$/, "")} ${said("refund-policy", "billing-errors", /Tell us the invoice number/)} Write to {email}.`,
    text: listItems("refund-policy", "billing-errors").join(" "),
  }),
  fact({
    ...linkTo("refund-policy", "how-to-ask"),
    examples:
      "how do i ask for a refund | where do i send a refund request | whom do i write to for my money back | what do i write in the subject line | how long until you answer a refund request | when do i hear about my refund | refund response time | what do i have to send with a refund request | how is the refund paid out | refund email address | how fast will you reply about my refund | business days for a refund answer",
    asks: "ask for refund how request claim where write how long answer reply business days response refund take",
    needs:
      "refund ask | refund request | refund claim | refund apply | refund how | refund answer | refund reply | refund hear | refund respond | refund response | refund process | refund take | refund where | refund soon | refund fast | refund quick | refund kitna | refund time | refund who | refund write | refund contact | refund long answer | refund long reply | refund kaise",
    weight: 1.12,
    answer: `Write to {email} with the word "refund" in the subject line, or call {phone}. ${said("refund-policy", "how-to-ask", /within 3-5 business days/)}`,
  }),
  fact({
    ...linkTo("refund-policy", "what-is-not-refunded"),
    examples:
      "what is not refunded | when do i not get a refund | is the rest of the month refunded when i cancel | are unused months paid back | are payment fees refunded | refund after the first 14 days | which fees are non-refundable | do i get money back if i cancel in the middle of the year | refund for the rest of the year when i cancel | if i cancel halfway through the month, will you refund the remaining days | money back for the unused days",
    asks: "not refunded non refundable excluded unused period rest of month after 14 days no refund cases",
    needs:
      "non | refund terminate | refund termination | fee refund | not refund | no refund | unused | exclude | rest month | rest year | refund middle | refund cancel year | refund cancel middle | partial refund | refund remain | refund halfway | refund half | refund day cancel | refund unused",
    answer: `${said("refund-policy", "what-is-not-refunded", /non-refundable on termination/).replace(/^Apart from the cases above, fees/, "Apart from the first 14 days, long downtime and billing errors, fees")} Not refunded are, for example, ${inWords(listItems("refund-policy", "what-is-not-refunded").slice(0, 2))}.`,
  }),
  fact({
    ...linkTo("refund-policy", "cancelling"),
    examples:
      "how do i cancel | how can i stop my subscription | can i cancel at any time | is there a cancellation fee | who can cancel the plan | how do i close my account | i want to leave ladoo | do i need a reason to cancel | end my subscription | how do i unsubscribe | cancellation policy",
    asks: "cancel subscription how stop plan any time cancellation fee end account leave quit close account band",
    needs: "cancel | close account | end subscription | end plan | stop plan | leave",
    answer: said("refund-policy", "cancelling", /cancel at any time/, /An Admin can do it/),
    weight: 1.15,
  }),
  fact({
    ...linkTo("refund-policy", "cancelling"),
    examples:
      "what happens to my data after i cancel | how long is my data kept after cancellation | when is my data deleted | can i export my data after leaving | can i come back after cancelling | how long do i have to download my data | data retention after the subscription ends | do you delete everything when i leave",
    asks: "cancel data after cancellation how long kept 30 days what happens my data export deleted later stored retention",
    needs:
      "cancel data | cancel after | cancel baad | cancel keep | cancel delete | data store | data long | data keep | data leave | account close data | cancel happen | data 30 | data delete",
    answer: said(
      "refund-policy",
      "cancelling",
      /keep your data for 30 days/,
      /During those days you can export/,
      /When the 30 days are over/,
    ).replace(/^.*?After that we/, "After you cancel we"),
    weight: 1.1,
  }),
  fact({
    ...linkTo("refund-policy", "cancelling"),
    examples:
      "what if i cancel in the middle of the month | does it keep working after i cancel | until when can i use it after cancelling | am i charged again after cancelling | i cancel halfway through the year | do i keep access until the end of the period",
    asks: "cancel mid month before renewal keep working until end of period paid charged again",
    needs:
      "cancel renew | cancel middle | cancel mid | cancel until | cancel month | cancel working | cancel period | cancel still | renewal",
    answer: said("refund-policy", "cancelling", /cancel before the renewal date/),
  }),
  fact({
    ...linkTo("terms-of-service", "governing-law-and-arbitration"),
    examples:
      "which law applies | under which country's law is the contract | what law governs the terms | which courts have jurisdiction | where can i go to court | governing law",
    asks: "governing law which country jurisdiction courts legal terms india applies apply",
    needs: "law | jurisdiction | govern",
    answer: said("terms-of-service", "governing-law-and-arbitration", /governed by the laws of India/, /courts of/),
  }),
  fact({
    ...linkTo("terms-of-service", "governing-law-and-arbitration"),
    examples:
      "how are disputes settled | where does arbitration take place | in which city is the arbitration | what if we disagree | in which city would a court case be | where would a dispute be decided | who is the arbitrator | what happens in a conflict with ladoo | i have a dispute with you, what now",
    asks: "dispute arbitration where disagree settle arbitrator city sue conflict",
    needs: "arbitration | sue | conflict | case city | case where | dispute city | dispute where",
    answer: `${said("terms-of-service", "governing-law-and-arbitration", /decided by arbitration/).replace(/^If we cannot, the dispute/, "A dispute that we cannot settle by talking")} First ${uncapitalised(said("terms-of-service", "governing-law-and-arbitration", /we will both try to settle it within 30 days/))}`,
  }),
  fact({
    ...linkTo("terms-of-service", "who-may-use-the-service"),
    examples:
      "how old do i have to be | what is the minimum age | can a 16 year old have a login | may my teenage nephew use it | can a child use the app | is my 12 year old daughter allowed | can a minor open an account | my son is fifteen and helps me | age limit | are kids allowed | can someone under 18 join the waitlist | is the consent of a guardian needed for a teenager",
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
    examples:
      "will you raise the prices | how long before a price change do you tell me | notice before fees go up | can you increase my fee in the middle | what happens when prices change | how much warning do i get before a price rise | do you inform me before you charge more | can i leave if the price goes up",
    asks: "fee change notice price increase raise prices hike warning days before new price",
    needs:
      "new fee | new price | new charge | price change | fee change | price increase | fee increase | price raise | hike | price go up | price rise | fee rise | notice fee | notice price | notice charge | notice change | fee raise | notice before | charge change | price more",
    weight: 1.1,
    answer: said("terms-of-service", "fees-and-taxes", /at least 30 days' notice/, /first renewal after those 30 days/),
  }),
  fact({
    ...linkTo("terms-of-service", "changes-and-contact"),
    examples:
      "can the terms change | do you tell me when the terms change | how long before new terms apply | what if i do not accept the new terms | will you inform me of changed terms",
    asks: "terms change changes new terms notice inform update terms of service before they take effect",
    needs: "term change | change term | new term | term inform | term notice | term update",
    answer: said("terms-of-service", "changes-and-contact", /If a change matters to you/, /keep using the service/),
  }),
  fact({
    ...linkTo("terms-of-service", "account-types"),
    examples:
      "which account types are there | what account types do the terms name | how many account types | what may each account type do according to the terms | account types in the terms of service",
    asks: "account types four types terms permissions",
    needs: "account type | account kind",
    answer: `The terms name four account types: ${inWords(sectionOf("terms-of-service", "account-types")?.blocks.flatMap((block) => (block.kind === "table" ? block.rows.map((row) => row[0] ?? "") : [])) ?? [])}. The pricing page also sells two roles between these types, Second-in-Command and Accounting.`,
    also: { title: "Pricing", path: "/pricing" },
  }),
  fact({
    ...linkTo("terms-of-service", "your-data-and-privacy"),
    examples:
      "who owns my data | is my data mine | do you sell my data | do you share my data with other brands | do you give my details to third parties | do other brands see my numbers | can you use my business data | do you hand my data to advertisers",
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
    examples:
      "do you sell my personal information to anyone | do you sell personal data | do you rent out personal data | do you sell my phone number to others | will you give my email to spammers | who can see my details inside your team",
    asks: "sell rent out give personal information data details phone number email to anyone others spam who inside team sees",
    needs:
      "sell personal | sell information | sell detail | rent personal | rent data | rent information | rent detail | sell phone | sell number | sell email | sell contact | spam | see detail team",
    answer: said("privacy-policy", "who-processes-it", /do not rent it out/, /^Inside our team/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("terms-of-service", "your-data-and-privacy"),
    examples:
      "who is responsible for my customers' personal data | are you the data processor | what is a data fiduciary | dpdp act | who has to ask my customers for consent to store their data",
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
    examples:
      "what if my payment fails | my card was declined at renewal | what happens if i do not pay | payment for the subscription did not go through | what if i pay late | card expired at renewal",
    asks: "payment fails failed renewal card declined unpaid what happens",
    needs: "payment fail | card fail | decline | unpaid | miss payment | payment late",
    answer: said("terms-of-service", "subscription-and-renewal", /If a payment fails/, /If it stays unpaid/),
  }),
  fact({
    ...linkTo("terms-of-service", "subscription-and-renewal"),
    examples:
      "does the subscription renew automatically | will i be charged again next month | is there auto renewal | does my plan continue by itself | how do i stop auto renewal | is the plan extended automatically",
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
    examples:
      "do you store card numbers | do you hold my customers' money | is there a kyc check before i can collect payments | what checks do i pass to take payments | who is responsible for chargebacks | are card details safe",
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
    examples:
      "can you close my account | when would you suspend an account | can ladoo end the agreement | can you throw me out without warning | why would my account be blocked | how much notice do you give when you end it | can you terminate me",
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
    examples:
      "what is your liability | how much do you owe me at most for damages | are you liable for lost profit | is there a warranty | do you guarantee that it always works | liability cap | who pays if your mistake costs me money | what is the most you would pay me if something goes wrong | force majeure",
    asks: "liability limit owe me at most damages how much lost profit warranty guarantee liable",
    needs: "liability | liable | owe | damage | warranty | guarantee | pay most | most pay wrong | majeure",
    answer: said("terms-of-service", "warranties-and-liability", /Our total liability/, /Neither of us is liable/),
  }),
  fact({
    ...linkTo("terms-of-service", "acceptable-use"),
    examples:
      "what am i not allowed to do | what may i not sell | is selling counterfeit goods allowed | what is prohibited | which uses are forbidden | acceptable use rules",
    asks: "not allowed prohibited forbidden misuse acceptable use what may not do rules sell illegal counterfeit things i may not sell",
    needs:
      "prohibit | forbid | acceptable | illegal | counterfeit | not allowed | misuse | not sell | may not | cannot sell",
    answer: `You may not use it to ${inWords(listItems("terms-of-service", "acceptable-use").slice(0, 3))}, among other things.`,
  }),
  fact({
    ...linkTo("terms-of-service", "your-account"),
    examples:
      "can we share one password | somebody has been in my account | my account was hacked, what do i do | should each person have a password | is it okay if five people use one login",
    asks: "share password one login many people account security hacked somebody in my account",
    needs: "password | hacked | hack account",
    answer: `${listItems("terms-of-service", "your-account").slice(0, 2).map(asSentence).join(" ")} Write to {email} at once if you think that somebody else has been in your account.`,
    also: { title: "The Crew", path: "/feature/access-control" },
  }),
  fact({
    ...linkTo("terms-of-service", "what-the-service-does"),
    examples:
      "what if you remove a feature | do you tell me before a feature is retired | can a feature be discontinued | how long before you take a feature away | will features change without notice",
    asks: "retire remove feature discontinued notice",
    needs: "retire | discontinue | remove feature",
    answer: said("terms-of-service", "what-the-service-does", /If we retire one/),
  }),
  fact({
    ...linkTo("privacy-policy", "security"),
    examples:
      "is my data safe | how do you protect my data | is the data encrypted | how secure is ladoo | can anybody else read my data | what do you do for security | can i trust you with my data",
    asks: "data safe secure protected encrypted security hacked how protect database my data",
    needs: "secure | data breach | hack | encrypt",
    answer: `${listItems("privacy-policy", "security").slice(0, 1).map(asSentence).join(" ")} ${said("privacy-policy", "your-account-data", /We do not sell it/).replace(/^We do not sell it/, "We do not sell your data")} In the product, each login sees only the rooms its role opens.`,
    weight: 1.05,
  }),
  fact({
    ...linkTo("privacy-policy", "security"),
    examples:
      "what if my data leaks | what do you do after a data breach | what happens if my data is stolen | will you tell me if there is a breach",
    asks: "data breach leak lost seen by somebody what will you do tell us",
    needs: "breach | leak | stolen",
    answer: said("privacy-policy", "security", /If personal data of yours is ever lost/),
  }),
  fact({
    ...linkTo("privacy-policy", "your-rights"),
    examples:
      "how do i delete my data | erase my waitlist entry | take me off your list | remove my details | how long does it take to delete my data | i want to be forgotten | i want my information removed | delete my account data",
    asks: "delete erase my data details take me off your list waitlist entry remove personal information how long to delete request right to be forgotten",
    needs: "delete | remove detail | remove list | take me off | remove data | remove name | remove entry | remove me",
    answer:
      "Write to {email} from the address you gave us, and say that you want your entry erased. " +
      said("privacy-policy", "your-rights", /We do it within 30 days/),
    weight: 1.05,
  }),
  fact({
    ...linkTo("privacy-policy", "your-rights"),
    examples:
      "what rights do i have over my data | what do you know about me | can i see the data you hold about me | can i correct my data | how do i withdraw my consent | what personal data do you hold",
    asks: "rights what do you hold about me see copy of my personal data rights under dpdp access correction erasure nomination withdraw consent personal data",
    needs:
      "rights | right | correction | nomination | withdraw | hold about | data about me | know about me | information about me",
    answer: `Under the DPDP Act you have the rights of access, correction, erasure, withdrawal, grievance and nomination, and we ask no fee for any of them. ${said("privacy-policy", "your-rights", /To use any of them/)}`,
  }),
  fact({
    ...linkTo("privacy-policy", "how-long-we-keep-it"),
    examples:
      "how long do you keep my waitlist entry | how long are my waitlist details stored | retention of waitlist data",
    asks: "how long keep waitlist entry data retention stored months",
    needs: "waitlist keep | waitlist store | waitlist long | keep detail | signup keep",
    answer: asSentence(
      `A waitlist entry is kept ${cell("privacy-policy", "how-long-we-keep-it", /Waitlist/).replace(/^Until/, "until")}`,
    ),
  }),
  fact({
    ...linkTo("privacy-policy", "how-long-we-keep-it"),
    examples:
      "how long do you keep my job application | how long is my resume stored | do you keep my cv | how long do you store applications",
    asks: "how long keep job application resume cv data retention months",
    needs: "job store | apply store | resume store | job keep | resume long | apply long | job data",
    answer: asSentence(`A job application is kept for ${cell("privacy-policy", "how-long-we-keep-it", /Job/)}`),
    also: { title: "Careers", path: "/careers" },
  }),
  fact({
    ...linkTo("privacy-policy", "reading-asking-and-logs"),
    examples:
      "do you store my questions | is this chat saved | are my conversations with the assistant recorded | who reads what i ask here | do you keep chat logs | is this chat private | does smoothie remember what i asked",
    asks: "questions to smoothie chat stored saved conversation recorded assistant logs my question privacy remember chat",
    needs:
      "remember chat | remember conversation | remember ask | chat store | question store | conversation | chat save | assistant store | chat record | question save | chat privacy | chat log | ask store | smoothie store | question record | chat data",
    answer:
      "No: the question and the answer are not stored. Your question travels to our server, is compared with the contents of this website, and may be given to a language model that words the answer.",
    weight: 1.2,
  }),
  fact({
    ...linkTo("privacy-policy", "reading-asking-and-logs"),
    examples:
      "do you use cookies | does the site set cookies | which cookies are there | do you track visitors | do you build a profile of me",
    asks: "cookies set cookie tracking visitors profile browsing website",
    needs: "cookie",
    answer: said("privacy-policy", "reading-asking-and-logs", /We set no cookies of our own/, /security cookie/),
  }),
  fact({
    ...linkTo("privacy-policy", "pixel-and-privacy-choices"),
    examples:
      "is there an advertising pixel | how do i opt out of tracking | do you use my data for ads | how do i decline the pixel | what are privacy choices | do you support global privacy control | do you send data to facebook or advertisers | can i refuse ad tracking",
    asks: "pixel advertising tracking ads opt out privacy choices global privacy control decline",
    needs: "pixel | tracking | ad | advertis | advertiser | privacy choice | gpc",
    answer: said("privacy-policy", "pixel-and-privacy-choices", /may measure whether an advertisement/).concat(
      ' You can decline it under "Privacy choices" at the foot of any page, and it is not loaded when your browser sends the Global Privacy Control signal.',
    ),
  }),
  fact({
    ...linkTo("privacy-policy", "who-processes-it"),
    examples:
      "where is my data stored | where are your servers | who hosts the website | is the data kept in india | who processes my data | which company runs your hosting | does my data leave the country | does a third party process the data",
    asks: "where is data hosted server cloudflare host third party processors who processes location stored country outside india",
    needs:
      "host | server | cloudflare | process data | data outside | data store where | third party | data where | data country | data abroad",
    answer: `Cloudflare hosts this website and its database. ${said("privacy-policy", "who-processes-it", /data centres in many countries/)}`,
  }),
  fact({
    ...linkTo("privacy-policy", "changes-and-grievances"),
    examples:
      "whom do i complain to about privacy | who is the grievance officer | how do i make a complaint about my data | what if i am unhappy with how my data is treated | how long until a grievance is answered | can i go to the data protection board",
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
    examples:
      "do you train ai on my data | is my customers' data used for machine learning | do you use our sales to train models | will my data feed an ai",
    asks: "train ai models on my data machine learning use customers data",
    needs: "train ai | train model | train data | train customer | ai data | model data | machine data",
    answer: said("privacy-policy", "your-account-data", /train models for others/).replace(
      /^We do not sell it/,
      "We do not sell your customers' data",
    ),
  }),
  fact({
    ...linkTo("privacy-policy", "your-account-data"),
    examples:
      "can i export my data | how do i download my stock and orders | can i take my data with me | is there a backup of my data | can i get my customer list out | can i export my data before i leave",
    asks: "export data download my data anytime take data with me leave csv backup",
    needs: "export data | data leave | backup | export stock | export invoice | export customer | data take | export",
    answer: `${said("privacy-policy", "your-account-data", /export your data at any time/)} ${said("privacy-policy", "your-account-data", /kept for 30 days and then deleted/)}`,
    also: { title: "Refund and Cancellation Policy", path: "/refund-policy#cancelling" },
  }),
  fact({
    ...linkTo("terms-of-service", "other-services-and-this-website"),
    examples:
      "is smoothie's answer legal advice | is your assistant allowed to give tax advice | can i rely on the chatbot for tax questions | do you give tax advice | is what you say legal advice | can the assistant be wrong about gst",
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
    examples: "may i resell ladoo to other shops | can i rent my account to others | can i copy the software",
    asks: "resell rent out copy software service ladoo to others",
    needs: "resell | rent account | rent ladoo | rent service | copy software | copy ladoo | copy app",
    answer: `No. You may not ${listItems("terms-of-service", "acceptable-use").find((item) => item.includes("resell")) ?? ""}.`,
  }),
  fact({
    ...linkTo("terms-of-service", "acceptable-use"),
    examples:
      "what happens if i find a security hole | how do i report a vulnerability | i found a weakness in your security | is there a bug bounty",
    asks: "report security hole weakness vulnerability found bug bounty good faith",
    needs: "hole | weakness | vulnerability | bounty | report security | security bug",
    answer: said("terms-of-service", "acceptable-use", /found a weakness/, /thank you for it/),
  }),
  fact({
    ...linkTo("terms-of-service", "our-property"),
    examples:
      "will you use my logo in your ads | may ladoo use my brand name for advertising | who owns my logo and photos",
    asks: "logo brand name photographs use in your advertising ads rights who owns",
    needs: "logo ad | logo advertis | logo own | own logo | ad name | photograph right",
    answer: said("terms-of-service", "our-property", /You keep all rights/, /We do not use your name or logo/),
  }),
  fact({
    ...linkTo("terms-of-service", "governing-law-and-arbitration"),
    examples: "in which language is the arbitration held | is the arbitrator's award final",
    asks: "arbitration language english award final binding proceedings",
    needs: "arbitration language | arbitration english | arbitration final | award",
    answer: said("terms-of-service", "governing-law-and-arbitration", /proceedings are in English/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("terms-of-service", "who-may-use-the-service"),
    examples:
      "who is responsible for what a teenager does in my account | am i liable for the login of my nephew | who answers for a minor",
    asks: "responsible teenager minor young person account owner supervises",
    needs:
      "responsible 13 | responsible teenager | responsible nephew | responsible minor | responsible son | liable nephew",
    answer: said("terms-of-service", "who-may-use-the-service", /The owner chooses/),
  }),
  fact({
    ...linkTo("terms-of-service", "early-access-and-offers"),
    examples:
      "can i pass my early bird offer to another business | can i get cash instead of my free months | can i sell my place on the waitlist | is the offer transferable",
    asks: "offer pass transfer another business exchange cash instead of free months sell place",
    needs:
      "offer pass | offer transfer | offer another | earlybird pass | earlybird transfer | earlybird another | cash free | cash month | cash offer | sell place | sell spot",
    answer: `No. ${said("terms-of-service", "early-access-and-offers", /Offers cannot be exchanged/)}`,
    weight: 1.15,
  }),
  fact({
    ...linkTo("terms-of-service", "fees-and-taxes"),
    examples: "does my early bird discount stay when you raise the fees | what happens to my discount if prices go up",
    asks: "discount promised kept early bird price raise base fee changes",
    needs: "earlybird price change | earlybird fee | discount price change | discount fee change | discount increase",
    answer: said("terms-of-service", "fees-and-taxes", /discount promised/i, /base fee changes/),
  }),
  fact({
    ...linkTo("refund-policy", "downtime"),
    examples:
      "does planned maintenance count as downtime | do short interruptions count | is maintenance refunded | does my own internet failing count as downtime",
    asks: "planned maintenance announced short interruption count downtime",
    needs: "maintenance | interruption | short down",
    answer: said("refund-policy", "downtime", /Shorter interruptions/),
  }),
  fact({
    ...linkTo("refund-policy", "how-to-ask"),
    examples:
      "you refused my refund, can someone else look at it | what if you refuse my refund | i disagree with your refund decision | my refund was rejected, what now",
    asks: "refund refused rejected decided wrongly second person look again appeal",
    needs: "refund refuse | refund wrong decide | refund disagree | refund second person | refund else look",
    answer: said("refund-policy", "how-to-ask", /a second person will look/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("refund-policy", "first-14-days"),
    examples:
      "my free month ends on 31 august, until when may i ask for a refund | example of the 14 days after a free month",
    asks: "free month ends 31 august charged 1 september until 15 september refund",
    needs: "refund august | refund september | refund month end",
    answer: said("refund-policy", "first-14-days", /31 August/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("terms-of-service", "changes-and-contact"),
    examples:
      "can i sell my ladoo subscription to another business | can i transfer my account to somebody else | can i give my plan to another brand",
    asks: "sell transfer give subscription account plan agreement another business consent",
    needs: "sell plan | transfer plan | transfer account | sell account | transfer agreement | give account",
    answer: said("terms-of-service", "changes-and-contact", /may not transfer/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("terms-of-service", "suspension-and-termination"),
    examples:
      "if you shut my account do i get fees back | do i get a refund when you terminate me | are fees returned when the account is closed by you",
    asks: "fees paid back refund when ladoo closes shuts terminates account non-refundable on termination",
    needs: "refund close account | refund shut account | refund terminate | refund termination | refund suspend",
    answer: said("terms-of-service", "suspension-and-termination", /non-refundable on termination/),
    weight: 1.15,
  }),
  ...legalDocuments.map(
    (document): Passage =>
      fact({
        title: document.title,
        path: `/${document.slug}`,
        asks: `${document.title} last updated date when policy document sections how many`,
        needs: "update | section | read | version | policy | terms",
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
