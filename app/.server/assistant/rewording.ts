/**
 * Puts a question into the words of the site: Hindi written in Latin letters, and English for which the site has another
 * word. How Hindi is spelt varies from one phone to the next, so its words are compared by their sound, and verbs by
 * their root.
 */
import { remembering } from "#app/lib/remembering.ts";

/** English, then the roots of the Hindi verbs for it. Only words that mean nothing else in an English question. */
const VERBS: readonly (readonly [english: string, root: string])[] = [
  ["sell", "bech bik bikri"],
  ["buy", "kharid khareed mangwa"],
  ["send", "bhej bhijwa"],
  ["change", "badal badla badl badlav"],
  ["increase", "badh badha"],
  ["reduce", "ghatau ghatana"],
  ["inform", "bata suchit khabar ittila"],
  ["speak", "bol"],
  ["understand", "samajh samjha"],
  ["learn", "seekh sikh"],
  ["open", "khol khul"],
  ["remove", "hata nikal nikaal"],
  ["add", "jod jud daal"],
  ["count", "ginti ginna"],
  ["forget", "bhool bhul"],
  ["lost", "gum ghum khoya khogaya"],
  ["reach", "pahunch pahuch pohoch pohonch"],
  ["save", "bacha bachat"],
  ["earn", "kama kamai"],
  ["deduct", "kat kaat katauti"],
  ["refused", "thukra inkar inkaar"],
  ["returned", "lauta laut"],
  ["wapas", "waapas wapis vapis"],
  ["broken", "toot tut kharab"],
  ["print", "chhap chaap"],
  ["choose", "chun"],
  ["try", "azma aazma"],
  ["wait", "intezar intezaar"],
  ["use", "istemal istamal upyog"],
  ["need", "zarurat jarurat zaroorat zaroori zaruri jaroori jaruri"],
  ["share", "baant bant"],
  ["hide", "chhupa chupa"],
  ["stop", "rok ruk"],
  ["cancel", "chhod chhor"],
  ["pay", "bharna bharu bharo bharein bharte"],
  ["ask", "maang mang"],
  ["divide", "bantwara"],
  ["manage", "sambhal"],
];

/** English, then the Hindi words for it. */
const WORDS: readonly (readonly [english: string, hindi: string])[] = [
  // People
  ["mother", "mummy mumma maa"],
  ["father", "papa pitaji"],
  ["nephew", "bhatija bhateeja bhanja"],
  ["person", "ladka ladki ladke ladko"],
  ["child", "bachcha bachche bachhe"],
  ["daughter", "beti"],
  ["accountant", "munim lekhakar"],
  ["helper", "sahayak chotu"],
  ["partner", "saathi sathi sajhedar"],
  ["tailor", "darzi"],
  ["team", "karmchari"],
  // Things
  ["account", "khata khaata"],
  ["box", "dabba peti"],
  ["clothes", "kapda kapde kapdon"],
  ["address", "thikana"],
  ["office", "daftar daftr karyalay"],
  ["voice", "awaz awaaz aawaz aawaaz"],
  ["number", "sankhya"],
  ["list", "suchi soochi"],
  ["size", "naap maap"],
  ["reward", "inaam inam"],
  ["benefit", "fayda faida labh laabh"],
  ["discount", "chhoot chhut choot"],
  ["place", "jagah"],
  ["abroad", "videsh vides"],
  ["marketplace", "mandi"],
  ["rain", "barish baarish"],
  ["festival", "tyohar tyohaar tyauhar"],
  ["listen", "sun sunna sunu sune"],
  ["story", "kahani kahaani kissa"],
  ["feature", "suvidha"],
  ["reply", "jawab javab uttar"],
  ["question", "sawal sawaal"],
  ["notice", "suchna soochna"],
  ["condition", "shart sharten"],
  ["rule", "niyam"],
  ["country", "desh"],
  ["law", "kanoon kanun qanoon"],
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
  ["loss", "nuksan nuksaan ghata ghate"],
  ["remember", "yaad"],
  ["city", "shehar sheher shahar shahr"],
  ["after", "baad"],
  ["third", "teesra tisra teesri tisri"],
  ["refund", "wapsi"],
  ["journey", "safar yatra"],
  ["decided", "faisla"],
  ["method", "tarika tareeka tarike tareeke"],
  ["left", "bachi bache baki baaki"],
  ["other", "dusra dusri dusre doosra doosri doosre"],
  ["enter", "chadhau chadhana chadhaye chadhao"],
  ["separate", "alag"],
  ["everyone", "sabka sabki sabke sabko"],
  ["court case", "mukadma"],
  ["profit", "munafa"],
  ["forecast", "andaza andaaza anuman anumaan"],
  ["job", "naukri nokri"],
  ["salary", "tankhwa tankhwah vetan"],
  ["experience", "anubhav tajurba"],
  ["apply", "avedan aavedan"],
  ["rupees", "rupaye rupay rupiya rupaya"],
  // How it is
  ["wrong", "galat galath gadbad"],
  ["easy", "aasan asan aasaan"],
  ["difficult", "mushkil kathin"],
  ["safe", "surakshit"],
  ["cheap", "sasta saste sasti"],
  ["expensive", "mehnga mehenga mehnge mahanga"],
  ["free", "muft mufat"],
  ["half", "aadha adha"],
  ["double", "dugna"],
  ["again", "dobara dubara"],
  ["middle", "beech bich"],
  ["without", "bina bagair"],
  ["last", "aakhri akhri"],
  ["new", "naya naye nayi"],
  ["old", "purana purane purani"],
  ["ill", "bimar bimaar"],
  // When
  ["days", "dino dinon"],
  ["month", "mahina mahine maheene"],
  ["year", "saal varsh"],
  ["week", "hafta hafte"],
  ["hours", "ghanta ghante ghanton"],
  ["date", "tareekh tarikh"],
  // What the site is not about
  ["weather", "mausam mosam"],
  ["bring", "lana laana laye laaye laau"],
  ["medicine", "bukhar khansi dawa dawai davai ilaj ilaaj nuskha"],
  ["joke", "chutkula"],
  ["song", "gaana gana"],
  ["poem", "kavita shayari shayri"],
  ["wedding", "shaadi shadi"],
  ["astrology", "rashifal kundli"],
  ["election", "chunav pradhanmantri mantri"],
];

