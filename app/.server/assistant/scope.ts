/**
 * The gate before every answer: what is not the site's business is declined whatever the search would find. It looks at
 * the question alone; whether the site's texts cover a question is decided in `answer.ts`.
 */
import { isForeign } from "./lexicon.ts";
import type { Query } from "./search.ts";

export type Refusal = "unknown" | "outOfScope" | "advice" | "private";

/** Attempts to turn the assistant into another one, to see its inside, or to get at the machine behind it. */
const HOSTILE: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|overrule|drop|discard)\b.{0,40}\b(?:instruction|rule|prompt|polic(?:y|ies)|guideline|above|previous|prior|earlier|everything|restriction|guardrail|settings?|bhul|sab)/,
  /\b(?:grant|give|make)\b.{0,6}\bme\b.{0,10}\b(?:an? )?(?:admin|root|superuser|owner)\b.{0,8}(?:\b(?:rights|access|privileges)\b|$)/,
  /\b(?:rules?|instructions?|restrictions?|guidelines?)\b.{0,20}\b(?:ignore|forget|bhool|bhul|tod|hata|break|mat (?:mano|follow))\w*\b|\b(?:forget|stop being)\b.{0,8}\b(?:that )?you are\b/,
  /\b(?:system|hidden|secret|initial|original|developer|internal)\s+(?:prompt|message|instruction|rule|mode)/,
  /\b(?:your|the|ur)\s+(?:prompt|instructions|guidelines|guardrails)\b/,
  /\bprompts?\b/,
  /\b(?:reveal|print|repeat|show|output|dump|leak|expose|paste)\b.{0,40}\b(?:words above|text above|instructions|context|passages|rules|config|database|secret|credential|env|source code|token|tables?)\b/,
  /\b(?:pretend|role ?play|act as|acting as|you are now|from now on|imagine you|behave as|respond as|jailbreak|dan mode|(?:are|be|as) dan|developer mode|do anything now|no restrictions|unfiltered|uncensored)\b/,
  /<\s*\/?\s*(?:script|img|iframe|svg|system|user|assistant)\b|javascript:|\bon(?:error|load)\s*=|\{\{|\$\{|<\|/,
  /\b(?:which|what)\b.{0,12}\b(?:model|llm)\b.{0,12}\b(?:are|do|is|you|this|behind)\b/,
  /\b(?:give|grant|get|gimme)\b\s+(?:me|us)\b.{0,15}\b(?:\d+ ?(?:percent|%)?\s*(?:off|discount)|lifetime|free (?:year|account|forever|access|subscription)|discount|refund now|extra)\b/,
  /\b(?:promise|guarantee|swear|assure)\s+(?:me|us|that)\b|\bauthori[sz]e\b|^(?:please |just )?(?:say|state|confirm|admit|agree|repeat after me)\b.{0,6}\bthat\b/,
  /\b(?:drop|delete|wipe|destroy|erase)\b.{0,8}\b(?:the |your |whole |entire )(?:database|db|server|servers|website|system|waitlist)\b/,
  /\b(?:drop|delete|truncate|alter)\s+(?:table|database)|\bunion\s+select\b|\bselect\b.{0,30}\bfrom\b.{0,30}\b(?:waitlist|users|entries|table)|\bor\s+1\s*=\s*1/,
  /\b(?:api|secret|private|access)\s*keys?\b|\badmin\s+password|\bpasswords?\s+of\b|\b(?:give|tell|share|what is|whats)\b.{0,20}\b(?:your|the|admin)\s+password/,
  /\b(?:hack|hacking|ddos|phish|phishing|exploit|malware|ransomware|sql injection|xss|crack)\b(?!ed)/,
  /\b(?:write|compose|draft|generate|create|(?<!(?:referral|qr|hsn|invite|my|your|discount|own) )code|make)\b.{0,25}\b(?:poem|song|code|script|program|function|essay|email|letter|caption|story about me|blog|tweet|post|ad copy|slogan|tagline|joke|regex|query|app)\b/,
  // Something to be done for a visitor, instead of something to know.
  /^(?:please |pls |plz |kindly |can you |could you |will you |hey |hi |smoothie |ok )*(?:send|order|buy|approve|extend|waive|unlock|review|remind|play|sing|call|teach|solve|diagnose|predict|recommend|suggest|proofread|sell)\s+(?:me|my|us|a|an|some|the|\d+)\b(?!.*\b(?:roles?|plans?|modules?|features?|stor(?:y|ies)|episodes?|demo|prices?|links?|invoices?|price list)\b)/,
  /\b(?:new|next|real|only) (?:task|job|role|instruction|rule|identity) (?:is|now)\b|\binsult\b|\btraining (?:data|set)\b|\btrained (?:on|by|with)\b/,
  /\d+ ?(?:%|percent) of \d+/,
  /\b(?:mujhe|hame|hume|me)\b.*\bsikha(?:o|do|de|iye|dijiye)\b|\bcoding\b/,
  /\bhelp me (?:to )?(?:write|draft|compose|make|create|prepare|design|code|build)\b/,
  /\b(?:mere liye|mujhe|hamare liye|humein|hume)\b.*\b(?:likh|bana|dhund|dhoond|kharid|dila|suna|khoj)\s?(?:o|do|de|dedo|dijiye|na)\b/,
  /\brepeat after me\b|\b(?:tum|aap|tu)\b.*\bmodel\b|\bmodel\b.*\b(?:tum|aap|tu)\b/,
  /\b(?:email|letter|post|caption|poem|essay|code|script|bio|article|message)\b.{0,6}\blikh\w*\b(?!.*\borders?\b)/,
  /\btext of your\b|\byour (?:first|initial|opening) (?:message|text|line|words)\b/,
  /\b(?:users?|customers?|waitlist|applicants?|members?) table\b|\bexport (?:the |all )(?:users?|waitlist|applicants?|members?)\b/,
  // A gift nobody has offered.
  /\b(?:give|gift) me\b.{0,8}\bfree\b|\bfree\b.{0,16}\b(?:de do|dedo|dijiye)\b/,
  /\b(?:discount|lifetime|free plan|coupon|muft)\b.{0,16}\b(?:do|dedo|de do|dijiye)\b(?:$| abhi| na\b| please)|\b(?:[6-9]\d|100) ?(?:%|percent) (?:off|discount)/,
  /\b(?:database|db|server|backend|source code)\b.{0,10}\b(?:dikha\w*|dump|do|batao|khol\w*)\b/,
  // Whatever should be written for somebody, but for what the product itself writes.
  /^(?:please |pls |plz |kindly |can you |could you |will you |hey |hi |smoothie |ok )*(?:write|draft|compose|generate|code|program)\b(?!.*\b(?:invoices?|orders?|credit notes?|labels?)\b)/,
  /\bfake\b.{0,10}\b(?:invoices?|bills?|gst|receipts?|reviews?|id|documents?)\b|\bblack money\b|\bkala dhan\b/,
  /\bwhat (?:time|day|date) is it\b|\b(?:current|todays?) (?:time|date|day|news)\b|\btime kya (?:hua|ho)\b/,
  /\b(?:database|server|root|wifi|wi-fi|admin|system)\b.{0,6}\bpasswords?\b/,
  /\b(?:translate|summari[sz]e this|rewrite|paraphrase|proofread)\b/,
  /\d+\s*(?:times|plus|minus|multiplied by|divided by)\s*\d+/,
  /\b(?:solve|calculate|compute)\b.{0,20}\d+\s*[-+*/x^]\s*\d+|^\s*(?:what is|whats)?\s*\d+\s*[-+*/x^]\s*\d+/,
  /\b(?:fuck|shit|bitch|bastard|asshole|idiot|stupid bot|moron|chutiya|madarchod|bhenchod|bhosdi|gandu|harami|kutta|saala|randi)/,
];

/** What a chartered accountant or lawyer is for. The product's own doing (what it prints and prepares) is not meant. */
const ADVICE: readonly RegExp[] = [
  /\bcase against\b/,
  /\b(?:gst|tax|income tax|court|legal) notices?\b|\bappeal\b.{0,14}\b(?:gst|tax|order|notice)\b/,
  /\b(?:gst|itr|tax)\b.{0,12}\b(?:kaise|kab|kahan)\b.{0,6}\b(?:bhar\w*|file|jama|pay|dena|du|dun)\b/,
  /\bkanoo?ni\b|\brepresent (?:me|us)\b|\b(?:my|a|your) lawyer\b/,
  /\b(?:gst|tax) liability\b|\b(?:calculate|compute|work out)\b.{0,10}\bmy\b.{0,10}\b(?:gst|tax)\b/,
  /\b(?:advance|professional|property|corporate|wealth|self assessment) tax\b|\btax (?:slab|bracket|deducted)\b/,
  /\b(?:which|buy|sell|best) (?:shares|stocks|mutual funds?)\b|\bshare (?:price|market|bazaar)\b/,
  /\b(?:deduct|write off|save|avoid|bacha\w*)\b.{0,30}\b(?:tax|gst)\b|\b(?:tax|gst)\b.{0,12}\bbacha\w*\b/,
  /\b(?:pe|par|pr|on)\b.{0,6}\b(?:kitna|kitni|kitne)\b.{0,6}\b(?:gst|tax)\b|\blicen[cs]e?\b.{0,16}\b(?:lena|chahiye|padta|padega|lagta|lagega|zaruri)\b/,
  /\bhow many\b.{0,12}\breturns?\b.{0,16}\bfile\b|\b(?:dont|do not|not|never|forget to)\b.{0,4}\b(?:pay|file)\b.{0,8}\b(?:gst|tax|taxes)\b/,
  /\bincome ?tax\b|\bgst (?:number|no|registration)\b.{0,12}\b(?:kaise|how|apply|lena|le|lu|lun|banwa\w*|milega|chahiye)\b|\b(?:how|get|apply|kaise)\b.{0,20}\bgst (?:number|no|registration)\b/,
  /\b(?:company|firm|startup|llp)\b.{0,10}\bregist\w*|\bregist\w*.{0,14}\b(?:company|firm|startup|llp)\b/,
  /\b(?:how much|kitna|what)\b.{0,8}\b(?:gst|tax|igst|cgst)\b.{0,25}\b(?:on|for|pe|par)\b.{0,12}\b(?:kurta|kurti|garment|cloth|pickle|soap|cosmetic|jewel|food|face packs?|face oils?|ear+ings?|stole|tote|saree|candle|bag|podi|chips|ubtan|sweets|ach?aa?r|product)/,
  /\b(?:should|must|shall|need|needs|have|has|required|mandatory|compulsory|necessary|better|can|kya|do|am)\b.{0,25}\b(?:i|we|my|mujhe|hume|me)\b.{0,30}\b(?:regist\w*|file|filing)\b.{0,25}\b(?:gst|tax|company|firm|llp|trademark|business|brand|itr)\b/,
  /\b(?:register|registration|registering)\b.{0,15}\b(?:for|under|of|ke liye)?\s*(?:a |the |my )?\b(?:gst|tax|company|firm|trademark)\b/,
  /\bgst\b.{0,12}\b(?:registration|register|number lena|lena chahiye|threshold|exempt|exemption|slab|composition)/,
  /\b(?:which|what|kaunsa|konsa|kya|correct|right)\b.{0,20}\b(?:hsn|sac|gst rate|tax rate|gst slab|tax slab|rate of gst|rate of tax|gst percent)\b.{0,30}\b(?:for|on|of|applies|apply|applicable|use|my|ke liye|pe|par|lagega|should)\b/,
  /\b(?:gst|tax)\b.{0,15}\b(?:rate|percent|slab|kitna)\b.{0,20}\b(?:kurta|kurti|garment|cloth|pickle|soap|cosmetic|jewel|food|ear+ings?|stole|tote|saree|product|candle|bag|podi|chips|ubtan|oil|ach?aa?r)/,
  /\bhsn\b.{0,25}\b(?:for|of)\b.{0,12}\b(?:my|kurta|garment|cloth|pickle|soap|cosmetic|jewel|food|earring|stole|saree|candle|bag|chip|cream|oil|pack)/,
  /\b(?:how much|kitna)\b.{0,20}\b(?:income tax|tax)\b.{0,20}\b(?:i|my|pay|dena|owe|mujhe)\b/,
  /\b(?:save|avoid|evade|reduce|bachao|bachana|bachau|hide|dodge|chori)\b.{0,15}\b(?:tax|taxes|gst)\b|\b(?:tax|gst)\b.{0,12}\b(?:saving|avoid|evasion|bachana|bachau|bachane|chori|loophole)/,
  /\b(?:can|could|may|should|how (?:do|can|to)|am)\b.{0,12}\b(?:i|we)?\b.{0,12}\bclaim\b.{0,25}\b(?:itc|input|credit|deduction|expense)/,
  /\b(?:input tax credit|itc)\b.{0,40}\b(?:claim|eligible|can i|reverse)|\beligible for (?:itc|input)/,
  /\b(?:do|should|must|will)\b\s+(?:i|we)\b.{0,15}\bneed\b.{0,20}\b(?:licen[cs]e|fssai|gst|lawyer|ca|trademark|registration|permission from|lut|iec)\b/,
  /\b(?:penalty|late fee|fine|interest)\b.{0,25}\b(?:gst|gstr|return|tax|filing|file|late)/,
  /\b(?:gst|gstr|tax return|filing)\w*\b.{0,25}\b(?:penalty|late fee|fine)\b/,
  /\b(?:sue|legal action|legal notice|file a case|lawsuit|court case)\b/,
  /\b(?:proprietorship|sole prop|private limited|pvt ltd|partnership firm|one person company)\b/,
  /\bis it (?:legal|illegal)\b|\bam i (?:liable|legally|allowed by law|eligible)\b/,
];

/** The inside of the company, and people's own data. */
const PRIVATE: readonly RegExp[] = [
  /\b(?:emails?|phones?|mobiles?|contacts|phone numbers?|numbers?) of (?:the |all |your )*(?:founders|brands|people|users|members|customers|everyone|everybody)\b/,
  /\b(?:other|another|dusr[aei]n?|doosr[aei]n?) brands?\b.{0,12}\b(?:numbers?|emails?|phones?|contacts?|details|naam|names?)\b/,
  /^(?!.*\b(?:sakt[aei]|liye|offer|milega|jagah|places?|spots?)\b)(?:.*\bwaitlist\b.{0,20}\bkitne (?:brands?|log)\b|.*\bkitne (?:brands?|log)\b.{0,20}\bwaitlist\b)/,
  /\b(?:name|email|phone|number|who is|who was)\b.*\b(?:first|second|third|tenth|last|latest|newest|\d+(?:st|nd|rd|th)) (?:sign ?up|entry|applicant|member|person)\b|\bcodes? of (?!my|our|the brand that)|\bkis ?kis\b|\bkis ?ne (?:join|sign|apply)\b/,
  /\b(?:show|give|see|tell|reveal)\b.{0,12}\b(?:another|other|competitor|competitors|somebody elses|someone elses) (?:brand|founder|user|company)?s?\b.{0,8}\b(?:sales|data|orders|numbers|customers|stock|revenue)\b/,
  /\bwhere (?:does|do|is)\b.{0,6}\b(?:tara|kabir|dev|golu|farida|ammini|rhea|sana|mahesh|joshi|shibu|reena|maya)\b.{0,6}\b(?:live|stay|reside|home)\b|\b(?:tara|kabir|dev|golu|farida|ammini|rhea|sana|mahesh|joshi|shibu|reena|maya)\b (?:ka|ki|ke|se) \b(?:ghar|umar|umr|pati|biwi|patni|shaadi|shadi|number|phone|pata|email|tankhwa)\b/,
  /\b(?:codes?|links?|entries|entry|orders|sales) of (?:other|another|all|every|someone|somebody|a different)\b|\b(?:malik|maalik|owner|ceo|boss)\b.{0,6}\b(?:number|phone|mobile|email|address|whatsapp)\b/,
  /\b(?:waitlist|list|sign ?ups?)\b.{0,30}\b(?:kaun kaun|kon kon|kaun hai|kon hai|unk[aei]|kisk[aei]|sabk[aei])\b/,
  /\bmujhe admin\b|\badmin bana\b/,
  /\bpersonal (?:whatsapp|number|mobile|phone|email|mail|address|details of)\b|\b(?:owners?|founders?|ceo|boss|developers?)\b.{0,6}\b(?:personal|private|secret)\b/,
  /\b(?:list|show|name|give|tell|batao|dikhao)\b(?!.*\bstor(?:y|ies)\b).{0,14}\b(?:every|all|each|sabhi|sab|saare)\b.{0,10}\b(?:brands?|users?|people|members?|applicants?|customers?)\b/,
  /\bhow many (?:signups?|registrations|brands|people|members|founders|users)\b(?!.*\b(?:can|get|left|places|spots|limit)\b).*\b(?:have|got|joined|registered|signed|so far|right now|at the moment|at this moment|till now|until now|currently)\b/,
  /^(?=.*\bexact(?:ly)?\b)(?=.*\b(?:waitlist|list|sign ?ups?|joined)\b)/,
  /\b(?:exact|exactly|precise|precisely|current|total)\b.{0,25}\b(?:number|count|how many|many|kitne)\b.*\b(?:list|waitlist|sign(?:ed)? ?ups?|joined|registered|join)\b/,
  // Who else is there, and how to reach them; what the form asks of oneself is another matter.
  /^(?!.*\b(?:my|our|mera|meri|mere|hamara|apna|apni|form|fields?|need|needs|needed|required?)\b).*(?:\b(?:waitlist|sign ?ups?|signed up|applicants?|members|entries|users|walo|logon?|everyone|everybody|other brands?|all brands|dusr[aeo]n?|doosr[aeo]n?)\b.{0,25}\b(?:emails?|mails|phones?|phone numbers?|numbers|mobiles?|addresses|contacts|names)\b|\b(?:emails|phone numbers|numbers|mobiles|addresses|contacts|names)\b.{0,25}\b(?:waitlist|sign ?ups?|signed up|applicants?|members|entries|users|everyone|everybody|other brands?|all brands)\b)/,
  /\b(?:emails?|phone|phone number|mobile|number|address|name)\b.{0,6}\bof (?:the |a |that |some )?(?:first |second |third |last |latest |next |top |other )?(?:person|brand|founder|guy|girl|one|user|customer|somebody|someone)\b/,
  /\b(?:competitors?|rivals?|other brands?|another brand|someone elses?|dusr[aei]n?|doosr[aei]n?)\b.{0,12}\b(?:ka |ki |ke )?(?:data|sales|numbers|details|orders|customers|account|entry)\b.{0,12}\b(?:dikha\w*|show|batao|do|see|de|dena)\b|\b(?:show|give|send|share|let me see)\b.{0,12}\b(?:data|sales|numbers|details|orders|customers) of (?:other|another|my competitor|a competitor)/,
  /\b(?:ladoo|company|is app|app)\b.{0,8}\b(?:malik|maalik)\b/,
  /\bhow much (?:profit|money|revenue|income)\b.{0,14}\b(?:ladoo|you|company)\b|\bkama(?:ta|te|ti|i)\b.{0,12}\bladoo\b|\bladoo\b.{0,12}\bkama(?:ta|te|ti|i)\b/,
  /\b(?:waitlist|sign ?ups?|members|walo|walon)\b.{0,20}\b(?:naam|names?)\b.{0,8}\b(?:batao|do|dikhao|bhejo|list|bata)\b/,
  /\bwho\b.{0,6}\b(?:designed|drew|coded|developed|wrote|draws|painted)\b.{0,12}\b(?:your|this|the|ladoo)\b/,
  /\bis (?:ladoo|the company|your company)\b.{0,6}\b(?:profitable|making (?:money|profits?)|funded|listed|registered|bootstrapped|successful|big|vc)\b/,
  /\b(?:gst(?:in)? ?(?:number|no)|gstin|pan|cin)\b.{0,15}\b(?:aapka|aap ka|tumhara|your|ladoo|ladoo ka)\b/,
  /\bhow old (?:is|are|was)\b.{0,12}\b(?:tara|kabir|dev|golu|farida|ammini|rhea|sana|mahesh|joshi|shibu|reena|maya|she|he|you)\b|\bhow much (?:money )?(?:does|do|did)\b.{0,12}\b(?:tara|kabir|dev|golu|farida|rhea|sana|mahesh|joshi|shibu|reena|maya)\b.{0,6}\b(?:make|earn|get paid)\b/,
  /\bwhen (?:was|were|did)\b.{0,20}\b(?:ladoo|company|you|firm)\b.{0,15}\b(?:founded|established|incorporated|started|start|formed|set up|begin)\b|\b(?:founding|incorporation) (?:date|year)\b/,
  /\b(?:your|ladoo|ladoos|company|tumhara|aapka|aap ka)\b.{0,12}\b(?:gst(?:in)? ?(?:number|no|num)?|gstin|pan|cin|bank account|account number|registration number|company number|tax id)\s*(?:number|no)?\s*(?:\?|$|kya|hai|please|for|batao)/,
  /\b(?:gst number|gst no|gstin|pan number|cin|bank account number)\b.{0,15}\b(?:of|for)\b.{0,6}\b(?:ladoo|the company|your)/,
  /\b(?:who|kisne|kaun)\b.{0,30}\b(?:funds?|funded|owns? ladoo|owns? (?:the|this|your) company|invested|investing|founded ladoo|founder of ladoo|runs ladoo|started ladoo|ceo|head of|banaya|leads ladoo)\b/,
  /\b(?:ladoo|your|the company|company)\b.{0,12}\b(?:founder|founders name|ceo|cto|owner|boss|director|investor|investors|revenue|turnover|profit|valuation|funding|headcount|burn|runway|salaries)\b/,
  /\bhow many\b.{0,20}\b(?:employees|people|staff|engineers|members)\b.{0,15}\b(?:work|at ladoo|does ladoo|do you|in your|are there in your|you have|company)/,
  /\bhow many\b.{0,20}\b(?:customers|users|brands|clients|companies|founders|people|subscribers)\b.{0,25}\b(?:use|using|have you|do you have|does ladoo have|already|currently|on ladoo|trust|pay|paying|signed up|joined|are using)\b/,
  /\b(?:who|which brands?|which founders?|which companies|names? of|list of|list all|show me|give me)\b.{0,30}\b(?:joined|signed up|on the waitlist|in the waitlist|waitlist entries|waitlist members|applicants|applied|subscribers|registered users|your customers|your clients|all users)\b/,
  /\b(?:list|show|give|dump|export|fetch|get|tell)\b.{0,20}\b(?:all|every|the|me|us)\b.{0,12}\b(?:emails?|e-mails?|phone numbers|numbers of|users|applicants|applications|entries|signups|members|names of)\b/,
  /\b(?:is|has|did|kya)\b.{0,30}\b(?:on the waitlist|on your waitlist|joined the waitlist|signed up already)\b/,
  /\b(?:phone|number|mobile|email|address|whatsapp|contact|salary|age|birthday|surname|husband|wife|married|home)\b.{0,20}\b(?:of|for)?\b\s*(?:tara|kabir|dev|golu|farida|ammini|rhea|sana|mahesh|joshi|shibu|reena|maya|nandini|lata|savio|goyal)\b/,
  /\b(?:tara|kabir|dev|golu|farida|ammini|rhea|sana|mahesh|joshi|shibu|reena|maya|goyal|nandini)s?\b.{0,14}\b(?:phone|phone number|number|mobile|email|home address|address|whatsapp|salary|age|birthday|surname|husband|wife|married|instagram|account|study|studied|graduate\w*|college|degree|school|religion|caste|vote|voted|weigh|tall)\b(?! (?:entry|order|message))/,
  /\b(?:emails?|phone numbers?|mobile numbers?|addresses|personal data|details|data)\b.{0,12}\b(?:of|for|from|about)\b.{0,20}\b(?:other|another|someone|somebody|people|brands|users|customers of|applicants|entries|founder who|waitlist)\b/,
  /\b(?:kitne|kitna)\b.{0,15}\b(?:brand|brands|log|customers?|users?)\b.{0,25}\b(?:use karte|use kar rahe|join kiye|join kiya|jude|judे|hai abhi|ho chuke)\b/,
];

/** What a shop, a helpdesk or an adviser would be asked. This is neither. */
const NOT_OURS: readonly RegExp[] = [
  // Buying from the brands of the stories, or minding a parcel of theirs.
  /\b(?:buy|purchase|order|sell|get|deliver|ship|stock|available|in stock|price of|how much (?:is|are|for)|cost of|khareed\w*|mangwa\w*)\b.{0,18}\b(?:a|the|some|your|ek|any|me|one|red|blue|indigo)?\s*(?:kurtas?|kurtis?|stoles?|totes?|tote bags?|earrings?|pickles?|podis?|banana chips|chips|soaps?|ubtans?|face (?:packs?|oils?)|sarees?|achaar)\b(?!.{0,40}\b(?:story|stall|gst|invoice|batch|batches|abroad|marketplace|margin|tara|kabir|dev)\b)/,
  /\bis (?:the|that|this)\b.{0,20}\b(?:kurta|stole|tote|earrings?|pickle|podi|soap|ubtan|jar)\b.{0,10}\bavailable\b|\bwhat (?:sizes|colou?rs|products|flavou?rs) do you (?:have|sell|carry)\b/,
  /\b(?:mera|meri|my)\b.{0,8}\b(?:order|parcel|package|delivery|saman)\b.{0,8}\b(?:kahan|kab|kaha|nahi aaya|where|status)\b/,
  /\b(?:where is|wheres|track|tracking|status of|kahan hai|when will)\b.{0,12}\b(?:my|mera|meri)\b.{0,8}\b(?:order|parcel|package|delivery|shipment|jar|kurta|refund)\b|\bmy\b.{0,12}\b(?:jar|kurta|parcel|order|pickle|stole|soap)\b.{0,15}\b(?:arrived|came|broken|damaged|late|missing|leaked|has not|hasnt|did not|didnt)\b/,
  // Something is broken for this visitor: a person has to look.
  /^(?!.*\b(?:refund|money|paisa|paise|compensation|wapas)\b).*(?:\b(?:cant|cannot|can not|unable to|not able to|couldnt)\s+(?:log|sign|open|load|access my|get into|reset|pay)\b|\b(?:app|site|website|page|login|otp|button|link|audio|player|form)\b.{0,14}\b(?:not|isnt|doesnt|wont|nahi)\b.{0,6}\b(?:load|loading|open|opening|work|working|play|playing|submit|submitting|chal)\w*\b|\breset\b.{0,8}\bpassword\b|\bwhy (?:was|is|did|has)\b.{0,6}\bmy\b.{0,16}\b(?:declined|failed|blocked|suspended|rejected|pending)\b)/,
  // Capacities nobody has stated.
  /^(?!.*\b(?:tara|kabir|dev)\b).*\b(?:how many|what is the (?:maximum|max|limit)|maximum (?:number|no)|limit (?:on|to|of))\b.{0,20}\b(?:products?|items?|skus?|invoices?|orders?|users?|people|members?|staff|locations?|stores?|shops?|customers?|contacts?|messages?|emails?|events?|gb|storage|files?|photos?|companies|logins?)\b.{0,25}(?:\bcan (?:i|we|it|you|one|ladoo)\b|\b(?:allowed|per month|a month|maximum|limit|supported)\b|$(?<=(?:maximum|max|limit)\b.*))/,
  /\b(?:multiple|several|two|many|more than one)\s+(?:companies|businesses|firms|gstins?|brands)\b.{0,25}\b(?:login|account|plan|manage|run|under|in)\b/,
  // Work done by hand for somebody.
  /\b(?:can|will|could|do|would)\s+(?:you|ladoo|u)\b.{0,10}\b(?:make|build|design|create|develop|photograph|shoot|ship|deliver|courier|pack|stitch|sew|source|supply|provide)\b.{0,20}\b(?:website|logo|packaging|boxes|poster|photos?|products? photos?|my products?|parcels? for|orders? for (?:me|us)|for me|for us)\b/,
  /\b(?:open|closed|working|available)\b.{0,8}\b(?:on )?(?:sundays?|saturdays?|weekends?|holidays?|at night|24 ?x? ?7|24 hours)\b|\b(?:business|working|office|opening) (?:hours|timings?)\b/,
  /\b(?:pay|run|process|give)\b.{0,12}\b(?:salary|salaries|wages|bonus)\b.{0,20}\b(?:through|with|using|from|to my|in ladoo|via)\b/,
  /\bsalary slips?\b|\bpat(?:aye|ane|aana|ana|au)\b/,
  /\bsingle sign[ -]?on\b|\b(?:two|2)[ -]?(?:factor|step)\b|\bone time password\b|\botp\b/,
  /\b(?:offer|give|extend|provide|get)\b.{0,10}\b(?:credit|udhaar|financing|finance|working capital|advance money)\b(?! (?:note|card|memo))/,
  // The best of its kind anywhere, the world's rules, and what is new in it.
  /\b(?:best|cheapest|lowest|fastest)\b.*\bin (?:india|the market|the world|the country|asia)\b/,
  /\b(?:age|fine|licen[cs]e|rules?|laws?) (?:to|for|of|governs?) (?:drive|driving|vote|voting|marry|marriage|drink|drinking|retire|retirement|divorce|rent|traffic)\b/,
  /\bwhat (?:day|date) is\b|\b(?:the|latest|todays?|any) news\b|\b(?:aaj|taza|nayi) (?:ki )?khabar\b|\bheadlines?\b/,
  /^(?:what (?:is|are)|whats|explain|define|kya hai)\b.*\b(?:machine learning|artificial intelligence|deep learning|blockchain|quantum|gravity|inflation|democracy)\b/,
  // Advice on running a business, on buying, on life.
  /(?<!\b(?:roles?|logins?|access|trial|waitlist|plan)\b.*)\bshould (?:i|we)\b.{0,10}\b(?:quit|resign|start|open|invest|hire|fire|give|price|charge|post|study|marry|sue|borrow|wear|eat|cook|drink|watch|read)\b|\bhow (?:do|can|should|to)\s*(?:i|we)?\s*(?:price|market|advertise|promote|cook|become|invest|lose weight|start (?:a|my|an)|grow (?:my|a)|get (?:more )?followers|go viral|make (?:a |the |my |some )?(?:lime |mango |best )?(?:pickles?|podis?|soaps?|ubtan|face (?:packs?|oils?)|candle|kurta|achaar|cake|tea))\b/,
  /\b(?:best|cheapest|fastest|good|recommend|suggest|which|kaunsa|konsa|sabse (?:accha|sasta))\b.{0,16}\b(?:courier|marketplace|bank|phone|mobile|laptop|camera|car|college|hotel|restaurant|lawyer|insurance)(?: (?:company|service|partner))?\b.{0,12}(?:\b(?:is|hai|in|for|under|best|cheapest|lowest|highest|to buy|should)\b|$)/,
  /\b(?:paisa|paise|money)\b.{0,10}\bkama\w*|\b(?:earn|make) money (?:online|fast|from home)\b|\b(?:name|naam)\b.{0,12}\b(?:suggest|rakhu|rakhun|soch\w*)\b|\bsuggest\b.{0,14}\bnames?\b|\bexchange rate\b|\b(?:rate|bhav|price)\b.{0,8}\b(?:aaj|today)\b|\b(?:aaj|today)\b.{0,10}\b(?:rate|bhav)\b/,
  /\bbest\s+(?:time|bank|phone|laptop|courier|camera|city|book|course|app|software|marketplace)\b|\bwhich bank\b|\bwhat (?:business|brand|product) should\b|\bhow much (?:discount|commission|salary)\b.{0,10}\bshould\b/,
  // Goods, and how to run a shop.
  /\b(?:do you|can i|can we|i want to|may i)\b.{0,8}\b(?:sell|buy|order|get)\b.{0,10}\b(?:lad+oos|lad+us|sweets?|mithai|snacks?|food|kurtas?|jars?|pickles?|soaps?|stoles?)\b(?!.*\b(?:voice|aloud|offline|network|invoice|gst|abroad|stall|pop-?ups?|marketplaces?)\b)/,
  /\bhow (?:do|can|should|to)\s*(?:i|we)?\s*(?:negotiate|bargain|haggle|decorate|photograph|style|(?:get|find|attract|win) more (?:orders|customers|sales|buyers|clients)|write (?:a|an|good|better)\b)/,
  /\b(?:what|how (?:much|many)|which)\b.{0,24}\bshould (?:a|an|my|our|every|one)\b.{0,24}\b(?:brand|business|shop|startup|store)\b.{0,10}\b(?:have|buy|keep|charge|spend|make|earn|hold|start)\b/,
  /\b(?:courier|shipping|delivery|postage|parcel)\b.{0,14}\b(?:charges?|costs?|rates?|fees?|price)\b.{0,10}\bfrom\b.{0,24}\bto\b/,
  /\b(?:which|what|how many)\b.{0,14}\b(?:exhibitions?|fairs?|pop-?ups?|melas?|flea markets?)\b.{0,20}\b(?:attend|visit|are there|are held|happening|this (?:month|week|year|season)|near me)\b/,
  /\bhow (?:do|can|should|to)\s*(?:i|we)?\s*(?:hire|fire|sack|recruit)\b|\bmy (?:instagram|facebook|google|flipkart|amazon|meesho|etsy|seller|whatsapp) account\b/,
  /\b(?:when is|how many days (?:until|till|to|left))\b.{0,12}\b(?:diwali|deepavali|holi|onam|eid|rakhi|christmas|pongal|dussehra|navratri|new year)\b/,
  /\bwho (?:invented|discovered)\b|\bbrand name (?:is )?(?:available|taken|free)\b|\bplan (?:my|our|a)\b.{0,20}\b(?:sale|party|trip|wedding|event|campaign|budget|day|diet|menu)\b/,
  /\bwhich is (?:better|best|safer)\b(?!.*\b(?:roles?|plans?|billing|monthly|annual|yearly|admin|second|login|link)\b)/,
  /^(?!.*\b(?:ladoo|roles?|admin|plan|app|product|you|your|selling)\b).*\b(?:fees?|charges?|cost|demand|average|salary|rate|rent)\b.{0,34}\bin (?:india|bangalore|bengaluru|mumbai|delhi|jaipur|pune|kochi|the market)\b/,
  // Learning, definitions and history of other things; another company's login.
  /\bhow (?:do|can|should|to)\s*(?:i|we)?\s*(?:teach|get (?:a|an|the|my) [a-z]+ ?[a-z]* (?:off|out of|unstuck))\b|\bhistory of (?!(?:ladoo|the (?:company|order|change|price)|changes|an order|a customer|orders|purchases|my))/,
  /\b(?:reset|forgot|recover|change)\b.{0,12}\b(?:instagram|facebook|google|gmail|flipkart|amazon|whatsapp)\b.{0,6}\bpassword\b/,
  /\bleave days\b|\b(?:sick|casual|paid|maternity|annual) leaves?\b|\bpaid holidays?\b/,
  /\b(?:which|what|name the) courier (?:compan(?:y|ies)|partners?|services?)\b/,
  /\binterest rates?\b|\bhow many (?:warehouses|godowns|locations|shops|stores|racks)\b.{0,12}\b(?:allowed|maximum|max|limit)\b|\be ?-? ?way bills?\b/,
  /\bsabse (?:accha|achha|acha|badhiya|best)\b.*\b(?:kaunsa|konsa|kahan|kaha|kaun sa)\b|\b(?:accha|achha|acha) naam\b|\bkharcha? (?:kya )?(?:ladoo )?(?:deta|dega|dete|uthata|uthayega)\b|\bcourier ka kharch\w*\b.{0,12}\b(?:de\w+)\b/,
  /\bstock market\b|\bwho (?:won|wins|will win)\b|\bblack holes?\b|\b(?:lifetime|one ?time|perpetual) (?:plan|deal|licen[cs]e|subscription|membership|payment)\b/,
  /\b(?:its|your|their) own (?:couriers?|delivery|trucks?|riders?|fleet|warehouses?|logistics)\b/,
  // Somebody else's account, and other people's questions.
  /\b(?:sabhi|sab|saare|sare|saari)\b.{0,6}\b(?:customers?|brands?|users?|founders?|members?)\b.{0,6}\b(?:ke|ka|ki)\b.{0,8}\b(?:phone|number|email|address|data|naam)\b/,
  /\b(?:break|hack|get|log|sneak)\s*(?:in|into|in to)\b.{0,12}\b(?:another|other|someone elses?|somebody elses?|a) (?:brands?|persons?|users?|founders?|company)\b|\b(?:previous|last|other|another) (?:visitor|user|person|customer)s?\b.{0,12}\b(?:ask|asked|say|said|chat)\w*\b/,
  /\b(?:refund|cancel|ship|track|delete|change)\s+(?:my )?(?:order|invoice|parcel)\s*(?:number|no|id)?\s*#?\d+/,
  /\b(?:current|savings?) account\b|\b(?:open|get|start)\b.{0,12}\baccount (?:at|with|in) (?:hdfc|icici|sbi|axis|kotak|a bank|the bank)\b/,
  /\b(?:business|product|startup|gift|side hustle|marketing|content) ideas?\b/,
  /\b(?:play|app|google|apple) ?store\b|\b(?:will|going to|gonna)\b.{0,8}\brain\b|\bbarish\b.{0,8}\bhogi\b/,
  /\b(?:do|can|will) (?:you|ladoo)\b.{0,8}\b(?:sell|stock|provide|supply|rent)\b.{0,16}\b(?:packaging|boxes|bags|labels|printers?|stickers|tape|machines?|phones?|tablets?|clothes|fabric|cloth|jars|bottles)\b/,
  /\bwhich\b.{0,15}\bshould i (?:buy|watch|read|wear)\b/,
  /\bmeaning of life\b|\bare you (?:single|married|alive|human|happy)\b/,
  /\b(?:good|safe|bad|suitable|harmful|effective)\s+for\b.{0,12}\b(?:acne|skin|hair|health|babies|baby|pregnan\w*|diabet\w*|kids|weight)\b/,
];

/** Names that are words too: a company is meant when it is connected with, moved from or compared. */
const COMPANY_IN_CONTEXT =
  /\b(?:integrat\w*|connect\w*|sync\w*|import\w*|migrat\w*|export\w*|compatible|works? with|plug into|switch(?:ing)? from|mov(?:e|ing) from|better than|compared? (?:to|with)|versus|vs|instead of|like)\b.{0,25}\b(?:tally|busy|marg|square|swipe|clear|dukaan|refrens|base|gem|signal|drive|word|teams)\b|(?<!\b(?:evening|day|sales|to|the) )\btally\b(?! (?:up|the|my|stock|sales|with)\b)/;

const COMPARISON =
  /\b(?:better|cheaper|worse|different|difference|compare|compared|comparison|versus|vs)\b.{0,15}\b(?:than|from|to|with|between|and)?\b.{0,20}\b(?:other|others|competition|competitors?|rivals?|similar (?:apps?|tools?|software)|alternatives?|another (?:app|tool|software)|rest of the market)\b|\b(?:alternatives?|competitors?|rivals?)\b/;

const OUR_LANGUAGES = /\b(?:hindi|english|hinglish|language|languages|bhasha)\b/;

/** Why a question must not be answered, or null. Terms that no page knows are weighed elsewhere. */
export function refusalFor(query: Query): Refusal | null {
  const raw = query.text.normalize("NFKC").toLowerCase().replace(/[’‘`]/g, "'");
  const plain = raw
    .replace(/'s\b/g, "")
    .replace(/'/g, "")
    .replace(/[^\p{L}\p{N}<>{}$|=*+/^:.-]+/gu, " ")
    .replace(/[.?!]+(?=\s|$)/g, "")
    .trim();
  // As it was asked, and with spelling and Hindi put right.
  const wordings = [plain, query.plain];
  const fits = (patterns: readonly RegExp[]): boolean =>
    patterns.some((pattern) => wordings.some((wording) => pattern.test(wording)));
  if (fits(HOSTILE) || isRoleInjection(raw)) return "outOfScope";
  if (fits(ADVICE)) return "advice";
  if (fits(PRIVATE)) return "private";
  if (fits(NOT_OURS)) return "unknown";
  if (COMPANY_IN_CONTEXT.test(plain) || COMPARISON.test(plain)) return "outOfScope";
  if (OUR_LANGUAGES.test(plain) && !query.wantsJob && !/\b(?:voice|speak|spoken|bol\w*|say|order)\b/.test(plain))
    return "unknown";
  if (query.plain.split(" ").some(isForeign)) return "unknown";
  return null;
}

/** A question that brings a conversation of its own, with speakers. */
const isRoleInjection = (text: string): boolean =>
  /(?:^|\n)\s*(?:system|assistant|developer|user|human|###.*)\s*:/i.test(text) || /\[\/?(?:inst|system)\]/i.test(text);

const HELLO =
  /^(?:(?:hi+|hey+|hello+|helo|namaste|namaskar|hola|good (?:morning|afternoon|evening|day)|salaam|ram ram|yo|sup|kya haal(?: hai)?|kaise ho|how are you(?: doing)?|whats up|hii+|there|smoothie|team|ji|all|sir|madam|maam)[\s,!.?]*)+$/;
const THANKS =
  /^(?:(?:thanks?|thank you|thank u|thx|ty|shukriya|dhanyavaad|dhanyawad|ok|okay|great|nice|cool|super|got it|theek hai|accha|bye|goodbye|see you|so much|a lot|very much|very helpful|perfect|awesome)[\s,!.?]*)+$/;
const HELP =
  /^(?:what (?:can|do) (?:you|u) (?:do|know|help(?: me)? with|answer|tell me)|what can i ask(?: you)?|how can you help(?: me)?|help(?: me)?|can you help(?: me)?|what should i ask(?: you)?|madad(?: karo| chahiye)?|menu|options|start)[\s,!.?]*$/;

/** A greeting or a thank-you rather than a question. */
export function smallTalkIn(text: string): "hello" | "thanks" | null {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`']/g, "")
    .trim();
  if (HELLO.test(plain) || HELP.test(plain)) return "hello";
  return THANKS.test(plain) ? "thanks" : null;
}
