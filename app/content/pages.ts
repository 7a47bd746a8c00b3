/**
 * The facts of each page without a parameter in its address: its name, its head, its last change and its share card. Menus
 * aside, all that speaks of a page takes them from here: head, breadcrumbs, site map, llms.txt, cards and Smoothie. Pages of
 * records (features, stories, journeys, positions, legal documents) have their facts in the record. Names in braces are
 * those of `launch.ts` and `prices.ts`.
 */
import { brand, offer, podcastPath, useCasesPath } from "#app/content/brand.ts";
import { positions } from "#app/content/careers.ts";
import { episodes } from "#app/content/podcast/index.ts";
import { titleSuffix } from "#app/content/site.ts";
import type { Room } from "#app/schemas/content.ts";

export interface PageFacts {
  /** The short name, for breadcrumbs and lists. */
  name: string;
  /** The complete document title. */
  title: string;
  /** The meta description, 80 to 160 characters. */
  description: string;
  /** The ISO date of the last change, where one is known. */
  lastModified?: string | undefined;
  /** The build draws it, and it may be seen for years: its texts must stay true. */
  card: {
    /** The small line above the title. */
    eyebrow: string;
    title: string;
    /** A drawing under /images; the shop-house without one. */
    picture?: string;
    room?: Room;
  };
}

const newest = (dates: readonly string[]) => dates.toSorted().at(-1);

const facts = {
  "/": {
    name: "Home",
    title: `${brand.name}: ${brand.tagline}`,
    description:
      "Stock, orders, GST invoices, UPI payments and customers in one place, for small Indian brands that sell at stalls, on WhatsApp, online and in boutiques.",
    card: { eyebrow: "{launchMonth} beta", title: brand.tagline },
  },
  "/features": {
    name: "Features",
    title: `Features: seven rooms of one shop-house${titleSuffix}`,
    description:
      "The Storeroom, The Sales Desk, The Cash Register and four more: what each module does for stock, GST invoices, payments, customers, events, teams and numbers.",
    card: { eyebrow: "Features", title: "Seven rooms of one shop-house" },
  },
  "/pricing": {
    name: "Pricing",
    title: `Pricing by role: {highestPrice} for you, from {lowestPrice} a helper${titleSuffix}`,
    description:
      "Six roles from {lowestPrice} to {highestPrice} per user per month plus GST. Monthly with no minimum contract, or save {annualSaving} by paying annually. Work out what your team would cost.",
    card: {
      eyebrow: "Pricing",
      title: "Pay for the people who use it",
      picture: "/images/rooms/cash-register.svg",
      room: "cash-register",
    },
  },
  "/brand-buddies": {
    name: "Brand Buddies",
    title: `Brand Buddies: customers who come back${titleSuffix}`,
    description:
      "Groups that keep themselves current, WhatsApp and email with consent, sizes and notes on one card: how a small brand stays in touch with its customers.",
    card: {
      eyebrow: "Brand Buddies",
      title: "Customers who come back",
      picture: "/images/rooms/customer-lounge.svg",
      room: "customer-lounge",
    },
  },
  [useCasesPath]: {
    name: "Use Cases",
    title: `${brand.name} use cases: short audio stories`,
    description:
      "Audio stories of two to four minutes, told by three almost real founders: pop-ups, GST, returns, couriers and payments. Listen, or read the transcript.",
    card: {
      eyebrow: "Audio stories",
      title: "Short stories from three almost real shops",
      picture: "/images/stories/15.svg",
      room: "sales-outlets",
    },
  },
  [podcastPath]: {
    name: "Founders' Podcast",
    title: `The Founders' Podcast${titleSuffix}`,
    description:
      "Conversations with almost real founders about the work behind a small brand: pop-ups and how to survive them, and a storeroom that learns to behave.",
    lastModified: newest(episodes.map(({ publishedOn }) => publishedOn)),
    card: {
      eyebrow: "Podcast",
      title: "The Founders' Podcast",
      picture: "/images/podcast/show.svg",
      room: "crystal-ball",
    },
  },
  "/waitlist": {
    name: "Waitlist",
    title: "{launchTitle}",
    description: `Reserve a place in the ${brand.name} launch beta, {launchMonth}. {earlyOffer} Each brand you refer brings a free month.`,
    card: {
      eyebrow: `{launchMonth} beta, first ${offer.capacity} brands`,
      title: offer.headline,
      picture: "/images/stories/1.svg",
      room: "sales-outlets",
    },
  },
  "/about": {
    name: "About",
    title: `About us${titleSuffix}`,
    description: `Who makes ${brand.name} and why: a company in Bangalore that would like small brands to spend their evenings on something other than stock lists and invoices.`,
    card: { eyebrow: "About us", title: "For brands that fit on a dining table" },
  },
  "/accessibility": {
    name: "Accessibility",
    title: `Accessibility${titleSuffix}`,
    description: `What is done and tested so that everybody can use the ${brand.name} site: keyboard, screen readers, zoom, less motion, transcripts; and what is not right yet.`,
    card: {
      eyebrow: "Accessibility",
      title: "A shop without a step at the door",
      picture: "/images/rooms/customer-lounge.svg",
      room: "customer-lounge",
    },
  },
  "/careers": {
    name: "Careers",
    title: `Careers${titleSuffix}`,
    lastModified: newest(positions.map(({ postedOn }) => postedOn)),
    description: `Open positions at ${brand.name} in engineering, design and marketing, in Bangalore with remote work possible. Read what the work is and apply on the page.`,
    card: {
      eyebrow: `Careers in ${brand.city}`,
      title: "Build the shop behind the small shop",
      picture: "/images/rooms/crew.svg",
      room: "crew",
    },
  },
} satisfies Readonly<Record<string, PageFacts>>;

export type PagePath = keyof typeof facts;
export const pages: Readonly<Record<PagePath, PageFacts>> = facts;
