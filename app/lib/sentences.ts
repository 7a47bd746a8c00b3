/** Splits text into sentences. */

const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|Mr|Mrs|Dr|No|vs)\.)$/;

/** The sentences of a text, in order. A quotation stays whole. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/\n+/)) {
    let start = 0;
    for (const { index, 0: mark } of line.matchAll(/[.!?।]+["”'’]?(?=\s+["“'‘]?[\p{Lu}\p{Lo}\d₹])/gu)) {
      const end = index + mark.length;
      if (ABBREVIATION.test(line.slice(start, end))) continue;
      sentences.push(line.slice(start, end).trim());
      start = end;
    }
    const rest = line.slice(start).trim();
    if (rest) sentences.push(rest);
  }
  return sentences;
}
