/** What happens in a telling, a question at a time. */

/** One thing that is told: `answer` says it in one to three sentences, in the figures and the names of the text itself. */
export type Detail = {
  /** Whole questions it answers, divided by "|"; the test asks the first. */
  examples: string;
  /** See `Passage.needs`: what only this telling has, so that a question about the product never lands here. */
  needs: string;
  answer: string;
  asks?: string;
};
