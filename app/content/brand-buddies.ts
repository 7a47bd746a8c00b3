/** The page about looking after customers (/brand-buddies). The module itself is The Customer Lounge. */
import { brand, offer } from "#app/content/brand.ts";
import type { Point } from "#app/schemas/content.ts";

export const brandBuddiesHero = {
  eyebrow: "The Customer Lounge",
  heading: "Be the brand that remembers",
  body: `Her size, his shade of indigo, the jar that will be empty by Friday. ${brand.name} keeps what your customers told you and helps you write to the right ones, by WhatsApp or email, when they have agreed to hear from you.`,
  cta: "Get Started",
} as const;

/** A card that leads to a feature page. */
interface BuddyCard extends Point {
  slug: "customer-segmentation" | "community-management" | "customer-relationships";
  linkLabel: string;
}

export const brandBuddiesCardsHeading = "Three ways to stay in touch";

export const brandBuddiesCards: readonly BuddyCard[] = [
  {
    slug: "customer-segmentation",
    title: "Customer Segmentation",
    description:
      "Delhi, size L, bought at the winter exhibition: fill in the blanks of one sentence, and the group keeps itself up to date. You see how many people it is before you write.",
    icon: "target",
    linkLabel: "See how groups work",
  },
  {
    slug: "community-management",
    title: "Community Management",
    description:
      "WhatsApp, email and the stall's visitors' book on one card for each customer. Anyone whose role has the Lounge in full can pick up a conversation, and whoever says 'stop' is left alone on every channel.",
    icon: "message-circle",
    linkLabel: "See where messages live",
  },
  {
    slug: "customer-relationships",
    title: "Customer Relationships",
    description:
      "The second order depends on how the first one went. Sizes, notes, exchanges and complaints are on the customer's card, so you answer without a search.",
    icon: "heart-handshake",
    linkLabel: "See what is remembered",
  },
];

export const brandBuddiesStory = {
  heading: "The message on day forty",
  note: "Dev is one of our three founders, who are almost real.",
  founder: "dev",
  storyId: 3,
  quote:
    "I wanted 15% off, to be tested in nine versions. Sana wanted to ask a question, and she sent hers while I was still naming the versions. People answer Sana. They write 'same'.",
  body: "A jar of Sunday Ubtan's face pack lasts about six weeks. In The Customer Lounge, Sana made a group that fills itself: first order, a jar of ubtan, forty days ago, nothing since, and a yes to WhatsApp messages. Each of them gets one message that asks how their skin is doing and whether they want the same again. One word is answer enough: 'same'.",
  /** The story's own key result. */
  result: "Of every hundred first-time buyers who get the message, twenty-three buy again; it was eleven.",
  cta: "Listen to Dev's story",
} as const;

export const brandBuddiesTrial = {
  heading: `${offer.trialDays}-Day Free Trial`,
  body: `Try ${brand.name} with your own customers for ${offer.trialDays} days, free of charge, from the day your account opens. {launchSentence} Brands on the waitlist come in first. {earlyOffer}`,
  cta: `Start Your ${offer.trialDays}-Day Free Trial`,
} as const;
