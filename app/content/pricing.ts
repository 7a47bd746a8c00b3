/**
 * The pricing page. Prices are rupees per user per month before GST; the annual price follows from them (`annualDiscount` in
 * `brand.ts`). No text repeats an amount: it holds a name of `prices.ts` in braces, which the loader fills in.
 */
import { annualDiscount, brand, offer, paymentFees } from "#app/content/brand.ts";
import { facts } from "#app/content/facts.ts";
import { useItToday } from "#app/content/founder-questions.ts";
import type { AccessLevel, FaqItem, Point, PricingRole } from "#app/schemas/content.ts";

/** GST on every plan, in percent. */
export const gstPercent = 18;

export const pricingIntro = {
  heading: "Pay for the people who use it",
  body: "Each person has a role, and each role has a price. Begin with one Admin, and add the packer, the accountant or Saturday's helper when they come.",
  gstNote: `Prices are per user per month, in rupees, plus ${gstPercent}% GST.`,
  billingLabel: "Billing period",
  monthly: "Monthly",
  annually: "Annually",
  savingLabel: annualDiscount.label,
  rolesHeading: "The six roles",
  /** `{counts}` are the modules counted by level: "3 in full, 2 in part and 2 shut". */
  access: "Of {count} modules: {counts}.",
  fullAccess: "All {count} modules in full",
  accessCounts: {
    full: "{count} in full",
    limited: "{count} in part",
    view: "{count} to look at",
    none: "{count} shut",
  },
  gstBeside: `+ ${gstPercent}% GST`,
  billedMonthly: "per user per month",
  billedAnnually: "per user per month, paid annually",
  /** `{amount}` is the monthly price, beside the annual one. */
  insteadOf: "{amount} when paid monthly",
  /** Above the rooms and rights of a role. */
  opens: "What it opens",
  earlyBirdNote: "{earlyOffer}",
} as const;

/** The badge of the highlighted role. */
export const mostPopularLabel = "Most popular";

export const pricingRoles: readonly PricingRole[] = [
  {
    id: "admin",
    title: "Admin",
    monthlyRupees: 899,
    description: "For the founder, who holds all the keys and hands out the others.",
    features: [
      "All seven modules, including The Crystal Ball",
      "User management",
      "Business Settings",
      "API access",
      "Priority support",
    ],
    accessToCategories: {
      storeroom: "full",
      "sales-desk": "full",
      "cash-register": "full",
      "customer-lounge": "full",
      "sales-outlets": "full",
      crew: "full",
      "crystal-ball": "full",
    },
    cta: "Join Waitlist",
    highlight: true,
  },
  {
    id: "second-in-command",
    title: "Second-in-Command",
    monthlyRupees: 799,
    description: "For the person who keeps the shop open while the founder is at a wedding.",
    features: [
      "All seven modules, including The Crystal Ball",
      "No Business Settings",
      "No user management",
      "No system configuration or API access",
    ],
    accessToCategories: {
      storeroom: "full",
      "sales-desk": "full",
      "cash-register": "full",
      "customer-lounge": "full",
      "sales-outlets": "full",
      crew: "full",
      "crystal-ball": "full",
    },
    accessNotes: { crew: "without user management" },
    cta: "Join Waitlist",
    highlight: false,
  },
  {
    id: "operations-manager",
    title: "Operations Manager",
    monthlyRupees: 699,
    description: "For whoever runs the shelves, the boutique racks and the stall boxes.",
    features: [
      "The Storeroom, The Customer Lounge and The Sales Outlets",
      "Limited user administration",
      "Basic analytics",
    ],
    accessToCategories: {
      storeroom: "full",
      "sales-desk": "none",
      "cash-register": "none",
      "customer-lounge": "full",
      "sales-outlets": "full",
      crew: "limited",
      "crystal-ball": "limited",
    },
    accessNotes: { crew: "some user administration", "crystal-ball": "basic analytics" },
    cta: "Join Waitlist",
    highlight: false,
  },
  {
    id: "sales-marketing",
    title: "Sales/Marketing",
    monthlyRupees: 599,
    description: "For the person who takes the orders, sends the payment links and checks a customer's size.",
    features: ["The Sales Desk", "The Cash Register", "The Customer Lounge (view only)"],
    accessToCategories: {
      storeroom: "none",
      "sales-desk": "full",
      "cash-register": "full",
      "customer-lounge": "view",
      "sales-outlets": "none",
      crew: "none",
      "crystal-ball": "none",
    },
    cta: "Join Waitlist",
    highlight: false,
  },
  {
    id: "accounting",
    title: "Accounting",
    monthlyRupees: 499,
    description:
      "For the accountant or CA (chartered accountant) who reads the invoices and payments around the 10th and changes none of them.",
    features: ["The Crystal Ball", "The Sales Desk (view only)", "The Cash Register (view only)", "Data export"],
    accessToCategories: {
      storeroom: "none",
      "sales-desk": "view",
      "cash-register": "view",
      "customer-lounge": "none",
      "sales-outlets": "none",
      crew: "none",
      "crystal-ball": "full",
    },
    cta: "Join Waitlist",
    highlight: false,
  },
  {
    id: "retail-event-staff",
    title: "Retail/Event Staff",
    monthlyRupees: 399,
    description: "For the nephew at the stall and the friend who helps at exhibitions.",
    features: [
      "The Cash Register, The Storeroom and The Sales Outlets (all limited)",
      "Check-in",
      "Point of sale",
      "Limited customer lookup",
    ],
    accessToCategories: {
      storeroom: "limited",
      "sales-desk": "none",
      "cash-register": "limited",
      "customer-lounge": "none",
      "sales-outlets": "limited",
      crew: "none",
      "crystal-ball": "none",
    },
    accessNotes: {
      storeroom: "checks stock in",
      "cash-register": "takes payments",
      "sales-outlets": "sells at the event",
    },
    cta: "Join Waitlist",
    highlight: false,
  },
];

