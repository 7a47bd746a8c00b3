/**
 * All statements about the launch. Other texts hold one of these names in braces, and loaders fill it in (`fillAll`). Each
 * has two wordings, the first for the time before the launch month. The second must stay true as long as the product is a
 * beta, so it names the month and promises nothing. Sentences about the early-bird offer also have one for the time after the
 * last of its places was taken, and, where the first promises a place, one for while it is not known whether there is any.
 */
import { brand, offer } from "#app/content/brand.ts";
import { fillAll } from "#app/lib/fill.ts";
import { launchAt } from "#app/lib/launch.ts";

/** `{month}` is the launch month: "August 2025". */
export const launchWordings = {
  launchMonth: ["{month}", "{month}"],
  launchBadge: [`Launching {month}`, `{month} beta`],
  /** The title of the waitlist page. */
  launchTitle: [`Join the ${brand.name} launch beta in {month}`, `Join the ${brand.name} launch beta, {month}`],
  launchSentence: [`${brand.name} opens as a beta in {month}.`, `${brand.name} is in its {month} beta.`],
  /** The heading of the home page's last section. */
  launchCall: [`The shop opens in {month}`, `A place for your brand in the {month} beta`],
  launchQuestion: [`When does ${brand.name} launch?`, `Has ${brand.name} launched?`],
  launchAnswer: [
    `In {month}, as a beta.`,
    `As a beta: ${brand.name} is in its {month} beta, and opens accounts one by one.`,
  ],
  /** Under the home page's buttons. `{spots}` are the places left; if they can't be read, `launchOffer` is used. */
  launchPlaces: [
    `Launching {month} · {spots} of ${offer.capacity} early places open`,
    `{month} beta · {spots} of ${offer.capacity} early places open`,
  ],
  /** `{earlyOffer}` is one of the statements below. */
  launchOffer: ["Launching {month}. {earlyOffer}", "{month} beta. {earlyOffer}"],
} as const satisfies Record<`launch${string}`, readonly [before: string, since: string]>;

/** Statements about the early-bird offer: while there are places, after, and while that is not known (else the first). */
export const offerWordings = {
  /** A sentence that stands by itself. */
  earlyOffer: [
    `The first ${offer.capacity} brands get ${offer.headline}.`,
    `The first ${offer.capacity} places are taken, and the list goes on.`,
  ],
  /** Follows an answer that explains the offer. */
  earlyTaken: ["", ` The first ${offer.capacity} places are taken; the list goes on.`],
  /** In the banner on every page, after the month. */
  earlyPromo: [
    offer.headline,
    `the first ${offer.capacity} places are taken, the list goes on`,
    `the first ${offer.capacity} brands get ${offer.headline}`,
  ],
  /** The heading of the waitlist page. */
  earlyHeading: [
    `Be one of the first ${offer.capacity} brands`,
    `The first ${offer.capacity} are taken. Join the list`,
    "Join the waitlist",
  ],
  /** The places left, beside the month; after the last, what is open is the list. */
  earlySpot: ["{spots} spot left", "The list is open, with room for at least {spots} more"],
  earlySpots: ["{spots} spots left", "The list is open, with room for at least {spots} more"],
  /** Under the number alone. */
  earlySpotLabel: ["Spot left", "More places on the list, at least"],
  earlySpotsLabel: ["Spots left", "More places on the list, at least"],
  earlyInvitation: [
    `Tell us about your brand and take one of the first ${offer.capacity} places: ${offer.headline}.`,
    `Tell us about your brand: the first ${offer.capacity} places are taken, the list goes on, and each brand that signs up through your link brings you a free month.`,
    `Tell us about your brand: the first ${offer.capacity} get ${offer.headline}, and each brand that signs up through your link brings you a free month.`,
  ],
  /** Over the calculator's sum with the offer, which goes with it. */
  earlyBillHeading: [`As one of the first ${offer.capacity} brands`, ""],
  earlyBenefitTitle: [offer.headline, "Your place in the queue"],
  earlyBenefit: [
    `The first ${offer.capacity} brands pay nothing for the first month, and half for the ${offer.discountMonths} months after it. GST is charged on what is left to pay.`,
    `The first ${offer.capacity} places, with ${offer.headline}, are taken. Later brands get their accounts in the order of their places on the list, with the ${offer.trialDays}-day trial.`,
  ],
  earlySupportTitle: ["Priority support for life", "Support on WhatsApp"],
  earlySupport: [
    `Early-bird brands keep priority support for as long as they use ${brand.name}: your question goes to the top of the pile, even in the week when the sales return (GSTR-1) is due.`,
    `Priority support for life went with the first ${offer.capacity} places. Admins still have priority support with their plan, and everyone can write to us on WhatsApp, where we typically respond within 30 minutes in business hours.`,
  ],
  earlyRoomsTitle: ["New rooms first, and a say in them", "A say in the rooms"],
  earlyRooms: [
    "You see new features before they are released, and feedback that helps us is rewarded. Tell us where it pinches.",
    `Early access to new features and rewards for feedback went with the first ${offer.capacity} places. Tell us all the same where it pinches.`,
    "Early-bird brands see new features before they are released, and feedback that helps us is rewarded. Tell us where it pinches.",
  ],
} as const satisfies Record<`early${string}`, readonly [open: string, taken: string, unknown?: string]>;

/** Whether there are early-bird places; "unknown" while the database does not tell. */
export type EarlyPlaces = "open" | "taken" | "unknown";

export type OfferTexts = Readonly<Record<keyof typeof offerWordings, string>>;
export type LaunchTexts = Readonly<Record<keyof typeof launchWordings, string>> & OfferTexts;
type LaunchWords = Readonly<{ launchWordings: typeof launchWordings; offerWordings: typeof offerWordings }>;

type Wordings = Readonly<Record<string, readonly string[]>>;
const pick = (texts: Wordings, index: number) =>
  Object.fromEntries(Object.entries(texts).map(([name, words]) => [name, words[index] ?? words[0]]));

/** The statements about the offer, by name. `words` are the English ones or a translation. */
export const offerTexts = (
  places: EarlyPlaces,
  words: Pick<LaunchWords, "offerWordings"> = { offerWordings },
): OfferTexts => pick(words.offerWordings, { open: 0, taken: 1, unknown: 2 }[places]) as OfferTexts;

/** The wordings on a given day, by name. */
export function launchTexts(
  launchMonth: string,
  now: Date,
  places: EarlyPlaces = "open",
  words: LaunchWords = { launchWordings, offerWordings },
  language = "en-IN",
): LaunchTexts {
  const { month, isAhead } = launchAt(launchMonth, now, language);
  const early = offerTexts(places, words);
  return { ...(fillAll(pick(words.launchWordings, isAhead ? 0 : 1), { month, ...early }) as LaunchTexts), ...early };
}
