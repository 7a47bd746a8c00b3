/**
 * The plainest questions: a subject and nothing more ("price", "any discounts?", "how do i start"). They share too few words
 * with the site's texts for a search, and each means the same from everybody. So they are known as they are, whatever stands
 * around the subject: "what are the … please", "do you have any …". Read from the whole question, they touch no other.
 */
import { brand, offer, paymentFees, podcastPath, useCasesPath } from "#app/content/brand.ts";
import { positions } from "#app/content/careers.ts";
import { founders } from "#app/content/founders.ts";
import { hero, valueCards } from "#app/content/home.ts";
import { modules } from "#app/content/modules.ts";
import { gstPercent, pricingRoles } from "#app/content/pricing.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { earlyBirdTerms, labels, neededFields, trialLink, waitlist } from "../corpus/offer.ts";
import { inWords, type Link, uncapitalised } from "../corpus/passage.ts";
import { said } from "../corpus/policies.ts";
import { accessSentence, annualPercent, pricingLink, priceRange } from "../corpus/pricing.ts";
import { COUNT_WORD, countOf, inNumber } from "../language/number-words.ts";
import { asTyped } from "../language/words.ts";
import type { Draft } from "./compose.ts";

/** What a subject means: another question in full, or an answer; null for what no page tells, however near others come. */
type Meaning = string | (() => Draft) | null;

const home: Link = { title: "the home page", path: "/" };
const features: Link = { title: "Features", path: "/features" };
const terms = (id: string): Link => ({ title: "Terms of Service", path: `/terms-of-service#${id}` });

const discounts = (): Draft => ({
  body: `There are two ways to pay less. The first ${offer.capacity} brands on the waitlist get ${earlyBirdTerms}, and annual billing saves ${annualPercent}%. Each brand that signs up through your referral link brings ${offer.freeMonthsPerReferral} more free month, with no cap.`,
  links: [waitlist, pricingLink],
});

const start = (): Draft => ({
  body: `Join the waitlist: ${labels(neededFields)}, and a yes to the terms. It takes two minutes and costs nothing. Accounts open with the launch in ${offer.launchMonth}, and brands on the waitlist come in first; from then on there are ${offer.trialDays} days to try it for free. To see it before, book a ${DEMO_MINUTES}-minute demo at {booking}.`,
  links: [waitlist, trialLink],
});
const DEMO_MINUTES = 30;

const benefits = (): Draft => ({
  body: `${hero.sub} Three things change: ${inWords(valueCards.map(({ title }) => uncapitalised(title)))}. ${valueCards[0]?.description ?? ""}`,
  links: [features, home],
});

const billing = (): Draft => ({
  body: `You pay ${priceRange}, by the month or for a year at once, which saves ${annualPercent}%. Plans renew by themselves and have no minimum contract. You can pay by card, UPI or netbanking, and each payment comes with a GST invoice. Nothing is charged before you have chosen a plan.`,
  links: [pricingLink, terms("subscription-and-renewal")],
});

const charges = (): Draft => ({
  body: `You pay ${priceRange}, by role. When your own customers pay you, the payment partner takes ${paymentFees.qrPercent}% plus GST by QR code and ${paymentFees.linkPercent}% plus GST by payment link, passed through without markup. This website names no other charge.`,
  links: [pricingLink, { title: "The Cash Register", path: "/feature/payment-solutions" }],
});

const roles = (): Draft => ({
  body: `Each role opens other rooms, per user per month before ${gstPercent}% GST:\n${pricingRoles
    .map((role) => `- ${role.title}, ${formatRupees(role.monthlyRupees)}: ${fullAndLesser(role)}`)
    .join("\n")}\nOne founder alone is one ${pricingRoles[0]?.title}.`,
  links: [pricingLink],
});

/** "full access to The Storeroom, and …": what the role may enter, without what it may not. */
const fullAndLesser = (role: (typeof pricingRoles)[number]): string =>
  accessSentence(role, "It")
    .replace(/^It has /, "")
    .replace(/ It has no access to .*$/, "")
    .replace(/\.$/, "");

const hours = (): Draft => ({
  body: "This website does not name the hours. On WhatsApp the team typically responds within 30 minutes during business hours.",
  links: [{ title: "WhatsApp", path: "{whatsapp}" }],
});

