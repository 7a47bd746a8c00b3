/**
 * Stage 5 of reading a question (`language.ts` names them all): what a word means beside its neighbours. "Lunch" beside a date,
 * a marketplace that is one of several channels, an app's name where a customer pays with it. An entry is a pattern that
 * looks at the rest of the question; what means the same in any question is reworded (`rewording.ts`).
 */
import { MARKETPLACES } from "./lexicon.ts";

const MARKETPLACE = MARKETPLACES.join("|");
const OWN_CHANNEL =
  "website|sites?|web ?shop|instagram|insta|whatsapp|stalls?|shop|popups?|exhibitions?|boutiques?|marketplaces?|offline";
/** What is gathered from channels, and not asked of one of them. */
const GATHERED = "orders?|stock|sell|selling|inventory|list|together|place|sync|count|channels?|everything";
const UPI_APP = "gpay|google ?pay|phonepe|paytm|bhim|amazon pay";
const BUYER = "customers?|buyers?|clients?|people|someone|somebody|shoppers?|grahak|visitors?";

const OLD = "(?:(?:own|old|past|regular|customer|existing|loyal|repeat) )*";

/** Holds for a text that has a word of each. */
const both = (one: string, other: string): string => `^(?=.*\\b(?:${one})\\b)(?=.*\\b(?:${other})\\b)`;

const PERSON =
  "(?:(?:a|an|some|your|the|any) )?(?:(?:real|actual|live|proper|human) )*(?:person|human|being|people|somebody|someone|insaan|agent)(?: (?:real|being|human))?";

/** `given`: what else the question must hold for the word to be meant so. */
type Reading = readonly [pattern: RegExp, meant: string, given?: RegExp];

