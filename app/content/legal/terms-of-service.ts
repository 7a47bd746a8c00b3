/**
 * The Terms of Service: eighteen sections. The page fills in `{email}`, `{phone}` and the texts of `company.ts` from the
 * operator's settings. Account types must agree with the roles in `pricing.ts`, and every period with the refund policy. A
 * changed text needs a line in `corrections.ts`, and a new version in `consent.ts`.
 */
import { brand, offer, paymentFees } from "#app/content/brand.ts";
import { facts } from "#app/content/facts.ts";
import type { LegalDocument } from "#app/schemas/content.ts";

export const termsOfService: LegalDocument = {
  slug: "terms-of-service",
  title: "Terms of Service",
  lastUpdated: "May 01, 2025",
  metaDescription: `The terms on which small brands use ${brand.name}: accounts and roles, fees and renewal, refunds, your data, ending a subscription, and Indian law.`,
  intro: `These terms are the agreement between you and ${brand.name}. They say what you can expect from us, what we expect from you, what it costs and how either of us can end it. We have tried to write them so that you can read them in one sitting, without a lawyer beside you.`,
  sections: [
    {
      id: "agreement",
      title: "This agreement",
      blocks: [
        {
          kind: "text",
          text: `By opening an account or joining the waitlist, you accept these terms. If you do so for a business, you confirm that you may bind it, and "you" then means that business as well as yourself. If you do not agree, please do not use ${brand.name}.`,
        },
        {
          kind: "text",
          text: "In these terms, some words always mean the same thing:",
        },
        {
          kind: "list",
          items: [
            `"${brand.name}", "we" and "us" mean the company that runs the service, based in ${brand.city}, India.{companyIdentity}`,
            `"The service" means the ${brand.name} platform and this website.`,
            '"The account owner" is the adult who opens the account and answers for it.',
            '"A user" is anyone the account owner gives a login to.',
            '"Your data" is everything you and your users put into the service: stock, orders, invoices, customers and files.',
          ],
        },
        {
          kind: "text",
          text: "The [Refund and Cancellation Policy](/refund-policy) is part of this agreement. The [Privacy Policy](/privacy-policy) is not: it stands by itself, and tells you what we do with personal data.",
        },
      ],
    },
    {
      id: "who-may-use-the-service",
      title: "Who may use the service",
      blocks: [
        {
          kind: "text",
          text: "You must be at least 18 years old, and able to enter into a contract under Indian law, to open an account, to pay for one or to join the waitlist.",
        },
        {
          kind: "text",
          text: `A person aged 13 to 17 may use the platform only as a user under an account owned by an adult. A nephew who helps at the stall on Saturdays is a good example. The account owner must be the young person's parent or lawful guardian, or have the consent of that parent or guardian, in a form that can be checked. The owner chooses the young person's account type, supervises what they do, and is responsible for it as if the owner had done it.`,
        },
        {
          kind: "text",
          text: "Children under 13 are not allowed to use the platform at all, under any account. If we learn that a child under 13 has a login, we will close that login and delete the child's personal data.",
        },
        {
          kind: "text",
          text: "The age limits are about accounts and the waitlist. Anyone may read this website and listen to its stories.",
        },
      ],
    },
    {
      id: "what-the-service-does",
      title: "What the service does",
      blocks: [
        {
          kind: "text",
          text: `${brand.name} helps small brands run their business. It has seven modules. The Storeroom is for stock, The Sales Desk for orders and GST invoices, and The Cash Register for payments. The Customer Lounge is for customer records, The Sales Outlets for channels and events, The Crew for extra logins, and The Crystal Ball for analytics. The [features pages](/features) describe each of them.`,
        },
        {
          kind: "text",
          text: "{launchSentence} While the service is a beta, and wherever a feature is marked as beta or early access, it may change, pause or have faults that a finished feature would not have.",
        },
        {
          kind: "text",
          text: "We improve the service all the time, and may add, change or retire features. If we retire one that you pay for and rely on, we will tell you at least 30 days beforehand, so that you can export your data or cancel.",
        },
      ],
    },
    {
      id: "your-account",
      title: "Your account",
      blocks: [
        {
          kind: "text",
          text: "When you open an account you give us your name, your brand's name, an email address, a phone number and, if you are registered for GST, your GST number (GSTIN). Please keep these correct: your invoices carry them, and it is how we reach you.",
        },
        {
          kind: "text",
          text: "You are responsible for what happens in your account. In particular:",
        },
        {
          kind: "list",
          items: [
            "Give each person a login of their own. Five people should not share one password.",
            "Keep passwords and one-time codes to yourself. We will never ask you for them.",
            "Remove a person's login on the day they leave your team.",
            "Write to {email} at once if you think that somebody else has been in your account.",
          ],
        },
        {
          kind: "text",
          text: "We are not responsible for loss that follows from a shared or badly kept password. We do help you to lock the account and to see what was changed.",
        },
      ],
    },
    {
      id: "account-types",
      title: "Account types and what each may do",
      blocks: [
        {
          kind: "text",
          text: "There are four account types, and two further roles described below the table. The account owner is an Admin and decides which of these each other user has, and with it what that person can see and change:",
        },
        {
          kind: "table",
          caption: "The four account types and their permissions",
          head: ["Account type", "Full use", "Limited or view-only use", "Not included"],
          rows: [
            [
              "Admin",
              "All seven modules, user management, Business Settings, API access and priority support",
              "Nothing is limited",
              "Nothing is left out",
            ],
            [
              "Operations Manager",
              "The Storeroom, The Customer Lounge and The Sales Outlets",
              "The Crew (limited user administration) and The Crystal Ball (basic analytics)",
              "The Sales Desk, The Cash Register, Business Settings and API access",
            ],
            [
              "Sales/Marketing User",
              "The Sales Desk and The Cash Register",
              "The Customer Lounge (view only)",
              "The Storeroom, The Sales Outlets, The Crew, The Crystal Ball, Business Settings and API access",
            ],
            [
              "Retail/Event Staff",
              "No module in full",
              "The Cash Register, The Storeroom and The Sales Outlets (limited), for check-in, point of sale and limited customer lookup",
              "The Sales Desk, the rest of The Customer Lounge, The Crew, The Crystal Ball, Business Settings and API access",
            ],
          ],
        },
        {
          kind: "text",
          text: "The [pricing page](/pricing) also sells two roles between these types. Second-in-Command has all seven modules, but no Business Settings, user management, system configuration or API access. Accounting has The Crystal Ball, a view of The Sales Desk and The Cash Register, and data export. With The Crew you can also make roles of your own. These terms apply to every role alike, and the account owner answers for what each user does.",
        },
      ],
    },
    {
      id: "early-access-and-offers",
      title: "Early access, trials and offers",
      blocks: [
        {
          kind: "text",
          text: `Joining the [waitlist](/waitlist) is free and does not oblige you to buy anything. It reserves a place in the queue, not a subscription. The first ${offer.capacity} brands on it receive the early-bird offer when they subscribe: ${offer.freeMonths} month free, then ${offer.discountPercent}% off for ${offer.discountMonths} months, together with lifetime priority support, early access to new features, and rewards for feedback.{mailPlace} After ${offer.capacity} brands the waitlist stays open, without the early-bird offer.`,
        },
        {
          kind: "text",
          text: `Each brand that signs up with your referral code earns you ${offer.freeMonthsPerReferral} extra free month.{mailCounts} There is no cap. Referring your own brand, or brands that do not exist, earns nothing.`,
        },
        {
          kind: "text",
          text: `Where we offer a free trial, it lasts ${offer.trialDays} days from the day your account opens and then ends by itself: nothing is charged unless you choose a paid subscription. Offers cannot be exchanged for cash or passed to another business. We may withdraw a benefit that was gained by fraud.`,
        },
      ],
    },
    {
      id: "subscription-and-renewal",
      title: "Subscription and renewal",
      blocks: [
        {
          kind: "text",
          text: `${brand.name} is sold as a paid subscription, charged for each user and month at the price of that user's role. You pay in advance, either monthly or for a year at a time. There is no minimum contract beyond the period you have paid for.`,
        },
        {
          kind: "text",
          text: "Your subscription renews automatically. At the end of each paid period we charge the same payment method for the next period, at the price then in force, unless you cancel before the renewal date. Where the rules for cards and UPI mandates require a notice before we charge, you will receive one.",
        },
        {
          kind: "text",
          text: "You can add or remove users at any time. If you add a user or move one up to a costlier role, we charge for the rest of the period at once: the price, or the difference of the prices, in proportion to the days left (prorated). If you move a user down to a cheaper role, the lower price takes effect at the next billing cycle.",
        },
        {
          kind: "text",
          text: "If a payment fails, we tell you and try again. If it stays unpaid, we may suspend the account as section 15 describes.",
        },
      ],
    },
    {
      id: "fees-and-taxes",
      title: "Fees, taxes and changes of price",
      blocks: [
        {
          kind: "text",
          text: "The fees are those on the [pricing page](/pricing) on the day you subscribe. They are in Indian rupees and do not include GST, which we add at the rate in force. You receive a GST invoice for every payment. If you give us your GSTIN, it is printed on the invoice, so that you can claim input tax credit where the law allows it.",
        },
        {
          kind: "text",
          text: "We may change our fees. If we do, we will give you at least 30 days' notice by email and inside the service. The new fee applies from your first renewal after those 30 days, and never to a period you have already paid for. If you do not want to pay it, cancel before that renewal, and your subscription ends with the period you have paid for.",
        },
        {
          kind: "text",
          text: "A discount promised for a fixed time, such as the early-bird discount, is kept for the whole of that time. If the base fee changes, the discount applies to the new fee.",
        },
      ],
    },
    {
      id: "payments-you-collect",
      title: "Payments you collect from your customers",
      blocks: [
        {
          kind: "text",
          text: "The Cash Register lets your customers pay you by UPI, card, wallet and netbanking. The payments are processed by a licensed payment partner, not by us: we do not hold your customers' money and we do not store card numbers. You will be asked to accept the partner's own terms and to pass its identity checks before you can collect.",
        },
        {
          kind: "table",
          caption: "Fees for payments you collect",
          head: ["How your customer pays", "Fee"],
          rows: [
            [
              "UPI QR code",
              `${paymentFees.qrPercent}% of the amount, plus GST on the fee: the partner's platform fee, since UPI itself has no merchant charge`,
            ],
            ["Payment link", `${paymentFees.linkPercent}% of the amount, plus GST on the fee`],
          ],
        },
        {
          kind: "text",
          text: `We pass these fees on without a markup. Payouts normally reach your bank account ${facts.payoutDays}, though bank holidays, checks by the partner or disputed payments can delay one. You remain the seller: refunds to your customers, chargebacks, delivery and complaints are between you and them.`,
        },
      ],
    },
    {
      id: "refunds-and-cancellation",
      title: "Refunds and cancellation",
      blocks: [
        {
          kind: "text",
          text: "You can cancel at any time from your account or by writing to {email}. The [Refund and Cancellation Policy](/refund-policy) has the details. In short:",
        },
        {
          kind: "list",
          items: [
            "You may ask for a refund within 14 days of your first payment.",
            "If the service is down for more than 24 consecutive hours, we may offer you a prorated refund for that time.",
            "If we have billed you wrongly, we refund the error in full.",
            "We answer every refund request within 3-5 business days.",
            "Otherwise, fees are non-refundable on termination, except where the law requires a refund or section 15 promises one.",
          ],
        },
        {
          kind: "text",
          text: `After you cancel, the service keeps working until the end of the period you have paid for. We then keep your data for 30 days, so that you can export it or come back, and delete it after that. ${facts.exportFirst}`,
        },
      ],
    },
    {
      id: "acceptable-use",
      title: "What you may not do",
      blocks: [
        {
          kind: "text",
          text: `${brand.name} is for honest trade. You agree not to use it, and not to let your users use it, to do any of the following:`,
        },
        {
          kind: "list",
          items: [
            "sell goods that are illegal, counterfeit or unsafe, or that you have no licence to sell where one is needed, such as a food licence (FSSAI);",
            "issue false invoices, misstate GST or hide sales;",
            "send messages to people who have not agreed to receive them, or who have asked you to stop;",
            "store personal data that you have no right to hold;",
            "break into another account, probe our security, or overload the service on purpose;",
            "copy, resell or rent out the service, or take it apart to build a competing one;",
            "upload malware, or anything that is unlawful, hateful or harmful to children.",
          ],
        },
        {
          kind: "text",
          text: "If you have found a weakness in our security, tell us at {email}. We will thank you for it, and we take no action against people who report in good faith and disturb nobody's data.",
        },
      ],
    },
    {
      id: "your-data-and-privacy",
      title: "Your data and your customers' privacy",
      blocks: [
        {
          kind: "text",
          text: "Your data belongs to you. You allow us to store, copy and process it only so far as we need to run, support and protect the service for you. We do not sell it, and we do not show it to other brands. You can export it for as long as your account is open, and for 30 days after the cancellation has taken effect.",
        },
        {
          kind: "text",
          text: `When you keep your customers' names, numbers, sizes or birthdays in ${brand.name}, you decide why that data is held, and we process it on your behalf. Under the Digital Personal Data Protection Act, 2023, you are the Data Fiduciary for it and we are your Data Processor. It is for you to tell your customers, to have their consent where it is needed and to honour their requests; a customer's record can be corrected, exported and deleted, by you in the service or by us when you ask. The companies that process it for us are those of the [Privacy Policy](/privacy-policy#who-processes-it). If your customers' data is ever lost or seen by somebody who should not have seen it, we tell you without delay, so that you can tell them. When you ask for it, and when the agreement ends, we return that data to you or delete it.`,
        },
        {
          kind: "text",
          text: "How we treat the personal data that we hold for ourselves is set out in the [Privacy Policy](/privacy-policy).",
        },
      ],
    },
    {
      id: "our-property",
      title: "Our property, and your feedback",
      blocks: [
        {
          kind: "text",
          text: "The service, its software, design, texts, drawings, recordings and names belong to us or to those who license them to us. As long as you have an account and keep to these terms, you may use the service for your own business. This right is yours alone: you cannot transfer or sublicense it, except to your own users.",
        },
        {
          kind: "text",
          text: "You keep all rights in your brand name, logo, photographs and product descriptions. We do not use your name or logo in our advertising unless you have agreed to it in writing.",
        },
        {
          kind: "text",
          text: "If you send us an idea or a complaint, we may use it to improve the service without paying you for it and without asking again. We will not print your name beside it unless you agree. You may share links to the stories and episodes on this website freely.",
        },
      ],
    },
    {
      id: "other-services-and-this-website",
      title: "Other people's services, and what you read here",
      blocks: [
        {
          kind: "text",
          text: `${brand.name} works together with services run by others: marketplaces, couriers, messaging apps, payment partners, website builders and the booking page for demos. Your use of each is governed by its own terms. We choose our partners with care, but we do not control them, and cannot answer for a service that changes, fails or closes.`,
        },
        {
          kind: "text",
          text: "The founders and brands in our [stories](/stories), journeys and podcast are fictional. We call them almost real: the people are invented and the problems are not. What happens to them is an illustration and not a promise of what will happen to you.",
        },
        {
          kind: "text",
          text: `${brand.assistantName}, the assistant on this website, answers from the contents of this website and can make mistakes. Nothing on this website, in the service or in an answer from ${brand.assistantName} is tax, legal or accounting advice. Have your chartered accountant check a return before you file it.`,
        },
      ],
    },
    {
      id: "suspension-and-termination",
      title: "Suspension and termination",
      blocks: [
        {
          kind: "text",
          text: "You may end this agreement at any time by cancelling your subscription. We may end it by giving you at least 30 days' notice by email.",
        },
        {
          kind: "text",
          text: "We may suspend or close an account at once if you seriously break these terms, or if the law or a payment partner requires it. The same holds if your use endangers other brands, or if a fee stays unpaid although we have reminded you. Where we can, we will tell you the reason first and give you a chance to put it right.",
        },
        {
          kind: "text",
          text: "Fees that you have already paid are non-refundable on termination, whoever ends the agreement, except where the law requires a refund or the [Refund and Cancellation Policy](/refund-policy) promises one. If we end it although you have kept to these terms, we refund the part of the period that you have paid for and can no longer use.",
        },
        {
          kind: "text",
          text: "We keep your data for 30 days after a cancellation or termination has taken effect. During that time you may export it, unless the law forbids us to give it out. After that we delete it, save for the records, such as our invoices to you, that the law obliges us to keep. The parts of these terms that by their nature should last, such as those on property, liability and disputes, continue to apply.",
        },
      ],
    },
    {
      id: "warranties-and-liability",
      title: "Warranties and liability",
      blocks: [
        {
          kind: "text",
          text: "We will run the service with reasonable skill and care. We cannot promise that it will never be interrupted or never contain an error, nor that a suggestion from The Crystal Ball will turn out right. Apart from what these terms say, and so far as the law allows, we give no other warranties.",
        },
        {
          kind: "text",
          text: "You are responsible for checking what you send and file: prices, tax rates, HSN codes (the codes of what you sell), invoices and returns. Neither of us is liable to the other for lost profit, lost goodwill or indirect loss, nor for events beyond reasonable control such as floods, strikes or the failure of public networks. Our total liability to you in any period of twelve months is limited to the fees that you paid us in that period.",
        },
        {
          kind: "text",
          text: "If somebody makes a claim against us because of what you sold, sent or stored in breach of these terms, you will make good our reasonable losses. Nothing here limits liability for fraud, for death or injury caused by negligence, or for anything else that cannot be limited by law.",
        },
      ],
    },
    {
      id: "governing-law-and-arbitration",
      title: "Governing law and arbitration",
      blocks: [
        {
          kind: "text",
          text: "These terms are governed by the laws of India.",
        },
        {
          kind: "text",
          text: `If we disagree, let us first talk. Write to {email} and say what has gone wrong and what you would like us to do; we will both try to settle it within 30 days. If we cannot, the dispute is decided by arbitration in ${brand.city} under the Arbitration and Conciliation Act, 1996. We appoint one arbitrator together; if we cannot agree, the arbitrator is appointed under that Act. The proceedings are in English, and the arbitrator's award is final and binding on both of us.`,
        },
        {
          kind: "text",
          text: `The courts of ${brand.city} have jurisdiction over whatever the law leaves to a court, such as urgent interim orders and the enforcement of an award. Nothing here takes away a right that the law gives you and that cannot be given up by contract, such as a complaint to a consumer commission or, from May 2027, to the Data Protection Board of India.`,
        },
      ],
    },
    {
      id: "changes-and-contact",
      title: "Changes to these terms, and how to reach us",
      blocks: [
        {
          kind: "text",
          text: 'We may change these terms when the service or the law changes. The line "Last corrected" at the top tells you when we last did. If a change matters to you, we will tell you by email or inside the service at least 30 days before it takes effect. If you keep using the service after that day, you accept the change; if you do not want it, you may cancel before then.',
        },
        {
          kind: "text",
          text: "If a court finds one part of these terms invalid, the rest stays in force. If we do not insist on a right once, we have not given it up. You may not transfer this agreement without our consent; we may transfer it to a company that takes over the service, on the same terms and after telling you.",
        },
        {
          kind: "text",
          text: 'If you have a complaint about the service, write to our grievance officer{grievanceOfficer} at {email}, with the word "grievance" in the subject line, or call {phone}. We confirm within 48 hours that we have it, and settle it within one month.',
        },
        {
          kind: "text",
          text: "We send notices to the email address in your account. You reach us at {email} or {phone}, or on WhatsApp through the chat button on this website.",
        },
      ],
    },
  ],
};
