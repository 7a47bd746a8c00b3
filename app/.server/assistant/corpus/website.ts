/** How the website itself works: listening, finding a story, asking Smoothie, sending a form, and what is remembered. */
import { accessibility } from "#app/content/accessibility.ts";
import { applicationForm } from "#app/content/application-form.ts";
import { assistantTexts } from "#app/content/assistant-texts.ts";
import { brand, podcastPath, useCasesPath } from "#app/content/brand.ts";
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
import { QUERY_LIMIT } from "#app/schemas/assistant.ts";
import type { Story } from "#app/schemas/story.ts";
import { inNumber } from "../number-words.ts";
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
      examples:
        "do i have to log in to read the site and hear the stories | is a login needed for the stories | must i register to listen | can anybody hear the stories | no account, can i still listen | stories without signing in | do i need an account to read your pages | is the site public | are the recordings for members alone | i have no login yet, may i read the pages already | my mother wants to listen too and has no login with you | i only want to look round and not give my email, what can i see | do you ask for an email before a story plays | so the stories are for paying brands only | stories are locked behind a signup right | can guests listen | may outsiders read everything here | stories sunne ke liye login karna padega kya | bina account ke kahani sun sakte hain | login chahiye kya podcast sunne ke liye | site dekhne ke liye sign in zaruri hai kya | is the site free to use | does reading cost anything | can my neighbour hear the stories without an account | is there a charge for listening | do i pay to read the journeys",
      asks: "login log in account register needed to read site hear listen stories podcast pages free without in",
      needs:
        "login story | login read page | login read story | login read site | login listen | login site | login website | login page | login podcast | login hear | login journey | account listen | account read | account story | account hear | register listen | register read | register story | signup story | signup listen | signup read | email story",
      answer: `No login is needed. ${sentencesOf(privacyPolicy.intro)[0] ?? ""}`,
      also: home,
      weight: 1.1,
    }),
    fact({
      ...useCases,
      examples:
        "if i tap play on a second story while the first is on do both play together | can two stories play at once | does one story stop when i start another | two recordings at the same time | do the sounds overlap | first story goes on when i start the next one | i pressed play on another episode by mistake, are both running now | i have a story running and open a journey, do they talk over each other | will i hear two voices at a time | must i pause the first before i start the second | does starting a recording stop the others | so all the stories on the page can sound together | does the sound go on when i open another page | does a story stop when i leave its page | the audio went silent when i clicked another page | will it keep playing while i look at the prices | ek saath do kahani chalengi kya | doosri kahani chalayi to pehli band ho jayegi kya | two audios at the same time | when i start the second audio does the first one stop | can i have two audios on at once | does the earlier audio fall silent | the first audio shuts up when i press the second, why",
      asks: "second story first is on both together at once same time two recordings one stops overlap leave page another page",
      needs:
        "start another story | two story | both story | story leave page | audio leave | story stop page | second audio | two audio | 2 audio | audio same time | audio both | recording same time | two recording | 2 recording",
      answer:
        "No, one recording plays at a time: starting another pauses the first. Leaving a page stops its sound, and you can carry on later where you stopped.",
      weight: 1.25,
    }),
    fact({
      ...useCases,
      examples:
        "can i change the speed of a story | play it faster | slow down the voice | playback speed | how do i listen at double speed | 1.5x | is there a speed button | the voice is too quick for my mother, can it be slowed | i have five minutes for a ten minute episode, can it run faster | your narrator drags, can i hurry him up | is the pace of the recordings fixed | at which speeds can an episode be heard | does it remember the speed i chose | so i can only listen at normal speed | tez chala sakte hain kya | audio slow karke sun sakte hai",
      asks: "speed slow down quick playback rate double story episode recording",
      needs:
        "speed story | speed podcast | speed audio | speed listen | speed recording | playback | slow voice | slow audio | slow listen | slow story | slow podcast | double speed | speed voice",
      answer:
        "Yes: 'Speed' in the player goes from 0.75 to 2 times, and your browser remembers the choice for all recordings.",
      weight: 1.25,
    }),
    fact({
      ...useCases,
      examples:
        "can i skip ahead in a story | go back a few seconds | how do i jump to a part of a recording | rewind | fast forward an episode | start a story from the beginning | is there a seek bar | i missed a sentence while the mixer ran, how do i hear it again | i know the beginning already, can i jump past it | can i drag the bar to the middle | how do i replay a story | what are the marks under the bar | are there chapters in the recordings | so i must listen from start to end without jumping | how far does the skip button go | how do i get to the part about money | can i restart from zero | aage badha ke sun sakte hai kya | peeche karke dobara sunna hai | do the stories have chapters or markers | are there chapter marks under a recording | go to the last part of a recording | how do i hear the last sentence again | repeat the last part of a story",
      asks: "skip ahead back rewind part seek bar from beginning chapters player",
      needs:
        "skip story | skip audio | skip recording | skip ahead | skip second | skip podcast | rewind | seek | beginning story again",
      answer:
        "Yes. The player goes back or forward by 15 seconds, and 'Restart' begins again. You can drag the bar, choose one of the parts named under it, or press a time in the transcript to hear it from there.",
      weight: 1.2,
    }),
    fact({
      ...useCases,
      examples:
        "does a story go on where i stopped | do you remember how far i listened | resume a story later | continue listening tomorrow | pick up where i left off | does it start from the beginning every time | i stopped half way through an episode when the courier came, where does it begin next time | a customer interrupted me, will the story know where i was | can i finish a recording tomorrow from the same place | i closed the page in the middle of a story | does it keep my place on another phone as well | is my place in the podcast saved | so i lose my place when i close the page | will i have to find my spot again | bookmark in a recording | jahan chhoda tha wahin se chalegi kya | baad mein wahin se sun sakte hain | i stopped at minute two yesterday, will it continue there | i stopped listening in the middle, where does it go on | yesterday i paused at minute four, is that kept | it began again from zero, why was my place forgotten | can i carry on with the story afterwards | the courier came in between, can i go on with the story later",
      asks: "resume listening where i stopped left off remember how place in recording later",
      needs:
        "resume story | resume podcast | resume audio | resume listen | remember listen | remember story | stop story | left off | place story | place recording | place podcast | same place | where stop | half story | middle story | finish later | bookmark",
      answer: `Yes: your browser remembers how far you have listened in a story or an episode, so that you can carry on where you stopped. Nothing of it is sent to us, so another phone does not know it.`,
      also: kept,
      weight: 1.2,
    }),
    fact({
      ...useCases,
      examples:
        "can i control the player with the keyboard | keyboard shortcuts of the player | lock screen controls | do my headset buttons work | play and pause from the earphones | can i pause a story while the phone is locked | which keys move the bar | space bar to pause | my hands are full of dough, can i pause it from my headphones | i use no mouse, can i work the player | does the podcast show on my lock screen | can arrow keys jump in a recording | so the player needs a mouse | headphone ke button se pause hoga kya | media keys",
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
      examples:
        "can i send a story to a friend | how do i share a story | share a recording on whatsapp | send the exact minute of a story | forward one story to my sister | share this moment | i want my packer to hear this very bit, how do i send it | my partner should hear what kabir said at the end, can i send her that place | is there a share button at the stories | does the shared link start at the right place | can i post a story in our founders group | so a story cannot be shared | kahani whatsapp par kaise bheju | ye wali story dost ko bhejni hai",
      asks: "share story send friend whatsapp recording minute link",
      needs:
        "share story | share recording | share audio | send story | send recording | story friend | story whatsapp | share journey | share minute | send minute",
      answer:
        "Yes: 'Share this moment' under the player opens WhatsApp with a link to the story that begins at the second you are hearing.",
      weight: 1.25,
    }),
    fact({
      ...useCases,
      examples:
        "story audio is real human voice or computer | who narrates the stories | is it ai voice | are the recordings spoken by real people | is the narrator a machine | text to speech or an actor | synthetic narration | did tara record this herself | who reads the stories aloud | the voice in the story sounds like a robot, is it one | my daughter says nobody really spoke these, is that so | which actors speak in your podcast | do kabir and dev speak with their own voices | so you hired voice artists for the stories | kahani kisne padhi hai | awaaz asli hai ya computer ki | is the podcast generated | who recorded the audio | who recorded the episodes | are the narrators human",
      asks: "who narrates narration voice human real person computer machine synthesised ai generated text to speech recorded story audio podcast reads aloud",
      needs:
        "voice computer | voice real | voice machine | voice ai | voice robot | voice artist |  whose voice | narrat story | synthetic | synthesised | read aloud | voice kisne | voice generat | audio computer | audio human | audio real | audio machine | audio ai | recording computer | recording human",
      answer: `${accessible(/narration is synthesised/)}`,
      also: accessibilityLink,
      weight: 1.2,
    }),
    fact({
      ...useCases,
      examples:
        "does a story use much data | how big is a recording | do the stories eat up my data pack | size of the audio files | does the sound load by itself | will a page with stories use up my mobile data | how many mb is an episode | does anything start playing on its own | my pack has little left this month, is listening heavy | i am on a slow connection, does the page load all recordings | do recordings play automatically | is autoplay on | so the audio starts the moment i open a page | kitna data lagega ek kahani mein | apne aap chalne lagti hai kya | do audios start by themselves | does the audio begin without a tap",
      asks: "data pack size mb recording audio file autoplay plays by itself starts automatically",
      needs:
        "data pack | story data | audio data | listen data | size audio | size recording | mb | recording big | audio file | autoplay | audio automatic | recording automatic",
      answer:
        "Nothing plays by itself, and no sound is loaded before you press play. How big a recording is stands at its 'Download' link.",
      weight: 1.15,
    }),
    fact({
      ...useCases,
      examples:
        "only want the stories on payments, not all of them, how | filter stories by feature how | how do i see the stories of one module | show just the inventory stories | sort the stories by topic | is there a filter for stories | stories of one feature | narrow down the list of stories | choose a topic on the use cases page | how do i take the filter off again | clear the filter | see all stories again | there are too many stories, can i pick a subject | i care only about stock, must i scroll through every story | i chose a feature and now most stories are gone, how do i get them back | by what can the stories be filtered | do you have tags for the stories | so the stories stand in one long list and cannot be sorted | group the tales by subject | sirf payment wali kahaniya kaise dekhe | feature ke hisaab se story kaise chune | does the filter stay when i go back | remove the filter | turn the filter off | just the stories about invoices, how | how can i see only the stories of the sales desk | is there a way to see stories of one module alone | get out of the filtered list | can i see only the stories that are about the cash register | only the stories of one room please | may i look at just the stories with the crew",
      asks: "filter stories by feature topic module sort only stories about one payments stock orders clear filter use cases page",
      needs:
        "filter story | filter usecas | filter page | filter feature | filter off | story sort | story topic | story module | story feature | only story | sort story | clear filter | story pick | just story | remove filter | cancel filter | turn filter",
      answer: `'${useCasesText.filterHeading}' on the use-cases page shows the stories of one feature: ${inWords(filterFeatureIds.map(storiesOf))}. Pressing it again, or '${useCasesText.clearFilters}', shows all of them.`,
      weight: 1.15,
    }),
    fact({
      ...useCases,
      examples:
        "can i buy from the brands in the stories | where can i order what the brands in the stories make | do the story brands have a shop | i want to buy a gift from one of the brands in your stories | may i purchase from the founders in your stories | stories wale brand se kharid sakte hai kya | do the brands in the stories sell to the public | is there an online shop of the brands in the stories | i liked a brand from a story, how do i order from it | can i buy a kurta from the brand in your story",
      asks: "buy order purchase from brands in stories shop gift sell public",
      needs:
        "buy brand story | order brand story | buy story | brand story shop | brand story sell | purchase brand story",
      answer: `No, nothing can be bought from them. ${footer.almostReal}`,
      also: { title: "About", path: "/about" },
      weight: 1.25,
    }),
    fact({
      ...useCases,
      examples:
        "which kinds of brands do the stories cover by category | what sort of brands do the stories cover | categories of the stories | which industries are in the use cases | what do the brands in the stories make | are there stories from food brands | are there stories from fashion brands | skincare stories | story categories | which lines of business appear in your stories | i sell candles, are there stories from my trade | from which trades are your stories | my brand is about food, is that covered in the stories | do you have tales of jewellery or clothes makers | so the stories are only about clothes | what are the four categories | into which categories are the stories sorted | kaunsi category ki kahaniya hain | kis tarah ke brands ki stories hai | product types in the stories",
      asks: "kinds sort of brands stories cover category categories industries of business food fashion skincare accessories",
      needs:
        "story category | category story | brand category | story industry | story kind brand | story sort brand | story type brand | story brand cover | story brand | brand story cover | story business | story product type | usecas brand",
      answer: `The stories come from ${inNumber(categories.length)} categories of brands: ${inWords(categories)}.`,
      weight: 1.15,
    }),
    fact({
      ...useCases,
      examples:
        "does a story page say what the brand actually got out of it at the end | what is on a story page | do the stories show results | where do i read the outcome of a story | key results of a story | is there a number for what changed | primary outcome | does each story end with figures | i have no time to listen, where is the result in short | what stands at the end of a story | how do i get from one story to the next | is there a next story button | are similar stories suggested | related stories | so the stories never tell what came of it | do you show proof at the end of a tale | is there a summary of the gains under each story | story ke end mein result likha hota hai kya | kahani ka nateeja kahan milega | what is listed under key results | where is the result of a story written | where does it stand what a founder gained | what are primary outcome and additional metric | in which place do i read the gain of a story | is there a next button between stories",
      asks: "story page what is on it key outcome metric end brand got out of it stories next previous",
      needs:
        "story page | story outcome | story end | next story | previous story | story metric | story figure | outcome page",
      answer: `Yes: '${storyText.resultsHeading}' on each story's page names the ${storyText.primaryOutcome.toLowerCase()} and an ${storyText.additionalMetric.toLowerCase()}. Below follow other stories, and '${storyText.previous}' and '${storyText.next}' lead on.`,
      weight: 1.15,
    }),
    fact({
      ...journeyLink,
      examples:
        "what do i see when i open a step in a journey | what does a step of a journey show | what is in each step | before and after in a journey | how do i move through the steps | how are the journeys built | what is on a journey page | open the next step of a journey | i clicked step two of a journey, what is it supposed to show | does each step say how it was earlier | can i jump to any step or only one after another | do the journeys compare how things were with how they are | is there anything to hear on a journey page | so a step is only a title | what do the numbered steps tell | journey ke step mein kya dikhta hai | har step mein pehle aur baad dikhta hai kya | do the journeys show before and after | i only trust comparisons, do the journeys show how it was earlier and how it is now | do the journeys compare the old way with the new one | pehle aur baad ka farak journey me dikhta hai kya | is there a before and after in the journeys",
      asks: "journey step open see before after earlier now compare comparison what is in each step page move next previous",
      needs:
        "journey page | journey before | journey after | journey before after | journey compare | journey comparison | step before | step after | step open | each step | journey open",
      answer: `Each step of a journey tells what the founder changed, and sets '${journeyText.before}' beside '${journeyText.after}': how it was, and how it is now. '${journeyText.previous}' and '${journeyText.next}' lead from step to step. The page also has the outcomes, and a recording with its transcript.`,
      also: home,
      weight: 1.05,
    }),
    fact({
      ...home,
      examples:
        "which stages do you sort founders into, from just started to well settled | stages of the founders | new brand, growing brand, established brand | which founder is a beginner | which of the three is furthest along | at what stage is tara | at what stage is kabir | at what stage is dev | what does growing brand mean at a founder | labels on the founder cards | i have just begun, which founder is at my stage | my brand is well established, whose stories suit me | which founder is in the growing phase | are the founders at different levels | so all three founders are beginners | how mature are the brands in the stories | in which phase of business is each founder | founders ko kis stage mein baanta hai | who of them is only starting | founder levels",
      asks: "stages stage founders new brand growing brand brand level beginner settled just started",
      needs:
        "stage founder | founder stage | which stage | level founder | new brand | growing brand | founder beginner | founder settled | founder growing | founder start",
      answer: `The founders stand for ${inNumber(founders.length)} stages: ${inWords(founders.map(({ name, brandName, goalStage }) => `${foundersSection.goalStages[goalStage]} (${name} of ${brandName})`))}.`,
      also: useCases,
      weight: 1.2,
    }),
    fact({
      ...podcast,
      examples:
        "can i send only the first podcast episode to a friend and not the whole series | share one episode | how do i share the podcast | send an episode on whatsapp | share button of an episode | forward the second episode | share the whole series | my sister should hear just the inventory one, can i send that alone | i want to post the podcast in our makers group, what do i press | can episodes be shared one by one | so i can only share the whole podcast | pass on the talk with kabir to a colleague | ek hi episode kaise bheju | podcast dost ko kaise share kare | do people need an account to open the episode i send | how can i forward only episode 2 | send episode 2 alone",
      asks: "share send one single episode friend podcast series whatsapp link only first second",
      needs:
        "share podcast | send podcast | share episode | send episode | podcast friend | podcast whatsapp | single podcast | only podcast first | podcast alone",
      answer: `Yes, each episode has a share button of its own, such as '${podcastText.shareEpisode.replace("{number}", "1")}', which opens WhatsApp with a link to that episode. '${podcastText.shareSeries}' sends the whole series.`,
      weight: 1.25,
    }),
    fact({
      ...podcast,
      examples:
        "can i hear the podcast in my own podcast app | is there an rss feed | podcast feed | subscribe to the podcast | get new episodes automatically | add the show to my player app | how do i follow the podcast | how do i hear when a new episode is out | i listen in a podcast app while i drive, how do i add yours | where do i get the feed address | are new episodes announced somewhere | so the podcast is only on this page | apne podcast app mein kaise jodu | where can i subscribe to the show for free",
      asks: "podcast feed rss own app subscribe follow new episodes announced",
      needs:
        "rss | podcast feed | podcast app | podcast subscribe | plan podcast | podcast follow | podcast announce | podcast automatic | podcast player",
      answer: `Yes: '${podcastText.feed}' on the podcast page is the feed to add to it. New episodes are also announced on Instagram and in the founders' community, both under '${podcastText.connectHeading}'.`,
      weight: 1,
    }),
    fact({
      ...useCases,
      examples:
        "may my child listen to the stories | can kids hear the stories | are the stories fit for children | is there an age limit for reading the stories | can my ten year old listen along | my daughter loves golu, may she listen to the podcast | do children need permission to hear a story | so under eighteens may not read this site | bachche kahani sun sakte hain kya | story time with my kids, is that allowed",
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
      examples:
        "3 main points on your home page | what are the three points on the home page | what does the home page promise | three cards on the front page | which three things change on the first day | value cards | main benefits on your landing page | sum up the first page for me | what do you highlight on the start page | i saw three boxes on your first page and forgot them | i have a minute before my stall opens, what are your three main points | which advantages do you put first | name the trio of benefits at the top of the site | so your home page is only about invoices | what are your top three benefits | home page par teen cheezein kya hain | main teen fayde kya hai | the three selling points in brief",
      asks: "three 3 main home page page first page cards promise benefits change on the first day",
      needs:
        "three home page | 3 home page | card home | home page point | home page promise | home page main | first page three | value card",
      answer: `The home page names ${inNumber(valueCards.length)} things that change on the first day:\n${valueCards.map(({ title, description }) => `- ${title}: ${sentencesOf(description)[0] ?? ""}`).join("\n")}`,
      weight: 1.15,
    }),
    fact({
      title: "Features",
      path: "/features",
      examples:
        "apart from the modules, which themes do you present | which themes do you present, like going abroad or sizes | themes besides the seven modules | what are the themes | work that crosses the rooms | list the themes | which topics have a page of their own besides the modules | what else do you cover beside the rooms | pages that are not about one module | which ways of working do you describe | my friend spoke of a page on sizes, are there more such pages | are there feature pages that belong to no room | so there is nothing besides the seven modules | what cuts across several modules | modules ke alawa kaun si themes hain | theme pages | how many themes are there",
      asks: "themes topics besides from seven modules rooms ways of working other pages size optimization global expansion efficient sales management",
      needs:
        "theme module | theme list | which theme | what theme | theme many | besides module | besides room | theme besides | topic page",
      answer: `Three themes cross the rooms and have a page of their own: ${inWords(["size-optimization", "global-expansion", "efficient-sales-management"].map(pageOf))}. Stories are also gathered under ${storiesOf(15)} and ${storiesOf(17)}.`,
      weight: 1.15,
    }),
    fact({
      title: "Brand Buddies",
      path: "/brand-buddies",
      examples:
        "which three features does the brand buddies page lead to | which three features are on the brand buddies page | what is on the brand buddies page | three ways to stay in touch | cards of the brand buddies page | where do the cards on brand buddies go | i opened brand buddies and saw three cards, what are they | customer connect page, which features | my friend sent me your brand buddies page, what does it offer | brand buddies page par kaun se teen feature hai",
      asks: "three features brand buddies page cards to which on it customer connect ways to stay in",
      needs:
        "Brand Buddies feature | Brand Buddies page | Brand Buddies card | Brand Buddies three | Brand Buddies part | customer connect",
      answer: `The Brand Buddies page leads to ${inNumber(brandBuddiesCards.length)} features: ${inWords(brandBuddiesCards.map(({ title, slug }) => `[${title}](/feature/${slug})`))}. It also has a story of Dev's and the free trial.`,
      weight: 1.15,
    }),
    fact({
      title: "About",
      path: "/about",
      examples:
        "what will i find on your about page | what is on the about page | about page contents | what does about us say | where can i read about your mission | where is your story | page about the company | what do you tell about yourselves and where | is there an about us page | i am writing an article, where is your company described | i would like to read up on who you are before i join | does the about page say why you exist | so you have no page about yourselves | where do i read your values | about us page kahan hai | about page mein kya likha hai",
      asks: "about page what will i find mission story values where read about us company",
      needs: "about page | page company | read mission | where mission | where story company | where values | about us",
      answer: "The About page tells our mission, our story, and the five values we hold to.",
      weight: 1.1,
    }),
    fact({
      ...home,
      examples:
        "is there a search box on the site | how do i search the website | where can i search for something | i cannot find what i look for on your page | search function | find a topic on your site | how do i find my way around here | where is everything on this website | i am lost on your site, where do i look | is there a list of all pages | how do i look something up quickly | so there is a search field at the top | website par kuch dhundna hai kaise",
      asks: "search box website search find a topic on the site find my way",
      needs: "search box | search site | search website | search page | search field | find topic site",
      answer: `There is no search box: ask me, and I link to the page the answer comes from. The menu at the top leads to '${header.features}', '${header.audioInsights}' and '${header.pricing}', the foot of every page to the rest.`,
      weight: 1.1,
    }),
    fact({
      ...home,
      examples:
        "where is the menu on my phone | how do i open the menu | i see no menu on mobile | hamburger menu | what is in the menu | three lines at the top | menu items | where do i find the features list on a phone | i only see your logo and no links on my mobile | which entries does the menu have | so there is no menu on small screens | mobile par menu kahan hai",
      asks: "menu phone mobile open where hamburger three navigation items",
      needs: "menu phone | menu mobile | menu open | where menu | menu small | hamburger menu",
      answer: `On a phone the menu opens with the button at the top. It holds what stands there on a wide screen: '${header.features}' with every feature, '${header.audioInsights}' with the use cases and the podcast, '${header.pricing}', and '${header.app}', which opens in a new tab.`,
      weight: 1.1,
    }),
    fact({
      ...home,
      examples:
        "how do i close the banner at the top | remove the launch offer bar | the strip at the top disturbs me | hide the announcement | get rid of the promo banner | will the banner come back | the offer bar covers my small screen | can i shut the yellow bar | dismiss the offer strip | so the banner cannot be closed | upar wali patti kaise hataye",
      asks: "close banner top bar announcement remove",
      needs: "close banner | banner top | banner close | hide banner | remove banner | offer bar",
      answer: "Press the cross at the end of the banner. It stays closed for the rest of your visit.",
      also: kept,
      weight: 1.1,
    }),
    fact({
      ...home,
      examples:
        "the video on the home page has no sound | is there sound in the film | why is the video silent | what does the video on the home page show | moving picture at the top of the page | how do i stop the film on the first page | does the film have subtitles | the animation makes me dizzy, can it be still | i turned up the volume and the clip stays mute | so my speakers are broken, the video is mute | home page ke video mein awaaz nahi hai | does the video on the first page have audio | is the clip at the top silent | can i hear anything in the home page video",
      asks: "video home page silent mute what does it animation stop",
      needs: "video home | video website | video sound | home clip",
      answer: `The film on the home page has no sound. It shows this: ${hero.videoAlt} ${accessible(/less motion/)}`,
      also: accessibilityLink,
      weight: 1.1,
    }),
    fact({
      ...accessibilityLink,
      examples:
        "can i make the letters bigger | zoom the pages | the text is too small for me | does the site work at 400 percent zoom | larger font | i forget my glasses, can i enlarge the page | does it fit on a very small phone | do pages scroll sideways when i zoom | my father reads with big letters, does your page break then | is there a bigger text setting | so zooming breaks the layout | akshar bade kar sakte hain kya",
      asks: "zoom enlarge bigger letters text font size small phone scroll sideways",
      needs:
        "zoom page | zoom site | letter bigger | text bigger | text small | font big | enlarge page | enlarge text",
      answer: `Yes, with your browser's own zoom. ${accessible(/320 pixels/)}`,
      weight: 1.1,
    }),
    fact({
      ...home,
      examples:
        "does this website work offline | can i read your pages without a connection | can i install this website | add the site to my home screen | read the stories on a train without signal | is your site saved on my phone | open the pages in flight mode | i travel through dead zones, can i read your website there | so the site works with no connection at all | bina net ke website chalegi kya",
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
      examples:
        "max length of a question to the assistant | how many characters can i type in the chat | character limit of the chat | question length limit | can i paste a long text into the chat | my question got cut off | the chat does not take more letters | how much can i write to smoothie at once | i pasted half a page and the end was missing | is there a word limit for what i ask you | so i can ask in as many words as i like | chat mein kitne akshar likh sakte hain",
      asks: "maximum length question assistant chat smoothie characters limit long type how long may a question be",
      needs:
        "question limit | question long | question length | question character | chat limit | chat character | chat long | chat length | smoothie limit | smoothie character | smoothie long | length assistant | limit assistant | question word",
      answer: `A question to me may have up to ${QUERY_LIMIT} characters. A longer matter is best sent to the team, under '${assistantTexts.whatsappTab}'.`,
      weight: 1.1,
    }),
    fact({
      ...home,
      examples:
        "what is the name of your chat bot | does the assistant have a name | what do i call you | where do i find the assistant | where is the chat | how do i open the chat | chat button | where can i ask questions on the site | is the chat on every page | the round button in the corner | how do i make the chat window bigger | can the chat be enlarged | close the chat window | minimise the chat | what are the two tabs in the chat | how do i start a new conversation | i closed the little window by accident, where is it now | can i stop an answer | so the chat is only on the home page | chat kahan se kholu",
      asks: "chat where open button every page window bigger maximize minimize close tabs new conversation name chatbot",
      needs:
        "open chat | chat button | chat where | where chat | chat window | chat big | chat bigger | chat close | chat tab | chat every page | new conversation | stop answer | find assistant | chat minim | chat enlarge",
      answer: `I am ${brand.assistantName}, and the round button in the corner of every page opens me. The window can be made larger with '${assistantTexts.maximize}', '${assistantTexts.stop}' ends an answer, and '${assistantTexts.restart}' begins afresh. '${assistantTexts.aiTab}' is me; '${assistantTexts.whatsappTab}' leads to the team on WhatsApp.`,
      weight: 1.05,
    }),
    fact({
      ...kept,
      examples:
        "will my chat still be here when i come back | does the chat go on when i open another page | is the conversation lost when i reload | where did my old chat go | can i see what i asked earlier | does a link close the chat | i clicked a link in your answer and the chat vanished | if i follow your link is our talk gone | i closed the tab, can i get the conversation back | can i read yesterdays answers again | how long does this conversation stay on my screen | so everything i asked is gone when i change the page | can i email this chat to myself | page badalne par chat chali jayegi kya",
      asks: "conversation chat still here come back reload another page lost link closes chat earlier answers history on my screen tab",
      needs:
        "chat comeback | chat reload | chat page | chat lost | chat gone | chat back | chat history | conversation lost | conversation back | conversation page | conversation stay | conversation gone | old chat | chat link | link chat close | earlier answer | chat closed",
      answer: `A link in an answer opens the page and closes the chat; open it again, and the conversation goes on. It is held only in the open tab, and goes when you close that tab or press '${assistantTexts.restart}'.`,
      weight: 1.15,
    }),
    fact({
      ...home,
      examples:
        "can i talk to smoothie instead of typing | does the chat have a microphone | voice input for the assistant | can i speak my question to you | send you a voice note | does the assistant read its answers aloud | do you listen | i am driving, can i ask you by voice | so smoothie understands voice messages | chat mein bolkar pooch sakte hain kya | mic for the chat",
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
      examples:
        "can i ask you in hindi | do you understand hinglish | does the assistant speak hinglish | can you answer in hindi | may i type my question in hindi | in which tongue can i ask smoothie | must i ask in english | does smoothie know hindi | kya main hindi mein sawal pooch sakti hu | hindi mein jawab doge kya | smoothie hindi samajhta hai kya | my mother writes hindi with english letters, does the chat get that | my english is weak, can i ask anyhow | so you only understand english | is the chat english only | can i mix hindi and english when i ask | hindi me likhun to chalega | hindi mein type karu to samjhoge | is it ok to ask in hinglish",
      asks: "ask question hindi hinglish english assistant smoothie chat understand answer",
      needs:
        "hindi smoothie | hindi chat | hindi assistant | hindi question | ask hindi | answer hindi | hinglish | ask english | understand hindi | english only chat | hindi understand | speak hindi assistant",
      answer:
        "You may ask in English, or in Hindi written in Latin letters, as on WhatsApp. My answers are in English, as this website is.",
      weight: 1.3,
    }),
    fact({
      ...home,
      examples:
        "what do i ask you first | what are the questions above the input | suggested questions | example questions | give me some ideas what to ask | where do the suggestions come from | how do i see more suggestions | the suggested questions have gone | i do not know what to ask | which questions can you answer well | the chips under the greeting | so i can only ask the given questions | kya kya pooch sakte hain aapse",
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
      examples:
        "javascript is switched off in my browser, will the waitlist form still go through | does the waitlist work without javascript | does the form work with scripts disabled | no script browser, can i join | does the site run without scripts | old phone without modern browser | my browser blocks scripts, can i still sign up | i use an extension that stops scripts, will the join button do anything | can the job form be sent without scripts | text browser | is javascript required to join | so without scripts the form does nothing | can i filter the stories with scripts off | js off hai, form jayega kya | script band karke bhi join ho sakta hai kya | the scripts are off in my browser, can i join",
      asks: "javascript scripts switched off disabled without browser waitlist form work join sent",
      needs:
        "javascript form | javascript waitlist | javascript site | javascript website | javascript work | javascript signup | javascript browser | script form | script waitlist | script site | script signup | script browser | js off",
      answer: `Yes, the waitlist form works without JavaScript: it is sent like any form, with the same checks and the same confirmation. ${accessible(/without scripts/)}`,
      also: accessibilityLink,
      weight: 1.3,
    }),
    fact({
      ...kept,
      examples:
        "is what i typed lost when i leave the form | does the form keep what i typed | i went to read the terms and came back, is my form empty | half filled form | i reloaded the page in the middle of the form | do i have to type everything again | does the form save by itself | my phone died while i was filling in the form | can i fill in half now and the rest later | i closed the application window by mistake, is my cover letter gone | the sending failed, must i write everything once more | an error came up after i pressed submit, is my text still there | can i come back to my application tomorrow | so everything typed is lost when i open another page | save a draft of my application | form adha bhara tha, wapas aaya to khali to nahi hoga | likha hua ud gaya kya",
      asks: "form keep typed lost half filled come back reload again save entered",
      needs:
        "typed lost | form lost | form half | form again | form reload | form comeback | form back | form save | half fill | type again | form middle | cover letter gone | form gone | form error | form fail",
      answer: `What you have typed stays: a half-filled form is held in the open tab until it is sent, also when you read the terms in between, reload the page or a sending fails. It goes when you close the tab.`,
      weight: 1.15,
    }),
    fact({
      ...careersLink,
      examples:
        "pressed submit on the job form, saw a thank you and then the box vanished by itself, bug | the application window closed on its own | did my application go through, the window disappeared | after i applied the popup closed by itself | does the window close automatically after applying | how do i know that my application was sent | what do i see after applying | confirmation after the job application | the form disappeared after i pressed submit application | i applied and the screen went back to the positions, was it sent | i saw application submitted for a second, is that all | was my application received or must i send it again | is it normal that the form shuts after sending | so the job form crashed after submit | the thank you went away before i could read it | no more window after the thank you, what now | job form submit kiya aur window gayab ho gayi | apply karne ke baad kya dikhta hai",
      asks: "job application form you window box closes by itself sent confirmation after applying",
      needs: "window close | window automatic | box automatic | apply window | apply close | apply confirm",
      answer: `Your application has been sent when '${applicationForm.thanks.heading}' appears. That it closes is no fault: "${applicationForm.thanks.closing}" A person reads what you wrote and replies by email.`,
      weight: 1.1,
    }),
    fact({
      ...careersLink,
      examples:
        "where to upload resume pdf in the application, cant see any upload button | how do i attach my cv | upload my resume | can i attach a file to the application | pdf or word for the cv | resume as a link or file | is there an upload field | attach a document to the job form | my cv is a pdf on my phone, where does it go | my resume is on google drive, will a link do | i only have my cv as a file, how do i hand it in | what link do i put in for my resume | do you take cvs by email | does the resume link have to be public | so i must upload my resume as a pdf | the form wants a url and not my cv, why | where do i drop my biodata | resume upload karne ka button nahi dikh raha | cv ki file kaise bheju | my cv is on dropbox, is the link ok | is there file upload for the cv | a drive link instead of a file, is that fine | my cv is a pdf on my laptop, can i upload it to the form | can i mail you my cv as an attachment | resume is a word file, how do i hand it in | may i send my cv by email",
      asks: "upload resume cv pdf file attach document button application link url drive where",
      needs:
        "upload resume | upload apply | upload job | attach resume | attach apply | attach job | resume file | resume pdf | resume link | resume upload | resume drive | resume url | apply upload | apply file | job file | resume document | resume button",
      answer: `There is no upload: the form takes a link to your resume or CV, one we can open, beginning with https://. Put the file somewhere online, for example in a drive you share, and paste its link.`,
      weight: 1.5,
    }),
    fact({
      ...waitlist,
      examples:
        "joined the list, which apps have share buttons for my invite link | share buttons | which ways of sharing does the panel have | how can i send my referral link on | can i copy my link | is there a copy button | share by email | what can i press to share my link | where are the share buttons after joining | on which networks can i share my code | i am on the list now, how do i pass the link to my group | my friends use mail and not whatsapp, can i still share it | is there a share button for whatsapp | so i can only share on facebook | invite link kaun si app par share kar sakte hain | link copy kaise karu",
      asks: "share buttons apps invite referral link whatsapp instagram email copy which ways",
      needs:
        "share button | button share | share app | invite button | app share | copy link | link copy | copy button | share way | way share | link share | share invite | referral share | share email | invite share",
      answer: `Once you are on the list, your link has these buttons: '${waitlistPanel.copy}', '${waitlistPanel.whatsapp}', '${waitlistPanel.instagram}' and '${waitlistPanel.mail}'. ${waitlistPanel.instagramHint}`,
      weight: 1.2,
    }),
    fact({
      ...waitlist,
      examples:
        "how do i see how many brands joined through my link | where is my referral progress | how many free months have i earned so far | check my referrals | has anybody used my link | how do i find out who signed up with my code | who did i refer so far | which of my friends joined | where do i see who came through me | count of my referrals | my earned months, where do they show | i sent my link to twelve makers, how do i learn how many signed up | did my friend's signup count for me | is there a page with my progress | can i follow how my invites do | so i will never know if somebody used my code | do you tell me when someone joins with my code | mere link se kitne jude, kahan dikhega",
      asks: "see how many joined my link referral count earned so check used my code",
      needs: "referral count | referral check | check referral |  see referral joined",
      answer: `'${waitlistPanel.progress.heading}' beside your referral link says how many brands have joined through it and how many free months that makes. To see it again, enter your email under '${waitlistLookup.heading}' on the waitlist page.`,
      weight: 1,
    }),
    fact({
      ...choices,
      examples:
        "is the tracking opt-out there because of some indian data protection rule, which one | which law is behind privacy choices | why do you have privacy choices | does the dpdp act apply to the pixel | what does dpdp stand for | is this site dpdp compliant about ads | which indian law gives me the right to refuse tracking | digital personal data protection act and tracking | data protection law in india that you follow | why can i switch the ads pixel off, does a law demand it | my nephew studies law and asks under which act you let people refuse the pixel | is the opt out because of gdpr or an indian rule | so no law obliges you to let me decline | under what act is the consent for tracking | tracking band karne ka option kis kanoon ki wajah se hai | kaunsa data protection kanoon follow karte ho | is dpdp the reason for the privacy choices",
      asks: "tracking opt out privacy choices pixel of indian data protection rule law act dpdp which",
      needs:
        "tracking law | tracking rule | tracking dpdp | privacy choice law | privacy choice why | pixel law | pixel dpdp | ad law | data protection | protection rule | protection law | protection act | dpdp stand | opt out law | tracking data protection | dpdp privacy | dpdp privacy choice | dpdp reason",
      answer: `Yes, because of India's Digital Personal Data Protection Act, 2023 (the DPDP Act): you can decline the advertising pixel, or take your consent back, under "Privacy choices" at the foot of any page.`,
      weight: 1.15,
    }),
    fact({
      ...choices,
      examples:
        "can i change my privacy choice later | i allowed tracking by mistake, how do i undo it | where do i change my answer about the pixel | take back my consent to the ads pixel | i pressed allow, can i still say no | is my privacy choice remembered | do i have to choose again on every visit | what happens to the site if i decline | does everything work when i refuse the pixel | do i lose anything by declining | will the stories play if i say no to tracking | so once allowed the tracking stays for ever | maine allow kar diya tha, ab mana kaise karu",
      asks: "change privacy choice later allowed by mistake declined refuse does everything work remembered",
      needs:
        "change privacy | change choice | privacy choice change | tracking mistake | refuse work | decline work | decline tracking | privacy choice later | privacy choice remember | take back consent | allowed tracking",
      answer: `${said("privacy-policy", "pixel-and-privacy-choices", /Everything on this website works without the pixel/)} You can change your answer under "Privacy choices" at the foot of any page, as easily in one direction as in the other, and your browser remembers it.`,
      weight: 1.15,
    }),
    fact({
      ...kept,
      examples:
        "what does the website remember on my device | what do you store in my browser | local storage of the site | what stays on my phone after a visit | how do i clear what the site remembers | delete the site data in my browser | does the site remember me | what happens if i clear my browser data | i share a phone with my sister, what can she see of my visit| does anything of my visit remain on this computer | so you store my visits on your server | mere phone mein kya save hota hai | browser data clear kiya to kuch bigdega kya | what does this website save on my laptop | do you leave anything on my laptop | what is kept on my device by this page | does your site write something to my phone",
      asks: "website remembers on my browser stores storage clear what stays after visit",
      needs:
        "store browser | browser store | browser data | browser remember | website remember | site remember | clear browser | stay phone | stays browser | phone store visit | visit store",
      answer: `Your own browser remembers how far and at which speed you have listened, that you closed the banner, that the fonts have been loaded, and your answer under Privacy choices; none of it is sent to us. ${said("privacy-policy", "what-stays-in-your-browser", /You can clear all of this/, /Nothing breaks if you do/)}`,
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