/** What a founder pays, in one line: a brand begins with one Admin, the dearest role, and adds helpers. */
export const priceFrom = "{highestPrice} a month for you, from {lowestPrice} for each helper, + GST";

/** The access table: the word in each cell, and its meaning. */
export const accessMatrix = {
  heading: "Who can open what",
  caption: "Access of the six roles to the seven modules",
  roleColumn: "Role",
  levels: {
    full: {
      label: "Full",
      description: "Sees and edits everything in this module, apart from what the role's card rules out.",
    },
    limited: { label: "Limited", description: "Does the part of the module's work that is named beside it." },
    view: { label: "View only", description: "Reads, and changes nothing." },
    none: { label: "None", description: "The module stays shut, apart from a lookup named on the role's card." },
  } satisfies Record<AccessLevel, { label: string; description: string }>,
  note: "With The Crew you can also make custom roles that control which features and data each person sees and edits: a packer, for example, who sees the shelves and the picking list and no payments. What a custom role costs is not settled yet: ask us on WhatsApp.",
} as const;

/** The team calculator: the number of people in each role, and the cost of a month and a year. */
export const teamCalculator = {
  heading: "What would your team cost?",
  intro: "Set how many people you have in each role. Copy the link to share this bill.",
  /** `{role}` is a role's title. */
  count: "Number of people: {role}",
  fewer: "One fewer: {role}",
  more: "One more: {role}",
  each: "{amount} each",
  broken: "Choose the numbers and press 'Work out the price'.",
  update: "Work out the price",
  billHeading: "Your bill",
  billedMonthly: "Paid monthly",
  billedAnnually: "Paid annually",
  monthTotal: "Per month",
  yearTotal: "Per year",
  /** `{amount}` is the saving of annual payment in a year, formatted in rupees. */
  yearSaving: "Paying annually saves {amount} a year, before GST.",
  beforeGst: "before GST",
  gstLine: `GST at ${gstPercent}%`,
  withGst: "including GST",
  earlyBirdHeading: "{earlyBillHeading}",
  /** `{amount}` is half the price of a month that is paid monthly, formatted in rupees. */
  earlyBird: "Paid monthly: ₹0 for the first month, then half price for twelve months: {amount} a month, before GST.",
  empty: "Add the first person to see a price. Most brands start with one Admin.",
  reset: "Start again",
  copyLink: "Copy link",
  copied: "Link copied",
  copyFailed: "Copy the address of this page to share this bill.",
} as const;

export const whyRoles = {
  heading: "Why role-based pricing?",
  intro:
    "A packer does not need the books, and an accountant takes no payments. When every seat costs the same, small teams share one password to save money. We would rather make the smaller key cheaper.",
  points: [
    {
      title: "A price that follows the work",
      description:
        "The helper at Saturday's stall costs less than the founder, because fewer rooms open. Two people or five, you can work the bill out on the back of a swatch.",
      icon: "calculator",
    },
    {
      title: "A name beside every change",
      description:
        "With a login for each person, an order, a return or a new price shows who made it. There is no need to ask around the packing table.",
      icon: "user-cog",
    },
    {
      title: "Few people see your customers' data",
      description:
        "Phone numbers, addresses and birthdays are shown only to the people who need them. When a person leaves, you close one login and keep the rest.",
      icon: "shield-check",
    },
    {
      title: "Grow one seat at a time",
      description:
        "Move someone to a higher role mid-month, and you pay the difference for the days that are left. Move them down, and the lower price starts with the next billing cycle.",
      icon: "trending-up",
    },
  ] satisfies readonly Point[],
} as const;

