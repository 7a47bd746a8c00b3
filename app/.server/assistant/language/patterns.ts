/** Lists of words that patterns share, each said once, and the functions that make patterns of them. */
import { people } from "./people.ts";

/** Any one of the words. A list may hold regular expressions and other lists. */
export const anyOf = (...lists: readonly string[]): string => `(?:${lists.join("|")})`;

/** How far apart two parts of a phrase may stand. */
const GAPS: Readonly<Record<string, string>> = {
  // A word or two.
  "..": ".{0,15}",
  // About five words.
  "...": ".{0,30}",
  // The rest of the question.
  ".*": ".*",
};

/**
 * A pattern of whole words: phrase`list|show .. ${EVERY} ... names?` catches "show me all the founders' names".
 * Its parts are regular expressions, and "|" stays within its part. Between parts, ".." leaves room for a word or two,
 * "..." for about five and ".*" for any number. A line may end after a part or a "|".
 */
export function phrase(text: TemplateStringsArray, ...lists: readonly string[]): RegExp {
  const line = String.raw(text, ...lists)
    .trim()
    .replace(/(\|?)\s*\n\s*/g, (_, bar: string) => bar || " ");
  const parts = line.split(/ (\.{2,3}|\.\*) /);
  return new RegExp(parts.map((part) => GAPS[part] ?? `\\b(?:${part})\\b`).join(""));
}

/** The same for something asked to be done: only courtesies may come before it. */
export function request(text: TemplateStringsArray, ...lists: readonly string[]): RegExp {
  return new RegExp(`^(?:${COURTESIES} )*${phrase(text, ...lists).source}`);
}

const COURTESIES = anyOf("please|pls|plz|kindly|just|can you|could you|will you|hey|hi|smoothie|ok");

// Asking. Hindi stands beside English in Latin letters, as it is typed.
export const HOW_TO = anyOf("how (?:do|can|should|to)(?: (?:i|we))?");
export const WHICH = anyOf("which|what|whats|kaunsa|konsa|kaun sa|kya");
export const SHOW = anyOf("list|show|name|give|dump|export|fetch|get|see|tell|send|share|reveal");
/** The same at the end of a question: "naam batao". "do" is "give" here. */
export const SHOW_HINDI = anyOf("batao|bata|dikha\\w*|bhejo|do|de|dedo|dena|dijiye|show");
/** Ends a Hindi verb when it is to be done for somebody: "likh do", "sunao". */
export const DO_IT = anyOf("o|do|de|dedo|de do|dijiye|na|iye");
export const FOR_ME = anyOf("mere liye|mujhe|hamare liye|humein|hume|hame");
export const MINE = anyOf("my|our|mera|meri|mere|hamara|apna|apni|apne");

// People and brands.
/** Everybody who is named in the stories. */
export const PEOPLE = anyOf(...people);
export const PERSONAL = anyOf(
  "phone|number|mobile|e-?mail|address|whatsapp|salary|age|birthday|surname|husband|wife|married",
);
export const SOMEBODY_ELSE = anyOf(
  "others?|another|competitors?|rivals?|some(?:one|body) elses?|a different|dusr[aeio]n?|doosr[aeio]n?",
);
export const PARTIES = anyOf(
  "brands?|users?|people|persons?|members?|founders?|customers?|clients?|applicants?|compan(?:y|ies)|log",
);
export const EVERY = anyOf("every|all|each|sabhi|sab|saare|sare|saari");
export const ON_THE_LIST = anyOf("waitlist|sign ?ups?|signed up|applicants?|members|entries|users");
export const CONTACT_DATA = anyOf(
  "e-?mails?|phones?|phone numbers?|numbers?|mobiles?|whatsapp|address|addresses|contacts?|names",
);
export const BUSINESS_DATA = anyOf("sales|data|orders|numbers|details|customers|stock|revenue|account|entry");

// The company.
export const COMPANY = anyOf("ladoos?|your|ur|the company|company|aapka|aap ka|tumhara");
export const HEADS = anyOf("founder|founders name|ceo|cto|owner|boss|director|investors?|maa?lik");
export const REGISTRATION = anyOf(
  "gstin|(?:gst|pan|cin|bank account|account|registration|company) (?:number|no|num)|pan|cin|bank account|tax id",
);

// Taxes, and what is sold.
export const TAX = anyOf("gst|igst|cgst|tax|taxes|itr");
export const REGISTRABLE = anyOf("company|firm|startup|llp|trademark|business");
/** What the brands of the stories make. */
export const GOODS = anyOf(
  "kurtas?|kurtis?|stoles?|totes?|tote bags?|earrings?|pickles?|podis?|banana chips|chips|soaps?|ubtans?",
  "face (?:packs?|oils?)|sarees?|ach?aa?r",
);
/** What a rate of tax is asked for, by the beginnings of words: "garment" is in "garments". */
export const TAXED = anyOf(
  "(?:kurt|garment|cloth|kapd|pickle|soap|cosmetic|jewel|food|face (?:pack|oil)|ear+ing|stole|tote|saree|candle|bag)\\w*",
  "(?:podi|chip|ubtan|sweet|ach?aa?r|product|oil|cream)\\w*",
);
/** What a visitor may look for the best of. */
export const BOUGHT = anyOf(
  "courier|marketplace|bank|phone|mobile|laptop|camera|car|college|hotel|restaurant|lawyer|insurance",
);
/** What may be limited in number. */
export const COUNTED = anyOf(
  "products?|items?|skus?|invoices?|orders?|users?|people|members?|staff|locations?|stores?|shops?|racks|warehouses",
  "godowns|customers?|contacts?|messages?|emails?|events?|gb|storage|files?|photos?|companies|logins?",
);