const READINGS: readonly Reading[] = [
  // What it is called by is its name; whoever calls by phone has other questions.
  [
    /\b(?:called|call)(?=(?: it| yourselves| yourself| the (?:company|app|software|product))? ladoo\b)/g,
    "name",
    /\bwhy\b/,
  ],
  [/\bspread sheet(?=s?\b)/g, "spreadsheet"],
  [/\bblunder(?=s?\b)/g, "mistake"],
  // Said of a meal everywhere else.
  [/\blunch(?=(?:es|ed|ing)?\b)(?=.*\b(?:date|month|august|beta|ladoo)\b)/g, "launch"],
  [/(?<=\b(?:when|wen|kab|date|ladoo|beta)\b.*)\blunch(?=(?:es|ed|ing)?\b)/g, "launch"],
  // Three, where something is counted, and nobody's age.
  [
    /\bteen(?= (?:retail|event|sales|admins?|accountants?|helpers?|managers?|operations|staff|people|log|brands?|din|mahine|months?|roles?|seats?|logins?|users?)\b)/g,
    "3",
  ],
  // "Is it safe to say …" asks for no security, and "every year" of a fair for no annual plan.
  [/\b(?:is it |would it be )?(?:safe|fair) to (?:say|assume|think)\b/g, "is it true"],
  [
    /\b(?:each|every|once an?|twice an?) (?:year|annual)\b/g,
    "",
    /^(?!.*\b(?:pay\w*|plan|price\w*|cost\w*|bill\w*|fees?|charge\w*|discount|sav\w+)\b).*\b(?:stalls?|popups?|fair|mela|exhibitions?|diwali|onam|festival)\b/,
  ],
  [/\banytime\b/g, "any time"],
  // A country, and not ourselves.
  [/(?<=\b(?:in|to|from|into) )the (?:us|united states|states|uk)\b(?! (?:who|all|both))/g, "abroad"],
  // A bill is raised where it is written.
  [
    /\b(?:raise|raising|raises|increase)(?= (?:(?:an?|the|my|our|proper|correct|right|tax|gst|sales|good) )*(?:bills?|invoices?)\b)/g,
    "make",
  ],
  // "…, right?" asks for a yes and for no rights.
  [/ (?:right|correct|isnt it|yes|no|na|hai na|or not|true)$/g, ""],
  [
    /\b(?:get|go|come|opt|move)(?: (?:me|us|myself))? (?:off|out of)(?= (?:(?:the|your|this) )?waitlist\b)/g,
    "delete my entry on",
  ],
  // Whose role is changed, changes nothing.
  [
    /\b(?:(?:an?|the|my|our|his|her|their|this) )?(?:team|users?|staff|persons?|someones?|somebodys?|employees?|helpers?) (?=roles?\b)/g,
    "a ",
    /\b(?:upgrad\w*|downgrad\w*)\b/,
  ],
  // Somebody who works for the visitor is not the assistant of this website.
  [/\b(?<=\b(?:my|our) (?:\w+ )?)assistant\b/g, "colleague"],
  // A website is a site; who sits at a stall works there.
  [
    /(?<!\b(?:which|just|only|simply|that|stock|money|pieces|jars) )\bsit(?:s|ting)?(?= (?:at|in|on|with|there|behind|beside)\b)/g,
    "works",
  ],
  // Held by a contract, for some time.
  [
    /\b(?:stuck|locked(?: in)?|bound|tied|trapped)\b(?=.*\b(?:years?|months?|annual|twelve|saal)\b)/g,
    "minimum contract",
    /\b(?:start|begin|sign|join|subscri\w*|plan|pay\w*|(?:full|whole|entire) year|ladoo)\b/,
  ],
  // Somebody else's link is used, and none given away.
  [
    /\b(?:got|received|have|was (?:given|sent)) (?:an? |the |her |his )?(?:referral )?(?:link|code)(?: \w+){0,2} from\b/g,
    "referral applied from",
  ],
  // The address of a referral link.
  [/\bref\b/g, "referral code"],
  // Somebody who works there already, and nobody who wants to.
  [/\b(my|our|the) interns?\b/g, "$1 staff", /^(?!.*\b(?:internships?|apply|hiring|vacanc\w*|positions?|stipend)\b)/],
  [/\b(?:audio|radio|talk) shows?\b/g, "podcast"],
  // Whoever asks how it helps with something asks for what it has for that.
  [
    /\bhow (?:can|could|does|do|will|would) (?:ladoo|you|it|this|the app) help(?: (?:me|us|people))?(?: out)? (?:with|in) (?:my |our |the )?(?=(?:stock|inventory|orders?|invoices?|gst|payments?|customers?|sales|analytics|reports?|team|staff|messages?|channels?)\b)/g,
    "which module is for ",
  ],
  // Not the help desk's support, and no Instagram handle.
  [/\b(do|does|can|will) (you|it|ladoo) support\b/g, "$1 $2 have"],
  [/\bsupport (?=kar\w*\b)/g, "have "],
  [/\b(you|it|ladoo|he|she|they|i|we|founders?|brands?|sellers?|people|shops?|to) handle\b/g, "$1 manage"],
  // A marketplace among one's own channels stands for marketplaces; alone, it is another company.
  [new RegExp(`\\b(?:${MARKETPLACE})\\b`, "g"), "marketplaces", new RegExp(both(OWN_CHANNEL, GATHERED))],
  // Whoever pays with one of these pays by UPI; connecting with the company behind it is another matter.
  [
    new RegExp(`\\b(?:${UPI_APP})\\b`, "g"),
    "upi",
    new RegExp(
      `${both(BUYER, "accept|take|pays?|paying|paid|receive|collect|scan")}(?!.*\\b(?:connect|integrat\\w*|link|charge|fee)\\b)`,
    ),
  ],
  // The tool somebody comes from.
  [
    /\b(?:bad at|not good at|no good at|tired of|sick of|hate|instead of|rather than|stuck in|still (?:use|using)|live in|all in|moving from|everything in) (?:an? |my )?(?:excel|tally)(?: sheets?| files?)?\b/g,
    "",
  ],
  [
    /\b(?:that|which|what) (?:an? |my )?(?:excel|spreadsheet)(?: sheet)?s? (?:doesnt|does not|dont|do not|cant|cannot)(?: do)?\b/g,
    "",
  ],
  [
    /\b(?:is |are )?(?:moving|moves?|going|goes) (?:the )?(?:best|fast|fastest|quick(?:est|ly)?|well)\b/g,
    "best seller",
  ],
  [
    /(?<=\b(?:to|into|onto) (?:an? |the )?)(?:bigger|higher|larger|better|next) (?=(?:role|plan|seat|tier|login)\b)/g,
    "upgrade ",
  ],
  [
    /(?<=\b(?:to|into|onto) (?:an? |the )?)(?:smaller|lower|cheaper|lesser) (?=(?:role|plan|seat|tier|login)\b)/g,
    "downgrade ",
  ],
  // One person in two roles, one after the other.
  [
    /\b(?:becom(?:e|es|ing)|mov(?:e|es|ed|ing)|mak(?:e|es|ing)|turn(?:s|ing)?|switch\w*)\b(?=.*\b(?:admin|secondincommand|operationsmanager|ops|manager|sales|accounting|retail|role|seat)\b)/g,
    "change role of",
    /^(?!.*\b(?:up|down|bigger|higher|smaller|lower|cheaper|upgrade|downgrade)\b).*\b(?:half ?way|mid ?way|mid ?month|middle of|on the \d{1,2}(?:st|nd|rd|th)?)\b/,
  ],
  [/\b(\d+)(?:st|nd|rd|th) (?=(?:episode|podcast|story|step)\b)/g, "$1 "],
  // How a CV is written changes nothing in how it is handed in.
  [
    /\b(?:(?:is|as|in) )?(?:an? )?(?:pdf|word (?:file|document)|docx?)\b(?: (?:of|for|version of))?/g,
    "file",
    /\b(?:cv|resume|biodata)\b/,
  ],
  [/\bskin care\b/g, "skincare"],
  // Scales are another subject.
  [/\bspoons? weighing\b|\bweighing (?:of )?(?:the )?spoons?\b/g, "weighed spoon"],
  [/\bcr[iy]st(?:le|el|all?|ile) ?balls?\b/g, "crystalball"],
  [/\b(?:facebook|meta|google|instagram)(?= (?:from )?(?:tracks?|tracking|follow\w*|pixel)\b)/g, "pixel"],
  // Somebody of the team is wanted, and not the assistant; whoever asks who is there is not caught.
  [
    new RegExp(
      `\\b(?:talk|speak|chat|connect me|put me through|transfer me|get me|give me) (?:(?:to|with) )?${PERSON}\\b`,
      "g",
    ),
    "contact",
    /^(?!.*\b(?:am i|are you|is this|do i)\b)(?:.*\b(?:i|me|we|us)\b|(?:please )?(?:talk|speak|chat|connect))/,
  ],
  [new RegExp(`\\bneed ${PERSON} (?:to (?:talk|speak|chat)(?: (?:to|with))?)`, "g"), "contact"],
  [
    /\b(?:instead of|rather than|not|no|than(?: to| with)?|enough of|with|to) (?:an? |the |this )?(?:bots?|robots?|chatbots?|machines?|you)\b/g,
    "",
    /\bcontact\b/,
  ],
  // A brand's own customers are written to from the Customer Lounge; who asks for us says "you".
  [
    new RegExp(
      `\\b(?:contact|reach(?: out to)?|connect|communicate|talk|speak|call|write)(?: with| to)? (?=(?:them|(?:my|our) ${OLD}(?:${BUYER}))\\b)`,
      "g",
    ),
    "send messages to ",
    new RegExp(
      `^(?!.*\\b(?:you|your|ladoo|they|new)\\b).*\\b(?:my|our) ${OLD}(?:customers?|buyers?|clients?|shoppers?|grahak)\\b`,
    ),
  ],
  // A place of one's own to sell at, and no flat.
  [
    /(?<=\b(?:i|we|i am|we are) )rent(?:ed|ing)?\b|\brented\b/g,
    "have",
    /\b(?:racks?|shel(?:f|ves)|stalls?|tables?|counters?|corners?|booths?)\b/,
  ],
  // As long as one has time.
  [/\b(?:chai|tea|coffee|lunch) (?:break|time)\b/g, "minutes"],
  // Said in many words of whoever keeps away from computers.
  [
    /\b(?:frightened|scared|nervous|terrified|anxious|(?:never|hardly) used)\b(?=.*\b(?:apps?|computers?|software|smart ?phones?|technology|phones?|digital)\b)|(?<=\b(?:apps?|computers?|software|smart ?phones?|technology|phones?)\b.*)\b(?:frightens?|scares?|darr?)\b/g,
    "afraid of techapprehension",
  ],
  // Whom it is not made for.
  [
    /\b(?:(?:large|big|huge|bade|badi|retail) )*(?:chains?|supermarkets?|enterprises?|corporat(?:es?|ions?)|multinationals?|conglomerates?|retailers?)\b|\b(?:large|big|huge) (?:brands?|compan(?:y|ies)|firms?|business(?:es)?)\b/g,
    "large company",
    /^(?!.*\b(?:plans?|pric(?:e|es|ing)|costs?|roles?|discounts?)\b).*\b(?:for|suits?|suitable|made|meant|built|aimed|ke liye)\b/,
  ],
  // Some of one's own things go, and others lie.
  [
    /\b(?:which|what) (?:of (?:my|our|the) )?(?:\w+ )?(?:(?:actually|really) )?(?:sells?|moves?|goes|go)(?: well)? (?:and|or) (?:which|what)(?: ones?| of them)? (?:(?:just|only|simply) )?(?:dont|do not|doesnt|does not|not|lies?|lie|sits?(?: there)?|stays?|is not|isnt|are not|arent)\b/g,
    "best seller and slow stock",
  ],
  // Words of other subjects, where they stand for one of ours.
  [/\bcapitals?\b(?! (?:city|of)\b)/g, "caps", /\b(?:letters?|small|lower ?case|code)\b/],
  [
    /\b(?:javascript|java script|js)\b(?!.*\b(?:code|write|program|learn)\b)/g,
    "scripts",
    /\b(?:off|disabled?|block\w*|without|needs?|needed|requires?|required|enabled?|browser)\b/,
  ],
  // Kin by marriage, and no law.
  [/\b(mother|father|brother|sister|son|daughter) in laws?\b/g, "$1"],
  [/\bhir(?:e|es|ing) (?:and|or) fir(?:e|es|ing)\b(?: (?:users|people|staff))?/g, "managing users"],
  [/\bfreshers?\b/g, "junior", /\b(?:job|apply|hir(?:e|ing)|vacanc\w*|ux|designer|engineer|position|role|you)\b/],
  [/\bschool (?=(?:friends?|mates?|kids|fetes?|bag|bags)\b)/g, ""],
  [
    /\brobots?\b/g,
    "computer",
    /\b(?:voices?|narrat\w*|reads?|reading|recordings?|stor(?:y|ies)|podcasts?|listen\w*)\b/,
  ],
  [
    /\blanguages?\b/g,
    "tongue",
    /\b(?:ask|asking|question|type|chat|smoothie|talk to you|write to you|arbitrat\w*|proceedings|hearings?|award)\b(?!.*\b(?:app|software|product|interface|screen|invoices?)\b)/,
  ],
  [
    /\b(?:of|through|from|by|on|in) (?:the |my |one |a |our )?printer\b/g,
    "print",
    /\b(?:labels?|stickers?|invoices?|bills?|lists?)\b/,
  ],
  [
    /\b(?:(?:in|on|during) (?:an? |the |my )?)?flights?\b(?: (?:me|mein|par)\b)?/g,
    "offline",
    /\b(?:podcasts?|stor(?:y|ies)|episodes?|recordings?|audio|listen\w*)\b/,
  ],
  // A price goes up in many words.
  [
    /\b(?:jump(?:s|ed|ing)?|ris(?:e|es|ing|en)|rose|climb(?:s|ed|ing)?|shoot(?:s|ing)? up)\b/g,
    "increase",
    /\b(?:prices?|fees?|rates?|subscription)\b/,
  ],
  [
    /\bwithout (?:telling|informing|warning|asking|a word)(?: (?:me|us|to me|to us))?\b/g,
    "without notice",
    /\b(?:prices?|fees?|rates?|subscription)\b/,
  ],
  // An order that is spoken, and no call.
  [
    /\b(?:speak|say|saying|speaking|talk|dictat(?:e|ing)|tell|shout)(?: (?:my|the|our|in|an))? orders?(?: (?:in)?to (?:my |the |a |it|ladoo)?(?:phone)?)?/g,
    "voice order",
  ],
  // Paid by what is not taken.
  [
    /\b(?:bitcoins?|crypto ?(?:currency|coins?)?|ethereum|paypal|cheques?|cash|money order|demand draft)\b/g,
    "which payment methods",
    /\bpay(?:ing|ment)?\b.*\b(?:plan|subscription|ladoo|seats?|roles?|logins?)\b/,
  ],
  // What we send, as against what a brand sends to its customers.
  [
    /\b(?:promo(?:tion(?:s|al)?|s)?|spam(?:ming)?|junk|newsletters?|sales pitch\w*)\b(?: (?:e?mails?|messages?|calls?|forwards?))?/g,
    "marketing messages",
    /^(?!.*\b(?:my|our) (?:customers?|buyers?|clients?|regulars)\b).*\b(?:you|your|waitlist|join\w*|sign(?:ed|ing|up)?|register\w*|list)\b/,
  ],
  // Who answers here is asked.
  [
    /\b(?:are you|is this|is that|am i (?:chatting|talking|speaking|writing) (?:to|with)) (?:an? )?(?:(?:real|live|actual) )*(?:person|human|bot|robot|chatbot|machine|computer)\b/g,
    "who are you smoothie",
  ],
  // Told from one end to the other, as a journey is.
  [
    /\b(?:walk ?throughs?|guides?)\b/g,
    "journey",
    /^(?!.*\b(?:demo|product|app|software|ladoo)\b).*\b(?:(?:start|beginning) to (?:the )?(?:end|finish)|step by step|(?:of|on|about) (?:growing|selling|going|getting))\b/,
  ],
  [
    /\bwhose (?:story|example|journey|path|lead) (?:(?:do|should|can|could|must|shall) i|to) follow\b/g,
    "which journey should i follow",
  ],
  [
    /\bfollow (?:step by step )?how (?=(?:an?|another|some|others?)\b|someone\b|somebody\b)/g,
    "follow a journey on how ",
  ],
  [
    /\b(?:what|something|anything)(?: (?:should|can|could|may))?(?: i)?(?: can)? (?:read|hear|listen to)\b/g,
    "which journey should i follow",
    /\bhow (?:an?|another|other|others|some|someone|somebody)\b/,
  ],
  [
    /\b(?:something|anything) (?:nice |good )?(?:to |i can |that i can )?(?:listen to|listen|hear)(?= (?:about|on|regarding)\b)/g,
    "any story",
  ],
  [/\banything (?=(?:on|about)\b)/g, "any episode ", /\blisten\w*\b(?! to\b)/],
  // A size that was wrong, in what customers say of it.
  [
    /\b(?:(?:the )?fit (?:was|is|were) (?:wrong|bad|off|poor)|(?:does|did|do) ?n(?:o|t)t? fit|(?:bad|wrong|poor) fit|too (?:tight|loose|big|small)|(?:chhota|bada|tight|dheela) (?:pad|ho|nikal)\w*)\b/g,
    "wrong size",
    /\b(?:kurt[ai]s?|dress(?:es)?|clothes|blouses?|shirts?|comeback|come back|return\w*|sent back|exchang\w*|wapas|customers?)\b/,
  ],
  // Sizes of clothes, which are letters elsewhere.
  [/\b(?:x{0,3}[sl]|m)\b/g, "size", /\bx{1,3}[sl]\b/],
  // How it is done, and not what it brings.
  [
    /\binvite (?:(?:other|another|more|an?|my|our|some|fellow|new|few) )*(?:brands?|founders?|makers?|sellers?|friends?|people|others|business(?:es)?)\b/g,
    "share my referral link",
    /^(?!.*\b(?:get|earn|free|month|reward|many|much)\b).*\bhow (?:do|can|could|should|would|to)\b/,
  ],
  [
    /\b(?:(?:after|once|when|now that|as soon as) )?(?:i|we|im|ive)(?: (?:am|are|have))? (?:already )?(?:(?:on|in) the (?:wait)?list|joined|registered|signed up|signup)\b/g,
    "after joining",
    /\b(?:share my referral link|refer other)\b/,
  ],
  // Handed to others, as a referral link is.
  [
    /\b(?:spread|pass(?:ing)? (?:it|them|this|my link|the link)? ?on|hand(?:ing)? (?:it )?on)\b/g,
    "share",
    /\b(?:link|code|invite|referral|episode|story)\b/,
  ],
  // Hired for a Saturday, and not given a discount.
  [/\bstudents?(?= (?:for|to|who|at|on|helps?|runs?|does|will)\b)/g, "helper"],
  [
    /\b(?:(?:college|school) )?students?\b(?!.*\b(?:discount|offer|price|plan)\b)/g,
    "intern",
    /\b(?:intern\w*|part ?time|jobs?|hiring|vacanc\w*|trainees?|apply|work (?:for|with) you)\b/,
  ],
];

/** A question in small letters, each word as its neighbours have it. */
export const asRead = (plain: string): string =>
  READINGS.reduce(
    (text, [pattern, meant, given]) => (given && !given.test(text) ? text : text.replace(pattern, meant)),
    plain,
  )
    .replace(/ {2,}/g, " ")
    .trim();
