/** Texts around every page: menus, footer and banner. */
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
  after: "; each brand you refer brings a free month.",
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
