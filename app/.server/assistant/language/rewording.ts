/**
 * Stage 2 of reading a question (`language.ts` names them all): what founders say becomes what the site says. An entry is a
 * word or several that mean the same in any question: Hindi, as it is typed in Latin letters, and English of which the site
 * has another word. What depends on the rest of the question is a reading (`readings.ts`); what the site's texts say too is a
 * synonym (`synonymGroups`).
 *
 * Each entry has what is meant first. How Hindi is spelt varies from one phone to the next, so it is compared by its sound,
 * nouns without their ending, and verbs by their root: one spelling and one form of each is enough.
 */
import { memoize } from "#app/lib/memoize.ts";
import { memoryShares } from "#app/lib/memory-shares.ts";

type Table = readonly (readonly [meant: string, said: string])[];

/** Verbs by their roots. Only roots that mean nothing else in an English question. */
export const HINDI_VERBS: Table = [
  ["sell", "bech bik bikri"],
  ["buy", "kharid mangwa"],
  ["send", "bhej bhijwa"],
  ["change", "badal badla badl badlav"],
  ["increase", "badh badha"],
  ["reduce", "ghatau ghatana"],
  ["inform", "bata suchit khabar ittila"],
  ["speak", "bol"],
  ["understand", "samajh samjha"],
  ["learn", "seekh"],
  ["open", "khol khul"],
  ["remove", "hata nikal"],
  ["add", "jod daal"],
  ["join", "jud judu judna jude judein"],
  ["count", "ginti ginna"],
  ["forget", "bhool"],
  ["lost", "gum ghum khoya khogaya"],
  ["reach", "pahunch pahuch pohoch pohonch"],
  ["save", "bacha bachat"],
  ["earn", "kama kamai"],
  ["deduct", "kaat katauti"],
  ["refused", "thukra inkar"],
  ["returned", "lauta laut"],
  ["wapas", "waapas wapis"],
  ["broken", "toot kharab"],
  ["print", "chhap"],
  ["choose", "chun"],
  ["try", "azma"],
  ["wait", "intezar"],
  ["use", "istemal istamal upyog"],
  ["need", "zarurat zaroori"],
  ["share", "baant"],
  ["hide", "chhupa"],
  ["stop", "rok ruk"],
  ["cancel", "chhod chhor"],
  ["erase", "mita"],
  ["pay", "bharna bharu bharo bharein bharte"],
  ["ask", "maang"],
  ["divide", "bantwara"],
  ["manage", "sambhal"],
];

