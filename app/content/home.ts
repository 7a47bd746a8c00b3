/** The home page, from the hero to the closing call. The explorer's rooms are in `modules.ts`, the people in `founders.ts`. */
import { brand } from "#app/content/brand.ts";
import type { Point } from "#app/schemas/content.ts";

export const hero = {
  heading: brand.tagline,
  /** On a phone: the product and its audience, in two lines. */
  brief: "One app for orders, stock, GST and UPI, for brands run from a dining table.",
  sub: `${brand.name} keeps stock, orders, GST invoices, payments and customers in one place, for brands that are run from a dining table, a kitchen or a stall. Speak the order. Stock, GST invoice and payment link are done.`,
  primaryCta: "Apply for Early Access",
  secondaryCta: "Book a Demo",
  /** `plain` when the number of places can't be read. */
  note: { counted: "{launchPlaces}", plain: "{launchOffer}" },
  /** The video's alt text. The loop has no sound, so this line says everything. */
  videoAlt:
    "An animated shop-house whose seven rooms light up one after another: the stall outside, the Sales Desk, the Cash Register, the Storeroom below, then the Customer Lounge, the Crew and the Crystal Ball under the roof.",
} as const;

export const valuesHeading = "Three things that get easier";

export const valueCards: readonly Point[] = [
  {
    title: "One simple interface",
    description:
      "Website, marketplaces, WhatsApp and Saturday's stall: one order list, and one count of stock behind it. Made for a phone in one hand, since the other usually has a box in it.",
    icon: "layers",
  },
  {
    title: "Talk don't type",
    description:
      "Press the button and say it: two lime pickles, one podi, Meera in Thrissur, paying by UPI. The order is written down with her address from last time. You read it once and say yes.",
    icon: "mic",
  },
  {
    title: "GST invoicing",
    description:
      "The invoice is made with the order: the HSN code of what you sell, a number, and the right tax, which is CGST and SGST inside your state and IGST outside it. The month's summary is ready for your accountant before GSTR-1, the return of your sales, is due.",
    icon: "receipt",
  },
];

/** Replaces the explorer when it fails in a browser. */
export const explorerBroken =
  "The shop-house does not open in this browser. All of its rooms are on a page of their own:";

export const explorer = {
  heading: "A shop-house with seven rooms",
  intro: "Everything a small brand does in a week happens in one of them.",
  /** Shown only with scripts. */
  hint: "Choose a room to see what it does.",
  listLabel: "Rooms",
  benefitsHeading: "Key benefits",
  learnMore: "Learn More",
  useCases: "Use Cases",
} as const;

export const foundersSection = {
  heading: "Three founders, almost real",
  intro:
    "Tara, Kabir and Dev are made up, and so are their brands. Their Saturdays, couriers and returns marked 'size' may be familiar all the same.",
  /** Shown only with scripts. */
  hint: "Choose a founder to see their stories, or listen to a whole journey.",
  challengesHeading: `Before ${brand.name}`,
  listen: "Listen to Story",
  /** Above a recording that plays at once. */
  hear: "In your language",
  storyCount: "{count} stories",
  /** `{name}` is the chosen founder's full name. */
  storiesHeading: "Stories related to {name}",
  clear: "Clear selection",
  browse: "Browse All Use Cases",
  goalStages: {
    "starting-up": "New Brand",
    "growing-pains": "Growing Brand",
    optimizing: "Established Brand",
  },
} as const;

export const closingCall = {
  heading: "{launchCall}",
  body: `{earlyInvitation} Or let us show you round the seven rooms in a 30-minute demo.`,
  primaryCta: "Apply for Early Access",
  secondaryCta: "Schedule a Demo",
} as const;
