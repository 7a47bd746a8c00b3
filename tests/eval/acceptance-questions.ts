/**
 * Questions as the author of an acceptance test would sample the specification, written from it alone: most of
 * them plain, the rest with situations, sums, wrong premises, slips of the finger and Hinglish.
 */
import type { Row } from "./questions.ts";
const WA = "https://wa.me/";
const NO = /\bno\b|\bnot\b|n['’]t\b|\bnever\b|\bcannot\b|\bwithout\b|\bnahi/i;
const STORIES = ["/audio-insights", "/stories", "/story", "/journey", "/", "/about"];
const FEAT = [
  "/feature",
  "/features",
  "/pricing",
  "/brand-buddies",
  "/customer-connect",
  "/operations-automation",
  ...STORIES,
];
const PRICE = ["/pricing", "/feature", "/features", "/waitlist", "/terms-of-service"];
const FEES = ["/feature", "/features", "/pricing"];
const LEGAL = ["/terms-of-service", "/privacy-policy", "/refund-policy", "/pricing"];
const JOBS = ["/careers"];
const LIST = ["/waitlist", "/", "/pricing", "/features"];
const MIN30 = /30[\s-]*min|thirty[\s-]*minute|half[\s-]an[\s-]hour/i;
const D14 = /14[\s-]*days?|fourteen|two weeks/i;
const D30 = /30[\s-]*days?|thirty/i;
const NETB = /net[\s-]*banking/i;
const YES = /\byes\b|you can\b|\bof course\b|\bit does\b/i;
const VIEW = /view[\s-]*only|read[\s-]*only|only (view|see|look)|view but|see but|can(no|['’])t (edit|change)/i;

const UC = "/audio-insights/ladoo-use-cases";
const POD = "/audio-insights/founders-podcast";
const FREE: string[] = ["/waitlist", "/pricing", "/features", "/feature", "/about", "/"];
const PAY: string[] = ["/feature/payment-solutions", "/feature/payments", "/features", "/pricing", "/feature"];
const PAYMENT_PAGES = ["/feature/payment-solutions", "/feature/payments"];
const ROLES = ["/pricing", "/feature/access-control"];
const REF: string[] = ["/refund-policy", "/terms-of-service", "/pricing"];

export const acceptanceRows: readonly Row[] = [
  // plain or lightly paraphrased
  ["Which module handles my orders and GST invoices?", ["Sales Desk"], FEAT],
  ["Which ways of paying can my customers use through The Cash Register?", ["UPI", "card", "wallet", NETB], FEAT],
  [
    "What is The Customer Lounge for?",
    ["customer", /data|outreach|reach|detail|segment|message|record|histor|relationship|profile|communit/i],
    FEAT,
  ],
  [
    "Which sales channels come together in The Sales Outlets?",
    ["website", "marketplace", "Instagram", "WhatsApp", /event|pop-?up|exhibition/i],
    FEAT,
  ],
  [
    "What does The Crystal Ball tell me?",
    [/sales|sell/i, /inventory|stock/i, /insight|analy|forecast|trend|report|predict/i],
    FEAT,
  ],
  ["What would I use The Crew for?", [[/role/i, /login/i], /access|permission|see and edit/i], FEAT],
  ["Which month is Ladoo going to launch?", [/August(,| of)? 2025/i], [...LIST, "/about"]],
  [
    "What is the launch promotion for new brands?",
    [/(1|one|a|first) (free )?month|month (is )?free/i, /50\s*(%|percent)/i],
    LIST,
  ],
  [
    "Are the founders who tell your stories real people?",
    [/fiction|almost real|not real|made[\s-]up|invented/i],
    [...STORIES, "/terms-of-service"],
  ],
  ["How many episodes of the Founders' Podcast can I listen to now?", [/\btwo\b|\b2\b/i], ["/audio-insights"]],
  ["What does the Admin role cost a month?", [/899/], PRICE],
  ["What can someone with the Accounting role get into?", ["Crystal Ball", "Sales Desk", "Cash Register", VIEW], PRICE],
  ["How much is saved by choosing annual billing?", [/20\s*(%|percent)/i], PRICE],
  ["What is the per-month price of Second-in-Command if I'm billed annually?", [/639/], PRICE],
  ["What am I charged if I move a team member up to a higher role?", [/prorat|pro[\s-]rat|difference/i], PRICE],
  ["When does a role downgrade take effect?", [/next (billing|cycle|bill)/i], PRICE],
  ["Do you add your own markup to the payment fees?", [NO], FEES],
  ["How soon are payouts made after a customer pays?", [/same[\s-]*day/i], FEES],
  [
    "What is Second-in-Command not allowed to open?",
    [/business settings|system configuration|user management/i],
    PRICE,
  ],
  ["How many brands is early access open to?", [/\b100\b|hundred/i], LIST],
  [
    "List the early-bird benefits please.",
    [/month/i, /50\s*(%|percent)/i, /priority support/i, /early access|new features/i],
    LIST,
  ],
  [
    "What do I get for each brand I refer?",
    [/free month|month free|(one|1|a|extra|additional) (extra |additional |free )*month/i],
    [...LIST, "/terms-of-service"],
  ],
  [
    "Which details must I give to join the waitlist?",
    [/brand(['’]s)? name/i, /founder|your name/i, "email", "phone"],
    LIST,
  ],
  ["How do I find my referral code again?", [/e-?mail/i, /already signed up|look\s?up|find/i], ["/waitlist"]],
  ["How fast do you answer refund requests?", [/(3|three)\s*(-|–|—|to)\s*(5|five)\s*(business|working)/i], LEGAL],
  ["Within how many days of the first payment can I ask for my money back?", [D14], LEGAL],
  ["What happens if there was an error in my billing?", [/refund/i, /full/i], LEGAL],
  [
    "Are fees given back when an account is terminated?",
    [/non-?refundable|not refund|no refund|n['’]t refund/i],
    LEGAL,
  ],
  [
    "Which country's law governs the terms, and where would arbitration take place?",
    ["India", /Bangalore|Bengaluru/i],
    LEGAL,
  ],
  ["In which city are your jobs based?", [/Bangalore|Bengaluru/i], JOBS],
  ["How many years of experience do the AI engineer roles ask for?", [/\b3\b|three/i], JOBS],
  ["What perks do employees get?", [/flexible/i, /learning|growth/i, /competitive|package/i], JOBS],
  ["How quickly does the team reply on WhatsApp?", [MIN30, /business hours|working hours|office hours/i], [WA]],
  [
    "Do I need an account to read or listen to your stories?",
    [[NO, /public|free|open to (all|everyone|anyone)/i]],
    [...STORIES, "/waitlist"],
  ],
  [
    "Which founder journeys can I read on the site?",
    [/operation/i, /pop-?up|exhibition/i, /online/i],
    ["/journey", "/operations-automation", "/", "/audio-insights"],
  ],

  // situations, sums, wrong premises, Hinglish, typos, keywords
  [
    "i make pickles at home, 14 flavours n i keep loosing count of the jars. what in ladoo wud help me",
    ["Storeroom"],
    FEAT,
  ],
  ["gst bill ban jayega kya isme?", ["GST", [/invoic/i, /bill/i, "Sales Desk"]], FEAT],
  ["about 40k a month comes to me on payment links, what do i lose in fees", [/\b800\b/, "GST"], FEES],
  ["If customers pay me ₹1,00,000 by scanning my QR, what is the fee before GST?", [/\b990\b/], FEES],
  ["on sales of 50000 rupees how much cheaper is QR than payment link, leaving out gst", [/\b505\b/], FEES],
  ["1 admin + 2 operations managers, monthly. total?", [/2,?297/], PRICE],
  [
    "need 3 retail/event staff logins, if i take yearly billing what does it come to per month for all three",
    [/\b957\b/],
    PRICE,
  ],
  [
    "admin role at half price in the first year, kitna padega per month (monthly billing)",
    [/\b449([.,]50?)?\b|\b450\b/],
    [...PRICE, "/"],
  ],
  ["sales/marketing monthly vs yearly price", [/599/, /479/], PRICE],
  [
    "I have got six brand owners from my mohalla to sign up with my code. How many free months is that for me?",
    [/\bsix\b|\b6\b/i],
    [...LIST, "/terms-of-service"],
  ],
  ["say 73 brands have joined, kitni early bird jagah bachi?", [/\b27\b/], LIST],
  ["does the 50% off end after 3 months?", [/year|12 months|twelve months/i], [...LIST, "/terms-of-service"]],
  ["do early birds get priority support only for first year or longer", [/lifetime|life[\s-]long|for life/i], LIST],
  [
    "10 din pehle pehla payment kiya, pasand nahi aaya, paise wapas milenge?",
    [D14, [/\byes\b|eligible|you can|within|haan/i]],
    LEGAL,
  ],
  [
    "its been 3 weeks since my first payment and i simply changed my mind, refund possible?",
    [D14, [NO, /over|passed|past|only/i]],
    LEGAL,
  ],
  [
    "Ladoo was down for two whole days in a row during my Diwali sale. Do I get anything back?",
    [/prorat|pro[\s-]rat/i, /\b24\b/],
    LEGAL,
  ],
  ["if i cancel, will all my data be gone the same day?", [D30], LEGAL],
  ["my son is 15 and sells slime kits, can he use ladoo?", [/adult|parent|guardian|18/i], LEGAL],
  ["12 yr old daughter makes bracelets, ok if she opens her own account", [/\b13\b|thirteen/i, NO], LEGAL],
  ["terms of service last update date?", [/May 0?1(st)?,? 2025|0?1(st)? (of )?May,? 2025/i], ["/terms-of-service"]],
  ["most popular role??", ["Admin"], PRICE],
  [
    "boy who helps at my exhibition stall only has to bill and check people in. which role is for him n how much",
    [/Retail\s*\/\s*Event/i, /399/],
    PRICE,
  ],
  [
    "my CA just wants to look at the invoices and take the data out. which login shd i buy for him",
    ["Accounting"],
    PRICE,
  ],
  ["can a person with accounting role edit invoices on the sales desk?", [[VIEW, NO]], PRICE],
  ["My second in command can add new users for me, right?", [NO], PRICE],
  ["api access kis role me milta hai", ["Admin"], PRICE],
  ["is crystal ball included for operations manager", ["limited", "basic analytics"], PRICE],
  ["Operations Manager or Sales/Marketing, which of the two gets the Storeroom?", ["Operations Manager"], PRICE],
  [
    "my marketing girl should see customers but not change anything there. sales/marketing role theek hai?",
    [VIEW, "Customer Lounge"],
    PRICE,
  ],
  [
    "is 699 for my whole team of six or for each person",
    [
      /per (user|person|member|head|team member)|each (user|person|member|team member)|every (user|person|member)|a user/i,
    ],
    PRICE,
  ],
  ["ka-ching kya hai, ab dikhta nahi", ["Cash Register"], FEAT],
  ["i remember something called Pop-up Power, wat is it called now", ["Sales Outlets"], FEAT],
  [
    "My earrings hang on rented racks in three boutiques and I also take orders in Instagram DMs. What keeps all this in one place?",
    ["Sales Outlets"],
    FEAT,
  ],
  [
    "every season M kurtas finish and XXL lies around. any feature for that",
    [/size/i, [/optimi[sz]/i, /Crystal Ball/i]],
    FEAT,
  ],
  [
    "want to sell my candles in dubai and US, anything for going abroad?",
    [/global expansion|expand(ing)? global|international|abroad|overseas|other countries|export/i],
    FEAT,
  ],
  [
    "episode 4 kahan sunu",
    [/coming soon|not (yet|out|available)|n['’]t (yet|out|available)|soon/i],
    ["/audio-insights"],
  ],
  ["which podcast episode is abt stalls and popups", [/Pop-?up Challenges/i], ["/audio-insights"]],
  ["operations automation journey how many steps", [/\bfive\b|\b5\b/i], ["/journey", "/operations-automation"]],
  [
    "skin care brand ki koi kahani hai?",
    [/skin[\s-]*care|serum|soap|cream|balm|face|body butter/i],
    ["/story", "/audio-insights", "/stories", "/journey"],
  ],
  [
    "can i see only the use case stories that are about The Cash Register",
    [[/filter/i, /\byes\b/i, /you can/i, "Cash Register"]],
    ["/audio-insights", "/stories", "/feature", "/features", "/story"],
  ],
  ["ig handle compulsory in the waitlist form?", [[/optional/i, NO]], LIST],
  [
    "i hate promo mails. can i join the list w/o ticking the marketing box",
    [[/\byes\b|optional|you can|not (required|needed|compulsory|necessary)|n['’]t (have|need)/i]],
    [...LIST, "/privacy-policy"],
  ],
  [
    "filled the waitlist form last week, if i fill it again wil i get a second code",
    [/same|first|existing|original|already/i],
    LIST,
  ],
  [
    "what if hundred brands are full before i come, can i still join the waitlist?",
    [[/\byes\b|still|you can|stays? (open|possible)|remains? (open|possible)/i]],
    LIST,
  ],
  ["mera referral link kaise share karu", [/whats\s?app/i, /copy|instagram|link/i], ["/waitlist"]],
  [
    "the code my friend gave is not valid it says. can i still sign up",
    [[/\byes\b|still|without|optional|you can|block/i]],
    LIST,
  ],
  [
    "if i put in a friends code, is the benefit only hers or mine too?",
    [/both|you too|each of you|you and (your friend|the)|as well/i],
    [...LIST, "/terms-of-service"],
  ],
  ["any part time job in design?", [/full[\s-]*time/i], JOBS],
  ["social media me sirf 2 saal ka experience hai, apply kar sakti hu?", [/\b2\b|two|do saal/i, /social media/i], JOBS],
  ["upload pdf of my cv? where", [/link|url/i], JOBS],
  ["linkedin dena zaroori hai application me", [[/optional/i, NO]], JOBS],
  ["I live in Indore and can't shift. Would you still take me for one of the posts?", [/remote/i], JOBS],
  ["non engineering openings?", [/UX|design/i, /social media|marketing/i], JOBS],
  ["kisi insaan se baat karni hai, kaise", [/whats\s?app/i], [WA]],
  [
    "how do i switch off your ad tracking for me",
    [[/privacy choices/i, /global privacy control/i]],
    ["/privacy-policy", "/"],
  ],

  // A second hundred, mostly plain
  // what it is
  [
    "What does Ladoo do?",
    [
      /small|d2c|direct[- ]to[- ]consumer/i,
      /brand/i,
      [/inventory/i, /stock/i, /orders?/i, /invoic/i, /business[- ]management/i],
    ],
    ["/", "/features", "/feature", "/about", "/waitlist", "/pricing", UC],
  ],
  [
    "Who is Ladoo made for?",
    [/small/i, /brand|founder|business/i],
    ["/", "/about", "/features", "/feature", "/waitlist", "/pricing", UC],
  ],
  ["Which module looks after my stock?", [/storeroom/i], ["/feature/inventory-management", "/features", "/feature"]],
  ["What is the Crystal Ball?", [[/insight/i, /analytic/i]], ["/feature/numbers-nirvana", "/features", "/feature"]],
  [
    "What can I do in the Customer Lounge?",
    [/customer/i],
    ["/feature/brand-buddies", "/brand-buddies", "/features", "/feature"],
  ],
  [
    "What happened to Ka-ching, I can't find it anymore?",
    [/cash register/i],
    ["/feature/payment-solutions", "/feature/payments", "/features", "/feature", UC],
  ],
  [
    "How many modules are there in the platform?",
    [/\b(7|seven)\b/i],
    ["/features", "/feature", "/", "/pricing", "/about"],
  ],
  [
    "I speak faster than I type. Can I take down an order by voice?",
    [
      [/\byes\b/i, "you can", /talk/i],
      [/voice/i, /talk,? don.?t type/i, /speak/i],
    ],
    ["/", "/features", "/feature", "/waitlist", "/story", UC],
  ],
  [
    "Where do sales from Instagram and WhatsApp go in Ladoo?",
    [/sales outlets|sales desk/i],
    ["/feature/events-toolkit", "/feature/sales-hub", "/features", "/feature", "/story", UC],
  ],
  [
    "which module is for exhibitions and pop ups",
    [/sales outlets/i],
    ["/feature/events-toolkit", "/features", "/feature", "/journey/popup-exhibitions"],
  ],
  [
    "I keep my jewellery on a rented rack in two boutiques. Can Ladoo track that?",
    [
      [/\byes\b/i, /sales outlets/i, "you can"],
      [/rack/i, /boutique/i],
    ],
    ["/feature/events-toolkit", "/features", "/feature", "/story", UC],
  ],
  [
    "Can I stop my packing boy from seeing my sales numbers?",
    [[/the crew/i, /role/i, /permission/i, /\byes\b/i]],
    ["/feature/access-control", "/features", "/feature", "/pricing"],
  ],
  [
    "Can I make my own custom roles for the team?",
    [
      [/\byes\b/i, /custom roles?/i],
      [/crew/i, /role/i],
    ],
    ["/feature/access-control", "/features", "/feature", "/pricing"],
  ],
  // payments
  ["payment link charges?", [/\b2(\.0+)?\s*(%|per ?cent)/i, /gst/i], PAY],
  ["How fast do I get the money from payments?", [/same[- ]day/i], PAY],
  [
    "i collect about 50000 a month over payment links, how much is the fee before gst",
    [[/1,?000/, /2(\.0+)?\s*%/]],
    PAY,
  ],
  [
    "At a fair I took 20,000 rupees on the QR code. What will the fee be, without GST?",
    [[/\b198\b/, /0\.99\s*%/]],
    PAY,
  ],
  ["Is it cheaper to take money by QR code or by payment link?", [/qr/i, /0\.99\s*%/, /\b2(\.0+)?\s*%/], PAY],
  ["Payment link is free of charge na?", [/\b2(\.0+)?\s*%/], PAY],
  // pricing
  ["How much does Ladoo cost?", [[/399/, /899/]], ["/pricing"]],
  ["What's the cheapest role and what does it cost?", [/399/, [/retail/i, /event staff/i]], ["/pricing"]],
  ["Which role should my accountant get and at what price?", [/accounting/i, /499/], ["/pricing"]],
  ["operations manager price", [/699/], ["/pricing"]],
  ["Sales/Marketing role kitne ka hai per month?", [/599/], ["/pricing"]],
  [
    "What is the difference between Admin and Second-in-Command?",
    [/business settings|user management|system configuration/i],
    ["/pricing"],
  ],
  ["What would Second-in-Command cost per month on the annual plan?", [/639/], ["/pricing"]],
  ["me as admin and two girls as retail staff at my stall, total per month?", [/1,?697/], ["/pricing"]],
  [
    "Can I pay my subscription by UPI?",
    [[/\byes\b/i, "you can", /by (card,? )?upi/i, /upi/i]],
    ["/pricing", "/terms-of-service", "/feature/payment-solutions"],
  ],
  [
    "I upgrade one team member in the middle of the month, how will it be charged?",
    [[/pro[- ]?rat/i, /difference/i]],
    ["/pricing", "/terms-of-service", "/refund-policy"],
  ],
  [
    "If I move someone to a lower role, when does the price go down?",
    [/next billing|next (cycle|month)/i],
    ["/pricing", "/terms-of-service", "/refund-policy"],
  ],
  ["Which roles come with API access?", [/admin/i], ["/pricing"]],
  [
    "Can a Sales/Marketing user edit the customer data?",
    [[/view[- ]only/i, /only view/i, /can.?t edit/i, /cannot edit/i, /\bno\b/i]],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "Does the Accounting role let you export data?",
    [[/\byes\b/i, /data export/i, /export/i]],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "Does the operations manager see the Storeroom?",
    [[/\byes\b/i, /storeroom/i]],
    ["/pricing", "/feature/access-control"],
  ],
  ["Which plan is the most popular?", [/admin/i], ["/pricing"]],
  [
    "Is the price per company or per person?",
    [[/per (user|person|team member|member|head)/i, /each (user|person)/i]],
    ["/pricing"],
  ],
  // launch, waitlist
  ["When do you launch?", [/august\s*2025/i], FREE],
  [
    "What do I get if I join early?",
    [/(1|one|first|free) (free )?month|month free/i, /50\s*(%|per ?cent)/i],
    ["/waitlist", "/pricing", "/features", "/"],
  ],
  ["How many brands can get the early bird offer?", [/\b100\b|hundred/i], ["/waitlist", "/pricing", "/"]],
  [
    "i have 8 founder friends who will join with my link, is there an upper limit on free months?",
    [[/\bno\b/i, /uncapped/i, /unlimited/i, /without (a |any )?(cap|limit)/i]],
    ["/waitlist", "/pricing", "/"],
  ],
  [
    "I lost my referral code, how do I find it again?",
    [/email/i, [/already signed up/i, /look ?up/i, /waitlist/i, /find/i]],
    ["/waitlist"],
  ],
  [
    "What details do I need to fill in to join the waitlist?",
    [/brand name|brand.?s name/i, /email/i, /phone/i],
    ["/waitlist"],
  ],
  [
    "Must I give my Instagram handle to join?",
    [[/\bno\b/i, /optional/i, /not (required|needed|necessary)/i]],
    ["/waitlist"],
  ],
  [
    "phone no. compulsory hai kya waitlist ke liye?",
    [[/\byes\b/i, /\bhaa?n\b/i, /required/i, /need/i, /must/i, /compulsory/i, /mandatory/i]],
    ["/waitlist"],
  ],
  [
    "What happens if I sign up twice with the same email?",
    [
      [
        /same (referral )?(code|link|place|entry)/i,
        /first (referral )?code/i,
        /already/i,
        /one (entry|place|sign-?up)/i,
        /welcome back/i,
      ],
    ],
    ["/waitlist"],
  ],
  [
    "If the 100 early places are gone, can I still join?",
    [[/\byes\b/i, "you can", /still (join|sign)/i, /stays? (open|possible)/i, /remains? (open|possible)/i]],
    ["/waitlist"],
  ],
  ["Do early members get better support?", [[/priority support/i, /lifetime/i]], ["/waitlist", "/pricing"]],
  [
    "How can I book a demo?",
    [/demo/i, [/book/i, /schedul/i]],
    ["/", "/feature", "/journey", "/features", "/waitlist", "https://", WA],
  ],
  [
    "How long does the demo take?",
    [/30[- ]?(min|minute)/i],
    ["/", "/feature", "/journey", "/features", "/waitlist", "/about", "https://", WA],
  ],
  // refunds and terms
  ["What is your refund policy?", [/14[\s-]*(day|calendar)/i], REF],
  [
    "I paid for the first time 10 days ago and don't like it. Can I get my money back?",
    [[/\byes\b/i, "you can", /within/i], /14/],
    REF,
  ],
  [
    "i paid first time 3 weeks back, refund milega?",
    [/14/, [/\bno\b/i, /\bnot\b/i, /nahi/i, /within/i, /only/i, /non-refundable/i]],
    REF,
  ],
  ["How quickly do you answer a refund request?", [/3\s*(-|–|to)\s*5/i], REF],
  [
    "You charged my card twice. Do I get it all back?",
    [
      [/\byes\b/i, /full/i],
      [/full/i, /refund/i],
    ],
    REF,
  ],
  [
    "The system was down for a day and a half during Diwali sale. Do I get anything back?",
    [/24/, [/pro[- ]?rat/i, /refund/i]],
    REF,
  ],
  ["The site was down for 2 hours last night, can i claim a refund?", [/24/], REF],
  [
    "Does my subscription renew by itself?",
    [[/\byes\b/i, /automatic/i, /auto[- ]?renew/i], /renew/i],
    ["/terms-of-service", "/refund-policy", "/pricing"],
  ],
  [
    "How long do you keep my data after I cancel?",
    [/30[\s-]*day/i],
    ["/privacy-policy", "/terms-of-service", "/refund-policy"],
  ],
  [
    "How much notice do I get if you raise the fees?",
    [/30[\s-]*day/i],
    ["/terms-of-service", "/pricing", "/refund-policy"],
  ],
  [
    "My daughter is 15 and sells bracelets. May she use Ladoo?",
    [/adult|parent|guardian|account owner|18/i],
    ["/terms-of-service", "/privacy-policy"],
  ],
  [
    "my son is 12, can he have an account",
    [/\b13\b/, [/\bno\b/i, /\bnot\b/i, /under/i]],
    ["/terms-of-service", "/privacy-policy"],
  ],
  ["Where would a dispute with you be settled, in Delhi?", [/bangalore|bengaluru/i], ["/terms-of-service"]],
  [
    "What account types do the terms of service name?",
    [/admin/i, /operations manager/i, /sales\/marketing|sales and marketing|sales & marketing/i, /retail/i],
    ["/terms-of-service"],
  ],
  // careers
  ["Which jobs are open right now?", [/engineer/i, [/design/i, /ux/i], /social media|marketing/i], ["/careers"]],
  ["I have 2 years in social media, is that enough for your marketing job?", [[/\b2\+?/, /two/i]], ["/careers"]],
  ["How much experience do I need for the UX designer position?", [[/\b3\+?/, /three/i]], ["/careers"]],
  ["Can I work remotely?", [/remote/i, [/\byes\b/i, /possible/i, /can/i]], ["/careers"]],
  ["job location?", [/bangalore|bengaluru/i], ["/careers"]],
  ["part time or internship jobs available?", [/full[- ]time/i], ["/careers"]],
  [
    "Do I have to give a LinkedIn profile when I apply?",
    [[/\bno\b/i, /optional/i, /not (required|needed|necessary)/i]],
    ["/careers"],
  ],
  ["Can I upload my CV as PDF in the application?", [[/link/i, /url/i]], ["/careers"]],
  [
    "What values does the company stand for?",
    [[/empower/i, /inclusiv/i, /innovation/i, /made in india/i]],
    ["/careers", "/about"],
  ],
  // stories, journeys, podcast
  ["How long are the audio stories?", [/(2|two)\s*(-|–|to)\s*(4|four)/i], [UC, "/story", "/stories", "/", "/features"]],
  [
    "Where can I listen to founder stories?",
    [[/use[- ]cases?/i, /stor(y|ies)/i, /listen/i]],
    [UC, "/story", "/stories", POD, "/journey", "/"],
  ],
  ["Do you have a podcast?", [[/\byes\b/i, /podcast/i], /podcast/i], [POD]],
  [
    "Can I already hear episode 3 of the podcast?",
    [[/coming soon/i, /not (yet|out|available)/i, /\bno\b/i, /\b(2|two)\b/i]],
    [POD],
  ],
  [
    "Which customer journeys can I read on the site?",
    [/operations/i, /pop-?up|exhibition/i, /online/i],
    ["/journey", "/operations-automation", "/"],
  ],
  [
    "How many steps are in the operations automation journey?",
    [/\b(5|five)\b/i],
    ["/journey/operations-automation", "/operations-automation", "/journey"],
  ],
  // contact
  ["How soon does somebody reply on WhatsApp?", [/30[\s-]*min/i, /business hours|working hours/i], [WA]],
  [
    "Do I need to log in to listen to the stories on this website?",
    [[/\bno\b/i, /without/i, /not? (login|log-in|account)/i, /public/i, /don.?t need/i]],
    [UC, "/story", "/stories", "/", POD, "/journey", "/waitlist", "/features"],
  ],
  [
    "Who are you, am I talking to a person?",
    [/smoothie/i, [/assistant/i, /\bbot\b/i, /\bai\b/i]],
    [WA, "/", "/about", "/features", "/feature", "/waitlist", "/privacy-policy", "/terms-of-service"],
  ],
  [
    "Is there an app I can open now, or only this website?",
    [/\bapp\b/i],
    ["/", "/waitlist", "/features", "/pricing", "/about", "https://", WA],
  ],

  // A third hundred, mostly in whole sentences
  // what the product does, modules, features
  [
    "What exactly does Ladoo do for a small brand like mine?",
    [/inventory|stock/i, /orders?|invoic/i, /payments?/i],
    ["/feature", "/about", "/pricing", "/waitlist", UC],
  ],
  [
    "How many modules are there altogether, and which one takes care of stock?",
    [/\bseven\b|\b7\b/i, /storeroom/i],
    ["/feature", "/pricing", "/about"],
  ],
  [
    "i make pickles in 12 flavours n 3 jar sizes, which part of it tells me how many of each are left",
    [/storeroom/i],
    ["/feature/inventory-management", "/features", "/story/", UC],
  ],
  [
    "Which part of the product makes my GST bills?",
    [/sales desk/i],
    ["/feature/sales-hub", "/features", "/feature/efficient-sales-management"],
  ],
  [
    "Apni website, Amazon aur WhatsApp sab jagah bechti hoon, alag alag channels kaun sa module sambhalta hai?",
    [/sales outlets/i],
    ["/feature/events-toolkit", "/features"],
  ],
  [
    "Where would I look to understand which of my sarees sell and which don't?",
    [/crystal ball/i],
    ["/feature/numbers-nirvana", "/features", "/smart-data-insights", UC],
  ],
  [
    "I want my repeat buyers' details in one place and to reach out to them. Which feature is that?",
    [/customer lounge/i],
    [
      "/feature/brand-buddies",
      "/feature/customer-segmentation",
      "/feature/customer-relationships",
      "/features",
      "/brand-buddies",
      "/customer-connect",
    ],
  ],
  [
    "My cousin helps with packing on weekends. Can she get a login of her own that shows only some things?",
    [/\byes\b|you can|she can|can (have|get|be given)|lets you|control/i, /crew|role/i],
    ["/feature/access-control", "/features", "/pricing"],
  ],
  [
    "My hands are always covered in wax. Can I speak an order instead of typing it?",
    [/voice|talk|speak|aloud/i],
    ["/feature", "/waitlist", UC, "/story/", "/journey/"],
  ],
  [
    "What payment methods can my own customers use through Ladoo?",
    [/upi/i, /cards?/i, /wallets?/i, /net[\s-]*banking/i],
    [...PAYMENT_PAGES, "/features", "/pricing"],
  ],
  [
    "I rent a rack in a boutique in Pune. Is that kind of selling covered too?",
    [/boutique|rack/i, /sales outlets|\byes\b/i],
    ["/feature/events-toolkit", "/features"],
  ],
  [
    "a friend called it ka-ching, which feature is that now",
    [/cash register/i],
    [...PAYMENT_PAGES, "/features", "/pricing"],
  ],
  [
    "Old names Pop-up Power and Product Pulse: what are the two called today?",
    [/sales outlets/i, /storeroom/i],
    ["/feature"],
  ],
  [
    "Is this made for large retail chains, or for whom?",
    [/small/i, /brands?|founders?/i],
    ["/about", "/feature", "/waitlist", "/pricing", UC],
  ],
  ["ladoo ki tagline kya hai", [/Big Business Power for Small Brands/i], ["/", "https://"]],
  [
    "I have started getting orders from Dubai and the US. Do you have anything on taking a brand abroad?",
    [/global/i],
    ["/feature/global-expansion", "/features"],
  ],
  [
    "we do kurtas xs to 5xl and are always left with dead stock in some sizes",
    [/size[\s-]*optimi[sz]|right sizes|storeroom|which sizes/i],
    ["/feature/size-optimization", "/feature/inventory-management", "/features", "/story/", UC],
  ],
  [
    "Is The Crystal Ball the one that collects money from buyers?",
    [/analytics|insight/i, /cash register/i],
    ["/feature/numbers-nirvana", ...PAYMENT_PAGES, "/features", "/pricing"],
  ],
  [
    "Is there a way to put my candle buyers into groups and treat each differently?",
    [/segment/i],
    [
      "/feature/customer-segmentation",
      "/feature/customer-relationships",
      "/feature/brand-buddies",
      "/brand-buddies",
      "/customer-connect",
    ],
  ],
  [
    "Im not a tech person at all and softwares scare me, any stories for someone like that?",
    [/tech apprehension|not (a )?tech|tech[\s-]*shy|scared|afraid|fear|simple/i],
    [UC, "/story/", "/journey/", "/features"],
  ],

  // payments and fees
  ["How much is deducted when a customer scans my QR code?", [/0\.99\s*%/, /GST/i], [...PAYMENT_PAGES, "/pricing"]],
  [
    "If a customer pays me Rs 5,000 through a payment link, what is the fee before tax?",
    [/\b100\b/],
    [...PAYMENT_PAGES, "/pricing"],
  ],
  ["har mahine 60,000 QR se aata hai, fees kitni kategi", [/\b594\b|700\.9|\b701\b/], [...PAYMENT_PAGES, "/pricing"]],
  [
    "Do you add a commission of your own on top of the payment provider's charges?",
    [/\bno\b|without|not add|don.?t add|zero/i, /mark[\s-]*up|commission|passed (through|on)|at cost/i],
    [...PAYMENT_PAGES, "/pricing"],
  ],
  ["How quickly does the money from a sale reach me?", [/same[\s-]*day/i], [...PAYMENT_PAGES, "/pricing"]],
  ["payment link or qr, which one is cheaper for me", [/0\.99\s*%/, /\b2(\.0)?\s*%/], [...PAYMENT_PAGES, "/pricing"]],

  // pricing and roles
  ["What is the lowest priced role and what does it cost a month?", [/399/, /retail/i], ["/pricing"]],
  ["Admin ka rate saal bhar ki billing pe per month kitna padega?", [/719/], ["/pricing"]],
  ["How much do I save by paying annually rather than monthly?", [/20\s*%/], ["/pricing"]],
  [
    "One admin, one accounting person and one girl at the shop counter. What is my total per month?",
    [/1,?797/],
    ["/pricing"],
  ],
  [
    "I want my co-founder to have every module but not touch Business Settings. Which role should I pick and what is the price?",
    [/second[\s-]*in[\s-]*command/i, /799/],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "What does an operations manager get access to?",
    [/storeroom/i, /customer lounge/i, /sales outlets/i],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "Can someone on the sales/marketing role change customer records in the Customer Lounge?",
    [/view[\s-]*only|only view|read[\s-]*only/i],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "My CA only needs to look at the sales and export data. Which role, and how much is it?",
    [/accounting/i, /499/],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "Does the accounting role see the analytics?",
    [/\byes\b|includes?|gets?|has access|can see|access/i, /crystal ball/i],
    ["/pricing", "/feature/access-control", "/feature/numbers-nirvana"],
  ],
  ["most popular plan?", [/admin/i, /899/], ["/pricing"]],
  ["API access chahiye, kaunse role mein milta hai?", [/admin/i], ["/pricing", "/feature/access-control"]],
  [
    "If I move my ops manager up to Admin in the middle of the month, what will I be charged?",
    [/pro[\s-]*rat/i, /difference/i],
    ["/pricing"],
  ],
  [
    "I shifted a staff member to a cheaper role today. From when will I pay less?",
    [/next (billing|month|cycle)/i],
    ["/pricing"],
  ],
  [
    "Am I locked in for a year or can I go month to month?",
    [
      /monthly|month[\s-]*(to|by)[\s-]*month/i,
      /no (minimum|lock|contract|long)|not locked|without .{0,20}contract|\bno\b/i,
    ],
    ["/pricing", "/terms-of-service", "/refund-policy"],
  ],
  ["How can I pay you for the subscription? I have no credit card.", [/upi/i, /net[\s-]*banking/i], ["/pricing"]],
  [
    "is the price per brand or per person",
    [/per user|each user|per person|per (team )?member|per seat/i],
    ["/pricing"],
  ],
  [
    "What would one Operations Manager cost me for a full year if I choose annual billing?",
    [/6,?708|6,?710/],
    ["/pricing"],
  ],
  [
    "Is there a plan that is free for ever?",
    [/\bno\b|not|paid/i, /month free|free month|(one|1|first) (full )?(free )?month|14[\s-]*day|subscription/i],
    ["/pricing", "/waitlist", "/terms-of-service"],
  ],
  ["How many different roles can I choose from on the pricing page?", [/\bsix\b|\b6\b/i], ["/pricing"]],
  [
    "Will the person at my exhibition stall be able to browse all my customers on the Retail/Event role?",
    [/limited/i],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "Can a second-in-command add or remove users?",
    [/\bno\b|cannot|can.?t|without|except|does not|not include/i, /user management|manage users|add|users/i],
    ["/pricing", "/feature/access-control"],
  ],

  // offer, trial, launch
  [
    "What is the offer for people who join at launch?",
    [/month free|free month|(one|1|first) month/i, /50\s*%|half/i],
    ["/waitlist", "/pricing"],
  ],
  [
    "With the launch discount, what will one Admin cost per month once the free month is over?",
    [/449|\b450\b/],
    ["/waitlist", "/pricing"],
  ],
  [
    "How long will I keep paying half price?",
    [/12[\s-]*months?|twelve months|(a|one|1|full|first) year/i],
    ["/waitlist", "/pricing"],
  ],
  [
    "Can I try it for free before paying?",
    [/14[\s-]*day|month free|free month|(one|1|first) month/i],
    ["/waitlist", "/pricing", "/brand-buddies", "/customer-connect"],
  ],
  ["launch kab hai?", [/August 2025|Aug(ust)?\.?,? 2025/i], ["/waitlist", "/pricing", "/about"]],

  // waitlist and referrals
  ["How many brands can get the early-bird benefits?", [/\b100\b/], ["/waitlist"]],
  [
    "If the early-bird places are already full, can I still put my name down?",
    [/\byes\b|still|can (join|sign)|remains? (open|possible)|stays? (open|possible)/i, /early[\s-]*bird|100/i],
    ["/waitlist"],
  ],
  [
    "What details do I have to give to apply for early access?",
    [/brand name|name of your brand|brand.s name/i, /email/i, /phone|mobile/i, /terms/i],
    ["/waitlist"],
  ],
  ["Insta handle dena zaroori hai kya form mein?", [/optional|\bno\b|not required|not mandatory|nahi/i], ["/waitlist"]],
  [
    "I signed up some weeks back but cannot find my referral code anywhere. How do I get it?",
    [/email/i, /already signed up|look[\s-]*up|find/i],
    ["/waitlist"],
  ],
  [
    "If five brands sign up through my link how many free months do I earn?",
    [/\b(5|five)\b/i, /months?/i],
    ["/waitlist", "/pricing"],
  ],
  [
    "is there a max on referal rewards",
    [/no (cap|limit|upper|max)|uncapped|unlimited|not capped|without (a |any )?(cap|limit)/i],
    ["/waitlist", "/pricing"],
  ],
  [
    "The referral code I was given turned out to be wrong. Will my sign-up be refused because of it?",
    [/\bno\b|still|won.?t|never block|not (be )?(block|refus|stop)|without (a )?referr/i],
    ["/waitlist"],
  ],
  [
    "I filled the waitlist form twice with the same email. Do I now have two codes?",
    [/\bno\b|same code|first code|one code|original code|existing code|one entry|same referral code/i],
    ["/waitlist"],
  ],
  ["After I join, where can I share my link from?", [/whatsapp/i, /instagram|copy/i], ["/waitlist"]],
  [
    "My referral code seems to have only 6 letters, is something missing? How long should it be?",
    [/\b8\b|eight/i],
    ["/waitlist"],
  ],
  [
    "referral code capital letters me hi likhna hai kya",
    [/\bno\b|doesn.?t matter|does not matter|case[\s-]*insensitiv|either|not case|regardless|nahi|upper|lower/i],
    ["/waitlist"],
  ],
  [
    "Apart from the discount, what do the first brands on the list get?",
    [/priority support/i, /early access|new features/i],
    ["/waitlist", "/pricing"],
  ],
  [
    "Can I join the waitlist without giving my phone number?",
    [/\bno\b|required|needed|must|mandatory|need/i, /phone|mobile/i],
    ["/waitlist"],
  ],
  [
    "Do I have to agree to marketing messages when I apply?",
    [/\bno\b|optional|don.?t have to|not required/i],
    ["/waitlist", "/privacy-policy"],
  ],
  ["Before I decide I would like to be shown around. How long does a demo take?", [/30[\s-]*min/i], ["/", "https://"]],

  // founders, stories, podcast, journeys
  [
    "Are the founders in your stories real people?",
    [/fictional|almost real|not real|made[\s-]*up|imagin/i],
    [UC, "/journey/", "/story/", "/about", POD],
  ],
  [
    "How long is one of the audio use cases? I have only my chai break.",
    [/(2|two)\s*(–|-|—|to|and)\s*(4|four)[\s-]*min/i],
    [UC, "/story/", "/features"],
  ],
  ["How many founders tell the use case stories?", [/\bthree\b|\b3\b/i], [UC, "/journey/", "/story/", "/about"]],
  [
    "What kinds of brands are the stories about?",
    [/accessor/i, /fashion/i, /food/i, /skin[\s-]*care/i],
    [UC, "/story/", "/about"],
  ],
  [
    "Do I need to create an account to listen to the stories?",
    [/\bno\b|without|public|free to/i],
    [UC, "/story/", POD, "/journey/"],
  ],
  ["What is the first episode of the founders' podcast called?", [/Pop-?up Challenges and Strategies/i], [POD]],
  ["Which podcast episode should I hear if my stock is a total mess?", [/Unruly Inventory/i], [POD]],
  ["Can I already listen to podcast episode 3?", [/coming soon|not (yet|out|available|released)|\bno\b/i], [POD]],
  [
    "What do the steps of the operations journey look like and how many are there?",
    [/\b5\b|\bfive\b/i],
    ["/journey/operations-automation", "/operations-automation"],
  ],
  [
    "I sell only at weekend melas. Which of your founder journeys should I follow?",
    [/pop-?up|exhibition/i],
    ["/journey/popup-exhibitions"],
  ],
  [
    "list the customer journeys on the site",
    [/pop-?up|exhibition/i, /operations/i, /online/i],
    ["/journey/", "/operations-automation"],
  ],
  [
    "Mujhe apni online sales badhani hai, kaunsi founder journey suni jaye?",
    [/online[\s-]*growth|grow(ing|th)? online|online/i],
    ["/journey/online-growth"],
  ],
  [
    "Can I see only the stories that deal with one feature, say customers?",
    [/filter|\byes\b|you can|stories featuring/i],
    [UC, "/feature/brand-buddies"],
  ],
  [
    "I am hard of hearing. Is there a text version of the stories?",
    [/transcript|written|read/i],
    [UC, "/story/", "/journey/"],
  ],
  ["How can I send your podcast to a friend who also runs a brand?", [/share/i, /whatsapp|link/i], [POD]],
  [
    "is there any group or community of founders i can join from your podcast page",
    [/community|group/i],
    [POD, "https://"],
  ],

  // legal
  [
    "I made my first payment on the 1st and today is the 20th. Can I still get my money back?",
    [/14[\s-]*days?|two weeks|fourteen/i],
    ["/refund-policy", "/terms-of-service", "/pricing"],
  ],
  [
    "By when will somebody answer my refund request?",
    [/(3|three)\s*(–|-|—|to)\s*(5|five)\s*(business|working)/i],
    ["/refund-policy"],
  ],
  [
    "The service was down for 30 hours at a stretch. Am I owed anything?",
    [/pro[\s-]*rat|partial/i, /\b24\b/],
    ["/refund-policy", "/terms-of-service"],
  ],
  [
    "galti se do baar charge ho gaya, pura paisa wapas milega?",
    [/\bfull\b|in full|fully|pura|poora/i],
    ["/refund-policy"],
  ],
  [
    "If I cancel, for how long do you hold on to my data?",
    [/30[\s-]*days?|thirty/i],
    ["/privacy-policy", "/terms-of-service", "/refund-policy"],
  ],
  [
    "Will I be warned before you increase the fees, and how early?",
    [/30[\s-]*days?|thirty/i],
    ["/terms-of-service", "/pricing", "/refund-policy"],
  ],
  [
    "does subscription auto renew",
    [/\byes\b|automatic|auto[\s-]*renew|renews/i],
    ["/terms-of-service", "/refund-policy", "/pricing"],
  ],
  [
    "My daughter is 15 and makes the bracelets we sell. May she use the account?",
    [/adult|parent|guardian/i],
    ["/terms-of-service", "/privacy-policy"],
  ],
  [
    "If we ever end up in a legal dispute, which country's law applies and where is the arbitration?",
    [/India/i, /Bangalore|Bengaluru/i],
    ["/terms-of-service"],
  ],
  [
    "If my account gets terminated do I receive back the fees already paid?",
    [/non[\s-]*refundable|not refund|no refund|\bno\b/i, /law/i],
    ["/terms-of-service", "/refund-policy"],
  ],
  [
    "Which types of accounts are mentioned in your terms?",
    [/admin/i, /operations manager/i, /marketing/i, /retail/i],
    ["/terms-of-service"],
  ],
  ["privacy policy last updated when?", [/May 0?2(nd)?,? 2025|0?2(nd)? May,? 2025/i], ["/privacy-policy"]],
  [
    "I don't want to be tracked for ads on this website. What can I do?",
    [/privacy choices|global privacy control/i],
    ["/privacy-policy", "/"],
  ],

  // careers, about
  ["What job openings do you have at the moment?", [/engineer/i, /design/i, /social media/i], ["/careers"]],
  [
    "I have two years of running Instagram pages. Is there a job with you I qualify for?",
    [/social media/i],
    ["/careers"],
  ],
  [
    "How many years of experience do you ask for in the computer vision role?",
    [/(3|three)\s*\+?\s*(or more )?\+?\s*years/i],
    ["/careers"],
  ],
  ["Can I work for you from Jaipur or must I shift to Bangalore?", [/remote/i], ["/careers"]],
  ["ux designer job part time hai ya full time?", [/full[\s-]*time/i], ["/careers"]],
  ["How do I hand in my resume, as a PDF upload?", [/\blink\b|\burl\b/i], ["/careers"]],
  ["how long must the cover letter be at least", [/\b50\b|fifty/i], ["/careers"]],
  ["Can I apply if I don't have a LinkedIn profile?", [/\byes\b|optional|you can|not required/i], ["/careers"]],
  ["What benefits and perks do your employees get?", [/learning/i, /flexib/i, /competitive/i], ["/careers"]],
  [
    "What values does the team stand for on the careers page?",
    [/empowerment/i, /inclusiv/i, /innovation/i, /made in india/i],
    ["/careers", "/about"],
  ],

  // contact, assistant, site
  ["I want to talk to a real person, not a bot.", [/whatsapp/i], [WA]],
  [
    "How soon can I expect a reply if I message you on WhatsApp?",
    [/30[\s-]*min/i, /business hours|working hours/i],
    [WA],
  ],
  ["tumhara naam kya hai and what can you help with", [/smoothie/i], ["/", WA, "https://", "/terms-of-service"]],

  // A fourth hundred
  // founders, brands, stories
  [
    "Are the founders who speak in your audio stories actual people?",
    [/almost[\s-]+real|fictional|fictitious|not (?:a )?real|made[\s-]up|invented/i],
    [UC, "/story/", "/stories", "/journey", "/about", POD],
  ],
  [
    "I liked one brand from your stories so much that I want to order a gift from it. Can I buy from these brands?",
    [/almost[\s-]+real|fictional|fictitious|not (?:a )?real|made[\s-]up|invented|do(?:es)? ?n[o'’]t exist/i],
    [UC, "/story/", "/stories", "/journey", "/about"],
  ],
  [
    "How many different founders tell the use case stories?",
    [/\bthree\b|\b3\b/i],
    [UC, "/story/", "/stories", "/journey", "/about"],
  ],
  [
    "About how many minutes does one audio use case take?",
    [/(?:2|two)\s*(?:-|–|—|to|and)\s*(?:4|four)/i],
    [UC, "/story/", "/stories"],
  ],
  [
    "From which trades do the brands in the stories come?",
    [/accessor/i, /fashion/i, /food/i, /skin\s?care/i],
    [UC, "/story/", "/stories"],
  ],
  [
    "Do I have to make an account before I can listen to a story?",
    [[/\bno\b/i, /do(?:n['’]t| not) (?:need|have)/i, /without (?:a |any )?(?:log|sign|account)/i, /public/i]],
    [UC, "/story/", "/stories", "/journey", POD],
  ],
  [
    "I am hard of hearing and run a small soap brand with my sister. Is there a way for me to take in the audio use cases?",
    [/transcript/i],
    [UC, "/story/", "/stories", "/journey"],
  ],
  [
    "Can I list only those stories which have to do with payments?",
    [[/filter/i, /cash register/i]],
    [UC, "/story/", "/stories", ...PAYMENT_PAGES],
  ],
  [
    "inventory wali stories kahan milengi",
    [["storeroom", "inventory", "stock"]],
    [UC, "/story/", "/stories", "/feature/inventory-management"],
  ],
  [
    "Mummy makes pickles at home and is frightened of apps and computers. Have you any stories for somebody like her?",
    [/apprehen|afraid|fear|scared|frighten|nervous|hesita|not tech|non-tech/i],
    [UC, "/story/", "/stories"],
  ],
  ["total kitni use case stories hai", [/\b2[03]\b|twenty/i], [UC, "/story/", "/stories"]],
  [
    "Does a story page also say what the founder got out of it in the end?",
    [/key results?|outcome|results?/i],
    [UC, "/story/", "/stories"],
  ],
  [
    "stories on automating daily work?",
    [/simplify\s*(?:&|and)\s*automate|automat/i],
    [UC, "/story/", "/stories", "/journey/operations-automation", "/operations-automation"],
  ],
  [
    "What are the topics by which I can narrow down the list of stories?",
    [/storeroom/i, /sales desk/i, /crystal ball/i, /sales outlets/i, /cash register/i],
    [UC, "/story/", "/stories", "/features"],
  ],

  // podcast and journeys
  [
    "What is the title of the very first episode of your podcast?",
    [/pop[\s-]*up challenges (?:and|&) strategies/i],
    [POD],
  ],
  [
    "The count in my godown never agrees with my register and I'd love to hear founders chat about it. Which podcast episode is it?",
    [/unruly inventory/i],
    [POD],
  ],
  ["ep 3 of podcast out?", [/coming soon|not (?:yet )?(?:out|available|released)|soon|yet to/i], [POD]],
  ["How many podcast episodes are there to listen to today?", [/\btwo\b|\b2\b/i], [POD]],
  ["My partner never opens websites, only WhatsApp. Can I send her one single podcast episode?", [/shar/i], [POD]],
  ["podcast sunna hai link do", [/podcast/i], [POD]],
  ["Where do I find your Instagram and your community group?", [/instagram/i], [POD, "https://", WA, "/about"]],
  [
    "Which founder journeys can be read on the site?",
    [
      /operations?[\s-]+automation|automat\w+[^.]{0,40}operations?|operations?[^.]{0,40}automat/i,
      /pop[\s-]*up/i,
      /online[\s-]+growth|grow\w*[^.]{0,30}online|online[^.]{0,30}grow/i,
    ],
    ["/journey", "/operations-automation"],
  ],
  [
    "In how many steps is the operations automation journey told?",
    [/\bfive\b|\b5\b/i],
    ["/journey/operations-automation", "/operations-automation", "/journey"],
  ],
  ["popup exhibitions journey kitne steps ka hai", [/\bfour\b|\b4\b/i], ["/journey/popup-exhibitions", "/journey"]],
  [
    "I sell candles from a table at weekend exhibitions and that's nearly all my business. Which of the journeys should I read?",
    [/pop[\s-]*up|exhibition/i],
    ["/journey/popup-exhibitions"],
  ],
  [
    "Our kurta page gets likes, but hardly anybody buys from us on the internet. Is there a founder journey about that?",
    [/online[\s-]+growth|grow\w*[^.]{0,30}online|online[^.]{0,30}grow/i],
    ["/journey/online-growth"],
  ],
  [
    "Do the journeys show how the work went before Ladoo and how it went after?",
    [/before/i, /after/i],
    ["/journey", "/operations-automation"],
  ],
  [
    "How many outcomes are listed at the end of the online growth journey?",
    [/\bfour\b|\b4\b/i],
    ["/journey/online-growth", "/journey"],
  ],

  // features
  ["What does The Storeroom look after?", [/stock|inventory/i], ["/feature/inventory-management", "/features"]],
  [
    "In which module do I make my GST invoices?",
    [/sales desk/i],
    ["/feature/sales-hub", "/feature/efficient-sales-management", "/features"],
  ],
  [
    "Can a buyer pay me from a wallet or through netbanking?",
    [[/\byes\b/i, /cash register/i, /wallets?/i]],
    [...PAYMENT_PAGES, "/features"],
  ],
  [
    "I remember something called Ka-ching on your site last time and now I can't find it. Was it dropped?",
    [/cash register/i],
    [...PAYMENT_PAGES, "/features", UC],
  ],
  ["product pulse new name", [/storeroom/i], ["/feature/inventory-management", "/features", UC]],
  [
    "Where in Ladoo would I look for insight into my sales?",
    [/crystal ball/i],
    ["/feature/numbers-nirvana", "/smart-data-insights", "/features"],
  ],
  [
    "Two boutiques in Pune keep my bangles on a rack for me. Which part of the platform deals with such rack space?",
    [/sales outlets/i],
    ["/feature/events-toolkit", "/features"],
  ],
  [
    "Which selling channels does The Sales Outlets bring together?",
    [/website/i, /marketplace/i, /events?|pop[\s-]*up/i, /whatsapp/i, /instagram/i],
    ["/feature/events-toolkit", "/features"],
  ],
  [
    "customer lounge kya karta hai",
    [/customer/i, /outreach|reach|data|segment|message|record|details|history/i],
    [
      "/feature/brand-buddies",
      "/brand-buddies",
      "/customer-connect",
      "/feature/customer-segmentation",
      "/feature/customer-relationships",
      "/feature/community-management",
      "/features",
    ],
  ],
  [
    "My hands are in dough all day so typing orders is a pain. Can I just say them aloud?",
    [/voice|talk|speak|say/i],
    ["/feature", "/waitlist", UC, "/story/", "/stories"],
  ],
  [
    "What does a QR code payment cost me in fees?",
    [/0\.99\s*%|0\.99 per ?cent/i, /GST/],
    [...PAYMENT_PAGES, "/pricing"],
  ],
  [
    "My silver earrings bring in around ₹50,000 a month, all through payment links. What will I lose in fees before GST?",
    [/1,?000\b/],
    [...PAYMENT_PAGES, "/pricing"],
  ],
  [
    "Do you add your own margin on top of the payment provider's fees?",
    [
      [/\bno\b/i, /without (?:any )?(?:mark[\s-]*up|margin)/i, /do(?:n['’]t| not)/i],
      /mark[\s-]*up|margin|passed? (?:through|on)|pass[\s-]through|at cost/i,
    ],
    [...PAYMENT_PAGES, "/pricing"],
  ],
  ["paisa same day account me aata hai?", [/same[\s-]*day/i], [...PAYMENT_PAGES, "/pricing"]],
  ["80k by qr, fee without gst?", [/\b792\b/], [...PAYMENT_PAGES, "/pricing"]],
  [
    "We stitch frocks in seven sizes, and after each season a pile of XL is left. Does the product have something about sizes?",
    [/size/i],
    ["/feature/size-optimization", "/features"],
  ],
  [
    "Which three subjects does the Brand Buddies page lead on to?",
    [/segment/i, /community/i, /relationship/i],
    [
      "/brand-buddies",
      "/customer-connect",
      "/feature/customer-segmentation",
      "/feature/customer-relationships",
      "/feature/community-management",
      "/feature/brand-buddies",
    ],
  ],
  [
    "papad bahar ke desh me bechna hai, koi feature?",
    [/global expansion|global|international|export|abroad|overseas/i],
    ["/feature/global-expansion", "/features"],
  ],

  // roles and prices
  [
    "What does an Admin account cost for one month on the monthly plan?",
    [/899/],
    ["/pricing", "/feature/access-control"],
  ],
  ["second in command annual rate per month?", [/639/], ["/pricing", "/feature/access-control"]],
  [
    "If I take annual billing for one Operations Manager, what is that for each month?",
    [/559/],
    ["/pricing", "/feature/access-control"],
  ],
  ["What would I pay monthly for somebody in Sales/Marketing?", [/599/], ["/pricing", "/feature/access-control"]],
  ["accounting role yearly plan me per month kitna", [/399/], ["/pricing", "/feature/access-control"]],
  [
    "I hire two college girls for my stall in Diwali season and nobody else. What is the cheapest role, and what do both together cost a month?",
    [/retail|event staff/i, /798/],
    ["/pricing", "/feature/access-control"],
  ],
  ["event staff 499 hai na?", [/399/], ["/pricing", "/feature/access-control"]],
  ["Which of the roles is marked as the most popular?", [/\badmin\b/i], ["/pricing", "/feature/access-control"]],
  ["How many per cent do I save when I choose annual billing?", [/20\s*(?:%|per ?cent)/i], ["/pricing"]],
  [
    "I'd be the Admin and my husband would be Second-in-Command of our toy brand. What is that together each month?",
    [/1,?698/],
    ["/pricing", "/feature/access-control"],
  ],
  ["1 admin + 3 retail staff monthly total", [/2,?096/], ["/pricing", "/feature/access-control"]],
  [
    "What do one Admin and one Accounting user come to per month when billed annually?",
    [/1,?118/],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "If I take one user of each of the six roles, what do I pay in a month on monthly billing?",
    [/3,?894/],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "Is one Second-in-Command cheaper than an Operations Manager and an Accounting user together?",
    [/799/, /1,?198/],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "What can the Admin do that the Second-in-Command cannot?",
    [/business settings/i, /user management|manag\w* users|add\w* users|system config/i],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "Our CA should look at invoices but must never change them. Will the Accounting role keep him to that?",
    [/view[\s-]*only|only view|read[\s-]*only|view(?:ing)? but/i],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "Is the Accounting role able to export data?",
    [[/\byes\b/i, /data export/i, /export (?:the |your )?data/i, /can export/i, /includ\w+[^.]{0,60}export/i]],
    ["/pricing", "/feature/access-control"],
  ],
  ["api access kis role me", [/\badmin\b/i], ["/pricing", "/feature/access-control"]],
  [
    "Which three modules does an Operations Manager work in?",
    [/storeroom/i, /customer lounge/i, /sales outlets/i],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "Our marketing intern keeps altering customer details by mistake. In the Sales/Marketing role, could she still edit things in the Customer Lounge?",
    [/view[\s-]*only|only view|read[\s-]*only|just view/i],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "Which roles get to see The Crystal Ball?",
    [/\badmin\b/i, /second[\s-]*in[\s-]*command/i, /accounting/i],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "stall staff ko kya kya access milta hai",
    [/cash register/i, /storeroom/i, /sales outlets/i, /limited/i],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "My cousin has outgrown his Retail/Event Staff login and in the middle of the month I want to move him up. What am I charged?",
    [/pro[\s-]?rat/i],
    ["/pricing", "/terms-of-service"],
  ],
  ["downgrade role, when effective", [/next billing (?:cycle|period)/i], ["/pricing", "/terms-of-service"]],
  [
    "Am I tied to a minimum contract period on the monthly plan?",
    [[/\bno\b/i, /not tied/i, /without a? ?minimum/i, /n['’]t/i]],
    ["/pricing", "/terms-of-service", "/refund-policy"],
  ],
  [
    "Can I decide for each team member what they may see and edit?",
    [/custom roles?|roles?/i, [/\byes\b/i, /the crew/i, /you (?:can|decide|choose)/i]],
    ["/feature/access-control", "/pricing"],
  ],

  // waitlist and referrals
  ["For how many brands is the early-access offer meant?", [/\b100\b|hundred/i], ["/waitlist", "/pricing"]],
  [
    "Is there a ceiling on how many free months I can earn by referring brands?",
    [[/\bno\b/i, /uncapped/i, /unlimited/i, /n['’]t (?:a |any )?(?:cap|limit|ceiling)/i]],
    ["/waitlist"],
  ],
  [
    "I am in the first hundred and four brands I told about you have signed up too. With my own early-bird month, how many free months do I have?",
    [/\bfive\b|\b5\b/i],
    ["/waitlist"],
  ],
  [
    "What do I have to fill in to join the waitlist?",
    [/brand name/i, /founder(?:['’]s)? name|your name/i, /e-?mail/i, /phone/i, /terms/i],
    ["/waitlist"],
  ],
  [
    "insta handle zaroori hai form me?",
    [/optional|\bno\b|not (?:required|compulsory|mandatory|needed)/i],
    ["/waitlist"],
  ],
  [
    "I joined some weeks ago and have lost my referral code since. How do I get at it again?",
    [/e-?mail/i],
    ["/waitlist"],
  ],
  [
    "What happens if I join a second time with the same email address?",
    [/same|first|existing|already|original/i, /code/i],
    ["/waitlist"],
  ],
  [
    "If all the early places are gone, may I still join the waitlist?",
    [[/\byes\b/i, /still join/i, /can (?:still )?join/i, /possible/i, /remains? open/i, /stays? open/i]],
    ["/waitlist"],
  ],
  [
    "A friend read her referral code to me over a bad phone line. If I put it in wrong, will my application be refused?",
    [
      [/\bno\b/i, /\bnot\b/i, /n['’]t/i, /never/i, /still join/i],
      /without (?:a |any |the )?(?:referr\w+|code)|still|anyway|never block|(?:not|n['’]t) (?:be )?(?:block|refus|reject|stop)/i,
    ],
    ["/waitlist"],
  ],
  ["referral code small letters me chalega?", [[/\byes\b/i, /case/i, /capital/i, /upper/i, /either/i]], ["/waitlist"]],
  [
    "Besides the free month and the discount, what else do early-bird brands get?",
    [/priority support/i, /early access|new features/i, /feedback/i],
    ["/waitlist"],
  ],
  [
    "50% off kitne mahine",
    [/\b12 months?|twelve months|(?:a|one|1|full|first|whole) year/i],
    ["/waitlist", "/pricing"],
  ],
  [
    "May I say no to marketing messages and get on the waitlist nonetheless?",
    [[/\byes\b/i, /optional/i, /not required/i, /you (?:can|may)/i]],
    ["/waitlist", "/privacy-policy"],
  ],
  ["launch kab hai", [/august(?: of)?,? 2025/i], ["/waitlist", "/about", "/pricing"]],

  // legal pages
  [
    "When were your Terms of Service last changed?",
    [/may 0?1(?:st)?,? 2025|0?1(?:st)? may,? 2025/i],
    ["/terms-of-service"],
  ],
  ["privacy policy date of last update", [/may 0?2(?:nd)?,? 2025|0?2(?:nd)? may,? 2025/i], ["/privacy-policy"]],
  ["refund policy last updated when", [/april 29(?:th)?,? 2025|29(?:th)? april,? 2025/i], ["/refund-policy"]],
  [
    "If my company falls out with yours, in which city is the arbitration and under which country's law?",
    [/bangalore|bengaluru/i, /india/i],
    ["/terms-of-service"],
  ],
  [
    "It is twenty days since I made my first payment and I don't like the product. Is my money still to be had back?",
    [/14[\s-]*days?|fourteen|two weeks/i],
    ["/refund-policy", "/terms-of-service", "/pricing"],
  ],
  [
    "The service was down nine hours on Monday, nine on Tuesday and nine on Wednesday, but worked in between. Do I qualify for the downtime refund?",
    [/24/, /consecutive|in a row|continuous|unbroken|at a stretch|straight/i],
    ["/refund-policy", "/terms-of-service"],
  ],
  [
    "galti se do baar charge ho gaya, pura paisa wapas?",
    [/\bfull\b|fully|entire/i],
    ["/refund-policy", "/terms-of-service", WA],
  ],
  [
    "How soon will I have an answer to a refund request?",
    [/(?:3|three)\s*(?:-|–|—|to)\s*(?:5|five)\s+(?:business|working)/i],
    ["/refund-policy", "/terms-of-service"],
  ],
  [
    "For how long do you hold on to my data once I have cancelled?",
    [/30[\s-]*days?|thirty days/i],
    ["/privacy-policy", "/terms-of-service", "/refund-policy"],
  ],
  [
    "How long beforehand must you warn me that your fees are going up?",
    [/30[\s-]*days?|thirty days/i],
    ["/terms-of-service", "/pricing"],
  ],
  [
    "My daughter is 15 and sells friendship bands. Can she use Ladoo herself?",
    [/adult|parent|guardian|18/i],
    ["/terms-of-service", "/privacy-policy"],
  ],
  [
    "How do I stop the advertising pixel from tracking me on this site?",
    [/privacy choices|global privacy control|declin/i],
    ["/privacy-policy"],
  ],

  // careers
  ["Which jobs are open with you at present?", [/engineer/i, /UX|designer/i, /social media/i], ["/careers"]],
  ["Are any of your jobs part-time?", [/full[\s-]*time/i], ["/careers"]],
  ["How many years of experience do you want for the AI engineer roles?", [/\b3\s*\+|three|\b3\b/i], ["/careers"]],
  [
    "I have looked after a bakery's Instagram for three years and live in Jaipur with small children. Could I do your social media job from home, and have I enough experience?",
    [/remote/i, /\b2\s*\+|two|\b2\b/i],
    ["/careers"],
  ],
  ["cv pdf upload kar sakte hai?", [/link|url/i], ["/careers"]],
  [
    "How do I send you an application for one of the jobs?",
    [/apply now|application form|apply/i, /link|cover letter|resume|CV/i],
    ["/careers"],
  ],
  ["What is the shortest cover letter you will take?", [/50[\s-]*char|fifty/i], ["/careers"]],
  [
    "I want to apply as UX designer, but I have neither LinkedIn nor a portfolio site. Does the form let me leave them out?",
    [/optional|leave (?:them|it|both|these) (?:out|blank|empty)|not (?:required|needed|mandatory|compulsory)/i],
    ["/careers"],
  ],
  ["computer vision ka job hai kya", [/computer vision/i], ["/careers"]],
  [
    "What values does the careers page name?",
    [/empowerment/i, /inclusiv/i, /innovation/i, /made in india/i],
    ["/careers"],
  ],
  ["What perks do people who work for you get?", [/flexible/i, /learning/i, /competitive/i], ["/careers"]],
  [
    "What happens once I have submitted my job application?",
    [/in touch|contact|hear from|get back|reach out/i],
    ["/careers"],
  ],
  // no figure is named, and where to ask is
  ["What salary do you pay for the social media marketing job?", [/no figure/i], [WA]],
  ["What salary in rupees does the AI UX designer job pay?", [/no figure/i], [WA]],
  ["What kind of companies is Ladoo meant for?", [/small/i, /brand/i], ["/"]],
  [
    "Could you list the modules that make up the platform?",
    ["Storeroom", "Sales Desk", "Cash Register", "Customer Lounge", "Sales Outlets", "Crew", "Crystal Ball"],
    ["/feature", "/pricing", "/"],
  ],
  ["Which part of Ladoo looks after my stock levels?", ["Storeroom"], ["/feature/inventory-management", "/features"]],
  [
    "In which module do orders and GST invoices live?",
    ["Sales Desk"],
    ["/feature/sales-hub", "/features", "/feature/efficient-sales-management"],
  ],
  [
    "How can my customers pay when I use The Cash Register?",
    ["UPI", /card/i, /wallet/i, /net[\s-]?banking/i],
    [...PAYMENT_PAGES, "/features", "/pricing"],
  ],
  [
    "Which selling channels does The Sales Outlets cover?",
    [/website/i, /marketplace/i, /event|exhibition|pop-?up/i, "WhatsApp", "Instagram", /boutique|rack/i],
    ["/feature/events-toolkit", "/features"],
  ],
  [
    "What does The Crystal Ball tell a founder?",
    [/sales/i, [/inventory/i, /stock/i]],
    ["/feature/numbers-nirvana", "/features", "/smart-data-insights"],
  ],
  [
    "How does The Crew decide what a team member may see and edit?",
    [/role/i],
    ["/feature/access-control", "/features", "/pricing"],
  ],
  ["By what name was The Cash Register known earlier?", [/ka-?ching/i], [...PAYMENT_PAGES, "/features"]],
  ["What does 'talk don't type' mean on the home page?", [/voice|speak|talk/i, /order/i], ["/"]],
  [
    "Apart from the seven modules, which themes does Ladoo write about on pages of their own?",
    [/size optimi[sz]ation/i, /global expansion/i, /efficient sales management/i],
    ["/feature"],
  ],
  ["In which month do you plan to launch?", [/august|\baug\b/i, "2025"], ["/waitlist", "/"]],
  ["How long is a demo, and where do I book one?", [/30[\s-]*min|half an hour|thirty/i], ["/", "https://", WA]],
  [
    "Do visitors have to log in to use this website?",
    [[NO, /without (a |any )?(login|logging|account|signing)/i, /public/i]],
    ["/"],
  ],
  [
    "Which three topics does the Brand Buddies page lead to?",
    [/customer segmentation/i, /community management/i, /customer relationships?/i],
    [
      "/brand-buddies",
      "/customer-connect",
      "/feature/customer-segmentation",
      "/feature/customer-relationships",
      "/feature/community-management",
      "/feature/brand-buddies",
    ],
  ],
  [
    "For how many days does the free trial run?",
    [/\b14\b|fourteen/i],
    ["/brand-buddies", "/customer-connect", "/waitlist", "/pricing", "/feature/brand-buddies"],
  ],
  ["What is the monthly price of an Accounting user?", [/\b499\b/], ["/pricing"]],
  ["How much is the Admin role per month if it is billed annually?", [/\b719\b/], ["/pricing"]],
  ["What does one Second-in-Command cost for a whole year on annual billing?", [[/7,?668/, /7,?670/]], ["/pricing"]],
  ["What would one Admin and two Sales/Marketing users cost in total each month?", [/2,?097/], ["/pricing"]],
  [
    "What is the monthly total for one Admin, one Accounting user and three Retail/Event Staff on annual billing?",
    [[/2,?075/, /2,?076/]],
    ["/pricing"],
  ],
  [
    "What would two Operations Managers and four Retail/Event Staff cost for a full year with annual billing?",
    [[/28,?728/, /28,?742/]],
    ["/pricing"],
  ],
  ["Please add up one of each of the six roles on monthly billing.", [/3,?894/], ["/pricing"]],
  ["How much more does an Admin cost than a Second-in-Command each month?", [/\b100\b/], ["/pricing"]],
  ["What percentage do I save with annual billing?", [/\b20\s*(%|per\s?cent)/i], ["/pricing"]],
  ["Which of the roles is labelled most popular?", [/\bAdmin\b/], ["/pricing"]],
  ["Which is the least expensive role and what is its price?", [/retail|event staff/i, /\b399\b/], ["/pricing"]],
  ["Who on the team can open Business Settings?", [/\bAdmin\b/], ["/pricing", "/feature/access-control"]],
  ["Is a Second-in-Command able to manage users?", [NO], ["/pricing", "/feature/access-control"]],
  [
    "Which modules come with the Operations Manager role?",
    ["Storeroom", "Customer Lounge", "Sales Outlets"],
    ["/pricing", "/feature/access-control"],
  ],
  [
    "What may a Sales/Marketing user do in The Customer Lounge?",
    [/view|read/i],
    ["/pricing", "/feature/access-control"],
  ],
  ["Which role comes with data export?", [/account(ing|ant)/i], ["/pricing", "/feature/access-control"]],
  [
    "Which role comes with The Crystal Ball at the lowest price?",
    [/accounting/i],
    ["/pricing", "/feature/numbers-nirvana", "/feature/access-control"],
  ],
  ["Does the Retail/Event Staff role allow customer lookup?", [/limited/i], ["/pricing", "/feature/access-control"]],
  [
    "When does it take effect if I move someone down to a cheaper role?",
    [/next billing|next (billing )?cycle|end of the (current )?(billing )?(cycle|period)/i],
    ["/pricing"],
  ],
  [
    "By which methods can I pay for my subscription?",
    [/card/i, "UPI", /net[\s-]?banking/i],
    ["/pricing", "/terms-of-service"],
  ],
  ["What is the fee for a QR code payment?", [/0?\.99/, "GST"], [...PAYMENT_PAGES, "/pricing", "/features"]],
  [
    "What is the fee on a payment link?",
    [/\b2(\.0+)?\s*(%|per\s?cent)/i, "GST"],
    [...PAYMENT_PAGES, "/pricing", "/features"],
  ],
  [
    "Does Ladoo put anything on top of the payment provider's charges?",
    [[NO, /without (any |a )?mark/i, /zero/i]],
    [...PAYMENT_PAGES, "/pricing", "/features"],
  ],
  [
    "What fee do I pay on 50,000 rupees received by QR code, before GST?",
    [/\b495\b/],
    [...PAYMENT_PAGES, "/pricing", "/features"],
  ],
  ["For how many brands is early access with the early-bird benefits open?", [/\b100\b|hundred/i], ["/waitlist"]],
  [
    "What are all the benefits of being an early bird?",
    [/month free|free month/i, /50\s*(%|per\s?cent)/i, /priority support/i, /new features/i, /feedback/i],
    ["/waitlist", "/pricing"],
  ],
  ["What do I see once I have joined the waitlist?", [/referral|on the list/i], ["/waitlist"]],
  ["Is the number of free referral months capped?", [[NO, /uncapped|unlimited/i]], ["/waitlist", "/pricing"]],
  ["In which ways can I share my referral link?", ["WhatsApp", [/Instagram/i, /copy/i, /e-?mail/i]], ["/waitlist"]],
  ["Must I give the type of my brand on the waitlist form?", [[NO, /optional/i]], ["/waitlist"]],
  [
    "Which stages of a brand do the founder profiles stand for?",
    [/new brand|starting/i, /growing/i, /established|optimi[sz]ing/i],
    ["/"],
  ],
  ["Which product categories do the stories cover?", [/accessories/i, /fashion/i, /food/i, /skin\s?care/i], STORIES],
  ["Can I filter the use cases by feature?", [[YES, /filter/i]], ["/audio-insights", "/stories"]],
  ["What does the Key Results part of a story show?", [/outcome|result/i, /metric|outcome/i], STORIES],
  [
    "How many episodes of the Founders' Podcast can be heard today?",
    [/\btwo\b|\b2\b/i],
    ["/audio-insights/founders-podcast"],
  ],
  [
    "What is the first episode of the podcast called?",
    [/pop-?up challenges and strategies/i],
    ["/audio-insights/founders-podcast"],
  ],
  ["Is Episode 4 of the podcast out yet?", [[NO, /coming soon/i]], ["/audio-insights/founders-podcast"]],
  ["How many steps are there in the pop-up exhibitions journey?", [/\bfour\b|\b4\b/i], ["/journey/popup-exhibitions"]],
  [
    "Are fees refunded when an account is terminated?",
    [
      [/non-?refundable/i, /\bnot (be )?refund/i, NO],
      [/law/i, /non-?refundable/i],
    ],
    ["/terms-of-service", "/refund-policy"],
  ],
  ["May a fifteen-year-old use the service?", [/adult|parent|guardian|18/i], ["/terms-of-service", "/privacy-policy"]],
  ["Under which country's law do the terms stand?", [/india/i], ["/terms-of-service"]],
  [
    "When were the Terms of Service last updated?",
    [[/May\s+0?1(st)?\b/i, /\b0?1(st)?\s+(of\s+)?May/i], "2025"],
    ["/terms-of-service"],
  ],
  [
    "Do you respect the Global Privacy Control setting of my browser?",
    [[YES, /global privacy control/i]],
    ["/privacy-policy", "/terms-of-service", "/"],
  ],
  ["Which jobs are open at the moment?", [/engineer/i, /UX/i, /social media/i], ["/careers"]],
  ["How many years of experience do you ask of an AI UX Designer?", [/\b3\b|three/i], ["/careers"]],
  [
    "Which values does the careers page name?",
    [/empowerment/i, /inclusivity/i, /innovation/i, /made in india/i],
    ["/careers", "/about"],
  ],
  ["How long must the cover letter be at the least?", [/\b50\b|fifty/i], ["/careers"]],
  ["Which links in the job application may I leave out?", [/linkedin/i, /portfolio/i], ["/careers"]],
  [
    "How soon does the support team reply on WhatsApp?",
    [/30\s*min|half an hour|thirty/i, /business hours|working hours/i],
    [WA],
  ],
  [
    "Where on the site do I find your phone number and email address?",
    [[/footer|bottom/i, /@/, /\+?\d[\d\s-]{8,}/]],
    ["/", WA, "tel:", "mailto:"],
  ],
  ["What is the name of the assistant on this website?", [/smoothie/i], ["/", WA]],
  ["How many characters may a question to the assistant have?", [/\b500\b/], ["/", WA]],
  [
    "I make achaar at home and count the jars left over in a notebook. Which bit of Ladoo takes the place of that notebook?",
    ["Storeroom"],
    ["/feature/inventory-management", "/features"],
  ],
  [
    "my CA keeps shouting at me for proper tax bills, will ladoo make them for each sale?",
    ["GST", /invoic/i],
    ["/feature/sales-hub", "/features", "/feature/efficient-sales-management", "/"],
  ],
  [
    "I sell from my own webshop, two marketplaces and weekend melas, is there one place for the lot?",
    ["Sales Outlets"],
    ["/feature/events-toolkit", "/features"],
  ],
  [
    "I rent a shelf for my earrings in a boutique. Have you thought of people like me?",
    [/boutique|rack|Sales Outlets/i],
    ["/feature/events-toolkit", "/features", "/audio-insights", "/story", "/stories"],
  ],
  [
    "I never remember who bought which candle and I'd love to write to my regulars, what helps me there?",
    ["Customer Lounge"],
    [
      "/feature/brand-buddies",
      "/features",
      "/brand-buddies",
      "/customer-connect",
      "/feature/customer-segmentation",
      "/feature/customer-relationships",
    ],
  ],
  [
    "konsa product sabse zyada bik raha hai ye kahan dikhega",
    ["Crystal Ball"],
    ["/feature/numbers-nirvana", "/features", "/smart-data-insights"],
  ],
  ["my hands are always full of dough, can i just say the order aloud?", [/voice|speak|talk|say/i], ["/"]],
  ["customer se upi ya wallet dono le sakte hai kya", ["UPI", /wallet/i], [...PAYMENT_PAGES, "/features", "/pricing"]],
  [
    "a friend raves about your Product Pulse but I can't see it in the menu, where did it go?",
    ["Storeroom"],
    ["/feature/inventory-management", "/features"],
  ],
  ["Pop-up Power ka naya naam?", ["Sales Outlets"], ["/feature/events-toolkit", "/features"]],
  ["Sales Sauce = ?", ["Sales Desk"], ["/feature/sales-hub", "/features"]],
  [
    "half my kurtas come back because the fit was wrong, do you have a page on that?",
    [/siz(e|ing)/i],
    ["/feature/size-optimization", "/features"],
  ],
  [
    "one day I want to send my spice mixes to Dubai and London, do you write anything on going overseas?",
    [/global/i],
    ["/feature/global-expansion", "/features"],
  ],
  [
    "my cousin helps on Saturdays and I don't want her poking around in everything, can I give her a login that sees only some of it?",
    [/role/i],
    ["/feature/access-control", "/features", "/pricing"],
  ],
  ["how do i open the actual software, not this website", [/\bapp\b/i], ["/", "https://"]],
  ["tech se dar lagta hai, mere jaise logon ki koi kahani hai?", [/tech/i], ["/audio-insights", "/stories", "/story"]],
  ["are you for tiny labels like my two-woman jewellery brand or for large corporates?", [/small/i], ["/"]],
  [
    "our part-time bookkeeper only has to look at the sales figures and download them, which seat and what price?",
    [/accounting/i, /\b499\b/],
    ROLES,
  ],
  [
    "I hire a student for the stall at the flea market, only billing and checking people in. What would her seat cost?",
    [/retail|event staff/i, /\b399\b/],
    ROLES,
  ],
  [
    "my sister runs the whole show with me but mustn't touch the company settings, which seat is hers and for how much?",
    [/second[\s-]in[\s-]command/i, /\b799\b/],
    ROLES,
  ],
  [
    "The lady who runs my godown also does our exhibitions and looks after customers. What seat fits her?",
    [/operations manager/i],
    ROLES,
  ],
  ["my intern takes orders and collects money, what is a sales marketing seat per month", [/\b599\b/], ROLES],
  [
    "papa ko admin, mummy ko second in command aur bhai ko operations manager, mahine ka total?",
    [/2,?397/],
    ["/pricing"],
  ],
  ["1 admin + 1 accounting, paid yearly. total for the year?", [[/13,?416/, /13,?420/, /13,?421/]], ["/pricing"]],
  [
    "I can spend 2000 rupees a month. Does that stretch to one admin, one sales/marketing and one accounting seat?",
    [/1,?997/],
    ["/pricing"],
  ],
  ["5 retail staff monthly kitna hoga", [/1,?995/], ["/pricing"]],
  [
    "We are one ops manager and one sales/marketing person. If we go annual, what do we pay a month?",
    [[/1,?038/]],
    ["/pricing"],
  ],
  ["2 admins 3 accounting annual, per month?", [[/2,?635/, /2,?636/]], ["/pricing"]],
  ["sales marketing seat, annual rate?", [/\b479\b/], ["/pricing"]],
  ["sabse mehnga role kitne ka hai", [/\b899\b/], ["/pricing"]],
  [
    "will my accountant be able to change an invoice by mistake with her seat?",
    [[NO, /view[\s-]only|only view|read[\s-]only/i]],
    ROLES,
  ],
  ["can the boy at my stall mess with the complete stock list or is his view cut down?", [/limited/i], ROLES],
  ["my nephew codes and wants to hook up our own site through your api, whose seat has that?", [/\bAdmin\b/], ROLES],
  ["ops manager naye users add kar sakta hai kya?", [/limited/i], ROLES],
  [
    "I only sell at Diwali. Can I pay for two months and stop, or am I tied in?",
    [
      [
        /no minimum/i,
        /month[\s-](to|by)[\s-]month/i,
        /no (long[\s-]term )?(contract|commitment|lock)/i,
        /cancel (at )?any\s?time/i,
        /\bmonthly\b/i,
      ],
    ],
    ["/pricing", "/terms-of-service", "/refund-policy"],
  ],
  [
    "if i promote my stall helper to ops manager on the 15th do i pay that whole month again",
    [/pro-?rat/i],
    ["/pricing"],
  ],
  ["qr ya payment link, mere liye kaunsa sasta padega?", ["QR", /0?\.99/], [...PAYMENT_PAGES, "/pricing", "/features"]],
  [
    "I get about 60k a month through links I send on chat, what do I lose to charges?",
    [/1,?200|1,?416/],
    [...PAYMENT_PAGES, "/pricing", "/features"],
  ],
  ["paise bank me kab aate hai", [/same[\s-]day/i], [...PAYMENT_PAGES, "/pricing", "/features"]],
  [
    "Suppose 130 labels signed up before me. Am I shut out completely?",
    [/still|can join|joining|stays? (open|possible)/i, /early[\s-]bird/i],
    ["/waitlist"],
  ],
  ["no insta page yet for my soap brand, can i still sign up?", [[YES, /optional/i, /still/i]], ["/waitlist"]],
  ["new phone, lost my refer code, how do I get it back?", [/e-?mail/i], ["/waitlist"]],
  [
    "I put my mail in the already-signed-up box and it says Email not found, now what?",
    [[/check/i, /join/i, /different|another/i]],
    ["/waitlist", WA],
  ],
  ["I typed everything and it still says Missing information, what am I overlooking?", [/terms/i], ["/waitlist", WA]],
  [
    "my friend gave me her code, does she alone gain or do I too?",
    [/\bboth\b|you too|you also|each of you/i],
    ["/waitlist"],
  ],
  [
    "oops I registered two times with the same email. Do I now have two codes?",
    [/same|one (entry|code)|first code|single/i],
    ["/waitlist"],
  ],
  [
    "if I'm in the first hundred and bring 4 other brands, how many months do I get for nothing?",
    [[/\b(5|five)\b/i, /\b(4|four)\b[\s\S]*\b(1|one)\b/i], /month/i],
    ["/waitlist", "/pricing"],
  ],
  [
    "will you flood me with promo mails if i join, is that compulsory?",
    [[NO, /optional/i, /consent/i]],
    ["/waitlist", "/privacy-policy"],
  ],
  [
    "the code from a reel doesn't work, can I get on the list without it?",
    [[YES, /optional/i, /without/i, /still/i]],
    ["/waitlist"],
  ],
  ["kitni seats bachi hai ye kaise pata chalega", [/spots?|places?|counter|left/i], ["/waitlist"]],
  [
    "how long does the half price last after the free month?",
    [/year|12 months|twelve months/i],
    ["/waitlist", "/pricing"],
  ],
  [
    "I write for a magazine and want to interview the owners from your stories, do they really exist?",
    [/fictional|almost real|invented|made[\s-]up/i],
    [...STORIES, WA],
  ],
  [
    "on the train without earphones, can I read the stories instead of hearing them?",
    [[YES, /transcript/i, /written/i, /\bread\b/i]],
    STORIES,
  ],
  [
    "I have one chai break, how long is one of these audio stories?",
    [/(2|two)\s*(-|–|—|to|and)\s*(4|four)/i, /min/i],
    ["/audio-insights", "/stories", "/story"],
  ],
  [
    "i do face oils and ubtan, is there any story from my line of work?",
    [/skin\s?care/i],
    ["/audio-insights", "/stories", "/story"],
  ],
  [
    "my godown is a mess, which podcast should I hear?",
    [/unruly inventory|episode 2/i],
    ["/audio-insights/founders-podcast"],
  ],
  ["wanna send an episode to my partner, how?", [/share/i], ["/audio-insights/founders-podcast"]],
  [
    "doing my first exhibition next month, what should I read to see how another founder managed it?",
    [/pop-?up|exhibition/i],
    ["/journey/popup-exhibitions", "/audio-insights", "/story", "/stories", "/feature/events-toolkit"],
  ],
  [
    "is there a walk-through of growing a shop online from start to end?",
    [/online[\s-]*growth|online/i],
    ["/journey/online-growth"],
  ],
  ["steps in automation journey?", [/\bfive\b|\b5\b/i], ["/journey/operations-automation", "/operations-automation"]],
  [
    "I only trust comparisons, do the journeys show how it was earlier and how it is now?",
    [/before/i, /after/i],
    ["/journey", "/operations-automation"],
  ],
  [
    "I paid for the first time 20 days ago and don't like it, money back?",
    [/\b14\b|fourteen/i, [NO, /non-?refundable/i, /within/i, /passed|over|past/i]],
    ["/refund-policy", "/terms-of-service", "/pricing"],
  ],
  [
    "you were down for 5 hours in my festive sale, am I owed anything?",
    [/\b24\b|twenty-four/i],
    ["/refund-policy", "/terms-of-service"],
  ],
  [
    "i got charged double this month by error, do i get all of it back?",
    [/full|entire|all of it/i],
    ["/refund-policy", "/terms-of-service", WA],
  ],
  [
    "if I quit, is my customer list gone the same night?",
    [/\b30\b|thirty/i],
    ["/terms-of-service", "/privacy-policy", "/refund-policy"],
  ],
  [
    "my 12 year old sells slime and wants her own account, allowed?",
    [[NO, /under 13/i]],
    ["/terms-of-service", "/privacy-policy"],
  ],
  ["I'm in Delhi. If we quarrel, in which city is it settled?", [/bangalore|bengaluru/i], ["/terms-of-service"]],
  [
    "could the price jump overnight without telling me?",
    [/\b30\b|thirty/i, /notice/i],
    ["/terms-of-service", "/pricing", "/refund-policy"],
  ],
  [
    "refund mail bheja, jawab kitne din me?",
    [/(3|three)\s*(-|–|—|to)\s*(5|five)/i],
    ["/refund-policy", "/terms-of-service"],
  ],
  ["I don't want ad tracking on me here, where do I say no?", [/privacy choices/i], ["/privacy-policy", "/"]],
  [
    "one year out of college with a few ML projects, am I senior enough for the MLOps opening?",
    [/\b3\b|three/i],
    ["/careers"],
  ],
  [
    "I've run reels for a cafe for two and a half years, would that do for the social media post?",
    [/\b2\b|two/i],
    ["/careers"],
  ],
  ["my cv is a pdf on my laptop, can i upload it to the form?", [/link|url/i], ["/careers"]],
  [
    "I live in Pune with small kids and can't shift to Bangalore, is there any point applying?",
    [/remote/i],
    ["/careers"],
  ],
  ["part time for students?", [/full[\s-]time/i], ["/careers"]],
  ["got Submission Error on sending my application, what do I do?", [/again|retry/i], ["/careers", WA]],
  ["koi insaan se baat karni hai", [/whatsapp/i], [WA]],
  ["if I message you at 2 at night when will someone write back?", [/business hours|working hours/i], [WA]],
  ["am I chatting with a person or a machine here?", [/smoothie|assistant|\bAI\b/i], ["/", WA]],
  ["Can the 50% early-bird discount be combined with the 20% saving of annual billing?", [/does not say/i], WA],
  ["What salary is paid for the AI engineer positions?", [/No figure stands/i], WA],
  ["how many rounds of interviews do you hold for the designer job?", [/does not say/i], WA],
];