export const HINDI_WORDS: Table = [
  // People
  ["mother", "mummy mumma maa"],
  ["father", "papa pitaji"],
  ["nephew", "bhatija bhanja"],
  ["person", "ladka"],
  ["child", "bachcha"],
  ["daughter", "beti"],
  ["accountant", "munim lekhakar"],
  ["owner", "malik"],
  ["sister", "behen bahen"],
  ["friend", "dost dosto"],
  ["customer", "grahak khareedar"],
  ["helper", "sahayak chotu"],
  ["partner", "saathi sajhedar"],
  ["tailor", "darzi"],
  ["team", "karmchari"],
  // Things
  ["account", "khata"],
  ["stock", "saman maal"],
  ["invoice", "rasid"],
  ["price", "kimat kharcha daam"],
  ["payment", "bhugtan"],
  ["cash", "nakad rokad rokda"],
  ["percent", "pratishat"],
  ["popup", "mela mele"],
  ["shop", "dukan"],
  ["wholesale", "thok"],
  ["launch", "shuru"],
  ["message", "sandesh"],
  ["contact", "sampark"],
  ["help", "madad sahayata"],
  ["birthday", "janamdin janmdin"],
  ["box", "dabba peti"],
  ["clothes", "kapda"],
  ["address", "thikana"],
  ["office", "daftar daftr karyalay"],
  ["voice", "awaz"],
  ["number", "sankhya"],
  ["list", "suchi"],
  ["size", "naap maap"],
  ["reward", "inaam"],
  ["benefit", "fayda faida labh"],
  ["discount", "chhoot"],
  ["place", "jagah"],
  ["india", "bharat"],
  ["abroad", "videsh vides"],
  ["marketplace", "mandi"],
  ["january", "jan"],
  ["february", "feb"],
  ["august", "aug"],
  ["september", "sep sept"],
  ["october", "oct"],
  ["november", "nov"],
  ["december", "dec"],
  ["rain", "barish"],
  ["festival", "tyohar"],
  ["listen", "sun sunna sunu sune suni"],
  ["story", "kahani kahaniya kahaniyan kissa"],
  ["feature", "suvidha"],
  ["reply", "jawab uttar"],
  ["question", "sawal"],
  ["notice", "suchna"],
  ["condition", "shart sharten"],
  ["rule", "niyam"],
  ["country", "desh"],
  ["law", "kanoon"],
  ["court", "adalat kachehri"],
  ["dispute", "jhagda jhagra vivad ladai"],
  ["permission", "ijazat anumati"],
  ["ownership", "malikana"],
  ["rights", "adhikar"],
  ["age", "umar umr"],
  ["minor", "nabalig"],
  ["contract", "karar anubandh"],
  ["complaint", "shikayat"],
  ["problem", "dikkat samasya pareshani musibat"],
  ["mistake", "galti"],
  ["loss", "nuksan ghata"],
  ["remember", "yaad"],
  ["city", "shehar sheher shahar shahr"],
  ["book", "buk"],
  ["after", "baad"],
  ["third", "teesra"],
  ["refund", "wapsi"],
  ["journey", "safar yatra"],
  ["decided", "faisla"],
  ["method", "tarika"],
  ["left", "bache bachi baki"],
  ["other", "dusra"],
  ["enter", "chadhau chadhana chadhaye chadhao"],
  ["separate", "alag"],
  ["everyone", "sabka"],
  ["court case", "mukadma"],
  ["profit", "munafa"],
  ["forecast", "andaza anuman"],
  ["job", "naukri rozgar"],
  ["salary", "tankhwa tankhwah vetan"],
  ["experience", "anubhav tajurba"],
  ["apply", "avedan"],
  ["rupees", "rupaye rupay rupiya rupya"],
  // How it is
  ["wrong", "galat galath gadbad"],
  ["easy", "aasan"],
  ["difficult", "mushkil kathin"],
  ["safe", "suraksha surakshit"],
  ["cheap", "sasta"],
  ["expensive", "mehnga mehenga mahanga"],
  ["free", "muft mufat"],
  ["lowstock", "khatam"],
  ["half", "aadha"],
  ["double", "dugna"],
  ["again", "dobara dubara"],
  ["middle", "beech"],
  ["without", "bina bagair"],
  ["last", "aakhri"],
  ["new", "naya naye nayi"],
  ["old", "purana"],
  ["ill", "bimar"],
  ["stolen", "chori"],
  // When
  ["days", "dino dinon"],
  ["month", "mahina"],
  ["year", "saal varsh"],
  ["annual", "salana"],
  ["week", "hafta"],
  ["hours", "ghanta"],
  ["date", "tareekh"],
  // What the site is not about
  ["weather", "mausam"],
  ["bring", "lana laye laau"],
  ["medicine", "bukhar khansi dawa dawai ilaj nuskha"],
  ["joke", "chutkula"],
  ["song", "gaana"],
  ["poem", "kavita shayari shayri"],
  ["wedding", "shaadi"],
  ["astrology", "rashifal kundli"],
  ["election", "chunav pradhanmantri mantri"],
];

/** English words that sound like one of these, and are none. */
const ENGLISH_ALONE = new Set("bike chore dal dale mantra map nap shade sikh".split(" "));

/**
 * Compared as they are written, with each of their endings: English, and Hindi that sounds like another English word. A
 * synonym stands here too where the patterns that read a question ("how old", "money back") must know it.
 */
