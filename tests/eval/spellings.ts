/** The ways in which one and the same question is written: with signs that nobody sees, and in other spellings. */

const withSoftHyphens = (text: string): string =>
  text.replace(/(?<=\p{L}\p{M}*\p{L}\p{M}*)(?=\p{L}\p{M}*\p{L})/u, "\u00ad");

/** Nasals, vowels and marks of Hindi for which there is more than one common spelling. */
const HINDI: readonly (readonly [RegExp, string])[] = [
  [/ं(?=[तथदध])/gu, "न्"],
  [/ं(?=[टठडढ])/gu, "ण्"],
  [/ं(?=[पफबभ])/gu, "म्"],
  [/न्(?=[तथदध])/gu, "ं"],
  [/म्(?=[पफबभ])/gu, "ं"],
  [/ँ/gu, "ं"],
  [/\u093c/gu, ""],
  [/ॉ/gu, "ा"],
  [/ऑ/gu, "आ"],
  [/(?<=[\u0901-\u0963])ये(?![\u0900-\u097f])/gu, "ए"],
  [/ऐप/gu, "एप"],
  [/ई-?मेल/gu, "ईमेल"],
  [/इन(?=[टवस])/gu, "इन्"],
];
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\bwhat is\b/giu, "whats"],
  [/\bWhatsApp\b/gu, "whats app"],
  [/\be-?mail\b/giu, "e-mail"],
  [/\bpop-?up\b/giu, "pop up"],
  [/\bcannot\b/giu, "can't"],
  [/'/gu, "’"],
  [/\bearly-bird\b/giu, "early bird"],
  [/\bsign-?up\b/giu, "sign up"],
];

export function spellingsOf(question: string): string[] {
  const unseen = [
    question.replace(/्(?=\p{L})/gu, "्\u200d"),
    question.replace(/्(?=\p{L})/gu, "्\u200c"),
    withSoftHyphens(question),
    question.replace(/(?<=\p{L})(?=\p{L})/gu, "\u200b"),
    `\ufeff${question}`,
  ];
  const spelt = [...HINDI, ...ENGLISH].map(([from, to]) =>
    question.normalize("NFD").replace(from, to).normalize("NFC"),
  );
  const all = [...unseen, ...spelt, question.normalize("NFD"), question.toUpperCase()];
  return [...new Set(all)].filter((other) => other !== question);
}
