/** The accessibility statement: measures, tests and known faults. Keep it true. */
import { brand } from "#app/content/brand.ts";

export const accessibility = {
  heading: "Accessibility",
  intro: `We want everybody to be able to read, listen, join and apply here. The aim is WCAG 2.2, level AA. This page says what is tested, how, and what is not.`,
  sections: [
    {
      id: "tested",
      heading: "What is tested with every change",
      items: [
        "Every kind of page is checked with axe, a program that finds accessibility faults, at the width of a phone and of a large screen. A finding stops the change.",
        "No page scrolls sideways at 320 pixels, which is also what 1280 pixels are at 400% zoom, nor on a phone with text at 200%.",
        "The main tasks are done by keyboard alone in a real browser: opening and closing the menus, filtering and playing a story, joining the waitlist, asking the assistant.",
        "After a link within the site the focus moves to the new page's heading, and the page's title is announced.",
        "Pages can be read, stories filtered and forms sent without scripts.",
        "Where a device asks for less motion, nothing moves by itself; the video on the home page waits for its button.",
      ],
    },
    {
      id: "built",
      heading: "How it is built",
      items: [
        "Buttons, fields and menus are at least 44 pixels high; links in text, and some that stand alone, are lower.",
        "Colour never says anything alone: the access table on the pricing page has a sign and a word in every cell.",
        "Every recording has its transcript on its own page, with the time of each paragraph; the long ones have chapters.",
        "Text has a contrast of at least 4.5 to 1 against its background.",
        "The assistant's answers are announced once, when they are complete.",
      ],
    },
    {
      id: "limits",
      heading: "What is not right, or not known",
      items: [
        "Synthetic voices read the recordings. They are clear, and they are not people; the transcript says the same words.",
        "Programs find only some faults. The site has not yet been tried by people who use screen readers every day, nor with every combination of browser and screen reader.",
        "The pages that booking, Instagram and WhatsApp lead to are not ours.",
      ],
    },
  ],
  contact: {
    heading: "Tell us",
    /** `{email}` and `{phone}` are filled in from the settings. */
    body: `If something here keeps you out, write to {email} or call {phone}. Say which page it was and what you used; a person at ${brand.name} answers within five working days.`,
  },
} as const;
