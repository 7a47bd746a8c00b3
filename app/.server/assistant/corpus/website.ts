/** How the website itself works: listening, finding a story, asking Smoothie, sending a form, and what is remembered. */
import { accessibility } from "#app/content/accessibility.ts";
import { applicationForm } from "#app/content/application-form.ts";
import { assistantTexts } from "#app/content/assistant-texts.ts";
import { brand, offer, podcastPath, useCasesPath } from "#app/content/brand.ts";
import { brandBuddiesCards } from "#app/content/brand-buddies.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { features, filterFeatureIds } from "#app/content/features.ts";
import { founders } from "#app/content/founders.ts";
import { foundersSection, hero, valueCards } from "#app/content/home.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { privacyPolicy } from "#app/content/legal/privacy-policy.ts";
import { journeyText, podcastText } from "#app/content/listening.ts";
import { footer, header } from "#app/content/site.ts";
import { storyText, useCasesText } from "#app/content/use-cases.ts";
import { waitlistLookup, waitlistPanel } from "#app/content/waitlist.ts";
import { fill } from "#app/lib/fill.ts";
import { QUERY_LIMIT } from "#app/schemas/assistant.ts";
import type { Story } from "#app/schemas/story.ts";
import { inNumber } from "../language/number-words.ts";
import { waitlist } from "./offer.ts";
import { fact, inWords, type Link, type Passage, sentencesOf } from "./passage.ts";
import { linkTo, said } from "./policies.ts";

const home: Link = { title: "the home page", path: "/" };
const useCases: Link = { title: "Use Cases", path: useCasesPath };
const podcast: Link = { title: "the Founders' Podcast", path: podcastPath };
const [journey] = journeys;
const journeyLink: Link = journey ? { title: journey.title, path: `/journey/${journey.id}` } : home;
const careersLink: Link = { title: "Careers", path: "/careers" };
const accessibilityLink: Link = { title: "Accessibility", path: "/accessibility" };
const kept: Link = linkTo("privacy-policy", "what-stays-in-your-browser");
const choices: Link = linkTo("privacy-policy", "pixel-and-privacy-choices");

/** What the page on accessibility says of it; "" where it no longer does. */
const accessible = (pattern: RegExp): string =>
  accessibility.sections.flatMap(({ items }) => items).find((item) => pattern.test(item)) ?? "";
const featureName = (id: number): string => features.find((feature) => feature.id === id)?.name ?? "";
const storiesOf = (id: number): string => `[${featureName(id)}](${useCasesPath}?feature=${id})`;
const pageOf = (slug: string): string => {
  const page = featurePages.find(({ id }) => id === slug);
  return page ? `[${page.name}](/feature/${slug})` : "";
};

