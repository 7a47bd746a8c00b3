/**
 * The early-access page. Toast texts are the specification's, letter for letter. The page fills in the placeholders
 * `{link}`, `{code}`, `{spots}`, `{count}` and `{brand}`; those of the launch are in `launch.ts`, those of
 * mail in `mail-mentions.ts`.
 */
import { brand, offer } from "#app/content/brand.ts";
import { facts } from "#app/content/facts.ts";
import type { FaqItem, Point, Testimonial } from "#app/schemas/content.ts";

export const waitlistHero = {
  /** The badge names the month; the counter stands beside it. */
  monthBadge: "{launchBadge}",
  spotsBadge: { one: "{earlySpot}", other: "{earlySpots}" },
  heading: "{earlyHeading}",
  launch: "{launchSentence}",
  body: "Joining takes two minutes and costs nothing.",
  cta: "Reserve Your Spot",
} as const;

export const waitlistBenefits: readonly Point[] = [
  {
    title: "{earlyBenefitTitle}",
    description: "{earlyBenefit}",
    icon: "gift",
  },
  {
    title: "A free month for each friend",
    description:
      "Send your link to the brand at the next stall. Each brand that signs up through it brings you one free month, and there is no cap.{mailCounts}",
    icon: "users",
  },
  {
    title: "{earlySupportTitle}",
    description: "{earlySupport}",
    icon: "headphones",
  },
  {
    title: "{earlyRoomsTitle}",
    description: "{earlyRooms}",
    icon: "lightbulb",
  },
];

export const waitlistForm = {
  heading: "Reserve Your Spot",
  intro: "Fields marked optional can stay empty.",
  fields: {
    brandName: { label: "Brand name", hint: "As your customers know it" },
    founderName: { label: "Founder name", hint: "Your name, or that of the person we should ask for" },
    email: {
      label: "Email",
      hint: "We write here when your access is ready",
      /** A button that puts the address in. */
      misspelt: "Did you mean {address}?",
    },
    phoneNumber: {
      label: "Phone number",
      hint: "With country code if it is not an Indian number",
      notTenDigits: "Enter all 10 digits, or start with + and the country code.",
    },
    businessType: { label: "Brand type", hint: "For example block-printed kurtas, pickles or soaps" },
    igHandle: { label: "IG handle", hint: "For example @yourbrand" },
    referralCode: {
      label: "Referral code",
      hint: "Eight letters and digits, or the link, from the brand that told you about us",
      unknown: "{code} is not a code we know. You can join without one.",
      noCode: "This is not a referral code (8 letters and digits). You can join without one.",
    },
  },
  optional: "optional",
  /** Beside the honeypot, for people who see it after all. */
  leaveEmpty: "Leave this empty",
  /** Text with in-site links as [text](/path). */
  terms: "I accept the [Terms of Service](/terms-of-service) and have read the [Privacy Policy](/privacy-policy).",
  marketing: `Marketing: ${brand.name} may send news and offers to my inbox and on WhatsApp. I can stop this at any time.`,
  privacyNote: `We use these details to ${facts.waitlistPurposes}. We do not sell them. Whoever opens your referral link sees your brand's name, and whoever has your code sees how many brands have joined with it.{mailSeen} Whoever knows your email can look up your referral code and your place. You can take back your consent, have your entry erased or complain at any time: the [Privacy Policy](/privacy-policy#your-rights) says how.`,
  /** Above the form when its scripts fail in a browser. */
  broken: "Parts of this form do not work in your browser. You can fill it in and send it all the same.",
  submit: "Join the waitlist",
  submitting: "Processing...",
} as const;

export const waitlistLookup = {
  heading: "Already signed up?",
  body: "Enter the email you joined with, and we show you your referral link again.",
  label: "Email you joined with",
  submit: "Find my code",
  searching: "Finding...",
  found: "Here is your link",
  again: "Look up another email",
} as const;