export const pricingFaqHeading = "Questions about prices";

export const pricingFaq: readonly FaqItem[] = [
  {
    question: "What happens when I move someone to a higher role?",
    answer:
      "When a person moves to a higher role, the new rooms open at once. You are charged the prorated difference, which is what the two roles differ by for the days left in the billing cycle, plus GST. From the next cycle the role costs its full price.",
  },
  {
    question: "And when I move someone to a lower role?",
    answer:
      "A move to a lower role takes effect at the next billing cycle. Until then the person keeps the higher role, since it has been paid for.",
  },
  {
    question: "How can I pay for my plan?",
    answer:
      "You can pay for your plan by card, UPI or netbanking. Each payment comes with a GST invoice made out to your brand.",
  },
  {
    question: "Is there a minimum contract?",
    answer: `No. Plans are monthly, unless you choose to pay for a year, and have no minimum contract. They renew automatically. You can cancel before the next renewal. If ${brand.name} turns out not to suit you, a refund is available within 14 days of your first payment.`,
  },
  {
    question: "Is GST included in the prices?",
    answer:
      "No. GST at {gst} comes on top of the prices. An Admin at {adminPrice} pays {adminGst} in GST, which makes {adminWithGst} a month. If your brand is registered for GST, the invoice carries your GST number (GSTIN).",
  },
  {
    question: "How much do I save by paying annually?",
    answer:
      "Paying annually saves {annualSaving}: the annual price is the monthly price times {annualFactor}, rounded to the rupee. An Admin costs {adminAnnual} a month instead of {adminPrice}, which is {adminYear} for the year, and a Retail/Event Staff login {retailEventStaffAnnual} instead of {retailEventStaffPrice}, plus GST. Whether this can be combined with the early-bird offer is not settled yet.",
  },
  {
    question: "Can the early-bird offer be combined with paying annually?",
    answer: facts.annualWithEarlyBird,
  },
  {
    question: "How do the free months work?",
    answer: `The first ${offer.capacity} brands on the waitlist get 1 month free and ${offer.discountPercent}% off for a full year. For each brand that signs up through your referral link you get one more free month, and there is no cap on these.{earlyTaken}`,
  },
  {
    question: `How does the ${offer.trialDays}-day free trial go with the free month?`,
    answer: `The trial is open to every brand: ${offer.trialDays} days from the day your account opens, and nothing is charged unless you choose a plan. If you have one of the first ${offer.capacity} places on the waitlist, your free month begins when you choose a plan, so you can have both.`,
  },
  {
    question: "Can I change the size of my team during the month?",
    answer:
      "Yes. People can be added and removed at any time. A person you add is charged for the days left in the billing cycle: of the month if you pay monthly, of the year if you pay annually. A person you take off can be locked out the same minute, and drops out of the bill at the next cycle.",
  },
  {
    question: "I need two helpers for one weekend. What does that cost?",
    answer:
      "If you pay monthly, a helper for one weekend costs {retailEventStaffPrice} plus GST or less, unless your plan renews on that very weekend. Add the logins on Friday, and you are charged for the days left in the month you have paid for. Close them on Monday, and they are not in the next bill. If your plan renews in between, the new month counts as well. If you pay annually, each login is charged for the days left in the year, which can be up to {retailEventStaffYear} plus GST. Whether a yearly plan can add a login for one month alone is not settled yet, so ask us first.",
  },
  {
    question: "Are there fees for the payments my customers make?",
    answer: `Yes. The payment provider's fees are passed through without markup: ${paymentFees.qrPercent}% plus GST for QR code payments and ${paymentFees.linkPercent}% plus GST for payment links. They are separate from your plan.`,
  },
  {
    question: "Is UPI not free?",
    answer: `UPI itself has no merchant charge (MDR). The ${paymentFees.qrPercent}% plus GST is the payment partner's platform fee, for a QR made for each order and a payment that finds it. On a {jarPrice} jar that is {jarFee}, and {jarFeeGst} GST on the fee. Cash costs you nothing.`,
  },
  {
    question: "Who pays for WhatsApp messages to my customers?",
    answer:
      "Who pays for them is not settled yet, and no price on the pricing page includes them. Ask us on WhatsApp, through the chat button.",
  },
  useItToday,
  {
    question: "Do I need more than one Admin?",
    answer:
      "Most brands need one Admin. Business Settings, user management and API access are with the Admin, so a second founder who needs those should be an Admin too. Otherwise Second-in-Command opens the same seven modules for {secondInCommandSaving} less.",
  },
];

export const pricingClosing = {
  heading: "Start with one Admin",
  body: "Join the waitlist now and choose your roles when you open your account. Nothing is charged for a place on the list.",
  cta: "Join Waitlist",
} as const;
