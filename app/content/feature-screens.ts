/** The words around the features: the overview's text, and the headings and buttons that all feature pages share. */
import { stories } from "#app/content/stories/index.ts";
import type { FeaturePageContent, Room } from "#app/schemas/content.ts";

export const featuresScreen = {
  heading: "Seven rooms under one roof",
  body: "You enter an order once. It leaves the storeroom, rings at the till and lands on the customer's card. Here is what each room does, and what founders say about it.",
  cta: "Apply for Early Access",
  indexLabel: "Rooms on this page",
  benefitsHeading: "Key benefits",
  storiesHeading: "Hear it from a founder",
  learnMore: "Learn More",
  /** `{name}` is the feature's name. */
  allStories: "View all stories about {name}",
  /** `{minutes}` is rounded up. */
  listenTime: "{minutes} min",
  themesHeading: "Jobs that need more than one room",
  themesIntro: "Three of them have a page of their own.",
  closing: {
    heading: "Start with what keeps you up at night",
    body: "For some it is the stock, for others the invoices before the sales return (GSTR-1) is due. Join the waitlist for the {launchMonth} beta, and start with one. Open the other doors when you need them.",
    cta: "Apply for Early Access",
  },
} as const;

export const featureScreen = {
  back: "Back to Home",
  join: "Join the waitlist",
  seeAlso: "Also in this room:",
  benefitsHeading: "Key Benefits",
  useCasesHeading: "Use Cases",
  payment: {
    heading: "Payment Processing Details",
    provider: "Provider",
    fees: "Fee structure",
    notes: "Notes",
  },
  storiesHeading: "Founder Success Stories",
  storiesIntro: "Told by three founders who are almost real, in two to four minutes each.",
  allStories: "All Success Stories",
  readStory: "Read their story",
  keyResult: "What came of it",
  readFull: "Read Full Story",
  minutes: "{count} min",
  demo: "Schedule a Demo",
  signUp: "Sign Up Free",
} as const;

/** The alt text of each room's scene. */
export const sceneAlts: Readonly<Record<Room, string>> = {
  storeroom:
    "A storeroom: jars and folded cloth on the shelves, a woman with a parcel in her arms, and a cat between two pots.",
  "sales-desk": "At a desk a man speaks an order into his phone, and an invoice hangs from the counter.",
  "cash-register": "A hand holds up a phone with a green tick beside a QR code on the counter and a large old till.",
  "customer-lounge": "Two people drink chai on a pink sofa; behind them kurtas hang on a rail.",
  "sales-outlets": "A striped stall with kurtas and jars, and a customer in front of it with a full bag.",
  crew: "Three people at work, one with a key in her hand, one with a parcel, one with the accounts, and a rack of keys above them.",
  "crystal-ball": "An attic at night with a bar chart in a glass ball, a telescope and an owl.",
};

/** The picture at the top of a feature page and on its card: a story's scene if the page names one, else its room. */
export function sceneOf({ scene, room }: Pick<FeaturePageContent, "scene" | "room">): { src: string; alt: string } {
  const story = stories.find(({ id }) => id === scene);
  return story
    ? { src: `/images/stories/${story.id}.svg`, alt: story.imageAlt }
    : { src: `/images/rooms/${room}.svg`, alt: sceneAlts[room] };
}
