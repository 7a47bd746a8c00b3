export type PublicPage = {
  path: string;
  kind: "fixed" | "feature" | "story" | "journey" | "position" | "legal";
  name: string;
  description: string;
  lastModified?: string | undefined;
  markdown?: string;
};
