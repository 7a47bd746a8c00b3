/**
 * What is never answered, whatever the site says near it and whatever a model would make of it: orders to be somebody else or to
 * show one's inside, other people's data, what needs a lawyer, an accountant or a doctor, and plainly other subjects. Questions
 * about the site that only sound alike must pass; what no page covers is declined later, by search or by the model.
 */
import { plainWords, romanized } from "./language.ts";

/** The kinds of decline, see `assistantDeclines`. */
export type Refusal = "unknown" | "outOfScope" | "advice" | "private";

/** One part anywhere before another, at most so many letters apart; "|" stays within its part. */
const inOrder = (gap: number, ...parts: readonly string[]): RegExp =>
  new RegExp(parts.map((part) => `\\b(?:${part})\\b`).join(`.{0,${gap}}`));
const any = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`);
/** Both parts, in either order. */
const both = (gap: number, one: string, other: string): RegExp =>
  new RegExp(`${inOrder(gap, one, other).source}|${inOrder(gap, other, one).source}`);
/** At the beginning, after courtesies: something that is to be done. */
const order = (words: string): RegExp =>
  new RegExp(
    `^(?:(?:please|pls|plz|kindly|just|can you|could you|will you|hey|hi|smoothie|ok|now|help me(?: to)?) )*(?:${words})\\b`,
  );

const RULES = "(?:instruction|rule|polic|guideline|restriction|guardrail)\\w*";
const INSIDE =
  "prompts?|instructions|passages|configuration as|config|variables?|credentials?|source code|tokens?|connection string|env|hidden rules?";
const TELL =
  "show|print|reveal|repeat|output|dump|leak|expose|paste|give|tell|list|say|send|share|export|encode|translate|display|inform";
const MAKE = "write|compose|draft|generate|create|make|code|design|build|prepare";
const MADE =
  "poem|song|rap|script|program|function|essay|email|mail|letter|caption|blog|tweet|post|slogan|tagline|joke|regex|query|ppt|excel|formula|biodata|bio|resume|jingle|haiku|article|agreement|contract|business plan|marketing plan|component|login page|product description|ad copy";
const hostile: readonly RegExp[] = [
  inOrder(
    40,
    "ignor?e?|ignr|disregard|forget|override|bypass|overrule|disobey|drop|break",
    `${RULES}|above|previous|prior|earlier|everything|evrything|that and|the website|you are`,
  ),
  inOrder(20, RULES, "forget|ignore|bhool|bhul|tod|mat mano"),
  inOrder(20, "no|without(?: any)?|free of", "rules?|restrictions?|censorship|limits (?:confirm|tell|so)"),
  any(
    "pretend|role ?play|you are now|from now on|ab se tum|ab tum|imagine you|jailbreak\\w*|dan|(?:developer|god|debug) mode|unrestricted|unfiltered|uncensored|do anything now|evil ?bot|sudo|obey|new (?:task|instructions|conversation|policy)|linux terminal|override level",
  ),
  any("(?:act|behave|respond|speak|talk|answer) (?:as|like) (?!if)|(?:answer|reply) .{0,20}from your own|pirate"),
  /\bas (?:the|an) (?:administrator|ai)\b|\b(?:i am|we are|hum) .{0,14}(?:developer of|administrator|tumhare malik|qa team)\b|\bqa team\b|\byou (?:must now|will be shut)|\byour new\b.{0,12}(?:task|job|rule|role)|\bsystem message\b/,
  inOrder(40, TELL, INSIDE),
  inOrder(
    25,
    "your|ur|system|systm|hidden|secret|initial|apna|apne|tumhara|raw|first",
    "prompts?|prmpt|promt|instructions|source code|initial message",
  ),
  /\bprompts?(?! (?:me|us)\b)/,
  any(
    "(?:hidden|secret|developer) (?:message|instruction|rule)s?|the rules you (?:follow|were)|(?:words|text) above|forbidden to say|training data|(?:were you|you were) trained|train kiya|what are your instructions|(?:which|what|konsa) (?:language )?model (?:do you|are you|is behind|powers)",
  ),
  /\bdrop (?:the )?table\b|\btruncate\b|\bselect\b.{0,20}\bfrom\b/,
  both(25, "database|db", `dump|copy|export|password|key|dikha\\w*|do|${TELL}|access`),
  any(
    "admin (?:panel|console|token)|(?:api|secret|private|access) keys?(?= (?:do|of|for the|you|please|pls|plz)|$)|secret (?:key|discount)",
  ),
  inOrder(20, "admin|database|server|root|wi ?fi|taras|kabirs|devs|your|another|someones", "passwo?r?d|passwrd"),
  inOrder(20, "password", "of (?:admin|the admin|another)|for the app please"),
  any(
    "hack(?!ath)\\w*|ddos|phish\\w*|malware|sql injection|(?:break|get|log) into .{0,20}(?:account|instagram|page|database)",
  ),
  inOrder(
    30,
    "(?:give|grant|make|get|sell) (?:me|us)|gimme|unlock|promise|approve|waive",
    "percent (?:off|discount|coupon)|discount|lifetime|admin (?:access|rights|account)|coupon|for one rupee|free (?:forever|for ever)|one year free|loan",
  ),
  any(
    "(?:discount|coupon|promo)\\w* .{0,12}(?:do abhi|generate)|(?:off|discount) coupon code|refund of \\d+ approved|extend my trial|authori[sz]e (?:my|a)",
  ),
  order("(?:say|state) (?:that|i|we|it|yes|no|something)|(?:confirm|admit|agree|promise|guarantee|swear)\\b"),
  any(
    "(?:promise|guarantee|swear|assure) (?:me|us|my)|after me|reply deal|confirm it|remember that|stick to it|confirm by saying|confirm in writing",
  ),
  any("(?:reply|respond|answer|output|say) (?:only|just|exactly|solely|with only)|one without any rules"),
  any(
    "gaali|insult\\w*|idiots?|bewakoof|fuck\\w*|shit|bitch|chutiya|madarchod|moron|stupid bot|(?:do you|you) (?:have|got) feelings|do you love|believe in god",
  ),
  inOrder(20, "fake|forge|forged|working", "invoices?|bills?|gstin|fssai|reviews?"),
  any("hide sales|dodge (?:income )?tax|black money"),
];
const rawHostile: readonly RegExp[] = [
  /<\s*\/?\s*(?:script|img|iframe|svg|system|user|assistant)\b|javascript:|\bon(?:error|load)\s*=|\{\{|\$\{|<\||\[\/?(?:inst|system|admin)\]/i,
  /^[^\S\n]*(?:(?:system|assistant|developer)\s*(?:message\s*)?:|###)/im,
  /\bselect\s+\*|;\s*--|\bunion\s+select\b/i,
];

const OTHER =
  "(?:(?:the|an?) )?(?:others?|another|competitors?|rivals?|neighbou?rs?|different|dusr[aeio]n?|some kurta) ?(?:brands?|sellers?|shops?|business|persons?|peoples?)?";
const CONTACT =
  "emails?|emial|email (?:ids?|addresses)|phones?|phone numbers?|phone numbrs|numbers|mobiles?|whatsapp numbers?|home address(?:es)?|contacts?(?: numbers?)?|names?|linkedin|surnames?|insta handles?|location|addresses";
const LISTED = "(?:waitlist|waitlst|signups?|signup|users?|applicants?|members|(?:early access|signup|your) list)";
const SOMEBODY = "tara|kabir|dev|golu|rhea|maya|farida|ammini|shibu|reena|sana|joshi|kurian|narrator|founders?";
const HEADS = "ceo|cto|coo|cfo|malik|board|directors?|shareholders?|investors?";
const MONEY =
  "revenue|turnover|profits?|funding|seed round|valuation|loan|debt|kamai|salar(?:y|ies)|bank account|pan|gstin|cin|tax id|uptime|gst (?:no|num|number)";
const privately: readonly RegExp[] = [
  inOrder(
    25,
    CONTACT,
    `of (?:(?:all|the|every|other|everyone|last|your|some) )*(?:brands?|founders?|people|users?|everyone|members?|applicants?|customer|lady|person|waitlist|founders)|everyone|${LISTED} ?(?:walo|members|ke|list|people)`,
  ),
  inOrder(
    30,
    `${LISTED}|sabke|saare|sab|dusre|brands?|logon`,
    CONTACT,
    "do|batao|inform|give|dikhao|show|send|bhejo|reveal",
  ),
  inOrder(20, `${TELL}|get|giv`, "all|every|saare|sab|me all|the", "emails?|emial|phone numbers?|contacts?|names of"),
  inOrder(
    15,
    "who(?: all| else)?|which (?:brands?|people|founders?|candidates?)|kaun|kon|names? of|list|every brand that|name the",
    "(?:is|are|has|have|all|on|the|else|kaun|se|that|brands?|applicants?|for|people|candidates?|mera|sabse|your|\\s)*(?:on (?:the|your) (?:waitlist|list)|signed up|signup|joined|applied|applicants?|registered|referred (?:some|most|the)|code dala|upar)",
  ),
  inOrder(
    25,
    "how many (?:brands|people|founders|signups|users|customers|paying)|kitne (?:log|brand|users?)|number of (?:brands|signups|users)",
    "(?:have |has )?(?:joined|signed up|signup|registered|on the (?:waitlist|list)|from \\w+ (?:are|have)|exact(?:ly)?|do you have|join kar)",
  ),
  inOrder(8, LISTED, "me (?:kitne|sabse|kaun)|ke (?:saare|sab)|entries|ppl|table|list people"),
  both(20, "exact(?:ly)? (?:number|how many)|exact", "signups?|signup|waitlist|on the list|joined"),
  inOrder(
    45,
    "has|did|is|does|whether|confirm",
    `${OTHER}|my (?:friend|cousin|boss|tenant|accountant|neighbou?r|competitor|daughters?)|a woman|[a-z]+ traders|[a-z]+ and co|bel (?:and )?buta|pepper porch|sunday ubtan`,
    "joined?|apply|applied|on your|signed|use ladoo|using ladoo|uses? your|pays? for|through to",
  ),
  inOrder(
    20,
    OTHER,
    "sales|data|orders|numbers|margins?|revenue|earnings|account|sells? in|stock|cards|customers|list|cover letter|waitlist|referral",
  ),
  inOrder(
    30,
    "neighbou?r|competitor|rival|tenant|ex employee|landlord|my boss",
    "sells?|margins?|earn\\w*|sales|uses? your|cover letter|he spoke|proof",
  ),
  inOrder(
    25,
    SOMEBODY,
    "married|single|wife|husband|girlfriend|boyfriend|birthday|religion|caste|salary|how much .{0,9}earn|earns?|live exactly|ka ghar|home address|personal number|mobile|phone|linkedin|surname|email|instagram|ghar ka",
  ),
  inOrder(
    25,
    "where|phone|mobile|home address|number|email|salary|surname|address|earn|secret",
    "does|is|of|do|did|kya",
    SOMEBODY,
    "lives?|stays?|earns?|number|email|address",
  ),
  inOrder(20, "phone|mobile|home address|phone number|mobile number|email|salary|surname", "of", SOMEBODY),
  inOrder(
    25,
    "your|ur|ladoos?|company|companys|aapk[aio]|aap (?:ka|ki|me|logo)|apk[aio]|tumhar[aei]",
    `${HEADS}|${MONEY}|owner kaun|team size|office rent|support team and|court case`,
  ),
  inOrder(25, `${HEADS}|${MONEY}`, "of (?:your|the|ladoo)|ladoo|aapka|company|kya hai aapka|company ka"),
  inOrder(15, "who", "funds?|funded|invested|owns ladoo|holds the majority|sits on your"),
  any(
    "how (?:much|many) .{0,25}(?:money .{0,12}raised?|raised|revenue|employees|paying customers|users do you|customers do you have|customers does ladoo|people work|kids does|engineers|complaints|paid leave|leave days|clicks|parcels left)|raise(?:d)? (?:funding|money)|next year funding|are you profitable|burning (?:cash|money)|in debt|ever been sued|raided|did you fire|previous visitor|last visitor|else has asked|live count|biggest customers?|biggest paying|paisa lagaya|cost per signup|office building|referred the most|secret about|(?:sales|marketing|support|ux) (?:head|designer) .{0,15}(?:earn|take home|leave|left)|(?:designer|head|ceo|founder) take home|team size|headcount|bonus .{0,15}staff|staff .{0,10}bonus|average monthly sale|bonus .{0,12}(?:mila|staff|employees)|on your books|asked about refunds",
  ),
  inOrder(20, "conversion|fraction|in percent", "of (?:your|waitlist|visitors)|signups?|early birds?|last month"),
  inOrder(25, "referral code", "of (?:others?|my friend|another)|her referral|who referred|other brands"),
  any(
    "(?:read out|show) my (?:gstr|sales|orders)|messages did we send|left of my early|did i tick|where is parcel|(?:phone|mobile) number do (?:i|we) have|whose (?:hands|number|code)|is this mobile number|police case|customer ki location|who returned my|ladki kaam karti|i found a lovely|my friend applied|through to the next round|someone joined with my code|her referral code|look up her|extension number|someone in your team|(?:who|what) (?:is|are) your (?:ceo|boss|owner)|whos your ceo",
  ),
];
const TAX = "gst|igst|cgst|tax(?:es)?|itr|tds|gstr ?\\d?b?|income tax|customs duty";
const GOODS =
  "kurt\\w+|garments?|cloth\\w*|kapd\\w*|pickles?|soaps?|cosmetics?|jewel\\w+|silver|food|earrings?|stoles?|totes?|sarees?|candles?|bags?|podi\\w*|chips|ubtan\\w*|sweets?|achaa?r|planters?|face (?:pack|oil|cream)";
const advice: readonly RegExp[] = [
  inOrder(
    30,
    `${TAX}|hsn|sac|gst slab`,
    `(?:rate|slab|percent|kitna|code|lagta|applies|apply|do i (?:have to )?(?:pay|charge)) .{0,30}(?:${GOODS})`,
  ),
  inOrder(30, "how much|kitna|which|what|rate", `${TAX}|hsn|slab`, "on|for|to|pe|par|fall|under", GOODS),
  inOrder(20, GOODS, "pe|par|on|ka|ke|ki|fall under", `(?:kitna |kitni )?(?:${TAX}|hsn)`),
  any("gst rate on|(?:gst|hsn|tax) (?:slab|code) (?:for|of|on)|which (?:gst|hsn|tax) (?:slab|code)|tds on"),
  inOrder(
    25,
    "gst|company|firm|startup|trademark|business|logo|brand name|brand|class",
    "regist(?:er|ration|ered|er\\w*) (?:kaise|kar|for|in|my|kya|lena)|registration|composition|threshold|lut|objected|opposed?|already taken",
  ),
  inOrder(
    25,
    "regist\\w+|apply for|get|need|take|obtain",
    "for gst|gst (?:number|num|no|registration) (?:to|for)|a trademark|trademark|a company|my (?:brand|company|firm)|llp|licen[cs]e|fssai|copyright|patent|lut|private limited",
  ),
  inOrder(20, "gst|num|number", "num apply|apply kaise|kaise milega|lena hai|banwana"),
  /\b(?:claim|get)\b.{0,25}\b(?:itc|input tax credit)\b(?!.*\b(?:subscription|you|plan|ladoo|seat)\b)/,
  inOrder(
    20,
    TAX,
    "kaise (?:bhar|file|bacha|pay|kare)\\w*|kab (?:bhar|file)\\w*|due date|late|late fee|penalty|notice|file kaise|bacha\\w*|chori|liability|last date|days late|catch me|portal pe|saving|(?:bhar|bharu|bharna|bharni)\\b|department",
  ),
  inOrder(
    25,
    "penalty|late fee|notice|how much|avoid|dodge|evade|owe|reduce|save|how (?:do|to|2) (?:i )?file|step by step|charge .{0,9}below|us|help me with my",
    `(?:my )?(?:itr|income tax|advance tax|gstr ?(?:\\d|3b|9)|tax department|sales tax|gst liability|taxes|late gstr|gst below|gst order)`,
  ),
  any(
    "calculate us sales tax|income tax|advance tax|itr|tax (?:slab|regime)|old regime|old and new regime|missed gstr|department fines",
  ),
  any(
    "trademark\\w*|copyright|patent|lawyer\\w*|lawyr|lawer|advocate|sue (?:you|him|her|them|my)|legal (?:notice|advice|options?|metrology|way|contract)|is it (?:il)?legal|defamation|divorc\\w*|consumer court|court me case k\\w+|civil suit|section \\d+|cheque bounce|stamp duty|partnership deed|llp|private limited|sole prop\\w*|nda|labour law|minimum wage|fssai licen\\w+|(?:liquor|drug|manufacturing|trade|stall ke liye|shop|centr?al|state) licen[cs]e|licen[cs]e (?:lena|ka|kaise|ki|se|state|renewal)|fssai (?:ka|licence|license|central|state|number)|schedule h|verbal agreement|liable|i have a case|unregistered|evict\\w*|landlord (?:allowed|wants me|pe)|my landlord (?:allowed|kicked)|review my (?:\\w+ )?contract|binding if|label under|i print that on the label|loan app",
  ),
  any(
    "dawai?|medicines?|medcine|which tablet|what tablet|tablet should|goli|paracetamol|dolo|crocin|antibiotics?|pain ?killers?|doctor (?:ya|advice|chahiye)|dr advice|(?:red|skin) rash|a rash|headache|migraine|chest pain|(?:sar|pet|sir) (?:me )?(?:bahut )?dard|back pain|sore throat|stomach (?:hurts?|has been)|head hurts|cure for|dose|acne|diabetes|jalan|depress(?:ed|ion)|anxiety|epilepsy|should i take for|can i take for|kya khau|my baby has|aankh me|burn(?:ing|t) after|hot oil|garam tel|lower sugar",
  ),
  inOrder(
    20,
    "i have(?: a)?|my (?:baby|child|son|mother)|mujhe|against|for a",
    "fever|cold|cough|pain|rash|dard|bukhar|medicine",
  ),
  any(
    "mutual funds?|share (?:price|market|buy)|shares? (?:will|of|should|to buy)|which shares?|which stocks?|stocks? should|kaun sa stock|gold (?:a good|loan|rate|price|bond|ya|going|or)|(?:or|in) gold|aaj ka sona|sona (?:kitne|rate)|sona rate|bitcoin|bit coin|crypto\\w*|(?:business|home|mudra|personal|term|working capital) loan|loan (?:dila\\w*|milega|chahiye|for my)|loan through|mudra|give me a loan|emi on|cibil|fixed deposit|ppf|health insurance|fire insurance|overdraft|chit fund|convertible note|lend (?:working|me|us|money)|working capital|where will money grow|invoice discounting|home loan|savings in|should i (?:marry|leave my (?:job|husband|wife))|invest my",
  ),
];
const FIRMS =
  "shopify|shoppify|shopfy|zoho|vyapar|tally|mybillbook|khatabook|quickbooks|odoo|marg|unicommerce|amazon|amazn|flipkart|meesho|myntra|nykaa|ajio|etsy|ebay|razorpay|paytm|phonepe|google pay|cred|facebook|youtube|netflix|spotify|swiggy|zomato|blinkit|zepto|delhivery|dtdc|shiprocket|xpressbees|irctc|jio|airtel|hdfc|sbi|kotak|canva|chatgpt|gemini|wix|woocommerce|godaddy|mailchimp|slack|iphone|apple|google|olx|indigo|haldirams?|mamaearth|fabindia|epfo|bescom|decathlon|dukaan|iim|reliance|titan|tata|speed post";
const SUBJECT =
  "prices?|pric|pricng|costs?|kitna|kitni|leta|charges?|fees?|commission|deduct|rates?|plans?|sasta|cheap\\w*|cheaper|better|best|vs|versus|compare|than|ladoo|ya|password|blocked|reset|refund|policy|my order|order|account|margin|salary|profit|earn\\w*|leaked|cashback|complaint|hacked|trial|silver|coupon|customer care|balance|recharge|status|claim|transfer|founder|owner|import from|let me|have|se kaunsa|me credit|free";
const elsewhere: readonly RegExp[] = [
  both(30, FIRMS, SUBJECT),
  inOrder(
    15,
    "instagram|insta|gmail|facebook",
    "password|account blocked|blocked|reach|followers|hacked|verified|ad rejected|kaise badha\\w*",
  ),
  any(
    "weather|wether|mausa?m|will it rain|barish (?:hogi|kab)|cricket(?! cap)|crickt|ipl|world cup|ranji|match (?:score|kaun|jeeta|yesterday|today)|india match|test series|football|virat|next election|election|prime minister|pradhanmantri|capital of|horoscope|rashifal|kundli|muhurat|recipes?|how (?:to|do i) make (?:a |thick |mango |ubtan|pickle|face packs)|kaise banate|kaise banaye|biryani|restaurant|cheap hotel|train (?:ticket|from|to|timings|kaunsi)|trains? (?:go(?:es)?)|movie|film|lyrics|jokes?|joks|poems?|poetry|shayari|chutkula|translate|homework|quantu?m|nobel|petrol price|visa (?:rules|for)|passport|headlines?|the news|who won|who invented|(?:best|which|konsa|kaunsa) (?:phone|phne)|camera should|dslr|girlfriend|boyfriend|marathon|earthquake|therapist|rhymes|favourite colour|convert \\d+|what came first|good night|what is love|mother in law|saas|who is going to win|kaun jeet\\w+|vote for|plz sing|sing (?:a )?song|gaana|weds?|wedding (?:in|venue)",
  ),
  new RegExp(
    `${order(`(?:${MAKE})`).source}(?!.{0,30}\\b(?:invoices?|bills?|credit notes?|labels?|orders?|roles?|login|event|group|account|payment link|qr)\\b)`,
  ),
  inOrder(8, MAKE, "(?:(?:me|us) )?(?:an?|my|some|ten|this|the|ek)", `(?:\\w+ ){0,2}(?:${MADE})`),
  /\b(?:caption|email|mail|letter|post|poem|essay|bio|biodata|script|kavita)\b.{0,20}\blikh\w*(?!.*\bchalega)/,
  any(
    "(?:python|javascript|java|sql|html|react|py|pythn) (?:script|code|query|component|vs|pls|programs?)|code likhna|excel formula",
  ),
  order(
    "(?:book|reserve|order) (?:me |us )?an? (?!demo|call|slot)|(?:sing|teach|solve|diagnose|rewrite|paraphrase|summari[sz]e this|proofread|check my english|negotiate|interview my|pick a random|print \\d+|find me|find out whose|fill (?:the|in) |raise an? invoice of|mark order|add \\d+|send an sms|post this|reset my|turn this|register my|look at my website|refund order|name an app|rank the|order me|buy me)",
  ),
  any(
    "(?:what is |whats )?\\d+ (?:times|plus|minus|multiplied by|divided by) \\d+|what is \\d+ percent of|smoothie at home|ladoo(?:s)? (?:recipe|ki recipe|kaise ban\\w*|kitne din)|besan|kilo (?:of )?ladoo|asdf\\w*|lorem|qwerty",
  ),
];

/** Why a question must not be answered, or null. */
export function refusalOf(question: string): Refusal | null {
  const raw = question.normalize("NFKC");
  if (rawHostile.some((pattern) => pattern.test(raw))) return "outOfScope";
  const typed = romanized(raw)
    .toLowerCase()
    .replace(/['’‘`]s?\b/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const said = [typed, plainWords(raw)];
  const fits = (patterns: readonly RegExp[]): boolean =>
    patterns.some((pattern) => said.some((text) => pattern.test(text)));
  if (fits(hostile)) return "outOfScope";
  if (fits(privately)) return "private";
  if (fits(advice)) return "advice";
  return fits(elsewhere) ? "outOfScope" : null;
}

