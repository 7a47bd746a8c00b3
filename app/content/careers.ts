/**
 * The Careers page and its open positions. A position's id is its address and is stored with each application,
 * so it never changes; a filled position is removed from the list.
 */
import { brand } from "#app/content/brand.ts";
import { facts } from "#app/content/facts.ts";
import type { JobPosition, Point } from "#app/schemas/content.ts";

const location = `${brand.city} (remote possible)`;

const values = [
  {
    title: "Empowerment",
    description:
      "We put the tools of a large company into the hands of a small one. Inside the team it works the same way: whoever knows the problem best decides.",
    icon: "key",
  },
  {
    title: "Inclusivity",
    description:
      "We build for an aunt who has never wanted an app and a nephew who has never lived without one. A team that builds for both has to sound like both.",
    icon: "heart-handshake",
  },
  {
    title: "Innovation",
    description:
      "A spoken order that becomes a GST invoice is new to the person who used to type it. We use new methods where they save an evening, and old ones where they do.",
    icon: "lightbulb",
  },
  {
    title: "Made in India",
    description:
      "Hinglish over a pressure cooker, UPI at a stall with one bar of signal, a print called bel and a spice called podi: we build for how India really sells.",
    icon: "map-pin",
  },
] as const satisfies readonly Point[];

const perks = [
  {
    title: "Impactful Work",
    description:
      "The team is small, and the brands we build for are close by: what you ship in a week can be at a founder's stall that Saturday.",
    icon: "target",
  },
  {
    title: "Learning & Growth",
    description:
      "You get time in working hours to learn, people who explain things gladly, and now and then a day behind the table at a brand's pop-up.",
    icon: "graduation-cap",
  },
  {
    title: "Flexible Work",
    description:
      "Work from the office, from home or from another city. We agree on a few shared hours a day and leave the rest to you.",
    icon: "laptop",
  },
  {
    title: "Competitive Package",
    description:
      "You get a salary that is fair for the role and for what you can do. We tell you the range in the first call, before you spend an evening on us.",
    icon: "wallet",
  },
  {
    title: "Collaborative Culture",
    description:
      "Engineers sit in on customer calls and designers read the logs. Reviews are kind and written down, and a good question counts as work.",
    icon: "users",
  },
  {
    title: "Great Location",
    description: `Our office is in ${brand.city}, within reach of weekend markets, of the brands we build for, and of very good filter coffee.`,
    icon: "home",
  },
] as const satisfies readonly Point[];

export const careers = {
  hero: {
    heading: "Build the shop behind the small shop",
    intro: `At ${brand.name} we make software for brands that start on a dining table. The problems are small, real and surprisingly hard: a spoken order, a crumpled bill, a shelf that needs counting by six. Come and solve them with us.`,
    positionsLabel: "Open Positions",
    valuesLabel: "Our Values",
  },
  values: {
    heading: "Our Values",
    intro: "Four things written on the wall, and what they mean on a working day.",
    points: values,
  },
  perks: {
    heading: "Why work with us",
    intro: "What you can count on from the first week.",
    points: perks,
  },
  positionsSection: {
    heading: "Open Positions",
    intro: "A person reads every application. If you meet most of a list and not all of it, please write to us anyway.",
    detailsLabel: "About the role",
    responsibilitiesHeading: "Responsibilities",
    requirementsHeading: "Requirements",
    applyLabel: "Apply Now",
  },
  /** Beside the application form; the periods are those of the privacy policy. */
  applicationNotice: `We use what you send to ${facts.applicationPurposes}, and keep it for 12 months. You can have it erased sooner, take back your consent or complain at any time: the [Privacy Policy](/privacy-policy#your-rights) says how.`,
  closing: {
    heading: "Which room of the house is yours?",
    body: "Pick a position, tell us about something you made and are fond of, and we will write back.",
    buttonLabel: "See Open Positions",
  },
} as const;

