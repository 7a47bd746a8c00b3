/** The pages of the seven rooms. */
import type { PageQuestions } from "./index.ts";

export const roomQuestions: Readonly<Record<string, PageQuestions>> = {};
