/** Texts that the three legal pages share. */
export const legalPage = {
  /** `{date}` is the document's own. */
  lastUpdated: "Last updated: {date}",
  /** `{date}` and `{what}` are those of the newest correction. */
  lastCorrected: "Last corrected: {date}. {what}",
  contents: "On this page",
} as const;
