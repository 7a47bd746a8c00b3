/** Texts that the three legal pages share. */
export const legalPage = {
  /** `{date}` is the document's own. */
  lastUpdated: "Last updated: {date}",
  contents: "On this page",
} as const;