export const WRITTEN_WORDS: Table = [
  ["down", "unreachable inaccessible unresponsive crashed crash"],
  ["twice charge", "overbilled overcharged mischarged doublecharged"],
  ["notice", "forewarn forewarned"],
  ["host", "presents presented presenter moderates moderator anchor interviews interviewer"],
  ["earlier", "formerly previously erstwhile"],
  ["reward", "bonus incentive payback perks"],
  ["get", "receive receives"],
  ["payment", "collection collections"],
  ["half", "halved halve halves"],
  ["benefit", "gain gains"],
  ["guardian", "parental parent parents"],
  ["unhappy", "regret dissatisfied unsatisfied displeased disappointed"],
  ["allowed", "permitted authorised authorized"],
  ["dispute", "quarrel conflict fight"],
  ["tracking", "trackers tracker followed"],
  ["reduce", "shrink shrinking"],
  ["price", "tiers tier pricing"],
  ["contact", "hotline representative executive"],
  ["erase", "purge purged scrub"],
  ["friend", "pal mate buddy"],
  ["friends", "pals mates buddies"],
  ["people", "folk folks"],
  ["sell", "flog flogs"],
  ["increase", "raise raised raises hike hikes"],
  ["inform", "announce announced notify notified notification"],
  ["number", "figure figures"],
  ["percent", "portion fraction"],
  ["limit", "uncapped"],
  ["expiry", "expiration spoil spoils spoiled rotten stale"],
  ["abroad", "overseas foreigner exporting"],
  ["network", "connection"],
  ["speak", "narrate"],
  ["reminder", "nudge nudges"],
  ["helper", "volunteer temp temps"],
  ["customer", "regulars regular patron patrons purchaser purchasers"],
  ["story", "narrative anecdote"],
  ["loss", "losing loses"],
  ["refund", "compensation compensate compensated reimburse"],
  ["cashregister", "kaching"],
  ["vacancy", "opening openings"],
  ["scheduled", "planned"],
  ["available", "supported"],
  ["stock", "maal"],
  ["popup", "haat"],
  // An age is asked for in words too.
  ["11", "eleven"],
  ["12", "twelve"],
  ["13", "thirteen"],
  ["14", "fourteen"],
  ["15", "fifteen"],
  ["16", "sixteen"],
  ["17", "seventeen"],
];

/**
 * Several words that say together what none of them says alone, divided by "|": Hindi and English, by their sound. A star
 * lets the last word end as it likes. The longest that fits is taken.
 */
