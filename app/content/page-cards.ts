/**
 * Pages without a parameter in their address: their short names for breadcrumbs and lists, and the texts of their cards. A
 * card is drawn at build time and may be seen for years, so texts with `{launchMonth}` must stay true. Titles and
 * descriptions are in `site.ts`; a page that is missing here goes by its title and gets the site's card.
 */
import { brand, offer, podcastPath, useCasesPath } from "#app/content/brand.ts";
import type { Room } from "#app/schemas/content.ts";

interface PageCard {
  /** The page's short name. */
  name: string;
  /** The small line above the card's title. */
  eyebrow: string;
  title: string;
  /** A drawing under /images; the shop-house without one. */
  picture?: string;
  room?: Room;
}

export const pageCards: Readonly<Record<string, PageCard>> = {
  "/": { name: "Home", eyebrow: "{launchMonth} beta", title: brand.tagline },
  "/features": { name: "Features", eyebrow: "Features", title: "Seven rooms of one shop-house" },
  "/pricing": {
    name: "Pricing",
    eyebrow: "Pricing",
    title: "Pay for the people who use it",
    picture: "/images/rooms/cash-register.svg",
    room: "cash-register",
  },
  "/brand-buddies": {
    name: "Brand Buddies",
    eyebrow: "Brand Buddies",
    title: "Customers who come back",
    picture: "/images/rooms/customer-lounge.svg",
    room: "customer-lounge",
  },
  [useCasesPath]: {
    name: "Use Cases",
    eyebrow: "Audio stories",
    title: "Short stories from three almost real shops",
    picture: "/images/stories/15.svg",
    room: "sales-outlets",
  },
  [podcastPath]: {
    name: "Founders' Podcast",
    eyebrow: "Podcast",
    title: "The Founders' Podcast",
    picture: "/images/podcast/show.svg",
    room: "crystal-ball",
  },
  "/waitlist": {
    name: "Waitlist",
    eyebrow: `{launchMonth} beta, first ${offer.capacity} brands`,
    title: offer.headline,
    picture: "/images/stories/1.svg",
    room: "sales-outlets",
  },
  "/accessibility": {
    name: "Accessibility",
    eyebrow: "Accessibility",
    title: "A shop without a step at the door",
    picture: "/images/rooms/customer-lounge.svg",
    room: "customer-lounge",
  },
  "/about": { name: "About", eyebrow: "About us", title: "For brands that fit on a dining table" },
  "/careers": {
    name: "Careers",
    eyebrow: `Careers in ${brand.city}`,
    title: "Build the shop behind the small shop",
    picture: "/images/rooms/crew.svg",
    room: "crew",
  },
};
