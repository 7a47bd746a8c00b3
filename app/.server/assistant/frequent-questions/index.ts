/** The questions visitors ask most, with the site's answers. The texts are data, one file for each subject. */
import { featuresFaq } from "#app/content/founder-questions.ts";
import { pricingFaq } from "#app/content/pricing.ts";
import { waitlistFaq } from "#app/content/waitlist.ts";
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
  wordings: readonly string[];
  about?: string;
  /** The question on a page whose answer this is. The file then holds an answer only if that one leans on its page. */
  faq?: string;
};

type Written = Omit<FrequentQuestion, "answer"> & { answer?: string };

/** Takes the verdict off an answer: a quotation must give none. */
export const withoutVerdict = (text: string): string =>
  text.replace(/^(?:Yes|No)[,.] (.)/, (_, letter: string) => letter.toUpperCase());

const pageAnswers: ReadonlyMap<string, string> = new Map(
  [...pricingFaq, ...featuresFaq, ...waitlistFaq].map(({ question, answer }) => [question, withoutVerdict(answer)]),
);

function answered(written: Written): FrequentQuestion {
  const answer = written.answer ?? pageAnswers.get(written.faq ?? "");
  if (answer === undefined) throw new Error(`No page answers "${written.faq ?? written.question}"`);
  return { ...written, answer };
}

const written: readonly Written[] = [
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

export const frequentQuestions: readonly FrequentQuestion[] = written.map(answered);