/** The site's word, then what visitors say instead. */
const ENGLISH: readonly (readonly [onSite: string, said: string])[] = [
  ["cashregister", "kaching"],
  ["down", "unreachable inaccessible unresponsive crashed crash"],
  ["twice charge", "overbilled overcharged mischarged doublecharged"],
  ["notice", "heads-up forewarn forewarned"],
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
  ["dispute", "quarrel disagreement conflict fight"],
  ["tracking", "trackers tracker followed"],
  ["reduce", "shrink shrinking"],
  ["price", "tiers tier pricing"],
  ["contact", "hotline representative executive"],
  ["erase", "wipe wiped purge purged"],
  ["increase", "raise raised raises hike hikes"],
  ["inform", "announce announced notify notified notification"],
  ["number", "figure figures"],
  ["percent", "portion fraction"],
  ["limit", "uncapped capped"],
  ["expiry", "expire expires expired expiring expiration spoil spoils spoiled rotten stale"],
  ["abroad", "overseas foreigner exporting"],
  ["network", "wifi signal connectivity connection"],
  ["speak", "dictate dictation speech narrate"],
  ["reminder", "nudge nudges"],
  ["helper", "volunteer temp temps"],
  ["customer", "regulars regular patron patrons purchaser purchasers"],
  ["story", "narrative anecdote"],
  ["loss", "losing loses"],
  ["refund", "compensation compensate compensated reimburse"],
  ["11", "eleven"],
  ["12", "twelve"],
  ["13", "thirteen"],
  ["14", "fourteen"],
  ["15", "fifteen"],
  ["16", "sixteen"],
  ["17", "seventeen"],
];

/**
 * Several words that say together what none of them says alone: Hindi by its sound, and English. A star stands for any
 * ending of the last word.
 */