const otherSoftware = (): Draft => ({
  body: `This website names no other software. ${said("terms-of-service", "other-services-and-this-website", /website builders/)} API access comes with the ${inWords(pricingRoles.filter((role) => role.features.includes("API access")).map(({ title }) => title))} role.`,
  links: [terms("other-services-and-this-website"), pricingLink],
});

const website = (): Draft => ({
  body: `This is ${brand.name}'s website, for small brands in India. 'Features' shows the ${inNumber(modules.length)} modules, 'Audio Insights' has the founders' stories, journeys and podcast, and 'Pricing' what each role costs. The [waitlist](${waitlist.path}), the [open positions](/careers) and the policies are here as well.`,
  links: [home],
});

const learning = (): Draft => ({
  body: `This website names no course and no manual. A ${DEMO_MINUTES}-minute demo shows the rooms at {booking}, and the founders tell how they began: in [the stories](${useCasesPath}) and on [the podcast](${podcastPath}).`,
  links: [],
});

/** Each meaning, and the subjects that mean it, divided by "|". */
const SUBJECTS: readonly (readonly [Meaning, string])[] = [
  [
    "what does ladoo cost",
    "price|prices|pricing|cost|costs|rate|rates|tariff|plan|plans|package|packages|subscription|subscriptions|subscription plan|subscription plans|pricing plan|pricing plans|price plans|price list|rate card|rate list|monthly price|monthly cost|monthly fee|monthly charge|monthly charges|subscription fee|subscription cost|subscription price|how much|how much is it|how much is this|how much does it cost|how much does this cost|how much it costs|how much will it cost|how much do i pay|how much do i have to pay|how much will i pay|how much should i pay|what do i pay|what does it cost|what will it cost|what does this cost|how expensive is it|is it expensive|is it costly|is it cheap|budget|its price|its cost|kitna|kitne ka|kitna hai|kitne ka padega|kitna lagega|kitna lagta|kitne lagenge|kitna paisa|kitne paise|kitne paise lagenge|kitne paise lagte|kitna paisa lagega|kitna paisa dena hoga|kitna paisa dena padega|kitne paise dene honge|kitne paise dene padenge|kitna dena hoga|kitna dena padega|kitna kharcha|kitna kharcha aayega|kitna charge|kitna cost|price kitna|price kitni|kimat|keemat|daam|iska price|iski price|iska daam|iski kimat|iska rate|mahine ka kitna|kitne paise dene honge mujhe|mujhe kitne paise dene honge|mujhe kitna dena hoga|mujhe kitna dena padega",
  ],
  [
    charges,
    "fee|fees|charge|charges|hidden fees|hidden charges|hidden cost|hidden costs|extra charges|extra fees|extra cost|extra costs|additional charges|additional fees|additional costs|other charges|other fees|setup fee|setup fees|setup cost|setup charge|set up fee|installation fee|installation charges|onboarding fee|joining fee|joining fees|one time fee|kya kya charges|koi chhupa charge",
  ],
  [
    discounts,
    "discount|discounts|negotiate|can i negotiate|can i negotiate the price|is the price negotiable|is it negotiable|price negotiable|bargain|can you make it cheaper|can you reduce the price|can the price be reduced|offer|offers|deal|deals|promo|promos|promotion|promotions|special offer|special offers|special discount|savings|how can i save|how do i save|how can i save money|how do i save money|how to save money|how can i get a discount|how do i get a discount|how to get a discount|how can i get discount|how to get discount|how can i pay less|how do i pay less|can i get it cheaper|will i get a discount|koi offer|koi discount|koi chhoot|chhoot|offer chal raha|abhi koi offer",
  ],
  [
    start,
    "get started|getting started|how to start|how do i start|how can i start|how should i start|how do we start|how to get started|how do i get started|how can i get started|how to begin|how do i begin|how can i begin|where do i start|where do i begin|where should i start|what is the first step|first step|first steps|next step|next steps|how do i buy|how to buy|how can i buy|how do i buy it|how to buy it|how can i buy it|buy|buy it|purchase|where can i buy|where can i buy it|where do i buy|how do i subscribe|how to subscribe|how can i subscribe|how do i get it|how can i get it|how to get it|how do i purchase|how to purchase|create account|create an account|how do i create an account|how to create an account|how can i create an account|make an account|how do i make an account|open account|open an account|how to open an account|how do i open an account|new account|account creation|onboarding|interested|i am interested|im interested|i want this|i want it|want to use it|use it|how do i use it|how to use it|how can i use it|how to use|how do i use this|kaise shuru kare|kaise shuru karu|kaise shuru karein|kaise start kare|kaise start karu|kaise use kare|kaise use karu|kaise le|kaise kharide|kharidna",
  ],
  [
    "how do i join the waitlist",
    "join|join now|join in|join it|join the waitlist|join waitlist|join the list|join the wait list|waiting list|joining|sign up|signup|sign me up|register|register now|registration|enrol|enroll|enrollment|reserve|reserve a spot|reserve my spot|reserve your spot|early access|get early access|apply for early access|early access application|how do i join|how can i join|how to join|how do i register|how to register|how can i register|how do i sign up|how to sign up|how can i sign up|how do i enroll|how to apply for early access|kaise join kare|kaise join karu|join kaise kare|join kaise karu|join karna|register kaise kare|sign up kaise kare|sign up kaise karu|signup kaise kare",
  ],
  [
    "is there a mobile app",
    "app|apps|mobile app|mobile application|phone app|download app|download the app|app download|install|install app|install the app|how to download|how to download the app|how do i download the app|how can i download the app|where can i download the app|where do i download the app|where to download the app|how to install|how to install the app|how do i install it|how do i install the app|app link|app download kaise kare|app kaise download kare|app download kaise karu|app kahan milega|app kahan se milega|app kaise milega|app kahan se download kare|app kaise install kare",
  ],
  [
    "what is ladoo",
    "ladoo|laddu|what is this|whats this|what do you do|what do you do exactly|what problem do you solve|what problems do you solve|what problem does it solve|what problem does ladoo solve|what problems does ladoo solve|kya hai ye|kya hai yeh|ye kya hai|yeh kya hai|what do you offer|what does ladoo offer|what do you sell|what do you provide|what does ladoo provide|what do you guys do|what do you people do|what does your company do|what does the company do|what does ladoo do|what does it do|what is ladoo|service|services|product|products|solution|solutions|software|platform|tool|system|how does it work|how it works|how does this work|how does ladoo work|how ladoo works|how does the app work|how does the software work|how does the platform work|overview|introduction|intro|summary|what is it|what is it about|what is ladoo about|what can it do|karta|ladoo karta|actually karta|ladoo actually karta|karta kya|ladoo karta kya|ladoo actually karta kya|actually karta kya|karte kya ho|aap karte kya ho|aap kya karte ho|tum kya karte ho|kya karte ho|what can ladoo do|what can i do with it|what can i do with ladoo|what is this app|what is this product|what is this software|what is this platform|what is this tool|what is this thing|ladoo kya karta|kaise kaam karta|kaise kaam karta hai ye|ye kaise kaam karta|ye kya|yeh kya|ye kya cheez|ladoo kya cheez",
  ],
  [
    benefits,
    "benefit|benefits|key benefits|main benefits|advantage|advantages|pros|usp|usps|why ladoo|why use ladoo|why should i use ladoo|why should i use it|why should i use this|why should i choose ladoo|why should i choose you|why choose ladoo|why choose you|why should i buy it|why should i buy this|why do i need it|why do i need ladoo|why do i need this|what makes ladoo different|what makes it different|what makes you different|what makes ladoo special|what makes it special|what makes ladoo better|what makes you better|what makes ladoo unique|what makes it unique|special about ladoo|special about it|different about ladoo|unique about ladoo|so special about ladoo|how is ladoo different|how is it different|how are you different|how is this different|is it worth it|is ladoo worth it|worth it|how does it help|how does it help me|how does ladoo help|how does ladoo help me|how will it help|how will it help me|how can it help|how can it help me|how can ladoo help|how can ladoo help me|how will ladoo help me|how will ladoo help my business|how will it help my business|how does it help my business|fayda|fayde|faayda|kya fayda|kya fayda hoga|kya fayde|mujhe kya fayda|mera kya fayda",
  ],
  [
    "how many stories are there",
    "story|stories|example|examples|real examples|real stories|how do i listen|how to listen|how can i listen|how do i listen to a story|how do i listen to the stories|how can i listen to the stories|how to listen to the stories|where can i listen|where do i listen|where can i listen to the stories|where can i hear the stories|where are the stories|listen to stories|hear stories|read stories|all stories|kahaniyan kahan|kahaniyan kahan milengi|kahani kahan milegi|stories kahan milengi|stories kahan sunu|story kahan sunu|kahaniyan kahan sunu|kahaniyan kahan sunne milengi|success story|success stories|founder story|founder stories|founders story|founders stories|founder success stories|customer stories|customer story|audio story|audio stories|brand stories|use case|use cases|case study|case studies|audio insights|audio insight|kahani|kahaniya|kahaniyan",
  ],
  ["what is the crew", "team"],
  [
    "who is behind ladoo",
    "your team|about your team|legit|genuine|scam|is it legit|are you legit|is this legit|is ladoo legit|is it genuine|are you genuine|is this a scam|is it a scam|are you a real company|is this a real company|is ladoo a real company|about the team|company|company profile|company info|company information|makers|who are the makers|who made this|who made it|who built this|who built it|who makes this|who makes it|who runs it|who runs this|who are you guys|who are you people|background|kisne banaya|ye kisne banaya",
  ],
  ["who are the founders", "founder|founders|brand founders|founders in stories|founders in the stories"],
  ...founders.flatMap(({ name, city }): readonly [Meaning, string][] => {
    const [first = ""] = name.toLowerCase().split(" ");
    return [
      [
        `who is ${first}`,
        `${first}|${name.toLowerCase()}|who is ${first}|who is ${name.toLowerCase()}|kaun ${first}|${city.toLowerCase()}`,
      ],
    ];
  }),
  [
    hours,
    "office hours|business hours|working hours|opening hours|open hours|support hours|office timing|office timings|business timing|business timings|working time|support timing|support timings|support time|timing|timings|hours|when are you open|when are you available|when is support available|when can i call|when can i call you|when can i reach you|what time do you open|what time do you close|are you open|are you open today|are you open on sunday|are you open on sundays|are you open on weekends|are you available on weekends|are you available on sundays|are you available 24 7|24 7 support|24x7 support|do you work on weekends|do you work on sundays|do you work on saturdays|weekend support|kab open|kab tak open|office kab khulta",
  ],
  [
    "can i export my data",
    "export|exports|exporting|data export|export data|export my data|data download|download my data|download data",
  ],
  [
    billing,
    "billing|billing cycle|billing details|billing policy|billing terms|payment terms|how does billing work|how does the billing work|how is billing done|how am i billed|how will i be billed|how do you bill|how am i charged|how will i be charged|how is it billed|how is it charged|when do i pay|when do i have to pay|when should i pay|when am i charged|when will i be charged|when am i billed|when will i be billed|monthly or yearly|monthly or annual",
  ],
  [
    otherSoftware,
    "integration|integrations|third party integrations|third party integration|other software|connectors|plugins|plug ins|extensions|add ons|addons|does it integrate with other software|does it integrate with other apps|does it integrate with other tools|does ladoo integrate with other software|does ladoo integrate with other apps|does ladoo integrate with other tools|does it connect with other software|does it connect to other apps|does ladoo connect with other software|does ladoo connect to other apps|does it work with other software|does ladoo work with other software|does ladoo work with other apps",
  ],
  [
    website,
    "website|site|web site|webpage|web page|sitemap|site map|pages|what is this site|what is this website|what is this page|what is on this website|what is on this site|whats on this website|whats on this site|what can i find here|what can i find on this website|what can i find on this site|what is here|whats here|what is there on this website|what is this website about|what is this site about|what is this website for",
  ],
  [
    roles,
    "compare|compare plans|difference between admin and others|difference between admin and other roles|difference between admin and the others|difference between admin and the other roles|admin vs others|compare the plans|compare roles|compare the roles|compare pricing|compare prices|plan comparison|role comparison|plans comparison|roles comparison|difference between plans|difference between the plans|difference between roles|difference between the roles|the difference between plans|differences between plans|differences between the plans|differences between the roles|how do the plans differ|how do plans differ|how do the roles differ|how do roles differ|how are the plans different|how are the roles different|best plan|best role|best plan for me|plan is best|plan is best for me|plan is right for me|plan is good for me|plan should i take|plan should i choose|plan should i buy|plan should i get|plan should i pick|plan do i need|role should i choose|role should i take|role should i pick|role do i need|role is best for me|role is right for me|plan details|plans details|role details|included|included in plans|included in the plans|included in plan|included in the plan|included in a plan|included in each plan|included in each role|included in the price|what do i get in each plan|what do i get with each plan|what do i get in a plan|what do i get for the price|access matrix|kaun sa plan lu|kaunsa plan lu|konsa plan lu|kaun sa plan le|kaunsa plan sahi|kaun sa plan best|konsa plan best|kaun sa plan accha",
  ],
  [
    "where do i log in",
    "i cant login|i cant log in|i cannot login|i cannot log in|i can not login|cant login|cant log in|cannot login|cannot log in|unable to login|unable to log in|not able to login|not able to log in|login not working|login problem|login issue|login|log in|sign in|signin|logging in|login page|login link|app login|account login|user login|customer login|my account|how do i log in|how to log in|how do i login|how to login|how can i login|how can i log in|how do i sign in|how to sign in|where do i login|where to login|where can i login|where can i log in|where is the login|where is login|login kaise kare|login kaise karu|login kahan",
  ],
  [
    "when does ladoo launch",
    "whats new|what is new|news|updates|any updates|any news|launch|launch date|launching|release|release date|go live date|availability|launch month|coming|is it available|is it available yet|is it live|is it live yet|is it out|is it out yet|is it ready|is it ready yet|is it launched|is it launched yet|has it launched|have you launched|have you launched yet|are you live|are you live yet|are you launched|can i use it|can i use it now|can i use it yet|can i use it today|can i buy it now|can i start now|can i start today|when can i use it|when can i start|when can i get it|when can i buy it|when can i start using it|when does it launch|when will it launch|when is it launching|when are you launching|when will you launch|when does it start|when will it be available|when will it be ready|when is it coming|when will it come|when will i get access|when do i get access|when can i get access|when will my account open|kab launch|kab launch hoga|kab aayega|kab ayega|kab aa raha|kab shuru hoga|kab milega|launch kab|launch kab hoga|app kab aayega|app kab ayega|app kab milega",
  ],
  [
    "i am not good with technology",
    "easy|easy to use|is it easy|is it easy to use|is ladoo easy|is ladoo easy to use|is this easy to use|is it simple|is it simple to use|is it difficult|is it difficult to use|is it hard|is it hard to use|is it complicated|is it user friendly|is it beginner friendly|is it for beginners|is it good for beginners|is ladoo for beginners|is ladoo good for beginners|is ladoo beginner friendly|user friendly|beginner|i am a beginner|im a beginner|do i need technical knowledge|do i need technical skills|do i need to be technical|do i need tech skills|technical knowledge|easy hai kya|aasan hai kya|kya aasan|use karna aasan|mushkil hai kya",
  ],
  [
    "what do the first 100 brands get",
    "what do i get|what will i get|what do we get|what do i get if i join|what will i get if i join|what do i get if i join the waitlist|what do i get if i join now|what do i get for joining|what do i get by joining|what do i get on joining|why should i join|why join|why should i join the waitlist|why join the waitlist|waitlist benefits|benefits of the waitlist|benefits of waitlist|waitlist benefit|benefits of joining|benefits of joining the waitlist|benefits of early access|early access benefits|early bird|early birds|early bird benefits|early bird offer|early bird discount|early bird price|early bird pricing|launch offer|launch offers|launch discount|launch price|founding offer|joining benefits|joining offer|kya milega|join karne par kya milega|join karne se kya milega|mujhe kya milega|waitlist join karne par kya milega",
  ],
  [
    "how many spots are left",
    "spots|spots left|spots remaining|places left|seats left|remaining spots|slots left|slots|kitne spot bache|kitni seat bachi",
  ],
  [
    "what happens after i join",
    "my position|my place|my rank|my number|my status|what is my position|what is my place|what is my rank|my waitlist position|my position on the waitlist|my place on the waitlist|my place in the queue|my position in the queue|waitlist position|waitlist status|am i on the waitlist|am i on the list|check my status|check waitlist status|check my waitlist status|check my position|where am i on the waitlist|where am i on the list|mera number kya|meri position",
  ],
  [
    "how much should i make before diwali",
    "forecast|forecasts|forecasting|demand forecast|demand forecasting|sales forecast|sales forecasting|demand planning",
  ],
  ["do i get a low stock alert", "notification|notifications|reminder|reminders|push notifications"],
  [
    "how does selling at a pop-up work",
    "pos|pos system|pos software|point of sale|point of sale system|billing counter|billing software|billing app",
  ],
  [
    "where can i sell with ladoo",
    "online store|online shop|webstore|web store|ecommerce|e commerce|sales channels|sales channel|channels",
  ],
  [
    "where is my data stored",
    "hosting|server|servers|data location|data storage|where is data stored|where is the data stored|cloud",
  ],
  [
    "how do i contact you",
    "human|a human|email|email address|email id|mail id|mail address|mail|phone|phone number|contact|contact number|contact details|contact info|contact information|mobile number|whatsapp number|real human|real person|person|agent|live agent|human agent|live chat|customer care|customer care number|helpline|helpline number|toll free|toll free number|call me|call me back|call back|callback|request a call|request a callback|i need help|need help|need support|complaint|complaints|complain|raise a complaint|file a complaint|grievance|report a problem|report an issue|report a bug|bug|feedback|suggestion|suggestions|i have a problem|i have an issue|talk to a human|talk to you|talk to someone|talk to your team|talk to somebody|talk to sales|sales team|contact sales|speak to someone|speak to a human|baat karni|kisi se baat karni|baat karna",
  ],
  [
    "is there a minimum contract",
    "contract|contracts|minimum contract|minimum period|minimum term|minimum commitment|commitment|lock in|lock in period|lockin|bond",
  ],
  [
    "print labels and invoices together",
    "delivery|deliveries|print invoices|print invoice|print labels|can ladoo print invoices|can ladoo print labels|can i print invoices|can i print labels|can it print invoices|can it print labels|invoice printing|label printing|shipping labels|labels|dispatch|shipment|shipments|packing|parcel|parcels",
  ],
  [
    "how many users can i add",
    "how many users do i get|how many users are included|how many users are allowed|how many users can use it|how many people can use it|how many logins|how many logins do i get|users included|number of users|user limit|maximum users|max users",
  ],
  [
    "do i need a gst number to use ladoo",
    "do i need gst|do i need a gst|do i need a gst number|do i need gst number|do i need gst registration|do i need a gstin|i dont have gst|i dont have a gst number|i dont have gst number|i do not have gst|i have no gst|i am not registered for gst|without gst|without gst number|can i use it without gst|can i join without gst|is gst required|is gst mandatory|is gst compulsory|is gst number required|is gst number mandatory|gst number required|gst required|gst mandatory|do you need my gst number|do you need my gst",
  ],
  [
    "what if i am number 101",
    "can i join later|can i join after launch|can i join after the launch|what if i miss the launch|what if i miss it|what if i am late|am i late|am i too late|is it too late|is it too late to join",
  ],
  [
    "must i agree to marketing messages to get on the list",
    "unsubscribe|how to unsubscribe|how do i unsubscribe|stop messages|stop the messages|stop emails|stop marketing messages|how do i stop messages|how do i stop the messages|how do i stop emails|will you spam me|will i get spam|spam",
  ],
  [
    "how do referrals work",
    "how much do i get for a referral|how much do i get per referral|how much will i get for a referral|what do i get for a referral|what do i get per referral|what do i get for referring|what do i get for referring a friend|what do i earn for a referral|referral reward|referral rewards|referral bonus|referral benefit|referral benefits|referral program|referral programme|referral scheme|referral system|refer and earn|how much for referral|how much per referral|referral amount|referral policy",
  ],
  [
    "how do i correct my waitlist entry",
    "wrong email|i entered wrong email|i entered the wrong email|i gave the wrong email|i typed the wrong email|i entered wrong number|i entered the wrong number|change my email|change email|how do i change my email|can i change my email|change my number|change my phone number|how do i change my phone number|can i change my phone number|update my details|edit my details|change my details|how do i update my details|how do i edit my details|correct my details|edit my entry",
  ],
  [
    "when does the refund money arrive",
    "refund time|refund timeline|refund duration|refund processing time|refund period|how long does refund take|how long does a refund take|how long does the refund take|how long do refunds take|how long will refund take|how long will the refund take|how long will my refund take|how many days for refund|how many days does refund take|how many days does a refund take|when will i get my refund|when will i get the refund|when will i get refund|when do i get my refund|when do i get the refund|when will i get my money back|when do i get my money back|refund kab milega|refund kab aayega|refund kitne din me aata|refund kitne din mein milega",
  ],
  [
    "which features are ready at launch",
    "what will be there at launch|what is there at launch|what will be available at launch|what is available at launch|what will be ready at launch|what will i get at launch|what comes at launch|features at launch|launch features",
  ],
  [
    "what is stored about a customer",
    "customer data|customer details|customer record|customer records|customer history|customer information|customer info|customer profile|customer profiles|customer database|customer card",
  ],
  [
    "can i send messages to my customers",
    "email marketing|whatsapp marketing|bulk messages|bulk whatsapp|bulk email|bulk emails|broadcast|broadcasts|campaigns|marketing campaigns|customer messages|message customers|message my customers|customer messaging",
  ],
  [
    "which products make a profit",
    "profit|profits|margin|margins|profit report|profit and loss|profitability|does it show profit|does it show my profit|does it show margins|can i see profit|can i see my profit|can i see margins|can it show profit|show profit|show my profit",
  ],
  [
    "what perks do employees get",
    "perks|employee perks|employee benefits|staff benefits|job perks|job benefits|work perks|perks do your people get|perks do your employees get|perks do you offer employees|perks of working there|perks of working with you|perks of the job",
  ],
  [
    learning,
    "tutorial|tutorials|video tutorial|video tutorials|training|trainings|course|courses|manual|manuals|user manual|user guide|guide|guides|documentation|docs|user documentation|help center|help centre|knowledge base|how can i learn it|how do i learn it|how to learn it|how can i learn ladoo|how do i learn to use it|training videos|webinar|webinars|demo video|demo videos",
  ],
  [
    "does it make gst invoices",
    "gst invoice|gst invoices|gst invoicing|gst bill|gst bills|gst billing|does ladoo do gst|does it do gst|does ladoo support gst|does it support gst|does ladoo handle gst|does it handle gst|gst support|gst ready|gst compliant|is it gst compliant|is ladoo gst compliant|is it gst ready",
  ],
];

