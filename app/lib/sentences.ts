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

/** The end of the last complete sentence of a growing text, with its citations; an open link completes none. */
export function citedSentencesEnd(text: string): number {
  let end = 0;
  for (const match of text.matchAll(/[.!?।]["”')]?(?:\s*\[[\d,\s]+\])*(?=\s+[^\s[])|\n/g)) {
    const position = match.index + match[0].length;
    const before = text.slice(0, position);
    const open = before.match(/\[(?![\d,\s]+\](?!\())/g)?.length ?? 0;
    const isAbbreviation = /\b(?:e\.g|i\.e|Rs|No|vs|Mr|Mrs|Dr)\.$/.test(before);
    if (!isAbbreviation && open === (before.match(/\]\([^)]*\)/g)?.length ?? 0)) end = position;
  }
  return end;
}

export const CITED_SENTENCE = /\s*(?:[^.!?।\n]|[.!?](?=\S))+(?:[.!?।]+["”')]?|$|(?=\n))(?:\s*\[[\d,\s]+\](?!\())*/gu;
