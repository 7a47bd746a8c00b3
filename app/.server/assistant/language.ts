/**
 * How words are compared: spelling, endings and synonyms are levelled in the same way for the question and for the site's
 * texts, so that "kitna kharcha" and "what it costs" meet in the same term.
 */
import { relatedWords, synonymGroups } from "#app/content/assistant.ts";
import { founders } from "#app/content/founders.ts";
import { remembering } from "#app/lib/remembering.ts";
import { reworded } from "./rewording.ts";

/** Words that say how something is asked and not what about. */
const STOP_WORDS = new Set(
  `a an the and or but if then than so as at by for from in into of off on onto out over to up with within upon about
  am is are was were be been being do does did doing done have has had having can could may might must shall should will would
  i me my mine we us our ours you your yours he him his she her hers it its they them their theirs this that these those there here
  not no nor only own same too very just also again once both each few more most other some such any all every either neither
  what which who whom whose when where why how much many
  please pls plz kindly tell know say says let lets want wants wanted need needs like likes get gets getting got give gives given
  im ive id ill youre theyre dont doesnt didnt cant couldnt wont wouldnt isnt arent wasnt hasnt havent whats wheres hows whos thats
  hi hey hello ok okay yes no oh well actually really even ever still yet already now soon
  ka ke ki ko se me mein mai main par pe hai hain he ho hoga hogi hoge hota hoti hote tha thi the kya kyaa aur ya toh to bhi hi na nahi nahin mat
  mera meri mere mujhe mujhko hum hume humein hamara hamare hamari aap aapka aapke aapki apna apne apni tum tera tere
  kar karo karna karne karte karta karti kare karen karein karun karu karke kiya kije kijiye kijie sakta sakte sakti sakun saku sake sakenge
  jaa ja jao jana jaun jata jate jati jaye jayega de do dena dete deta deti dega denge dijiye dijie le lo lena lete leta leti lega lun lu lene
  liye lie wala wale wali waala ek koi kuch kuchh sab sabhi yeh ye woh wo vo is us isse usse iska uska agar jab tab abhi phir fir sirf bas
  hone hona bhar hisaab hisab matlab taki jaise waise sirf tak pata lage lagi kahiye zyada jyada kam
  padega padegi padta padhega padta lagaana sunao dikhao kisi
  aa aana aata aati aate aaya aaye aayega aayegi aayenge aao aake aaenge ayega ayenge aa aayi likh likhna likhe likhun dikh dikhta dikhega dikhao dekho dekhna dekhun bhejun
  chal chalta chalti chalega chalegi banta banti banega banegi banana banao ban rakh rakhna rakhta rakhte rakhega puch poochna puchna samajh samjha pata bolna bolo
  dikhta hoon hun hu rha rhe rhi krna krte kr krta krti kru krun hojayega hojaega jaenge jayenge jaaye jae jaa sakenge paunga paenge paun
  raha rahe rahi hua hue hui lagta lagte lagti lagega lagegi lagenge lage chahiye chahie chahta chahte chahti milta milte milti milega milegi milenge mile mil
  batao bataiye bataye bata btao samjhao bhai bhaiya didi ji yaar sir madam plzz
  sabse ne sa si doge dogi denge karoge karogi karenge lenge loge rahega rahegi rahenge unka unki unke inka inki inke jinka kisne aise vaise jaisa
  jaisi itna itne itni keval kaafi kafi rakha rakhi rakhe hoti hote agla agle pichla pichle tarah taraf pas paas yahan wahan idhar udhar
  har bande bando aata chalana chalani wo payegi payega paunga karwa karwau hogaya hojaye hojayega hogya nhi nai kbhi kabhi hamesha accha acha
  jo gaya gaye gayi gye gya gai diya diye du dun rakho jata
  kab kaun kon kahan kaha kaise kese kyun kyon kyu kidhar konsa kaunsa kaunse kis kise kisko
  थ का के की को से में पर है हैं हो क्या और मैं मेरा मेरे मेरी`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that could stand in a question about anything: they rank answers, and hardly count for whether one fits. */
const LIGHT_WORDS =
  `use using used user usage work works working way ways thing things something anything someone anyone somebody anybody everyone
  people person make makes making made take takes taking taken put go goes going went come coming keep find show shows see look looking
  help helps helping handle manage managing management deal happen happens happening mean means possible able allow allows kind sort type
  brand business company small product app application software platform tool system service solution feature features module modules part parts
  ladoo laddoo laddu smoothie detail details info information explain describe difference question answer page website site
  start begin day days time times long first new old good better best big little lot bit total whole full different
  exactly simply roughly actually normally usually typically generally basically currently today tomorrow
  track keep keeps keeping forever stop program programme early ahead lose back resolution matter version policy process procedure facility guarantee mode period rule rules term terms condition conditions
  include includes included including inside behind between while during before after until since without per through against
  set add change try ask call name number place point side end run running turn move bring left right thanks thank
  one two three four five six seven eight nine ten
  available possible option options choose choice specific special main separate another else else's
  kitna kitne kitni din samay waqt kaam cheez tarika baat log logo logon banda bande`
    .split(/\s+/)
    .filter(Boolean);

export const MONTHS: readonly string[] =
  "january february march april may june july august september october november december".split(" ");

const IRREGULAR: Readonly<Record<string, string>> = {
  // A job, and not what one does to a door.
  opening: "vacancy",
  openings: "vacancy",
  threw: "throw",
  thrown: "throw",
  sold: "sell",
  bought: "buy",
  sent: "send",
  kept: "keep",
  lost: "lose",
  told: "tell",
  went: "go",
  gone: "go",
  came: "come",
  took: "take",
  taken: "take",
  gave: "give",
  given: "give",
  wrote: "write",
  written: "write",
  spoke: "speak",
  spoken: "speak",
  began: "begin",
  begun: "begin",
  grew: "grow",
  grown: "grow",
  brought: "bring",
  built: "build",
  ran: "run",
  chose: "choose",
  chosen: "choose",
  forgot: "forget",
  forgotten: "forget",
  taught: "teach",
  learnt: "learn",
  heard: "hear",
  met: "meet",
  using: "use",
  planned: "scheduled",
  used: "use",
  drew: "draw",
  fell: "fall",
  people: "person",
};

const VOWEL = /[aeiouy]/;

/** Cuts endings off, so that "pricing", "priced" and "price" are one; not a linguist, but the same on both sides. */
export const stem = remembering(withoutEnding, { maxEntries: 30_000 });

function withoutEnding(word: string): string {
  const regular = IRREGULAR[word];
  if (regular) return stem(regular);
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  let cut = word;
  if (cut.endsWith("ies") && cut.length > 4) cut = `${cut.slice(0, -3)}y`;
  else if (/(?:ches|shes|xes|sses|zzes)$/.test(cut)) cut = cut.slice(0, -2);
  else if (cut.endsWith("s") && !/(?:ss|us|is)$/.test(cut)) cut = cut.slice(0, -1);
  if (cut.endsWith("ied") && cut.length > 4) cut = `${cut.slice(0, -3)}y`;
  for (const ending of ["ing", "ed"]) {
    const base = cut.slice(0, -ending.length);
    if (!cut.endsWith(ending) || base.length < 3 || !VOWEL.test(base)) continue;
    const last = base.at(-1) ?? "";
    const doubled = last === base.at(-2) && !/[aeioulsz]/.test(last);
    cut = doubled || (base.endsWith("ll") && base.length > 5) ? base.slice(0, -1) : base;
    break;
  }
  if (cut.endsWith("est") && cut.length > 6) cut = cut.slice(0, -3).replace(/([^aeiouls])\1$/, "$1");
  if (cut.endsWith("ly") && cut.length > 5) cut = cut.slice(0, -2);
  if (cut.endsWith("e") && cut.length > 3) cut = cut.slice(0, -1);
  if (cut.endsWith("y") && cut.length > 3) cut = `${cut.slice(0, -1)}i`;
  return cut;
}

const canonical = new Map<string, string>();
const phrases = new Map<string, string>();
for (const [name = "", ...members] of synonymGroups) {
  const key = stem(name.replaceAll(" ", ""));
  for (const member of [name, ...members]) {
    if (member.includes(" ")) {
      phrases.set(member, name.replaceAll(" ", ""));
      if (!member.endsWith("s")) phrases.set(`${member}s`, name.replaceAll(" ", ""));
    } else canonical.set(stem(member), key);
  }
}

/** The names of the rooms are words of the language too: written together they are not taken apart into common words. */
const NAMED_PHRASES: readonly (readonly [string, string])[] = [
  ["store room", "storeroom"],
  ["sales desk", "salesdesk"],
  ["cash register", "cashregister"],
  ["customer lounge", "customerlounge"],
  ["sales outlets", "salesoutlets"],
  ["sales outlet", "salesoutlets"],
  ["crystal ball", "crystalball"],
  ["brand buddies", "customerlounge"],
  ["product pulse", "storeroom"],
  ["sales sauce", "salesdesk"],
  ["ka ching", "cashregister"],
  ["kaching", "cashregister"],
  ["pop up power", "salesoutlets"],
  ["popup power", "salesoutlets"],
  ["tech apprehension", "techapprehension"],
  ["simplify and automate", "simplifyautomate"],
  ["simplify automate", "simplifyautomate"],
  ["second in command", "secondincommand"],
  ["2nd in command", "secondincommand"],
  ["operations manager", "operationsmanager"],
  ["ops manager", "operationsmanager"],
  ["data export", "export"],
  ["point of sale", "pointofsale"],
  ["early access", "earlyaccess"],
  ...founders.map(({ brandName }): [string, string] => {
    const name = brandName.toLowerCase().replace("&", "and");
    return [name, name.replaceAll(" ", "")];
  }),
];
for (const [phrase, word] of NAMED_PHRASES) phrases.set(phrase, word);

type Phrase = { words: readonly string[]; name: string };
/** By first word, the longest phrase first. */
const phrasesByFirstWord = new Map<string, Phrase[]>();
for (const [phrase, name] of phrases) {
  const words = phrase.split(" ");
  const [first = ""] = words;
  const group = phrasesByFirstWord.get(first) ?? [];
  group.push({ words, name });
  phrasesByFirstWord.set(
    first,
    group.toSorted((one, other) => other.words.length - one.words.length),
  );
}

/** Makes one word of each known phrase. */
function joinPhrases(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const phrase = phrasesByFirstWord
      .get(word)
      ?.find((entry) => entry.words.every((part, index) => words[at + index] === part));
    joined.push(phrase?.name ?? word);
    at += phrase?.words.length ?? 1;
  }
  return joined;
}

