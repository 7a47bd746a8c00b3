/** The words of 'Privacy choices', and of the question asked when the operator's pixel waits for consent. */
export const privacyChoices = {
  heading: "Privacy choices",
  body: "Reading, listening and joining work the same whatever you choose.",
  /** Without a pixel there is nothing to choose. */
  nothing: "This site loads no advertising or measuring code of another company, so there is nothing to switch off.",
  measurement: {
    heading: "Advertising pixel",
    what: "A pixel of Meta, where allowed, records the pages you open and whether you press the demo button or join, with your brand's name and whether a brand referred you, so we see which ads work. Meta gets your IP address and may recognise you. Your own name, email, phone and referral code are never sent.",
  },
  globalPrivacyControl: "Your browser sends Global Privacy Control, and we take that as a no. Nothing is loaded.",
  state: {
    granted: "At the moment: allowed.",
    declined: "At the moment: not allowed.",
    /** With a pixel that waits for consent, and with one that does not. */
    unset: {
      "opt-in": "Off, until you allow it.",
      "opt-out": "On, until you press 'Do not allow'.",
    },
  },
  allow: "Allow",
  decline: "Do not allow",
  close: "Close",
  more: "Privacy Policy",
  question:
    "May a pixel of Meta record your visit and, if you join, your brand's name and whether another brand referred you, so that we see which of our ads work?",
} as const;