export const waitlistPanel = {
  heading: "You're on the list!",
  /** Around the number on the ticket. */
  ticket: { number: "Number", early: `of the first ${offer.capacity} brands`, late: "on the list", site: brand.name },
  earlyBird: `${offer.headline} is reserved for you.{mailKeeps} The free month begins when you choose a plan.`,
  late: `The first ${offer.capacity} places, with ${offer.headline}, are gone; each brand that signs up through your link still brings you a free month.`,
  known: "You had joined already, so nothing has changed. Here is your link again.",
  /** At the panel's end: the way back to the form, also for another person at the same computer. */
  another: "Reserve a spot for another brand",
  linkLabel: "Your referral link",
  codeLabel: "Your code",
  copy: "Copy link",
  shareBody: "One free month for each brand that signs up through your link. There is no cap.",
  whatsapp: "Share on WhatsApp",
  instagram: "Share on Instagram",
  instagramHint: "Instagram takes no ready-made links: copy yours first, then paste it into your story or bio.",
  mail: "Share by email",
  more: "More ways to share",
  /** Above the counters, which are of all brands. */
  statsHeading: "All brands on the waitlist",
  stats: {
    spotsLeft: { one: "{earlySpotLabel}", other: "{earlySpotsLabel}" },
    totalSignups: "Total signups",
    referralSignups: "Referral signups",
  },
  progress: {
    heading: "Your progress",
    none: "No brand has joined through your link yet.",
    one: "1 brand has joined through your link: 1 free month earned.",
    other: "{count} brands have joined through your link: {count} free months earned.",
  },
  qr: {
    heading: "Your link as a QR code",
    body: "Print it and stand it on the table at your next pop-up.",
    alt: "QR code of your referral link",
    print: "Print the QR code",
    sheetHeading: `{brand} invites you to ${brand.name}`,
    sheetBody: "Stock, GST invoices, UPI payments and customers in one place, for small brands like yours.",
    bargain: "You get your place on the list, and {brand} gets a free month.",
  },
} as const;

/** The `message` of the join call. */
export const joinMessages = {
  joined: `${offer.headline} is reserved for your brand.`,
  joinedLate: `Your brand is on the waitlist. The ${offer.capacity} early-bird places are gone, but your referral link earns a free month for each brand that signs up.`,
  alreadyRegistered: "This email is on the list already. Here is your referral code.",
  /** Added to a new brand's message when its referral was not counted. */
  noCode: "We found no referral code in what you entered, so no brand is credited with bringing you.",
  unknownCode: "No brand has this referral code, so none is credited with bringing you.",
  knownMailbox: "Another address of your mailbox is on the list already, so the referral code does not count.",
} as const;

/** Texts to send, short enough for one screen of a chat. They promise the early-bird offer only while there are places. */
const shareTextsWith = (early: { whatsapp: string; mail: string }) => ({
  whatsapp: `I've put my brand on the early list for ${brand.name}: stock, GST invoices and UPI payments in one app, made for small brands.${early.whatsapp} My link: {link}`,
  mailSubject: `${brand.name}, for your brand too?`,
  mailBody: `Hello,

I have put my brand on the early-access list for ${brand.name}. It keeps stock, orders, GST invoices, payments and customers in one place, and you can speak an order instead of typing it. {launchSentence}${early.mail}

If you would like a place too, here is my link:
{link}

I get a free month if you sign up through it, so a cutting chai is on me.`,
});

export const shareTexts = {
  early: shareTextsWith({
    whatsapp: ` The first ${offer.capacity} get ${offer.headline}.`,
    mail: ` The first ${offer.capacity} brands get ${offer.headline}.`,
  }),
  late: shareTextsWith({ whatsapp: "", mail: "" }),
} as const;

/** Told in place of a brand's name that could mislead (`.server/waitlist/told-name.ts`). */
export const unnamedBrand = "a brand on the waitlist";

