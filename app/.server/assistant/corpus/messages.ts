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
      examples:
        "the signup form keeps saying missing information | the form says that something is missing, what must i fill in | what does missing information mean on the join form | i typed everything and it still says missing information, what am i overlooking | missing information comes up though all is filled in | i have filled every box and cannot join | the join button says missing information | which box have i forgotten | sab bhar diya phir bhi missing information aa raha hai | it will not let me join, something is missing",
      asks: "missing information form filled in everything still says required fields accept terms",
      needs:
        "missing information | miss information | information miss | form missing | form miss | fill everything | typed everything",
      answer: `"${waitlistToasts.missing.title}": "${waitlistToasts.missing.description}" What is overlooked most easily is the box for the terms.`,
      weight: 1.3,
    }),
    fact({
      ...waitlist,
      examples:
        "i typed my email under already signed up and it says no referral code found | email not found, what now | email not found comes up | the box for my code says email not found | my email is not found on the waitlist | no code found for my email | i entered my mail in find my code and nothing was found | why is my email not found though i joined | i joined with another email and cannot find which | i am sure i signed up but the page says email not found | email not found aa raha hai, ab kya karu | mail id daala par code nahi mila | you say there is no such email when i look for my link",
      asks: "email not found no referral code lookup find my code already signed up says",
      needs: "email found | email not found | found email code | found email signup | code found email",
      answer: `"${waitlistToasts.emailNotFound.title}" means that nobody joined with that address: "${waitlistToasts.emailNotFound.description}" Try the other addresses you use, or join with this one. ${ASK_US}`,
      weight: 0.9,
    }),
    fact({
      ...waitlist,
      examples:
        "it says email required when i look for my code | email required at already signed up | why email required | email required, but which email | the page only says email required | is my email required to get my link back | the lookup asks for an email | email required ka matlab | the lookup box says email required | i pressed find my code and it says email required",
      asks: "email required look for my code find lookup enter email",
      needs: "email required code | email required look | email required | required email code",
      answer: `"${waitlistToasts.emailRequired.description}": '${waitlistLookup.submit}' under '${waitlistLookup.heading}' needs the email you joined with, and was pressed without one.`,
    }),
    fact({
      ...waitlist,
      examples:
        "the page says success we found your referral code, where is it | it found my code, and now | welcome back it says, what now | success message at the lookup | success we found your referral code, and then | the green message says success, where is my link | success, but i see no code | success dikha raha hai, code kahan hai | success appeared, where do i copy my link | what is under success we found your referral code",
      asks: "success found referral code where is it welcome back lookup",
      needs: "success code | success found | welcome back | found code where | success referral",
      answer: `"${waitlistToasts.codeFound.description}" Your link and your code stand on the waitlist page then, under '${waitlistLookup.found}', with '${waitlistPanel.copy}' and the other ways of sharing it.`,
    }),
    fact({
      ...waitlist,
      examples:
        "i get the message an error occurred on the waitlist form | failed to join waitlist, what now | the waitlist form shows an error | joining did not work | error while signing up | something went wrong when i joined | the join button gives an error | sign up failed | my joining failed, is my place lost | we cannot reach our list right now, am i on it | the page says it cannot reach the list | an error occurred please try again | waitlist join nahi ho raha, error aata hai | form bhara par error aa gaya",
      asks: "error occurred failed to join waitlist form try again cannot reach list not work",
      needs:
        "fail signup | failed signup | fail waitlist | failed waitlist | error occurred | reach our list | reach list | reach list right",
      answer: `"${waitlistToasts.error.fallback}" What you typed is still in the form, so press '${waitlistForm.submit}' once more: one email joins once, however often it is sent. "${LIST_UNAVAILABLE}" means the same. ${ASK_US}`,
      weight: 0.9,
    }),
    fact({
      ...waitlist,
      examples:
        "that was a lot at once, what did i do wrong | it says please wait a minute and try again | too many requests | the form says that was a lot at once | wait a minute message | why must i wait a minute | i am blocked for a minute | how long must i wait after too many tries | too many attempts on the form | ek minute ruko bol raha hai form",
      asks: "that was a lot at once wait a minute try again too many requests attempts form",
      needs: "wait minute | lot at once | lot once | many attempt | many request | many tries | minute try",
      answer: `"${TOO_MANY_REQUESTS}" Nothing is wrong with what you typed: a form was sent or a code asked for too often in a short time, perhaps by somebody else on the same network.`,
    }),
    fact({
      ...careersLink,
      examples:
        "got submission error on sending my application, what do i do | submission error in the job form | there was a problem submitting your application | my application failed to send | the application did not go through | error when i press submit application | did you get my application, it showed an error | my application failed twice, did you get it | the job form fails at the end | applying gives an error | submission error ka matlab | application bhejne par error aa raha hai | sending my application failed, must i type it all again",
      asks: "submission error problem submitting application failed job form send again not sent",
      needs:
        "submission rework | submission error | rework apply | apply problem | apply fail | apply failed | problem submit | job form fail | fail apply | submit fail",
      answer: `It was not sent: "${applicationForm.toasts.failed.description}" '${applicationForm.submit}' may be pressed again, since "${uncapitalised(applicationForm.kept.replace(/\.$/, ""))}", and one sent twice is stored once. ${ASK_US}`,
      weight: 0.9,
    }),
    fact({
      ...careersLink,
      weight: 0.9,
      examples:
        "the application form keeps saying please enter a valid url | full name must be at least 3 characters, my name is om | invalid email address shows in the job form | phone number must be at least 10 digits | please look at the fields marked below | which fields does the job form complain about | the job form shows a red field | it wants a valid url to my resume | please enter a valid linkedin url | please enter a valid portfolio url | what is wrong with the link to my resume | why is my resume link not accepted | please provide a link to your resume | job form me invalid url aa raha hai | the form does not take my linkedin link | fields marked in the application | how long must my name be in the application",
      asks: "valid url invalid email address full name at least 3 characters phone 10 digits fields marked application job form",
      needs:
        "valid url | invalid url | valid link | invalid email | full name | name character | phone digit | digits | field marked | url resume | url linkedin | url portfolio | linkedin invalid",
      answer: `Each field of the application says what it is still missing: ${inWords(complaints())}. Links begin with https://. Nothing is sent until they are mended, and what you typed stays.`,
    }),
    fact({
      title: "the open positions",
      path: applicationForm.missing.back.path,
      examples:
        "position not found, is the job gone | it says position not found | the job i saw is not there any more | a link to a job shows position not found | is the position filled | the opening has vanished from your page | the vacancy i wanted to apply for is gone | position not found ka matlab | the address of a job says position not found | somebody sent me a job link and it leads nowhere",
      asks: "position not found job gone filled vacancy missing address",
      needs: "position found | job found | position gone | job gone | position filled | job filled",
      answer: `"${applicationForm.missing.hint}" What is open stands under '${applicationForm.missing.back.label}'.`,
    }),
    fact({
      ...home,
      examples:
        "you say you are having technical difficulties | the chat says it could not generate a helpful response | your answer was an error | smoothie does not answer | the chat shows an error | why does the assistant not answer | technical difficulties in the chat | the chat has broken off | your last answer stopped in the middle | the connection broke off here | chat me error aa raha hai | the chat window does not reply",
      asks: "technical difficulties chat error could not generate response broke off smoothie does not answer",
      needs:
        "technical difficult | chat error | chat rework | chat broke | generate response | generate answer | smoothie rework | connection broke | answer stop middle | chat not answer",
      answer: `"${assistantFailures.network}" That is said when I can't be reached. Ask once more, or [write to us on WhatsApp]({whatsapp}): the team reads there.`,
    }),
  ];
}
