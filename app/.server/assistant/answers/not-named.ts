/**
 * What is asked about beside what the site names: a cheque for the plan, a card machine, photos, a pause. Search finds the nearest
 * subject and answers beside the point; here the answer is what the site names, and that it doesn't name the other.
 */
import { brand } from "#app/content/brand.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { pricingFaq } from "#app/content/pricing.ts";
import { type Link, paragraph, sentencesOf, uncapitalised } from "../corpus/passage.ts";
import { linkTo, said } from "../corpus/policies.ts";
import { noMarkup, feeLinks, pricingLink } from "../corpus/pricing.ts";
import { asTyped } from "../language/words.ts";
import type { Query } from "../search/query.ts";
import { type Draft, firstAnswer } from "./compose.ts";

type Reader = (asked: string) => Draft | null;

const cashRegister: Link = { title: "The Cash Register", path: "/feature/payment-solutions" };
const dailyPayments: Link = { title: "Payments", path: "/feature/payments" };

const useCase = (page: string, title: RegExp): string =>
  featurePages.find(({ id }) => id === page)?.useCases.find((one) => title.test(one.title))?.description ?? "";
const faq = (question: RegExp): string => pricingFaq.find((item) => question.test(item.question))?.answer ?? "";

const OTHER_WAY: readonly (readonly [name: string, said: RegExp])[] = [
  ["a cheque", /\b(?:cheques?|checks?(?= (?:payment|accepted))|demand draft)\b/],
  ["cash", /\bcash\b/],
  ["a bank transfer", /\b(?:bank transfer|wire transfer|neft|rtgs|imps)\b/],
];
const PAYS = /\b(?:pay|paid|paying|payment|accept|accepted|chalega|chalta)\b/;
const FOR_THE_PLAN =
  /\b(?:plans?|subscriptions?|annual|annually|yearly|monthly|year|ladoo|your (?:fees?|bills?|invoices?)|(?:admin|role|seat)s?|can i pay)\b/;
/** Somebody else pays, or the money goes the other way. */
const NOT_BY_ME =
  /\b(?:customers?|buyers?|stalls?|cod|delivery|refunds?|boutiques?|orders?|payouts?|sales?|sell|in(?:to)? my)\b/;

const planByOtherWay: Reader = (asked) => {
  const way = OTHER_WAY.find(([, named]) => named.test(asked))?.[0];
  if (!way || !PAYS.test(asked) || !FOR_THE_PLAN.test(asked) || NOT_BY_ME.test(asked)) return null;
  return {
    body: `You can pay for your plan by card, UPI or netbanking; ${way} is not among the ways named. ${sentencesOf(
      faq(/pay for my plan/i),
    )
      .slice(1)
      .join(" ")}`,
    links: [pricingLink],
  };
};

const TAKES_CASH =
  /^(?:(?:can|could|may|do|does|will|is|are|kya|what if)\b.*)?\b(?:(?:pay|pays|paid|paying|accept|accepts|take|takes|taken|receive) (?:me |us |you )?(?:in |with |by )?cash|cash (?:payments?|sales?|is |be )?(?: ?(?:possible|accepted|allowed|ok|okay|at|also))?)\b|\bcash (?:me|mein|se) (?:pay|payment|de|diya|dena|le|lena)\b/;
const OF_CUSTOMERS =
  /\b(?:customers?|buyers?|people|they|someone|stalls?|popups?|pop ups?|fair|exhibitions?|market|accept|take)\b/;
const ANOTHER_CASH =
  /\b(?:delivery|cod|cash (?:flow|box|register|back)|cashback|plan|subscription|ladoo (?:in|by)|count|tally|close|evening|match|missing|short|how|who|helper|which|steal\w*|advance|loan|prize)\b/;

const customersInCash: Reader = (asked) =>
  TAKES_CASH.test(asked) && OF_CUSTOMERS.test(asked) && !ANOTHER_CASH.test(asked)
    ? {
        body: paragraph(
          `Yes. For example: ${uncapitalised(useCase("payments", /evening tally/i)).replace(/, and the ₹.*$/, ".")}`,
          sentencesOf(useCase("payment-solutions", /Cash on delivery/i))[0] ?? "",
        ),
        links: [dailyPayments, cashRegister],
      }
    : null;

const CARD_MACHINE =
  /\b(?:cards? (?:swipes?|swiping|machines?|readers?|terminals?)|swip\w+ (?:\w+ )?(?:cards?|machines?|karke|payments?)|(?:pos|edc|swipe) machines?|tap to pay)\b/;
const ASKS_FOR_CARDS = /\b(?:can|could|do|does|is|are|need|possible|support|take|accept|kya)\b/;

const cardMachine: Reader = (asked) =>
  CARD_MACHINE.test(asked) && ASKS_FOR_CARDS.test(asked)
    ? {
        body: paragraph(
          "This website names no card machine.",
          "Cards are taken by payment link, which your customer can also pay by UPI, wallet or netbanking; at the stall each sale shows its own UPI QR with the amount in it.",
        ),
        links: [cashRegister],
      }
    : null;

const PHOTOS_ADDED =
  /\b(?:upload|add|attach|put|store|keep|save)\w*\b.*\b(?:photo|picture|image|photograph|pic)s?\b.*\b(?:products?|items?|stock|designs?|skus?|catalogue?|orders?)\b|\b(?:upload|add|attach)\w*\b.*\b(?:products?|items?|stock|designs?|skus?|catalogue?)\b.*\b(?:photo|picture|image|photograph|pic)s?\b/;
