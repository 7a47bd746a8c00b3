/** Roles, prices, who may enter which room, and what payments cost. */
import { annualDiscount, brand, offer, paymentFees } from "#app/content/brand.ts";
import { modules } from "#app/content/modules.ts";
import { accessMatrix, pricingFaq, pricingIntro, pricingRoles, whyRoles } from "#app/content/pricing.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import type { AccessLevel, PricingRole, Room } from "#app/schemas/content.ts";
import { fact, inNumber, inWords, type Link, type Passage, rupees } from "./passage.ts";

export const pricingLink: Link = { title: "Pricing", path: "/pricing" };

export const annualRupees = (role: PricingRole): number => Math.round(role.monthlyRupees * annualDiscount.factor);

const GST_RATE = 0.18;
export const withGst = (amount: number): number => Math.round(amount * (1 + GST_RATE) * 100) / 100;

const roomName = (room: Room): string => modules.find((entry) => entry.room === room)?.name ?? room;
const roomsWith = (role: PricingRole, level: AccessLevel): string[] =>
  modules.filter(({ room }) => role.accessToCategories[room] === level).map(({ name }) => name);

/** "The Admin role costs ₹899 per user per month, or ₹719 on annual billing, before GST." */
export const priceSentence = (role: PricingRole): string =>
  `The ${role.title} role costs ${rupees(role.monthlyRupees)} per user per month, or ${rupees(annualRupees(role))} a month on annual billing, before 18% GST.`;

/** What a role may enter, room by room. */
export function accessSentence(role: PricingRole): string {
  const [full, limited, view, none] = (["full", "limited", "view", "none"] as const).map((level) =>
    roomsWith(role, level),
  );
  if (full?.length === modules.length)
    return `The ${role.title} role has full access to all ${inNumber(modules.length)} modules.`;
  const parts = [
    full?.length ? `full access to ${inWords(full)}` : "",
    limited?.length ? `limited access to ${inWords(limited)}` : "",
    view?.length ? `view-only access to ${inWords(view)}` : "",
  ].filter(Boolean);
  const shut = none?.length ? ` It has no access to ${inWords(none).replace(/ and (?=[^,]*$)/, " or ")}.` : "";
  return `The ${role.title} role has ${inWords(parts)}.${shut}`;
}

