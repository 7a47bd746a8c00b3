import * as z from "zod/mini";
import type { MessageCode } from "./messages.ts";
import { lineOf } from "./plain-text.ts";

/** The HTML standard's definition, with the letters of every script, and a dot in the domain. */
const LETTER = "\\p{L}\\p{M}\\p{N}";
const LABEL = `[${LETTER}](?:[${LETTER}\\u200c\\u200d-]{0,61}[${LETTER}])?`;
const ADDRESS = new RegExp(`^[${LETTER}\\u200c\\u200d.!#$%&'*+/=?^_\`{|}~\\-]+@${LABEL}(?:\\.${LABEL})+$`, "u");

/** Chats and mail programs add invisible characters to copied addresses; joiners are letters' own. */
const UNSEEN = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

export const emailLine = (text: string): string => lineOf(text.replace(UNSEEN, ""));

export const emailAddress = (invalid: MessageCode) => z.refine<string>((text) => ADDRESS.test(text), invalid);
