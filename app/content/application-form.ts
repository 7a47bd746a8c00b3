/**
 * The texts of the application form. Labels of buttons, toasts and the thank-you heading are the specification's, letter for
 * letter; the messages under fields are in `schemas/careers.ts`. `{title}` is the position's.
 */
import { brand } from "#app/content/brand.ts";
import { applicationMessages } from "#app/schemas/messages.ts";

export const applicationForm = {
  heading: "Apply for {title}",
  /** Read out after the button's own words, which are the same for every position. */
  applySuffix: "for {title}",
  about: "About this position",
  /** Above the description, to visitors who come straight to a position. */
  toForm: "To the form",
  department: "Department",
  location: "Location",
  type: "Type",
  close: "Close",
  allPositions: "All open positions",
  intro: "All fields are needed except those marked optional.",
  optional: "optional",
  fields: {
    fullName: { label: "Full name", hint: "As you would like us to call you" },
    email: { label: "Email", hint: "We reply to this address" },
    phone: { label: "Phone number", hint: "With country code if it is not Indian" },
    resumeUrl: { label: "Link to your resume/CV", hint: "One we can open, beginning with https://" },
    linkedinUrl: { label: "LinkedIn profile", hint: "Beginning with https://" },
    portfolioUrl: { label: "Portfolio", hint: "Beginning with https://" },
    coverLetter: {
      label: "Cover letter",
      hint: "At least 50 characters. Tell us about something you made and are fond of.",
    },
  },
  submit: "Submit Application",
  /** Above the form when its scripts fail in a browser. */
  broken: "Parts of this form do not work in your browser. You can fill it in and send it all the same.",
  submitting: "Submitting...",
  /** Above the form when the server returns it with faults. */
  mend: "Please look at the fields marked below. Nothing has been sent yet.",
  /** Beside the button after a failed send. */
  kept: "Everything you typed is still here.",
  toasts: {
    submitted: {
      title: "Application Submitted!",
      description: "We've received your application and will be in touch soon.",
    },
    failed: { title: "Submission Error", description: applicationMessages.applicationFailed },
  },
  thanks: {
    heading: "Application Submitted",
    body: "Thank you for applying for {title}. A person will read what you wrote and reply by email.",
    closing: "This window will close automatically.",
  },
  meta: {
    title: `{title} | Careers at ${brand.name}`,
    description: `{title} at ${brand.name}: {type}, {location}. Read what the work is and what you should bring, and apply on the page.`,
  },
  /** For a position that was filled or never existed. */
  missing: {
    title: `Position Not Found | ${brand.name}`,
    heading: "Position Not Found",
    hint: "There is no open position at this address. It may have been filled.",
    back: { label: "See Open Positions", path: "/careers#positions" },
  },
} as const;
