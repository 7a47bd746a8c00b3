/**
 * The seven modules, in the order of the home page's explorer and the features page. Each is a room of the shop-house; its
 * full text is the feature page of the same slug.
 */
import type { Module } from "#app/schemas/content.ts";

export const modules: readonly Module[] = [
  {
    room: "storeroom",
    featureId: 1,
    name: "The Storeroom",
    purpose: "stock",
    gist: "stock and batches",
    slug: "inventory-management",
    icon: "package",
    tagline: "One count, right in every place",
    description:
      "Every print, size and batch, and where it is today: the home shelf, the box for Saturday's stall or the rack in someone else's shop. Sell a piece in one place and the count is right in the others.",
    benefits: [
      "Stock by size, batch and place, from the home shelf to the boutique rack",
      "Low-stock alerts at the level you set for each product",
      "Transfers out to an event and back, without counting the box twice",
      "A use-by date on every batch, with the oldest picked first",
    ],
    storyIds: [16, 9],
  },
  {
    room: "sales-desk",
    featureId: 3,
    name: "The Sales Desk",
    purpose: "sales orders and invoices",
    gist: "orders and GST invoices",
    slug: "sales-hub",
    icon: "shopping-cart",
    tagline: "Every order in one list, every invoice written",
    description:
      "Orders from the site, the marketplaces, WhatsApp and the stall meet in one list. Speak an order and it is written down. The GST invoice comes with it, HSN code (the code of what you sell) and tax split included.",
    benefits: [
      "One list for the orders of every channel",
      "Talk don't type: speak the order while your hands are busy",
      "GST invoices with the right tax: CGST and SGST inside your state, IGST outside it",
      "Returns with a reason and a credit note, and a summary for your accountant before GSTR-1, the sales return",
    ],
    storyIds: [2, 14],
  },
  {
    room: "cash-register",
    featureId: 9,
    name: "The Cash Register",
    purpose: "payments",
    gist: "UPI, cards, payouts",
    slug: "payment-solutions",
    icon: "credit-card",
    tagline: "Each payment finds its own order",
    description:
      "A UPI QR for the exact amount, or a link that takes UPI, cards, wallets and netbanking. Each payment is matched to its order as it arrives, and the money is paid out the same day.",
    benefits: [
      "A UPI QR for each order, with the amount already in it",
      "Payment links for WhatsApp orders, wholesale and custom work",
      "UPI, cards, wallets and netbanking, each matched to its order",
      "Same-day payout, with the provider's fees passed through without markup",
    ],
    storyIds: [15, 20],
  },
  {
    room: "customer-lounge",
    featureId: 16,
    name: "The Customer Lounge",
    purpose: "customers",
    gist: "customers and messages",
    slug: "brand-buddies",
    icon: "users",
    tagline: "Remember the size, the shade and the birthday",
    description:
      "Who bought what, in which size, and when they may want it again. Write on WhatsApp or by email only to people who agreed to hear from you, and only when the message concerns them.",
    benefits: [
      "Sizes, past orders and birthdays on one card for each customer",
      "Groups that keep themselves up to date, such as first-time buyers in Delhi",
      "WhatsApp and email messages, sent only where there is consent",
      "A reminder just before the jar runs out",
    ],
    storyIds: [5, 3],
  },
  {
    room: "sales-outlets",
    featureId: 10,
    name: "The Sales Outlets",
    purpose: "sales channels and events",
    gist: "website, marketplaces, events",
    slug: "events-toolkit",
    icon: "calendar",
    tagline: "Many places to sell, one stock behind them",
    description:
      "Website, marketplaces, Instagram, WhatsApp, boutique racks and pop-ups, all selling from one stock. The event kit takes boxes out to the stall, sells without a network and settles at night.",
    benefits: [
      "One stock for the site, marketplaces, Instagram, WhatsApp, stalls and racks",
      "An event kit: take stock out, sell offline, settle the same night",
      "Consignment racks in boutiques, each with its own count and account",
      "Sales by channel and by event, fees beside them",
    ],
    storyIds: [1, 7],
  },
  {
    room: "crew",
    featureId: 20,
    name: "The Crew",
    purpose: "team access",
    gist: "logins and roles",
    slug: "access-control",
    icon: "user-cog",
    tagline: "A key for each person, to the right rooms",
    description:
      "A login for each person, with full, limited or view-only access to the rooms of their work. The packer packs, the accountant reads, and the password is no longer on the fridge.",
    benefits: [
      "A login of their own for everybody who works with you",
      "Full, limited or view-only access, room by room",
      "Weekend logins for stall helpers, closed on Monday",
      "Every order, return and price change carries a name",
    ],
    storyIds: [6],
  },
  {
    room: "crystal-ball",
    featureId: 6,
    name: "The Crystal Ball",
    purpose: "analytics",
    gist: "margins and reorders",
    slug: "numbers-nirvana",
    icon: "bar-chart",
    tagline: "What sells, what earns, what to make next",
    description:
      "Best sellers, margins by product and channel, and the stock that has not moved since Diwali. From your own sales it suggests what to reorder, how much of it, and in which sizes.",
    benefits: [
      "Margins by product and by channel, after fees and returns",
      "Best sellers and slow stock, named every week",
      "Reorder suggestions drawn from last season's sales",
      "A size run for the next batch, from the sizes that really sold",
    ],
    storyIds: [8],
  },
];
