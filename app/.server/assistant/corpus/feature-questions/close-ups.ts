/** The close-ups of a part of a room, and the themes that cross them. */
import type { PageQuestions } from "./index.ts";

export const closeUpQuestions: Readonly<Record<string, PageQuestions>> = {};
