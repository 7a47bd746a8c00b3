/**
 * Stage 0 of reading a question (`language.ts` names them all): Hindi in Devanagari becomes Hindi as it is typed in
 * Latin letters, which the later stages know: "साल भर का प्लान" is read as "saal bhar ka plan".
 */

/** English words as Hindi writes them; letter by letter they would be hardly recognised. */
const LOANWORDS = new Map(
  `लॉन्च लांच launch, प्लान plan, प्लैन plan, प्राइस price, प्राइसिंग pricing, रोल role, कोड code, क्यूआर qr, पेमेंट पेमेन्ट payment, फीस
  फ़ीस fees, लिंक link, वेटलिस्ट waitlist, रिफंड रिफ़ंड refund, ऐप एप app, स्टोरी story, स्टोरीज stories, पॉडकास्ट podcast, एपिसोड
  episode, जॉब job, नौकरी job, फीचर फ़ीचर feature, ट्रायल trial, डिस्काउंट discount, जीएसटी gst, यूपीआई upi, इनवॉइस इनवॉयस invoice,
  बिल bill, स्टॉक stock, ऑर्डर order, मैनेजर manager, एडमिन admin, अकाउंटेंट accountant, अकाउंटिंग accounting, अकाउंट account, कैंसिल
  कैंसल cancel, डेटा डाटा data, ईमेल email, फोन फ़ोन phone, व्हाट्सएप व्हाट्सऐप वॉट्सऐप वाट्सएप whatsapp, स्मूदी smoothie, लड्डू लैडू लाडू ladoo, फ्री
  फ़्री free, यूज़र यूजर user, इंस्टाग्राम instagram, इंस्टा instagram, वेबसाइट website, टीम team, बिज़नेस बिजनेस business, ब्रांड ब्रैंड brand,
  ब्रांड्स brands, फाउंडर फ़ाउंडर founder, कस्टमर customer, कस्टमर्स customers, रेफरल रेफ़रल referral, रेफर रेफ़र refer, डेमो demo,
  सपोर्ट support, सब्सक्रिप्शन subscription, रिन्यू renew, कॉन्ट्रैक्ट contract, प्राइवेसी privacy, पॉलिसी policy, टर्म्स terms, पिक्सल pixel,
  कुकी कुकीज cookies, करियर career, अप्लाई apply, रेज़्यूमे रिज्यूमे resume, सैलरी salary, ऑफिस ऑफ़िस office, बैंगलोर बेंगलुरु bangalore,
  स्टाफ स्टाफ़ staff, इवेंट event, रिटेल retail, सेल्स sales, मार्केटिंग marketing, ऑपरेशंस ऑपरेशन्स operations, सेकंड second, कमांड command,
  मॉड्यूल module, रिपोर्ट report, रिपोर्ट्स reports, चैनल channel, पॉपअप popup, पॉप pop, अप up, एग्ज़िबिशन एग्जिबिशन exhibition, मार्केटप्लेस
  marketplace, कार्ड card, नेटबैंकिंग netbanking, वॉलेट wallet, कैश cash, बैंक bank, पेआउट payout, चार्ज charge, चार्जेस charges, फॉर्म
  form, साइन sign, लॉगिन login, पासवर्ड password, मोबाइल mobile, डाउनलोड download, शेयर share, स्टोर store, रूम room, स्टोररूम storeroom,
  डेस्क desk, रजिस्टर register, लाउंज lounge, क्रू crew, क्रिस्टल crystal, बॉल ball, आउटलेट outlet, आउटलेट्स outlets, हब hub, जर्नी journey,
  ऑडियो audio, वीडियो video, चैट chat, एआई ai, एपीआई api, एक्सपोर्ट export, इम्पोर्ट import, बैकअप backup, सिक्योर secure, रिटर्न return, साइज़ साइज size, मंथली
  monthly, मंथ month, एनुअल सालाना annual, ईयर year, यूपीई upi, टैक्स tax, अर्ली early, बर्ड bird, ऑफर ऑफ़र
  offer, स्पॉट spot, लिस्ट list, क्या kya, यह ye, वह woh, तीन teen, चार char, पांच पाँच panch, छह छः chhe, सात saat, आठ aath, दस das, बीस bees, धन्यवाद dhanyavaad, शुक्रिया shukriya, नंबर number, टाइम time, डेट date, परमिशन permission, एक्सेस access`
    .split(",")
    .flatMap((entry) => {
      const words = entry.trim().split(/\s+/);
      const meant = words.pop() ?? "";
      return words.map((word): [string, string] => [word.normalize("NFC"), meant]);
    }),
);