function listening(stories: readonly Story[]): Passage[] {
  const categories = [...new Set(stories.map(({ category }) => category))].toSorted();
  return [
    fact({
      ...useCases,
      examples: "do i have to log in to read the site and hear the stories",
      asks: "login log in account register needed to read site hear listen stories podcast pages free without in",
      needs:
        "login story | login read page | login read story | login read site | login listen | login site | login website | login page | login podcast | login hear | login journey | account listen | account read | account story | account hear | register listen | register read | register story | signup story | signup listen | signup read | email story",
      answer: `No login is needed. ${sentencesOf(privacyPolicy.intro)[0] ?? ""}`,
      also: home,
      weight: 1.1,
    }),
    fact({
      ...useCases,
      examples: "if i tap play on a second story while the first is on do both play together",
      asks: "second story first is on both together at once same time two recordings one stops overlap leave page another page",
      needs:
        "start another story | two story | both story | story leave page | audio leave | story stop page | second audio | two audio | 2 audio | audio same time | audio both | recording same time | two recording | 2 recording",
      answer:
        "No, one recording plays at a time: starting another pauses the first. Leaving a page stops its sound, and you can carry on later where you stopped.",
      weight: 1.25,
    }),
    fact({
      ...useCases,
      examples: "can i change the speed of a story",
      asks: "speed slow down quick playback rate double story episode recording",
      needs:
        "speed story | speed podcast | speed audio | speed listen | speed recording | playback | slow voice | slow audio | slow listen | slow story | slow podcast | double speed | speed voice",
      answer:
        "Yes: 'Speed' in the player goes from 0.75 to 2 times, and your browser remembers the choice for all recordings.",
      weight: 1.25,
    }),
    fact({
      ...useCases,
      examples: "can i skip ahead in a story",
      asks: "skip ahead back rewind part seek bar from beginning chapters player",
      needs:
        "skip story | skip audio | skip recording | skip ahead | skip second | skip podcast | rewind | seek | beginning story again",
      answer:
        "Yes. The player goes back or forward by 15 seconds, and 'Restart' begins again. You can drag the bar, choose one of the parts named under it, or press a time in the transcript to hear it from there.",
      also: { title: journeys[0]?.title ?? "", path: `/journey/${journeys[0]?.id}` },
      weight: 1.2,
    }),
    fact({
      ...useCases,
      examples: "does a story go on where i stopped",
      asks: "resume listening where i stopped left off remember how place in recording later",
      needs:
        "resume story | resume podcast | resume audio | resume listen | remember listen | remember story | stop story | left off | place story | place recording | place podcast | same place | where stop | half story | middle story | finish later | bookmark",
      answer: `Yes: your browser remembers how far you have listened in a story or an episode, so that you can carry on where you stopped. Nothing of it is sent to us, so another phone does not know it.`,
      also: kept,
      weight: 1.2,
    }),
    fact({
      ...useCases,
      examples: "can i control the player with the keyboard",
      asks: "player keyboard keys arrow lock screen headset headphones earphones buttons control",
      needs:
        "player keyboard | player key | keyboard shortcut | lock screen | headset | headphone | earphone | arrow key | key move | control player | player mouse | media key",
      answer:
        "Yes. Every button of the player can be reached by keyboard, and on the bar the arrow keys move by 5 seconds and Page Up and Page Down by 30. The lock screen and the buttons of a headset play, pause and skip where the device offers them.",
      also: accessibilityLink,
      weight: 1.15,
    }),
    fact({
      ...useCases,
      examples: "can i send a story to a friend",
      asks: "share story send friend whatsapp recording minute link",
      needs:
        "share story | share recording | share audio | send story | send recording | story friend | story whatsapp | share journey | share minute | send minute",
      answer:
        "Yes: 'Share this moment' under the player opens WhatsApp with a link to the story that begins at the second you are hearing.",
      weight: 1.25,
    }),
    fact({
      ...useCases,
      examples: "story audio is real human voice or computer",
      asks: "who narrates narration voice human real person computer machine synthesised ai generated text to speech recorded story audio podcast reads aloud",
      needs:
        "voice computer | voice real | voice machine | voice ai | voice robot | voice artist |  whose voice | narrat story | synthetic | synthesised | read aloud | voice kisne | voice generat | audio computer | audio human | audio real | audio machine | audio ai | recording computer | recording human",
      answer: `${accessible(/narration is synthesised/)}`,
      also: accessibilityLink,
      weight: 1.2,
    }),
    fact({
      ...useCases,
      examples: "does a story use much data",
      asks: "data pack size mb recording audio file autoplay plays by itself starts automatically",
      needs:
        "data pack | story data | audio data | listen data | size audio | size recording | mb | recording big | audio file | autoplay | audio automatic | recording automatic",
      answer:
        "Nothing plays by itself, and no sound is loaded before you press play. How big a recording is stands at its 'Download' link.",
      weight: 1.15,
    }),
    fact({
      ...useCases,
      examples: "only want the stories on payments, not all of them, how",
      asks: "filter stories by feature topic module sort only stories about one payments stock orders clear filter use cases page",
      needs:
        "filter story | filter usecas | filter page | filter feature | filter off | story sort | story topic | story module | story feature | only story | sort story | clear filter | story pick | just story | remove filter | cancel filter | turn filter",
      answer: `'${useCasesText.filterHeading}' on the use-cases page shows the stories of one feature: ${inWords(filterFeatureIds.map(storiesOf))}. Pressing it again, or '${useCasesText.clearFilters}', shows all of them.`,
      weight: 1.15,
    }),
    fact({
      ...useCases,
      examples: "can i buy from the brands in the stories",
      asks: "buy order purchase from brands in stories shop gift sell public",
      needs:
        "buy brand story | order brand story | buy story | brand story shop | brand story sell | purchase brand story",
      answer: `No, nothing can be bought from them. ${footer.almostReal}`,
      also: { title: "About", path: "/about" },
      weight: 1.25,
    }),
    fact({
      ...useCases,
      examples: "which kinds of brands do the stories cover by category",
      asks: "kinds sort of brands stories cover category categories industries of business food fashion skincare accessories",
      needs:
        "story category | category story | brand category | story industry | story kind brand | story sort brand | story type brand | story brand cover | story brand | brand story cover | story business | story product type | usecas brand",
      answer: `The stories come from ${inNumber(categories.length)} categories of brands: ${inWords(categories)}.`,
      weight: 1.15,
    }),
    fact({
      ...useCases,
      examples: "does a story page say what the brand actually got out of it at the end",
      asks: "story page what is on it key outcome metric end brand got out of it stories next previous",
      needs:
        "story page | story outcome | story end | next story | previous story | story metric | story figure | outcome page",
      answer: `Yes: '${storyText.resultsHeading}' on each story's page names the ${storyText.primaryOutcome.toLowerCase()} and an ${storyText.additionalMetric.toLowerCase()}. Below follow other stories, and '${storyText.previous}' and '${storyText.next}' lead on.`,
      weight: 1.15,
    }),
    fact({
      ...journeyLink,
      examples: "what do i see when i open a step in a journey",
      asks: "journey step open see before after earlier now compare comparison what is in each step page move next previous",
      needs:
        "journey page | journey before | journey after | journey before after | journey compare | journey comparison | step before | step after | step open | each step | journey open",
      answer: `Each step of a journey tells what the founder changed, and sets '${journeyText.before}' beside '${journeyText.after}': how it was, and how it is now. '${journeyText.previous}' and '${journeyText.next}' lead from step to step. The page also has the outcomes, and a recording with its transcript.`,
      also: home,
      weight: 1.05,
    }),
    fact({
      ...home,
      examples: "which stages do you sort founders into, from just started to well settled",
      asks: "stages stage founders new brand growing brand brand level beginner settled just started",
      needs:
        "stage founder | founder stage | which stage | level founder | new brand | growing brand | founder beginner | founder settled | founder growing | founder start",
      answer: `The founders stand for ${inNumber(founders.length)} stages: ${inWords(founders.map(({ name, brandName, goalStage }) => `${foundersSection.goalStages[goalStage]} (${name} of ${brandName})`))}.`,
      also: useCases,
      weight: 1.2,
    }),
    fact({
      ...podcast,
      examples: "can i send only the first podcast episode to a friend and not the whole series",
      asks: "share send one single episode friend podcast series whatsapp link only first second",
      needs:
        "share podcast | send podcast | share episode | send episode | podcast friend | podcast whatsapp | single podcast | only podcast first | podcast alone",
      answer: `Yes, each episode has a share button of its own, such as '${fill(podcastText.shareEpisode, { number: 1 })}', which opens WhatsApp with a link to that episode. '${podcastText.shareSeries}' sends the whole series.`,
      weight: 1.25,
    }),
    fact({
      ...podcast,
      examples: "can i hear the podcast in my own podcast app",
      asks: "podcast feed rss own app subscribe follow new episodes announced",
      needs:
        "rss | podcast feed | podcast app | podcast subscribe | plan podcast | podcast follow | podcast announce | podcast automatic | podcast player",
      answer: `Yes: '${podcastText.feed}' on the podcast page is the feed to add to it. New episodes are also announced on Instagram and in the founders' community, both under '${podcastText.connectHeading}'.`,
      weight: 1,
    }),
    fact({
      ...useCases,
      examples: "may my child listen to the stories",
      asks: "children kids listen hear read stories age allowed",
      needs: "age story | age listen | age podcast | daughter listen | son listen | daughter story | son story",
      answer: `Yes. ${said("privacy-policy", "children", /Anyone may read the stories/)} Logins to the product are another matter: children under 13 may not have one.`,
      also: linkTo("privacy-policy", "children"),
      weight: 1.25,
    }),
  ];
}

