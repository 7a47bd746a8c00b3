/**
 * All sentences about mail in texts about other things. Those texts hold one of these names in braces, as with `launch.ts`.
 * While mail is off each is empty, so every text must read well without it; a row or paragraph that consists of one alone is
 * left out.
 */
import { offer } from "#app/content/brand.ts";

export const mailMentions = {
  /** After a sentence that promises a free month for each brand. */
  mailCounts: " A brand counts once it has confirmed its email address, by a link that we send to it.",
  /** After the offer, on the ticket of a brand that has just joined. */
  mailKeeps: " Confirm your address within 30 days to keep it, or it goes to a brand that comes later.",
  mailAfterJoin:
    " We also email you a link: please confirm with it that the address is yours. If it does not come, look among the spam.",
  mailOwnLink:
    " It can also email you a link to your own page, where you see who came through your link, correct your names, phone number and IG handle, and download or erase all that we hold of your entry.",
  mailErase: " Or do it yourself: 'Already signed up?' on the waitlist page emails you the link to your own page.",
  /** In the terms of service. */
  mailPlace:
    " An early-bird place that is not confirmed by the emailed link within 30 days goes to a brand that comes later.",
  /** In the privacy policy. */
  mailStored:
    " Also by when you were asked to confirm your address and when you did, when you last asked for a link, when you stopped our emails, when we last told you of brands you brought, and of each email we sent you which kind it was and when it went out.",
  mailApplied: " Also when we emailed you that we have it.",
  mailSeen:
    " Whoever has your referral code also sees how many of the brands that came with it count for you. The brand whose code you came with sees, on its own page, your brand's name, the day you joined, whether you have confirmed your address, and whether you count for it, with our reason if you do not.",
  mailLogs: " Nor does it contain the links that we email to you.",
  mailPart: "Email",
  mailDoes:
    "Sends our emails: the link to confirm your address, the link to your own page, news of brands that came with your link and confirmed, and that we received your application",
  mailHolds:
    "Your email address, your referral code, your place and until when to confirm, how many brands came with your link and the months earned, and the position you applied for",
  mailKeptWhat: "The list of emails we sent you",
  mailKeptFor: "30 days from the day each was sent; without their texts",
  mailConfirm: `When you join, we email you a link to confirm your address. If you do not confirm it within 30 days, your entry stays, but an early-bird place goes to a brand that comes later. If a brand told you about us, it is not owed its ${offer.freeMonthsPerReferral} free month until you do. When brands that you brought have confirmed, we tell you of them at most once a day, until you stop these emails, by the link in each of them or on your own page. If somebody else typed your address, 'This was not me' in that email takes the entry off; so that no email goes to your mailbox again, we keep a fingerprint of it, made with a secret key, from which it can't be read. It stays until you ask us to email you again.`,
  mailRights:
    "Most of this you can do by yourself. 'Email me my link' on the [waitlist page](/waitlist) sends you a link to your own page, where you see your entry, correct your names, phone number and IG handle, download everything that we hold of it, stop messages and take the entry off the list. The link works for 30 minutes, for your entry alone; please do not pass it on.",
} as const;

export type MailTexts = Readonly<Record<keyof typeof mailMentions, string>>;

export const mailNames = Object.keys(mailMentions) as readonly (keyof typeof mailMentions)[];

/** The sentences by name; empty while mail is off. */
export function mailTexts(isOn: boolean, words: MailTexts = mailMentions): MailTexts {
  return isOn ? words : (Object.fromEntries(mailNames.map((name) => [name, ""])) as MailTexts);
}

/** True for a paragraph or a row that is about mail alone. */
export const isMailAlone = (text: string): boolean => /^\{mail\w*\}$/.test(text);