const lettersOf = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(" ").map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]));

const CONSONANTS = lettersOf(
  "कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फf बb भbh मm यy रr लl ळl वv शsh षsh सs हh",
);
/** A dot below turns these into another sound; the others keep theirs. */
const DOTTED = lettersOf("जz कq फf");
const VOWELS = lettersOf("अa आaa इi ईi उu ऊu एe ऐai ऑo ओo औau ऋri");
const SIGNS = lettersOf("ाa िi ीi ुu ूu ेe ैai ॉo ोo ौau ृri ॅe");
const NASAL = /[ंँ]/;
const [NO_VOWEL, DOT, LONG_A] = ["्", "़", "ा"];

/** `isCluster`: of several consonants, between which no vowel is said. */
type Syllable = { consonants: string; isCluster: boolean; vowel: string; isInherent: boolean; isLongA: boolean };

/** Consonants with the vowel that ends them; a last nasal sign is a syllable without a vowel. */
function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  let consonants = "";
  let isCluster = false;
  const end = (vowel: string, isInherent = false, isLongA = false) => {
    syllables.push({ consonants, isCluster, vowel, isInherent, isLongA });
    consonants = "";
    isCluster = false;
  };
  for (const [at, letter] of [...word].entries()) {
    const next = word[at + 1] ?? "";
    const consonant = CONSONANTS.get(letter);
    if (consonant !== undefined) {
      isCluster = consonants !== "";
      consonants += next === DOT ? (DOTTED.get(letter) ?? consonant) : consonant;
      const following = next === DOT ? (word[at + 2] ?? "") : next;
      if (!SIGNS.has(following) && following !== NO_VOWEL) end("a", true);
    } else if (SIGNS.has(letter)) {
      end(SIGNS.get(letter) ?? "", false, letter === LONG_A);
    } else if (VOWELS.has(letter)) {
      // "लिए" is typed "liye".
      consonants += letter === "ए" && syllables.at(-1)?.vowel === "i" ? "y" : "";
      end(VOWELS.get(letter) ?? "", false, letter === "आ");
    } else if (NASAL.test(letter)) {
      consonants += /[पफबभम]/.test(next) ? "m" : "n";
      end("");
    }
  }
  if (consonants) end("");
  return syllables;
}

/** "करना" is said "karna", and "प्लान" ends without a vowel: the inherent one is dropped at the end and between two others. */
function isDropped(syllables: readonly Syllable[], at: number): boolean {
  const [syllable, before, after] = [syllables[at], syllables[at - 1], syllables[at + 1]];
  if (!syllable?.isInherent || !before) return false;
  if (!after) return true;
  const isBetween = before.vowel !== "" && !isDropped(syllables, at - 1) && after.vowel !== "" && !after.isInherent;
  return isBetween && !syllable.isCluster && !after.isCluster && after.consonants !== "y";
}

function inLatin(word: string): string {
  const known = LOANWORDS.get(word);
  if (known) return known;
  const syllables = syllablesOf(word);
  const [first, second] = syllables;
  // "काम" is typed "kaam", "कहानी" "kahani".
  const isShort = syllables.length === 2 && first?.isLongA && (second?.isInherent || second?.vowel === "");
  const spelt = syllables
    .map(
      ({ consonants, vowel }, at) => consonants + (isDropped(syllables, at) ? "" : isShort && at === 0 ? "aa" : vowel),
    )
    .join("");
  // "वाला", "वापस" are typed with a w, and "करें" as "karein".
  return spelt.replace(/v(?=[ao])/g, "w").replace(/en$/, word.endsWith("ें") ? "ein" : "en");
}

const WORD = /[\u0901-\u0963]+/g;
const DIGIT = /[\u0966-\u096f]/g;

/** The text with its Devanagari words, digits and full stops in Latin ones; any other text as it is. */
export function romanized(text: string): string {
  if (!/[\u0900-\u097f]/.test(text)) return text;
  return text
    .normalize("NFC")
    .replace(/क्यू\s?आर/g, "qr")
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(WORD, inLatin)
    .replace(/\s*[।॥]/g, ".");
}
