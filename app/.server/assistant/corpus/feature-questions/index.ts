/** How visitors ask for what the feature pages tell: by page, then by the title of a use case or by a benefit as it stands. */
import { roomQuestions } from "./rooms.ts";
import { closeUpQuestions } from "./close-ups.ts";

/** Questions of one page, whole, divided by "|". */
export type PageQuestions = Readonly<Record<string, string>>;

export const featureQuestions: Readonly<Record<string, PageQuestions>> = { ...roomQuestions, ...closeUpQuestions };
