/** The About page: mission, story, values, and the two links at its end. */
import { brand } from "#app/content/brand.ts";
import type { Point } from "#app/schemas/content.ts";

const values = [
  {
    title: "The founder's evening comes first",
    description:
      "Before we build a thing, we ask which part of a founder's evening it gives back. If it gives back nothing, we do not build it.",
    icon: "clock",
  },
  {
    title: "One count, and a true one",
    description:
      "A number that is nearly right is worse than a blank, because a box gets packed by it. So stock, money and tax are counted once, in one place, and agree wherever you look.",
    icon: "scale",
  },
  {
    title: "Everyone at the table",
    description:
      "An aunt in the kitchen, a nephew at the stall, a tailor who would sooner talk than type: if they work in the business, the software has to work for them too.",
    icon: "users",
  },
  {
    title: "Plain words, plain prices",
    description:
      "We say what a thing does and what it costs, with GST named beside it. Payment fees are passed on as they come, without a markup, and your data leaves with you if you do.",
    icon: "receipt",
  },
  {
    title: "Made in India, for how India sells",
    description:
      "UPI at the stall, orders on WhatsApp, tax codes (HSN) on the invoice and the sales return (GSTR-1) month after month are where we begin. They are not settings we get round to later.",
    icon: "map-pin",
  },
] as const satisfies readonly Point[];

export const about = {
  hero: {
    heading: "For brands that fit on a dining table",
    intro: `${brand.name} is a small company in ${brand.city}. We make the software we wished our friends had on a Saturday at the stall, and on the night of the 10th, with the sales return (GSTR-1) due the next day.`,
  },
  mission: {
    heading: "Our mission",
    text: `To give a brand of two people what a company of two hundred takes for granted: one true count of stock, every order in one list, every rupee matched to its sale, and a day's work that is over before dinner. ${brand.tagline} is what we print on the awning. This is what we mean by it.`,
  },
  story: {
    heading: "Our story",
    paragraphs: [
      "It began at a pop-up, with a good day. A friend of ours had sold more in one Saturday than in the fortnight before, and we had helped to carry the boxes. On Sunday four of us sat around her table and tried to find out what was left. There was a list on the back of a swatch, a chat full of orders, a folder of UPI screenshots, and a website that was still selling three kurtas that had gone home with their new owners at noon.",
      "We had built software for large companies, and we knew that none of this was a hard problem. Large shops solved it long ago, with tills, warehouses and a room of people to look after both. She had a phone with a cracked corner and a patient mother. Everything we could find for her was either made for a chain of supermarkets or did one thing well and left the other six to her. She did not need seven apps. She needed the seven to be one house.",
      "So we drew a house. The Storeroom went at the bottom, the Sales Desk and the Cash Register at street level, a lounge for customers, an awning and a stall outside, a crew upstairs, and an attic with a crystal ball. Each room does one job, and they all share one set of shelves. A jar packed for the market is gone from the website before the box is shut.",
      "The name came with the tea. A ladoo is many small grains, pressed together by hand until they hold. Nobody admires a single grain of besan. Orders, sizes, batches, receipts and return slips are like that: small, dry, and everywhere, until something holds them together. It is also what one hands round when there is good news.",
      `The founders who speak on this website are almost real. Tara, Kabir and Dev are our inventions; the cracked corner, the courier at seven and the return marked 'size' are not. We keep them in mind when we decide what to build, and ask of each idea which of the three would use it on a Tuesday. {launchSentence} Brands on the waitlist come in first, and we hope that yours is one of them.`,
    ],
  },
  values: {
    heading: "Our values",
    intro: "Five things we go back to when we disagree, which happens about twice a week.",
    points: values,
  },
  links: {
    heading: "Come and see the house",
    body: "Hear how the rooms are used, or take a place in the queue. Both are free.",
    storiesLabel: "Hear the founders' stories",
    storiesPath: "/stories",
    waitlistLabel: "Join the waitlist",
    waitlistPath: "/waitlist",
  },
} as const;