const meanings = new Map(
  SUBJECTS.flatMap(([meaning, subjects]) => subjects.split("|").map((subject) => [subject, meaning] as const)),
);

const either = (words: readonly string[]): string => words.join("|");

/** What may stand before a subject and says nothing of it. */
const BEFORE = new RegExp(
  `^(?:${either([
    "ye|yeh|yaar|arre|hi|hey|hello|namaste|smoothie|ok|okay|so|and|but|also|then|well|bro|bhai|bhaiya|sir|madam|mam|maam|ji|please|pls|plz|kindly|just",
    "(?:can|could|would|will) (?:you|u)(?: please| pls| plz)?|may i|can i (?:know|ask|see|get|have)|could i (?:know|get|have|see)",
    "(?:want|need|trying|like) to|i am trying to|i (?:really )?(?:want|need|wish|wanted|would like|wanna)(?: to)?|id like(?: to)?|i am looking for|im looking for|looking for|i have a question|quick question|question|let me know|let us know",
    "(?:tell|give|show|send|explain|describe|list|name|provide|know|see|hear|read|get|say|ask|check|learn|understand)(?: (?:me|us|to me|to us))?",
    "something|anything|everything|more|some|any|all|bit|a bit|little|a little|info|information|details?|list|about|on|regarding|of|for|to",
    "what (?:is|are|s|was|were|about|kind of|kinds of|sort of|sorts of|type of|types of|all)|whats|whatre|how about|which (?:are|is|kind of|type of|all|of)|which|what|wat is|wats",
    "is there|are there|is their|have you(?: got)?|(?:do|does|did) (?:you|u|ladoo|it|they|we)(?: guys)? (?:have|offer|give|provide|do|run|got|include|support)|you have|u have|(?:are|is) you offering|got",
    "the|your|ur|a|an|its|this|these|that|those|my own|current|currently|available|exact|full|complete|latest|different|various|main|ladoos?|ladoo app",
  ])})(?= )\\s`,
);