const SAYINGS: readonly (readonly [hindi: string, english: string])[] = [
  ["break down", "list"],
  ["name down", "name"],
  ["which part", "which module"],
  ["what part", "which module"],
  ["became what", "called now"],
  ["bill ban*", "make invoice"],
  ["opening deal", "launch offer"],
  ["opening offer", "launch offer"],
  ["opening discount", "launch offer"],
  ["hold of", "contact"],
  ["upar kar*", "upgrade"],
  ["niche kar*", "downgrade"],
  ["get through to", "contact"],
  ["keeps an eye on", "tracks"],
  ["keep an eye on", "track"],
  ["win back", "bring back"],
  ["one time buyers", "first time buyers"],
  ["one time customers", "first time buyers"],
  ["run out ever", "limit"],
  ["ever run out", "limit"],
  ["ever end", "limit"],
  ["right away", "at once"],
  ["been dead", "was down"],
  ["is dead", "is down"],
  ["offline since", "down since"],
  ["not reachable", "down"],
  ["missing on my", "left out of my"],
  ["missing from my", "left out of my"],
  ["stop promising", "stop overselling"],
  ["been released", "launched"],
  ["in advance", "before"],
  ["right now", "now"],
  ["2 times", "twice"],
  ["two times", "twice"],
  ["too many", "extra"],
  ["used to be", "earlier"],
  ["known as", "called"],
  ["go up", "increase"],
  ["goes up", "increase"],
  ["going up", "increase"],
  ["went up", "increase"],
  ["much warning", "long notice"],
  ["advance warning", "notice"],
  ["prior warning", "notice"],
  ["heads up", "notice"],
  ["number of", "how many"],
  ["my details", "my data"],
  ["my information", "my data"],
  ["personal details", "personal data"],
  ["by itself", "automatic"],
  ["on its own", "automatic"],
  ["join your team", "job"],
  ["joined your team", "job"],
  ["work for ladoo", "job"],
  ["work there", "job"],
  ["multi currency", "second currency"],
  ["multiple currencies", "second currency"],
  ["alag se", "extra"],
  ["upar se", "extra"],
  ["ek sath", "upfront"],
  ["ek bar me", "upfront"],
  ["sal bhar", "annual"],
  ["pure sal", "annual"],
  ["ghar se", "from home"],
  ["ghar bethe", "from home"],
  ["server band", "server down"],
  ["site band", "site down"],
  ["app band", "app down"],
  ["band hu*", "was down"],
  ["band raha", "was down"],
  ["band rahi", "was down"],
  ["band rahe", "was down"],
  ["band pada", "was down"],
  ["band ho gaya", "was down"],
  ["nahi chal*", "was down"],
  ["sabse kam price", "cheapest"],
  ["sabse kam dam", "cheapest"],
  ["der band", "was down"],
  ["band tha", "was down"],
  ["band thi", "was down"],
  ["usi din", "same day"],
  ["agle din", "next day"],
  ["ghate me", "loss"],
  ["sabse mehnga", "most expensive"],
  ["sabse mehngi", "most expensive"],
  ["thap", "down"],
  ["kitne din", "how long"],
  ["kitne samay", "how long"],
  ["kitni der", "how long"],
  ["kitne ghante", "how long hours"],
  ["kab tak", "how long"],
  ["kitne me", "how much price"],
  ["kitne ka", "how much price"],
  ["kitne ki", "how much price"],
  ["kitna lagega", "how much price"],
  ["kitne paise lag*", "how much price"],
  ["kitna paisa lag*", "how much price"],
  ["se bat kar*", "contact"],
  ["se bat ho*", "contact"],
  ["apse bat", "contact you"],
  ["apse sampark", "contact you"],
  ["tumse bat", "contact you"],
  ["bat karn*", "contact"],
  ["paise vapas", "refund"],
  ["paisa vapas", "refund"],
  ["pese vapas", "refund"],
  ["pesa vapas", "refund"],
  ["do bar", "twice"],
  ["chalana nahi*", "not technical"],
  ["chalane nahi*", "not technical"],
  ["kho gaya", "lost"],
  ["kho gayi", "lost"],
  ["kho gai", "lost"],
  ["pasand nahi*", "not happy"],
  ["pasand na*", "not happy"],
  ["kab a", "launch when"],
  ["kab ayega", "launch when"],
  ["kab ayegi", "launch when"],
  ["kab aega", "launch when"],
  ["kab aegi", "launch when"],
  ["month and year", "date"],
  ["term agreement", "contract"],
  ["fee back", "refund"],
  ["fees back", "refund"],
  ["payment back", "refund"],
  ["cash back", "refund"],
  ["too much", "extra"],
  // "16 saal ka": an age, where "saal ka" alone is a year's.
  ...["ka", "ki", "ke"].flatMap((of) =>
    Array.from({ length: 15 }, (_, index): [string, string] => [`${index + 4} sal ${of}`, `${index + 4} years old`]),
  ),
  // Three of somebody, and not a teenager.
  ..."helper helpers admin staff log user users banda bande mahine din"
    .split(" ")
    .map((counted): [string, string] => [`teen ${counted}`, `3 ${counted}`]),
  ["vapas mil*", "refund"],
  ["vapas chahi*", "refund"],
  ["vapas de*", "refund"],
  ["vapas do", "refund"],
  ["job me kya", "job requirement"],
  ["another city", "remote"],
  ["other city", "remote"],
  ["role kam*", "downgrade role"],
  ["jyada pese", "extra charge"],
  ["jyada pesa", "extra charge"],
  ["kis mahine", "when"],
  ["fall out", "dispute"],
  ["past their date", "expired"],
  ["past the date", "expired"],
  ["band hai", "is down"],
  ["pehla episode", "first episode"],
  ["pehle episode", "first episode"],
  ["dusra episode", "second episode"],
  ["dusre episode", "second episode"],
  ["kon kon", "who"],
  ["kya kya", "what"],
  ["pata chal*", "know"],
  ["bik nahi", "not selling"],
  ["nahi bik*", "not selling"],
  ["pese bhar*", "payment"],
  ["pesa bhar*", "payment"],
  ["paisa bhar*", "payment"],
  ["bech to nahi", "sell data"],
  ["rent out personal", "sell personal"],
  ["rent out my", "sell my"],
];

