/** Roles, prices, who may enter which room, and what payments cost. */
import { annualDiscount, brand, offer, paymentFees } from "#app/content/brand.ts";
import { modules } from "#app/content/modules.ts";
import { accessMatrix, gstPercent, pricingFaq, pricingIntro, pricingRoles, whyRoles } from "#app/content/pricing.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { annualMonthlyRupees } from "#app/lib/price.ts";
import type { AccessLevel, PricingRole, Room } from "#app/schemas/content.ts";
import { inNumber } from "../language/number-words.ts";
import { fact, inWords, type Link, type Passage, paragraph } from "./passage.ts";

export const pricingLink: Link = { title: "Pricing", path: "/pricing" };

/** The price of a role a month when the year is paid at once. */
export const annualRupees = ({ monthlyRupees }: PricingRole): number =>
  annualMonthlyRupees(monthlyRupees, annualDiscount.factor);

const roomName = (room: Room): string => modules.find((entry) => entry.room === room)?.name ?? room;
const roomsWith = (role: PricingRole, level: AccessLevel): string[] =>
  modules.filter(({ room }) => role.accessToCategories[room] === level).map(({ name }) => name);

/** "The Admin role costs ₹899 per user per month, or ₹719 on annual billing, before GST." */
export const priceSentence = (role: PricingRole, who = `The ${role.title} role`): string =>
  `${who} costs ${formatRupees(role.monthlyRupees)} per user per month, or ${formatRupees(annualRupees(role))} a month on annual billing, before ${gstPercent}% GST.`;

/** What a role may enter, room by room. */
export function accessSentence(role: PricingRole, who = `The ${role.title} role`): string {
  const [full, limited, view, none] = (["full", "limited", "view", "none"] as const).map((level) =>
    roomsWith(role, level),
  );
  if (full?.length === modules.length) return `${who} has full access to all ${inNumber(modules.length)} modules.`;
  const parts = [
    full?.length ? `full access to ${inWords(full)}` : "",
    limited?.length ? `limited access to ${inWords(limited)}` : "",
    view?.length ? `view-only access to ${inWords(view)}` : "",
  ].filter(Boolean);
  const shut = none?.length ? ` It has no access to ${inWords(none).replace(/ and (?=[^,]*$)/, " or ")}.` : "";
  return `${who} has ${inWords(parts)}.${shut}`;
}

/** What comes with a role beyond its rooms, as its card lists it. */
export const featureLine = (role: PricingRole): string => {
  const extras = role.features.filter((feature) => !/^The |^All seven/.test(feature));
  const withs = extras.filter((feature) => !/^No |^Everything/.test(feature));
  const withouts = extras
    .filter((feature) => /^No /.test(feature))
    .flatMap((feature) => feature.replace(/^No /, "").split(" or "));
  const everything = extras.find((feature) => feature.startsWith("Everything"));
  return paragraph(
    everything
      ? `It has ${everything.toLowerCase().replace("business settings", "Business Settings")}${withouts.length ? `, and no ${inWords(withouts).replace(/ and (?=[^,]*$)/, " or ")}` : ""}.`
      : "",
    withs.length
      ? `With it ${withs.length === 1 ? "comes" : "come"} ${inWords(withs.map((feature) => (/^(?:API|Business)/.test(feature) ? feature : feature.toLowerCase())))}.`
      : "",
  );
};

/** What a role may do in one room. */
export function cellSentence(role: PricingRole, room: Room): string {
  const level = role.accessToCategories[room] ?? "none";
  const name = roomName(room);
  if (level === "none") return `No: the ${role.title} role has no access to ${name}.`;
  if (level === "full") {
    const isApart = room === "crew" && role.features.some((feature) => /^No user management/.test(feature));
    return `Yes: the ${role.title} role has full access to ${name}, ${isApart ? "apart from user management, which is the Admin's" : "to see and to edit"}.`;
  }
  if (level === "view")
    return `The ${role.title} role has view-only access to ${name}: it can read everything there and change nothing.`;
  return `The ${role.title} role has limited access to ${name}: ${accessMatrix.levels.limited.description.replace(/^Does/, "it does").replace(/\.$/, "")}.`;
}

