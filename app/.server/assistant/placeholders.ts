/** The figures and names that answers hold as `{placeholders}`: each comes from where the site keeps it. */
import { audioFor, episodeAudioName, journeyAudioName } from "#app/content/audio.ts";
import { annualDiscount, brand, offer, paymentFees } from "#app/content/brand.ts";
import { positions } from "#app/content/careers.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { legalDocuments } from "#app/content/legal/index.ts";
import { modules } from "#app/content/modules.ts";
import { episodes } from "#app/content/podcast/index.ts";
import { accessMatrix, gstPercent, pricingRoles } from "#app/content/pricing.ts";
import { stories } from "#app/content/stories/index.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { annualMonthlyRupees, gstRupees, rupeesWithGst } from "#app/lib/price.ts";
import { whatsappLink } from "#app/lib/whatsapp.ts";
import { QUERY_LIMIT } from "#app/schemas/assistant.ts";
import type { AccessLevel, PricingRole } from "#app/schemas/content.ts";
import type { Settings } from "#app/schemas/settings.ts";

/** What of the operator's settings an answer may name. */
export type ContactSettings = Pick<
  Settings,
  "SITE_PHONE" | "SITE_EMAIL" | "WHATSAPP_NUMBER" | "BOOKING_URL" | "APP_URL" | "INSTAGRAM_URL" | "COMMUNITY_URL"
>;

export type Placeholders = Readonly<Record<string, string>>;

const NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const inWord = (count: number): string => NUMBER_WORDS[count] ?? String(count);
const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
/** "retail-event-staff" as the beginning of a name: "retailEventStaff". */
const camelCased = (slug: string): string => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const perMonth = (rupees: number): string => formatRupees(annualMonthlyRupees(rupees, annualDiscount.factor));

const LEVELS: readonly (readonly [AccessLevel, string])[] = [
  ["full", "full access to"],
  ["limited", "limited access to"],
  ["view", "view-only access to"],
  ["none", "no access to"],
];

/** "full access to A and B, limited access to C, and no access to D". */
function accessOf({ accessToCategories }: PricingRole): string {
  const parts = LEVELS.flatMap(([level, words]) => {
    const names = modules.filter(({ room }) => accessToCategories[room] === level).map(({ name }) => name);
    if (names.length === modules.length) return [`${words} all ${inWord(names.length)} modules`];
    return names.length > 0 ? [`${words} ${listed(names)}`] : [];
  });
  return listed(parts);
}

/** "full for A and B; limited for C; none for D". */
const accessTo = (room: (typeof modules)[number]["room"]): string =>
  LEVELS.flatMap(([level]) => {
    const titles = pricingRoles.filter((role) => role.accessToCategories[room] === level).map(({ title }) => title);
    return titles.length > 0 ? [`${accessMatrix.levels[level].label.toLowerCase()} for ${listed(titles)}`] : [];
  }).join("; ");

function prices(): Placeholders {
  const rupees = pricingRoles.map(({ monthlyRupees }) => monthlyRupees);
  const [admin = 0, second = 0] = rupees;
  const [lowest, highest] = [Math.min(...rupees), Math.max(...rupees)].map(formatRupees) as [string, string];
  const fee = Math.round(240 * paymentFees.qrPercent) / 100;
  return {
    ...Object.fromEntries(
      pricingRoles.flatMap((role) => [
        [`${camelCased(role.id)}Price`, formatRupees(role.monthlyRupees)],
        [`${camelCased(role.id)}Annual`, perMonth(role.monthlyRupees)],
        [`${camelCased(role.id)}Access`, accessOf(role)],
      ]),
    ),
    ...Object.fromEntries(modules.map(({ room }) => [`${camelCased(room)}Access`, accessTo(room)])),
    gst: `${gstPercent}%`,
    adminGst: formatRupees(gstRupees(admin, gstPercent)),
    adminWithGst: formatRupees(rupeesWithGst(admin, gstPercent)),
    secondInCommandSaving: formatRupees(admin - second),
    lowestPrice: lowest,
    highestPrice: highest,
    priceRange: `from ${lowest} to ${highest} per user per month before ${gstPercent}% GST`,
    annualSaving: `${Math.round((1 - annualDiscount.factor) * 100)}%`,
    annualFactor: String(annualDiscount.factor),
    qrFee: `${paymentFees.qrPercent}%`,
    linkFee: `${paymentFees.linkPercent}%`,
    feeExample: `At ${gstPercent}% GST, a ₹240 jar paid by QR costs ${formatRupees(fee)} in fee and ${formatRupees(gstRupees(fee, gstPercent))} in GST.`,
  };
}