export const positions: readonly JobPosition[] = [
  {
    id: "ai-engineer-nlp",
    title: "AI Engineer – NLP",
    department: "Engineering",
    location,
    type: "Full-time",
    postedOn: "2026-11-02",
    description: `"Do jar nimbu achaar, ek podi, Thursday tak, same address." That is an order, spoken over a running mixer, and ${brand.name} has to turn it into two line items, a delivery date, the right customer and a GST invoice. You will own how our product understands people: spoken orders in Hindi, English and what lies between, messages pasted from WhatsApp, and the questions visitors put to our assistant. The Sales Desk takes orders by voice. Your task is to make it right when the kitchen is loud, the name is new, and the quantity is "thoda zyada".`,
    responsibilities: [
      "Build and improve the pipeline from a spoken or pasted order to structured line items, quantities, dates and customers.",
      "Handle code-mixed Hindi and English, product nicknames, regional spellings and numbers said in more than one way.",
      "Make the system ask when it is unsure, in one short question, rather than guess and bill the wrong jar.",
      "Keep our assistant's answers tied to our own content, and make it decline gracefully where the content ends.",
      "Collect test sets with the consent of the speakers, and measure accuracy by order and not only by word.",
      "Bring models within the time and cost that a small brand's order can bear.",
    ],
    requirements: [
      "3+ years of building language products that real users depend on.",
      "Strong Python, and sound experience with a modern deep-learning framework and transformer models.",
      "Practical knowledge of speech recognition, entity extraction and retrieval, and of the ways in which each fails.",
      "Experience with at least one Indian language in text or speech; code-mixed data is a plus.",
      "The habit of writing the evaluation before the model.",
      "Care with personal data: you know what not to collect.",
    ],
  },
  {
    id: "ai-engineer-ml",
    title: "AI Engineer – ML",
    department: "MLOps, Engineering",
    location,
    type: "Full-time",
    postedOn: "2026-11-02",
    description: `A model that was right in March and wrong during the Diwali rush is a model nobody was watching. You will build and run the platform under all of ${brand.name}'s models: the ones that hear an order and suggest a reorder, and those to come, that read a bill and count a shelf. That means training that can be repeated, releases that can be undone, and alarms that go off before a founder notices. Our users' month has a rhythm, with filing days and festivals on the calendar, and your systems should expect the load, and the strange data, that comes with it.`,
    responsibilities: [
      "Set up repeatable training, evaluation and release for every model in the product, from data to rollback.",
      "Serve models at low latency and known cost, at the edge where that is the better place for them.",
      "Watch live models for drift, slowness and silent failure, and alert the right person with a useful message.",
      "Build data pipelines that keep each brand's data apart and honour a request to erase it.",
      "Give the other engineers simple tools to test an idea on real, permitted data within a day.",
      "Plan with the product team for festival weeks and filing days.",
    ],
    requirements: [
      "3+ years in MLOps, ML engineering or platform work, with models in production.",
      "Strong Python, and confidence with containers, continuous delivery and one of the large cloud platforms.",
      "Experience in serving and monitoring models, including the night when it went wrong and what you changed afterwards.",
      "Good SQL, and a clear idea of how data should be versioned.",
      "An eye for cost: you can say what a thousand predictions should cost, and why.",
      "Clear writing. A runbook of yours can be followed by a colleague at night.",
    ],
  },
  {
    id: "ai-engineer-computer-vision",
    title: "AI Engineer – Computer Vision",
    department: "Engineering",
    location,
    type: "Full-time",
    postedOn: "2026-11-02",
    description:
      "A founder takes two photographs. One is a supplier's bill, folded in four, with a tea stain over the GST number (GSTIN). The other is a shelf of jars behind a glass door. From the first she wants a purchase entry with the right tax codes (HSN); from the second, a number. You will make both work on an ordinary phone in poor light. You will read invoices in many layouts and more than one script, count stock from a shelf photograph, and recognise a block print in five sizes by its motif. The Storeroom is only as good as its count, and you will be helping people to count.",
    responsibilities: [
      "Read GST invoices and bills from phone photographs: find the fields, check the sums and the GSTIN, and say which parts are uncertain.",
      "Count and recognise products in a shelf or stall-box photograph, and show on the picture what was counted.",
      "Match product photographs to the catalogue, down to the print, colour and pack size.",
      "Make capture itself better: guide the hand, correct the angle, and warn of glare before the shutter.",
      "Build data sets of Indian bills, labels and shelves, with consent and with personal details removed.",
      "Fit models to mid-range phones and slow networks, and measure them there.",
    ],
    requirements: [
      "3+ years in computer vision, with at least one feature in the hands of users.",
      "Strong Python and experience with a modern deep-learning framework for detection, segmentation or recognition.",
      "Hands-on work with document understanding or OCR beyond calling a ready-made service.",
      "Knowledge of on-device inference, quantisation and the limits of a phone camera.",
      "Patience with data: you label the first few hundred pictures yourself, to see what they are like.",
      "Knowledge of Devanagari or another Indian script in OCR is a plus.",
    ],
  },
  {
    id: "ai-engineer-recommender",
    title: "AI Engineer – Recommender Systems",
    department: "Engineering",
    location,
    type: "Full-time",
    postedOn: "2026-11-02",
    description:
      "Sixteen prints in five sizes make eighty decisions before a single kurta is cut. The Crystal Ball exists for those: what to make, in which size, how many to carry to a stall, which customer's jar is about to run out. You will build the suggestions behind it. The data is small and honest: one founder's two years of sales, three festivals, one rained-out market. Methods that need a million users do not help here; good statistics and plain reasons do. Each suggestion has to come with its why, because the person who reads it is about to spend her own money on cloth.",
    responsibilities: [
      "Build size-run and reorder suggestions from sales, returns and lead times, with a range and not just one number.",
      "Forecast demand for festivals, seasons and single events from short and uneven histories.",
      "Suggest whom to write to and when, such as a first-time buyer whose face pack lasts about six weeks.",
      "Give each suggestion a reason in one sentence that a founder can check against her own sense.",
      "Test offline and with willing brands, and report what a suggestion saved or cost.",
      "Respect consent and privacy: one brand's data never leaks into another brand's advice.",
    ],
    requirements: [
      "3+ years in recommendation, forecasting or applied statistics, with results that people acted on.",
      "Strong Python and SQL, and fluency in both classical and learned methods.",
      "Experience with small, sparse or seasonal data: hierarchical models, Bayesian methods or well-made baselines.",
      "A sound understanding of experiments, of bias and of what cannot be concluded.",
      "The ability to explain a model to a person who sells pickle, without talking down.",
      "Knowledge of inventory, retail or fashion is a plus.",
    ],
  },
  {
    id: "ai-ux-designer",
    title: "AI UX Designer",
    department: "Design",
    location,
    type: "Full-time",
    postedOn: "2026-11-02",
    description: `What should a screen look like when the software is fairly sure that it heard "six jars", and the person holding the phone has turmeric on her hands? You will design how ${brand.name} listens, suggests, doubts and admits a mistake: voice orders, suggestions in The Crystal Ball, the assistant on this website and, in time, bills read from a photograph. The people we build for range from a founder who loves a spreadsheet to a tailor who would sooner talk than type. Some of them will meet machine learning for the first time in your work. It should feel like a helpful shopkeeper who repeats the order back before packing it.`,
    responsibilities: [
      "Design the flows in which people speak, photograph, confirm and correct, from a first sketch to the shipped screen.",
      "Find clear ways to show confidence, reasons and doubt, without jargon or false certainty.",
      "Sit with founders in kitchens, at stalls and in packing corners, and bring back what you saw.",
      "Test prototypes on mid-range phones, outdoors, with one hand and on a poor network.",
      "Write the words as part of the design, in English first and with translation in mind.",
      "Look after our design system with the engineers, to WCAG 2.2 AA.",
    ],
    requirements: [
      "3+ years of product design, with a portfolio that shows the reasoning behind the screens.",
      "Experience in designing for voice, camera, suggestions or other features that can be wrong.",
      "Sound practice in user research with people who are not used to being asked.",
      "Command of interaction design, prototyping and a modern design tool.",
      "Working knowledge of accessibility, and of what is easy and what is dear to build.",
      "Good English and Hindi; a South Indian language is a plus.",
    ],
  },
  {
    id: "social-media-marketing",
    title: "Social Media Marketing Specialist",
    department: "Marketing",
    location,
    type: "Full-time",
    postedOn: "2026-11-02",
    description: `Small-brand founders read between two customers, on a phone, usually standing. You will write and film for that moment: a reel about packing a stall box, a thread on reading a size run, a WhatsApp note on the night before the sales return (GSTR-1). You will run our channels, look after the founders' community, and help the podcast and the stories to reach the people they were written for. Only the first 100 brands get the early-bird offer, so the numbers are small and every reply is a conversation. We would sooner have forty founders who answer than forty thousand who scroll past.`,
    responsibilities: [
      "Plan and make posts, reels and short videos for Instagram and the other places where founders are.",
      "Turn the stories, journeys and podcast episodes into pieces that stand on their own.",
      "Answer comments and messages the same day, and bring what founders say back to the product team.",
      "Look after the founders' community: welcome people, start useful threads, and keep it kind.",
      "Run small, careful campaigns and report what they cost, what came of them, and what you would stop.",
      "Keep our promises straight: no claim goes out that the product does not keep.",
    ],
    requirements: [
      "2+ years in social media or content marketing, ideally for a consumer brand or for small businesses.",
      "A portfolio of posts, videos or campaigns that you made yourself.",
      "Good writing in English and Hindi, and an ear for how founders talk.",
      "Comfort with shooting and cutting short videos on a phone.",
      "The habit of reading the numbers, and of knowing which of them matter.",
      "A weakness for pop-ups, block prints or pickle is a plus.",
    ],
  },
];