export const waitlistToasts = {
  missing: {
    title: "Missing information",
    description: "Please fill in all required fields (brand name, founder name, email, phone number) and accept terms.",
  },
  error: { title: "Error", fallback: "An error occurred. Please try again.", joinFailed: "Failed to join waitlist" },
  emailRequired: {
    title: "Email required",
    description: "Please enter your email address to find your referral code",
  },
  emailNotFound: {
    title: "Email not found",
    description: "No referral code found for this email. Please check the email or join the waitlist.",
  },
  invalidCode: {
    title: "Invalid referral code",
    description: "The referral code you're using is not valid.",
  },
  codeFound: { title: "Success!", description: "We found your referral code!" },
  referralApplied: {
    title: "Referral Applied",
    description: "You were referred by {brand}. You'll both receive benefits!",
  },
  linkCopied: { title: "Link copied!" },
  /** When the browser allows only the visitor to copy. */
  linkMarked: {
    title: "Your link is selected",
    description:
      "Your browser does not let us copy it. Press Ctrl+C (or Cmd+C), or hold your finger on it and choose Copy.",
  },
  welcomeBack: { title: "Welcome Back!" },
} as const;

export const testimonialsSection = {
  heading: "What founders say",
  note: "Tara, Kabir and Dev are almost real: made up, as are their brands, from habits that many founders share.",
} as const;

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      "I used to come home from a pop-up with a swatch full of scribbles and a headache the colour of haldi. Now Golu closes the event on the phone while I fold the stoles, and I can see that we brought home four kurtas and no riddles.",
    name: "Tara Rathore",
    brandName: "Bel & Buta",
    city: "Jaipur",
    founder: "tara",
  },
  {
    quote:
      "In a hotel kitchen nobody asks the chef to copy out the orders by hand at seven. I did it for years at my own table, with four notebooks open. The blue one is now under the short leg of Ammini's grinding table, and it is the right thickness.",
    name: "Kabir Nair",
    brandName: "Pepper Porch",
    city: "Kochi",
    founder: "kabir",
  },
  {
    quote:
      "Twenty-six products, four shelves, two marketplaces, one site, and for all that I had a spreadsheet of, wait, I counted, thirty-one tabs. On Tuesday I open one page. Rhea says I have become bearable at breakfast.",
    name: "Dev Kulkarni",
    brandName: "Sunday Ubtan",
    city: "Pune",
    founder: "dev",
  },
];

export const waitlistFaqHeading = "Before you join";

export const waitlistFaq: readonly FaqItem[] = [
  {
    question: "{launchQuestion}",
    answer: "{launchAnswer} Brands on the waitlist come in first.",
  },
  {
    question: "How do referrals work?",
    answer: `For each brand that signs up through your referral link you get ${offer.freeMonthsPerReferral} extra free month, with no cap.{mailCounts} Your link holds a code of eight letters and digits, which the other brand can also type into the form. That brand gets a link of its own as well and, like every brand, the early-bird offer while there are places. No brand counts twice, and your own code does not count for yourself.`,
  },
  {
    question: "What happens after I apply?",
    answer:
      "You see your place on the list and your referral link as soon as you have joined.{mailAfterJoin} When your account can be opened, we write to the email address you gave us and say how. If you lose the link, 'Already signed up?' on the waitlist page finds it again from your email address.{mailOwnLink}",
  },
  {
    question: "Is there a limit to how many brands I can refer?",
    answer: `No. Referral months have no cap: each brand that signs up through your link adds one free month, whether it is the first or the thirtieth.{mailCounts} The early-bird places end at ${offer.capacity}; the referral months have no end.`,
  },
  {
    question: "Which features are in the launch beta?",
    answer:
      "All seven rooms are in the launch beta: The Storeroom for stock, The Sales Desk for orders and GST invoices, The Cash Register for UPI, cards, wallets and netbanking, The Customer Lounge, The Sales Outlets with the event kit, The Crew and The Crystal Ball. It is a beta, so some corners will still be rough, and we would like to hear which.",
  },
  {
    question: "How safe is my data?",
    answer: `What you enter on the waitlist travels encrypted and is kept in a database that the public cannot reach. We use it to ${facts.waitlistPurposes}, and we do not sell it. Whoever has your referral link can see your brand's name and how many brands have joined with it, but not your own name, email or phone number. Whoever knows your email can look up your referral code and your place on the list.{mailSeen} If you want your entry erased, write to us; the Privacy Policy says how.{mailErase} In the product itself, every login sees only the rooms its role opens. ${facts.deletionAfterCancelling}`,
  },
];

export const waitlistClosing = {
  heading: "Put your brand on the list",
  body: "It takes two minutes and no card. {launchSentence}",
  cta: "Reserve Your Spot",
} as const;