/** Says these words and nothing else; each ends where it is matched, so that no text is divided in two ways. */
const onlyOf = (words: string): RegExp => new RegExp(`^(?:(?:${words})\\b[\\s,!.?]*)+$`);
const HELLO = onlyOf(
  "hi+|hey+|hello+|helo|namaste|namaskar|hola|good (?:morning|afternoon|evening|day)|salaam|ram ram|yo|kya haal(?: hai)?|kaise ho|how are you(?: doing)?|whats up|there|smoothie|team|ji|all|sir|madam",
);
const THANKS = onlyOf(
  "thanks?|thank you|thank u|thx|ty|shukriya|dhanyavaad|dhanyawad|dhanyavad|ok|okay|great|nice|cool|super|got it|theek hai|accha|bye|goodbye|see you|so much|a lot|very much|very helpful|perfect|awesome",
);
const HELP =
  /^(?:what (?:can|do) (?:you|u) (?:do|know|help(?: me)? with|answer|tell me)|what can i ask(?: you)?|how can you help(?: me)?|help(?: me)?|can you help(?: me)?|madad(?: karo| chahiye)?|menu|options|start)[\s,!.?]*$/;

/** A greeting or a thank-you rather than a question. */
export function smallTalkIn(question: string): "hello" | "thanks" | null {
  const plain = romanized(question)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`']/g, "")
    .trim();
  if (HELLO.test(plain) || HELP.test(plain)) return "hello";
  return THANKS.test(plain) ? "thanks" : null;
}
