/** What counts as an e-mail address, for every form. */
import * as z from "zod/mini";
import { lineOf } from "./plain-text.ts";

/**
 * The HTML standard's definition, with two changes. Letters and digits of every script count, with the joiners that Indic
 * words need. And the domain has a dot: without one, an address is a slip.
 */
const LETTER = "\\p{L}\\p{M}\\p{N}";
const LABEL = `[${LETTER}](?:[${LETTER}\\u200c\\u200d-]{0,61}[${LETTER}])?`;
const ADDRESS = new RegExp(`^[${LETTER}\\u200c\\u200d.!#$%&'*+/=?^_\`{|}~\\-]+@${LABEL}(?:\\.${LABEL})+$`, "u");

/** All that nobody sees but the joiners. Chats and mail programs leave some beside an address that is copied from them. */
const UNSEEN = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

/** What was typed or pasted as an address, on one line and without what is not to be seen. */
export const emailLine = (text: string): string => lineOf(text.replace(UNSEEN, ""));

export const emailAddress = (invalid: string) => z.refine<string>((text) => ADDRESS.test(text), invalid);
