import { type IconName, IconNameSchema } from "#app/schemas/content.ts";

/** The icons of the site's own controls, beside those that the content may name. After a change run `npm run icons`. */
const controls = [
  "menu",
  "x",
  "chevron-down",
  "arrow-right",
  "arrow-left",
  "external-link",
  "alert-circle",
  "check",
  "check-circle",
  "minus",
  "plus",
  "play",
  "pause",
  "rotate-ccw",
  "skip-back",
  "download",
  "share-2",
  "copy",
  "mail",
  "printer",
  "send",
  "square",
  "maximize",
  "minimize",
  "book",
  "quote",
  "instagram",
  "briefcase",
  "more-horizontal",
] as const;
export type IconFile = IconName | (typeof controls)[number];

/** Lucide's names of those that are called otherwise here. */
const renamed: Partial<Record<IconFile, string>> = {
  calendar: "calendar-days",
  "bar-chart": "chart-column",
  receipt: "receipt-indian-rupee",
  key: "key-round",
  undo: "undo-2",
  home: "house",
  "alert-circle": "circle-alert",
  "check-circle": "circle-check-big",
  maximize: "maximize-2",
  minimize: "minimize-2",
  book: "book-open",
  instagram: "camera",
  "more-horizontal": "ellipsis",
};

export const iconFiles = [...IconNameSchema.options, ...controls].map((name) => ({
  name,
  file: renamed[name] ?? name,
}));
