/**
 * The Privacy Policy: twelve sections. It describes what the code does, so a change to what the site stores, logs or loads
 * is a change to this text: see the tables of `app/.server/db/schema.ts`, the pixel, browser storage, the log.
 * `{email}` and `{phone}` are settings. `company.ts`, `retention.ts`, `mail-mentions.ts` and `stored-questions.ts` fill in the
 * texts that depend on a setting. A changed text needs a line in `corrections.ts`.
 */
import { brand } from "#app/content/brand.ts";
import { facts } from "#app/content/facts.ts";
import type { LegalDocument } from "#app/schemas/content.ts";

export const privacyPolicy: LegalDocument = {
  slug: "privacy-policy",
  title: "Privacy Policy",
  lastUpdated: "May 2, 2025",
  metaDescription: `What ${brand.name} stores when you join the waitlist or apply for a job, what stays in your browser, how long we keep it, and how to have it erased.`,
  intro:
    "You can read every page and hear every story on this website without telling us who you are. We store personal data only when you send us a form. This policy says exactly what that is, why we keep it, for how long, who processes it for us, and how you have it erased.",
  sections: [
    {
      id: "who-we-are",
      title: "Who we are, and what this covers",
      blocks: [
        {
          kind: "text",
          text: `${brand.name} is a business management platform for small brands, run from ${brand.city}, India.{companyIdentity} Apart from your customers' data in section 6, we decide why and how the personal data described here is used, and we answer for it. The Digital Personal Data Protection Act, 2023 (the DPDP Act) calls whoever decides this the Data Fiduciary. You reach us at {email} or {phone}.`,
        },
        {
          kind: "text",
          text: "Sections 2 to 5 are about this website. Section 6 is about the account that you open with us. The remaining sections apply to both. The policy does not cover websites that we link to, such as WhatsApp, Instagram or the booking page for demos; they have policies of their own.",
        },
        {
          kind: "text",
          text: "This policy is a notice and not a contract. What you and we agree on is in our [Terms of Service](/terms-of-service).",
        },
      ],
    },
    {
      id: "what-you-send-us",
      title: "What you send us, and why we keep it",
      blocks: [
        {
          kind: "text",
          text: "This website stores personal data in two places only: the waitlist and the job applications. You decide to send each form, and the form shows everything that it asks you for. The table also names what we add to it.",
        },
        {
          kind: "table",
          caption: "What the two forms store",
          head: ["Form", "What is stored", "What it is for"],
          rows: [
            [
              "[Waitlist](/waitlist)",
              "Your brand's name, your name, email address and phone number. If you give them: what kind of brand it is, your Instagram handle and the referral code you came with. Also your own referral code, your place on the list, the language of the page, the name of the campaign whose link you came by, the time you joined, and the free months granted or refused for brands you brought. Also whether you accepted the terms and our messages, in which version of their texts, when you did, and when you took it back.{mailStored}",
              `To ${facts.waitlistPurposes}. News and offers come only if you ticked the box for them.`,
            ],
            [
              "[Job application](/careers)",
              "The position, your name, email address and phone number, the link to your resume or CV, your cover letter, and the time you applied. If you give them: links to your LinkedIn profile and portfolio. Also a number by which we know a form that is sent twice, our own notes on your application, and when we read it.{mailApplied}",
              `To ${facts.applicationPurposes}.`,
            ],
          ],
        },
        { kind: "text", text: "{mailConfirm}" },
        {
          kind: "text",
          text: "We hold this data because you gave your consent when you sent the form, and you can withdraw it at any time (see section 9). Whoever has your referral code can see your brand's name and how many brands have joined with it. Whoever knows your email address can look up your referral code with it, and by joining with it once more also see your place on the list.{mailSeen} Nothing else of your entry is shown to anybody but you and us. Please do not put your health, your bank details or an identity number into either form; we do not need them.",
        },
      ],
    },
    {
      id: "what-stays-in-your-browser",
      title: "What stays in your browser",
      blocks: [
        {
          kind: "text",
          text: "Some conveniences need a memory. We keep it in your own browser, on your own device, and do not collect it:",
        },
        {
          kind: "table",
          caption: "What the website remembers on your device",
          head: ["What", "Why"],
          rows: [
            [
              "How far you have listened in a recording, and which ones you have heard",
              "So that you can carry on where you stopped, and see what is new to you",
            ],
            ["The speed at which you listen", "So that the next recording plays as you like it"],
            [
              'The stories, journeys and episodes that you keep with "Keep for offline", and when you kept them',
              "So that you can read and hear them without a network. You ask for each yourself, so we need no other consent. [Your list](/kept) removes one or all; when you open it, your browser asks the site for each page on it, to see whether it has changed",
            ],
            [
              "Your answer under Privacy choices, with its time and the version of the question",
              "So that we respect it on your next visit",
            ],
          ],
        },
        {
          kind: "text",
          text: `Other things are held in the open tab, and go when you close it: a conversation with ${brand.assistantName}; a form you have half filled in; a number sent with a job application, by which we know one that is sent twice; the fact that you closed the banner at the top; and how far down a page you were and what you had opened on it. Once you have joined, your referral link with your brand's name and place is among them; once you have looked it up, the link alone. You can clear all of this in your browser's settings, under the data stored for this website. Nothing breaks if you do; the website only forgets.`,
        },
      ],
    },
    {
      id: "reading-asking-and-logs",
      title: "Reading, asking and server logs",
      blocks: [
        {
          kind: "text",
          text: "Reading a page or playing a story stores nothing about you with us. We set no cookies of our own and build no profile of visitors. Our host may set a short-lived security cookie to tell people from automated attacks, and where we have switched on its Turnstile check, your browser answers a short test as soon as you open the waitlist page. The one thing here that could follow you to other websites is the pixel of section 5, and you can refuse it.",
        },
        {
          kind: "text",
          text: `When you ask ${brand.assistantName} something, your question travels to our server, is compared with the contents of this website, and may be given to a language model that our host runs, which finds out what is asked and words the answer. Up to four questions that you asked before it in the same conversation go with it, so that it may refer to them. {questionsStored} Please leave names, numbers and passwords out of a question all the same.`,
        },
        {
          kind: "text",
          text: "We count how often each recording was begun, half heard and heard to the end on a day, with nothing that tells who listened, and not at all if your browser asks not to be tracked. We write to a log only when something fails: the time, the page or call, what went wrong, and a random request number. The log contains no name, email address, phone number or referral code, and no text that you typed.{mailLogs} To stop floods of requests, our host counts requests by internet address for about a minute, and where its Turnstile check is on, joins and look-ups by email address as well. Our server counts questions to the assistant in the same way until the day ends, in its memory alone. We do not write those internet addresses into our database.",
        },
      ],
    },
    {
      id: "pixel-and-privacy-choices",
      title: "The advertising pixel and your Privacy choices",
      blocks: [
        {
          kind: "text",
          text: "We may measure whether an advertisement on a social network brought people here. That is done with a pixel of Meta, the company behind Facebook and Instagram. It is a small script which tells Meta that a page, feature or story was viewed, that the demo button was pressed, or that a brand joined the waitlist. It can set Meta's own cookies, and Meta gets your IP address with it and may recognise you. The pixel exists on this website only while we have configured one. While none is configured, nothing of the kind is loaded.",
        },
        {
          kind: "text",
          text: "When one is configured, it is you who decides:",
        },
        {
          kind: "list",
          items: [
            "If your browser sends the Global Privacy Control signal, the pixel is not loaded. You need do nothing more.",
            'If you decline under "Privacy choices" at the foot of any page, it is not loaded either. You can change your answer in the same place, as easily in one direction as in the other.',
            "Where we have set the website to ask first, the pixel waits until you say yes.",
          ],
        },
        {
          kind: "text",
          text: "We never give the pixel your name, email address, phone number or referral code. A signup is reported with the name of the brand and whether a referral brought it. Everything on this website works without the pixel.",
        },
      ],
    },
    {
      id: "your-account-data",
      title: "Data in your account",
      blocks: [
        {
          kind: "text",
          text: "Once you have an account, we hold what we need to give you the service and to bill you: the names, email addresses, phone numbers and roles of your users; your brand's name, address and GST number (GSTIN); your subscription and our invoices to you. We also keep a record of logins and important changes, and what you write to our support. We use all of it to run the account, keep it safe, help you, and meet our duties under tax law. Card numbers go to the payment partner and never to us.",
        },
        {
          kind: "text",
          text: "You also keep data of your own in the account: stock, orders, payments, and your customers' names, numbers, sizes and birthdays. For your customers' data you are the Data Fiduciary and we are your Data Processor. We use it only to provide the service to you. We do not sell it, show it to other brands, train models for others on it unless you have agreed, or write to your customers for purposes of our own. If one of your customers writes to us, we pass the request on to you.",
        },
        {
          kind: "text",
          text: `You can export your data at any time. ${facts.deletionAfterCancelling} ${facts.exportFirst}`,
        },
      ],
    },
    {
      id: "who-processes-it",
      title: "Who processes it for us",
      blocks: [
        {
          kind: "text",
          text: "We do not sell personal data and do not rent it out. Inside our team, only the people who run the waitlist, hire or give support may open it. Outside our team, one company processes the data of this website, on our instructions:",
        },
        {
          kind: "table",
          caption: "What Cloudflare, our host, does",
          head: ["Part", "What it does", "Personal data in it"],
          rows: [
            ["Workers", "Runs the website and keeps its log of faults", "None in the log; forms pass through it"],
            ["D1", "The database", "Waitlist entries and job applications"],
            [
              "R2",
              "Holds the sound files and, in a separate store, the backups",
              "Whatever the database holds, in the backups",
            ],
            ["{mailPart}", "{mailDoes}", "{mailHolds}"],
            ["Workers AI", `Reads questions and words ${brand.assistantName}'s answers`, "{questionsModel}"],
          ],
        },
        {
          kind: "text",
          text: "Cloudflare works from data centres in many countries, so your data may be processed outside India, as far as Indian law allows it. For accounts, a licensed payment partner processes your payments, and couriers or marketplaces that you connect receive what your orders need. If you write to us on WhatsApp or book a demo, those services receive what you give them. We disclose data to an authority only when the law obliges us to, and then only as much as it asks for.",
        },
      ],
    },
    {
      id: "how-long-we-keep-it",
      title: "How long we keep it",
      blocks: [
        {
          kind: "text",
          text: "We keep personal data for as long as its purpose lasts, and then delete it:",
        },
        {
          kind: "table",
          caption: "How long each kind of data is kept",
          head: ["Data", "Kept for"],
          rows: [
            ["Waitlist entry", "{waitlistKept}"],
            ["Job application", facts.jobApplicationKept],
            ["{mailKeptWhat}", "{mailKeptFor}"],
            ["Log of faults", "As long as our host keeps it, at most 7 days; it holds no personal data"],
            ["Questions to the assistant", "{questionsKept}"],
            ["What the website remembers on your device", "Until you clear it in your browser"],
            [
              "The data in your account",
              "As long as you have the account, and 30 days after the cancellation has taken effect",
            ],
            ["Our invoices to you", "As long as Indian tax law requires"],
          ],
        },
        {
          kind: "text",
          text: "A program looks every night for what has been kept long enough, and removes it. In case of an accident, our host keeps recovery points of the database for up to 30 days. Each night we also write a backup of it to a store of its own, which no page can reach. We keep at most 30 backups and delete each after 30 days; only the newest stays until a newer one is written. Erased data can remain in recovery points and backups until then. They are used only to repair the whole database. If we ever had to, we would repeat the erasures made since then. So that we know them, we may keep fingerprints of an erased email address and its referral code for 30 days. They are made with a secret key, and neither can be read from them.",
        },
        {
          kind: "text",
          text: "A copy that we export to work with is deleted when the work is done.",
        },
      ],
    },
    {
      id: "your-rights",
      title: "Your rights, and how to have your data erased",
      blocks: [
        {
          kind: "text",
          text: `${facts.rightsFrom}:`,
        },
        {
          kind: "list",
          items: [
            "Access: you may ask what personal data of yours we hold, what we do with it, and with whom we have shared it.",
            "Correction: you may have it corrected, completed or brought up to date.",
            "Erasure: you may have it deleted, unless a law obliges us to keep it.",
            "Withdrawal: you may withdraw a consent at any time. One email is enough.",
            "Grievance: you may complain to us and receive an answer (see section 12).",
            "Nomination: you may name a person who exercises these rights for you if you die or can no longer exercise them yourself.",
          ],
        },
        { kind: "text", text: "{mailRights}" },
        {
          kind: "text",
          text: "To use any of them, write to {email} from the address you gave us, and say what you would like. That address is usually all we need to be sure that it is you. If you write from another one, we may send a short message to the first and ask you to confirm.",
        },
        {
          kind: "text",
          text: "Erasure is one command on our side, and it removes your entry from the database for good, unless a law obliges us to keep a part of it. We then tell you which part and for how long. We do it within 30 days of your request, usually within 7, and tell you when it is done. Your place on the waitlist, your referral code and the free months earned with it go too. A tally may keep counting that a place was once taken, with nothing in it that points to you. If you only want no more news and offers, by email or on WhatsApp, say so, and you keep your place.",
        },
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [
        {
          kind: "text",
          text: "This website is meant for adults who run a brand or would like to work with us. Please do not join the waitlist or apply for a job if you are under 18. Anyone may read the stories and listen to them, since we ask for no personal data for that.",
        },
        {
          kind: "text",
          text: "On the platform itself, a person aged 13 to 17 may have a login only under an account owned by an adult. A parent or lawful guardian must have consented in a form that can be checked, as our [Terms of Service](/terms-of-service) explain. We hold only what that login needs. We do not track or profile young people, and direct no advertising at them. Children under 13 may not use the platform.",
        },
        {
          kind: "text",
          text: "If you believe that a child has sent us personal data, write to {email}. We will delete it without asking for reasons.",
        },
      ],
    },
    {
      id: "security",
      title: "How we protect it",
      blocks: [
        {
          kind: "text",
          text: "The best protection is to ask for little, and that is where we begin. Beyond it:",
        },
        {
          kind: "list",
          items: [
            "Data travels encrypted between your browser and our host, and is stored encrypted there.",
            "No page that the public can open shows the waitlist or the applications. The people who run them come in through our host's own access control, each under their own name.",
            "What you type is checked before it is stored, and our log does not repeat it.",
            "Forms and calls are limited in rate, so that nobody can go through addresses or codes one by one.",
          ],
        },
        {
          kind: "text",
          text: `No system is perfectly safe. If personal data of yours is ever lost or seen by somebody who should not have seen it, ${facts.breachNotice}.`,
        },
      ],
    },
    {
      id: "changes-and-grievances",
      title: "Changes, grievances and contact",
      blocks: [
        {
          kind: "text",
          text: 'If we begin to store something else, or use a new processor, we change this policy first. The line "Last corrected" at the top shows the last change. If a change matters to data that we already hold about you, we write to you beforehand, and ask for your consent again where the law requires it.',
        },
        {
          kind: "text",
          text: 'If you are unhappy with how we have treated your data, write to our grievance officer{grievanceOfficer} at {email}, with the word "grievance" in the subject line, or call {phone}. Tell us what happened and what you would like us to do. You will have our answer within 30 days, usually within 7.',
        },
        {
          kind: "text",
          text: "From May 2027 you may also complain to the Data Protection Board of India, if our answer does not satisfy you or if you hear nothing in that time. The DPDP Act asks you to write to us first, and most things are settled sooner that way. Until then a consumer commission may be open to you.",
        },
      ],
    },
  ],
};