/** What may stand behind one. */
const BEHIND = new RegExp(
  `\\s(?:${either([
    "to (?:write|call|reach|contact|mail|message)(?: to)?(?: you| on| at)?|(?:thoda )?(?:simple|short|easy)(?: words?)? (?:me|mein)|please|pls|plz|thanks|thank you|bro|bhai|sir|madam|mam|maam|ji|yaar|na|then|exactly|actually|again|too|also|first",
    "are there|is there|there|(?:do|does) (?:you|u|ladoo|it)(?: guys)? (?:have|offer|give|provide|charge|do|include|cost)|you have|u have|you offer|you provide|you charge|have you got|you got",
    "can i (?:get|have|see|find|use|hear|listen to|read|choose|take)|could i get|i can (?:get|see|hear|listen to|read|use|choose)|should i know|to listen to|to read|to hear|for me",
    "(?:is |are )?available|right now|now|currently|today|at the moment|these days|here|online",
    "(?:on|of|for|in|from|with|at|by|about|to|using)(?: (?:the|this|your|ur))? (?:ladoos?|ladoo app|you|u|site|website|app|page|platform|product|software|company|it)|ladoo",
    "list|details?|info|information|in detail|in short|in brief",
    "milega kya|milegi kya|milta hai kya|mil sakta hai kya|milega|milegi|milta|mil sakta|hoga|hoti|hai kya|hain kya|kya hai|kya hain|kya h|kya|hai|hain|h|he|batao|bataiye|bataye|bata do|bataiye na|dikhao|chahiye|do|karna hai|ka|ke|ki|ke bare me|ke bare mein|ke baare mein|ke liye",
  ])})$`,
);

