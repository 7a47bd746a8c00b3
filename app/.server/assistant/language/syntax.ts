/**
 * Weighs terms, after all stages of reading a question (`language.ts` names them): tells, from its neighbours alone, whether a
 * word is likely to be a verb. The site's texts can't know every verb a visitor uses; a noun they don't know, though, is a
 * subject they don't cover.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const BEFORE_VERB = words(
  "i you u we they he she it who can could will would should may might must does do did dont doesnt didnt cant cannot wont not please let lets ladoo never always",
);
const BEFORE_PARTICIPLE = words(
  "am is are was were be been being by while when without before after get gets got getting has have had having start stop keep avoid",
);
const AFTER_VERB = words("the my a an your our this these those it them him her me us some any all every each");
const DETERMINERS = words("the my a an your our this that these those some any every each his her their its no");
const AFTER_HAPPENING = words("during before after when while without");
const HINGLISH = words(
  "hai hain kya ka ke ki ko se mein me par pe kaise kaun kab kahan kitna kitne kitni hota hoti hote hoga hogi mera meri mere mujhe hum humein aap aapka nahi nahin aur kar karke karna karne karo sakta sakte sakti chahiye wala wale wali liye baad",
);
const POSTPOSITIONS = words("ka ke ki ko se mein me par pe tak wala wale wali");
const HINGLISH_VERB =
  /^[a-z]{2,}(?:ega|egi|enge|unga|ungi|oge|ogi|waye|waya|wana|waana|wane|wao|waun|wate|wata|ta|te|ti|na|ne|ye|aya|aye|ayi|oon|iye|iyega|ale|ala|ali|lna|lne|gaya|gayi|gaye|gu|kar)$/;

/** True when the word at this place is likely a verb, and so no subject of its own. */
export function isHappening(sentence: readonly string[], at: number): boolean {
  const word = sentence[at] ?? "";
  const before = sentence[at - 1] ?? "";
  const after = sentence[at + 1] ?? "";
  if (sentence.some((other) => HINGLISH.has(other)) && HINGLISH_VERB.test(word) && !POSTPOSITIONS.has(after))
    return true;
  if (DETERMINERS.has(before)) return false;
  if (BEFORE_VERB.has(before)) return true;
  if (/(?:ing|ed|en)$/.test(word) && BEFORE_PARTICIPLE.has(before)) return true;
  if (AFTER_VERB.has(after)) return true;
  return word.endsWith("s") && AFTER_HAPPENING.has(after);
}
