/**
 * Four sets of about a hundred questions each, written from the specification alone by people who had seen neither the pages nor the
 * search: plain ones, situations, other words, slips of the finger and Hinglish. Many ask how the website itself works.
 */
import type { Row } from "./questions.ts";

const WA = "https://wa.me/";
const YES = [/\byes\b/i, /\bha+n\b/i, "you can", "it can", "can be", "it does", "we do", "lets you", "let you"];
const NO = [/\bno\b/i, /\bnot\b/i, /n['’]t\b/i, "cannot", "without", "except"];
const NOT_SO = /\b(no|nope|not|none|never|cannot|nahi)\b|n['’]t\b/i;

// Where a right answer may lead: the start of an address, up to a "/", "#" or "?".
const FEATURE_PAGES = ["/features", "/feature/"];
const ANY = [
  ...["/", "/about", "/pricing", "/waitlist", "/careers", "/brand-buddies", "/audio-insights", "/stories", "/story/"],
  ...["/journey/", "/terms-of-service", "/privacy-policy", "/refund-policy", ...FEATURE_PAGES, "https://", WA],
];
const STORIES = ["/audio-insights", "/stories", "/story/", "/journey/", "/about", ...FEATURE_PAGES];
const MODULES = [...FEATURE_PAGES, "/about", "/pricing", "/waitlist"];
const STOREROOM = ["/feature/inventory-management", "/features", "/stories", "/story/", "/audio-insights"];
const SALES_DESK = [
  "/feature/sales-hub",
  "/feature/efficient-sales-management",
  "/features",
  "/story/",
  "/audio-insights",
];
const REGISTER = ["/feature/payment-solutions", "/feature/payments", "/features", "/pricing"];
const LOUNGE = [
  ...["/feature/brand-buddies", "/feature/customer-segmentation", "/feature/customer-relationships"],
  ...["/feature/community-management", "/brand-buddies", "/customer-connect", "/features"],
];
const OUTLETS = ["/feature/events-toolkit", "/features", "/journey/popup-exhibitions", "/story/", "/audio-insights"];
const CREW = ["/feature/access-control", "/features", "/pricing", "/terms-of-service"];
const CRYSTAL = ["/feature/numbers-nirvana", "/smart-data-insights", "/features", "/story/", "/audio-insights"];
const PRICING = ["/pricing", "/feature/access-control", "/features"];
const OFFER = ["/waitlist", "/pricing"];

export const freshRows: readonly Row[] = [
  // Plain questions
  ["How many modules is the platform made of?", [/\b(7|seven)\b/i], MODULES],
  [
    "What's the difference between The Crystal Ball and The Storeroom?",
    [/insight|analytic|report|trend/i, /stock|inventory/i],
    [...CRYSTAL, ...STOREROOM],
  ],
  ["Which part of Ladoo gives me insight into my sales and inventory?", ["Crystal Ball"], CRYSTAL],
  [
    "What would I use The Customer Lounge for?",
    [/customer/i, /outreach|reach|data|contact|messag|histor|record|segment|relationship/i],
    LOUNGE,
  ],
  [
    "In which ways can my buyers pay me through The Cash Register?",
    ["UPI", "card", "wallet", /net[\s-]*banking/i],
    REGISTER,
  ],
  [
    "Which sales channels are covered by The Sales Outlets?",
    ["website", "marketplace", "event", "WhatsApp", "Instagram", /boutique|rack/i],
    OUTLETS,
  ],
  ["What is charged on a QR code payment?", [/0\.99\s*(%|per\s?cent)/i, "GST"], REGISTER],
  [
    "Apart from the modules, which themes do you present, like going abroad or sizes?",
    [/size optimi[sz]ation/i, /global expansion/i],
    FEATURE_PAGES,
  ],
  ["What does the Admin role cost each month?", [/\b899\b/], PRICING],
  ["What does an Operations Manager get access to?", ["Storeroom", "Customer Lounge", "Sales Outlets"], CREW],
  ["Which role on the pricing page is marked as the most popular?", ["Admin"], PRICING],
  ["How much do I save by choosing annual billing?", [/20\s*(%|per\s?cent)/i], PRICING],
  [
    "How can I pay for my Ladoo subscription?",
    ["card", "UPI", /net[\s-]*banking/i],
    ["/pricing", "/terms-of-service", "/features", ...REGISTER, "/refund-policy"],
  ],
  [
    "If I move a teammate to a higher role in the middle of the month, what am I charged?",
    [[/pro-?\s?rat/i, /difference/i]],
    PRICING,
  ],
  ["When does it take effect if I downgrade someone's role?", [/next billing (cycle|period|month)/i], PRICING],
  [
    "What is your launch offer for new brands?",
    [[/(1|one|first|a) (free )?month/i, /month free/i], /50\s*(%|per\s?cent)|half/i],
    [...OFFER, ...FEATURE_PAGES],
  ],
  ["How long does a demo call take?", [/30[\s-]*min|half an hour/i], ANY],
  ["How long is one of the audio use cases?", [/(2|two)\s*(-|–|—|to|and)\s*(4|four)[\s-]*min/i], STORIES],
  [
    "Are the founders who tell the stories real people?",
    [/almost[\s-]*real|fiction|invented|made[\s-]*up|not real/i],
    STORIES,
  ],
  ["What was The Cash Register called earlier?", [/ka-?\s?ching/i], REGISTER],
  ["What will I find on your About page?", ["mission", "story", "values"], ["/about"]],
  ["Can I make up my own roles in The Crew?", [[...YES, /custom roles?/i], /custom|own/i], CREW],
  ["Do I have to log in to read the site and hear the stories?", [NO], ANY],
  [
    "Which kinds of brands do the stories cover, by category?",
    ["Accessories", "Fashion", /food/i, /skin\s?care/i],
    STORIES,
  ],
  ["What is Ladoo's tagline?", ["Big Business Power for Small Brands"], ANY],
  ["How many ready-made roles can I choose from on the pricing page?", [/\b(6|six)\b/i], PRICING],
  ["Which role comes with API access?", ["Admin"], PRICING],
  ["Which three features does the Brand Buddies page lead to?", [/segment/i, /community/i, /relationship/i], LOUNGE],
  [
    "How long is the free trial that the Brand Buddies page promises?",
    [/14[\s-]*days?|fourteen|two weeks/i],
    ["/brand-buddies", "/customer-connect", "/feature/brand-buddies", ...OFFER],
  ],
  ["Is the actual app part of this website or does it open separately?", [/new tab|separate/i], ANY],

  // Situations, other words
  [
    "I make mango pickle and half the time I learn a jar is finished only after someone has ordered it. Which bit of Ladoo helps with that?",
    [/storeroom/i],
    STOREROOM,
  ],
  [
    "My hands are full when I pack. Can I just say an order aloud rather than type it?",
    [[...YES, /talk,? (don['’]t|do not) type/i], /voice|talk|speak|say/i],
    [...SALES_DESK, "/"],
  ],
  [
    "My CA insists on proper tax bills for each kurta I sell. Which module takes care of it?",
    ["Sales Desk", "GST"],
    SALES_DESK,
  ],
  ["We take a stall at a Diwali mela each year. Which module is meant for that?", ["Sales Outlets"], OUTLETS],
  [
    "A few of my earrings hang on a rack in somebody else's boutique. Can that be one of my channels too?",
    [[...YES, "Sales Outlets"], /rack|boutique/i],
    OUTLETS,
  ],
  [
    "I'd love to know which candle scent really sells and which one just sits there. Where would I look?",
    ["Crystal Ball"],
    CRYSTAL,
  ],
  [
    "People scanned my QR code for ₹50,000 in total at an exhibition. What does that cost me, before GST?",
    [/\b495\b/],
    REGISTER,
  ],
  [
    "I send payment links to customers and collect about 25,000 rupees a month that way. What goes in fees, leaving GST aside?",
    [/\b500\b/],
    REGISTER,
  ],
  [
    "For one ₹10,000 order, how much less do I lose with QR than with a payment link, GST aside?",
    [[/\b101\b/, /\b99\b[\s\S]*\b200\b/, /\b200\b[\s\S]*\b99\b/]],
    REGISTER,
  ],
  [
    "Do you keep a cut of your own on top of what the payment provider takes?",
    [[...NO], /mark-?\s?up|pass(ed)?[\s-]*(it |them )?(through|on)|extra|on top|cut/i],
    REGISTER,
  ],
  [
    "My sister runs our stall on weekends and needs only check-in and point of sale. Which role is it and what does it cost?",
    [/retail/i, /\b399\b/],
    PRICING,
  ],
  [
    "A part-time bookkeeper should look at our orders and payments but never change them. Which role suits her?",
    ["Accounting"],
    PRICING,
  ],
  [
    "I'm hiring a girl for promotion who'll also enter orders and take payments. What's the monthly price of her seat?",
    [/sales\s*(\/|and|&)\s*marketing/i, /\b599\b/],
    PRICING,
  ],
  [
    "I want a deputy who can use every module but must stay out of Business Settings. Which role, and how much is it?",
    [/second[\s-]*in[\s-]*command/i, /\b799\b/],
    PRICING,
  ],
  [
    "There'd be me as Admin and two helpers as Retail/Event Staff. What do we pay together per month?",
    [/1,?697\b/],
    PRICING,
  ],
  ["If I go for annual billing on one Admin seat, what does it work out to per month?", [/\b719\b/], PRICING],
  [
    "We are three people: an Admin, an Operations Manager and one on Accounting. Total monthly bill at list price?",
    [/2,?097\b/],
    PRICING,
  ],
  [
    "Once the half-price launch discount applies, what would an Operations Manager seat cost a month?",
    [/\b349\b|\b350\b/],
    [...PRICING, "/waitlist"],
  ],
  [
    "Could someone on the Sales/Marketing role edit what's in The Customer Lounge?",
    [[/view[\s-]*only/i, /only view/i, /read[\s-]*only/i, /(cannot|can['’]t|can not) (edit|change)/i]],
    CREW,
  ],
  [
    "My brother will be Second-in-Command. Is he able to add or remove users?",
    [NO, /user management|manage users|users|Admin/i],
    CREW,
  ],
  [
    "Which roles would let a teammate open The Crystal Ball?",
    ["Admin", /second[\s-]*in[\s-]*command/i, "Accounting"],
    [...CREW, "/feature/numbers-nirvana"],
  ],
  [
    "I'm scared of being locked in for a year with a soap brand that may fail. Is there a minimum contract?",
    [/\bno\b|n['’]t|\bnot\b/i, /minimum|contract|month(ly)?[\s-]*(to|by)[\s-]*month|lock/i],
    ["/pricing", "/terms-of-service", "/refund-policy"],
  ],
  [
    "Two founder friends joined because I told them about Ladoo. What's in it for me?",
    [[/\b(2|two)\b.{0,20}months?/i, /free month/i, /month(s)? (of .{0,20})?free/i]],
    [...OFFER, ...FEATURE_PAGES],
  ],
  [
    "I'm a journalist doing a piece on Indian start-ups: whom is this platform meant for?",
    [/small/i, /direct[\s-]*to[\s-]*consumer|D2C|brand/i],
    ANY,
  ],
  ["I get scared of new software. Do any of your stories deal with that fear?", [/tech/i], STORIES],
  ["An old post I saved talks about 'Sales Sauce'. What's that module called today?", ["Sales Desk"], SALES_DESK],
  [
    "My aunt sells sarees at exhibitions and wants to hear from a founder who does the same. What should she listen to?",
    [/pop[\s-]*up|exhibition/i],
    ["/journey/popup-exhibitions", "/stor", "/audio-insights", "/feature/events-toolkit"],
  ],
  [
    "We dream of selling our wooden toys outside India. Do you have a page about going international?",
    [/global|international|abroad|export|overseas/i],
    ["/feature/global-expansion"],
  ],
  [
    "My kurtas run from S to XXL and some sizes always pile up. Is there a page on that?",
    [/\bsiz/i],
    ["/feature/size-optimization", "/features", "/feature/inventory-management"],
  ],
  [
    "Would my stall helper on the Retail/Event role be able to go through all our customers' details?",
    [/limited|\bno\b|\bnot\b/i],
    CREW,
  ],

  // Terse, typos, Hinglish, yes/no, sums
  ["paymnt link fees", [/\b2(\.0+)?\s*(%|per\s?cent)/i, "GST"], REGISTER],
  ["ladoo kya karta hai?", [/business|platform/i, /stock|inventory|orders?|payment/i], ANY],
  ["orders abhi diary me likhti hu, ladoo me kaunsa module?", ["Sales Desk"], SALES_DESK],
  ["accounting seat annual billing per month", [/\b399\b/], PRICING],
  ["sabse sasta role kaunsa hai", [/retail/i, /\b399\b/], PRICING],
  ["can buyers use netbanking or only upi", [/net[\s-]*banking/i, "UPI"], REGISTER],
  ["insta pe bechti hu, chalega kya?", ["Instagram"], [...OUTLETS, ...FEATURE_PAGES, "/about"]],
  ["kitne founders kahani sunate hai", [/\b(3|three|teen)\b/i], [...STORIES, "/"]],
  ["data export which role", ["Accounting"], PRICING],
  ["you take 2 percent on qr also right?", [/0\.99/], REGISTER],
  ["paisa kab milta hai same day ya next day", [/same[\s-]*day/i], REGISTER],
  ["retail staff yearly plan monthly rate??", [/\b319\b/], PRICING],
  ["ops manager price", [/\b699\b/], PRICING],
  ["operations manager analytics full or basic", [/basic/i], PRICING],
  ["product pulse new name", ["Storeroom"], STOREROOM],
  ["popup power ab kya naam hai", ["Sales Outlets"], OUTLETS],
  [
    "story transcript available? cant play sound in office",
    [[...YES, /transcripts? (is|are|of|for|under|below|section)/i], /transcript|read/i],
    STORIES,
  ],
  ["filter storys by feature how", [/filter/i], ["/audio-insights", "/stor", "/features"]],
  ["priority suport kis role me milta hai", ["Admin"], [...PRICING, "/waitlist"]],
  ["launch kab hai", [/aug(ust)?\.?,? 2025/i], [...OFFER, "/about"]],
  ["demo book kaise kare", [/demo/i, /book|schedul/i], ANY],
  [
    "admin costs how much more than second in command",
    [[/₹\s?100\b/, /\b100 (rupees|rs|more)/i, /\brs\.?\s?100\b/i, /\b899\b[\s\S]*\b799\b/, /\b799\b[\s\S]*\b899\b/]],
    PRICING,
  ],
  [
    "sales/marketing role me storeroom dikhega?",
    [[...NO, "nahi", /only/i], /Sales Desk|Cash Register|Storeroom/i],
    CREW,
  ],
  ["event staff storeroom access full or limited", [/limited/i], CREW],
  ["5 sales marketing users total per month", [/2,?995\b/], PRICING],
  [
    "price per user or for whole company",
    [/per[\s-]*user|each user|for every user|per (person|seat|team member)/i],
    PRICING,
  ],
  ["3 main points on ur home page", [/simple|one interface|single/i, /talk|voice/i, "GST"], ANY],
  [
    "40k by qr + 20k by payment link, total fee without gst",
    [[/\b796\b/, /\b396\b[\s\S]*\b400\b/, /\b400\b[\s\S]*\b396\b/]],
    REGISTER,
  ],
  [
    "can i list my marketplace sales n my own website both",
    [[...YES, "Sales Outlets"], "marketplace", "website"],
    OUTLETS,
  ],
  [
    "the crew is the payments module right",
    [/team|access|roles?|accounts?/i, [...NO, "Cash Register"]],
    [...CREW, ...REGISTER],
  ],

  // waitlist, early-bird offer, referrals
  ["When does Ladoo go live?", [/(aug(ust)?)\s*,?\s*2025/i], ["/waitlist", "/about", "/pricing", "/features"]],
  ["How many brands can get the early-bird deal?", [/\b100\b|hundred/i], ["/waitlist", "/pricing"]],
  [
    "early bird offer kya hai",
    [
      /free/i,
      /\b(1|one|first|a)\b[\s\w-]{0,12}month|month (is )?free/i,
      /50\s*%|half/i,
      /year|12[\s-]months?|twelve months/i,
    ],
    ["/waitlist", "/pricing"],
  ],
  [
    "Besides the free month and the discount, what else do the first brands to join get?",
    [/priority support/i, /(early|first)[\s\w]{0,20}(access|features)|new features/i, /feedback/i],
    ["/waitlist", "/pricing"],
  ],
  [
    "My sister-in-law makes candles. What do I earn if she signs up through my link?",
    [/free[\s\w]{0,12}month|month[\s\w]{0,10}free/i],
    ["/waitlist", "/pricing"],
  ],
  [
    "i know about 40 sellers from our exhibition circle, if all of them sign up thru me do u stop the free months at some point",
    [
      [
        /no (cap|limit|maximum|upper)/i,
        /uncapped|unlimited|without (a |any )?(cap|limit)/i,
        /(not|n['’]t)[\s\w]{0,12}(capped|limited|cap|limit|stop)/i,
      ],
    ],
    ["/waitlist", "/pricing"],
  ],
  [
    "7 brands joined with my code and i am an early bird too. total free months?",
    [/\b8\b|eight/i],
    ["/waitlist", "/pricing"],
  ],
  ["lost my refral code", [/e-?mail/i, [/already signed up/i, /look(ed|ing)?[\s-]?(it )?up/i, /find/i]], ["/waitlist"]],
  [
    "What details do I have to fill in to reserve my spot?",
    [/brand('s)? name|name of (your|the) brand/i, /founder/i, /e-?mail/i, /phone|mobile/i],
    ["/waitlist"],
  ],
  [
    "insta handle compulsory for waitlist? i only sell on whatsapp",
    [
      [
        /optional/i,
        /(not|n['’]t)[\s\w]{0,12}(required|compulsory|mandatory|needed|need|have to|necessary)/i,
        /leave (it|that|the field) (blank|empty)/i,
        /\bno\b/i,
      ],
    ],
    ["/waitlist"],
  ],
  [
    "I think I signed up yesterday and again today with the same email, will I be counted two times?",
    [
      [
        /one entry/i,
        /(only |just )?(once|one|single)/i,
        /same code|first code|existing code/i,
        /(not|n['’]t)[\s\w]{0,12}(count|twice|second|again)/i,
      ],
    ],
    ["/waitlist"],
  ],
  [
    "I typed my friend's code wrong when joining the list, is my spot cancelled now?",
    [
      NOT_SO,
      [
        /(without|no) (a )?referrer/i,
        /still/i,
        /never blocks?/i,
        /(not|n['’]t|never)[\s\w]{0,12}(block|cancel|stop|affect|lose|lost)/i,
        /spot|entry|place/i,
      ],
    ],
    ["/waitlist"],
  ],
  [
    "can i put my own referral code and get a free month lol",
    [NOT_SO, [/own/i, /yourself|self/i, /without (a )?referrer/i]],
    ["/waitlist"],
  ],
  [
    "If all the early places are full can I still sign up, and do I still get half price?",
    [
      [
        /\byes\b/i,
        /still[\s\w]{0,12}(join|sign|possible|open)/i,
        /can (still )?(join|sign)/i,
        /(stays?|remains?)[\s\w]{0,8}(possible|open)/i,
      ],
      [
        /gone|taken|no longer/i,
        /(not|n['’]t|without)[\s\w]{0,20}(early|offer|half|50|discount|get)/i,
        /only (for )?the first 100/i,
      ],
    ],
    ["/waitlist", "/pricing"],
  ],
  [
    "referal code small letters or CAPITAL matter?",
    [[/case/i, /(either|both|any)/i, /(not|n['’]t)[\s\w]{0,8}matter/i, /\bno\b/i]],
    ["/waitlist"],
  ],
  [
    "my friend sent me her code as LK7P, looks cut off. how many characters should it have",
    [/\b8\b|eight/i],
    ["/waitlist"],
  ],
  [
    "marketing mails ka tick zaroori hai kya waitlist ke liye",
    [
      [
        /optional/i,
        /(not|n['’]t)[\s\w]{0,12}(required|compulsory|mandatory|needed|need|have to|necessary)/i,
        /\bno\b|nahi/i,
      ],
    ],
    ["/waitlist", "/privacy-policy"],
  ],
  [
    "it says i am number 100 on the list, am i in or out of the early bird",
    [
      [
        /\byes\b/i,
        /\b(are|you're|still) in\b/i,
        /first 100/i,
        /qualif|eligible|includ/i,
        /up to (and including )?(number |position )?100/i,
      ],
    ],
    ["/waitlist", "/pricing"],
  ],
  ["the 50% off is for lifetime right?", [NOT_SO, /year|12[\s-]months?|twelve months/i], ["/waitlist", "/pricing"]],
  [
    "javascript is switched off in my browser, will the waitlist form still go through",
    [[/\byes\b/i, /(works?|working|go(es)? through|submit)/i]],
    ["/waitlist"],
  ],
  [
    "admin plan is 899 a month. as an early bird what would i pay per month in the half price year",
    [/449(\.50?)?|\b450\b/],
    ["/waitlist", "/pricing"],
  ],
  [
    "can somebody type my email in the 'already signed up' box and see my phone number?",
    [NOT_SO, /code/i],
    ["/waitlist", "/privacy-policy"],
  ],
  ["joined the list! which apps have share buttons for my invite link", [/whatsapp/i, /instagram/i], ["/waitlist"]],
  // terms
  [
    "How much warning do I get before you raise the fees?",
    [/30[\s-]*days?|thirty days|a month/i],
    ["/terms-of-service", "/pricing"],
  ],
  [
    "my son is 16 and runs his own sticker brand, can he use ladoo",
    [/adult/i],
    ["/terms-of-service", "/privacy-policy"],
  ],
  [
    "daughter is 11, makes slime and sells to school friends. can she have a login under me",
    [NOT_SO, /\b13\b|thirteen/i],
    ["/terms-of-service", "/privacy-policy"],
  ],
  [
    "Which country's law applies to the contract and where would arbitration happen?",
    [/\bindian?\b/i, /bangalore|bengaluru/i],
    ["/terms-of-service"],
  ],
  [
    "subscription apne aap renew hota hai?",
    [
      [
        /auto(matic(ally)?)?[\s-]*(renew)?/i,
        /renews? (on its own|by itself|each month|every month)/i,
        /\b(yes|haan)\b/i,
      ],
      /renew/i,
    ],
    ["/terms-of-service", "/refund-policy", "/pricing"],
  ],
  [
    "Which account types do the terms of service name?",
    [/admin/i, /operations manager/i, /sales\s*(\/|and|&)\s*marketing/i, /retail|event staff/i],
    ["/terms-of-service"],
  ],
  ["terms last updated when", [/may\s*0?1(st)?,?\s*2025|0?1(st)?( of)? may,?\s*2025/i], ["/terms-of-service"]],
  [
    "if my account gets terminated halfway through a paid month do i get those fees back",
    [[/non-?refundable/i, /(not|n['’]t|no)[\s\w]{0,14}refund/i], /\blaw\b|legal/i],
    ["/terms-of-service", "/refund-policy"],
  ],
  // refunds
  [
    "paid my very first bill 9 days ago and it just does not suit my pickle business, too late for money back?",
    [/14[\s-]*days?|two weeks|fourteen/i],
    ["/refund-policy", "/terms-of-service"],
  ],
  [
    "started paying three weeks back n now want refund just bcoz i dont like it",
    [/14[\s-]*days?|two weeks|fourteen/i, [NOT_SO, /past|over|passed|outside|after|within|closed|expired/i]],
    ["/refund-policy", "/terms-of-service"],
  ],
  [
    "If your servers are down for two full days in a row, is there any compensation?",
    [/pro[\s-]?rat/i, /\b24\b|twenty[\s-]?four/i],
    ["/refund-policy", "/terms-of-service"],
  ],
  [
    "site was down 5 hrs yesterday in the middle of my kurta drop. refund milega?",
    [/\b24\b|twenty[\s-]?four/i],
    ["/refund-policy", "/terms-of-service"],
  ],
  ["charged 2 times for same month by mistake", [/full/i, /refund/i], ["/refund-policy", "/terms-of-service", WA]],
  [
    "refund request reply time",
    [/3\s*(-|–|—|to)\s*5|three to five/i, /business|working/i],
    ["/refund-policy", "/terms-of-service"],
  ],
  // privacy and data
  [
    "Dates of the newest versions of your privacy policy and your refund policy?",
    [
      /may\s*0?2(nd)?,?\s*2025|0?2(nd)?( of)? may,?\s*2025/i,
      /apr(il)?\s*29(th)?,?\s*2025|29(th)?( of)? april,?\s*2025/i,
    ],
    ["/privacy-policy", "/refund-policy"],
  ],
  [
    "after i cancel how long do you hold on to my customer list",
    [/30[\s-]*days?|thirty days/i],
    ["/privacy-policy", "/terms-of-service", "/refund-policy"],
  ],
  ["How do I stop the ad tracking on this website?", [/privacy choices/i], ["/privacy-policy"]],
  [
    "i browse with global privacy control on, do u respect that signal or still load the ads pixel",
    [[/\byes\b/i, /respect|honou?r/i, /(not|n['’]t|never|nothing)[\s\w]{0,20}(load|fire|track|run|sent)/i]],
    ["/privacy-policy"],
  ],
  [
    "Is the tracking opt-out there because of some Indian data protection rule? which one",
    [/DPDP|digital personal data/i],
    ["/privacy-policy"],
  ],
  // careers
  ["How many job positions are open at Ladoo?", [/\b6\b|\bsix\b/i], ["/careers"]],
  ["any vacancy for a designer", [/UX/i], ["/careers"]],
  ["social media job min experience", [/\b2\s*\+|\b2 (or more )?years|two (or more )?years|\b2\b/i], ["/careers"]],
  [
    "I have four years in natural language processing, is that enough for your engineer role?",
    [/\b3\b|three/i],
    ["/careers"],
  ],
  ["i live in guwahati and cant shift, should i bother applying", [/remote/i], ["/careers"]],
  ["part time or internship hai kya for college students?", [/full[\s-]?time/i], ["/careers"]],
  ["where to upload resume pdf in the application, cant see any upload button", [/\blink\b|\burl\b/i], ["/careers"]],
  ["cover letter min length", [/\b50\b|fifty/i, /character/i], ["/careers"]],
  [
    "I am not on LinkedIn and have no portfolio site, can I still send the job form?",
    [[/optional/i, /\byes\b/i, /(not|n['’]t)[\s\w]{0,12}(required|compulsory|mandatory|needed|need|necessary)/i]],
    ["/careers"],
  ],
  [
    "What are the four values on your careers page?",
    [/empowerment/i, /inclusiv/i, /innovation/i, /made in india/i],
    ["/careers", "/about"],
  ],
  ["job perks?", [/learning/i, /flexible/i, /competitive/i], ["/careers"]],
  [
    "pressed submit on the job form, saw a thank you and then the box vanished by itself. bug?",
    [
      [/auto(matic(ally)?)?/i, /by itself|on its own/i, /\b3 s|three sec/i],
      [/clos/i, /submitted|received|expected|normal/i],
    ],
    ["/careers", WA],
  ],
  [
    "Which kinds of AI engineers are you hiring?",
    [/NLP|natural language/i, /vision/i, /recommend/i, /\bML\b|MLOps|machine learning/i],
    ["/careers"],
  ],
  // assistant, contact, about
  ["what's the name of your chat bot", [/smoothie/i], ["/", WA, "/terms-of-service"]],
  [
    "How soon will a person answer me on WhatsApp?",
    [/30[\s-]*min|half an hour|thirty min/i, /business hours|working hours|office hours/i],
    [WA, "/about", "/waitlist"],
  ],
  ["bot se nahi, kisi insaan se baat karni hai", [/whatsapp/i], [WA]],
  ["max length of a question to the assistant", [/\b500\b|five hundred/i], ["/", WA]],
  [
    "can i ask smoothie about the founder stories also or only about features and price",
    [[/\byes\b/i, /stor(y|ies)/i], /stor(y|ies)/i],
    ["/audio-insights", "/stories", "/story/", "/features", "/pricing", "/about", WA],
  ],
  [
    "I write for a business magazine. Where can I read about your mission and how Ladoo began?",
    [/about|mission|story/i],
    ["/about"],
  ],
  // stories
  [
    "Are the founders in your use case stories real people?",
    [[/fiction/i, /almost real/i, /(not|n['’]t)[\s\w]{0,12}real/i, /made[\s-]up|invented|imagin/i]],
    ["/audio-insights", "/stories", "/story/", "/journey/", "/about"],
  ],
  [
    "audio story kitne minute ki hoti hai",
    [/(2|two)\s*(-|–|—|to|and)\s*(4|four)/i],
    ["/audio-insights", "/stories", "/story/"],
  ],
  [
    "How many different founders tell the stories?",
    [/\b3\b|three/i],
    ["/audio-insights", "/stories", "/story/", "/journey/"],
  ],
  [
    "what sort of brands do the stories cover",
    [/accessor/i, /fashion/i, /food/i, /skincare/i],
    ["/audio-insights", "/stories", "/story/"],
  ],
  [
    "I am hard of hearing, can I read the audio stories instead?",
    [/transcript/i],
    ["/audio-insights", "/stories", "/story/", "/journey/"],
  ],
  [
    "only want the stories on payments, not all of them, how",
    [[/filter/i, /cash register/i]],
    ["/audio-insights", "/stories", ...REGISTER],
  ],
  [
    "login needed to hear the stories?",
    [[NOT_SO, /without|public|free to/i]],
    ["/audio-insights", "/stories", "/story/", "/journey/"],
  ],
  [
    "i'm nervous about software, my nephew does everything on the computer for me. any stories for people like me",
    [/tech apprehension/i],
    ["/audio-insights", "/stories", "/story/"],
  ],
  [
    "if i tap play on a second story while the first is on do both play together",
    [[NOT_SO, /paus|stop/i], /paus|stop|one (at a time|player)/i],
    ["/audio-insights", "/stories", "/story/", "/journey/"],
  ],
  [
    "story audio is real human voice or computer?",
    [[/synthes/i, /computer|machine|\bAI\b|generated|text[\s-]to[\s-]speech|artificial/i]],
    ["/audio-insights", "/stories", "/story/", "/journey/", "/about"],
  ],
  [
    "Does a story page say what the brand actually got out of it at the end?",
    [[/key results?/i, /primary outcome/i, /outcome|result/i]],
    ["/audio-insights", "/stories", "/story/"],
  ],
  [
    "which stages do u sort founders into, from just started to well settled",
    [/new brand/i, /growing brand/i, /established brand/i],
    ["/", "/audio-insights", "/stories", "/journey/"],
  ],
  // journeys
  [
    "How many founder journeys are there and what are they about?",
    [/\b3\b|three/i, /pop-?\s?up|exhibition/i, /operations|automation/i, /online/i],
    ["/journey/", "/operations-automation", "/audio-insights"],
  ],
  [
    "I do stalls at flea markets and melas every month, which journey should I look at",
    [/pop-?\s?up|exhibition/i],
    ["/journey/popup-exhibitions"],
  ],
  [
    "journey for growing sales on the web",
    [/online[\s-]growth|grow(ing|th)? online|online/i],
    ["/journey/online-growth"],
  ],
  [
    "which journey has more steps, operations automation or popup exhibitions?",
    [/operations/i, /\b5\b|five/i, /\b4\b|four/i],
    ["/journey/operations-automation", "/operations-automation", "/journey/popup-exhibitions"],
  ],
  ["what do i see when i open a step in a journey", [/before/i, /after/i], ["/journey/", "/operations-automation"]],
  // podcast
  [
    "What is the second podcast episode about?",
    [/inventory/i],
    ["/audio-insights/founders-podcast", "/audio-insights"],
  ],
  [
    "ep 1 title podcast",
    [/pop-?\s?up challenges (and|&) strategies/i],
    ["/audio-insights/founders-podcast", "/audio-insights"],
  ],
  [
    "episode 3 of the podcast sunna hai, link do",
    [[/coming soon/i, /(not|n['’]t|yet)[\s\w]{0,16}(out|available|released|published|there|ready)/i, /nahi/i]],
    ["/audio-insights/founders-podcast", "/audio-insights"],
  ],
  [
    "how many podcast episodes can i hear today",
    [/\b2\b|\btwo\b/i],
    ["/audio-insights/founders-podcast", "/audio-insights"],
  ],
  [
    "can i send only the first podcast episode to a friend and not the whole series",
    [[/\byes\b/i, /share/i, /each episode|per[\s-]episode|every episode/i], /shar/i],
    ["/audio-insights/founders-podcast", "/audio-insights"],
  ],
  [
    "is there any group or community of founders i can join from the podcast page",
    [[/\byes\b/i, /stay connected/i, /community/i], /community/i],
    ["/audio-insights/founders-podcast", "/audio-insights", "http"],
  ],
  // themes and names
  [
    "Apart from the seven modules, which themes do you present?",
    [/size optimi[sz]ation/i, /global expansion/i, /efficient sales/i],
    ["/feature", "/features"],
  ],
  [
    "my XL kurtas never sell and M is always finished, which page of yours is about this",
    [/size optimi[sz]ation/i],
    ["/feature/size-optimization", "/features/size-optimization"],
  ],
  [
    "someday want to sell my brass lamps in dubai and london. u have something on that?",
    [/global expansion/i],
    ["/feature/global-expansion", "/features/global-expansion"],
  ],
  [
    "I read about 'Product Pulse' earlier, where did it go?",
    [/storeroom/i],
    ["/feature/inventory-management", "/features", "/audio-insights", "/stories"],
  ],
  [
    "pop-up power new name",
    [/sales outlets/i],
    ["/feature/events-toolkit", "/features", "/audio-insights", "/stories"],
  ],
  [
    "which three features are on the brand buddies page",
    [/segmentation/i, /community/i, /relationship/i],
    ["/brand-buddies", "/customer-connect", ...LOUNGE],
  ],

  // Said on the pages, though not in the specification
  ["how many interview rounds are there for the ai engineer job", ["does not say"], ["/careers", WA]],
  ["Can I keep billing at an exhibition when there's no internet at all?", [/\byes\b/i, /network/i], OUTLETS],
  [
    "Can I give the free months I earned by referring to my sister's brand instead?",
    [NOT_SO, /another business/i],
    ["/terms-of-service", "/waitlist"],
  ],
  [
    "In which data centre or city are my customers' records stored?",
    [/Cloudflare/, /many countries/],
    ["/privacy-policy"],
  ],

  // A third hundred
  // ---- plain or lightly paraphrased
  ["What is Ladoo and who is it made for?", [/small/i, /brand/i, /India/i], ["/", "/features", "/about"]],
  [
    "What are the names of all the modules in the platform?",
    ["Storeroom", "Sales Desk", "Cash Register", "Customer Lounge", "Sales Outlets", "Crew", "Crystal Ball"],
    ["/feature", "/pricing", "/about"],
  ],
  ["Which module keeps track of my stock?", ["Storeroom"], ["/feature", "/pricing", "/audio-insights"]],
  [
    "Can I make GST invoices with it?",
    [[/\byes\b/i, "you can", /GST[\s-]*(ready |compliant )?invoic/i], "GST"],
    ["/feature", "/pricing", "/", "/journey"],
  ],
  [
    "Which payment methods can my customers use with The Cash Register?",
    ["UPI", /cards?\b/i, /wallet/i, /net\s?-?banking/i],
    ["/feature", "/pricing"],
  ],
  [
    "Which module gives sales and inventory insights?",
    ["Crystal Ball"],
    ["/feature", "/pricing", "/smart-data-insights"],
  ],
  [
    "What is The Crew for?",
    [/\b(role|access|permission)/i, /\b(team|account|staff|member)/i],
    ["/feature", "/pricing"],
  ],
  ["When does Ladoo launch?", [/Aug(ust)?\s*2025/i], ["/waitlist", "/pricing", "/about", "/"]],
  [
    "What is the launch offer for brands that join early?",
    [/(1|one|first|a|free) month/i, /50\s?%|half/i, /\byear\b|12 months/i],
    ["/waitlist", "/pricing"],
  ],
  ["How many brands can get early access?", [/\b100\b|hundred/i], ["/waitlist", "/pricing", "/"]],
  ["How much does the Admin role cost per month?", [/\b899\b/], ["/pricing"]],
  ["What is the monthly price of an Operations Manager user?", [/\b699\b/], ["/pricing"]],
  ["Which of the pricing roles is marked as most popular?", ["Admin"], ["/pricing"]],
  [
    "What can someone with the Accounting role do?",
    ["Crystal Ball", /view[\s-]*only|only view|read[\s-]*only/i, /export/i],
    ["/pricing", "/feature"],
  ],
  ["How much do I save if I choose annual billing?", [/20\s?%/], ["/pricing"]],
  ["When does a downgrade to a cheaper role take effect?", [/next billing (cycle|period)/i], ["/pricing"]],
  ["What fee is charged when a customer pays by QR code?", [/0\.99\s?%/, "GST"], ["/feature", "/pricing"]],
  ["What are the charges for payment links?", [/\b2(\.0+)?\s?%/, "GST"], ["/feature", "/pricing"]],
  [
    "Do you add your own commission on top of the payment provider's fees?",
    [
      [/\bno\b/i, /\bwithout\b/i, /n['’]t\b/i, /\bnot\b/i, /zero/i],
      /mark-?\s?up|pass(ed)?[\s\S]{0,30}through|commission|at cost/i,
    ],
    ["/feature", "/pricing"],
  ],
  ["How fast do payouts reach my bank account?", [/same[\s-]*day/i], ["/feature", "/pricing"]],
  [
    "How quickly will you answer my refund request?",
    [/3\s*(-|–|—|to)\s*5\s*(business|working)\s*days|three to five (business|working) days/i],
    ["/refund-policy", "/terms-of-service", "/pricing"],
  ],
  [
    "How much notice do you give before you change your fees?",
    [/30[\s-]*days?|thirty days/i],
    ["/terms-of-service", "/pricing", "/refund-policy"],
  ],
  [
    "Which country's law applies to the terms and where does arbitration take place?",
    [/India/i, /Bangalore|Bengaluru/i],
    ["/terms-of-service"],
  ],
  [
    "Does the subscription renew automatically?",
    [[/\byes\b/i, /renews?\s+automatically/i, /automatic(ally)?[\s\S]{0,15}renew/i, /auto-?renew/i], /renew/i],
    ["/terms-of-service", "/refund-policy", "/pricing"],
  ],
  [
    "When were your Terms of Service last updated?",
    [/May\s*0?1(st)?,?\s*2025|0?1(st)?\s*(of\s*)?May,?\s*2025/i],
    ["/terms-of-service"],
  ],
  [
    "Which account types do the Terms of Service name?",
    ["Admin", "Operations Manager", /Sales\s*\/\s*Marketing/i, /Retail\s*\/\s*Event/i],
    ["/terms-of-service", "/pricing"],
  ],
  [
    "Which details must I fill in to join the waitlist?",
    [/brand['’]?s? name|name of (your|the) brand/i, /founder|your name/i, /e-?mail/i, /phone/i, /terms/i],
    ["/waitlist"],
  ],
  [
    "I lost my referral code. How do I find it again?",
    [/already signed up|look[\s-]?up|look it up|find it/i, /e-?mail/i],
    ["/waitlist"],
  ],
  [
    "What do I get for referring another brand?",
    [/(1|one|a|an extra|extra|another) (extra |additional |more )?(free )?month|free month|month free/i],
    ["/waitlist", "/pricing"],
  ],
  [
    "Is there a limit on how many brands I can refer?",
    [/no (cap|limit|upper|maximum)|uncapped|unlimited|not (capped|limited)|isn['’]t (capped|limited|a)|as many/i],
    ["/waitlist", "/pricing"],
  ],
  ["What kind of support do early-bird brands get?", [/lifetime/i, /priority/i], ["/waitlist", "/pricing", "/"]],
  [
    "Which jobs are open at Ladoo right now?",
    ["NLP", /computer vision/i, /recommend/i, /UX/i, /social media/i],
    ["/careers"],
  ],
  [
    "How many years of experience do you want for the UX designer position?",
    [/\b3\s*\+|three|\b3 (or more )?years|at least 3/i],
    ["/careers"],
  ],
  ["What perks do people who work at Ladoo get?", [/flexible/i, /learning/i, /competitive/i], ["/careers"]],
  ["How long must the cover letter in the job application be?", [/\b50\b|fifty/i, /character/i], ["/careers"]],
  ["Who is Smoothie?", [/assistant|chat/i], ["/", "/terms-of-service", WA]],
  [
    "How soon does your team reply on WhatsApp?",
    [/30[\s-]*min|half an hour|thirty min/i, /business hours|working hours|office hours/i],
    [WA, "/", "https://"],
  ],
  [
    "How long are the audio use case stories?",
    [/2\s*(-|–|—|to)\s*4[\s-]*min|two to four min/i],
    ["/audio-insights", "/story", "/stories", "/"],
  ],
  [
    "Are the founders in your stories real people?",
    [/almost real|fiction|not real|made[\s-]?up|invented|imagin/i],
    ["/audio-insights", "/about", "/stor", "/journey", "/"],
  ],
  ["Which podcast episodes can I listen to now?", [/Pop-?up Challenges/i, /Unruly Inventory/i], ["/audio-insights"]],
  [
    "Can I read a transcript instead of listening to a story?",
    [[...YES, /transcript/i], /transcript/i],
    ["/audio-insights", "/story", "/stories", "/journey"],
  ],
  [
    "Which customer journeys are described on the site?",
    [/pop-?\s?up|exhibition/i, /operations|automat/i, /online/i],
    ["/journey", "/operations-automation", "/"],
  ],
  ["How long does a demo take?", [/30[\s-]*min|half an hour|half-hour|thirty/i], ["/", "https://"]],
  [
    "Do you have a free trial?",
    [[/14[\s-]*days?/i, /month free|free month/i]],
    ["/brand-buddies", "/customer-connect", "/waitlist", "/pricing", "/feature"],
  ],
  [
    "Do I need to log in to read your website?",
    [[/\bno\b/i, /\bnot\b/i, /n['’]t\b/i, /without/i, /public/i]],
    ["/", WA],
  ],
  ["How do I see only the stories about one feature?", [/filter/i], ["/audio-insights", "/stories"]],
  [
    "Which categories of brands do the stories come from?",
    [/accessor/i, /fashion/i, /food/i, /skin\s?care/i],
    ["/audio-insights", "/stor", "/"],
  ],
  [
    "Is the role price per company or per user?",
    [/(per|each|every|a) (user|person|member|seat)|for (each|every) (user|person)/i],
    ["/pricing"],
  ],
  ["What is the company's email address?", [/[\w.+-]+@[\w-]+\.\w+/], ["/", WA, "mailto:"]],
  [
    "When did you last change the refund policy?",
    [/Apr(il)?\s*29(th)?,?\s*2025|29(th)?\s*(of\s*)?Apr(il)?,?\s*2025/i],
    ["/refund-policy"],
  ],
  ["What does the Second-in-Command role not include?", [/business settings/i], ["/pricing"]],
  [
    "How many steps does the operations automation journey have?",
    [/\b5\b|\bfive\b/i],
    ["/journey", "/operations-automation"],
  ],

  // ---- sums
  ["i take 40k by payment link in a month what do i lose in fees", [/\b(800|944)\b/], ["/feature", "/pricing"]],
  ["1 lakh ka qr payment aaya to fees kitna katega", [/\b990\b|1,?168/], ["/feature", "/pricing"]],
  [
    "On sales of 50,000 rupees, how much cheaper is QR than payment links for me?",
    [
      [
        /\b505\b/,
        /595\.9|\b596\b/,
        /\b495\b[\s\S]*1,?000/,
        /1,?000[\s\S]*\b495\b/,
        /\b584[\s\S]*1,?180/,
        /1,?180[\s\S]*\b584/,
      ],
    ],
    ["/feature", "/pricing"],
  ],
  ["I need one admin for myself and two event staff for my candle stall. Total per month?", [/1,?697/], ["/pricing"]],
  [
    "one admin one accounting one sales/marketing, all on annual billing.. per month total kitna",
    [/1,?597/],
    ["/pricing"],
  ],
  ["what will a whole year cost me for one admin if i pay yearly", [/8,?6(28|30)/], ["/pricing"]],
  ["second in command yearly plan per month price?", [/\b639\b/], ["/pricing"]],
  [
    "With the 50% early bird discount what would my one Admin seat cost a month on monthly billing",
    [/449\.50?|\b450\b|\b449\b/],
    ["/pricing", "/waitlist"],
  ],
  ["difference in rs between admin n second in command monthly", [/\b100\b|hundred/i], ["/pricing"]],
  [
    "I got 4 of my exhibition friends to sign up their brands with my link, how many months free do I get for that?",
    [/\b4\b|\bfour\b/i, /month/i],
    ["/waitlist", "/pricing"],
  ],
  ["if 92 brands are already on the waitlist how many spots remain", [/\b8\b|\beight\b/i], ["/waitlist"]],

  // ---- terse, Hinglish, typos
  ["refund days", [/14[\s-]*days?|two weeks|fourteen/i], ["/refund-policy", "/terms-of-service", "/pricing"]],
  [
    "cancel karne ke baad mera data kitne din tak rehta hai",
    [/30[\s-]*(days?|din)|thirty days/i],
    ["/terms-of-service", "/privacy-policy", "/refund-policy"],
  ],
  ["acounting at 499 is ur cheapest role right?", [/\b399\b/, /Retail|Event/i], ["/pricing"]],
  ["api acess which role", ["Admin"], ["/pricing"]],
  ["cn second in comand add new users??", [NO], ["/pricing", "/feature"]],
  ["subscription ka payment upi se ho jayega ya sirf card?", ["UPI"], ["/pricing"]],
  ["login kahan se karu app ka", [/\bapp\b/i], ["/", "https://", WA]],
  ["social media job me kitna experience chahiye", [/\b2\s*\+|\b2 (or more )?years|two|at least 2/i], ["/careers"]],
  ["part time job milega kya ladoo me", [/full[\s-]*time/i], ["/careers"]],
  ["episode 3 kab aayega", [/coming soon/i], ["/audio-insights"]],
  [
    "brand buddies ka naya naam kya hai",
    ["Customer Lounge"],
    ["/brand-buddies", "/customer-connect", "/feature", "/audio-insights"],
  ],
  ["max question length in this chat?", [/\b500\b/], ["/", WA]],
  ["human se baat karni hai", [/whatsapp/i], [WA]],

  // ---- situations, other words, wrong premises
  [
    "Paid you for the first time on 3 June for my pickle brand and it isn't for me. Till when can I ask for the money back?",
    [/17(th)?\s*(of\s*)?June|June\s*17|14[\s-]*days?|two weeks/i],
    ["/refund-policy", "/terms-of-service", "/pricing"],
  ],
  [
    "I have been paying for five months. If I am unhappy with this month, do I again get 14 days to take this payment back?",
    [/first payment|initial payment|very first/i],
    ["/refund-policy", "/terms-of-service", "/pricing"],
  ],
  [
    "Your app was down for 10 hours on my Diwali sale day, will I get part of the fee back?",
    [/\b24\b/],
    ["/refund-policy", "/terms-of-service"],
  ],
  [
    "you people charged my card twice for the same month!! what now",
    [/full/i, /refund/i],
    ["/refund-policy", "/terms-of-service", WA],
  ],
  [
    "If I close my account in the middle of the term, are the fees I have already paid returned?",
    [/non-?\s?refundable|not (be )?(refund|return)|n['’]t (be )?(refund|return)|no refund/i, /\blaw\b|legal/i],
    ["/terms-of-service", "/refund-policy"],
  ],
  [
    "My daughter is 15 and makes resin earrings. Is she allowed to use Ladoo?",
    [/adult|parent|guardian|18/i],
    ["/terms-of-service", "/privacy-policy"],
  ],
  [
    "mera 12 saal ka beta slime bechta hai, wo khud account bana sakta hai?",
    [NO, /\b13\b/],
    ["/terms-of-service", "/privacy-policy"],
  ],
  [
    "My hands are full of flour all day. Is there a way to note orders without typing?",
    [/voice|talk|speak|spoken/i],
    ["/", "/feature", "/journey", "/audio-insights"],
  ],
  [
    "I sell my kurtas on my own website, on marketplaces and on racks in two boutiques. Which part of Ladoo puts those together?",
    ["Sales Outlets"],
    ["/feature", "/pricing", "/journey"],
  ],
  [
    "In my clothing line M is always sold out while XL lies in the cupboard. Do you have anything for that?",
    [/\bsiz(e|es|ing)\b/i],
    ["/feature", "/audio-insights", "/story"],
  ],
  [
    "We want to ship our handmade toys to customers abroad one day, do you have a page about that?",
    [/global/i],
    ["/feature"],
  ],
  [
    "My warehouse boy should not see the sales figures. Can I decide what each team member sees?",
    [/custom|role/i, "Crew"],
    ["/feature", "/pricing"],
  ],
  [
    "I want my helper at the exhibition stall to only take payments and check people in. Which role and what does it cost?",
    [/Retail|Event Staff/i, /\b399\b/],
    ["/pricing"],
  ],
  [
    "Will my salesperson on the Sales/Marketing role be able to edit the customer data in The Customer Lounge?",
    [/view[\s-]*only|only view|read[\s-]*only/i],
    ["/pricing", "/feature"],
  ],
  [
    "Does the Operations Manager role get The Sales Desk too?",
    [NO, ["Storeroom", /Sales\s*\/\s*Marketing/i, /(not|n['’]t) (include|cover|have|get)/i]],
    ["/pricing", "/feature"],
  ],
  [
    "I only sell rakhis for three months in a year. Am I bound for a whole year?",
    [
      NO,
      /no (minimum|contract|lock|long|commitment)|without[\s\S]{0,20}(minimum|contract)|month(ly|-to-month| to month| by month)|minimum/i,
    ],
    ["/pricing", "/terms-of-service"],
  ],
  [
    "I move my cashier to a bigger role in the middle of the month, do I pay the full new price at once?",
    [/pro-?\s?rat|difference/i],
    ["/pricing"],
  ],
  [
    "So the 50% off is for as long as I stay with you, right?",
    [/(a|one|1|full|first) (full )?year|12 months|twelve months/i],
    ["/waitlist", "/pricing"],
  ],
  [
    "I filled the waitlist form a second time with the same email by mistake. Did that give me a new code?",
    [[/\bsame\b/i, /first code/i, /\bno\b/i, /already (registered|signed|on)/i, /existing/i, /original/i]],
    ["/waitlist"],
  ],
  [
    "All hundred early places are taken I heard. Is the waitlist closed then?",
    [
      [/\bno\b/i, /\bstill\b/i, /not closed/i, /\byou can\b/i, /stays? (open|possible)/i, /after (the )?(first )?100/i],
      /early[\s-]*bird|benefit|offer|place|spot/i,
    ],
    ["/waitlist"],
  ],
  ["What if my friend's referral code turns out to be wrong, will my waitlist signup be refused?", [NO], ["/waitlist"]],
  ["Can I put in my own code on the form and earn a free month?", [NO], ["/waitlist"]],
  [
    "Must I agree to marketing messages to get on the list?",
    [/option|\bno\b|not (required|needed|necessary|mandatory)|n['’]t (have|need)/i],
    ["/waitlist", "/privacy-policy"],
  ],
  [
    "I just finished college. Could I get the machine learning engineer job?",
    [/\b3\s*\+|three|\b3 (or more )?years|at least 3/i],
    ["/careers"],
  ],
  ["I live in Pune with my parents, would I have to move to Bangalore to work for you?", [/remote/i], ["/careers"]],
  ["The job form has no upload button for my CV pdf, how do I hand it in?", [/link|url/i], ["/careers"]],
  [
    "Do I need a portfolio and LinkedIn to apply? I have neither",
    [/option|\bno\b|not (required|needed|necessary|mandatory)|n['’]t (have|need)/i],
    ["/careers"],
  ],
  [
    "If I press play on a second story while the first is running, do I hear both?",
    [/paus|stop|one (at a time|player)/i],
    ["/audio-insights", "/stor", "/"],
  ],
  [
    "I'd like to send only the inventory episode of the podcast to my sister. How?",
    [/share/i, /whatsapp|button/i],
    ["/audio-insights"],
  ],
  [
    "I chose The Storeroom in the stories list, how do I get all stories back?",
    [/clear|again/i],
    ["/audio-insights", "/stories"],
  ],
  [
    "I don't want ad pixels following me on this site, where do I switch that off?",
    [/privacy choices/i],
    ["/", "/privacy-policy", WA],
  ],
  ["how can i spread my referral link once i have joined", [/whatsapp/i, /instagram|copy/i], ["/waitlist"]],
  ["what salary do you pay for the social media position", [/first call/i, /no figure/i], ["/careers"]],
  ["Does it handle cash on delivery orders?", [/cash[\s-]on[\s-]delivery/i, /payment link|\byes\b/i], FEATURE_PAGES],
  // A fourth hundred
  // the product and its modules
  [
    "What is Ladoo and who is it meant for?",
    [
      [
        /small(er)?[\s-]+(direct[\s-]to[\s-]consumer |d2c |indian )?(brands?|business)/i,
        /d2c|direct[\s-]to[\s-]consumer/i,
      ],
    ],
    ["/", "/about", "/features", "/feature", "/waitlist", "/pricing"],
  ],
  [
    "Can you list all the modules by name?",
    ["Storeroom", "Sales Desk", "Cash Register", "Customer Lounge", "Sales Outlets", "Crew", "Crystal Ball"],
    ["/features", "/feature", "/", "/pricing"],
  ],
  ["What does The Sales Desk do?", [[/orders?/i], [/invoic/i]], ["/feature", "/features", "/"]],
  [
    "Where are customer details and outreach handled?",
    [["Customer Lounge", "Brand Buddies"]],
    ["/feature", "/features", "/brand-buddies", "/customer-connect", "/"],
  ],
  [
    "What ways of paying does The Cash Register accept?",
    [/UPI/i, /cards?\b/i, /wallets?/i, /net[\s-]?banking/i],
    ["/feature", "/features", "/pricing", "/"],
  ],
  [
    "Which sales channels can I manage with The Sales Outlets?",
    [/website/i, /marketplaces?/i, /events?|exhibition|pop[\s-]?up/i, /whatsapp/i, /instagram/i],
    ["/feature", "/features", "/"],
  ],
  [
    "What will The Crystal Ball tell me?",
    [[/analytics/i, /insights?/i, /trends?/i, /forecast/i], [/sales|sell/i]],
    ["/feature", "/features", "/smart-data-insights", "/"],
  ],
  [
    "Can I set up custom roles so that each person sees only some of the data?",
    [YES.concat([/custom roles?/i]), [/crew/i, /roles?/i]],
    ["/feature", "/features", "/pricing", "/"],
  ],
  [
    "I keep some kurtas on a rented rack in two boutiques and lose count of what is where. anything for that?",
    [["Sales Outlets", "rack"]],
    ["/feature", "/features", "/stories", "/story", "/audio-insights", "/journey", "/"],
  ],
  [
    "on the stall my hands are full of flour, can i just speak the order instead of typing it",
    [YES.concat([/talk,? don['’]t type/i]), [/voice/i, /talk/i, /speak/i]],
    ["/", "/feature", "/features", "/stories", "/story", "/audio-insights", "/journey"],
  ],
  [
    "gst bill bana sakte hai kya isme",
    [/GST/i, YES.concat([/sales desk/i, /invoic/i, /bana sak/i])],
    ["/feature", "/features", "/", "/stories", "/story", "/audio-insights"],
  ],
  ["my old bookmark says Sales Sauce, what is that called now", ["Sales Desk"], ["/feature", "/features", "/"]],
  ["is Product Pulse the thing for payments?", ["Storeroom"], ["/feature", "/features", "/"]],
  ["ka-ching meaning", ["Cash Register"], ["/feature", "/features", "/", "/pricing"]],
  [
    "we stitch blouses from XS to 5XL and always sit on the wrong sizes",
    [[/size[\s-]*optimi[sz]ation/i, /\bsizes?\b/i]],
    ["/feature", "/features", "/stories", "/story", "/audio-insights"],
  ],
  [
    "want to sell my brass lamps in dubai and uk, do you have something on that",
    [[/global[\s-]*expansion/i, /international/i, /abroad/i, /global/i, /export/i, /overseas/i]],
    ["/feature", "/features", "/stories", "/story", "/audio-insights", "/journey"],
  ],
  ["Ladoo has nine modules right?", [/\bseven\b|\b7\b/i], ["/features", "/feature", "/", "/pricing", "/about"]],
  [
    "What three things does the Brand Buddies page offer?",
    [/segment/i, /community/i, /relationship/i],
    ["/brand-buddies", "/customer-connect", "/feature", "/features"],
  ],
  [
    "How many days is the free trial that Brand Buddies promises?",
    [/14[\s-]*days?|fourteen[\s-]*days?|two weeks/i],
    ["/brand-buddies", "/customer-connect", "/feature", "/waitlist", "/pricing"],
  ],

  // prices and roles
  ["How much is the Admin role per month?", [/899/], ["/pricing"]],
  [
    "What does an Operations Manager account cost and which modules does it open?",
    [/699/, "Storeroom", "Customer Lounge", "Sales Outlets"],
    ["/pricing"],
  ],
  ["What is the price of the Sales/Marketing role?", [/599/], ["/pricing"]],
  ["Which role is the cheapest one?", [/retail|event staff/i, /399/], ["/pricing"]],
  ["Which role is marked as the most popular?", ["Admin"], ["/pricing"]],
  ["How much do I save with annual billing?", [/20\s*(%|per\s?cent)/i], ["/pricing"]],
  [
    "Is there a minimum contract period?",
    [NO, [/month/i, /contract/i]],
    ["/pricing", "/terms-of-service", "/refund-policy"],
  ],
  [
    "How can I pay for my Ladoo plan?",
    [/card/i, /UPI/i, /net[\s-]?banking/i],
    ["/pricing", "/terms-of-service", "/refund-policy"],
  ],
  [
    "What happens to the bill when I upgrade a team member's role?",
    [/pro[\s-]?rat|difference/i],
    ["/pricing", "/terms-of-service"],
  ],
  [
    "If I move someone to a lower role, from when does it count?",
    [/next (billing|bill|month)|next cycle|end of (the|your) (current )?(billing|cycle|month)/i],
    ["/pricing", "/terms-of-service"],
  ],
  [
    "899 covers my whole team of four, correct?",
    [
      NO.concat([/\beach\b/i]),
      [/per (user|person|team member|member|head|seat)/i, /each (user|person|team member|member|seat)/i, /\beach\b/i],
    ],
    ["/pricing", "/feature"],
  ],
  [
    "what do i get for the extra 100 rupees of Admin over Second-in-Command",
    [[/business settings/i, /user management/i, /system config/i]],
    ["/pricing", "/feature"],
  ],
  [
    "my CA just needs to look at invoices and payments and pull the data out at month end. which login should i buy and what does it cost",
    ["Accounting", /499/],
    ["/pricing", "/feature"],
  ],
  [
    "cousin helps at flea markets on weekends, only billing and check in, cheapest login for her?",
    [/retail|event staff/i, /399/],
    ["/pricing", "/feature"],
  ],
  [
    "can the accounting person edit orders in the sales desk",
    [NO.concat([/view[\s-]*only/i, /only view/i]), [/view/i, /see/i, /look/i, /read[\s-]*only/i]],
    ["/pricing", "/feature"],
  ],
  ["does operations manager also get the cash register?", [NO.concat([/storeroom/i])], ["/pricing", "/feature"]],
  [
    "sales marketing wala customer lounge me changes kar sakta hai?",
    [/view|see|look|dekh|read[\s-]*only/i],
    ["/pricing", "/feature"],
  ],
  [
    "which of the roles can open the crystal ball",
    ["Admin", /second[\s-]in[\s-]command/i, "Accounting"],
    ["/pricing", "/feature"],
  ],
  ["1 admin + 2 retail staff monthly total?", [/1,?697/], ["/pricing"]],
  ["ek admin aur ek operations manager, mahine ka kitna hoga", [/1,?598/], ["/pricing"]],
  ["if i take the yearly option what is admin per month then", [/719/], ["/pricing"]],
  ["3 event staff on annual billing, how much a month all together", [/957/], ["/pricing"]],
  ["second in comand price", [/799/], ["/pricing"]],
  ["accounting anual price", [/\b399\b|4,?788|4,?790/], ["/pricing"]],
  ["one person in every one of the six roles, billed monthly. whats the damage", [/3,?894/], ["/pricing"]],
  [
    "is ladoo totally free to use?",
    [NO.concat([/paid/i]), [/399/, /899/, /subscription/i, /paid/i, /per user/i, /month free/i, /free month/i]],
    ["/pricing", "/waitlist", "/terms-of-service"],
  ],

  // payment fees
  ["What is the fee on QR code payments?", [/0?\.99\s*(%|per\s?cent)/i, /GST/i], ["/feature", "/features", "/pricing"]],
  [
    "How much is charged when a customer pays by payment link?",
    [/\b2\s*(%|per\s?cent)/i, /GST/i],
    ["/feature", "/features", "/pricing"],
  ],
  ["payout kab aata hai bank me", [/same[\s-]*day|usi din|same din/i], ["/feature", "/features", "/pricing"]],
  [
    "sold 30000 of candles at a mela all thru QR, how much fee before gst",
    [/\b297\b/],
    ["/feature", "/features", "/pricing"],
  ],
  [
    "60k in a month thru payment links - what goes in fees leaving gst aside",
    [/1,?200\b/],
    ["/feature", "/features", "/pricing"],
  ],
  ["qr or payment link, which one costs me less?", [/\bQR\b/i, /0?\.99/], ["/feature", "/features", "/pricing"]],

  // launch, early access, referrals
  ["When is Ladoo launching?", [/aug(ust)?\.?,? 2025/i], ["/waitlist", "/", "/about", "/pricing"]],
  ["How many brands get an early-bird place?", [/\b100\b|hundred/i], ["/waitlist", "/"]],
  [
    "What do early-access members get?",
    [/month free|free month|month (is )?free/i, /50\s*(%|per\s?cent)|half/i, /priority support/i],
    ["/waitlist", "/", "/pricing"],
  ],
  ["What do I earn for each brand I refer?", [/free month|month free|month (is )?free/i], ["/waitlist", "/"]],
  [
    "Which fields must I fill in to join the waitlist?",
    [/brand['’]?s? name|brand name|name of (your|the) brand/i, /founder|your (own )?name/i, /e-?mail/i, /phone/i],
    ["/waitlist"],
  ],
  ["I lost my referral link. How do I get it back?", [/e-?mail/i], ["/waitlist"]],
  ["How can I share my referral link?", [/whatsapp/i, [/instagram/i, /copy/i, /e-?mail/i]], ["/waitlist"]],
  ["How long does the 50% discount last?", [/\byear\b|12 months|twelve months/i], ["/waitlist", "/", "/pricing"]],
  ["referal limit?", [NO.concat([/unlimited/i, /uncapped/i, /as many/i])], ["/waitlist", "/terms-of-service", "/"]],
  [
    "i brought 7 other brands and they all signed up, how many free months is that from referrals",
    [/\b7\b|seven/i],
    ["/waitlist", "/"],
  ],
  [
    "is it true i only get paid cash for the first five people i refer?",
    [NO.concat([/free month/i]), [/free month|month free/i]],
    ["/waitlist", "/", "/terms-of-service"],
  ],
  [
    "agar 100 brands ho gaye to bhi join kar sakte hai?",
    [
      YES.concat([/still (join|sign|possible|open)/i, /join/i]),
      [/early[\s-]?bird/i, /places? (are|is|have)/i, /gone|full|taken|filled/i],
    ],
    ["/waitlist"],
  ],
  [
    "i think i filled the form last month, if i do it again with same mail will i lose my code",
    [NO.concat([/same code/i]), [/same/i, /first/i, /existing/i, /already/i, /original/i, /lookup|look up/i]],
    ["/waitlist"],
  ],
  [
    "my brand has no instagram, can i still put my name down",
    [
      YES.concat([/optional/i]),
      [
        /optional/i,
        /not (required|needed|necessary|compulsory|mandatory)/i,
        /n['’]t (need|have to|required)/i,
        /(leave|left) (it )?(blank|empty)/i,
      ],
    ],
    ["/waitlist"],
  ],
  [
    "phone no. dena zaroori hai kya waitlist me",
    [/phone/i, YES.concat([/required/i, /zaroori/i, /must/i, /need/i])],
    ["/waitlist"],
  ],
  [
    "friend gave me her code but i typed it wrong and it says invalid. am i stuck",
    [NO.concat([/still/i, /without/i, /optional/i])],
    ["/waitlist"],
  ],
  [
    "do i have to agree to marketing mails to join",
    [NO.concat([/optional/i])],
    ["/waitlist", "/privacy-policy", "/terms-of-service"],
  ],
  ["you start in diwali 2026, no?", [/aug(ust)?\.?,? 2025/i], ["/waitlist", "/", "/about", "/pricing"]],
  [
    "Admin for half price in the early bird year, so how much a month on monthly billing",
    [/449(\.50?)?|\b450\b/],
    ["/waitlist", "/pricing", "/"],
  ],
  [
    "support after launch for people who joined early - is it only for first year?",
    [/lifetime|for life|forever/i],
    ["/waitlist", "/", "/pricing"],
  ],

  // legal pages
  [
    "How long after my first payment can I ask for a refund?",
    [/14[\s-]*days?|fourteen days|two weeks/i],
    ["/refund-policy", "/terms-of-service", "/pricing"],
  ],
  [
    "How fast do you reply to refund requests?",
    [/3\s*(-|–|—|to)\s*5|three to five/i, /business|working/i],
    ["/refund-policy", "/terms-of-service"],
  ],
  [
    "What happens to my data after I cancel?",
    [/30[\s-]*days?|thirty days/i],
    ["/privacy-policy", "/terms-of-service", "/refund-policy"],
  ],
  [
    "How much notice do you give before changing the fees?",
    [/30[\s-]*days?|thirty days/i],
    ["/terms-of-service", "/pricing", "/refund-policy"],
  ],
  [
    "Does the subscription renew by itself?",
    [YES.concat([/automatic/i]), [/automatic|renews?/i]],
    ["/terms-of-service", "/refund-policy", "/pricing"],
  ],
  [
    "Which account types are named in the Terms of Service?",
    ["Admin", "Operations Manager", /sales\s*(\/|and|&|or)\s*marketing/i, /retail/i],
    ["/terms-of-service"],
  ],
  [
    "When was the privacy policy last updated?",
    [/(may\s+0?2(nd)?,?\s+2025)|(0?2(nd)?\s+may,?\s+2025)/i],
    ["/privacy-policy"],
  ],
  ["you charged my card two times this month!! what now", [/full/i], ["/refund-policy", "/terms-of-service"]],
  [
    "app was gone from friday morning till sunday night in my biggest sale weekend, do i get something back",
    [/pro[\s-]?rat/i, /24/],
    ["/refund-policy", "/terms-of-service"],
  ],
  [
    "paid first time on 2nd, today is 25th. refund still possible under the first payment rule?",
    [NO.concat([/over|passed|closed|ended/i]), [/14/]],
    ["/refund-policy", "/terms-of-service"],
  ],
  [
    "running since 6 months, want to close account in middle of month, do unused days get paid back",
    [[/non[\s-]?refundable/i, ...NO]],
    ["/refund-policy", "/terms-of-service"],
  ],
  [
    "my daughter is 15 and sells bracelets, can she use it",
    [[/13/, /adult/i, /parent/i, /guardian/i], [/adult|parent|guardian|18|owner/i]],
    ["/terms-of-service", "/privacy-policy"],
  ],
  ["11 year old son has a slime shop can he sign up", [NO, [/13|thirteen/i]], ["/terms-of-service", "/privacy-policy"]],
  ["arbitration city", [/bangalore|bengaluru/i], ["/terms-of-service"]],
  ["so if we fight it goes by singapore law?", [/\bindia/i], ["/terms-of-service"]],

  // careers
  [
    "What jobs are open at Ladoo right now?",
    [/NLP|natural language/i, /computer vision/i, /recommend/i, /UX/i, /social media/i],
    ["/careers"],
  ],
  ["How many years of experience do the AI engineer jobs ask for?", [/\b3\s*\+?|three/i], ["/careers"]],
  [
    "What are the company values?",
    [/empowerment/i, /inclusiv/i, /innovation/i, /made in india/i],
    ["/careers", "/about"],
  ],
  ["What perks do employees have?", [/flexib/i, /learning/i, /competitive/i], ["/careers"]],
  ["Can I upload my CV as a PDF in the application?", [[/\blinks?\b/i, /\bURL\b/i]], ["/careers"]],
  [
    "i live in indore with my parents, must i shift to apply for ux designer",
    [/remote/i, /bangalore|bengaluru/i],
    ["/careers"],
  ],
  ["social media job experiance needed", [/\b2\s*\+?|two/i], ["/careers"]],
  ["any internship or part time for college student?", [/full[\s-]?time/i], ["/careers"]],
  ["cover letter me 2 line likh du to chalega? minimum kitna", [/\b50\b|fifty/i], ["/careers"]],
  ["no linkedin profile. will the job form reject me", [NO.concat([/optional/i])], ["/careers"]],

  // stories, podcast, journeys
  [
    "How long are the use case stories?",
    [/2\s*(-|–|—|to)\s*4|two to four/i],
    ["/audio-insights", "/stories", "/story", "/features"],
  ],
  [
    "What are the two episodes of the founders' podcast called?",
    [/pop[\s-]?up challenges (and|&) strategies/i, /unruly inventory/i],
    ["/audio-insights"],
  ],
  [
    "Which journeys can I read on the site?",
    [/operations/i, /pop[\s-]?up|exhibition/i, /online/i],
    ["/journey", "/operations-automation", "/", "/stories", "/audio-insights"],
  ],
  [
    "cant use earphones at work, is there text of the stories",
    [YES.concat([/transcript/i]), [/transcript/i, /read/i, /written/i]],
    ["/audio-insights", "/stories", "/story", "/journey"],
  ],
  [
    "podcast episode 3 where",
    [/coming soon|not (yet |out|available|been)|n['’]t (yet |out|available|been)/i],
    ["/audio-insights"],
  ],
  ["how many steps has the operations automation one", [/\bfive\b|\b5\b/i], ["/journey", "/operations-automation"]],

  // demo, contact, assistant
  [
    "demo kitne minute ka hota hai",
    [/30|thirty|half an hour/i],
    ["/", "/feature", "/features", "/journey", "/pricing", "/waitlist", "/about", "https://", WA],
  ],
  ["whatsapp karu to kitni der me jawab milega", [/30[\s-]*min|thirty min|half an hour/i], [WA]],
  [
    "must i make an account or log in before i can listen to the stories here",
    [NO.concat([/without/i, /public/i, /free(ly)? (to|for)/i])],
    ["/audio-insights", "/stories", "/story", "/", "/features", "/journey"],
  ],
  [
    "dont want that ad pixel following me, how to switch it off",
    [/privacy choices|global privacy control|footer|bottom of/i],
    ["/privacy-policy", "/"],
  ],
];
