/**
 * The corrections of the legal texts since the dates they name, newest first. A test holds each text to the hash beside its
 * newest correction, so a changed text needs a new line here.
 */
type Correction = { date: string; what: string };

const november28 = "November 28, 2026";
const november27 = "November 27, 2026";
const november26 = "November 26, 2026";

export const corrections: Readonly<Record<string, readonly [Correction, ...Correction[]]>> = {
  "privacy-policy": [
    {
      date: november28,
      what: "Made clearer: that section 6 is about your account, and that you decide on your customers' data; what your entry is for, what else is stored with it, and what others can see of it; that a number is stored with an application; what the open tab remembers; that Meta learns of a press on the demo button and of your IP address; what your list of kept pages asks of us; when Turnstile tests your browser; what the language model does; how requests are counted; what our log and our emails hold; how long the newest backup stays; and which fingerprints stay of what was erased.",
    },
    {
      date: november27,
      what: "What the waitlist's details are for, in the same words as beside the form; that we store your place and your language, and when we read an application; that questions are counted by internet address for a day; that your device remembers which recordings you have heard; and that we count how often each is heard, without knowing by whom.",
    },
    { date: november26, what: 'What "Keep for offline" stores on your device.' },
    {
      date: november26,
      what: "From when the law grants your rights, how long a waitlist entry is kept, and who is told of a breach.",
    },
  ],
  "terms-of-service": [
    { date: november28, what: "Made clearer: that section 10 leaves you the refund that section 15 promises." },
    {
      date: november27,
      what: "Made clearer: that reading this website no longer counts as accepting the terms, and how a customer's record is corrected or deleted.",
    },
    {
      date: november26,
      what: "Complaints and how soon they are answered, your customers' data, and what we refund if we end the agreement.",
    },
  ],
  "refund-policy": [
    {
      date: november28,
      what: "Made clearer: that we refund the unused part if we end the agreement although you have kept to our terms.",
    },
    { date: november26, what: "Made clearer: which records to export before your data is deleted." },
  ],
};
