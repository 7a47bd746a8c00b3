/** The company, its people policy, how to reach it, and the assistant itself. */
import { about } from "#app/content/about.ts";
import { accessibility } from "#app/content/accessibility.ts";
import { applicationForm } from "#app/content/application-form.ts";
import { brand } from "#app/content/brand.ts";
import { careers, positions } from "#app/content/careers.ts";
import { pageNotFound } from "#app/content/screens.ts";
import { footer } from "#app/content/site.ts";
import type { JobPosition } from "#app/schemas/content.ts";
import { inNumber } from "../language/number-words.ts";
import { fact, inWords, type Link, type Passage, sentencesOf } from "./passage.ts";

export const aboutLink: Link = { title: "About", path: "/about" };
export const careersLink: Link = { title: "Careers", path: "/careers" };
const home: Link = { title: "the home page", path: "/" };

export const jobLink = (job: JobPosition): Link => ({ title: job.title, path: `/careers/${job.id}` });
/** "3+ years", as the position asks for it. */
export const experience = (job: JobPosition): string => /(\d+)\+ years/.exec(job.requirements.join(" "))?.[0] ?? "";

/** All positions, each with its page. */
export const openings = `There are ${inNumber(positions.length)} open positions, all full-time in ${brand.city} with remote possible:\n${positions.map((job) => `- [${job.title}](/careers/${job.id}), ${job.department}`).join("\n")}`;

const perk = (title: RegExp): string =>
  careers.perks.points.find((point) => title.test(point.title))?.description ?? "";

export const whereLadooIs = `${brand.name} is based in ${brand.city}, India.`;
export const whereOneWorks = `All positions are full-time, in ${brand.city} with remote possible. ${perk(/Flexible/)}`;

const DEMO_MINUTES = 30;
/** "A 30-minute demo". */
export const demo = `${DEMO_MINUTES}-minute demo`;
/** How soon the team answers. */
export const answeredSoon = "On WhatsApp the team typically responds within 30 minutes during business hours.";

