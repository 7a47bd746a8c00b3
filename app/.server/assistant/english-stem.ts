const VOWEL = /[aeiouy]/;
/** Cuts the endings of an English word off, so that "pricing", "priced" and "price" are equal. Rough, but always the same. */
export function stemOf(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  let cut = word;
  if (/.{3}ies$/.test(cut)) cut = `${cut.slice(0, -3)}y`;
  else if (/(?:ches|shes|xes|sses|zzes)$/.test(cut)) cut = cut.slice(0, -2);
  else if (/[^sui]s$/.test(cut)) cut = cut.slice(0, -1);
  if (/.{3}ied$/.test(cut)) cut = `${cut.slice(0, -3)}y`;
  const base = /^(.{3,})(?:ing|ed)$/.exec(cut)?.[1] ?? "";
  if (VOWEL.test(base)) cut = base.replace(/([^aeioulsz])\1$/, "$1").replace(/^(.{4,})ll$/, "$1l");
  if (/.{5}ly$/.test(cut)) cut = cut.slice(0, -2);
  if (/.{3}e$/.test(cut)) cut = cut.slice(0, -1);
  return /.{3}y$/.test(cut) ? `${cut.slice(0, -1)}i` : cut;
}
