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

/** How the date of a document is asked for. */
const datesAsked = (name: string): string =>
  `since when does the ${name} hold | from when is the ${name} | what date is on the ${name} | when did you last change the ${name} | is the ${name} recent`;

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
      "can i get my money back | how long do i have to ask for a refund | what is the refund policy | within how many days can i ask for a refund | i am not happy with it, do i get a refund | what if i do not like the product after paying | is the annual payment refunded too | is gst refunded as well | do i have to give a reason for a refund | can i return the subscription | paid last week and changed my mind | is the whole amount refunded | refund deadline | money back guarantee | until when can i claim my money | cash back if unhappy | fee back after paying | full repayment of fee | we subscribed on monday for our candle brand and it does not suit us, can the amount come back | i paid for the whole year yesterday but my partner is against it, do we get everything returned | my sister bought the plan for her kurta label and regrets it, by when must she claim the money | so once i have paid the money is gone, right | can i change my mind in the first two weeks | the software turned out not to be my thing, will i be reimbursed | is there a cooling off time in which the first fee comes back | pehla payment kiya par pasand nahi aaya, paise wapas milenge kya | must i prove that something is wrong to have my fee returned | paid my very first bill 9 days ago and it just does not suit my pickle business, too late for money back | we paid ten days ago and do not like it, is it too late | first payment was a week ago, can i still have it back | started last week and it is not for us, money back | is day twelve still in time for a refund | nau din pehle pehli payment ki thi, refund milega | my first bill was paid on monday and i regret it | until when may i ask for my first payment back | by when must i request my money back | last day to request a refund | how long after my first payment may i still request it back | kab tak paise wapas maang sakte hain",
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
    examples:
      "from when do the 14 days count | when does the refund window start | do the refund days begin after the free month | does the trial count towards the refund days | is a renewal refundable within 14 days | can i ask for a refund after the second payment | does each payment start a new refund period | refund clock starts when | refund days begin when | renewal and refund window | we are in the free month and nothing was charged yet, do our fourteen refund days already run | i renewed last week for the second year, do i get two weeks again to ask for a refund | my trial ended on friday and the card was charged on saturday, from which day do you count the refund days | so the refund period is used up by the trial | does each monthly debit bring a fresh two weeks for refunds | is the money back clock ticking while i try it for free | what is the starting point for claiming my first charge back | refund ke 14 din kis din se gine jaate hain",
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
    examples:
      "what if the service is down | what counts as downtime | do i get something back for an outage | compensation when the app does not work for a day | the platform was unavailable for two days | how many hours must it be down for a refund | your servers crashed, what do i get | refund for downtime | ladoo was offline since yesterday, am i owed anything | prorated refund | site crashed compensation | server outage credit | app unreachable all day | it was diwali week and ladoo did not open from friday to sunday, will some of the fee come back | we could not bill a single customer for two days since your system was dead, what will you do for us | my candle shop lost a day of orders because the platform was not reachable, do i get part of my fee | do you pay something when the system is unavailable for more than a day | so if you are offline for a whole weekend i just lose that money | you were not up for thirty hours, is there a credit on my next bill | how is a long breakdown on your side made good | do din app band raha, kuch paisa wapas milega | server theek nahi tha pure din, refund kitna | your system was off for thirty hours straight and i could sell nothing, do i get compensated | the system was off for two days straight and we could not sell, am i compensated | nothing worked for forty hours in the rakhi week, do you make good for it | your app was switched off a day and a half and i lost my sales, what do i get | tees ghante tak system band tha aur kuch nahi bika, muavza milega kya | the software was gone the whole weekend, does a share of my fee come back | app was gone from friday to sunday, do i get something back | nothing opened all weekend, will i be paid for it | your app was dead for three days of my sale, what do you give me | it would not load from morning till the next night, any money for that",
    asks: "downtime outage service down hours prorated refund compensation unavailable crash server 24 hours",
    needs:
      "downtime | outage | down | crash | unavailable | 24 hour | broken service | service hour | system off hour | off hour | system off",
    answer: said("refund-policy", "downtime", /more than 24 consecutive hours/, /money back, or let us/),
  }),
  fact({
    ...linkTo("refund-policy", "billing-errors"),
    examples:
      "you billed me wrongly | you took money after i cancelled | the card was charged though i had left | i was charged twice | i was charged after i cancelled | wrong amount on my invoice | i paid for more users than i have | my invoice shows a role i did not choose | my discount was left out of the bill | a free month was not counted | too much money was taken | what counts as a billing error | what happens when you make a billing mistake | payment was deducted two times | double payment | overcharged this month | duplicate debit | billed after quitting | mistake in ladoo bill | we have three people and this month you charged me for five, what now | i ended the plan in march and in april money still went from my account, is that returned | my referral month was not taken off the bill although my friend joined, how is that corrected | can i claim back money that you took by mistake last year | so billing mistakes are only put right in the first 14 days | the figure on my statement from you is higher than it should be | you debited more than agreed, who sets it right | galti se do baar paise kat gaye | bill mein zyada paise lag gaye, kya karu",
    asks: "billing error billed charged after cancelling charged twice wrong amount overcharged wrongly billed me for extra user double charge mistake invoice refund in full",
    needs:
      "error | after cancel fee | after cancel charge | after cancel payment | twice | overcharge | wrong charge | wrong fee | wrong payment | wrong amount | wrong | double | charge after cancel | invoice after cancel | extra charge | extra user | extra invoice | charge extra | invoice wrong",
    answer: `${said("refund-policy", "billing-errors", /we refund the error in full/).replace(/ Billing errors include:$/, "")} ${said("refund-policy", "billing-errors", /Tell us the invoice number/)} Write to {email}.`,
    text: listItems("refund-policy", "billing-errors").join(" "),
  }),
  fact({
    ...linkTo("refund-policy", "first-14-days"),
    examples:
      "how do refunds work | how does a refund work at ladoo | explain your refunds to me | tell me about refunds | what are the rules for getting money back | refunds in short | walk me through getting my money back | everything on refunds | refund kaise kaam karta hai | what is the way it goes when i want my money back",
    asks: "refunds work explain rules in short process",
    needs:
      "refund work | refund explain | refund rule | refund short | refund kaam | refund everything | refund detail",
    answer: `${said("refund-policy", "first-14-days", /within 14 days of your first payment/, /whole payment, including GST/)} Write to {email} with the word "refund" in the subject line, or call {phone}. ${said("refund-policy", "how-to-ask", /within 3-5 business days/)}`,
    weight: 1.15,
  }),

  fact({
    ...linkTo("refund-policy", "how-to-ask"),
    examples:
      "how do i ask for a refund | where do i send a refund request | whom do i write to for my money back | what do i write in the subject line | how long until you answer a refund request | when do i hear about my refund | refund response time | what do i have to send with a refund request | how is the refund paid out | refund email address | how fast will you reply about my refund | business days for a refund answer | refund procedure | refund turnaround | claim money back whom | i have decided ladoo is not for my snack brand, at which address do i file for the refund | i wrote to you about my refund on monday and heard nothing, how many working days does an answer take | my co founder wants our first payment returned, which details should her request mention | can i ask for the refund by phone | so i have to fill in a refund form on the site | does the refund come back to the same card or upi | what are the steps to have my payment reversed | whom do i mail to get reimbursed and how soon do they respond | refund ke liye kisko likhna hai aur kitne din mein jawab aayega",
    asks: "ask for refund how request claim where write how long answer reply business days response refund take",
    needs:
      "refund ask | refund request | refund claim | refund apply | refund how | refund answer | refund reply | refund hear | refund respond | refund response | refund process | refund take | refund where | refund soon | refund fast | refund quick | refund kitna | refund time | refund who | refund write | refund contact | refund long answer | refund long reply | refund kaise",
    weight: 1.12,
    answer: `Write to {email} with the word "refund" in the subject line, or call {phone}. ${said("refund-policy", "how-to-ask", /within 3-5 business days/)}`,
  }),
  fact({
    ...linkTo("refund-policy", "what-is-not-refunded"),
    examples:
      "what is not refunded | when do i not get a refund | is the rest of the month refunded when i cancel | are unused months paid back | are payment fees refunded | refund after the first 14 days | which fees are non-refundable | do i get money back if i cancel in the middle of the year | refund for the rest of the year when i cancel | if i cancel halfway through the month, will you refund the remaining days | money back for the unused days | partial refund mid term | leftover days refund | no refund cases | i paid for a year in january and want to quit in june, do the other six months come back | we did not open the app at all in may, can we have the fee for that unused month back | my two weeks ended five days ago and now i want to stop, is anything refunded | do you repay the weeks that are left when i quit | so you return the balance of the year when i stop early | which sums do i never see again | is the remainder of a prepaid term reimbursed | saal ke beech mein band kiya to bache hue mahine ka refund milega | if i stop midway do i get the remaining amount | i leave in my third month, is the rest of it paid back | remaining amount after stopping midway",
    asks: "not refunded non refundable excluded unused period rest of month after 14 days no refund cases",
    needs:
      "non | refund terminate | refund termination | fee refund | not refund | no refund | unused | exclude | rest month | rest year | refund middle | refund cancel year | refund cancel middle | partial refund | refund remain | refund halfway | refund half | refund day cancel | refund unused",
    answer: `${said("refund-policy", "what-is-not-refunded", /non-refundable on termination/).replace(/^Apart from the cases above, fees/, "Apart from the first 14 days, long downtime and billing errors, fees")} Not refunded are, for example, ${inWords(listItems("refund-policy", "what-is-not-refunded").slice(0, 2))}.`,
  }),
  fact({
    ...linkTo("refund-policy", "cancelling"),
    examples:
      "how do i cancel | how can i stop my subscription | can i cancel at any time | is there a cancellation fee | who can cancel the plan | how do i close my account | i want to leave ladoo | do i need a reason to cancel | end my subscription | how do i unsubscribe | cancellation policy | quit ladoo | shut down my account | deactivate subscription | i am winding up my pickle brand this month, how do i end things with you | my sister and i are closing the shop, where do we stop paying | we found that it is not for us, how do we end the plan | can my helper cancel the plan or only the admin | so i have to pay a penalty to cancel | do i have to explain why i am quitting | what must i do so that i no longer pay you each month | how do we part ways with ladoo | ladoo band karna hai, kaise karu | steps to cancel | what are the steps for cancelling",
    asks: "cancel subscription how stop plan any time cancellation fee end account leave quit close account band",
    needs: "cancel | close account | end subscription | end plan | stop plan | leave",
    answer: said("refund-policy", "cancelling", /cancel at any time/, /An Admin can do it/),
    weight: 1.15,
  }),
  fact({
    ...linkTo("refund-policy", "cancelling"),
    examples:
      "what happens to my data after i cancel | how long is my data kept after cancellation | when is my data deleted | can i export my data after leaving | can i come back after cancelling | how long do i have to download my data | data retention after the subscription ends | do you delete everything when i leave | records after quitting | data kept post cancellation | reactivate after cancelling | i might pause for the monsoon and return in october, will my orders still be there | we cancelled three weeks ago and now need last years invoices, can we still export them | i am leaving but my brother still needs the sales list, until when can he download it | can i take the subscription up again where i left it after cancelling | so everything is wiped the day i cancel | how long is my stuff around once i am no longer a subscriber | do you purge my customers and stock when the plan is over | cancel karne ke baad data kitne din rehta hai | when i quit what becomes of my customer list | after i quit, for how long can i still take out my invoices | once i have quit, until when can i still get at my old bills | i quit last week, how many days do i have to take out my invoices and orders | how long after quitting are my bills still there to be taken out | chhodne ke baad purane invoice kitne din tak nikal sakte hain | after leaving, how long may i still download the bills for my ca",
    asks: "cancel data after cancellation how long kept 30 days what happens my data export deleted later stored retention",
    needs:
      "cancel data | cancel after | cancel baad | cancel keep | cancel delete | data store | data long | data keep | data leave | account close data | cancel happen | data 30 | data delete | cancel take invoice | cancel take out | cancel invoice long | after cancel invoice | cancel long take invoice | cancel still invoice",
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
    examples:
      "what if i cancel in the middle of the month | does it keep working after i cancel | until when can i use it after cancelling | am i charged again after cancelling | i cancel halfway through the year | do i keep access until the end of the period | access after cancelling | cancelled with ten days to go | cancel before renewal date | i paid on the 1st and cancelled on the 10th, can my team still make bills on the 25th | we want to stop after this month, if i cancel today are we shut out at once | i bought the annual plan and cancel it in july, does the app go on until december | can my staff use the app till the paid period is over after i cancel | so i lose access the minute i press cancel | does the plan run its course after i quit | if i quit now, will there be another debit | beech mahine mein cancel kiya to kab tak chalega",
    asks: "cancel mid month before renewal keep working until end of period paid charged again",
    needs:
      "cancel renew | cancel middle | cancel mid | cancel until | cancel month | cancel working | cancel period | cancel still | renewal",
    answer: said("refund-policy", "cancelling", /cancel before the renewal date/),
  }),
  fact({
    ...linkTo("terms-of-service", "governing-law-and-arbitration"),
    examples:
      "which law applies | under which country's law is the contract | what law governs the terms | which courts have jurisdiction | where can i go to court | governing law | indian law contract | legal jurisdiction | courts having authority | i live in dubai and my brand trades there, whose law covers our agreement | my advocate wants to know under what law the terms stand | we are a delhi brand, which courts have jurisdiction over the contract | is the agreement under indian law | so foreign law applies to the terms, right | whose legal system does the agreement follow | from which country are the rules that bind you and me | kis desh ka kanoon lagta hai | what law are the terms under",
    asks: "governing law which country jurisdiction courts legal terms india applies apply",
    needs: "law | jurisdiction | govern",
    answer: said("terms-of-service", "governing-law-and-arbitration", /governed by the laws of India/, /courts of/),
  }),
  fact({
    ...linkTo("terms-of-service", "governing-law-and-arbitration"),
    examples:
      "which law applies and where is the arbitration | governing law and place of arbitration | under which country's law are the terms and in which city does arbitration take place | what law governs the terms, and where would an arbitrator sit | law and arbitration of the contract | kaunsa kanoon lagta hai aur arbitration kahan hota hai | whose law counts and where do we settle it by arbitration",
    asks: "governing law and arbitration country place city both",
    needs: "law arbitration | law arbitration where | jurisdiction arbitration | law dispute where",
    answer: `${said("terms-of-service", "governing-law-and-arbitration", /governed by the laws of India/)} ${said("terms-of-service", "governing-law-and-arbitration", /decided by arbitration/).replace(/^If we cannot, the dispute/, "A dispute that we cannot settle by talking")}`,
    weight: 1.2,
  }),

  fact({
    ...linkTo("terms-of-service", "governing-law-and-arbitration"),
    examples:
      "how are disputes settled | where does arbitration take place | in which city is the arbitration | what if we disagree | in which city would a court case be | where would a dispute be decided | who is the arbitrator | what happens in a conflict with ladoo | i have a dispute with you, what now | arbitration city | dispute process | settle a quarrel | we had a fight about the bill and talking did not help, who decides now | my brand and you cannot agree on what was promised, which steps follow | i am from jaipur and if it ever comes to a dispute, must i travel to your city | do we have to talk before arbitration | so any argument goes straight to a judge | how do we resolve it when we fall out | who rules over a falling out between you and me | jhagda ho gaya to faisla kahan hoga",
    asks: "dispute arbitration where disagree settle arbitrator city sue conflict",
    needs: "arbitration | sue | conflict | case city | case where | dispute city | dispute where",
    answer: `${said("terms-of-service", "governing-law-and-arbitration", /decided by arbitration/).replace(/^If we cannot, the dispute/, "A dispute that we cannot settle by talking")} First ${uncapitalised(said("terms-of-service", "governing-law-and-arbitration", /we will both try to settle it within 30 days/))}`,
  }),
  fact({
    ...linkTo("terms-of-service", "who-may-use-the-service"),
    examples:
      "how old do i have to be | what is the minimum age | can a 16 year old have a login | may my teenage nephew use it | can a child use the app | is my 12 year old daughter allowed | can a minor open an account | my son is fifteen and helps me | age limit | are kids allowed | can someone under 18 join the waitlist | is the consent of a guardian needed for a teenager | kid login | under age users | teenager allowed | youngest allowed user | my brother is fourteen and packs candles with me in the evening, can he use it too | my daughter turned seventeen and started a jewellery page, may she sign up herself | i am only seventeen and still studying, can i open an account for my kurta brand | can a ten year old log in with my permission | so anyone of any age may use it | is parental permission enough for a sixteen year old | from which birthday on may somebody have access | are juniors below eighteen let in | kam se kam umar kitni honi chahiye | my daughter is eleven and makes slime, can she have a login under me | can a ten year old have a login of her own | my twelve year old helps at the stall, may she use the app | under thirteen with a parents account | may my little son enter orders with my login | child of nine at the counter | is a login for my child allowed",
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
      "will you raise the prices | how long before a price change do you tell me | notice before fees go up | can you increase my fee in the middle | what happens when prices change | how much warning do i get before a price rise | do you inform me before you charge more | can i leave if the price goes up | fee hike notice | surprise fee increase | rate revision warning | i plan my costs for the year and cannot have surprises, how early do you tell us about a new fee | my last software doubled its fee overnight, do you also raise fees without notice | we paid for twelve months in advance and now the rates went up, do we pay the difference | can you charge me more in a period i already paid for | so you can raise the fee from one day to the next | when it gets dearer, how far ahead do we hear of it | what if i do not want to pay the revised fee | daam badhane se pehle kitne din ka notice doge | could the price jump overnight without telling me | will my fee suddenly rise | can the price go up without notice | can you increase the price whenever you like | is there a price increase without a word | price achanak badh sakta hai kya",
    asks: "fee change notice price increase raise prices hike warning days before new price",
    needs:
      "new fee | new price | new charge | price change | fee change | price increase | fee increase | price raise | hike | price go up | price rise | fee rise | notice fee | notice price | notice charge | notice change | fee raise | notice before | charge change | price more",
    weight: 1.1,
    answer: said("terms-of-service", "fees-and-taxes", /at least 30 days' notice/, /first renewal after those 30 days/),
  }),
  fact({
    ...linkTo("terms-of-service", "changes-and-contact"),
    examples:
      "can the terms change | do you tell me when the terms change | how long before new terms apply | what if i do not accept the new terms | will you inform me of changed terms | updated agreement notice | terms amendment | revised conditions of service | i read the terms when i joined, but what if you alter them later | my partner worries that you alter the terms behind our back, will we be told | you announced a new version of the agreement that i do not like, what are my options | do i accept changed terms just by carrying on with the app | so the terms can be altered any day without a word | how are revisions of the agreement made known | do amendments to the small print reach me beforehand | agreement badla to humein bataoge kya",
    asks: "terms change changes new terms notice inform update terms of service before they take effect",
    needs: "term change | change term | new term | term inform | term notice | term update",
    answer: said("terms-of-service", "changes-and-contact", /If a change matters to you/, /keep using the service/),
  }),
  fact({
    ...linkTo("terms-of-service", "account-types"),
    examples:
      "which account types are there | what account types do the terms name | how many account types | what may each account type do according to the terms | account types in the terms of service | permission table of the terms | account categories | permitted account kinds | i am reading the agreement before i sign up, which account types does it list | the pricing page shows six roles and the terms only four account types, why | my partner reads the fine print and asks which accounts are defined there | do the terms give permissions for each account type | so the terms define just one type of account | into which groups does the agreement divide accounts | what sorts of account does the contract define | terms mein kitne tarah ke account hain | what kinds of accounts does your legal agreement mention",
    asks: "account types four types terms permissions",
    needs: "account type | account kind",
    answer: `The terms name four account types: ${inWords(sectionOf("terms-of-service", "account-types")?.blocks.flatMap((block) => (block.kind === "table" ? block.rows.map((row) => row[0] ?? "") : [])) ?? [])}. The pricing page also sells two roles between these types, Second-in-Command and Accounting.`,
    also: { title: "Pricing", path: "/pricing" },
  }),
  fact({
    ...linkTo("terms-of-service", "your-data-and-privacy"),
    examples:
      "who owns my data | is my data mine | do you sell my data | do you share my data with other brands | do you show my sales to other brands | can another brand see my numbers | do you give my details to third parties | do other brands see my numbers | can you use my business data | do you hand my data to advertisers | data ownership | my figures kept private | selling merchant data | my supplier prices and margins are secret, will other sellers on ladoo get to see them | i type all my orders into your app, so does that data become yours | another jewellery brand in my lane uses ladoo too, can they look at my data | does what i enter stay my property | so you earn money by selling our data | do the records i key in remain mine | does my stock list belong to you once it is in there | mera data kiska hai | mera sales data dusre brand ko dikhaoge kya",
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
      "do you sell my personal information to anyone | do you sell personal data | do you rent out personal data | do you sell my phone number to others | will you give my email to spammers | who can see my details inside your team | spam calls after signup | contact details sold | staff who can open my entry | every site i join starts selling my mobile number, do you as well | i only gave my email for the waitlist, will telemarketers ring me | i sent you my phone number, who in your team can look at it | do you lease contact lists to anyone | so my number is sold to call centres | does my whatsapp number stay with you alone | which of your people may open my personal entry | mera phone number kisi aur ko bechoge kya | do you pass my customers' phone numbers on to other companies for money | are the numbers of my buyers given to other firms for a fee | do you hand my clients' contacts to other companies against payment | will other companies get my buyers' mobile numbers from you | do you make money with the phone numbers of my customers | mere customers ke number doosri company ko paise lekar dete ho kya",
    asks: "sell rent out give personal information data details phone number email to anyone others spam who inside team sees",
    needs:
      "sell personal | sell information | sell detail | rent personal | rent data | rent information | rent detail | sell phone | sell number | sell email | sell contact | spam | see detail team",
    answer: said("privacy-policy", "who-processes-it", /do not rent it out/, /^Inside our team/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("terms-of-service", "your-data-and-privacy"),
    examples:
      "who is responsible for my customers' personal data | are you the data processor | what is a data fiduciary | dpdp act | who has to ask my customers for consent to store their data | data fiduciary or processor | dpdp duties | buyer consent for storing numbers | i keep birthdays and sizes of my buyers in the app, whose duty is it to ask their consent | a shopper asks why her number is stored with you, who answers for it under the dpdp law | my advocate asks who is the data fiduciary for the contacts my jewellery brand saves | must i get my buyers consent before i save their number | so ladoo is the fiduciary for my customers details, not me | under the privacy act, what is my part and what is yours for shoppers details | who is accountable by law for the customer contacts i save | customer ke personal data ki zimmedari kiski hai",
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
      "what if my payment fails | my card was declined at renewal | what happens if i do not pay | payment for the subscription did not go through | what if i pay late | card expired at renewal | renewal payment bounced | insufficient balance at renewal | missed subscription payment | overdue plan fee | my bank blocked the card on the renewal day, what do you do | i had a slow month with my candles and the plan fee stays unpaid, will the account stop | the mandate lapsed while i was travelling and the plan is unpaid, does the account stay on | do you try the card once more when a payment fails | so one failed payment and my account is gone | what if there is not enough money in my bank when you debit the plan | what follows when the plan fee remains unpaid | subscription ka payment fail ho gaya to kya hoga",
    asks: "payment fails failed renewal card declined unpaid what happens",
    needs: "payment fail | card fail | decline | unpaid | miss payment | payment late",
    answer: said("terms-of-service", "subscription-and-renewal", /If a payment fails/, /If it stays unpaid/),
  }),
  fact({
    ...linkTo("terms-of-service", "subscription-and-renewal"),
    examples:
      "does the subscription renew automatically | will i be charged again next month | is there auto renewal | does my plan continue by itself | how do i stop auto renewal | is the plan extended automatically | recurring debit | plan rollover | repeat charge each period | i am forgetful, so will the plan go on after december without me doing anything | i took the plan for the diwali rush only, does it end then or renew | my card is saved for the plan, will the next fee be taken without asking me | do i have to renew by hand every month | so the plan ends after the month unless i renew it | does the fee get debited every period without my doing | is the plan rolled over at the end of the term | kya plan apne aap renew ho jata hai",
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
      "do you store card numbers | do you hold my customers' money | is there a kyc check before i can collect payments | what checks do i pass to take payments | who is responsible for chargebacks | are card details safe | kyc for collecting payments | card data stored | identity proof before taking payments | a shopper pays me by card, do you keep her card number | i just started my candle brand and want to take upi, do i have to prove my identity first | my buyers pay through ladoo, does the money lie with you in between | do my sales receipts sit in your own account first | so you hold my buyers money | which verification comes before i may accept money from shoppers | in whose hands is a buyers payment before it gets to me | payment lene se pehle kyc karna padega kya",
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
      "can you close my account | when would you suspend an account | can ladoo end the agreement | what if ladoo shuts down one day | what happens to us if you close the company | can you throw me out without warning | why would my account be blocked | how much notice do you give when you end it | can you terminate me | account banned | kicked out by ladoo | grounds for suspension | expelled from the platform | my cousin sold copied bags and got thrown off another platform, when would you suspend somebody | i depend on the app every day, can you just drop my brand from one day to the next | suppose i forget the fee although you remind me, would you lock my account | do you warn before you block an account | so only i can terminate the agreement, not you | on what grounds do you block a brand | how far ahead must you tell me if you want to part with me | kya ladoo mera account block kar sakta hai",
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
      "what is your liability | how much do you owe me at most for damages | are you liable for lost profit | is there a warranty | do you guarantee that it always works | liability cap | who pays if your mistake costs me money | what is the most you would pay me if something goes wrong | force majeure | maximum damages payable | warranty on the service | cover for losses | liability ceiling | a bug of yours printed wrong totals on my bills and cost me a lakh, will you make up for the damage | we missed a bulk order because of an error of yours, are you liable for the profit | your forecast was off and i made forty kilos too much, do you answer for the loss | are you responsible for my lost earnings | so there is a guarantee against every fault | up to what sum do you pay damages when you cause harm | is there any assurance that the service is free of faults | aapki galti se nuksan hua to kitna bharoge | if something breaks and i lose business because of you, how much are you responsible for | you caused me a loss, what will you pay",
    asks: "liability limit owe me at most damages how much lost profit warranty guarantee liable",
    needs: "liability | liable | owe | damage | warranty | guarantee | pay most | most pay wrong | majeure",
    answer: said("terms-of-service", "warranties-and-liability", /Our total liability/, /Neither of us is liable/),
  }),
  fact({
    ...linkTo("terms-of-service", "acceptable-use"),
    examples:
      "what am i not allowed to do | what may i not sell | is selling counterfeit goods allowed | what is prohibited | which uses are forbidden | acceptable use rules | illegal goods | prohibited items list | rules of conduct | forbidden conduct | somebody i know sells first copy watches, is that forbidden on ladoo | i have no food licence for my snacks, is selling them prohibited by your terms | we want to message thousands of strangers about our sale, do your rules forbid that | is it allowed to sell copies of branded bags | so there is nothing forbidden to sell | what kind of behaviour gets a seller in trouble with you | which trade do you not tolerate | kaunsi cheezein bechna illegal hai ladoo par | i cook namkeen at home and have no food registration, may i sell it through you | i bake cakes at home without fssai, can i use you for that | is a food licence needed for what i cook and sell with you | we make achaar at home and never registered, is that all right with you | bina fssai ke ghar ka khana bech sakte hain kya aapke yahan | may a home cook without a licence be with you | is a licence needed for snacks made at home | home made pickle and no permit, am i allowed to sell it here",
    asks: "not allowed prohibited forbidden misuse acceptable use what may not do rules sell illegal counterfeit things i may not sell",
    needs:
      "prohibit | forbid | acceptable | illegal | counterfeit | not allowed | misuse | not sell | may not | cannot sell | food licence | food license | fssai | food register | no licence | food registration | without licence | sell licence",
    answer: `You may not use it to ${inWords(listItems("terms-of-service", "acceptable-use").slice(0, 3))}, among other things.`,
  }),
  fact({
    ...linkTo("terms-of-service", "your-account"),
    examples:
      "can we share one password | somebody has been in my account | my account was hacked, what do i do | should each person have a password | is it okay if five people use one login | common password for staff | stranger in my account | leaked password | we are four at the stall with one phone, can all of us use my password | orders were changed last night and nobody of us did it, i think someone has been in our account | my old helper still knows my password, what should i do | can two people use the same password | so one password for the whole team is fine | an outsider got into our account, whom do i alert | should everybody at the counter have their own password | ek hi password sab log use kar sakte hain kya | kisi ne mera account khol liya, kya karu",
    asks: "share password one login many people account security hacked somebody in my account",
    needs: "password | hacked | hack account",
    answer: `${listItems("terms-of-service", "your-account").slice(0, 2).map(asSentence).join(" ")} Write to {email} at once if you think that somebody else has been in your account.`,
    also: { title: "The Crew", path: "/feature/access-control" },
  }),
  fact({
    ...linkTo("terms-of-service", "what-the-service-does"),
    examples:
      "what if you remove a feature | do you tell me before a feature is retired | can a feature be discontinued | how long before you take a feature away | will features change without notice | feature phase out | feature retirement warning | feature removal | i rely on voice orders every day, what if you retire that feature | we pay mostly for the crystal ball, would you tell us before you discontinue it | my last software removed the report i needed, do you retire features too | can you scrap a module we rely on | so features may vanish overnight | how many weeks before a function goes away do we hear of it | will a tool i count on be phased out without a word | koi feature hataoge to pehle bataoge kya",
    asks: "retire remove feature discontinued notice",
    needs: "retire | discontinue | remove feature",
    answer: said("terms-of-service", "what-the-service-does", /If we retire one/),
  }),
  fact({
    ...linkTo("privacy-policy", "security"),
    examples:
      "is my data safe | how do you protect my data | is the data encrypted | how secure is ladoo | can anybody else read my data | what do you do for security | can i trust you with my data | data protection measures | customer list safety | data encryption | privacy safeguards | i am scared to put my buyers numbers on the internet, how do you protect them | my data got out from another app last year, how safe is it with you | we keep years of orders with you, how is that data secured against outsiders | is what i type encrypted on the way | so our data is stored in plain text | how well are my records locked away | what keeps intruders out of our information | mera data surakshit hai kya",
    asks: "data safe secure protected encrypted security hacked how protect database my data",
    needs: "secure | data breach | hack | encrypt",
    answer: `${listItems("privacy-policy", "security").slice(0, 1).map(asSentence).join(" ")} ${said("privacy-policy", "your-account-data", /We do not sell it/).replace(/^We do not sell it/, "We do not sell your data")} In the product, each login sees only the rooms its role opens.`,
    weight: 1.05,
  }),
  fact({
    ...linkTo("privacy-policy", "security"),
    examples:
      "what if my data leaks | what do you do after a data breach | what happens if my data is stolen | will you tell me if there is a breach | data leak notice | breach notification | leaked customer details | suppose someone steals the waitlist with my phone number in it, will you tell me | i read that a big app lost the data of its users, what would you do after such a leak | if my details are stolen from you, will i hear about it | do you report a leak to the data protection board | so nobody tells us when our data leaks | how do you react when information gets leaked outside | would i be told if an outsider had seen my personal details | data leak hua to bataoge kya",
    asks: "data breach leak lost seen by somebody what will you do tell us",
    needs: "breach | leak | stolen",
    answer: said("privacy-policy", "security", /If personal data of yours is ever lost/),
  }),
  fact({
    ...linkTo("privacy-policy", "your-rights"),
    examples:
      "how do i delete my data | erase my waitlist entry | take me off your list | how do i leave the waitlist | i no longer want to be on the waitlist | remove my details | how long does it take to delete my data | i want to be forgotten | i want my information removed | delete my account data | erase me | remove my signup | scrub my waitlist entry | unlist my brand | i joined the list in march but closed my brand since, please take my name off | we signed up by mistake with my husbands number, how do we get it erased | i applied for a job and got another one, can my details be deleted | can i have my email removed from the waitlist | so once i am on the list you never remove me | how do i make you forget me | what must i do to vanish from your list | mera naam list se hata do | meri entry delete karwani hai",
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
      "what rights do i have over my data | what do you know about me | can i see the data you hold about me | can i correct my data | i typed my brand name wrong when joining, how is it corrected | how do i change my phone number on the waitlist | my waitlist entry has a wrong email | correct a mistake in my entry | how do i withdraw my consent | what personal data do you hold | data access request | correct my personal details | withdraw consent | nominee for my personal data | i changed my phone number after sending the form, can i have my personal data corrected | i ticked the box for news and do not want it any more, how do i withdraw that consent | i would like a copy of whatever personal data you hold on me, is there a fee | does it cost something to see my personal data | so i have no rights over what you hold about me | how do i find out which facts you hold about me | may somebody else exercise my data rights if i die | mere baare mein kya jaankari rakhi hai",
    asks: "rights what do you hold about me see copy of my personal data rights under dpdp access correction erasure nomination withdraw consent personal data",
    needs:
      "rights | right | correction | nomination | withdraw | hold about | data about me | know about me | information about me",
    answer: `Under the DPDP Act you have the rights of access, correction, erasure, withdrawal, grievance and nomination, and we ask no fee for any of them. ${said("privacy-policy", "your-rights", /To use any of them/)}`,
  }),
  fact({
    ...linkTo("privacy-policy", "how-long-we-keep-it"),
    examples:
      "how long do you keep my waitlist entry | how long are my waitlist details stored | retention of waitlist data | waitlist data lifespan | waitlist entry kept until | signup details stored until | i joined the waitlist but may never buy, when does my entry lapse | i gave my number for early access, how long after the launch is that entry kept | i sent the waitlist form in april, how long is that stored | does my waitlist entry vanish once you have launched | so my waitlist entry is stored for ever | when do my waitlist details disappear from your files | till what point do you hang on to early access registrations | waitlist ka data kab tak rakhte ho",
    asks: "how long keep waitlist entry data retention stored months",
    needs: "waitlist keep | waitlist store | waitlist long | keep detail | signup keep",
    answer: asSentence(
      `A waitlist entry is kept ${cell("privacy-policy", "how-long-we-keep-it", /Waitlist/).replace(/^Until/, "until")}`,
    ),
  }),
  fact({
    ...linkTo("privacy-policy", "how-long-we-keep-it"),
    examples:
      "how long do you keep my job application | how long is my resume stored | do you keep my cv | how long do you store applications | cv retention | cv kept until | old resumes on file | i was not chosen for the position, how long do you keep my cv | my resume is with you since last summer, is it still stored | i am applying as an engineer and care about privacy, for how many months do you store my application | do you delete the resumes of rejected candidates | so you store my resume for ever | when are candidates papers destroyed | for what time do my career documents stay with you | mera cv kitne mahine store karte ho",
    asks: "how long keep job application resume cv data retention months",
    needs: "job store | apply store | resume store | job keep | resume long | apply long | job data",
    answer: asSentence(`A job application is kept for ${cell("privacy-policy", "how-long-we-keep-it", /Job/)}`),
    also: { title: "Careers", path: "/careers" },
  }),
  fact({
    ...linkTo("privacy-policy", "reading-asking-and-logs"),
    examples:
      "do you store my questions | is this chat saved | are my conversations with the assistant recorded | who reads what i ask here | do you keep chat logs | is this chat private | does smoothie remember what i asked | is somebody reading what i type here | chat history saved | question logs | anonymous chat | i just told you about my losses, does anyone read this conversation | before i type my sales figures here, are my questions stored somewhere | i asked you something yesterday, do you still remember that chat | is somebody reading along in this chat | so everything i type here is kept on file | does what i type to you vanish afterwards | is there a transcript of this chat | kya meri chat ke sawal save hote hain",
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
      "do you use cookies | does the site set cookies | which cookies are there | do you track visitors | do you build a profile of me | cookie policy | visitor profiling | cookie banner | browser cookies | i always refuse cookies on new sites, what would i refuse here | why is there no cookie popup when i open your site | i share a computer with my sister, does your page leave cookies on it | does browsing here leave cookies behind | so you follow me round with cookies | do you put small files on my device when i read your pages | is a profile made of the pages i look at | website cookies lagati hai kya",
    asks: "cookies set cookie tracking visitors profile browsing website",
    needs: "cookie",
    answer: said("privacy-policy", "reading-asking-and-logs", /We set no cookies of our own/, /security cookie/),
  }),
  fact({
    ...linkTo("privacy-policy", "pixel-and-privacy-choices"),
    examples:
      "is there an advertising pixel | how do i opt out of tracking | do you use my data for ads | how do i decline the pixel | what are privacy choices | do you support global privacy control | do you send data to facebook or advertisers | can i refuse ad tracking | ad tracker opt out | stop ad tracking | gpc signal | retargeting pixel | i do not want ladoo ads following me after this visit, how do i stop the pixel | my browser sends the privacy control signal, do you respect it | i looked at your stories and now get your ads, can i switch that tracking off | can i say no to the advertising script | so social networks learn that i was here and i cannot decline | how do i keep ad networks from following my visit | where do i turn off ad measurement | ad tracking band kaise karu | where do i switch off tracking | i dont want any tracking when i open your website | turn off tracking | stop following me around | how do i stop you tracking me on this site",
    asks: "pixel advertising tracking ads opt out privacy choices global privacy control decline",
    needs: "pixel | tracking | ad | advertis | advertiser | privacy choice | gpc",
    answer: said("privacy-policy", "pixel-and-privacy-choices", /may measure whether an advertisement/).concat(
      ' You can decline it under "Privacy choices" at the foot of any page, and it is not loaded when your browser sends the Global Privacy Control signal.',
    ),
  }),
  fact({
    ...linkTo("privacy-policy", "who-processes-it"),
    examples:
      "where is my data stored | where are your servers | who hosts the website | is the data kept in india | who processes my data | which company runs your hosting | does my data leave the country | does a third party process the data | website host company | data centre location | server country | data outside india | my buyers names must stay in the country, where are your servers | we are careful with our records, which outside firm processes them | i run a kurta label in jaipur, will my data sit on servers abroad | is everything stored on indian servers | so ladoo runs its own data centre | on whose machines is my data kept | in which country do my records lie | data kahan store hota hai, india mein ya bahar",
    asks: "where is data hosted server cloudflare host third party processors who processes location stored country outside india",
    needs:
      "host | server | cloudflare | process data | data outside | data store where | third party | data where | data country | data abroad",
    answer: `Cloudflare hosts this website and its database. ${said("privacy-policy", "who-processes-it", /data centres in many countries/)}`,
  }),
  fact({
    ...linkTo("privacy-policy", "changes-and-grievances"),
    examples:
      "whom do i complain to about privacy | who is the grievance officer | how do i make a complaint about my data | what if i am unhappy with how my data is treated | how long until a grievance is answered | can i go to the data protection board | privacy complaint | grievance contact | data misuse complaint | you used my number for something i did not agree to, where do i complain about privacy | i sent a grievance a month ago and nobody replied, where can i go next | i think my personal data was handled badly and want to complain officially, who takes that | is there an officer for privacy complaints | so there is nobody to complain to about my data | who hears me out when my personal information was mishandled | which board above you can i turn to over privacy | data ki shikayat kisse karu",
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
      "do you train ai on my data | is my customers' data used for machine learning | do you use our sales to train models | will my data feed an ai | ai training on orders | machine learning data use | model training consent | the crystal ball learns from sales, does my data train models for other brands | my customers never agreed to feed an ai, is their data used to train one | we worry about ai everywhere, does our order data end up in a model | do you teach ai with my buyers details | so my sales data trains the ai of other brands | does artificial intelligence learn from my shoppers data | is what i store used to improve a model for somebody else | mere data se ai ko train karte ho kya",
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
      "can i export my data | how do i download my stock and orders | can i take my data with me | is there a backup of my data | can i get my customer list out | can i export my data before i leave | take out my data | download customer list | data copy | backup of orders | i like to keep a copy of my orders on my own computer, can i export them | my accountant wants all invoices and stock as a file, can i download them | if we ever move to another software, do we get our customer data out | can i save a copy of all my data whenever i like | so my data is trapped in ladoo | how do i pull my stock and orders out of the app | is there a way to carry my data elsewhere | apna data bahar nikalna hai, export kaise karu",
    asks: "export data download my data anytime take data with me leave csv backup",
    needs: "export data | data leave | backup | export stock | export invoice | export customer | data take | export",
    answer: `${said("privacy-policy", "your-account-data", /export your data at any time/)} ${said("privacy-policy", "your-account-data", /kept for 30 days and then deleted/)}`,
    also: { title: "Refund and Cancellation Policy", path: "/refund-policy#cancelling" },
  }),
  fact({
    ...linkTo("terms-of-service", "other-services-and-this-website"),
    examples:
      "is smoothie's answer legal advice | is your assistant allowed to give tax advice | can i rely on the chatbot for tax questions | do you give tax advice | is what you say legal advice | can the assistant be wrong about gst | bot tax advice | legal opinion from smoothie | rely on smoothie for gst | you told me something about gst and i put it on my bills, can i rely on your answer | my ca says one thing and the bot another, whose tax advice should i trust | i have no ca yet, can i use your answers as tax advice | may i skip the ca and trust the chatbot for tax | so your answers count as legal advice | how far should i depend on the replies here for tax | may i treat what the assistant says as sound advice | smoothie ki tax salah par bharosa kar sakte hain kya",
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
    examples:
      "may i resell ladoo to other shops | can i rent my account to others | can i copy the software | resell licence | subletting my seats | copying the app | i run an agency for small shops, may i resell ladoo to them under my own name | my aunt also has a shop, may i resell my login to her | i am a developer and like your idea, may i copy the software and sell it | am i allowed to lease my account to others | so i can resell ladoo with my own markup | may i earn by passing the software on to others | is it okay to rebuild the software and sell the copy | ladoo ko aage resell kar sakte hain kya",
    asks: "resell rent out copy software service ladoo to others",
    needs: "resell | rent account | rent ladoo | rent service | copy software | copy ladoo | copy app",
    answer: `No. You may not ${listItems("terms-of-service", "acceptable-use").find((item) => item.includes("resell")) ?? ""}.`,
  }),
  fact({
    ...linkTo("terms-of-service", "acceptable-use"),
    examples:
      "what happens if i find a security hole | how do i report a vulnerability | i found a weakness in your security | is there a bug bounty | responsible disclosure | report security bug | vulnerability reward | security weakness contact | while i was filling in the form i noticed a security flaw, whom should i tell | i am a security researcher and found a gap in your site, will i get into trouble | my cousin tests websites and saw a weakness in yours, how does he report it | is there action against people who report a weakness in good faith | so you would punish me for reporting a vulnerability | where do ethical testers send what they found | how do you treat those who point out a gap in your defences | security mein kami mili hai, kahan report karu",
    asks: "report security hole weakness vulnerability found bug bounty good faith",
    needs: "hole | weakness | vulnerability | bounty | report security | security bug",
    answer: said("terms-of-service", "acceptable-use", /found a weakness/, /thank you for it/),
  }),
  fact({
    ...linkTo("terms-of-service", "our-property"),
    examples:
      "will you use my logo in your ads | may ladoo use my brand name for advertising | who owns my logo and photos | photograph rights | our trade name in your publicity | product photo ownership | i upload product photos to the app, do the rights stay mine | i saw brands shown on your website, would you use our logo there without asking | my designer drew our logo and is strict, could you print it in your advertising | do you need my written consent to advertise with my brand name | so by joining i allow you to advertise with our name | who holds the rights to pictures i put in | could our emblem turn up in your publicity | mera brand name apne ad mein use karoge kya",
    asks: "logo brand name photographs use in your advertising ads rights who owns",
    needs: "logo ad | logo advertis | logo own | own logo | ad name | photograph right",
    answer: said("terms-of-service", "our-property", /You keep all rights/, /We do not use your name or logo/),
  }),
  fact({
    ...linkTo("terms-of-service", "governing-law-and-arbitration"),
    examples:
      "in which language is the arbitration held | is the arbitrator's award final | award binding | arbitration appeal | final arbitration ruling | suppose the arbitrator decides against my brand, can i appeal | we lost the arbitration and think it unfair, is that award the end of it | my father runs the firm and asks in what tongue the arbitration proceedings are | can the arbitrators decision be appealed | so i can contest the award afterwards | is the verdict of the arbitrator the last word | in what tongue are arbitration hearings held | arbitrator ka faisla aakhri hota hai kya",
    asks: "arbitration language english award final binding proceedings",
    needs: "arbitration language | arbitration tongue | arbitration english | arbitration final | award",
    answer: said("terms-of-service", "governing-law-and-arbitration", /proceedings are in English/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("terms-of-service", "who-may-use-the-service"),
    examples:
      "who is responsible for what a teenager does in my account | am i liable for the login of my nephew | who answers for a minor | liability for teen user | supervising a minor | blame for my nephews entries | my sixteen year old cousin bills at the stall and typed a wrong price, who is responsible for it | i let my son use a login on sundays, am i responsible for what he enters | a teenager in our team gave goods away at half price, does the owner answer for that | must i supervise my niece when she uses the app | so the young helper is responsible and not me | on whose shoulders is it when a youngster messes up | who keeps watch over what an underage helper does | bachche ki galti ki zimmedari kiski hogi",
    asks: "responsible teenager minor young person account owner supervises",
    needs:
      "responsible 13 | responsible teenager | responsible nephew | responsible minor | responsible son | liable nephew",
    answer: said("terms-of-service", "who-may-use-the-service", /The owner chooses/),
  }),
  fact({
    ...linkTo("terms-of-service", "early-access-and-offers"),
    examples:
      "can i pass my early bird offer to another business | can i get cash instead of my free months | can i sell my place on the waitlist | is the offer transferable | offer transfer | swap free months for cash | gift my early bird spot | encash referral months | i have an early bird place but my brand is closing, can another business take the offer over | i have earned five free months by referring and would rather have cash, is that possible | my sister came too late for the early bird offer, may i hand mine to her | can free months be paid out in rupees | so i may sell my early bird place to somebody | is my launch offer mine alone or can it go to another brand | can the months i won by inviting brands be turned into money | free mahine ke badle cash milega kya | can i give the free months i earned by referring to my sisters brand instead | may my free months go to a friends brand | transfer my referral months to someone else | hand my earned months over to another maker | free mahine behen ke brand ko de sakte hain kya | can i donate my referral months | can my friends brand use the free months that i earned | use my free months for another brand | can somebody else use what i earned by referring | can i gift my free months | may i give a free month away",
    asks: "offer pass transfer another business exchange cash instead of free months sell place",
    needs:
      "offer pass | offer transfer | offer another | earlybird pass | earlybird transfer | earlybird another | cash free | cash month | cash offer | sell place | sell spot | give free month | free month instead | month another brand | transfer month | free month sister | month transfer",
    answer: `No. ${said("terms-of-service", "early-access-and-offers", /Offers cannot be exchanged/)}`,
    weight: 1.15,
  }),
  fact({
    ...linkTo("terms-of-service", "fees-and-taxes"),
    examples:
      "does my early bird discount stay when you raise the fees | what happens to my discount if prices go up | discount and price hike | half price if fees rise | early bird rate protection | i am on fifty percent off and the base fee goes up, what do i pay then | we joined early for the half price, is that discount kept when the prices rise | my discount has three months left and you raise the fees, is it still kept | is the early bird percentage safe from a price increase | so a price rise cancels my early bird discount | does my reduction survive when the fee gets dearer | will the discount i was promised hold if the base price changes | price badhega to mera discount rahega kya",
    asks: "discount promised kept early bird price raise base fee changes",
    needs: "earlybird price change | earlybird fee | discount price change | discount fee change | discount increase",
    answer: said("terms-of-service", "fees-and-taxes", /discount promised/i, /base fee changes/),
  }),
  fact({
    ...linkTo("refund-policy", "downtime"),
    examples:
      "does planned maintenance count as downtime | do short interruptions count | is maintenance refunded | does my own internet failing count as downtime | scheduled maintenance credit | maintenance window | glitch of a few minutes | slow internet at my end | you announced maintenance for sunday night and my stall could not bill, is that downtime | my own internet was gone all day, is that an interruption that you count | it hung for three hours on the day of my pop up, does such a short outage count | do marketplace failures count towards the 24 hours | so even ten minutes of interruption are refunded | is an upgrade you told us about treated as downtime | are little hiccups compensated | maintenance ke time ka refund milta hai kya",
    asks: "planned maintenance announced short interruption count downtime",
    needs: "maintenance | interruption | short down",
    answer: said("refund-policy", "downtime", /Shorter interruptions/),
  }),
  fact({
    ...linkTo("refund-policy", "how-to-ask"),
    examples:
      "you refused my refund, can someone else look at it | what if you refuse my refund | i disagree with your refund decision | my refund was rejected, what now | refund appeal | refund claim rejected | second look at refund | contest refund decision | you wrote that my candle brand gets no refund and i find that unfair, what can i do | i asked within 14 days and my refund was still refused, who can review it | our refund claim for the downtime was turned down, is there another step | can another person check a refund that you refused | so your no to a refund is final | where do i turn when my money claim got turned down | how is a negative answer to my refund reviewed | mera refund reject kar diya to kya karu",
    asks: "refund refused rejected decided wrongly second person look again appeal",
    needs: "refund refuse | refund wrong decide | refund disagree | refund second person | refund else look",
    answer: said("refund-policy", "how-to-ask", /a second person will look/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("refund-policy", "first-14-days"),
    examples:
      "my free month ends on 31 august, until when may i ask for a refund | example of the 14 days after a free month | refund date example | refund deadline september | refund 31 august | our free month is over on 31 august and you charge us on 1 september, what is the last refund day | i was charged on 1 september, is 15 september still in time for a refund | we joined in august with a month free, till which date in september can we claim a refund | is 15 september too late if you charged me on 1 september | so with a free month in august the refund also ends in august | give an example with dates of the days to claim my money after a free month | a calendar of the refund days after the free month | 31 august ko free month khatam, refund kab tak maang sakte hain",
    asks: "free month ends 31 august charged 1 september until 15 september refund",
    needs: "refund august | refund september | refund month end",
    answer: said("refund-policy", "first-14-days", /31 August/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("terms-of-service", "changes-and-contact"),
    examples:
      "can i sell my ladoo subscription to another business | can i transfer my account to somebody else | can i give my plan to another brand | account handover | transfer my subscription | selling my plan | hand over subscription | i am selling my candle brand, can the new owner take over our ladoo account | my cousin takes over the shop next month, can the agreement be transferred to him | we paid for a year and stop now, may another brand use up the rest of our plan | do i need your consent to transfer my account | so i may pass my subscription on without your consent | can someone else step into my contract | my brand gets sold, does the contract go along | apna plan kisi aur business ko transfer kar sakte hain kya",
    asks: "sell transfer give subscription account plan agreement another business consent",
    needs: "sell plan | transfer plan | transfer account | sell account | transfer agreement | give account",
    answer: said("terms-of-service", "changes-and-contact", /may not transfer/),
    weight: 1.1,
  }),
  fact({
    ...linkTo("terms-of-service", "suspension-and-termination"),
    examples:
      "if you shut my account do i get fees back | do i get a refund when you terminate me | are fees returned when the account is closed by you | banned brand, fees refunded | fees after termination | refund when closed by you | suppose you throw my brand off in june though i paid till december, is the fee refunded | you closed an account for breaking a rule, are its fees refunded | you gave us 30 days notice and we have paid for the year, are the fees refunded | do you keep the prepaid fee when you terminate us | so if you kick me out you refund everything | is the advance returned when you end the agreement | what becomes of the fees i paid if you drop me | ladoo ne account terminate kiya to refund milega kya | are fees given back when an account is terminated | is the fee returned after a termination | do you give back what was paid when the agreement is terminated | account terminated, what becomes of the fees | do i see my fees again after termination",
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
