/** The company, its people policy, how to reach it, and the assistant itself. */
import { about } from "#app/content/about.ts";
import { accessibility } from "#app/content/accessibility.ts";
import { applicationForm } from "#app/content/application-form.ts";
import { brand } from "#app/content/brand.ts";
import { careers, positions } from "#app/content/careers.ts";
import { footer } from "#app/content/site.ts";
import type { JobPosition } from "#app/schemas/content.ts";
import { fact, inNumber, inWords, type Link, type Passage, sentencesOf } from "./passage.ts";

const aboutLink: Link = { title: "About", path: "/about" };
const careersLink: Link = { title: "Careers", path: "/careers" };
const home: Link = { title: "the home page", path: "/" };

export const jobLink = (job: JobPosition): Link => ({ title: job.title, path: `/careers/${job.id}` });
/** "3+ years", as the position asks for it. */
export const experience = (job: JobPosition): string => /(\d+)\+ years/.exec(job.requirements.join(" "))?.[0] ?? "";

function companyFacts(): Passage[] {
  const originStory = about.story.paragraphs;
  const paragraph = (pattern: RegExp): string => originStory.find((text) => pattern.test(text)) ?? "";
  const perk = (title: RegExp): string =>
    careers.perks.points.find((point) => title.test(point.title))?.description ?? "";
  const titles = positions.map((job) => job.title).join(" ");
  const openings = positions.map((job) => `- [${job.title}](/careers/${job.id}), ${job.department}`).join("\n");
  return [
    fact({
      ...aboutLink,
      examples:
        "who is behind ladoo | who makes ladoo | tell me about the company | who are you | which people built this",
      asks: "who is behind ladoo company who makes made built team about us who are you",
      needs:
        "behind | who company | about ladoo | about company | about you | make ladoo | build ladoo | built ladoo | built this | ladoo team | who are you | made ladoo | made this | made app | who ladoo",
      answer: about.hero.intro,
      weight: 0.95,
    }),
    fact({
      ...aboutLink,
      examples:
        "where is your office | where are you located | in which city is the company | are you an indian company | headquarters | company address | where are you based",
      asks: "where office located city company based bangalore bengaluru headquarters india indian location country made in india from",
      needs: "office | bangalor | city | where ladoo | company where | india company | india ladoo | which country",
      answer: `${brand.name} is based in ${brand.city}, India.`,
      also: careersLink,
    }),
    fact({
      ...aboutLink,
      examples: "what is your street address | office address | can i visit your office | where exactly is the office",
      asks: "street address office postal full pin code visit walk in come to",
      needs:
        "address office | address street | address postal | address full | address company | pin code | pincode | visit office",
      answer: `${brand.name} is based in ${brand.city}, India. The street address does not stand on this website, so please [ask us on WhatsApp]({whatsapp}) before you come.`,
      weight: 1.1,
    }),
    fact({
      ...aboutLink,
      examples: "what is your mission | what is the goal of ladoo | why do you do this | why does ladoo exist",
      asks: "mission purpose goal aim vision why exist",
      needs: "mission | purpose ladoo | purpose company | your purpose | goal | aim | vision | why exist | why build",
      answer: sentencesOf(about.mission.text).slice(0, 1).join(" "),
    }),
    fact({
      ...aboutLink,
      examples:
        "why is it called ladoo | what does the name mean | how did you get the name | meaning of ladoo | where does the name come from",
      asks: "name meaning ladoo why called named sweet word laddu stand for",
      needs: "name | call | meaning | word ladoo | ladoo mean | ladoo word | what ladoo mean",
      answer: sentencesOf(paragraph(/A ladoo is/))
        .slice(1, 4)
        .join(" "),
      weight: 0.95,
    }),
    fact({
      ...aboutLink,
      examples:
        "how did ladoo begin | what is your story | where did the idea come from | history of the company | how did it all start",
      asks: "how did ladoo begin story origin started company history idea pop-up table",
      needs:
        "origin | begin ladoo | start ladoo | history | idea | how begin | company start | how ladoo start | ladoo story",
      answer: sentencesOf(paragraph(/began at a pop-up/))
        .slice(0, 3)
        .join(" "),
    }),
    fact({
      ...aboutLink,
      examples: "what are your values | what does the company believe in | your principles | what do you hold to",
      asks: "values company principles believe stand for hold to culture",
      needs: "value | principle | believe",
      answer: `${brand.name} holds to five things: ${inWords(about.values.points.map((point) => `"${point.title}"`))}.`,
      also: { title: "Our Values on the careers page", path: "/careers" },
    }),
    fact({
      ...aboutLink,
      examples:
        "are the founders real | are tara, kabir and dev real people | are the stories true | do these brands exist | are the testimonials genuine | are the stories made up",
      asks: "founders real people fictional made up invented true tara kabir dev actual fake stories exist almost real brands",
      needs: "real | fictional | made up | invented | fake | true | exist | genuine | actual",
      answer: `${footer.almostReal} Tara, Kabir and Dev are inventions, and so are their brands.`,
      also: { title: "Terms of Service", path: "/terms-of-service#other-services-and-this-website" },
      weight: 1.4,
    }),
    fact({
      ...home,
      examples:
        "how do i book a demo | can i see it before buying | schedule a demo | can somebody show me the product | i want a demonstration | arrange a call to see the product | where do i book a meeting",
      asks: "book demo schedule demonstration see it product tour 30 minute call booking meeting",
      needs: "demo | product live | see live | book call | schedule call | see product | meeting",
      answer: "You can book a 30-minute demo with the 'Book a Demo' button on the home page, or directly at {booking}.",
      weight: 1.1,
    }),
    fact({
      ...home,
      examples: "how long is the demo | how many minutes does a demo take | duration of the demo",
      asks: "demo how long minutes half an hour duration length demo",
      needs: "demo long | demo minute | demo duration | demo length | demo time | demo hour | half demo",
      answer:
        "A demo takes 30 minutes. Book it with the 'Book a Demo' button on the home page, or directly at {booking}.",
      weight: 1.1,
    }),
    fact({
      title: "WhatsApp",
      path: "{whatsapp}",
      examples:
        "how do i contact you | what number can i ring | can the chat hand me over to a person | how can i reach you | what is your phone number | what is your email address | what email can i write to | can i talk to a human | how do i get help | customer support | how can i call you | whom can i ask | can i write to you on whatsapp | i want to speak to somebody",
      asks: "contact reach talk human phone number call email support help how whatsapp get in touch customer care",
      needs:
        "contact | ring | number ring | call number | call me | call you | support | phone | email | reach | help | whatsapp number | human | whatsapp team | whatsapp you | sampark",
      answer:
        "You reach us on WhatsApp, by phone at {phone} or by email at {email}. On WhatsApp the team typically responds within 30 minutes during business hours.",
      also: { title: "Terms of Service", path: "/terms-of-service#changes-and-contact" },
      weight: 1.05,
    }),
    fact({
      title: "WhatsApp",
      path: "{whatsapp}",
      examples:
        "how fast do you answer | how quickly does support reply | response time on whatsapp | when will the team answer me | how long do i wait for support",
      asks: "how fast reply response time support minutes answer whatsapp team respond quickly jaldi",
      needs:
        "reply | respond | response | fast | quick | answer support | jaldi | support time | support hour | wait support",
      answer: "On WhatsApp the team typically responds within 30 minutes during business hours.",
    }),
    fact({
      ...home,
      examples:
        "is there a mobile app | do i need to install anything | does it run in the browser | is there a desktop version | does it work on a laptop | can i host it on my own server | is there an on-premise version | is it a web app | is ladoo cloud based",
      asks: "mobile app install desktop laptop computer tablet browser web version own server self host on-premise cloud saas",
      needs:
        "mobile app | install | desktop | laptop | tablet | run browser | work browser | ladoo browser | use browser | own server | host ladoo | self host | premise | onpremise | cloud | saas | web app version | phone app | app phone",
      answer: `${brand.name} is a web app, made for a phone held in one hand: it opens from 'App' in the menu at the top of every page, at {app}. This website names no version to install and none for a server of your own; [ask us on WhatsApp]({whatsapp}) if you need one.`,
      weight: 1.05,
    }),
    fact({
      ...home,
      examples:
        "where do i open the app | where do i log in | link to the web app | is there a login page | how do i open my account | how do i get into the app",
      asks: "web app open app login where log in link header use the app browser account sign in",
      needs: "app open | login | web app | app where | app link | webapp",
      answer:
        "The web app opens in a new tab from 'App' in the menu at the top of every page, at {app}. Accounts open with the launch, and brands on the waitlist come in first.",
      also: { title: "Waitlist", path: "/waitlist" },
    }),
    fact({
      ...home,
      examples: "what is the tagline of ladoo | what is your slogan | motto of ladoo",
      asks: "tagline slogan motto ladoo",
      needs: "tagline | slogan | motto",
      answer: `${brand.name}'s tagline is "${brand.tagline}".`,
      also: aboutLink,
    }),
    fact({
      ...careersLink,
      examples:
        "when do you reply to job applications | who reads my application | will i hear back about my application",
      asks: "reply job application answer hear back who reads after applying",
      needs: "reply apply | answer apply | job answer | hear apply | job hear | apply after | read apply",
      answer: applicationForm.thanks.body.replace(/^.*?A person/, "A person"),
    }),
    fact({
      title: "Accessibility",
      path: "/accessibility",
      examples:
        "is the website accessible | does the site work with a screen reader | can i use the site by keyboard alone | do you follow wcag | i am blind, can i use this site | accessibility statement",
      asks: "accessible accessibility website screen reader keyboard wcag blind vision contrast disabled disability statement transcript",
      needs: "accessible | accessibility | wcag | screen reader | keyboard | blind | disability | disabled",
      answer: `${sentencesOf(accessibility.intro).slice(0, 2).join(" ")} The page on accessibility says what is tested, and what is not right yet.`,
    }),
    fact({
      title: "the Founders' Podcast page",
      path: "/audio-insights/founders-podcast",
      examples:
        "are you on instagram | where can i follow you | is there a founders' community | whatsapp group for founders | your social media",
      asks: "instagram profile page social media follow community whatsapp group founders join handle",
      needs:
        "instagram page | whatsapp segment | founder segment | instagram follow | instagram ladoo | instagram profile | instagram handle | community join | community founder | social | follow | community whatsapp | community group | instagram you | instagram company",
      answer:
        "On the podcast page, 'Stay Connected' leads to our Instagram profile, {instagram}, and to the founders' community on WhatsApp, {community}.",
    }),
    fact({
      ...aboutLink,
      examples:
        "who are you smoothie | what is your name | are you a bot | am i talking to a human | what is smoothie | what can you do | are you an ai | can smoothie make mistakes",
      asks: `who is ${brand.assistantName} assistant are you a bot robot ai human person what can you do chatbot made built created name`,
      needs:
        "smoothie | bot | assistant | you ai | who are you | made you | built you | created you | real person | your name",
      answer: `I am ${brand.assistantName}, the assistant on this website. I answer from the contents of this website, can make mistakes, and link to the page each answer comes from.`,
      path: "/terms-of-service#other-services-and-this-website",
      title: "Terms of Service",
    }),
    fact({
      ...careersLink,
      examples:
        "what jobs do you have | are you hiring | which positions are open | vacancies | do you have openings | can i work for you | career opportunities | how many open positions | which departments are hiring | jobs in bangalore",
      asks: "jobs open positions vacancies openings hiring roles career list which jobs work naukri",
      needs: "job | department | naukri | vacanc | hire | open position | which position | kaam ladoo | work ladoo",
      answer: `There are ${inNumber(positions.length)} open positions, all full-time in ${brand.city} with remote possible:\n${openings}`,
      weight: 1.15,
    }),
    fact({
      ...careersLink,
      examples:
        "how do i apply for a job | what do i need for an application | where do i send my resume | can i apply without linkedin | how long must the cover letter be | is linkedin required | how to apply for a position | what does the application form ask",
      asks: `job apply how application resume cv send cover letter what needed form ${titles}`,
      needs:
        "apply job | apply position | apply how | resume | cover letter | job send | apply career | apply role | apply engineer | apply designer | how apply",
      weight: 1.3,
      answer:
        "Choose a position on the careers page and press 'Apply Now'. The form asks for your name, email, phone, a link to your resume or CV and a cover letter of at least 50 characters; LinkedIn and portfolio links are optional.",
    }),
    fact({
      ...careersLink,
      examples:
        "how long must the cover letter be | minimum length of the cover letter | how many characters in the cover letter | can the cover letter be short",
      asks: "cover letter long length minimum characters words short",
      needs:
        "cover letter long | cover letter length | cover letter character | cover letter word | cover letter short | cover letter minimum",
      weight: 1.4,
      answer: "A cover letter has at least 50 characters; there is no need for a long one.",
    }),
    fact({
      ...careersLink,
      examples: "are there any part-time roles | do you take interns | are there internships | contract work",
      asks: "part time roles job intern internship contract",
      needs: "parttime | part time | intern | internship | contract job",
      weight: 1.2,
      answer: `No such position is open: all ${inNumber(positions.length)} are full-time, in ${brand.city} with remote possible.`,
    }),
    fact({
      ...careersLink,
      examples:
        "can i work remotely | where is the job | is work from home possible | are the jobs full time | do you hire part-timers | are there any part time jobs | job location | where would i be working | part time job",
      asks: `job location remote work from home where office bangalore position city full time part time ${titles}`,
      needs:
        "job remote | remote | job office | job where | job location | fulltime | job full | full time | job part | part time | job city | job bangalor | position remote | engineer remote | designer remote | work office",
      answer: `All positions are full-time, in ${brand.city} with remote possible. ${perk(/Flexible/)}`,
    }),
    fact({
      ...careersLink,
      examples:
        "what is the salary | how much do you pay employees | pay range for a job | what does the position pay | ctc",
      asks: `salary pay package range compensation ctc how much earn job perks competitive ${titles}`,
      needs: "salary | job package | job payment | job price",
      weight: 1.4,
      answer: `${perk(/Competitive/)} No figure stands on this website, so please [ask us on WhatsApp]({whatsapp}) if you need one before that.`,
    }),
    fact({
      ...careersLink,
      examples:
        "what perks do employees get | benefits of working at ladoo | why should i work for you | what is it like to work there | employee benefits | what do you offer employees",
      asks: "perks benefits working at company employees job culture flexible learning why work",
      needs: "perk | job benefit | why work | culture | work like | benefit work | benefit team",
      answer: `Working at ${brand.name} comes with ${inWords(careers.perks.points.map((point) => point.title.toLowerCase()))}.`,
    }),
    fact({
      ...careersLink,
      examples:
        "what are the values for employees | company culture | four values on the careers page | values of the team",
      asks: "careers values company culture four values empowerment inclusivity innovation",
      needs: "career value | job value | value team | value four | culture | empower | inclusiv | our values",
      answer: `The four values on the careers page are ${inWords(careers.values.points.map((point) => point.title))}.`,
    }),
    fact({
      ...careersLink,
      examples: "what values and perks do you mention on the careers page | values and perks of working at ladoo",
      asks: "values and perks careers page both",
      needs: "value perk",
      weight: 1.2,
      answer: `The four values are ${inWords(careers.values.points.map((point) => point.title))}. The ${inNumber(careers.perks.points.length)} perks are ${inWords(careers.perks.points.map((point) => point.title))}.`,
    }),
    fact({
      ...careersLink,
      examples:
        "how many years of experience do i need | experience for the jobs | which experience do you ask for | how much experience must an engineer have | years asked for social media",
      asks: "experience required years how many job engineer designer marketing",
      needs: "experience",
      answer: experienceSentence(),
    }),
    ...positions.map((job) =>
      fact({
        ...jobLink(job),
        asks: `${job.title} ${job.department} job position opening vacancy role hiring engineer ${job.id.replaceAll("-", " ")}`,
        needs: jobNeeds(job),
        answer: `Yes, ${job.title} is open: ${job.department}, ${job.type.toLowerCase()}, ${job.location}, with ${experience(job)} of experience asked. ${shortJob(job)}`,
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

/** The sentence of a job's description in which "you" does something. */
function shortJob(job: JobPosition): string {
  return sentencesOf(job.description).find((sentence) => /^You will/.test(sentence)) ?? "";
}

function experienceSentence(): string {
  const groups = new Map<string, string[]>();
  for (const job of positions) groups.set(experience(job), [...(groups.get(experience(job)) ?? []), job.title]);
  const [most, ...others] = [...groups].toSorted(([, one], [, other]) => other.length - one.length);
  if (!most) return "";
  return `The positions ask for ${most[0]} of experience${others.map(([years, titles]) => `, and ${inWords(titles)} for ${years}`).join("")}.`;
}

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
