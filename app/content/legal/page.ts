/** What the three legal pages have in common. */
export const legalPage = {
  /** `{date}` is the document's own. */
  lastUpdated: "Last updated: {date}",
  contents: "On this page",
} as const;