/** Who may enter one room, and how far. */
export function roomSentence(room: Room): string {
  const holders = (level: AccessLevel) =>
    pricingRoles.filter((role) => role.accessToCategories[room] === level).map((role) => role.title);
  const parts = [
    ["full access", holders("full")],
    ["limited access", holders("limited")],
    ["view-only access", holders("view")],
  ] as const;
  const given = parts
    .filter(([, titles]) => titles.length > 0)
    .map(([level, titles]) => `${level}: ${inWords(titles)}`);
  const none = holders("none");
  return `In ${roomName(room)}, ${given.join("; ")}.${none.length ? ` No access: ${inWords(none)}.` : ""}`;
}

const allPrices = (): string =>
  pricingRoles
    .map(
      (role) =>
        `- ${role.title}: ${formatRupees(role.monthlyRupees)}, or ${formatRupees(annualRupees(role))} on annual billing`,
    )
    .join("\n");

/** Who has access by API. */
export const apiAccess = `API access comes with the ${pricingRoles
  .filter((role) => role.features.includes("API access"))
  .map((role) => role.title)
  .join(" and ")} role.`;

/** Which roles there are, and how many. */
export const rolesSentence = (): string =>
  `There are ${inNumber(pricingRoles.length)} roles: ${inWords(pricingRoles.map((role) => role.title))}. ${popular.title} is the most popular, and with The Crew you can make custom roles as well.`;

const faq = (question: RegExp): string => pricingFaq.find((item) => question.test(item.question))?.answer ?? "";
const byPrice = pricingRoles.toSorted((one, other) => one.monthlyRupees - other.monthlyRupees);
const cheapest = byPrice[0];
const dearest = byPrice.at(-1);
const inRupees = (role: PricingRole | undefined): string => formatRupees(role?.monthlyRupees ?? 0);
const priceOf = (role: PricingRole | undefined): string =>
  `${role?.title}, at ${inRupees(role)} per user per month before GST${role ? `, or ${formatRupees(annualRupees(role))} on annual billing` : ""}`;
/** "From ₹399 to ₹899 per user per month before GST". */
export const priceRange = `from ${inRupees(cheapest)} to ${inRupees(dearest)} per user per month before ${gstPercent}% GST`;
/** Which role costs least, and which most, each with the one at the other end. */
export const cheapestSentence = `The cheapest role is ${priceOf(cheapest)}. A founder alone needs one ${dearest?.title}, at ${inRupees(dearest)}.`;
export const dearestSentence = `The dearest role is ${priceOf(dearest)}. The cheapest is ${cheapest?.title}, at ${inRupees(cheapest)}.`;
const popular = pricingRoles.find(({ highlight }) => highlight) ?? (pricingRoles[0] as PricingRole);
const paymentsPage = featurePages.find((page) => page.id === "payment-solutions");
const paymentsLink: Link = { title: paymentsPage?.name ?? "Payments", path: "/feature/payment-solutions" };
const accessPage: Link = { title: "The Crew", path: "/feature/access-control" };
const notes = paymentsPage?.paymentDetails?.notes ?? [];
const note = (pattern: RegExp): string => notes.find((text) => pattern.test(text)) ?? "";

/** Whether we take a share of what customers pay. */
export const noMarkup = `No. ${brand.name} passes the payment partner's fees through without markup: ${paymentFees.qrPercent}% plus GST for QR codes and ${paymentFees.linkPercent}% plus GST for payment links.`;

/** What paying by the year saves. */
export const annualPercent = Math.round((1 - annualDiscount.factor) * 100);

/** Of two ways of paying less, each is stated by itself. */
export const notCombined =
  "This website does not say whether the early-bird offer can be combined with annual billing, so please [ask us on WhatsApp]({whatsapp}).";

