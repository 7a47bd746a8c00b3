/** The questions visitors ask most, with the site's answers. The texts are data, one file for each subject. */
import companyAndCareers from "./company-and-careers.json" with { type: "json" };
import messages from "./messages.json" with { type: "json" };
import offerAndWaitlist from "./offer-and-waitlist.json" with { type: "json" };
import paymentsAndFees from "./payments-and-fees.json" with { type: "json" };
import policies from "./policies.json" with { type: "json" };
import pricing from "./pricing.json" with { type: "json" };
import product from "./product.json" with { type: "json" };
import storiesAndFounders from "./stories-and-founders.json" with { type: "json" };
import websiteAndChat from "./website-and-chat.json" with { type: "json" };

/** Every `{name}` in an answer or a link must be one of `placeholders.ts`. */
export type FrequentQuestion = {
  question: string;
  /** States the fact itself, with its subject and its figures: the site may show it as an excerpt. */
  answer: string;
  /** The page the answer comes from stands first. */
  links: readonly { title: string; path: string }[];
  /** Other ways to ask it, as different from each other as possible. */
  wordings: readonly string[];
  /** Set where one story, founder, journey or episode is meant. */
  about?: string;
};

export const frequentQuestions: readonly FrequentQuestion[] = [
  ...pricing,
  ...paymentsAndFees,
  ...offerAndWaitlist,
  ...policies,
  ...product,
  ...companyAndCareers,
  ...websiteAndChat,
  ...storiesAndFounders,
  ...messages,
];