function companyFacts(): Passage[] {
  const originStory = about.story.paragraphs;
  const paragraph = (pattern: RegExp): string => originStory.find((text) => pattern.test(text)) ?? "";
  const titles = positions.map((job) => job.title).join(" ");
  return [
    fact({
      ...aboutLink,
      examples: "who is behind ladoo",
      asks: "who is behind ladoo company who makes made built team about us who are you",
      needs:
        "behind | who company | about ladoo | about company | about you | make ladoo | build ladoo | built ladoo | built this | ladoo team | who are you | made ladoo | made this | made app | who ladoo",
      answer: about.hero.intro,
      weight: 0.95,
    }),
    fact({
      ...aboutLink,
      examples: "where is your office",
      asks: "where office located city company based bangalore bengaluru headquarters india indian location country made in india from",
      needs:
        "office | bangalor | city | where ladoo | company where | india company | india ladoo | which country | city you | which city people | city people you",
      answer: whereLadooIs,
      also: careersLink,
    }),
    fact({
      ...aboutLink,
      examples: "what is your street address",
      asks: "street address office postal full pin code visit walk in come to",
      needs:
        "address office | address street | address postal | address full | address company | pin code | pincode | visit office",
      answer: `${brand.name} is based in ${brand.city}, India. The street address is not on this website, so please [ask us on WhatsApp]({whatsapp}) before you come.`,
      weight: 1.1,
    }),
    fact({
      ...aboutLink,
      examples: "what is your mission",
      asks: "mission purpose goal aim vision why exist",
      needs: "mission | purpose ladoo | purpose company | your purpose | goal | aim | vision | why exist | why build",
      answer: `${brand.tagline}. ${sentencesOf(about.mission.text).slice(0, 1).join(" ")}`,
    }),
    fact({
      ...aboutLink,
      examples: "why is it called ladoo",
      asks: "name meaning ladoo why called named sweet word laddu stand for",
      needs:
        "name | call | meaning | word ladoo | ladoo mean | ladoo word | what ladoo mean | why product call | why product name | why platform name | how product name | product get name",
      answer: sentencesOf(paragraph(/A ladoo is/))
        .slice(1, 4)
        .join(" "),
      weight: 0.95,
    }),
    fact({
      ...aboutLink,
      examples: "how did ladoo begin",
      asks: "how did ladoo begin story origin started company history idea pop-up table",
      needs:
        "origin | begin ladoo | start ladoo | history | idea | how begin | company start | how ladoo start | ladoo story",
      answer: sentencesOf(paragraph(/began at a pop-up/))
        .slice(0, 3)
        .join(" "),
    }),
    fact({
      ...aboutLink,
      examples: "what are your values",
      asks: "values company principles believe stand for hold to culture",
      needs: "value | principle | believe",
      answer: `${brand.name} holds to five things: ${inWords(about.values.points.map((point) => `"${point.title}"`))}. As an employer it names four values: ${inWords(careers.values.points.map((point) => point.title))}.`,
      also: { title: "Our Values on the careers page", path: "/careers" },
    }),
    fact({
      ...aboutLink,
      examples: "are the founders real",
      asks: "founders real people fictional made up invented true tara kabir dev actual fake stories exist almost real brands",
      needs: "real | fictional | made up | invented | fake | true | exist | genuine | actual",
      answer: `${footer.almostReal} Tara, Kabir and Dev are inventions, and so are their brands.`,
      also: { title: "Terms of Service", path: "/terms-of-service#other-services-and-this-website" },
      weight: 1.4,
    }),
    fact({
      ...home,
      examples: "how do i book a demo",
      asks: "book demo schedule demonstration see it product tour 30 minute call booking meeting",
      needs: "demo | product live | see live | book call | schedule call | see product | meeting",
      answer: `You can book a ${demo} with the 'Book a Demo' button on the home page, or directly at {booking}.`,
      weight: 1.1,
    }),
    fact({
      ...home,
      examples: "how long is the demo",
      asks: "demo how long minutes half an hour duration length demo",
      needs: "demo long | demo minute | demo duration | demo length | demo time | demo hour | half demo",
      answer: `A demo takes ${DEMO_MINUTES} minutes. Book it with the 'Book a Demo' button on the home page, or directly at {booking}.`,
      weight: 1.1,
    }),
    fact({
      title: "WhatsApp",
      path: "{whatsapp}",
      examples: "how do i contact you",
      asks: "contact reach talk human phone number call email support help how whatsapp get in touch customer care",
      needs:
        "contact | phone number team | phone number ladoo | telephone number | phone number you | call ladoo | number ladoo | report bug | found bug | report problem | site broken | website broken | email address | your email | mail id | phone number | ring | number ring | call number | call me | call you | support | phone | email | reach | help | whatsapp number | human | whatsapp team | whatsapp you | sampark",
      answer: `You reach us on WhatsApp, by phone at {phone} or by email at {email}. ${answeredSoon}`,
      also: { title: "Terms of Service", path: "/terms-of-service#changes-and-contact" },
      weight: 1.05,
    }),
    fact({
      title: "WhatsApp",
      path: "{whatsapp}",
      examples: "how fast do you answer",
      asks: "how fast reply response time support minutes answer whatsapp team respond quickly jaldi",
      needs:
        "reply | respond | response | fast | quick | answer support | jaldi | support time | support hour | wait support | support weekend | support sunday | support saturday | support holiday | open sunday | open weekend | business hour",
      answer: answeredSoon,
    }),
    fact({
      ...home,
      examples: "is there a mobile app",
      asks: "mobile app install desktop laptop computer tablet browser web version own server self host on-premise cloud saas",
      needs:
        "mobile app | install | desktop | laptop | tablet | run browser | work browser | ladoo browser | use browser | own server | host ladoo | self host | premise | onpremise | cloud | saas | web app version | phone app | app phone",
      answer: `${brand.name} is a web app, made for a phone held in one hand: it opens from 'App' in the menu at the top of every page, at {app}. This website names no version to install and none for a server of your own; [ask us on WhatsApp]({whatsapp}) if you need one.`,
      weight: 1.05,
    }),
    fact({
      ...home,
      examples: "where do i open the app",
      asks: "web app open app login where log in link header use the app browser account sign in",
      needs: "app open | login | web app | app where | app link | webapp",
      answer:
        "The web app opens in a new tab from 'App' in the menu at the top of every page, at {app}. Accounts open with the launch, and brands on the waitlist come in first.",
      also: { title: "Waitlist", path: "/waitlist" },
    }),
    fact({
      ...home,
      examples: "what is the tagline of ladoo",
      asks: "tagline slogan motto ladoo",
      needs: "tagline | slogan | motto",
      answer: `${brand.name}'s tagline is "${brand.tagline}".`,
      also: aboutLink,
    }),
    fact({
      ...careersLink,
      examples: "when do you reply to job applications",
      asks: "reply job application answer hear back who reads after applying",
      needs:
        "reply apply | answer apply | job answer | hear apply | job hear | apply after | read apply | happen apply | after apply job | after apply position | submit apply | next apply job | after job",
      answer: `${applicationForm.thanks.body.replace(/^.*?A person/, "A person")} "${applicationForm.toasts.submitted.description}" is what you see once it has been sent.`,
      weight: 1.1,
    }),
    fact({
      title: "Accessibility",
      path: "/accessibility",
      examples: "is the website accessible",
      asks: "accessible accessibility website screen reader keyboard wcag blind vision contrast disabled disability statement transcript",
      needs: "accessible | accessibility | wcag | screen reader | keyboard | blind | disability | disabled",
      answer: `${sentencesOf(accessibility.intro).slice(0, 2).join(" ")} The page on accessibility says what is tested, and what is not right yet.`,
    }),
    fact({
      title: "the Founders' Podcast page",
      path: "/audio-insights/founders-podcast",
      examples: "are you on instagram",
      asks: "instagram profile page social media follow community whatsapp group founders join handle",
      needs:
        "instagram page | whatsapp segment | founder segment | instagram follow | instagram ladoo | instagram profile | instagram handle | community join | community founder | social | follow | community whatsapp | community group | instagram you | instagram company",
      answer:
        "On the podcast page, 'Stay Connected' leads to our Instagram profile, {instagram}, and to the founders' community on WhatsApp, {community}.",
    }),
    fact({
      ...aboutLink,
      examples: "who are you smoothie",
      asks: `who is ${brand.assistantName} assistant are you a bot robot ai human person what can you do chatbot made built created name`,
      needs:
        "smoothie | bot | assistant | you ai | who are you | made you | built you | created you | real person | your name | what your name | your name help",
      answer: `I am ${brand.assistantName}, the assistant on this website, and not a person. I answer from the contents of this website, can make mistakes, and link to the page each answer comes from. People answer [on WhatsApp]({whatsapp}).`,
      path: "/terms-of-service#other-services-and-this-website",
      title: "Terms of Service",
    }),
    fact({
      ...careersLink,
      examples: "what jobs do you have",
      asks: "jobs open positions vacancies openings hiring roles career list which jobs work naukri",
      needs: "job | department | naukri | vacanc | hire | open position | which position | kaam ladoo | work ladoo",
      answer: openings,
      weight: 1.15,
    }),
    fact({
      ...careersLink,
      examples: "how do i apply for a job",
      asks: `job apply how application resume cv send cover letter what needed form ${titles}`,
      needs:
        "apply job | apply position | apply how | resume | cover letter | job send | apply career | apply role | apply engineer | apply designer | how apply",
      weight: 1.3,
      answer:
        "Choose a position on the careers page and press 'Apply Now'. The form asks for your name, email, phone, a link to your resume or CV and a cover letter of at least 50 characters; LinkedIn and portfolio links are optional.",
    }),
    fact({
      ...careersLink,
      examples: "is linkedin needed for the job form",
      asks: "linkedin profile portfolio optional needed required leave empty form job application",
      needs: "linkedin | portfolio | profile job | profile form | profile apply",
      weight: 1.2,
      answer:
        "No, LinkedIn and portfolio links are optional. What the form needs is your name, email, phone, a link to your resume or CV and a cover letter.",
    }),
    fact({
      ...careersLink,
      examples: "how long must the cover letter be",
      asks: "cover letter long length minimum characters words short",
      needs:
        "cover letter long | cover letter length | cover letter character | cover letter word | cover letter short | cover letter minimum",
      weight: 1.4,
      answer: "A cover letter has at least 50 characters; there is no need for a long one.",
    }),
    fact({
      ...careersLink,
      examples: "are there any part-time roles",
      asks: "part time roles job intern internship contract",
      needs: "parttime | part time | intern | internship | contract job",
      weight: 1.2,
      answer: `No such position is open: all ${inNumber(positions.length)} are full-time, in ${brand.city} with remote possible.`,
    }),
    fact({
      ...careersLink,
      examples: "can i work remotely",
      asks: `job location remote work from home where office bangalore position city full time part time ${titles}`,
      needs:
        "job remote | remote | job office | job where | job location | fulltime | job full | full time | job part | part time | job city | job bangalor | position remote | engineer remote | designer remote | work office | job shift | job move | job from | job transfer | apply shift | apply live | apply move | apply relocate | live shift | live apply | apply remote | apply city | bother apply | apply from",
      answer: whereOneWorks,
    }),
    fact({
      ...careersLink,
      examples: "what is the salary",
      asks: `salary pay package range compensation ctc how much earn job perks competitive ${titles}`,
      needs: "salary | job package | job payment | job price",
      weight: 1.4,
      answer: `${perk(/Competitive/)} There is no figure on this website, so please [ask us on WhatsApp]({whatsapp}) if you need one before that.`,
    }),
    fact({
      ...careersLink,
      examples: "how many interview rounds are there for the ai engineer job",
      asks: "interview rounds hiring process test first call steps job",
      needs:
        "interview | interview round | job interview | hiring process | interview many | job process | interview job | job test",
      answer: `This website does not say how many interviews there are, so please [ask us on WhatsApp]({whatsapp}). ${applicationForm.thanks.body.replace(/^.*?A person/, "A person")} You are told the salary range in the first call.`,
      weight: 1.2,
    }),
    fact({
      ...careersLink,
      examples: "what perks do employees get",
      asks: "perks benefits working at company employees job culture flexible learning why work",
      needs: "perk | job benefit | why work | culture | work like | benefit work | benefit team",
      answer: `Working at ${brand.name} comes with ${inWords(careers.perks.points.map((point) => point.title.toLowerCase()))}.`,
    }),
    fact({
      ...careersLink,
      examples: "what are the values for employees",
      asks: "careers values company culture four values empowerment inclusivity innovation",
      needs: "career value | job value | value team | value four | culture | empower | inclusiv | our values",
      answer: `The four values on the careers page are ${inWords(careers.values.points.map((point) => point.title))}.`,
    }),
    fact({
      ...careersLink,
      examples: "what values and perks do you mention on the careers page",
      asks: "values and perks careers page both",
      needs: "value perk",
      weight: 1.2,
      answer: `The four values are ${inWords(careers.values.points.map((point) => point.title))}. The ${inNumber(careers.perks.points.length)} perks are ${inWords(careers.perks.points.map((point) => point.title))}.`,
    }),
    fact({
      title: "the home page",
      path: "/",
      examples: "a link of yours shows a missing page, where do i go",
      asks: "404 page not found missing page broken link address does not exist",
      needs: "404 | page missing | page found | link broken | link dead | missing page message",
      answer: `That address does not exist on this website, then. Go on from ${inWords(pageNotFound.waysBack.map(({ label, path }) => `[${label}](${path})`)).replace(/ and (?=\[[^[]*$)/, " or ")}.`,
    }),
    fact({
      ...careersLink,
      examples: "how many years of experience do i need",
      asks: "experience required years how many job engineer designer marketing",
      needs: "experience | experience job more | year enough engineer | year enough job | year enough",
      answer: experienceSentence(),
    }),
    ...positions.map((job) =>
      fact({
        ...jobLink(job),
        examples: JOB_QUESTIONS[job.id] ?? "",
        asks: `${job.title} ${job.department} job position opening vacancy role hiring engineer ${job.id.replaceAll("-", " ")}`,
        needs: jobNeeds(job),
        answer: [
          `Yes, ${job.title} is open: ${job.department}, ${job.type.toLowerCase()}, ${job.location}, with ${experience(job)} of experience asked.`,
          ...shortJob(job),
        ].join(" "),
        text: `${job.description} ${job.responsibilities.join(" ")}`,
        weight: 1.1,
      }),
    ),
  ];
}