export function pricingPassages(): Passage[] {
  const facts: Passage[] = [
    {
      ...pricingLink,
      kind: "fact",
      // Not the answer's own words: the roles' names would make it an answer to whatever mentions staff or events.
      text: `${pricingIntro.body} ${pricingIntro.gstNote}`,
      examples: "what does ladoo cost",
      asks: "price cost charge fee plan pricing role all roles list per month user subscription how much kitna rupees rs inr price list rate card ladoo product app software",
      needs: "price | charge | fee | which plan | what plan | plan list | cheap | kitna | rupees | budget",
      answer: `${brand.name} is priced by role, per user per month before ${gstPercent}% GST:\n${allPrices()}`,
      weight: 0.92,
    },
    fact({
      ...pricingLink,
      examples: "do i pay per user",
      asks: "pay per user per person per seat each login billed for every team member how is it charged flat fee",
      needs: "per user | per person | per seat | per login | per head | each user | each person | per team | flat",
      answer: `Yes, you pay per user: each person has a role, and each role has a price per month. ${pricingIntro.body.split(". ").slice(1, 2).join(". ")}, at ${formatRupees(dearest?.monthlyRupees ?? 0)} before GST.`,
    }),
    fact({
      ...pricingLink,
      examples: "how does ladoo make money",
      asks: "how do you make money earn your income revenue business model profit from what does ladoo live",
      needs: "business model | you make money | ladoo make money | you earn | ladoo earn | company earn | you profit",
      answer: `${brand.name} lives on what its users pay: each person in a brand has a role, from ${formatRupees(cheapest?.monthlyRupees ?? 0)} to ${formatRupees(dearest?.monthlyRupees ?? 0)} per user per month before GST. Nothing is added to the payment partner's fees, and your customers' data is not sold.`,
    }),
    fact({
      ...pricingLink,
      examples: "what is the cheapest role",
      asks: "cheapest lowest minimum starting price starts from sasta cheap role plan",
      needs: "cheap | lowest | minimum price | start price | least | starting price",
      answer: cheapestSentence,
    }),
    fact({
      ...pricingLink,
      examples: "can the early bird discount be combined with annual billing",
      asks: "combine combined together both discounts two offers on top add up at once",
      needs:
        "earlybird annual combine | discount annual combine | earlybird annual together | discount combine | earlybird combine | both discount | two discount | 50 20 percent | discount together | earlybird annual both | earlybird discount annual | discount add",
      answer: `This website does not say whether the two can be combined, so please [ask us on WhatsApp]({whatsapp}). By itself, annual billing saves ${annualPercent}%, and the early-bird offer is ${offer.headline}.`,
      also: { title: "Waitlist", path: "/waitlist" },
      weight: 0.95,
    }),
    fact({
      ...pricingLink,
      examples: "is ladoo free",
      asks: "free plan tier version forever ladoo free of charge pay paid subscription",
      needs:
        "ladoo free | free plan | free tier | free version | free forever | free charge | app free | software free | must pay ladoo",
      answer: `${brand.name} is a paid subscription, from ${formatRupees(cheapest?.monthlyRupees ?? 0)} per user per month before GST; there is no free plan among the roles. Trying it is free for ${offer.trialDays} days, and for a whole month with one of the first ${offer.capacity} places on the waitlist.`,
      also: { title: "Waitlist", path: "/waitlist" },
      weight: 1.1,
    }),
    fact({
      ...pricingLink,
      examples: "what is the most expensive role",
      asks: "highest dearest most expensive top role plan price",
      needs: "highest | dearest | most price | top role | top plan",
      answer: dearestSentence,
    }),
    fact({
      ...pricingLink,
      examples: "which roles are there",
      asks: "roles how many which roles exist types of users role list available designation user types deputy second in charge right hand cashier shopkeeper munim packer salesperson marketer counter bookkeeper",
      needs: "role | designation | user kind | access level",
      answer: rolesSentence(),
      also: accessPage,
    }),
    fact({
      ...pricingLink,
      examples: "which role is most popular",
      asks: "most popular role plan recommended best seller people choose",
      needs: "popular | recommended",
      answer: `The most popular role is ${popular.title}. ${priceSentence(popular)} ${featureLine(popular)}`,
    }),
    fact({
      ...pricingLink,
      examples: "i work alone, what do i pay",
      asks: "solo founder alone only me just myself one person single user start with which role do i need akela",
      needs: "alone | solo | myself | akela | single",
      answer: `${pricingIntro.body.split(". ").slice(0, 2).join(". ")}. ${dearest ? priceSentence(dearest) : ""}`,
    }),
    fact({
      ...pricingLink,
      examples: "what does limited access mean",
      asks: "access levels meaning full limited view only none what does limited mean access matrix",
      needs: "limited | view access | access level | access matrix",
      answer: `There are four levels of access. Full: ${lower(accessMatrix.levels.full.description)} Limited: ${lower(accessMatrix.levels.limited.description)} View only: ${lower(accessMatrix.levels.view.description)} None: ${lower(accessMatrix.levels.none.description)}`,
    }),
    fact({
      ...pricingLink,
      examples: "can i make my own role",
      asks: "custom roles make own role create new role tailor permissions",
      needs:
        "custom | custom role | own login | login only | login own only | own role | new role | create role | make role | invent role | invent one role | role suit none | decide each see | decide team see | decide who see | choose who see | control see | not see sale number | not see sale | hide sale | hide sale team | peek sale | who see what",
      answer: `Yes, you decide what each person sees: each role opens its own rooms. ${accessMatrix.note}`,
      also: accessPage,
    }),
    fact({
      ...pricingLink,
      examples: "is there an api",
      asks: "api access developer integration programmatic which role",
      needs: "api",
      answer: `${apiAccess} ${dearest ? priceSentence(dearest) : ""}`,
    }),
    fact({
      ...pricingLink,
      examples: "who can add users",
      asks: "who can add remove manage users business settings system configuration add team member",
      needs: "usermanagement | businesssettings | add user | add team | manage team",
      answer: `User management and Business Settings are with the Admin. Second-in-Command has all ${inNumber(modules.length)} modules without them, and an Operations Manager has limited user administration.`,
      also: accessPage,
    }),
    fact({
      ...pricingLink,
      examples: "which role can export data",
      asks: "data export which role can export download data",
      needs: "data export | export data | export role | export which | who export",
      answer:
        "Data export is part of the Accounting role, and an Admin has every module in full. After a cancellation has taken effect, you can export your data for 30 days.",
    }),
    fact({
      ...pricingLink,
      examples: "is there any discount if i commit for the whole year",
      asks: "annual yearly discount saving pay by the year how much save billing 20% annual plan cheaper paying yearly upfront worked out calculated computed formula amount",
      needs: "annual | annual plan | annual price | annual less",
      answer: `Paying annually saves 20%: the annual price is the monthly price times ${annualDiscount.factor}, rounded to the rupee. ${dearest ? `An ${dearest.title} costs ${formatRupees(annualRupees(dearest))} a month instead of ${formatRupees(dearest.monthlyRupees)}` : ""}${cheapest ? `, and a ${cheapest.title} login ${formatRupees(annualRupees(cheapest))} instead of ${formatRupees(cheapest.monthlyRupees)}` : ""}, plus GST.`,
    }),
    fact({
      ...pricingLink,
      examples: "is gst included",
      asks: "gst included in price inclusive exclusive tax on top plus gst extra price before gst 18% added on top percent",
      needs:
        "gst price | gst include | gst top | gst extra | gst exclusive | gst inclusive | gst plan | gst charge | tax price | tax include | gst role | tax add | gst add | 18 tax | 18 percent",
      answer: faq(/GST included/i),
      weight: 1.1,
    }),
    fact({
      ...pricingLink,
      examples: "how can i pay for my plan",
      asks: "pay for plan subscription how payment method mode card upi net banking accepted bill",
      needs:
        "payment plan | payment method | payment mode | pay ladoo | payment accept | payment option | payment charge",
      answer: `You can pay for your plan by card, UPI or netbanking. ${secondSentence(faq(/pay for my plan/i))}`,
      weight: 1.05,
    }),
    fact({
      ...pricingLink,
      examples: "is there a minimum contract",
      asks: "minimum contract commitment lock locked in period long term bond tied auto renew renews automatically no minimum",
      needs:
        "contract | lock | plan month | minimum term | minimum period | fix term | long term | fix period | commit | renew | auto | bound year | bound whole year | bound | tie down | bound month | sell month year bound | seasonal | bind year",
      // Without the question's "No.": one may also ask whether it renews.
      answer: `${faq(/minimum contract/i)
        .split(". ")
        .slice(1, 3)
        .join(". ")}.`,
      also: { title: "Terms of Service", path: "/terms-of-service#subscription-and-renewal" },
    }),
    fact({
      ...pricingLink,
      examples: "what happens when i move someone to a higher role",
      asks: "upgrade role mid month prorated difference charged at once higher role",
      needs:
        "upgrade | higher role | higher plan | prorated | dearer | role raise | role increase | bigger role | bigger seat | big role | move up | moved up",
      weight: 1.15,
      answer: faq(/higher role/i).replace(/^The new rooms/, "When somebody moves to a higher role, the new rooms"),
    }),
    fact({
      ...pricingLink,
      examples: "when does a downgrade take effect",
      asks: "downgrade role next billing cycle cheaper role lower pay less when kick in effect",
      weight: 1.15,
      needs: "downgrade | lower role | cheaper role | lower plan",
      answer: `A downgrade takes effect at the next billing cycle. ${secondSentence(faq(/lower role/i))}`,
    }),
    fact({
      ...pricingLink,
      examples: "can i change someone's role",
      asks: "change role switch role upgrade downgrade plan change mid month",
      needs:
        "change role | switch role | change plan | switch plan | upgrade downgrade | upgrade downgrade differ | upgrade downgrade invoice | upgrade downgrade role | halfway instead role | halfway make instead invoice | make instead of invoice",
      answer:
        "You can change a person's role at any time. An upgrade opens the new rooms at once, and you pay the prorated difference for the days left; a downgrade takes effect at the next billing cycle.",
    }),
    fact({
      ...pricingLink,
      examples: "can i add people during the month",
      asks: "add remove person user team size during the middle of the month mid cycle charge pay grow seats new member joins",
      needs:
        "add user | add team | remove user | remove team | add person | delete user | team size | team leave | delete team | add seat | team join | team mid | add someone | add somebody | add people | add member | add role | add login | add helper | new user | new person | someone leave | somebody leave | someone join | middle month | mid month",
      answer: faq(/size of my team/i),
    }),
    fact({
      ...accessPage,
      examples: "somebody left my team, how do i close the login",
      asks: "close login block lock out access somebody left quit resigned fired employee helper packer remove user gone no longer works",
      needs:
        "close login | block login | block access | remove login | remove access | login left | access left | someone leave | somebody leave | somebody left | employee left | leave login | leave access | lock out | revoke access | quit login | quit access | resign access | resign login | team leave | left team",
      answer: `${whyRoles.points.map(({ description }) => /When somebody leaves,.*$/.exec(description)?.[0]).find(Boolean) ?? ""} ${secondSentence(secondSentence(faq(/size of my team/i)))}`,
      also: pricingLink,
      weight: 1.1,
    }),
    fact({
      ...pricingLink,
      examples: "i need two helpers for one weekend",
      asks: "weekend helpers exhibition temporary login two helpers one weekend short time staff cost nephew stall",
      needs:
        "weekend | temporary | helper two | helper short | helper day | short | extra boy | extra girl | extra exhibition | extra weekend",
      answer: faq(/two helpers/i),
    }),
    fact({
      ...pricingLink,
      examples: "do i need two admins",
      asks: "two admins second founder co founder partner more than one admin",
      needs:
        "admin more | admin two | cofounder | partner | admin second | admin multiple | founder second | founder two",
      answer: faq(/more than one Admin/i),
    }),
    fact({
      ...pricingLink,
      examples: "why is the price different for each role",
      asks: "why role based pricing per role reason different prices each role flat price same",
      needs: "why role | why price | rolebased | reason price",
      answer: `${whyRoles.intro} With role-based prices, a helper at Saturday's stall costs less than the founder, because fewer rooms open.`,
    }),
    fact({
      ...paymentsLink,
      examples: "what does a qr payment cost",
      asks: "payment fee charge qr upi code percent transaction cost kitna commission 0.99 scan",
      needs: "qr | upi fee | upi charge | upi price | upi percent",
      answer: `A payment by UPI QR code costs you ${paymentFees.qrPercent}% plus GST on the fee. It is the payment partner's fee, passed through without markup.`,
      text: `QR code payments: ${paymentFees.qrPercent}% plus GST. ${note(/GST is charged on the fee/)} ${note(/markup/)}`,
      also: pricingLink,
    }),
    fact({
      ...paymentsLink,
      examples: "what does a payment link cost",
      asks: "payment link fee charge percent transaction cost kitna commission 2%",
      needs:
        "paymentlink fee | paymentlink charge | paymentlink price | paymentlink percent | paymentlink | link fee | link charge | link price | link percent",
      answer: `A payment by payment link costs you ${paymentFees.linkPercent}% plus GST on the fee, and your customer can use UPI, card, wallet or netbanking. It is the payment partner's fee, passed through without markup.`,
      text: `Payment links: ${paymentFees.linkPercent}% plus GST. ${note(/payment link can be paid/)}`,
      also: pricingLink,
    }),
    fact({
      ...paymentsLink,
      examples: "what are the payment fees",
      asks: "payment fees charge transaction gateway percent commission cost of collecting payments lose on each transaction scan code shopper sale card wallet upi netbanking markup cut take per sale how much kitna",
      needs:
        "fee | charge payment | price payment | cut | markup | percent payment | charge transaction | price transaction | charge card | price card | charge wallet | gateway | charge sale | commission | fee card | lose upi | lose transaction | lose payment | charge scan | price scan | scan code | transaction",
      answer: `QR code payments cost ${paymentFees.qrPercent}% plus GST and payment links ${paymentFees.linkPercent}% plus GST. These are the payment partner's fees, passed through without markup, and separate from your plan.`,
      text: `${faq(/fees for the payments/i)} ${note(/markup/)}`,
      also: pricingLink,
      weight: 1.1,
    }),
    fact({
      ...paymentsLink,
      examples: "do you add a markup",
      asks: "markup extra add on top of fees does ladoo take a cut keep a share of payments link qr money",
      needs: "markup | cut | fee ladoo share | margin payment | margin ladoo | margin upi | margin fee",
      answer: noMarkup,
      also: pricingLink,
    }),
    fact({
      ...paymentsLink,
      examples: "is gst charged on the fee or on the amount",
      asks: "gst on fee example 240 jar how is fee calculated tax on payment fee amount",
      needs: "gst fee | tax fee | example fee",
      answer: note(/GST is charged on the fee/),
      also: pricingLink,
    }),
    fact({
      ...paymentsLink,
      examples: "when do i get my money",
      asks: "payout when money reaches my bank account same day settlement how soon how fast paise kab bank how long take hold money holiday weekend sunday delay",
      needs:
        "payout | same day | payment when | payment fast | money fast | paisa when | paise when | money account | paisa account | paise account | paisa long | paise long | money long | payment long | bank money | bank payment | bank paise | bank paisa | when get money customer | when money customer | when get payment customer | soon get payment | soon get money | how soon buyer | when get customer payment | when get customer paid | money reach | money when | settle | deposit | withdraw | bank how",
      answer:
        "Payouts reach your bank account the same day, with a list of the orders inside each one. Bank holidays, checks by the payment partner or disputed payments can delay one.",
      text: note(/payout/i),
      also: { title: "Terms of Service", path: "/terms-of-service#payments-you-collect" },
      weight: 1.05,
    }),
    fact({
      ...paymentsLink,
      examples: "how can my customers pay",
      asks: "payment methods customers can pay with accept upi cards wallets netbanking which modes how will customers pay wallet credit debit",
      needs:
        "payment customer | payment method | payment mode | accept payment | accept card | card | wallet | netbanking | upi | payment kind | payment option | collect payment | take payment",
      answer:
        "Your customers can pay by UPI, card, wallet and netbanking: by a UPI QR made for the order, or by a payment link. Each payment is matched to its order as it arrives.",
      also: { title: "the fees", path: "/pricing" },
    }),
    fact({
      ...paymentsLink,
      examples: "who processes the payments",
      asks: "who processes payments gateway provider partner licensed which gateway",
      needs: "gateway | provider | process payment | payment partner | processor",
      answer: paymentsPage?.paymentDetails?.provider ?? "",
      also: { title: "Terms of Service", path: "/terms-of-service#payments-you-collect" },
    }),
  ];
  // What a role is for, in the words of its card: a visitor describes the person, and not the role.
  const cards = pricingRoles.map(
    (role): Passage => ({
      ...pricingLink,
      kind: "faq",
      text: `${role.description} ${role.features.join(". ")}.`,
      examples: PEOPLE_OF_ROLES[role.id] ?? "",
      asks: `${role.title} which role for the person who give suits`,
      answer: `${role.title}: ${lower(role.description)} ${accessSentence(role, "It")} ${priceSentence(role, "It")}`,
      also: accessPage,
    }),
  );
  const questions = pricingFaq.map(
    (item): Passage => ({ ...pricingLink, kind: "faq", text: item.answer, asks: item.question }),
  );
  const reasons = whyRoles.points.map(
    (point): Passage => ({ ...pricingLink, kind: "faq", text: point.description, asks: point.title }),
  );
  return [...facts, ...cards, ...questions, ...reasons].filter(({ text }) => text !== "");
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function secondSentence(text: string): string {
  return text
    .split(/(?<=\.)\s+/)
    .slice(1)
    .join(" ");
}

/** How founders describe the people for whom they want a login, by role. */
const PEOPLE_OF_ROLES: Readonly<Record<string, string>> = {
  admin: "which role for the founder",
  "second-in-command": "which role for my deputy",
  "operations-manager": "which role for the packer",
  "sales-marketing": "which role for the person who answers whatsapp",
  accounting: "which role for my ca",
  "retail-event-staff": "which role for the helper at the stall",
};

export const feeLinks: readonly Link[] = [paymentsLink, pricingLink];
