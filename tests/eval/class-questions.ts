/**
 * Questions by the class of what was once missed: stories by what they have in common, the parts of a journey, two questions in
 * one, and a question after a story. They hold the rules that mended each class.
 */
import type { Row } from "./questions.ts";

const TARA = "/audio-insights/ladoo-use-cases?founder=tara";
const KABIR = "/audio-insights/ladoo-use-cases?founder=kabir";
const DEV = "/audio-insights/ladoo-use-cases?founder=dev";
const FOUNDERS = [TARA, KABIR, DEV];
const USE_CASES = ["/audio-insights", "/story/"];
const POPUP = "/journey/popup-exhibitions";
const DAILY = "/journey/operations-automation";
const ONLINE = "/journey/online-growth";
const PRICES = ["/pricing"];
const WAITLIST = ["/waitlist"];
const room = (id: number): string => `/audio-insights/ladoo-use-cases?feature=${id}`;

export const classRows: readonly Row[] = [
  // Stories of one founder, of one kind of brand and about one room
  ["Only Dev's stories please", ["/story/3", "/story/103"], DEV],
  ["Stories by Kabir", ["/story/2", "/story/102"], KABIR],
  ["list all of Tara's stories", ["/story/1", "/story/101"], TARA],
  ["how can I see just Kabir's stories", ["/story/9"], KABIR],
  ["sirf Tara ki kahaniyan dikhao", ["/story/14"], TARA],
  ["Which stories has Kabir told?", ["/story/17"], KABIR],
  ["Can I see stories about one founder only?", ["Tara", "Kabir", "Dev"], FOUNDERS],
  ["can I filter the use cases by founder", ["Yes"], FOUNDERS],
  ["stories of a single founder, how do I get them", ["Kabir"], FOUNDERS],
  ["Is there a way to list the stories founder by founder?", ["Dev"], FOUNDERS],
  ["Do you have a skincare brand's story?", ["Yes", "Sunday Ubtan"], DEV],
  ["Any food brand in the stories?", ["Yes", "Pepper Porch"], KABIR],
  ["Is there a fashion label among your stories?", ["Yes", "Bel & Buta"], TARA],
  ["Fashion stories?", ["Bel & Buta"], TARA],
  ["Skincare stories", ["Sunday Ubtan"], DEV],
  ["Got any stories from a snack maker?", ["Pepper Porch"], KABIR],
  ["Are there stories by a cosmetics brand?", ["Yes", "Sunday Ubtan"], DEV],
  ["clothing brand ki koi kahani hai?", ["Bel & Buta"], TARA],
  ["which stories come from a jewellery or accessories brand", ["/story/101"], TARA],
  ["I want to hear from a pickle brand", ["Pepper Porch"], KABIR],
  ["stories with the cash register", ["/story/15", "/story/20"], room(9)],
  ["stories featuring the Crystal Ball", ["/story/103"], room(6)],
  ["use cases for The Storeroom", ["/story/16"], room(1)],
  ["stories about The Sales Outlets", ["/story/12"], room(10)],
  ["Is there a story about managing stock?", ["Yes", "/story/9", "/story/16"], room(1)],
  ["any story on inventory?", ["/story/9"], room(1)],
  // A story that is to be proposed
  ["Suggest a story about getting paid on time", ["/story/15", "/story/20"], USE_CASES],
  ["recommend me a story on returns", ["/story/14"], USE_CASES],
  ["can you suggest a story on expiring stock", ["/story/9"], USE_CASES],
  ["which story would you recommend to someone who keeps overselling", ["/story/7"], USE_CASES],
  ["suggest a good story for a founder who shares one password", ["/story/6"], USE_CASES],
  // The parts of a journey
  ["What did the founder in the online growth journey achieve?", ["₹25,000", "twenty-three buy again"], ONLINE],
  ["what came of the pop-up journey", ["twelve minutes"], POPUP],
  ["results of the operations automation journey", ["half past five"], DAILY],
  ["What happens before and after in the pop-up exhibitions journey?", ["Before: Two boxes", "After:"], POPUP],
  ["How was it before and after in Kabir's journey?", ["Before:", "After: All 48 SKUs"], DAILY],
  ["before/after of the online growth journey", ["Before: The sheet stops at the price."], ONLINE],
  ["What is step 1 of the pop-up journey?", ["Take the stock out, in writing", "Before:"], POPUP],
  ["Dev's journey step 2, before and after", ["Ask what each sale leaves behind", "₹4"], ONLINE],
  ["third step of the operations automation journey", ["Oldest batch first"], DAILY],
  ["what is step 4 in Dev's journey", ["Give everybody their own key"], ONLINE],
  ["popup journey ke pehle aur baad me kya farak hai", ["Before:", "After:"], POPUP],
  ["how did things look before Kabir changed anything in his journey", ["Before:"], DAILY],
  // Two questions in one
  ["When do you launch and what do the first 100 brands get?", ["August 2025", "1 month free"], WAITLIST],
  ["launch date and how many spots", ["August 2025", "100 early-bird places"], WAITLIST],
  ["Admin price and refund window", ["₹899", "14 days"], PRICES],
  ["When is launch and is there a free trial", ["August 2025", "14-day"], [...WAITLIST, "/brand-buddies"]],
  ["Which role includes API access and priority support?", ["API access and priority support: Admin"], PRICES],
  ["Which role has user management and API access?", ["User management and API access: Admin"], PRICES],
  ["What is the QR fee and when does the money reach my bank?", ["0.99%", "same day"], ["/feature/payment-solutions"]],
  ["How long is the free trial and how long does a demo take?", ["14-day", "30 minutes"], ["/brand-buddies", "/"]],
  ["What does Accounting cost and which law governs the terms?", ["₹499", "laws of India"], PRICES],
  ["Admin ka price kya hai aur launch kab hai?", ["₹899", "August 2025"], PRICES],
  [
    "refund days and notice before fees change",
    ["14 days", "30 days' notice"],
    ["/refund-policy", "/terms-of-service"],
  ],
  ["How do referrals work, and is there a minimum contract?", ["free month", "no minimum contract"], WAITLIST],
  ["price of retail staff and minimum age", ["₹399", "18 years"], PRICES],
  ["How much is Second-in-Command, and how do I book a demo?", ["₹799", "Book a Demo"], PRICES],
  [
    "whatsapp reply time and refund reply time",
    ["30 minutes", "3-5 business days"],
    ["https://wa.me/", "/refund-policy"],
  ],
  // A question after a story
  [
    "I hired a new girl for our stall at the weekend flea market and she only needs to take money and check people in. What role should I buy for her and what does it cost?",
    ["Retail/Event Staff", "₹399"],
    PRICES,
  ],
  [
    "I'm finishing my design degree, well I finished three years ago to be honest, and I have been working in an agency since. Do you have anything for designers?",
    ["AI UX Designer"],
    ["/careers"],
  ],
  [
    "I'm honestly not technical at all, I'd rather speak my orders into the phone while packing boxes. Is that something you have?",
    ["Yes", "voice"],
    ["/feature/sales-hub", "/story/", "/"],
  ],
  [
    "So last week my cousin told me about you over chai and gave me a link with some code in it. I opened it and something got filled in by itself. What does that do for us?",
    ["both receive benefits", "free month"],
    WAITLIST,
  ],
  [
    "Last year I paid another tool for twelve months and used it for two. My CA laughed. Is there a discount for paying the year at once?",
    ["20%"],
    PRICES,
  ],
  [
    "A lady at the fair told me you give a free month for friends. She was in a hurry. How many friends can I refer?",
    ["no cap"],
    WAITLIST,
  ],
  [
    "My accountant is very old school and only wants to look at the numbers and export them, never touch an order. Which role is right for him?",
    ["Accounting is the role"],
    PRICES,
  ],
  // What was missed alone
  ["Saalana plan lene pe kitni bachat hogi?", ["20%"], PRICES],
  ["saal bhar ka plan sasta hai kya?", ["20%"], PRICES],
  ["whats the crystle ball", ["module for analytics"], ["/feature/numbers-nirvana"]],
  ["What does someone get who joins with a referral code?", ["both receive benefits"], WAITLIST],
  ["benefit for the referred brand", ["both receive benefits"], WAITLIST],
  ["What can a Second-in-Command not do?", [/^The Second-in-Command role has no Business Settings/], PRICES],
  [
    "Two Operations Managers on the annual plan, how much per month?",
    [/^Two Operations Managers .* cost ₹1,118/],
    PRICES,
  ],

  // Prices of roles against an amount, against each other, for a year by the month, and with what the role may do
  ["Which roles are below ₹600 a month?", ["Sales/Marketing", "Accounting", "Retail/Event Staff"], PRICES],
  ["which roles cost more than 1000", ["No role", "₹899"], PRICES],
  ["Gap between your costliest and cheapest role?", ["₹500"], PRICES],
  ["What does one Operations Manager cost for 12 months if paid monthly?", ["₹8,388"], PRICES],
  ["How much for my accounts person, and can they change invoices in the Sales Desk?", ["view-only", "₹499"], PRICES],
  ["Which role should my warehouse and logistics person have?", ["Operations Manager", "₹699"], PRICES],
  [
    "Want to upgrade Ramesh from event staff to ops manager tomorrow, will you charge the whole new price?",
    ["prorated"],
    PRICES,
  ],
  ["CA sir ko sirf reports aur data nikalna hai, uske liye kitna lagega mahine ka?", ["₹499"], PRICES],
  // What is not said in the site's words
  [
    "My intern must not see my margins. Is there something for that?",
    [/role|The Crew/],
    ["/pricing", "/feature/access-control"],
  ],
  ["Where did Ka-ching go? I used to see it in your menu.", ["The Cash Register"], "/feature/payment-solutions"],
  ["My friend's link had ?ref= something in it when I opened the form. What is that for?", [/referral/i], WAITLIST],
  ["I hear founders chat about stalls, is there an audio show?", [/episode/i], "/audio-insights/founders-podcast"],
  ["What will episode three be about?", ["one jar"], "/audio-insights/founders-podcast"],
  ["What does episode 7 of your podcast talk about?", ["no episode 7"], "/audio-insights/founders-podcast"],
  [
    "We make jhumkas in Jaipur and now have forty orders a day. Everything is on Excel and WhatsApp, and last month we sold a pair twice. Which part of Ladoo is for this stock mess?",
    ["The Storeroom"],
    "/feature/inventory-management",
  ],
];

export const classDeclines: readonly string[] = [
  "How many employees have you?",
  "How big is your team?",
  "what is your team size",
  "kitne log kaam karte hain aapki company me",
  "Kitne customers hain abhi Ladoo ke paas, paying wale?",
  "Has the candidate Rohit Verma applied for the AI engineer role?",
];
