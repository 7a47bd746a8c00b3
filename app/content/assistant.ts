/**
 * Smoothie's fixed texts. Answers do not belong here: `app/.server/assistant` builds them from the rest of `content`. The
 * failure texts are the specification's, letter for letter.
 */
import { brand, offer } from "#app/content/brand.ts";

export const assistantGreeting = `Namaste, I am ${brand.assistantName}. Ask me about stock, orders, GST invoices, payments, prices or the founders' stories. I answer from what this website says, and link to the page it comes from.`;

/** Shown after the operator's popular questions; the widget keeps the first twelve of both. */
export const builtInSuggestions = [
  "What does each role cost?",
  "How do I sell at a pop-up when the network goes?",
  "What are the fees for UPI QR and payment links?",
  "Can I speak an order instead of typing it?",
  `Can I use ${brand.name} today, and what do the first ${offer.capacity} brands get?`,
  "What can my accountant see?",
  "How do referrals work?",
  "Can I get my money back?",
] as const;

/** The message that WhatsApp opens with. */
export const whatsappGreeting = `Hello ${brand.name}! I run a small brand and have a question.`;

/** The widget's messages for failed calls. */
export const assistantFailures = {
  empty:
    "I'm sorry, I couldn't generate a helpful response right now. Please try a different question about business operations or inventory management.",
  network: "I'm having some technical difficulties right now. Please try again in a moment.",
  findStories: "Sorry, I had trouble processing your question. Please try again.",
  storyResponse: "I had trouble generating a response. Please try asking a different question.",
  customResponse:
    "I'm having some trouble coming up with an answer right now. Could you try asking something about inventory management or sales operations?",
  noStory:
    "I couldn't find any relevant stories for that question. Could you try asking something about business operations or inventory management?",
} as const;

/** `{whatsapp}` is the address of the chat. One sentence each, without talking around the missing answer. */
export const assistantDeclines = {
  /** When nothing on the site answers it. */
  unknown:
    "I can't find that on this website, and I would rather not guess, so please [ask us on WhatsApp]({whatsapp}).",
  /** For subjects that are not about the product, or an attempt to change the rules. */
  outOfScope: `I can only help with ${brand.name} and what is on this website; for anything else, please [write to us on WhatsApp]({whatsapp}).`,
  /** For questions that only an accountant, a lawyer or a doctor should answer. */
  advice: `That is for a professional, such as a chartered accountant, a lawyer or a doctor, and not for me; for questions about ${brand.name} itself, please [write to us on WhatsApp]({whatsapp}).`,
  /** For questions about a person, or the inside of the company. */
  private: `I have no details of that kind to share; for questions about ${brand.name} itself, please [write to us on WhatsApp]({whatsapp}).`,
  /** For hidden sales and forged bills. */
  dishonest: `I can't help with hiding sales or with false bills; ${brand.name} is for honest trade, as the [Terms of Service](/terms-of-service#acceptable-use) say.`,
  /** For whoever thinks of self-harm, or fears it of another, in either language: India's free helpline for mental health, and the police's number. */
  despair:
    "I am only the assistant of this website, and what you write matters. If you or somebody near you thinks of self-harm, please talk to somebody near you now, or call Tele-MANAS at 14416, free at any hour, or 112. अकेले मत रहिए: यह नंबर मुफ़्त है, और वहाँ हिन्दी में भी बात होती है।",
} as const;

/** Replies to a hello or a thank-you. */
export const assistantSmallTalk = {
  hello: `Hello! I am ${brand.assistantName}, and I answer from what is on this website: the seven modules, prices and access, payment fees, the waitlist, the policies and the founders' stories. You could begin with [the features](/features) or [the prices](/pricing).`,
  thanks: "You are welcome. If something is missing on this website, [write to us on WhatsApp]({whatsapp}).",
} as const;

/** What holds together an answer that no model worded. */
export const assistantPhrases = {
  /** Before several excerpts. */
  lead: "Here is what I have for you:",
  /** The pages of an excerpt, as its last sentence. */
  see: "See {links}.",
  and: " and ",
  /** After several excerpts. */
  otherwise: "If you meant something else, [ask us on WhatsApp]({whatsapp}).",
} as const;

/** The sentences of calculations: a team, a payment's fee, referrals. */
export const assistantSums = {
  /** A role in a list, with its price for one. */
  role: "{count} × {role} at {price}",
  /** In place of a team's sum while people have no role in it. */
  uncounted: "I can add this up once each person has a role (still without one: {count}).",
  /** In place of a team's sum where a number of people may mean several. */
  unsure: "I can add this up once each role has one number.",
  example: 'The roles, a month before GST: {roles}. Ask for example "2 Admins and 3 Retail/Event Staff".',
  together: "together ",
  month:
    "{people}: {together}{month} a month before GST, {monthWithGst} with {gst} GST ({monthGst}), and {year} a year before GST.",
  noAdmin: "No Admin is counted in this. If you are the Admin yourself, add {adminPrice} a month, before GST.",
  months: "{months} months paid monthly are {sum} before GST, {withGst} with it.",
  annual: "Paid annually it is {month} a month, {year} for the year before GST, which saves {saving}.",
  offer:
    "With the early-bird offer for the first {capacity} brands the first month is free, and the next {discountMonths} months cost half, {half} each before GST.",
  /** People whose roles the question leaves open: the least and the most they can cost. */
  people:
    "{count} people cost {least} a month before GST as 1 Admin and {others} Retail/Event Staff, the cheapest role, and {most} if all are Admins. Say who does what for the exact sum.",
  ways: { qr: "UPI QR code", link: "payment link" },
  fee: "{sum} paid by {way} costs {percent}, which is {fee}, plus {feeGst} GST on the fee: {whole} in all, so {rest} reaches your bank.",
  cash: "Cash costs you nothing: fees are for payments by QR code and by payment link.",
  feeNote: `${brand.name} adds nothing to the provider's fee.`,
  referred: [
    "{count} brand that signed up through your link brings you {months} free month.",
    "{count} brands that signed up through your link bring you {months} free months.",
  ],
  referredNote: "There is no cap: each further brand brings one more.",
} as const;
