/** What the order on the Hindi home page needs besides: its words, and a reader of Devanagari. */
import { romanize as inLatin } from "#app/lib/devanagari.ts";

export { ownOrder } from "#app/content/hi/own-order.ts";
export const romanize = (text: string): string => inLatin(text, new Map());
