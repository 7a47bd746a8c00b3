/**
 * Spans of time that the site states, held against each other: "How long is the refund window compared with the trial?", "What
 * is kept longer, an application or the data of an account?". Search finds one of the two, and says nothing of the other.
 */
import { offer } from "#app/content/brand.ts";
import { capitalised, type Link } from "../corpus/passage.ts";
import { keptAsLongAs, linkTo } from "../corpus/policies.ts";
import { trialLink, waitlist } from "../corpus/offer.ts";
import { hoursOf } from "../language/figures.ts";
import { asTyped } from "../language/words.ts";
import type { Query } from "../search/query.ts";
import { asksIf } from "./claims.ts";
import type { Draft } from "./compose.ts";
import { policySentences } from "./limits.ts";

/** `says` names the span; `days` is what it comes to, and more where it begins later. */
type Period = { name: string; named: RegExp; says: string; span: string; days: number; link: Link };

const spanIn = (text: string): string => /\d+ (?:days?|months?)/.exec(text)?.[0] ?? "";
const retention = linkTo("privacy-policy", "how-long-we-keep-it");

/** `text`: where the site states the span. */
const period = (name: string, named: RegExp, says: (span: string) => string, text: string, link: Link, later = 0) => {
  const span = spanIn(text);
  return { name, named, says: says(span), span, days: hoursOf(span) / 24 + later, link };
};

export const periods: readonly Period[] = [
  period(
    "the free trial",
    /\b(?:free )?trials?\b/,
    (span) => `the free trial lasts ${span}`,
    `${offer.trialDays} days`,
    trialLink,
  ),
  period(
    "the refund window",
    /\b(?:refunds?(?: (?:windows?|periods?|time|limit|deadline|policy))?|money back(?: (?:window|period))?)\b/,
    (span) => `a refund may be asked for within ${span} of the first payment`,
    policySentences.refund,
    linkTo("refund-policy", "first-14-days"),
  ),
  period(
    "the early-bird free month",
    /\b(?:early ?birds? )?free months?\b/,
    (span) => `the free month of the early-bird offer lasts ${span}`,
    `${offer.freeMonths} month`,
    waitlist,
  ),
  period(
    "a job application",
    /\b(?:job )?applications?\b|\b(?:resumes?|cvs?|cover letters?)\b/,
    (span) => `a job application is kept for ${span}`,
    keptAsLongAs(/Job/),
    retention,
  ),
  period(
    "a waitlist entry",
    /\bwaitlist(?: (?:entry|entries|data|details))?\b/,
    (span) => `a waitlist entry is kept until the launch and ${span} after it`,
    keptAsLongAs(/Waitlist/),
    retention,
    1,
  ),
  period(
    "request logs",
    /\b(?:request |server |access )?logs\b/,
    (span) => `request logs are kept for at most ${span}`,
    keptAsLongAs(/Request logs/),
    retention,
  ),
  period(
    "the data of an account",
    /\b(?:(?:account|my|our|customer|business|brand)s? data|data (?:in|of|from) (?:an?|the|my|our) (?:\w+ )?account|(?:cancell?ed|closed) accounts?|data after (?:i )?cancell?\w*)\b/,
    (span) => `the data in an account is kept for ${span} after the cancellation has taken effect`,
    keptAsLongAs(/data in your account/),
    linkTo("refund-policy", "cancelling"),
  ),
];

const COMPARES =
  /\b(?:longer|longest|shorter|shortest|compared?|comparison|versus|vs|as long as|(?:the )?same (?:length|time|period|duration|number of days)|equally long|difference|equal|zyada (?:din|time|lamb\w*)|lamb[aei])\b/;
const SAME = /\b(?:same|equal\w*|as long as)\b/;
const SHORTER = /\bshort(?:er|est)\b/;

/** Two of the site's spans side by side, or null where a question does not compare two. */
export function answerAboutPeriods(query: Query): Draft | null {
  const asked = asTyped(query.text);
  if (!COMPARES.test(asked)) return null;
  const [one, other, third] = periods
    .flatMap((entry) => {
      const at = entry.named.exec(asked)?.index;
      return at === undefined || entry.span === "" ? [] : [{ entry, at }];
    })
    .toSorted((first, second) => first.at - second.at)
    .map(({ entry }) => entry);
  if (!one || !other || third) return null;
  const links = [one.link, other.link];
  const isAsked = asksIf(query);
  if (one.days === other.days) {
    const verdict = isAsked ? (SAME.test(asked) ? "Yes. " : "No. ") : "";
    return { body: `${verdict}Both are ${one.span}: ${one.says}, and ${other.says}.`, links };
  }
  const [longer, shorter] = one.days > other.days ? [one, other] : [other, one];
  const isSo = !SAME.test(asked) && (SHORTER.test(asked) ? one === shorter : one === longer);
  const verdict = isAsked ? (isSo ? "Yes. " : "No. ") : "";
  const lead = SHORTER.test(asked)
    ? `${capitalised(shorter.name)} is the shorter of the two`
    : `${capitalised(longer.name)} is the longer of the two`;
  return { body: `${verdict}${lead}: ${longer.says}, and ${shorter.says}.`, links };
}
