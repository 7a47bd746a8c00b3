/** The texts of the pages behind mailed links, and the waitlist page's texts about mail. None is shown while mail is off. */
import { offer } from "#app/content/brand.ts";

/** The answer to a request for a link to one's own page, whether or not the address is on the list. */
export const mailedLinkMessage =
  "If this address is on the waitlist, the link to your page is on its way to it. It works for 30 minutes.";

/** Added to the texts of lookup and panel while mail is on. */
export const waitlistMail = {
  lookup: {
    button: "Email me my link",
    about:
      "Or get an email with a link to your own page, where you can see your entry, correct your names, phone number and IG handle, and take the entry off the list. If your browser runs no scripts, both buttons send this email.",
    sent: { title: "Check your email", description: mailedLinkMessage },
  },
  /** After a join. */
  confirm: "We have emailed you a link: please confirm with it, within 30 days, that the address is yours.",
  /** After a repeated join, which may have sent no mail. */
  confirmKnown:
    "If your address is confirmed, nothing is left to do. If it is not, press 'Reserve a spot for another brand', and ask for a link under 'Already signed up?'.",
  progress: {
    line: "{joined} joined, {counted} counted: {months}.",
    months: { one: "1 free month earned", other: "{count} free months earned" },
    note: `A brand counts, and brings you ${offer.freeMonthsPerReferral} free month, once it has confirmed its address. If we do not count one, the page behind 'Email me my link' says why.`,
  },
} as const;

/** For a link that is forged or too old, or whose entry is gone. */
const refused = {
  heading: "This link has expired or is incomplete",
  body: "It may also be for an entry that is no longer on the list. Nothing was changed.",
  again: "Get a new link",
} as const;

export const confirmPage = {
  title: "Confirm your address",
  ask: {
    heading: "Confirm your address",
    body: "Press the button to confirm that {email} is your address.",
    button: "Confirm my address",
  },
  done: {
    heading: "Thank you, that is confirmed",
    body: "You keep your place on the waitlist.",
  },
  /** For a brand that came through another one's link. */
  doneReferred: {
    heading: "Thank you, that is confirmed",
    body: "You keep your place on the waitlist, and the brand that told you about us is credited.",
  },
  before: { heading: "That was confirmed before", body: "Nothing is left to do. You keep your place on the waitlist." },
  refused,
} as const;

export const stopPage = {
  title: "Stop messages",
  ask: {
    heading: "Stop messages",
    body: "Shall we stop news and offers by email ({email}) and on WhatsApp, and emails about brands that confirm after joining with your link? You keep your place. We still email you about your own entry, for example when your account opens.",
    button: "Stop messages",
  },
  done: {
    heading: "No more messages",
    body: "We have stopped them, by email and on WhatsApp. Your place on the waitlist stays.",
  },
  before: { heading: "No more messages", body: "They were stopped before. Your place on the waitlist stays." },
  refused,
} as const;

export const notMePage = {
  title: "This was not me",
  ask: {
    heading: "This was not me",
    body: "Shall we never email this mailbox again? If the email was about the waitlist, its entry is taken off too. This cannot be undone here: if you want to join after all, write to us.",
    button: "Yes, this was not me",
  },
  done: {
    heading: "That is done",
    body: "This mailbox gets no more emails from us. If the email was about the waitlist, the entry is off the list. To have a job application erased, please write to us.",
  },
  refused,
} as const;

export const myEntry = {
  title: "Your page",
  heading: "Your entry: {brand}",
  intro:
    "Only somebody who has the link sees this page. The link works for 30 minutes after we sent it; close the page when you are done on a shared computer.",
  refused,
  erased: {
    heading: "Your entry is off the list",
    body: "We have erased it, with your referral code and the free months earned with it. Nothing else is left to do.",
  },
  notices: {
    confirmed: "Your address is confirmed.",
    corrected: "Your entry is corrected.",
    meanwhile:
      "Nothing was changed yet: we corrected your entry while you had this page open. Please look at the fields marked below, and save again what should replace ours.",
    nowSays: "It now says: {value}",
    invalid: "Nothing was changed yet. Please look at the fields marked below.",
    stopped: "Messages are stopped, by email and on WhatsApp.",
    resumed: "From now on we may send you news and offers.",
    told: "We email you when a brand that came with your link has confirmed its address.",
    tick: "Nothing was changed. To take your entry off, please tick the box first.",
  },
  confirm: {
    heading: "Your address is not confirmed yet",
    body: "Please confirm it, so that we can reach you when your account opens. An early-bird place that is not confirmed within 30 days goes to a brand that comes later.",
    bodyReferred:
      "Until it is confirmed, the brand that told you about us does not get its free month. An early-bird place that is not confirmed within 30 days goes to a brand that comes later.",
    button: "Confirm my address",
  },
  entry: {
    heading: "Your entry",
    facts: {
      position: "Place on the list",
      email: "Email",
      code: "Referral code",
      joined: "Joined on",
      confirmed: "Address confirmed on",
      referredBy: "Came through the code",
      businessType: "Brand type",
    },
    none: "Not yet",
    correctHeading: "Correct it",
    fields: {
      brandName: "Brand name",
      founderName: "Founder name",
      phoneNumber: "Phone number",
      igHandle: "IG handle (optional)",
    },
    submit: "Save",
    address:
      "If your brand type or your email is wrong, write to us: we correct it, and you keep your place and your link.",
  },
  referrals: {
    heading: "Brands that came through your link",
    none: "None yet.",
    newest: "{all} brands came. These are the newest {shown}; the file below has every one.",
    granted: { one: "1 free month granted so far.", other: "{count} free months granted so far." },
    states: {
      pending:
        "Does not count yet: it has not confirmed its address. It was asked to confirm by {until}, and counts even if it confirms later.",
      lapsed: "Does not count: it did not confirm its address within 30 days. It counts once it does.",
      confirmed: "Counts: one free month is owed to you.",
      granted: "Counts: your free month for it was granted.",
      refused: "Does not count: {reason}",
    },
  },
  messages: {
    heading: "Messages",
    on: "We may send you news and offers by email and on WhatsApp, and email you at most once a day about brands that confirmed after joining with your link.",
    news: "We send you no news and offers, since we do not have your consent for them. We tell you at most once a day of brands that confirmed after joining with your link.",
    newsOnly:
      "We may send you news and offers by email and on WhatsApp. We do not tell you of brands that confirmed after joining with your link.",
    off: "We send you only what is about your own entry.",
    stop: "Stop messages",
    tell: "Email me when a brand that came with my link confirms",
    /** Below the sentence of the form that asks for this consent. */
    resume: "Yes, send me news and offers",
  },
  consent: {
    heading: "What you agreed to",
    terms: "The form's texts and the Terms of Service (version {version}), on {date}",
    marketing: "News and offers (version {version}), on {date}",
    withdrawn: "withdrawn on {date}",
    none: "You joined before we kept receipts of this.",
  },
  download: {
    heading: "Download",
    body: "Everything that we hold of your entry, with the list of our emails to you in the last 30 days, as a JSON file.",
    button: "Download my data",
  },
  erase: {
    heading: "Take your entry off",
    body: "This erases your entry for good, with your place, your referral code and the free months earned with it. It cannot be undone.",
    tick: "Yes, erase my entry",
    button: "Take my entry off",
  },
} as const;
