/**
 * The features that a story can be about. The ids are the specification's and occur in addresses (`?feature=9`), so they
 * never change. The filter panel lists the first eight; The Crew is reached by its id and name.
 */
import type { FeatureRef } from "#app/schemas/content.ts";

export const features = [
  {
    id: 1,
    name: "The Storeroom",
    type: "module",
    icon: "package",
    room: "storeroom",
    description: "Stock by size, batch and place, counted once and true everywhere.",
  },
  {
    id: 3,
    name: "The Sales Desk",
    type: "module",
    icon: "shopping-cart",
    room: "sales-desk",
    description: "Orders and GST invoices from every channel in one list.",
  },
  {
    id: 6,
    name: "The Crystal Ball",
    type: "module",
    icon: "bar-chart",
    room: "crystal-ball",
    description: "What sells, what earns and what to make next.",
  },
  {
    id: 9,
    name: "The Cash Register",
    type: "module",
    icon: "credit-card",
    room: "cash-register",
    description: "UPI, cards, wallets and netbanking, matched to the order.",
  },
  {
    id: 10,
    name: "The Sales Outlets",
    type: "module",
    icon: "calendar",
    room: "sales-outlets",
    description: "Website, marketplaces, pop-ups, WhatsApp and boutique racks on one stock.",
  },
  {
    id: 15,
    name: "Simplify & Automate",
    type: "theme",
    icon: "zap",
    room: "sales-desk",
    description: "The evening's repeat work, done before you sit down to it.",
  },
  {
    id: 16,
    name: "The Customer Lounge",
    type: "module",
    icon: "users",
    room: "customer-lounge",
    description: "Who bought what, in which size, and when to say hello again.",
  },
  {
    id: 17,
    name: "Tech Apprehension",
    type: "theme",
    icon: "laptop",
    room: "crew",
    description: "Getting past the fear of one more app.",
  },
  {
    id: 20,
    name: "The Crew",
    type: "module",
    icon: "users",
    room: "crew",
    description: "A login for each person, with just the rooms they need.",
  },
] as const satisfies readonly FeatureRef[];

/** The eight features in the filter panel. */
export const filterFeatures: readonly FeatureRef[] = features.slice(0, 8);

/** Names in older links, mapped to the same ids. Compared without case, spaces or a leading "the". */
export const featureNameAliases: Readonly<Record<string, number>> = {
  Storeroom: 1,
  "Product Pulse": 1,
  "Sales Desk": 3,
  "Sales Sauce": 3,
  "Crystal Ball": 6,
  "Cash Register": 9,
  "Ka-ching": 9,
  "Sales Outlets": 10,
  "Pop-up Power": 10,
  "Simplify & Automate": 15,
  "Customer Lounge": 16,
  "Brand Buddies": 16,
  "Tech Apprehension": 17,
  "The Crew": 20,
};
