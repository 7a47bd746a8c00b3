/**
 * The Refund and Cancellation Policy: six sections. The terms repeat its periods in short; change both. A changed text needs
 * a line in `corrections.ts`.
 */
import { brand, offer } from "#app/content/brand.ts";
import { facts } from "#app/content/facts.ts";
import type { LegalDocument } from "#app/schemas/content.ts";

export const refundPolicy: LegalDocument = {
  slug: "refund-policy",
  title: "Refund and Cancellation Policy",
  lastUpdated: "April 29, 2025",
  metaDescription: `When ${brand.name} refunds a subscription: the first 14 days, long downtime and billing errors. How to cancel, how to ask, and when you will hear from us.`,
  intro: `This policy says when you get money back for a ${brand.name} subscription, when you do not, and how to cancel. It is part of our [Terms of Service](/terms-of-service). It covers what you pay us; what your customers pay you is between you and them.`,
  sections: [
    {
      id: "first-14-days",
      title: "The first 14 days",
      blocks: [
        {
          kind: "text",
          text: `If ${brand.name} does not suit your brand, you may ask for a refund within 14 days of your first payment. You need not prove anything. We will ask what was missing, because it helps us, but the refund does not depend on your answer.`,
        },
        {
          kind: "text",
          text: "The 14 days are counted from the day after your first payment is charged. If you begin with a free trial or a free month, nothing is charged during that time, so the 14 days start only when it has ended and you pay for the first time. For example, if your free month ends on 31 August and you are charged on 1 September, you may ask until 15 September.",
        },
        {
          kind: "text",
          text: "We refund the whole payment, including GST, and issue a credit note against the invoice. This applies to monthly and annual subscriptions alike, once for each business. Later payments, including renewals, do not start a new 14 days.",
        },
      ],
    },
    {
      id: "downtime",
      title: "When the service is down",
      blocks: [
        {
          kind: "text",
          text: "If the service is unavailable for more than 24 consecutive hours for a reason on our side, we may offer you a prorated refund: the share of your fee that falls on the hours in which you could not use the service. You may ask for it as money back, or let us take it off your next invoice.",
        },
        {
          kind: "table",
          caption: "An example of a prorated refund, before GST",
          head: ["What happened", "What we reckon"],
          rows: [
            ["Your fee for a month of 30 days", "₹900"],
            ["The service was down without a break for", "36 hours, which is 1.5 days"],
            ["The prorated refund", "₹900 × 1.5 ÷ 30 = ₹45"],
          ],
        },
        {
          kind: "text",
          text: "Shorter interruptions, maintenance that we announced beforehand, and failures outside our control, such as your own internet connection, a marketplace or a bank, do not count towards the 24 hours.",
        },
      ],
    },
    {
      id: "billing-errors",
      title: "When we bill you wrongly",
      blocks: [
        {
          kind: "text",
          text: "If we make a mistake in billing, we refund the error in full, however long ago your first payment was. Billing errors include:",
        },
        {
          kind: "list",
          items: [
            "being charged twice for the same period;",
            "being charged after a cancellation had taken effect;",
            "being charged for more users, or for a costlier role, than you had chosen;",
            "a discount, free month or referral month that you had earned and that was left out.",
          ],
        },
        {
          kind: "text",
          text: "Tell us the invoice number and what you think is wrong. If we find the error before you do, we correct it without being asked. We refund the amount with the GST on it, and send you a credit note or a corrected invoice, so that your books and your GST return agree with ours.",
        },
      ],
    },
    {
      id: "cancelling",
      title: "Cancelling your subscription",
      blocks: [
        {
          kind: "text",
          text: "You can cancel at any time, without giving a reason and without a cancellation fee. An Admin can do it in the account itself, or you can write to {email} from the address the account was opened with.",
        },
        {
          kind: "text",
          text: "Your subscription renews automatically until you cancel it. If you cancel before the renewal date, we do not charge you again, and the service keeps working for you and your team until the end of the period you have paid for. That holds for months and for years alike.",
        },
        {
          kind: "text",
          text: `After that we keep your data for 30 days. During those days you can export your stock, orders, invoices and customers, or take the subscription up again exactly where you left it. When the 30 days are over we delete the data, as the [Privacy Policy](/privacy-policy) describes, and cannot bring it back. ${facts.exportFirst}`,
        },
      ],
    },
    {
      id: "what-is-not-refunded",
      title: "What is not refunded",
      blocks: [
        {
          kind: "text",
          text: "Apart from the cases above, and from the unused part of a paid period if we end the agreement although you have kept to our [Terms of Service](/terms-of-service#suspension-and-termination), fees are non-refundable on termination, except where the law requires a refund. In particular, we do not refund:",
        },
        {
          kind: "list",
          items: [
            "the rest of a month or a year when you cancel part of the way through, once the first 14 days are over;",
            "a period in which you had the service and did not use it;",
            "fees paid for an account that we closed because it seriously broke our [Terms of Service](/terms-of-service);",
            "the payment partner's fees on the money your customers paid you, since they go to the partner and not to us;",
            `free months, trials and the ${offer.discountPercent}% discount, which have no cash value.`,
          ],
        },
        {
          kind: "text",
          text: "If you move a user to a cheaper role, the lower price begins with the next billing cycle; the current one is not recalculated. Your rights as a consumer under Indian law are not affected by this policy.",
        },
      ],
    },
    {
      id: "how-to-ask",
      title: "How to ask, and when you hear from us",
      blocks: [
        {
          kind: "text",
          text: 'Write to {email} with the word "refund" in the subject line, or call {phone}. Please give us:',
        },
        {
          kind: "list",
          items: [
            "your brand's name and the email address of the account;",
            "the invoice number, or the date and amount of the payment;",
            "which of the cases above it is, and for downtime, roughly when it began and ended.",
          ],
        },
        {
          kind: "text",
          text: "A person reads every request, and you will have an answer within 3-5 business days. If it is yes, we send the money back to the payment method you used; your bank may then take a few more working days to show it. If it is no, we tell you why. If you think that we have decided wrongly, answer the same email and a second person will look at it. Our grievance officer{grievanceOfficer} hears complaints as well, as the [Terms of Service](/terms-of-service#changes-and-contact) say.",
        },
      ],
    },
  ],
};