function pages(): Passage[] {
  return [
    fact({
      ...home,
      examples: "3 main points on your home page",
      asks: "three 3 main home page page first page cards promise benefits change on the first day",
      needs:
        "three home page | 3 home page | card home | home page point | home page promise | home page main | first page three | value card",
      answer: `The home page names ${inNumber(valueCards.length)} things that change:\n${valueCards.map(({ title, description }) => `- ${title}: ${sentencesOf(description)[0] ?? ""}`).join("\n")}`,
      weight: 1.15,
    }),
    fact({
      title: "Features",
      path: "/features",
      examples: "apart from the modules, which themes do you present",
      asks: "themes topics besides from seven modules rooms ways of working other pages size optimization global expansion efficient sales management",
      needs:
        "theme module | theme list | which theme | what theme are | what theme you | what theme do | theme many | besides module | besides room | theme besides | topic page",
      answer: `Three themes cross the rooms and have a page of their own: ${inWords(["size-optimization", "global-expansion", "efficient-sales-management"].map(pageOf))}. Stories are also gathered under ${storiesOf(15)} and ${storiesOf(17)}.`,
      weight: 1.15,
    }),
    fact({
      title: "Brand Buddies",
      path: "/brand-buddies",
      examples: "which three features does the brand buddies page lead to",
      asks: "three features brand buddies page cards to which on it customer connect ways to stay in",
      needs:
        "Brand Buddies feature | Brand Buddies page | Brand Buddies card page | Brand Buddies three | Brand Buddies part | customer connect",
      answer: `The Brand Buddies page leads to ${inNumber(brandBuddiesCards.length)} features: ${inWords(brandBuddiesCards.map(({ title, slug }) => `[${title}](/feature/${slug})`))}. It also has a story of Dev's and the free trial of ${offer.trialDays} days.`,
      weight: 1.15,
    }),
    fact({
      title: "About",
      path: "/about",
      examples: "what will i find on your about page",
      asks: "about page what will i find mission story values where read about us company",
      needs: "about page | page company | read mission | where mission | where story company | where values | about us",
      answer: "The About page tells our mission, our story, and the five values we hold to.",
      weight: 1.1,
    }),
    fact({
      ...home,
      examples: "is there a search box on the site",
      asks: "search box website search find a topic on the site find my way",
      needs: "search box | search site | search website | search page | search field | find topic site",
      answer: `There is no search box: ask me, and I link to the page the answer comes from. The menu at the top leads to '${header.features}', '${header.audioInsights}' and '${header.pricing}', the foot of every page to the rest.`,
      weight: 1.1,
    }),
    fact({
      ...home,
      examples: "where is the menu on my phone",
      asks: "menu phone mobile open where hamburger three navigation items",
      needs: "menu phone | menu mobile | menu open | where menu | menu small | hamburger menu",
      answer: `On a phone the menu opens with the button at the top. It holds what stands there on a wide screen: '${header.features}' with every feature, '${header.audioInsights}' with the use cases and the podcast, '${header.pricing}', and '${header.app}', which opens in a new tab.`,
      weight: 1.1,
    }),
    fact({
      ...home,
      examples: "how do i close the banner at the top",
      asks: "close banner top bar announcement remove",
      needs: "close banner | banner top | banner close | hide banner | remove banner | offer bar",
      answer: "Press the cross at the end of the banner. It stays closed for the rest of your visit.",
      also: kept,
      weight: 1.1,
    }),
    fact({
      ...home,
      examples: "the video on the home page has no sound",
      asks: "video home page silent mute what does it animation stop",
      needs: "video home | video website | video sound | home clip",
      answer: `The film on the home page has no sound. It shows this: ${hero.videoAlt} ${accessible(/less motion/)}`,
      also: accessibilityLink,
      weight: 1.1,
    }),
    fact({
      ...accessibilityLink,
      examples: "can i make the letters bigger",
      asks: "zoom enlarge bigger letters text font size small phone scroll sideways",
      needs:
        "zoom page | zoom site | letter bigger | text bigger | text small | font big | enlarge page | enlarge text",
      answer: `Yes, with your browser's own zoom. ${accessible(/320 pixels/)}`,
      weight: 1.1,
    }),
    fact({
      ...home,
      examples: "does this website work offline",
      asks: "website site pages offline without connection read no network install home screen",
      needs:
        "site offline | website network | page network | read network | page offline | website connection | flight mode",
      answer:
        "This website needs a connection. A recording that you saved with its 'Download' link plays without one, and selling at a stall without a network is a feature of the product, of The Sales Outlets.",
      also: { title: "The Sales Outlets", path: "/feature/events-toolkit" },
      weight: 0.95,
    }),
  ];
}