/** Which words single this position out among the others. */
function jobNeeds(job: JobPosition): string {
  const own = job.id.split("-").filter((word) => !["ai", "engineer", "ux"].includes(word));
  const words = job.id.includes("designer") ? ["ux", "designer", "design job"] : [];
  const initials = job.id === "ai-engineer-ml" ? ["mlops", "machine learning"] : [];
  return [
    ...new Set([
      ...words,
      ...initials,
      own.join(" "),
      ...own.map((word) => `${word} job`),
      ...own.map((word) => `${word} engineer`),
    ]),
  ].join(" | ");
}

/** The sentence of a job's description in which "you" does something, if there is one. */
function shortJob(job: JobPosition): string[] {
  // One that speaks of the sentence before it says nothing alone.
  return sentencesOf(job.description)
    .filter((sentence) => /^You will(?!.*\b(?:both|that moment)\b)/.test(sentence))
    .slice(0, 1);
}

function experienceSentence(): string {
  const groups = new Map<string, string[]>();
  for (const job of positions) groups.set(experience(job), [...(groups.get(experience(job)) ?? []), job.title]);
  const [most, ...others] = [...groups].toSorted(([, one], [, other]) => other.length - one.length);
  if (!most) return "";
  return `The positions ask for ${most[0]} of experience${others.map(([years, titles]) => `, and ${inWords(titles)} for ${years}`).join("")}.`;
}

