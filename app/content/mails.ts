/**
 * The texts of the mails to people on the waitlist. Text and HTML are made of the same lines (`.server/mail/compose.ts`). No
 * mail repeats a text that a visitor typed: people who type somebody else's address must not choose what that person receives.
 */
import { brand, offer } from "#app/content/brand.ts";

const hello = "Hello,";
const goodbye = `Your ${brand.name} team`;
const notYou = "If you did not ask for this, your address was typed by mistake. You need do nothing.";

export const mails = {
  hello,
  goodbye,
  welcome: {
    subject: `Please confirm your place on the ${brand.name} waitlist`,
    place: "Your brand is number {position} on the waitlist.",
    earlyBird: `It is one of the first ${offer.capacity}: ${offer.headline} is yours. The free month begins when you choose a plan.`,
    /** For an early place that lapses on the day `until`. */
    earlyUntil: `It is one of the first ${offer.capacity}: confirm your address by {until}, and ${offer.headline} is yours. If you do not, the early-bird place goes to a brand that comes later, and your entry stays. The free month begins when you choose a plan.`,
    confirm: "One thing is left to do: please confirm that this address is yours.",
    confirmButton: "Confirm my address",
    confirmWhy:
      "The link opens a page with a button and works for 30 days. If a brand told you about us, it gets its free month once you have confirmed.",
    link: "This is your referral link. Each brand that joins through it and confirms its address brings you one free month:",
    notYou,
    notMe: {
      body: "If you did not ask for this, another person has typed your address. Press below: we take the entry off the list, and never email this mailbox again.",
      button: "This was not me",
    },
  },
  /** For a brand that joins once more after confirming. */
  confirmedSubject: `Your place on the ${brand.name} waitlist`,
  ownLink: {
    subject: `Your ${brand.name} waitlist page (link works for 30 minutes)`,
    body: "Here is the link that you asked for. It opens your page: your entry, the brands you brought, and the buttons to correct your names, phone number and IG handle, download all that we hold of your entry, stop messages or take it off the list.",
    button: "Open my page",
    limits: "It works for 30 minutes. Please do not pass it on: whoever has it can change your entry.",
    notYou,
  },
  referral: {
    subject: "A brand you referred has confirmed. Free months earned: {months}",
    one: "1 brand has joined with your link and confirmed its address: 1 free month earned.",
    other: "{confirmed} brands have joined with your link and confirmed their addresses: {months} free months earned.",
    waiting: {
      one: "1 more has joined and not confirmed yet.",
      other: "{count} more have joined and not confirmed yet.",
    },
    link: "Your link, for the next brand:",
    why: "You get this at most once a day, because you are on our waitlist and a brand has come through your link.",
    stopButton: "Stop messages",
  },
} as const;
