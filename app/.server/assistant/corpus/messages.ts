/** What the forms and the chat say when something is amiss, and what to do then; each message in its own words. */
import { applicationForm } from "#app/content/application-form.ts";
import { assistantFailures } from "#app/content/assistant.ts";
import { waitlistForm, waitlistLookup, waitlistPanel, waitlistToasts } from "#app/content/waitlist.ts";
import { fieldMessages, LIST_UNAVAILABLE, TOO_MANY_REQUESTS } from "#app/schemas/api-error.ts";
import { ApplicationSchema } from "#app/schemas/careers.ts";
import { waitlist } from "./offer.ts";
import { fact, inWords, type Link, type Passage, uncapitalised } from "./passage.ts";

const careersLink: Link = { title: "Careers", path: "/careers" };
const home: Link = { title: "the home page", path: "/" };
const ASK_US = "If it stays so, [write to us on WhatsApp]({whatsapp}).";

/** What each field of the application says when it holds too little, or no address where one is needed. */
const complaints = (): string[] => {
  const nothingRight = {
    fullName: "",
    email: "",
    phone: "",
    resumeUrl: "file",
    linkedinUrl: "file",
    portfolioUrl: "file",
    coverLetter: "",
  };
  const { positionId: _, ...messages } = fieldMessages(
    ApplicationSchema.safeParse(nothingRight).error ?? { issues: [] },
  );
  return Object.values(messages).map((message) => `"${message}"`);
};

export function messagePassages(): Passage[] {
  return [
    fact({
      ...waitlist,
      examples: "the signup form keeps saying missing information",
      asks: "missing information form filled in everything still says required fields accept terms",
      needs:
        "missing information | miss information | information miss | form missing | form miss | fill everything | typed everything",
      answer: `"${waitlistToasts.missing.title}": "${waitlistToasts.missing.description}" What is overlooked most easily is the box for the terms.`,
      weight: 1.3,
    }),
    fact({
      ...waitlist,
      examples: "i typed my email under already signed up and it says no referral code found",
      asks: "email not found no referral code lookup find my code already signed up says",
      needs: "email found | email not found | found email code | found email signup | code found email",
      answer: `"${waitlistToasts.emailNotFound.title}" means that nobody joined with that address: "${waitlistToasts.emailNotFound.description}" Try the other addresses you use, or join with this one. ${ASK_US}`,
      weight: 0.9,
    }),
    fact({
      ...waitlist,
      examples: "it says email required when i look for my code",
      asks: "email required look for my code find lookup enter email",
      needs: "email required code | email required look | email required | required email code",
      answer: `"${waitlistToasts.emailRequired.description}": '${waitlistLookup.submit}' under '${waitlistLookup.heading}' needs the email you joined with, and was pressed without one.`,
    }),
    fact({
      ...waitlist,
      examples: "the page says success we found your referral code, where is it",
      asks: "success found referral code where is it welcome back lookup",
      needs: "success code | success found | welcome back | found code where | success referral",
      answer: `"${waitlistToasts.codeFound.description}" Your link and your code stand on the waitlist page then, under '${waitlistLookup.found}', with '${waitlistPanel.copy}' and the other ways of sharing it.`,
    }),
    fact({
      ...waitlist,
      examples: "i get the message an error occurred on the waitlist form",
      asks: "error occurred failed to join waitlist form try again cannot reach list not work",
      needs:
        "fail signup | failed signup | fail waitlist | failed waitlist | error occurred | reach our list | reach list | reach list right",
      answer: `"${waitlistToasts.error.fallback}" What you typed is still in the form, so press '${waitlistForm.submit}' once more: one email joins once, however often it is sent. "${LIST_UNAVAILABLE}" means the same. ${ASK_US}`,
      weight: 0.9,
    }),
    fact({
      ...waitlist,
      examples: "that was a lot at once, what did i do wrong",
      asks: "that was a lot at once wait a minute try again too many requests attempts form",
      needs: "wait minute | lot at once | lot once | many attempt | many request | many tries | minute try",
      answer: `"${TOO_MANY_REQUESTS}" Nothing is wrong with what you typed: a form was sent or a code asked for too often in a short time, perhaps by somebody else on the same network.`,
    }),
    fact({
      ...careersLink,
      examples: "got submission error on sending my application, what do i do",
      asks: "submission error problem submitting application failed job form send again not sent",
      needs:
        "submission rework | submission error | rework apply | apply problem | apply fail | apply failed | problem submit | job form fail | fail apply | submit fail",
      answer: `It was not sent: "${applicationForm.toasts.failed.description}" '${applicationForm.submit}' may be pressed again, since "${uncapitalised(applicationForm.kept.replace(/\.$/, ""))}", and one sent twice is stored once. ${ASK_US}`,
      weight: 0.9,
    }),
    fact({
      ...careersLink,
      weight: 0.9,
      examples: "the application form keeps saying please enter a valid url",
      asks: "valid url invalid email address full name at least 3 characters phone 10 digits fields marked application job form",
      needs:
        "valid url | invalid url | valid link | invalid email | full name | name character | phone digit | digits | field marked | url resume | url linkedin | url portfolio | linkedin invalid",
      answer: `Each field of the application says what it is still missing: ${inWords(complaints())}. Links begin with https://. Nothing is sent until they are mended, and what you typed stays.`,
    }),
    fact({
      title: "the open positions",
      path: applicationForm.missing.back.path,
      examples: "position not found, is the job gone",
      asks: "position not found job gone filled vacancy missing address",
      needs: "position found | job found | position gone | job gone | position filled | job filled",
      answer: `"${applicationForm.missing.hint}" What is open stands under '${applicationForm.missing.back.label}'.`,
    }),
    fact({
      ...home,
      examples: "you say you are having technical difficulties",
      asks: "technical difficulties chat error could not generate response broke off smoothie does not answer",
      needs:
        "technical difficult | chat error | chat rework | chat broke | generate response | generate answer | smoothie rework | connection broke | answer stop middle | chat not answer",
      answer: `"${assistantFailures.network}" That is said when I can't be reached. Ask once more, or [write to us on WhatsApp]({whatsapp}): the team reads there.`,
    }),
  ];
}
