/** Checks e-mail addresses for every form. */
import * as z from "zod/mini";
import type { MessageCode } from "./messages.ts";
import { lineOf } from "./plain-text.ts";

/**
 * The HTML standard's definition, with two changes. Letters and digits of every script count, with the joiners that
 * Indic words need. And the domain has a dot: without one, an address is a slip.
 */
const LETTER = "\\p{L}\\p{M}\\p{N}";
const LABEL = `[${LETTER}](?:[${LETTER}\\u200c\\u200d-]{0,61}[${LETTER}])?`;
const ADDRESS = new RegExp(`^[${LETTER}\\u200c\\u200d.!#$%&'*+/=?^_\`{|}~\\-]+@${LABEL}(?:\\.${LABEL})+$`, "u");

/** Invisible characters, except joiners. Chats and mail programs add some to copied addresses. */
const UNSEEN = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

/** A typed or pasted address on one line, without invisible characters. */
export const emailLine = (text: string): string => lineOf(text.replace(UNSEEN, ""));

export const emailAddress = (invalid: MessageCode) => z.refine<string>((text) => ADDRESS.test(text), invalid);