/** Longer questions say more than a subject. */
const MOST_WORDS = 12;

function meaningOf(question: string): Meaning | undefined {
  const whole = asTyped(question);
  if (whole.split(" ").length > MOST_WORDS) return undefined;
  const tried = new Set<string>();
  // With less and less around it. What is taken off first must not matter: "what do you offer" is a subject itself.
  const left = [whole];
  for (let rest = left.pop(); rest !== undefined; rest = left.pop()) {
    if (tried.has(rest)) continue;
    tried.add(rest);
    const meaning = meanings.get(rest);
    if (meaning !== undefined) return meaning;
    left.push(rest.replace(BEFORE, ""), rest.replace(BEHIND, ""));
  }
  return undefined;
}

/** Subjects that a sentence tells of in many words. */
const TOLD: readonly (readonly [meaning: Meaning, pattern: RegExp])[] = [
  [null, /\b(?:loyalty|reward) points?\b|\bloyalty (?:program(?:me)?|card|scheme)s?\b|\bgift (?:cards?|vouchers?)\b/],
  [
    null,
    /\bmy (?:order|parcel|package)\b.* (?:has not|hasnt|not|never|didnt|did not) (?:yet )?(?:come|arrived?|reach\w*|been delivered|delivered)\b|^(?:where is|wheres|track) my (?:order|parcel|package)(?: now| please)?$/,
  ],
  [
    "is there a free trial",
    /^when (?:do|does|will) (?:the |my |our |your )?(?:free |14 days? )*trial(?: period)?\b.*\b(?:start|begin|count|run)/,
  ],
  [
    "i work alone, what do i pay",
    /^(?=.*\b(?:how much|cost|price|pay)\b).*\b(?:i|we) (?:do|run|manage|handle) (?:everything|it all|all of it|(?:the |my )?(?:whole )?(?:business|shop|brand)) (?:alone|by myself|myself|on my own|single ?handed(?:ly)?)\b/,
  ],
];