/** Levels what founders spell differently: "waapas", "vapas" and "wapas" are one sound. */
const soundOf = remembering(levelled, { maxEntries: 30_000 });

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

const byWord = new Map(
  ENGLISH.flatMap(([onSite, said]) => said.split(" ").map((word): [string, string] => [word, onSite])),
);
const soundsOf = (entries: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap(([english, hindi]) => hindi.split(" ").map((word): [string, string] => [soundOf(word), english])),
  );
const verbBySound = soundsOf(VERBS);
const wordBySound = soundsOf(WORDS);
/** A noun without what its number and case add; "" where nothing is, or too little to be known by the rest. */
const nounStem = (sound: string): string =>
  /^.{4,}(?:on|[aeio])$/.test(sound) ? sound.replace(/(?:on|[aeio])$/, "") : "";
const wordByStem = new Map([...wordBySound].map(([sound, english]) => [nounStem(sound), english]));
wordByStem.delete("");
/** The English words that are put into others: they are spelt right. */
export const rewordable: readonly string[] = [...byWord.keys()];

type Saying = { sounds: readonly string[]; meant: string; isOpen: boolean };
/** By the sound of the first word, the longest first. */
const sayingsByFirst = new Map<string, readonly Saying[]>();
for (const [hindi, meant] of SAYINGS) {
  const isOpen = hindi.endsWith("*");
  const sounds = hindi.replace("*", "").split(" ").map(soundOf);
  const [first = ""] = sounds;
  sayingsByFirst.set(
    first,
    [...(sayingsByFirst.get(first) ?? []), { sounds, meant, isOpen }].toSorted(
      (one, other) => other.sounds.length - one.sounds.length,
    ),
  );
}

/** The saying that begins at a word; one that is open lets its last word end as it likes. */
const sayingAt = (heard: readonly string[], at: number): Saying | undefined =>
  sayingsByFirst.get(heard[at] ?? "")?.find(({ sounds, isOpen }) =>
    sounds.every((sound, index) => {
      const said = heard[at + index];
      return said === sound || (isOpen && index === sounds.length - 1 && said?.startsWith(sound) === true);
    }),
  );

/** The English word for what sounds like a Hindi one, or undefined. */
const meaningOf = remembering(meaningOfSound, { maxEntries: 30_000 });

function meaningOfSound(sound: string): string | undefined {
  const known = wordBySound.get(sound) ?? verbBySound.get(sound) ?? wordByStem.get(nounStem(sound));
  if (known !== undefined || sound.length < 4) return known;
  for (let length = sound.length - 1; length >= 3; length -= 1) {
    if (VERB_ENDING.exec(sound.slice(length))?.index === 0) {
      const root = verbBySound.get(sound.slice(0, length));
      if (root !== undefined) return root;
    }
  }
  return undefined;
}

/** The words put into those of the site; `isKept` names the ones that are no Hindi. */
export function reworded(words: readonly string[], isKept: (word: string) => boolean): string[] {
  const heard = words.map(soundOf);
  const result: string[] = [];
  for (let at = 0; at < words.length; ) {
    const saying = sayingAt(heard, at);
    if (saying) result.push(...saying.meant.split(" "));
    else {
      const word = words[at] ?? "";
      result.push(byWord.get(word) ?? (isKept(word) ? word : (meaningOf(heard[at] ?? "") ?? word)));
    }
    at += saying?.sounds.length ?? 1;
  }
  return result;
}
