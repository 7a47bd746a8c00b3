/** A page that should be found. */
export type PublicPage = {
  path: string;
  kind: "fixed" | "feature" | "story" | "journey" | "position" | "legal";
  /** The short name, for breadcrumbs and lists. */
  name: string;
  description: string;
  /** ISO date of the last known change. */
  lastModified?: string;
  /** The address of the same content as Markdown. */
  markdown?: string;
};