export const EXPRESSIONS: Table = [
  // Prices, and what is to be paid
  ["how much price", "kitne me | kitne ka | kitne ki | kitna lagega | kitne paise lag* | kitna paisa lag*"],
  ["with gst", "gst lagake | gst laga ke | gst lagakar | gst milake | gst jodke | gst jod ke"],
  ["cheapest", "sabse kam price | sabse kam dam"],
  ["most expensive", "sabse mehnga | sabse mehngi"],
  ["extra", "too many | too much | alag se | upar se"],
  ["extra charge", "jyada pese | jyada pesa"],
  ["upfront", "ek sath | ek bar me"],
  ["annual", "sal bhar | pure sal"],
  ["payment", "pese bhar* | pesa bhar*"],
  ["payout", "paisa kab milega | paise kab milenge | paise kab aayenge"],
  ["second currency", "multi currency | multiple currencies"],
  ["make invoice", "bill ban*"],
  ["limit", "run out ever | ever run out | ever end"],
  ["increase", "go up | goes up | going up | went up"],
  // Money back, contracts, notice
  ["cancel", "khatam karna | bin it | ditch it | chuck it"],
  ["join the waitlist", "get my name down | put my name down"],
  ["connect with", "hook up with | hook up to | hooks up with | tied up with | tie up with"],
  [
    "refund",
    "paise vapas | paisa vapas | vapas mil* | vapas chahi* | vapas de* | vapas do | fee back | fees back | payment back | cash back",
  ],
  ["not happy", "pasand nahi* | pasand na*"],
  ["contract", "term agreement"],
  ["dispute", "fall out"],
  ["long notice", "much warning"],
  ["notice", "advance warning | prior warning | heads up"],
  ["loss", "ghate me"],
  // Roles
  ["upgrade", "upar kar*"],
  ["downgrade", "niche kar*"],
  ["downgrade role", "role kam*"],
  [
    "close login",
    "login band kar* | login band ho* | login band karna | login hata* | access hata* | access band kar*",
  ],
  [
    "somebody left",
    "banda chala gaya | banda chala jaye | ladka chala gaya | ladki chali gayi | staff chala gaya | staff chod ke chala gaya | helper chala gaya | helper ne kam chod* | staff ne kam chod* | jo chala gaya | job chod* | nokri chod*",
  ],
  // The offer, the launch, jobs
  ["earlybird", "pehle 100"],
  ["launch offer", "opening deal | opening offer | opening discount"],
  ["reply when", "jawab kab a | jawab kab ayega | jawab kab aega | jawab kab milega | reply kab a | reply kab ayega"],
  ["reply", "write back | writes back | text back | texts back | message back | messages back | hear back"],
  ["launch when", "kab a | kab ayega | kab ayegi | kab aega | kab aegi"],
  ["launched", "been released"],
  ["job", "join your team | joined your team | work for ladoo | work there"],
  ["job requirement", "job me kya"],
  ["nlp", "language model | language models | natural language processing | language processing"],
  ["recommender system", "recommendation system"],
  ["recommender systems", "recommendation systems"],
  ["recommender engine", "recommendation engine"],
  ["recommender engines", "recommendation engines"],
  ["remote", "another city | other city"],
  ["from home", "ghar se | ghar bethe"],
  // Getting in touch
  ["where is your office", "ap log kaha* | ap kaha* | tum log kaha* | tum kaha* | apki company kaha*"],
  ["contact", "hold of | get through to | se bat kar* | se bat ho* | bat karn*"],
  ["your name", "tumhara nam | apka nam | tera nam"],
  [
    "who are you smoothie",
    "tum kon ho | ap kon ho | tum insan ho | ap insan ho | tum robot ho | ap robot ho | tum machine ho | ap machine ho | tum bot ho | ap bot ho",
  ],
  ["contact you", "apse bat | apse sampark | tumse bat"],
  // When the service is down
  ["down", "not reachable | thap"],
  ["down since", "offline since"],
  ["is down", "is dead | band hai"],
  [
    "was down",
    "been dead | band hu* | band raha | band rahi | band rahe | band pada | band ho gaya | band tha | band thi | der band | nahi chal*",
  ],
  ["server down", "server band"],
  ["site down", "site band"],
  ["app down", "app band"],
  // Data
  ["my data", "my details | my information"],
  ["personal data", "personal details"],
  ["sell data", "bech to nahi"],
  ["sell personal", "rent out personal"],
  ["sell my", "rent out my"],
  ["my sales numbers", "my revenue | my turnover"],
  ["our sales numbers", "our revenue | our turnover"],
  // Stock, orders, customers
  ["best seller", "sabse zyada bik*"],
  ["expired", "past their date | past the date"],
  ["date", "month and year"],
  ["not selling", "bik nahi | nahi bik* | nobody buys | nobody is buying | no one buys | koi nahi kharid*"],
  ["stop overselling", "stop promising"],
  ["left out of my", "missing on my | missing from my"],
  ["lost", "kho gaya | kho gayi | kho gai | gone missing"],
  ["bring back", "win back"],
  ["first time buyers", "one time buyers | one time customers"],
  // Modules and stories
  ["which module", "which part | what part | which bit | what bit | which section | which corner | kaunsa hissa"],
  [
    "before and after",
    "how it was earlier and how it is now | how it was before and how it is after | then and now | old way with the new | pehle aur baad | pehle aur ab",
  ],
  [
    "deaf",
    "hard of hearing | hearing impaired | hearing problem | hearing is poor | hearing is bad | poor hearing | cannot hear well | dont hear well | do not hear well",
  ],
  ["first episode", "pehla episode | pehle episode"],
  ["second episode", "dusra episode | dusre episode"],
  ["not technical", "chalana nahi* | chalane nahi*"],
  ["automatic", "by itself | on its own | apne aap"],
  ["track", "keep an eye on"],
  ["tracks", "keeps an eye on"],
  // How it is asked
  ["how long", "kitne din | kitne samay | kitni der | kab tak"],
  ["how long hours", "kitne ghante"],
  ["how many", "number of"],
  // Of one, and not how many there are.
  ["phone number", "phone number of | telephone number of | mobile number of | contact number of"],
  ["whatsapp number", "whatsapp number of"],
  ["limit on", "maximum number of | max number of"],
  ["when", "kis mahine"],
  ["who", "kon kon"],
  ["what", "kya kya"],
  ["know", "pata chal*"],
  ["about", "talk about | talk of | talks about | talks of | talked about | talked of | talking about | talking of"],
  ["list", "break down"],
  ["name", "name down"],
  ["called", "known as"],
  ["called now", "became what"],
  // When, and how often
  ["earlier", "used to be"],
  ["before", "in advance"],
  ["now", "right now"],
  ["at once", "right away"],
  ["same day", "usi din"],
  ["next day", "agle din"],
  ["twice", "2 times | two times | do bar"],
  // "16 saal ka": an age, where "saal ka" alone is a year's.
  ...Array.from({ length: 15 }, (_, index): [string, string] => [
    `${index + 4} years old`,
    ["ka", "ki", "ke"].map((of) => `${index + 4} sal ${of}`).join(" | "),
  ]),
  // Three of somebody, and not a teenager.
  ..."helper helpers admin staff log user users banda bande mahine din"
    .split(" ")
    .map((counted): [string, string] => [`3 ${counted}`, `teen ${counted}`]),
];

/** The sound of a word, in which what founders spell differently is level: "waapas", "vapas" and "wapas" are one. */
export const soundOf = memoize(levelled, { maxBytes: memoryShares.sounds });