/** How people ask who may fit a position and do not know its name. */
const JOB_QUESTIONS: Readonly<Record<string, string>> = {
  "ai-engineer-nlp": "i have built language models, is there anything for me with you",
  "ai-engineer-ml": "i deploy models to production, which of your vacancies matches",
  "ai-engineer-computer-vision": "i read text from photographs with models",
  "ai-engineer-recommender": "i am good with recommendation systems, must i shift",
  "ai-ux-designer": "i design apps and screens",
  "social-media-marketing": "my sister handles instagram for a cafe, could she apply",
};

export function companyPassages(): Passage[] {
  const texts: Passage[] = [
    ...about.story.paragraphs.map((text): Passage => ({ ...aboutLink, kind: "about", text })),
    ...about.values.points.map(
      (point): Passage => ({ ...aboutLink, kind: "about", text: point.description, asks: point.title }),
    ),
    { ...aboutLink, kind: "about", text: about.mission.text, asks: "mission" },
    ...[...careers.values.points, ...careers.perks.points].map(
      (point): Passage => ({
        ...careersLink,
        kind: "career",
        text: point.description,
        asks: `${point.title} careers job`,
      }),
    ),
    fact({
      ...careersLink,
      asks: "human person read my application every requirements meet not all apply anyway",
      needs: "read apply | human apply | person apply | read resume | meet requirement | all requirement | not all",
      answer: careers.positionsSection.intro,
      weight: 1.1,
    }),
    ...positions.flatMap((job): Passage[] => [
      { ...jobLink(job), kind: "career", text: job.description, asks: `${job.title} job` },
      {
        ...jobLink(job),
        kind: "career",
        text: job.responsibilities.join(" "),
        asks: `${job.title} job responsibilities what will i do work duties`,
        answer: `As ${job.title} you will, among other things:\n${job.responsibilities
          .slice(0, 3)
          .map((item) => `- ${item}`)
          .join("\n")}`,
      },
      {
        ...jobLink(job),
        kind: "career",
        text: job.requirements.join(" "),
        asks: `${job.title} job requirements skills qualification experience needed bring`,
        answer: `For ${job.title} we ask for, among other things:\n${job.requirements
          .slice(0, 3)
          .map((item) => `- ${item}`)
          .join("\n")}`,
      },
    ]),
  ];
  return [...companyFacts(), ...texts].filter(({ text }) => text !== "");
}
