/**
 * The statements about questions that Smoothie could not answer, for KEEP_QUESTIONS off (the default) and on. Other texts
 * hold one of these names in braces. `app/.server/unanswered-questions` must do as they say.
 */
import { brand } from "#app/content/brand.ts";

export const storedQuestionsWordings = {
  questionsStored: [
    "The questions and the answer are not stored.",
    `The answer is not stored. Of a question that ${brand.assistantName} could not answer we store a keyed code for 30 days, from which the question can't be read. Once three visitors or more have asked the same, we store its wording for as long, without email addresses, web addresses, numbers and what looks like a name. Who asked is known by a keyed code alone, for as long.`,
  ],
  /** The same within one of the assistant's answers. */
  questionsAnswer: [
    "Questions to Smoothie and its answers are not stored.",
    "Smoothie's answers are not stored. The wording of a question that it could not answer is kept for 30 days once three visitors or more have asked the same, without addresses, numbers and names.",
  ],
  questionsKept: [
    "Not kept",
    "The wording of one that could not be answered and that three visitors or more have asked, and the keyed codes of section 4: 30 days. Nothing else is kept",
  ],
  questionsModel: [
    "Only what you put into your questions; not stored by us",
    "Only what you put into your questions; what we store of them, section 4 says",
  ],
} as const satisfies Record<string, readonly [off: string, on: string]>;

export type StoredQuestionsTexts = Readonly<Record<keyof typeof storedQuestionsWordings, string>>;

/** The wordings by name. */
export function storedQuestionsTexts(isOn: boolean, wordings = storedQuestionsWordings): StoredQuestionsTexts {
  const chosen = Object.entries(wordings).map(([name, [off, on]]) => [name, isOn ? on : off]);
  return Object.fromEntries(chosen) as StoredQuestionsTexts;
}

/** The chat's notice before the first question, where questions are kept. */
export const storedQuestionsNotice = `What ${brand.assistantName} can't answer and three or more people ask is kept for 30 days, without names, numbers and addresses.`;