/** What a role may do in one room. */
export function cellSentence(role: PricingRole, room: Room): string {
  const level = role.accessToCategories[room] ?? "none";
  const name = roomName(room);
  if (level === "none") return `No: the ${role.title} role has no access to ${name}.`;
  if (level === "full") return `Yes: the ${role.title} role has full access to ${name}, to see and to edit.`;
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

export const allPrices = (): string =>
  pricingRoles
    .map((role) => `- ${role.title}: ${rupees(role.monthlyRupees)}, or ${rupees(annualRupees(role))} on annual billing`)
    .join("\n");

const faq = (question: RegExp): string => pricingFaq.find((item) => question.test(item.question))?.answer ?? "";
const byPrice = pricingRoles.toSorted((one, other) => one.monthlyRupees - other.monthlyRupees);
const cheapest = byPrice[0];
const dearest = byPrice.at(-1);
const paymentsPage = featurePages.find((page) => page.id === "payment-solutions");
const paymentsLink: Link = { title: paymentsPage?.name ?? "Payments", path: "/feature/payment-solutions" };
const accessPage: Link = { title: "The Crew", path: "/feature/access-control" };
const notes = paymentsPage?.paymentDetails?.notes ?? [];
const note = (pattern: RegExp): string => notes.find((text) => pattern.test(text)) ?? "";

export function pricingPassages(): Passage[] {
  const facts: Passage[] = [
    {
      ...pricingLink,
      kind: "fact",
      // Not the answer's own words: the roles' names would make it an answer to whatever mentions staff or events.
      text: `${pricingIntro.body} ${pricingIntro.gstNote}`,
      examples:
        "what does ladoo cost | what are the prices | prices of all roles | price of each role | how much is it per month | price list | what plans are there | what do you charge | how expensive is it | rate card | how much will it cost me | monthly charges | what is the subscription fee",
      asks: "price cost charge fee plan pricing role all roles list per month user subscription how much kitna rupees rs inr price list rate card ladoo product app software",
      needs: "price | charge | fee | which plan | what plan | plan list | cheap | kitna | rupees | budget",
      answer: `${brand.name} is priced by role, per user per month before 18% GST:\n${allPrices()}`,
      weight: 0.9,
    },
    fact({
      ...pricingLink,
      examples:
        "do i pay per user | is it charged per person | does every login cost | is there a flat price for the whole team | how am i billed for my team",
      asks: "pay per user per person per seat each login billed for every team member how is it charged flat fee",
      needs: "per user | per person | per seat | per login | per head | each user | each person | per team | flat",
      answer: `Yes, you pay per user: each person has a role, and each role has a price per month. ${pricingIntro.body.split(". ").slice(1, 2).join(". ")}, at ${rupees(dearest?.monthlyRupees ?? 0)} before GST.`,
    }),
    fact({
      ...pricingLink,
      examples:
        "what is the cheapest role | from how much does it start | lowest price | what is the minimum i pay | which login costs least | i have a small budget",
      asks: "cheapest lowest minimum starting price starts from sasta cheap role plan",
      needs: "cheap | lowest | minimum price | start price | least | starting price",
      answer: `The cheapest role is ${cheapest?.title}, at ${rupees(cheapest?.monthlyRupees ?? 0)} per user per month before GST${cheapest ? `, or ${rupees(annualRupees(cheapest))} on annual billing` : ""}. A founder alone needs one ${dearest?.title}, at ${rupees(dearest?.monthlyRupees ?? 0)}.`,
    }),
    fact({
      ...pricingLink,
      examples:
        "is ladoo free | is there a free plan | is there a free forever tier | is there a free version | is it free of charge | do i have to pay for ladoo",
      asks: "free plan tier version forever ladoo free of charge pay paid subscription",
      needs:
        "ladoo free | free plan | free tier | free version | free forever | free charge | app free | software free | must pay ladoo",
      answer: `${brand.name} is a paid subscription, from ${rupees(cheapest?.monthlyRupees ?? 0)} per user per month before GST; there is no free plan among the roles. Trying it is free for ${offer.trialDays} days, and for a whole month with one of the first ${offer.capacity} places on the waitlist.`,
      also: { title: "Waitlist", path: "/waitlist" },
      weight: 1.1,
    }),
    fact({
      ...pricingLink,
      examples: "what is the most expensive role | which role costs most | highest price | dearest plan",
      asks: "highest dearest most expensive top role plan price",
      needs: "highest | dearest | most price | top role | top plan",
      answer: `The dearest role is ${dearest?.title}, at ${rupees(dearest?.monthlyRupees ?? 0)} per user per month before GST${dearest ? `, or ${rupees(annualRupees(dearest))} on annual billing` : ""}. The cheapest is ${cheapest?.title}, at ${rupees(cheapest?.monthlyRupees ?? 0)}.`,
    }),
    fact({
      ...pricingLink,
      examples:
        "which roles are there | how many roles do you have | what roles can i give | list of roles | what kinds of users exist",
      asks: "roles how many which roles exist types of users role list available designation user types deputy second in charge right hand cashier shopkeeper munim packer salesperson marketer counter bookkeeper",
      needs: "role | designation | user kind | access level",
      answer: `There are ${inNumber(pricingRoles.length)} roles: ${inWords(pricingRoles.map((role) => role.title))}. ${pricingRoles.find((role) => role.highlight)?.title} is the most popular, and with The Crew you can make custom roles as well.`,
      also: accessPage,
    }),
    fact({
      ...pricingLink,
      examples: "which role is most popular | which plan do most people choose | recommended plan",
      asks: "most popular role plan recommended best seller people choose",
      needs: "popular | recommended",
      answer: `The most popular role is ${pricingRoles.find((role) => role.highlight)?.title}. ${priceSentence(pricingRoles.find((role) => role.highlight) ?? (pricingRoles[0] as PricingRole))}`,
    }),
    fact({
      ...pricingLink,
      examples:
        "i work alone, what do i pay | only me in the company | which role does a single founder need | one person brand | i have no team",
      asks: "solo founder alone only me just myself one person single user start with which role do i need akela",
      needs: "alone | solo | myself | akela | single",
      answer: `${pricingIntro.body.split(". ").slice(0, 2).join(". ")}. ${dearest ? priceSentence(dearest) : ""}`,
    }),
    fact({
      ...pricingLink,
      examples:
        "what does limited access mean | what does view only mean | which access levels are there | difference between full and limited",
      asks: "access levels meaning full limited view only none what does limited mean access matrix",
      needs: "limited | view access | access level | access matrix",
      answer: `There are four levels of access. Full: ${lower(accessMatrix.levels.full.description)} Limited: ${lower(accessMatrix.levels.limited.description)} View only: ${lower(accessMatrix.levels.view.description)} None: ${lower(accessMatrix.levels.none.description)}`,
    }),
    fact({
      ...pricingLink,
      examples:
        "can i make my own role | custom roles | can i design a role beyond the six | can i decide what each person sees | are permissions adjustable",
      asks: "custom roles make own role create new role tailor permissions",
      needs: "custom | custom role | own role | new role | create role | make role",
      answer: `Yes. ${accessMatrix.note.replace("With The Crew you can also", "With The Crew you can")}`,
      also: accessPage,
    }),
    fact({
      ...pricingLink,
      examples: "is there an api | which role has api access | can my developer connect to it",
      asks: "api access developer integration programmatic which role",
      needs: "api",
      answer: `API access comes with the ${pricingRoles
        .filter((role) => role.features.includes("API access"))
        .map((role) => role.title)
        .join(" and ")} role. ${dearest ? priceSentence(dearest) : ""}`,
    }),
    fact({
      ...pricingLink,
      examples:
        "who can add users | who manages the team | who can change business settings | which role does user management",
      asks: "who can add remove manage users business settings system configuration add team member",
      needs: "usermanagement | businesssettings | add user | add team | manage team",
      answer: `User management and Business Settings are with the Admin. Second-in-Command has all ${inNumber(modules.length)} modules without them, and an Operations Manager has limited user administration.`,
      also: accessPage,
    }),
    fact({
      ...pricingLink,
      examples: "which role can export data | who may download reports",
      asks: "data export which role can export download data",
      needs: "export role | export which | who export",
      answer:
        "Data export is part of the Accounting role, and an Admin has every module in full. After cancelling, you can export your data for 30 days.",
    }),
    fact({
      ...pricingLink,
      examples:
        "how much do i save with annual payment | is there a discount for paying yearly | what is the yearly price | is it cheaper by the year | pay for twelve months upfront | annual billing | how is the annual price calculated | saving when i pay for the whole year",
      asks: "annual yearly discount saving pay by the year how much save billing 20% annual plan cheaper paying yearly upfront worked out calculated computed formula amount",
      needs: "annual | annual plan | annual price | annual less",
      answer: `Paying annually saves 20%: the annual price is the monthly price times ${annualDiscount.factor}, rounded to the rupee. ${dearest ? `An ${dearest.title} costs ${rupees(annualRupees(dearest))} a month instead of ${rupees(dearest.monthlyRupees)}` : ""}${cheapest ? `, and a ${cheapest.title} login ${rupees(annualRupees(cheapest))} instead of ${rupees(cheapest.monthlyRupees)}` : ""}, plus GST.`,
    }),
    fact({
      ...pricingLink,
      examples:
        "is gst included | do i pay gst on top | are prices before tax | is tax extra | how much gst is added | price with tax | what is the total with gst",
      asks: "gst included in price inclusive exclusive tax on top plus gst extra price before gst 18% added on top percent",
      needs:
        "gst price | gst include | gst top | gst extra | gst exclusive | gst inclusive | gst plan | gst charge | tax price | tax include | gst role | tax add | gst add | 18 tax | 18 percent",
      answer: faq(/GST included/i),
      weight: 1.1,
    }),
    fact({
      ...pricingLink,
      examples:
        "how can i pay for my plan | can i pay my subscription by upi | which payment methods do you accept for the plan | can i settle my ladoo bill by net banking | do i get an invoice for the plan | how do i pay you | can i pay by card",
      asks: "pay for plan subscription how payment method mode card upi net banking accepted bill",
      needs:
        "payment plan | payment method | payment mode | pay ladoo | payment accept | payment option | payment charge",
      answer: `You can pay for your plan by card, UPI or net banking. ${secondSentence(faq(/pay for my plan/i))}`,
      weight: 1.05,
    }),
    fact({
      ...pricingLink,
      examples:
        "is there a minimum contract | are the plans monthly | is it a monthly subscription | am i tied to a long term | is there a lock-in | do i sign up for a fixed term | can i leave after one month | is it month to month | how long am i bound | does it renew automatically",
      asks: "minimum contract commitment lock in period long term bond tied auto renew renews automatically no minimum",
      needs:
        "contract | plan month | minimum term | minimum period | fix term | long term | fix period | commit | renew | auto",
      answer: `${faq(/minimum contract/i)
        .split(". ")
        .slice(1, 3)
        .join(". ")}.`.replace(/^Plans/, "No: plans"),
      also: { title: "Terms of Service", path: "/terms-of-service#subscription-and-renewal" },
    }),
    fact({
      ...pricingLink,
      examples:
        "what happens when i move someone to a higher role | what do i pay for an upgrade | what do i pay if i upgrade a team member's role in the middle of the month | upgrade in the middle of the month | i promote a helper to manager, what am i billed | is the difference charged at once | when do the new rooms open after an upgrade",
      asks: "upgrade role mid month prorated difference charged at once higher role",
      needs: "upgrade | higher role | higher plan | prorated | dearer | role raise | role increase",
      weight: 1.15,
      answer: faq(/higher role/i).replace(/^The new rooms/, "When somebody moves to a higher role, the new rooms"),
    }),
    fact({
      ...pricingLink,
      examples:
        "when does a downgrade take effect | i move someone to a lower role | if we lower somebody's role, from when is it cheaper | when i reduce permissions does the bill drop | can i downgrade at once | is the current month recalculated when i downgrade",
      asks: "downgrade role next billing cycle cheaper role lower pay less when kick in effect",
      weight: 1.15,
      needs: "downgrade | lower role | cheaper role | lower plan",
      answer: `A downgrade takes effect at the next billing cycle. ${secondSentence(faq(/lower role/i))}`,
    }),
    fact({
      ...pricingLink,
      examples:
        "can i change someone's role | how do i switch a role | can a role be changed in the middle of the month",
      asks: "change role switch role upgrade downgrade plan change mid month",
      needs: "change role | switch role | change plan | switch plan",
      answer:
        "You can change a person's role at any time. An upgrade opens the new rooms at once, and you pay the prorated difference for the days left; a downgrade takes effect at the next billing cycle.",
    }),
    fact({
      ...pricingLink,
      examples:
        "can i add people during the month | what do i pay for a new team member in the middle of the month | a worker leaves, do i still pay | can i remove a user | how do i grow my team | what if someone joins or leaves",
      asks: "add remove person user team size during the middle of the month mid cycle charge pay grow seats new member joins",
      needs:
        "add user | add team | remove user | remove team | add person | delete user | team size | team leave | delete team | add seat | team join | team mid | add someone | add somebody | add people | add member | add role | add login | add helper | new user | new person | someone leave | somebody leave | someone join | middle month | mid month",
      answer: faq(/size of my team/i),
    }),
    fact({
      ...pricingLink,
      examples:
        "i need two helpers for one weekend | helper for a weekend | temporary login for an exhibition | what does a helper for three days cost | staff for a short time",
      asks: "weekend helpers exhibition temporary login two helpers one weekend short time staff cost nephew stall",
      needs: "weekend | temporary | helper two | helper short | helper day | short",
      answer: faq(/two helpers/i),
    }),
    fact({
      ...pricingLink,
      examples: "do i need two admins | we are two founders | can my partner be an admin too | more than one admin",
      asks: "two admins second founder co founder partner more than one admin",
      needs:
        "admin more | admin two | cofounder | partner | admin second | admin multiple | founder second | founder two",
      answer: faq(/more than one Admin/i),
    }),
    fact({
      ...pricingLink,
      examples:
        "why is the price different for each role | why role based pricing | why don't all seats cost the same | why not one price for all",
      asks: "why role based pricing per role reason different prices each role flat price same",
      needs: "why role | why price | rolebased | reason price",
      answer: `${whyRoles.intro} With role-based prices, a helper at Saturday's stall costs less than the founder, because fewer rooms open.`,
    }),
    fact({
      ...paymentsLink,
      examples:
        "what does a qr payment cost | fee for upi | charge on qr code payments | how much is cut on a scan | how much do you take from a qr sale | upi percentage | is the 0.99% plus tax | qr fee with gst",
      asks: "payment fee charge qr upi code percent transaction cost kitna commission 0.99 scan",
      needs: "qr | upi fee | upi charge | upi price | upi percent",
      answer: `A payment by UPI QR code costs you ${paymentFees.qrPercent}% plus GST on the fee. It is the payment partner's fee, passed through without markup.`,
      text: `QR code payments: ${paymentFees.qrPercent}% plus GST. ${note(/GST is charged on the fee/)} ${note(/markup/)}`,
      also: pricingLink,
    }),
    fact({
      ...paymentsLink,
      examples:
        "what does a payment link cost | fee for payment links | percentage on links | how much is cut when a customer pays by link or card | charge on a link payment",
      asks: "payment link fee charge percent transaction cost kitna commission 2%",
      needs:
        "paymentlink fee | paymentlink charge | paymentlink price | paymentlink percent | paymentlink | link fee | link charge | link price | link percent",
      answer: `A payment by payment link costs you ${paymentFees.linkPercent}% plus GST on the fee, and your customer can use UPI, card, wallet or netbanking. It is the payment partner's fee, passed through without markup.`,
      text: `Payment links: ${paymentFees.linkPercent}% plus GST. ${note(/payment link can be paid/)}`,
      also: pricingLink,
    }),
    fact({
      ...paymentsLink,
      examples:
        "what are the payment fees | transaction charges | gateway fees | how much do i lose on each payment | which fees do my customers' payments cost | are there hidden charges on payments | commission on payments",
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
      examples:
        "do you add a markup | does ladoo earn on my payments | do you take a cut of my sales | do you keep a share of the payments | are there hidden charges | is something added on top of the fee",
      asks: "markup extra add on top of fees does ladoo take a cut keep a share of payments link qr money",
      needs: "markup | cut | fee ladoo share | margin payment | margin ladoo | margin upi | margin fee",
      answer: `No. ${brand.name} passes the payment partner's fees through without markup: ${paymentFees.qrPercent}% plus GST for QR codes and ${paymentFees.linkPercent}% plus GST for payment links.`,
      also: pricingLink,
    }),
    fact({
      ...paymentsLink,
      examples: "is gst charged on the fee or on the amount | how is the fee worked out | example of a payment fee",
      asks: "gst on fee example 240 jar how is fee calculated tax on payment fee amount",
      needs: "gst fee | tax fee | example fee",
      answer: note(/GST is charged on the fee/),
      also: pricingLink,
    }),
    fact({
      ...paymentsLink,
      examples:
        "when do i get my money | how fast do i get my money from upi payments | how fast is the payout | when does the money reach my bank | is the payout on the same day | are payouts slower on holidays | settlement time | how many days until money is in my account | money from today's sales | payout on sunday",
      asks: "payout when money reaches my bank account same day settlement how soon how fast paise kab bank how long take hold money holiday weekend sunday delay",
      needs:
        "payout | same day | payment when | payment fast | money fast | paisa when | paise when | money account | paisa account | paise account | paisa long | paise long | money long | payment long | bank money | bank payment | bank paise | bank paisa | money reach | money when | settle | deposit | withdraw | bank how",
      answer:
        "Payouts reach your bank account the same day, with a list of the orders inside each one. Bank holidays, checks by the payment partner or disputed payments can delay one.",
      text: note(/payout/i),
      also: { title: "Terms of Service", path: "/terms-of-service#payments-you-collect" },
      weight: 1.05,
    }),
    fact({
      ...paymentsLink,
      examples:
        "how can my customers pay | which payment methods do you support | do you take cards and wallets | can customers pay by upi | is netbanking possible for my buyers | what can my shoppers pay with",
      asks: "payment methods customers can pay with accept upi cards wallets netbanking which modes how will customers pay wallet credit debit",
      needs:
        "payment customer | payment method | payment mode | accept payment | accept card | card | wallet | netbanking | upi | payment kind | payment option | collect payment | take payment",
      answer:
        "Your customers can pay by UPI, card, wallet and netbanking: by a UPI QR made for the order, or by a payment link. Each payment is matched to its order as it arrives.",
      also: { title: "the fees", path: "/pricing" },
    }),
    fact({
      ...paymentsLink,
      examples:
        "who processes the payments | which gateway do you use | who is the payment partner | who handles payments technically | payment provider",
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
      answer: `${role.title}: ${lower(role.description)} ${accessSentence(role)} ${priceSentence(role)}`,
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

const QR_WORDS = /\b(?:qr|upi|scan|scanner)\b/;
const LINK_WORDS = /\b(?:paymentlink|link|card|wallet|netbanking|online)\b/;
const FEE_WORDS =
  /\b(?:fee|fees|charge|charges|cost|costs|cut|commission|deduct|deducted|much|kitna|pay|lose|keep|left|receive|percent|mdr)\b/;

/** How founders describe the people for whom they want a login, by role. */
const PEOPLE_OF_ROLES: Readonly<Record<string, string>> = {
  admin: "which role for the founder | who holds all the keys | role for the owner of the brand",
  "second-in-command":
    "which role for my deputy | who runs the shop while i am away | role for my partner who does everything | manager when i travel",
  "operations-manager":
    "which role for the packer | role for the person who packs | who looks after the stock | which login for the one who runs the shelves and parcels | role for warehouse work",
  "sales-marketing":
    "which role for the person who answers whatsapp | role for the girl who takes instagram orders | who handles orders and payment links | login for my sales person",
  accounting:
    "which role for my ca | role for someone who only reads invoices and payments | login for the bookkeeper | which seat for the accountant",
  "retail-event-staff":
    "which role for the helper at the stall | role for a nephew who sells on saturdays | login for the counter | who takes payments at the exhibition",
};

/** "What does a QR payment of ₹1,000 cost me?": the sum, or null when no sum is asked for. */
export function feeOn(plain: string): string | null {
  const amount = Number(/\b(\d{2,7}(?:\.\d{1,2})?)(?= ?(?:rs|rupees?|rupee|inr|k)?\b)/.exec(plain)?.[1] ?? 0);
  if (!amount || !FEE_WORDS.test(plain)) return null;
  const [isQr, isLink] = [QR_WORDS.test(plain), LINK_WORDS.test(plain)];
  if (!isQr && !isLink) return null;
  const percent = isQr ? paymentFees.qrPercent : paymentFees.linkPercent;
  const fee = Math.round(amount * percent) / 100;
  const tax = Math.round(fee * GST_RATE * 100) / 100;
  const way = isQr ? "UPI QR" : "payment link";
  return `A payment of ${rupees(amount)} by ${way} costs ${rupees(fee)} in fee (${percent}%) and ${rupees(tax)} in GST on the fee, so ${rupees(Math.round((amount - fee - tax) * 100) / 100)} reaches you.`;
}

export const feeLinks: readonly Link[] = [paymentsLink, pricingLink];