function levelled(word: string): string {
  return word
    .replace(/w/g, "v")
    .replace(/z/g, "j")
    .replace(/q/g, "k")
    .replace(/ph/g, "f")
    .replace(/a{2,}/g, "a")
    .replace(/e{2,}/g, "i")
    .replace(/o{2,}/g, "u")
    .replace(/(?:ai|ei|ay(?=$))/g, "e")
    .replace(/(?:au|ou)/g, "o")
    .replace(/([a-z])\1+/g, "$1");
}

const VERB_ENDING =
  /(?:(?:v?a)?(?:na|ne|ni|ta|te|ti|ega|egi|enge|unga|ungi|oge|ogi|ya|ye|yi|iye|iyega|o|u|un|e|kar|ke|yenge|yega|yegi|neka|te)|a|i)$/;

/** Each word or expression of a table with what it means. */
const entriesOf = (table: Table, divider: string): [said: string, meant: string][] =>
  table.flatMap(([meant, said]) => said.split(divider).map((one): [string, string] => [one, meant]));
const bySound = (table: Table): ReadonlyMap<string, string> =>
  new Map(entriesOf(table, " ").map(([said, meant]) => [soundOf(said), meant]));

const meantByWriting = new Map(entriesOf(WRITTEN_WORDS, " "));
const meantByVerb = bySound(HINDI_VERBS);
const meantByWord = bySound(HINDI_WORDS);
/** A noun without what its number and case add; "" where nothing is, or too little to be known by the rest. */
const nounStem = (sound: string): string =>
  /^.{4,}(?:on|[aeio])$/.test(sound) ? sound.replace(/(?:on|[aeio])$/, "") : "";
const meantByStem = new Map([...meantByWord].map(([sound, meant]) => [nounStem(sound), meant]));
meantByStem.delete("");
/** The English words that are put into others: they are spelt right. */
export const rewordable: readonly string[] = [...meantByWriting.keys()];

type Expression = { sounds: readonly string[]; meant: string; isOpen: boolean };
/** By the sound of the first word, the longest first. */
const expressionsByFirst = new Map<string, readonly Expression[]>();
for (const [said, meant] of entriesOf(EXPRESSIONS, " | ")) {
  const isOpen = said.endsWith("*");
  const sounds = said.replace("*", "").split(" ").map(soundOf);
  const [first = ""] = sounds;
  expressionsByFirst.set(
    first,
    [...(expressionsByFirst.get(first) ?? []), { sounds, meant, isOpen }].toSorted(
      (one, other) => other.sounds.length - one.sounds.length,
    ),
  );
}

/** The expression that begins at a word. */
const expressionAt = (heard: readonly string[], at: number): Expression | undefined =>
  expressionsByFirst.get(heard[at] ?? "")?.find(({ sounds, isOpen }) =>
    sounds.every((sound, index) => {
      const next = heard[at + index];
      return next === sound || (isOpen && index === sounds.length - 1 && next?.startsWith(sound) === true);
    }),
  );

/** What a Hindi word of this sound means, or undefined. */
const meaningOf = memoize(meaningOfSound, { maxBytes: memoryShares.meanings });

function meaningOfSound(sound: string): string | undefined {
  const known =
    meantByWord.get(sound) ??
    meantByVerb.get(sound) ??
    meantByStem.get(nounStem(sound)) ??
    // "Melas": English endings are put to Hindi nouns as well.
    (/^.{4,}s$/.test(sound) ? meantByWord.get(sound.slice(0, -1)) : undefined);
  if (known !== undefined || sound.length < 4) return known;
  for (let length = sound.length - 1; length >= 3; length -= 1) {
    if (VERB_ENDING.exec(sound.slice(length))?.index === 0) {
      const meant = meantByVerb.get(sound.slice(0, length));
      if (meant !== undefined) return meant;
    }
  }
  return undefined;
}

/** The words put into those of the site; `isKept` names the ones that are no Hindi. */
export function reworded(words: readonly string[], isKept: (word: string) => boolean): string[] {
  const isEnglish = (word: string): boolean => ENGLISH_ALONE.has(word) || isKept(word);
  const heard = words.map(soundOf);
  const result: string[] = [];
  for (let at = 0; at < words.length; ) {
    const expression = expressionAt(heard, at);
    if (expression) result.push(...expression.meant.split(" "));
    else {
      const word = words[at] ?? "";
      result.push(meantByWriting.get(word) ?? (isEnglish(word) ? word : (meaningOf(heard[at] ?? "") ?? word)));
    }
    at += expression?.sounds.length ?? 1;
  }
  return result;
}
