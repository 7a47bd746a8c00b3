/** Texts around every page: menus, footer, banner, titles and descriptions. */
import { brand, podcastPath, useCasesPath } from "#app/content/brand.ts";

/** An in-site link with its label. */
interface SiteLink {
  label: string;
  path: string;
}

export const header = {
  skipLink: "Skip to the content",
  homeLabel: `${brand.name}, home`,
  navLabel: "Main",
  features: "Features",
  waysOfWorking: "Ways of working",
  viewAllFeatures: "View all features",
  audioInsights: "Audio Insights",
  audioLinks: [
    { label: "Use Cases", path: useCasesPath },
    { label: "Founders' Podcast", path: podcastPath },
  ] satisfies readonly SiteLink[],
  pricing: "Pricing",
  app: "App",
  join: "Join",
  newTab: "opens in a new tab",
  openMenu: "Open menu",
  closeMenu: "Close menu",
} as const;

export const promoBanner = {
  text: "{launchMonth} beta: {earlyPromo}",
  /** Follows the offer on wide screens; on narrow ones it would take too many lines. */
  after: ", and a free month for each brand you refer.",
  cta: "Join Now",
  dismiss: "Dismiss this announcement",
  label: "Launch offer",
} as const;

export const footer = {
  blurb:
    "Stock, orders, GST invoices, payments and customers in one place, for the brands behind the stall, the jar and the parcel.",
  featuresHeading: "Features",
  companyHeading: "Company",
  companyLinks: [
    { label: "About", path: "/about" },
    { label: "Careers", path: "/careers" },
    { label: "Privacy Policy", path: "/privacy-policy" },
    { label: "Terms of Service", path: "/terms-of-service" },
    { label: "Refund & Cancellation Policy", path: "/refund-policy" },
    { label: "Accessibility", path: "/accessibility" },
  ] satisfies readonly SiteLink[],
  contactHeading: "Contact",
  phoneLabel: "Phone",
  emailLabel: "Email",
  instagram: `${brand.name} on Instagram`,
  whatsapp: `${brand.name} on WhatsApp`,
  privacyChoices: "Privacy choices",
  almostReal: "The founders and brands in our stories are almost real: made up, with real problems.",
  /** `{year}` is the current year. */
  copyright: `© {year} ${brand.company}. All rights reserved.`,
} as const;

/** What pages of another edition say of themselves. English pages show neither. */
export const editionNotes = {
  /** Above a page that has no translation. */
  page: "This page is in English for now.",
  /** In the footer. */
  app: "The app itself is in English for now.",
} as const;

/** Added to titles that do not name the product themselves. */
export const titleSuffix = ` | ${brand.name}`;

interface PageMeta {
  /** The complete document title. */
  title: string;
  /** The meta description, 80 to 160 characters. */
  description: string;
}

/**
 * Titles and descriptions of pages without a parameter in their address, by path; those of legal pages are in their
 * documents. Names in braces are those of `launch.ts` and `prices.ts`.
 */
export const pageMeta: Readonly<Record<string, PageMeta>> = {
  "/": {
    title: `${brand.name}: ${brand.tagline}`,
    description:
      "Stock, orders, GST invoices, UPI payments and customers in one place, for small Indian brands that sell at stalls, on WhatsApp, online and in boutiques.",
  },
  "/features": {
    title: `Features: seven rooms of one shop-house${titleSuffix}`,
    description:
      "The Storeroom, The Sales Desk, The Cash Register and four more: what each module does for stock, GST invoices, payments, customers, events, teams and numbers.",
  },
  "/pricing": {
    title: `Pricing by role: {highestPrice} for you, from {lowestPrice} a helper${titleSuffix}`,
    description:
      "Six roles from {lowestPrice} to {highestPrice} per user per month plus GST. Monthly with no minimum contract, or save {annualSaving} by paying annually. Work out what your team would cost.",
  },
  "/brand-buddies": {
    title: `Brand Buddies: customers who come back${titleSuffix}`,
    description:
      "Groups that keep themselves current, WhatsApp and email with consent, sizes and notes on one card: how a small brand stays in touch with its customers.",
  },
  [useCasesPath]: {
    title: `${brand.name} use cases: short audio stories`,
    description:
      "Audio stories of two to four minutes, told by three almost real founders: pop-ups, GST, returns, couriers and payments. Listen, or read the transcript.",
  },
  [podcastPath]: {
    title: `The Founders' Podcast${titleSuffix}`,
    description:
      "Conversations with almost real founders about the work behind a small brand: pop-ups and how to survive them, and a storeroom that learns to behave.",
  },
  "/waitlist": {
    title: "{launchTitle}",
    description: `Reserve a place in the ${brand.name} launch beta, {launchMonth}. {earlyOffer} Each brand you refer brings a free month.`,
  },
  "/about": {
    title: `About us${titleSuffix}`,
    description: `Who makes ${brand.name} and why: a company in Bangalore that would like small brands to spend their evenings on something other than stock lists and invoices.`,
  },
  "/accessibility": {
    title: `Accessibility${titleSuffix}`,
    description: `What is done and tested so that everybody can use the ${brand.name} site: keyboard, screen readers, zoom, less motion, transcripts; and what is not right yet.`,
  },
  "/careers": {
    title: `Careers${titleSuffix}`,
    description: `Open positions at ${brand.name} in engineering, design and marketing, in Bangalore with remote work possible. Read what the work is and apply on the page.`,
  },
};