const kept = (word: string): boolean => STOP_WORDS.has(word) || vocabulary.has(word) || canonical.has(stem(word));

/** A question in the words of the site, where the lists of synonyms do not know its own, simplified. */
export const inOurWords = (text: string): string => joinPhrases(reworded(wordsOf(text), kept)).join(" ");

/** The same for wordings divided by "|", all at once: taking a text apart costs more than its words. */
export function eachInOurWords(wordings: string): string[] {
  if (!wordings) return [];
  const all = inOurWords(wordings.replaceAll("|", ` ${DIVIDER} `));
  return all.split(` ${DIVIDER} `).filter(Boolean);
}
const DIVIDER = "0or0";

/** Lower case, plain apostrophes and spaces, and each known phrase made one word. */
export function simplify(text: string): string {
  return joinPhrases(wordsOf(text)).join(" ");
}

const MARKS = /['’‘`,%&]/;
const ASCII = /^[\0-\x7f]*$/;

function wordsOf(text: string): string[] {
  // Most of the site is ASCII, which is its own normal form, and holds none of the signs that are looked for.
  let plain = (ASCII.test(text) ? text : text.normalize("NFKC")).toLowerCase();
  if (plain.includes("](")) plain = plain.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  if (MARKS.test(plain)) {
    plain = plain
      .replace(/['’‘`]s\b|['’‘`]|(?<=\d),(?=\d)/g, "")
      .replaceAll("%", " percent ")
      .replaceAll("&", " and ");
  }
  // Latin and Devanagari; ranges instead of \p{L}, since the whole site goes through here when the index is built.
  return plain.match(/[a-z0-9\u00c0-\u024f\u0900-\u097f]+(?:\.\d+)*/g) ?? [];
}

const termOfWord = new Map<string, string>();

/** The term a word is compared by, or "" for a stop word. */
export function termOf(word: string): string {
  const known = termOfWord.get(word);
  if (known !== undefined) return known;
  let term = "";
  if (!STOP_WORDS.has(word)) {
    const cut = stem(word);
    term = canonical.get(cut) ?? cut;
  }
  if (termOfWord.size < 30_000) termOfWord.set(word, term);
  return term;
}

/** The terms of a text in order, stop words left out. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const word of simplify(text).split(" ")) {
    const term = termOf(word);
    if (term) terms.push(term);
  }
  return terms;
}

// A word that a synonym list claims has a subject, also where one of its siblings is a common word.
const lightTerms = new Set(LIGHT_WORDS.filter((word) => !canonical.has(stem(word))).map(termOf));
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
export const isLight = (term: string): boolean => lightTerms.has(term);
/** True for a word that a synonym list names, whatever its ending. */
export const isListed = (word: string): boolean => canonical.has(stem(word));

const related = new Map<string, Set<string>>();
function relate(one: string, other: string): void {
  const others = related.get(one) ?? new Set();
  others.add(other);
  related.set(one, others);
}
for (const [word, others] of Object.entries(relatedWords)) {
  for (const other of others) {
    relate(termOf(word) || word, termOf(other));
  }
}
const NONE: ReadonlySet<string> = new Set();
/** Terms that may be meant beside this one. */
export const relatedTerms = (term: string): ReadonlySet<string> => related.get(term) ?? NONE;
/** Words so common that a slip of the finger may well have been meant for one. */
export const commonWords: readonly string[] = [...STOP_WORDS, ...LIGHT_WORDS].filter((word) =>
  /^[a-z]{4,}$/.test(word),
);
/** Words that only the lists of synonyms and relations hold; they are spelt right, wherever the texts may stop. */
export const listedWords: readonly string[] = [
  ...synonymGroups.flat().flatMap((member) => member.split(" ")),
  ...Object.keys(relatedWords),
  ...[...phrases.values()],
  ...NAMED_PHRASES.flatMap(([phrase]) => phrase.split(" ")),
];
const vocabulary: ReadonlySet<string> = new Set([...listedWords, ...LIGHT_WORDS]);
