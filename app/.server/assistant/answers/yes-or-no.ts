/**
 * Whether Ladoo does a thing, or takes money for it, where the page that speaks of it says what it does and never "No": filing a
 * return, a commission on sales, a fee for cancelling. And how many users there may be, of which no page names a limit.
 */
import { featurePages } from "#app/content/feature-pages.ts";
import { pricingFaq } from "#app/content/pricing.ts";
import { type Link, paragraph } from "../corpus/passage.ts";
import { waitlist } from "../corpus/offer.ts";
import { linkTo, said } from "../corpus/policies.ts";
import { feeLinks, noMarkup, pricingLink } from "../corpus/pricing.ts";
import { forReturns } from "../corpus/product.ts";
import type { Query } from "../search/query.ts";
import { holdsOnly } from "./claims.ts";
import { type Draft, firstAnswer } from "./compose.ts";

type Reader = (query: Query) => Draft | null;

const WE =
  "(?:you|ladoo|it|this|the app|the software|smoothie|your (?:app|software|system|team|company)|you (?:people|guys))";
const ASKS_WHETHER_WE = `\\b(?:can|could|will|would|does|do|is|are|may) ${WE}\\b`;

/** "GST filing" is read as GSTR-1, the return itself. */
const FILES = new RegExp(
  `${ASKS_WHETHER_WE}(?: \\w+){0,3} (?:file|files|submit|submits|upload|uploads)\\b.*\\b(?:gst|gstr\\w*|returns?)\\b|${ASKS_WHETHER_WE}(?: \\w+){0,2} (?:do|does|handle|manage) (?:(?:my|our|the) )?gstr\\w*|\\b(?:ladoo|app|aap|software)\\b.*\\b(?:gst|gstr\\w*)(?: returns?)? (?:file|bhar\\w*|pay) (?:kar\\w*|hai|hota|hoti|deg\\w*)`,
);
/** It does help, and what it hands over is a file. */
const HELPS = /\b(?:help\w*|prepare\w*|ready|summary|for filing|to file|in a file|what|how|when|which)\b/;
const salesDesk: Link = {
  title: featurePages.find(({ id }) => id === "sales-hub")?.name ?? "",
  path: "/feature/sales-hub",
};

const filesReturns: Reader = ({ plain }) =>
  FILES.test(plain) && !HELPS.test(plain)
    ? {
        body: `No, it does not file a return: what is filed is for you and your CA to check. ${forReturns}`,
        links: [salesDesk, linkTo("terms-of-service", "warranties-and-liability")],
      }
    : null;

const COMMISSION =
  /\b(?:commissions?|cut|percentage|share)\b(?=.*\b(?:sales?|orders?|revenue|turnover|sell|earnings?|earn)\b)|\b(?:take|takes|charge|charges|want|keep|keeps|lete|leta|leti)\b.*\bcommissions?\b|\bcommissions?\b.*\b(?:take|takes|charged?|lete|leta|leti|lagta|hai)\b|\b(?:any|is there) commissions?\b/;
/** Somebody else's, or a fee for a payment, which there is. */
const ANOTHER_CUT =
  /\b(?:marketplaces?|boutiques?|shops?|racks?|agents?|staff|helpers?|referrals?|refer\w*|affiliates?|links?|qrs?|upi|payments?|cards?|gateway|transactions?|settle\w*|which|story|\d+)\b/;
const takesCommission: Reader = ({ plain, founder }) =>
  COMMISSION.test(plain) && !ANOTHER_CUT.test(plain) && founder === null
    ? {
        body: noMarkup.replace(/^No\./, "No commission on sales."),
        links: feeLinks,
      }
    : null;

const CANCELLING =
  "(?:cancel|cancell?ing|cancell?ation|leave ladoo|leaving ladoo|quit ladoo|stop(?:ping)? (?:my |the )?subscription)";
const TO_PAY = "(?:fees?|charges?|charge|charged|penalty|penalties|fine|costs?|cost|pay|price|money|extra)";
const COSTS_TO_CANCEL = new RegExp(
  `\\b(?:is there|any|do|does|will|would|is|are|kya|what|how much|have to)\\b.*\\b${TO_PAY}\\b.*\\b${CANCELLING}\\b|\\b${CANCELLING}\\b.*\\b${TO_PAY}\\b(?! (?:back|again|until|till|for the rest))|^${CANCELLING} ${TO_PAY}$`,
);
/** An order is cancelled, too; and what was charged afterwards is no fee for it. */
const ANOTHER_CANCELLING =
  /\b(?:orders?|customers?|buyers?|marketplaces?|parcels?|demo|after|afterwards|again|still|back|refund\w*|twice|wrong\w*|was|were|been|months?|annual|year|middle|mid|before|data|invoices?|renew\w*|trial|keep|until|when|how do|how can)\b/;
const cancelsForFree: Reader = ({ plain }) =>
  COSTS_TO_CANCEL.test(plain) && !ANOTHER_CANCELLING.test(plain)
    ? {
        body: `No. ${said("refund-policy", "cancelling", /cancel at any time/, /An Admin can do it/)}`,
        links: [linkTo("refund-policy", "cancelling")],
      }
    : null;

const USERS = "(?:users?|logins?|people|persons?|members?|seats?|helpers|staff|employees|log|bande?|team)";
const HOW_MANY_USERS = new RegExp(
  `\\b(?:limit|maximum|max|cap)\\b.*\\b${USERS}\\b|\\b${USERS}\\b.*\\b(?:limit|maximum|max|cap)\\b|\\b(?:how many|kitne)\\b.*\\b${USERS}\\b.*\\b(?:can|may|could|allowed|add|sakt\\w*|possible)\\b|\\bcan (?:i|we) (?:have|add|create|get) (?:more than )?\\d+ ${USERS}\\b`,
);
/** With any other word it may be about what users can do, or about somebody else's users. */
const OF_USERS = new Set(
  "limit limits maximum max cap upper number size many how what users user logins login people person persons member members seats seat helpers staff employees log bande banda team add have create get use allowed possible ladoo one account plan business brand may kitne kitni sakte sakta ho in kar mein".split(
    " ",
  ),
);

/** "Is there a maximum number of users?" None is named. */
export const answerAboutTeamSize: Reader = ({ plain }) =>
  HOW_MANY_USERS.test(plain) && holdsOnly(plain.replace(/\b\d+\b/, " "), OF_USERS)
    ? {
        body: paragraph(
          "This website names no limit: you pay for each user by role, and add or take off people at any time.",
          (pricingFaq.find(({ question }) => /size of my team/i.test(question))?.answer ?? "").replace(/^Yes\. /, ""),
        ),
        links: [pricingLink],
      }
    : null;

const REFERS_OWN =
  /\b(?:refer|refers|referring|invite|inviting)\b(?: \w+)? (?:my|our|ones) own (?:(?:second|other|new|small) )?(?:brand|business|shop|company|label)\b/;
const refersOwnBrand: Reader = ({ plain }) =>
  REFERS_OWN.test(plain)
    ? {
        body: paragraph(
          "No.",
          said("terms-of-service", "early-access-and-offers", /Referring your own brand/),
          said("terms-of-service", "early-access-and-offers", /signs up with your referral code/),
        ),
        links: [waitlist, linkTo("terms-of-service", "early-access-and-offers")],
      }
    : null;

const readers = [refersOwnBrand, filesReturns, takesCommission, cancelsForFree];

/** "No", where that is the answer, with what is so instead; or null. */
export const answerYesOrNo = (query: Query): Draft | null => firstAnswer(readers, query);