/** How many minutes recordings take: "six to seven", "eight". */
function minutesOf(audioNames: readonly string[]): string {
  const minutes = audioNames.map((name) => Math.round((audioFor(name)?.durationSeconds ?? 0) / 60));
  return [...new Set([Math.min(...minutes), Math.max(...minutes)])].map(inWord).join(" to ");
}

function counts(): Placeholders {
  return {
    moduleCount: inWord(modules.length),
    roleCount: inWord(pricingRoles.length),
    positionCount: inWord(positions.length),
    positions: listed(positions.map(({ title, department }) => `${title} (${department})`)),
    storyCount: String(stories.length),
    episodeCount: inWord(episodes.length),
    journeyMinutes: minutesOf(journeys.map(({ id }) => journeyAudioName(id))),
    episodeMinutes: minutesOf(episodes.map(({ number }) => episodeAudioName(number))),
    ...Object.fromEntries(
      journeys.flatMap(({ founder, steps, outcomes }) => [
        [`${founder}Steps`, inWord(steps.length)],
        [`${founder}StepTitles`, steps.map(({ id, title }) => `${id}. ${title}`).join("; ")],
        [`${founder}Outcomes`, inWord(outcomes.length)],
      ]),
    ),
    ...Object.fromEntries(
      legalDocuments.flatMap(({ slug, sections, lastUpdated }) => [
        [`${camelCased(slug)}Sections`, String(sections.length)],
        [`${camelCased(slug)}Updated`, lastUpdated],
      ]),
    ),
    queryLimit: String(QUERY_LIMIT),
    city: brand.city,
  };
}

const offered: Placeholders = {
  capacity: String(offer.capacity),
  earlyBirdTerms: `${offer.freeMonths} month free, then ${offer.discountPercent}% off for ${offer.discountMonths} months`,
  offerHeadline: offer.headline,
  discountMonths: String(offer.discountMonths),
  freeMonthsPerReferral: String(offer.freeMonthsPerReferral),
  trialDays: String(offer.trialDays),
};

/** All that is said of the launch; the second wording is for the month itself and after it, and promises nothing. */
function launch(now: Date): Placeholders {
  const isAhead = now < new Date(`1 ${offer.launchMonth} 00:00 GMT+0530`);
  return {
    launchSentence: isAhead
      ? `${brand.name} opens as a beta in ${offer.launchMonth}.`
      : `${brand.name} is in its ${offer.launchMonth} beta.`,
    waitlistKept:
      "A waitlist entry is kept until the launch and 12 months after it, unless you have it erased earlier.",
  };
}

const constant: Placeholders = { ...prices(), ...counts(), ...offered };

/** The values of all placeholders at a time. */
export const placeholders = (settings: ContactSettings, now: Date): Placeholders => ({
  ...constant,
  ...launch(now),
  whatsapp: whatsappLink(settings.WHATSAPP_NUMBER),
  phone: settings.SITE_PHONE,
  email: settings.SITE_EMAIL,
  booking: settings.BOOKING_URL,
  app: settings.APP_URL,
  instagram: settings.INSTAGRAM_URL,
  community: settings.COMMUNITY_URL,
});

/** A text with its placeholders filled in. Throws on one that there is not, so that no test or build lets it pass. */
export const fillPlaceholders = (text: string, values: Placeholders): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no placeholder ${whole}`);
    return value;
  });