function assistant(): Passage[] {
  return [
    fact({
      ...home,
      examples: "max length of a question to the assistant",
      asks: "maximum length question assistant chat smoothie characters limit long type how long may a question be",
      needs:
        "question limit | question long | question length | question character | chat limit | chat character | chat long | chat length | smoothie limit | smoothie character | smoothie long | length assistant | limit assistant | question word",
      answer: `A question to me may have up to ${QUERY_LIMIT} characters. A longer matter is best sent to the team, under '${assistantTexts.whatsappTab}'.`,
      weight: 1.1,
    }),
    fact({
      ...home,
      examples: "what is the name of your chat bot",
      asks: "chat where open button every page window bigger maximize minimize close tabs new conversation name chatbot",
      needs:
        "open chat | chat button | chat where | where chat | chat window | chat big | chat bigger | chat close | chat tab | chat every page | new conversation | stop answer | find assistant | chat minim | chat enlarge",
      answer: `I am ${brand.assistantName}, and the round button in the corner of every page opens me. The window can be made larger with '${assistantTexts.maximize}', '${assistantTexts.stop}' ends an answer, and '${assistantTexts.restart}' begins afresh. '${assistantTexts.aiTab}' is me; '${assistantTexts.whatsappTab}' leads to the team on WhatsApp.`,
      weight: 1.05,
    }),
    fact({
      ...kept,
      examples: "will my chat still be here when i come back",
      asks: "conversation chat still here come back reload another page lost link closes chat earlier answers history on my screen tab",
      needs:
        "chat comeback | chat reload | chat page | chat lost | chat gone | chat back | chat history | conversation lost | conversation back | conversation page | conversation stay | conversation gone | old chat | chat link | link chat close | earlier answer | chat closed",
      answer: `A link in an answer opens the page and closes the chat; open it again, and the conversation goes on. It is held only in the open tab, and goes when you close that tab or press '${assistantTexts.restart}'.`,
      weight: 1.15,
    }),
    fact({
      ...home,
      examples: "can i talk to smoothie instead of typing",
      asks: "speak question voice microphone chat smoothie assistant talk instead of typing voice note",
      needs:
        "voice smoothie | voice chat | voice assistant | voice question | microphone chat | microphone assistant | chat voice | speak question | voice bot",
      answer:
        "No, a question to me is typed; this chat has no microphone. Orders can be spoken in the product, at The Sales Desk.",
      also: { title: "The Sales Desk", path: "/feature/sales-hub" },
      weight: 0.95,
    }),
    fact({
      ...home,
      examples: "can i ask you in hindi",
      asks: "ask question hindi hinglish english assistant smoothie chat understand answer",
      needs:
        "hindi smoothie | hindi chat | hindi assistant | hindi question | ask hindi | answer hindi | hinglish | ask english | understand hindi | english only chat | hindi understand | speak hindi assistant",
      answer:
        "You may ask in English, or in Hindi written in Latin letters, as on WhatsApp. My answers are in English, as this website is.",
      weight: 1.3,
    }),
    fact({
      ...home,
      examples: "what do i ask you first",
      asks: "suggested questions suggestions example what to ask first chips more ideas",
      needs: "suggested question | suggestion question | example question | question suggest | what ask | ask first",
      answer: `Three suggested questions stand under the greeting, and '${assistantTexts.more}' shows the rest, for example "${assistantTexts.suggestions[0]}" You may ask in your own words as well.`,
      weight: 0.95,
    }),
  ];
}

