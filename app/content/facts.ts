/**
 * Facts that several texts state: pages, policies, mails and Smoothie's frequent questions. Each is worded here once. Content
 * takes it as `${facts.name}`, frequent questions as `{name}`.
 */
import { offer } from "#app/content/brand.ts";

export const facts = {
  useByDates: "Batches carry their use-by dates, and the picking list names the oldest batch that is still good first.",
  /** What waitlist details are for: the notice at the form and the privacy policy name the same purposes. */
  waitlistPurposes:
    "hold your place, tell you when your account can be opened, count the brands that join with your link, check that no brand counts twice, give you and the brand that referred you the free months you have each earned, and answer you",
  /** What job applications are for: the notice at the form and the privacy policy name the same purposes. */
  applicationPurposes: "read your application, talk to you about it and decide",
  loungeReaders: "everyone whose role opens the Lounge",
  invoiceParts:
    "It takes the HSN code (the code of what you sell) from the product, a number from your series, and the tax from the place where the parcel goes: CGST and SGST inside your state, IGST outside it.",
  stallSeries:
    "A stall in another state usually needs a registration there, with its own GST number (GSTIN) and its own invoice series: ask your accountant before you book.",
  salesReturnDue:
    "GSTR-1, the return of your sales, is due on the 11th for those who file monthly, and on the 13th for those who file by the quarter (QRMP).",
  salesReturnFile: "invoices to businesses, totals to consumers by state, credit notes, and quantities by HSN code",
  payoutDays: "the same day, Saturdays and Sundays included",
  exportFirst:
    "Export your invoices and accounts first: GST law asks you to keep them for 72 months from the due date of the year's annual return.",
  deletionAfterCancelling:
    "A cancellation takes effect at the end of the period you have paid for. We keep your data for 30 days after that, and then delete it.",
  rightsFrom:
    "You have these rights with us today, and we ask no fee for any of them. The DPDP Act grants them too, by provisions that take effect in May 2027",
  breachNotice:
    "we tell you without delay what happened and what it may mean for you. We also tell you what we have done, and what you can do yourself. We report it to CERT-In, as the law asks today, and from May 2027 to the Data Protection Board of India",
  annualWithEarlyBird: `Whether the early-bird offer and paying annually can be combined is not settled yet, so please ask us on WhatsApp before you pay for a year. By itself, paying annually saves {annualSaving}, and the early-bird offer is ${offer.headline}.`,
  referralGains: `The brand whose referral code is used gets ${offer.freeMonthsPerReferral} extra free month for each brand that signs up with it, with no cap. The brand that joins gets a link of its own as well and, like every brand, the early-bird offer while there are places.`,
  jobApplicationKept: "12 months from the day you applied, unless you have it erased earlier",
} as const;