const ON_RIGHTS = /\b(?:rights?|own|owns|mine|belong\w*|whose|advert\w*|ads?)\b/;

const photos: Reader = (asked) =>
  PHOTOS_ADDED.test(asked) && !ON_RIGHTS.test(asked)
    ? {
        body: "This website does not say whether photos of products can be added, so please [ask us on WhatsApp]({whatsapp}).",
        links: [],
      }
    : null;

const MAKES_WEBSITES =
  /\b(?:website|web ?shop|online (?:store|shop)|store ?front)s? (?:builder|maker|creator|design\w*|building|making|banan?\w*)\b|\b(?:build|builds|make|makes|create|creates|design|designs|give|gives|provide|provides|offer|offers)\b(?: (?:me|us|you|my|our|an?|your|the|own|for|brands?))* (?:websites?|web ?shops?|online (?:stores?|shops?)|storefronts?)\b/;
const WEBSITE_EVENT = /\b(?:orders?|invoices?|who|this website|your website|accessib\w*|how (?:was|is))\b/;

const websiteBuilder: Reader = (asked) =>
  MAKES_WEBSITES.test(asked) && !WEBSITE_EVENT.test(asked)
    ? {
        body: `A website builder of ${brand.name}'s own is not named. ${said("terms-of-service", "other-services-and-this-website", /website builders/)}`,
        links: [
          linkTo("terms-of-service", "other-services-and-this-website"),
          { title: "The Sales Outlets", path: "/feature/events-toolkit" },
        ],
      }
    : null;

const PAUSES =
  /\b(?:pause|pausing|hold|freeze|suspend|rok(?:na|u)?|skip)\b(?:.*\b(?:plans?|subscriptions?|billing|account|contract|in between|lock in|months?|season)\b)?/;
const OF_A_PLAN = /\b(?:plans?|subscriptions?|billing|contract|lock ?in|in between|paying)\b/;
/** What others hold or stop: a recording, an order, a login. */
const ANOTHER_PAUSE =
  /\b(?:stor(?:y|ies)|audio|recording|podcast|player|orders?|stock|money|payments?|you (?:suspend|freeze|hold)|ladoo (?:suspend|freeze|hold)|helpers?|staff|users?|hold (?:my|our|the) (?:place|spot|data))\b/;

const pause: Reader = (asked) =>
  PAUSES.test(asked) && OF_A_PLAN.test(asked) && !ANOTHER_PAUSE.test(asked)
    ? {
        body: paragraph(
          "This website names no way to pause a plan.",
          (sentencesOf(faq(/minimum contract/i))[0] ?? "").replace(/^No\. /, ""),
          said("refund-policy", "cancelling", /cancel at any time/),
          said("refund-policy", "cancelling", /keep your data for 30 days/, /During those days you can export/).replace(
            /^.*?After that we/,
            "After the period you have paid for we",
          ),
        ),
        links: [linkTo("refund-policy", "cancelling"), pricingLink],
      }
    : null;

const OUR_SHARE =
  /\b(?:what|how much|kitna|does|do|kya)\b.*\b(?:ladoo|you|smoothie)\b (?:\w+ )?(?:take|takes|keep|keeps|deduct|deducts|cut|cuts|charge|charges|earn|earns)\b.* (?:from|per|on|of|out of|for) (?:(?:each|every|an?|the|all|my|single)\b ?)*(?:upi|payments?|sales?|transactions?|qr|orders?)\b/;
const MARKUP = /\b(?:ladoo|you|your|fees?)\b.*\bmark ?up\b|\bmark ?up\b.*\b(?:fees?|ladoo|payments?|links?|qrs?)\b/;
const ANOTHER_SHARE =
  /\d|\b(?:percent|my (?:price|product|candle)s?|should i|marketplaces?|boutiques?|gst|without mark ?up|care|orders? data)\b/;

const share: Reader = (asked) => {
  if (MARKUP.test(asked)) return { body: noMarkup.replace(/^No\./, "No markup."), links: feeLinks };
  return OUR_SHARE.test(asked) && !ANOTHER_SHARE.test(asked)
    ? { body: noMarkup.replace(/^No\./, "Nothing of its own."), links: feeLinks }
    : null;
};

const OFFLINE = /\b(?:offline|without (?:the |any )?(?:internet|network|wifi))\b/;
const IN_ALL =
  /\b(?:everything|all (?:of it|features|modules)|(?:whole|entire|full|complete) (?:app|thing|software|product)|fully|completely|entirely|sab kuch)\b/;
const stallOnly: Reader = (asked) => {
  if (!OFFLINE.test(asked) || !IN_ALL.test(asked) || /\b(?:web ?site|story|stories|this page)\b/.test(asked))
    return null;
  const atNoon = sentencesOf(useCase("events-toolkit", /Indiranagar/)).filter((sentence) =>
    /network drops|In the evening they are sent/.test(sentence),
  );
  return {
    body: `This website says it of selling at a stall, and of nothing else. For example: ${uncapitalised(atNoon.join(" "))}`,
    links: [{ title: "The Sales Outlets", path: "/feature/events-toolkit" }],
  };
};

const readers: readonly Reader[] = [
  cardMachine,
  planByOtherWay,
  customersInCash,
  photos,
  websiteBuilder,
  pause,
  share,
  stallOnly,
];

/** What the site names, where something beside it is asked about; or null. */
export const answerBesideNamed = (query: Query): Draft | null =>
  query.founder || query.wantsTale ? null : firstAnswer(readers, asTyped(query.text));
