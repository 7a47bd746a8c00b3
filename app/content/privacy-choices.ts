/** The words of 'Privacy choices', and of the question asked when the operator's pixel waits for consent. */
export const privacyChoices = {
  heading: "Privacy choices",
  body: "Reading, listening and joining work the same whatever you choose.",
  /** Without a pixel there is nothing to choose. */
  nothing: "This site loads no advertising or measuring code of another company, so there is nothing to switch off.",
  measurement: {
    heading: "Advertising pixel",
    what: "Where allowed, Meta's pixel records pages you open, a press on the demo button and, if you join, your brand's name and whether a brand referred you, to see which ads work. It can set Meta's cookies; Meta gets your IP address and may recognise you. Your own name, email, phone and code are never sent.",
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
    "May a pixel of Meta record the pages you open, a press on the demo button and, if you join, your brand's name and whether a brand referred you, to show which ads work? It can set Meta's cookies; Meta gets your IP address and may recognise you. You can change this under 'Privacy choices' on any page.",
} as const;
