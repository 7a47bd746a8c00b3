/** Cleans text of control characters, direction marks and lone surrogates. Joiners stay: Indic scripts need them. */

const STEERING = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;
const STEERING_IN_PARAGRAPHS = /(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;
/** U+2800 is the empty letter of Braille, which is invisible. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const unlessInvisible = (text: string) => (VISIBLE.test(text) ? text.trim() : "");

export function lineOf(text: string): string {
  return unlessInvisible(text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " ").replace(STEERING, ""));
}

export function paragraphsOf(text: string): string {
  return unlessInvisible(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(STEERING_IN_PARAGRAPHS, ""));
}