function forms(): Passage[] {
  return [
    fact({
      ...waitlist,
      examples: "javascript is switched off in my browser, will the waitlist form still go through",
      asks: "javascript scripts switched off disabled without browser waitlist form work join sent",
      needs:
        "javascript form | javascript waitlist | javascript site | javascript website | javascript work | javascript signup | javascript browser | script form | script waitlist | script site | script signup | script browser | js off",
      answer: `Yes, the waitlist form works without JavaScript: it is sent like any form, with the same checks and the same confirmation. ${accessible(/without scripts/)}`,
      also: accessibilityLink,
      weight: 1.3,
    }),
    fact({
      ...kept,
      examples: "is what i typed lost when i leave the form",
      asks: "form keep typed lost half filled come back reload again save entered",
      needs:
        "typed lost | form lost | form half | form again | form reload | form comeback | form back | form save | half fill | type again | form middle | cover letter gone | form gone | form error | form fail",
      answer: `What you have typed stays: a half-filled form is held in the open tab until it is sent, also when you read the terms in between, reload the page or a sending fails. It goes when you close the tab.`,
      weight: 1.15,
    }),
    fact({
      ...careersLink,
      examples: "pressed submit on the job form, saw a thank you and then the box vanished by itself, bug",
      asks: "job application form you window box closes by itself sent confirmation after applying",
      needs: "window close | window automatic | box automatic | apply window | apply close | apply confirm",
      answer: `Your application has been sent when '${applicationForm.thanks.heading}' appears. That it closes is no fault: "${applicationForm.thanks.closing}" A person reads what you wrote and replies by email.`,
      weight: 1.1,
    }),
    fact({
      ...careersLink,
      examples: "where to upload resume pdf in the application, cant see any upload button",
      asks: "upload resume cv pdf file attach document button application link url drive where",
      needs:
        "upload resume | upload apply | upload job | attach resume | attach apply | attach job | resume file | resume pdf | resume link | resume upload | resume drive | resume url | apply upload | apply file | job file | resume document | resume button",
      answer: `There is no upload: the form takes a link to your resume or CV, one we can open, beginning with https://. Put the file somewhere online, for example in a drive you share, and paste its link.`,
      weight: 1.5,
    }),
    fact({
      ...waitlist,
      examples: "joined the list, which apps have share buttons for my invite link",
      asks: "share buttons apps invite referral link whatsapp instagram email copy which ways",
      needs:
        "share button | button share | share app | invite button | app share | copy link | link copy | copy button | share way | way share | link share | share invite | referral share | share email | invite share",
      answer: `Once you are on the list, your link has these buttons: '${waitlistPanel.copy}', '${waitlistPanel.whatsapp}', '${waitlistPanel.instagram}' and '${waitlistPanel.mail}'. ${waitlistPanel.instagramHint}`,
      weight: 1.2,
    }),
    fact({
      ...waitlist,
      examples: "how do i see how many brands joined through my link",
      asks: "see how many joined my link referral count earned so check used my code",
      needs: "referral count | referral check | check referral |  see referral joined",
      answer: `'${waitlistPanel.progress.heading}' beside your referral link says how many brands have joined through it and how many free months that makes. To see it again, enter your email under '${waitlistLookup.heading}' on the waitlist page.`,
      weight: 1,
    }),
    fact({
      ...choices,
      examples: "is the tracking opt-out there because of some indian data protection rule, which one",
      asks: "tracking opt out privacy choices pixel of indian data protection rule law act dpdp which",
      needs:
        "tracking law | tracking rule | tracking dpdp | privacy choice law | privacy choice why | pixel law | pixel dpdp | ad law | data protection | protection rule | protection law | protection act | dpdp stand | opt out law | tracking data protection | dpdp privacy | dpdp privacy choice | dpdp reason",
      answer: `Yes, because of India's Digital Personal Data Protection Act, 2023 (the DPDP Act): you can decline the advertising pixel, or take your consent back, under "Privacy choices" at the foot of any page.`,
      weight: 1.15,
    }),
    fact({
      ...choices,
      examples: "can i change my privacy choice later",
      asks: "change privacy choice later allowed by mistake declined refuse does everything work remembered",
      needs:
        "change privacy | change choice | privacy choice change | tracking mistake | refuse work | decline work | decline tracking | privacy choice later | privacy choice remember | take back consent | allowed tracking",
      answer: `${said("privacy-policy", "pixel-and-privacy-choices", /Everything on this website works without the pixel/)} You can change your answer under "Privacy choices" at the foot of any page, as easily in one direction as in the other, and your browser remembers it.`,
      weight: 1.15,
    }),
    fact({
      ...kept,
      examples: "what does the website remember on my device",
      asks: "website remembers on my browser stores storage clear what stays after visit",
      needs:
        "store browser | browser store | browser data | browser remember | website remember | site remember | clear browser | stay phone | stays browser | phone store visit | visit store",
      answer: `Your own browser remembers how far and at which speed you have listened, and your answer under Privacy choices. Until you close the tab, it also remembers a half-filled form, that you closed the banner, and your referral link once you have joined or looked it up. None of that is sent to us. ${said("privacy-policy", "what-stays-in-your-browser", /You can clear all of this/, /Nothing breaks if you do/)}`,
      weight: 1.1,
    }),
  ];
}

export const websitePassages = (stories: readonly Story[]): Passage[] => [
  ...listening(stories),
  ...pages(),
  ...assistant(),
  ...forms(),
];