/** "Of the ten modules": more of something than there is. */
const COUNTED = new RegExp(
  `\\b(?:of|all|the|your|these|ladoos?) (\\d{1,3}|${COUNT_WORD}) (modules|roles|open positions)\\b`,
);
const COUNTS: Readonly<Record<string, number>> = {
  modules: modules.length,
  roles: pricingRoles.length,
  "open positions": positions.length,
};

const toldIn = (question: string): Meaning | undefined =>
  TOLD.find(([, pattern]) => pattern.test(asTyped(question)))?.[0];

/** The count that a question takes for granted, as a question of its own, where it is too high. What is less may be a part. */
function miscounted(question: string): string | undefined {
  const [, said = "", what = ""] = COUNTED.exec(asTyped(question)) ?? [];
  const count = countOf(said) || Number(said);
  return count > (COUNTS[what] ?? Number.POSITIVE_INFINITY)
    ? `${what === "open positions" ? "are there" : "does ladoo have"} ${said} ${what}`
    : undefined;
}

/** What a plain question means: its answer, the question in full, or that no page tells; null where a question says more. */
export function readPlainly(question: string): { draft: Draft } | { meant: string } | { isUntold: true } | null {
  for (const read of [meaningOf, toldIn, miscounted]) {
    const meaning = read(question);
    if (meaning === null) return { isUntold: true };
    if (meaning !== undefined) return typeof meaning === "string" ? { meant: meaning } : { draft: meaning() };
  }
  return null;
}
