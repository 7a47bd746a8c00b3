/** The company, its people policy, how to reach it, and the assistant itself. */
import { about } from "#app/content/about.ts";
import { accessibility } from "#app/content/accessibility.ts";
import { applicationForm } from "#app/content/application-form.ts";
import { brand } from "#app/content/brand.ts";
import { careers, positions } from "#app/content/careers.ts";
import { pageNotFound } from "#app/content/screens.ts";
import { footer } from "#app/content/site.ts";
import type { JobPosition } from "#app/schemas/content.ts";
import { inNumber } from "../number-words.ts";
import { fact, inWords, type Link, type Passage, sentencesOf } from "./passage.ts";

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
        "who is behind ladoo | who makes ladoo | tell me about the company | who are you | which people built this | the makers of ladoo | company introduction please | startup or big corporate | my husband will not let me put our stock into an unknown app, so who are the makers | before i trust you with my jewellery brand i would like to know which firm this is | a friend at the flea market told me of ladoo, what sort of company is it | are you a tiny startup | you are a multinational with thousands on the rolls, i guess | who are its creators | introduce yourselves please | aap log kaun ho, apna parichay do",
      asks: "who is behind ladoo company who makes made built team about us who are you",
      needs:
        "behind | who company | about ladoo | about company | about you | make ladoo | build ladoo | built ladoo | built this | ladoo team | who are you | made ladoo | made this | made app | who ladoo",
      answer: about.hero.intro,
      weight: 0.95,
    }),
    fact({
      ...aboutLink,
      examples:
        "where is your office | where are you located | in which city is the company | are you an indian company | headquarters | company address | where are you based | hq city | indian or foreign company | bangalore or mumbai based | my candle workshop is in jaipur and i prefer someone nearby, in which town are you | my mother only trusts desi companies, are you from our country | i live in koramangala, are you people in the same city as me | is the company in bengaluru | you are an american company, right | which part of the country do you operate from | from which corner of india do you run things | aapka head office kis shehar mein hai | which city are you people sitting in | in which city do your people sit | from which town do you people work | what city is your team in | aap log kis city mein baithte ho | which place are you folks in",
      asks: "where office located city company based bangalore bengaluru headquarters india indian location country made in india from",
      needs:
        "office | bangalor | city | where ladoo | company where | india company | india ladoo | which country | city you | which city people | city people you",
      answer: `${brand.name} is based in ${brand.city}, India.`,
      also: careersLink,
    }),
    fact({
      ...aboutLink,
      examples:
        "what is your street address | office address | can i visit your office | where exactly is the office | office pin code | landmark near your office | building and floor | i will be in bangalore on friday with my candle samples, can i drop by | i want to post you a box of my pickles as a gift, what postal address do i put | i have to courier some signed papers, what do i put on the envelope as your address | can i walk in without an appointment | your full street address is on the site, right | on which road is your office building | can i come and see you in person at your workplace | aapka daftar kaunsi gali mein hai, milne aana hai",
      asks: "street address office postal full pin code visit walk in come to",
      needs:
        "address office | address street | address postal | address full | address company | pin code | pincode | visit office",
      answer: `${brand.name} is based in ${brand.city}, India. The street address does not stand on this website, so please [ask us on WhatsApp]({whatsapp}) before you come.`,
      weight: 1.1,
    }),
    fact({
      ...aboutLink,
      examples:
        "what is your mission | what is the goal of ladoo | why do you do this | why does ladoo exist | company vision | your long term purpose | mission statement | i like to hear what a vendor dreams of, so what is the mission at ladoo | my sister and i run a two person soap brand, what do you aim to make better for people like us | i am telling our sellers group about you, how would you put the goal of ladoo in a line | do you have a mission statement | your only aim is to make invoices, isnt it | what drives you people | which dream are you chasing | ladoo banane ka maksad kya hai",
      asks: "mission purpose goal aim vision why exist",
      needs: "mission | purpose ladoo | purpose company | your purpose | goal | aim | vision | why exist | why build",
      answer: `${brand.tagline}. ${sentencesOf(about.mission.text).slice(0, 1).join(" ")}`,
    }),
    fact({
      ...aboutLink,
      examples:
        "why is it called ladoo | what does the name mean | how did you get the name | meaning of ladoo | where does the name come from | why this funny name | ladoo like the sweet | ladoo, why that word | my kids laughed that an app is named after a mithai, what is the reason | i am fond of besan sweets, how come your software is called that | when i heard of you i thought it was a sweet shop, why did you pick such a name | does the word ladoo stand for something | the name is just somebodys pet name i suppose | how come software is named after a dessert | what has a round sweet got to do with orders and stock | ladoo naam kyun rakha",
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
        "how did ladoo begin | what is your story | where did the idea come from | history of the company | how did it all start | your backstory | what sparked it | your humble beginnings | i started my pickle brand at our kitchen table, how did yours come about | i am curious what made you build it, was there some incident | we read how companies were born to our team on fridays, what is the story of ladoo itself | did it grow out of a real stall | you began as a college project, right | what led you to make this | what gave you the thought of building software for stalls | ladoo ki shuruaat kaise hui",
      asks: "how did ladoo begin story origin started company history idea pop-up table",
      needs:
        "origin | begin ladoo | start ladoo | history | idea | how begin | company start | how ladoo start | ladoo story",
      answer: sentencesOf(paragraph(/began at a pop-up/))
        .slice(0, 3)
        .join(" "),
    }),
    fact({
      ...aboutLink,
      examples:
        "what are your values | what does the company believe in | your principles | what do you hold to | things you stand for | company ethics | your five beliefs | before we move our books to you i want to know what you stand by, which principles are they | we are picky about whom we buy from, what does your company hold dear | i read that plain prices are one of your values, which are the others | do you have any written principles | so you have just one value, to grow fast | what do you hold sacred as a company | which ideas guide you when you disagree | aapki company ke usool kya hain | company values | values of ladoo | what values does the company have | your values please",
      asks: "values company principles believe stand for hold to culture",
      needs: "value | principle | believe",
      answer: `${brand.name} holds to five things: ${inWords(about.values.points.map((point) => `"${point.title}"`))}. As an employer it names four values: ${inWords(careers.values.points.map((point) => point.title))}.`,
      also: { title: "Our Values on the careers page", path: "/careers" },
    }),
    fact({
      ...aboutLink,
      examples:
        "are the founders real | are tara, kabir and dev real people | are the stories true | do these brands exist | are the testimonials genuine | are the stories made up | true or invented | fictional brands | kabir a real person | before i believe those numbers tell me, are the three of them true founders | my mother got emotional about the aunt in the kitchen, is that family real | i looked for the skincare shop from your podcast online and found nothing, does it exist | are those reviews by actual customers | so tara is one of your paying customers | did somebody conjure up these people | are the three of them just characters from a book | kya tara aur kabir asli log hain",
      asks: "founders real people fictional made up invented true tara kabir dev actual fake stories exist almost real brands",
      needs: "real | fictional | made up | invented | fake | true | exist | genuine | actual",
      answer: `${footer.almostReal} Tara, Kabir and Dev are inventions, and so are their brands.`,
      also: { title: "Terms of Service", path: "/terms-of-service#other-services-and-this-website" },
      weight: 1.4,
    }),
    fact({
      ...home,
      examples:
        "how do i book a demo | can i see it before buying | schedule a demo | can somebody show me the product | i want a demonstration | arrange a call to see the product | where do i book a meeting | sneak preview | screen share session | live demo slot | i run a candle brand from home and like to be shown things, how do i fix a session | my sister handles our orders and would like somebody to walk her through the app, where do we book | i am free on thursday evening, can someone show me how it works over a video call | do you give live walkthroughs | i guess demos are only for those who have paid | can somebody show me the ropes live | i would like to watch it in action first | demo ke liye call kaise fix kare | can someone show me the thing before i pay | i would rather see it before deciding | i want to see the thing before paying | show me how it works first | is there a walkthrough | want to see it working before i sign anything | can somebody walk me through it",
      asks: "book demo schedule demonstration see it product tour 30 minute call booking meeting",
      needs: "demo | product live | see live | book call | schedule call | see product | meeting",
      answer: "You can book a 30-minute demo with the 'Book a Demo' button on the home page, or directly at {booking}.",
      weight: 1.1,
    }),
    fact({
      ...home,
      examples:
        "how long is the demo | how many minutes does a demo take | duration of the demo | demo in minutes | length of the walkthrough | demo timing | i have only my lunch break free, how long does the walkthrough take | i must keep my shop shut meanwhile, how many minutes should i block for the demo | we close the stall at nine and want a product tour after that, how much time does it need | is half an hour enough for the demo | the demo takes a whole morning, right | how much of my day will the walkthrough eat up | how quickly are we through with the product tour | demo mein kitna time lagega | i want to see the thing before paying, can someone show me, and how long does it take | can somebody show me how it works before i buy, how many minutes is that | may i look at it with one of you first, how long do you need | dikhane mein kitne minute lagte hain",
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
        "how do i contact you | what number can i ring | can the chat hand me over to a person | how can i reach you | what is your phone number | what is your email address | what email can i write to | can i talk to a human | how do i get help | customer support | how can i call you | whom can i ask | can i write to you on whatsapp | i want to speak to somebody | customer helpline | talk to a real person | get a callback | my question is too odd for a machine, is there someone i can speak to | my father hates chats and wants to ring you, which number does he dial | we sell toys and have something special to ask, how do i get hold of somebody from your team | do you take phone calls | so there is no phone line, only this chat | how can i drop you a note | whom do i ping when i am stuck | kisi asli insaan se baat karni hai, kaise karu | where do i reach someone if i get stuck | somebody to talk to when i am stuck",
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
        "how fast do you answer | how quickly does support reply | response time on whatsapp | when will the team answer me | how long do i wait for support | average reply time | support speed | waiting time on whatsapp | i messaged your team during a rush at my stall, how soon can i expect a reply | my last software left me hanging for days, how quick are you people on whatsapp | if i get stuck with customers waiting in front of me, how soon does somebody respond | will someone respond to my message within the hour | i suppose it takes you a week to respond | after i ping you, in how many minutes do i hear something | are you people slow or quick to get back to us | whatsapp par jawab kitni der mein aata hai | if i message you at two at night when will someone reply | i write at midnight, when do you reply | do you reply at night | do you reply on sundays | is somebody there in the evening to reply | raat ko message karu to jawab kab aayega | when will someone write back if i message you late | at what hour do you reply",
      asks: "how fast reply response time support minutes answer whatsapp team respond quickly jaldi",
      needs:
        "reply | respond | response | fast | quick | answer support | jaldi | support time | support hour | wait support",
      answer: "On WhatsApp the team typically responds within 30 minutes during business hours.",
    }),
    fact({
      ...home,
      examples:
        "is there a mobile app | do i need to install anything | does it run in the browser | is there a desktop version | does it work on a laptop | can i host it on my own server | is there an on-premise version | is it a web app | is ladoo cloud based | website or installed app | browser only | phone or laptop | my uncle has an old laptop and i have only a phone, will it open on both | our packing room has one shared computer, is there anything to install on it | i have no space left on my phone, must i install something | is it browser based | it is an app i must install first, isnt it | do i put some software on my pc | can it run on a machine in our own office instead of the cloud | phone mein kuch install karna padega kya",
      asks: "mobile app install desktop laptop computer tablet browser web version own server self host on-premise cloud saas",
      needs:
        "mobile app | install | desktop | laptop | tablet | run browser | work browser | ladoo browser | use browser | own server | host ladoo | self host | premise | onpremise | cloud | saas | web app version | phone app | app phone",
      answer: `${brand.name} is a web app, made for a phone held in one hand: it opens from 'App' in the menu at the top of every page, at {app}. This website names no version to install and none for a server of your own; [ask us on WhatsApp]({whatsapp}) if you need one.`,
      weight: 1.05,
    }),
    fact({
      ...home,
      examples:
        "where do i open the app | where do i log in | link to the web app | is there a login page | how do i open my account | how do i get into the app | sign in screen | app url | login link | i closed the tab by mistake, how do i get back into the web app | my cousin enters orders from her own phone, at which link does she sign in | i reserved my place last week and now want to get in, where is the login | is there a button on the site that opens the app | so i can open an account in the app today itself | where is the door into the software | which web address do i type to get in | login kahan se karu | where do i open the actual product once i have been let in | i got access, where is the product",
      asks: "web app open app login where log in link header use the app browser account sign in",
      needs: "app open | login | web app | app where | app link | webapp",
      answer:
        "The web app opens in a new tab from 'App' in the menu at the top of every page, at {app}. Accounts open with the launch, and brands on the waitlist come in first.",
      also: { title: "Waitlist", path: "/waitlist" },
    }),
    fact({
      ...home,
      examples:
        "what is the tagline of ladoo | what is your slogan | motto of ladoo | your catchphrase | brand one liner | your punchline | i saw a line under your logo and forgot it, what was your slogan | i am introducing ladoo to our sellers group, how does the slogan go | there was a punch line on your banner at the flea market, how does it read | does ladoo have a motto | the tagline is small is beautiful, isnt it | which catchy line stands under your name | in five words, how do you sum yourselves up | ladoo ka naara kya hai",
      asks: "tagline slogan motto ladoo",
      needs: "tagline | slogan | motto",
      answer: `${brand.name}'s tagline is "${brand.tagline}".`,
      also: aboutLink,
    }),
    fact({
      ...careersLink,
      examples:
        "when do you reply to job applications | what happens after i have applied for a job | what comes after i submitted my application | my job application is in, what next | i pressed submit on the job form, what now | who reads my application | will i hear back about my application | job reply time | status of my job application | candidate feedback | i sent my cv for the designer post on monday, will someone write back | at other places my job form vanished without a word, does an actual human look at it here | i applied for the marketing job last night and saw only a thank you, how will i hear from you | do you answer every candidate | a machine sorts the candidates and nobody replies, right | how do i hear from you once my resume is in | who goes through what candidates send | job ke liye apply kiya hai, reply kab aayega",
      asks: "reply job application answer hear back who reads after applying",
      needs:
        "reply apply | answer apply | job answer | hear apply | job hear | apply after | read apply | happen apply | after apply job | after apply position | submit apply | next apply job | after job",
      answer: `${applicationForm.thanks.body.replace(/^.*?A person/, "A person")} "${applicationForm.toasts.submitted.description}" is what you see once it has been sent.`,
      weight: 1.1,
    }),
    fact({
      title: "Accessibility",
      path: "/accessibility",
      examples:
        "is the website accessible | does the site work with a screen reader | can i use the site by keyboard alone | do you follow wcag | i am blind, can i use this site | accessibility statement | disabled friendly site | low vision support | works without a mouse | my father has weak eyesight and has pages read aloud to him, can he use your site | i broke my wrist and cannot hold a mouse, will the site work with keys only | my brother cannot tell red from green, is the site made with people like him in mind | did you test the site for people with disabilities | i guess your site does nothing for people who cannot see | can a visually impaired person get around here | is your website welcoming to people with a handicap | jinko kam dikhta hai kya wo bhi site use kar sakte hain",
      asks: "accessible accessibility website screen reader keyboard wcag blind vision contrast disabled disability statement transcript",
      needs: "accessible | accessibility | wcag | screen reader | keyboard | blind | disability | disabled",
      answer: `${sentencesOf(accessibility.intro).slice(0, 2).join(" ")} The page on accessibility says what is tested, and what is not right yet.`,
    }),
    fact({
      title: "the Founders' Podcast page",
      path: "/audio-insights/founders-podcast",
      examples:
        "are you on instagram | where can i follow you | is there a founders' community | whatsapp group for founders | your social media | insta profile link | founders group link | social handles | i would love to talk with other sellers of handmade things, do you have a group | i post reels of my candles and want to tag you, what is your handle | our craft collective wants to stay in touch with what you post, where do we follow | is there a whatsapp community of sellers | you are not on any social network, are you | is there a circle of makers i could be part of | where do you post pictures and updates | insta par aapka page kaunsa hai",
      asks: "instagram profile page social media follow community whatsapp group founders join handle",
      needs:
        "instagram page | whatsapp segment | founder segment | instagram follow | instagram ladoo | instagram profile | instagram handle | community join | community founder | social | follow | community whatsapp | community group | instagram you | instagram company",
      answer:
        "On the podcast page, 'Stay Connected' leads to our Instagram profile, {instagram}, and to the founders' community on WhatsApp, {community}.",
    }),
    fact({
      ...aboutLink,
      examples:
        "who are you smoothie | what is your name | what is your name and what can you help with | your name please | who are you and what can i ask you | what can you help with | are you a bot | am i talking to a human | what is smoothie | what can you do | are you an ai | can smoothie make mistakes | machine or human being | ai assistant | abilities of smoothie | i do not like chatting with machines, is there a person typing this | before i believe what you tell me, can you be wrong | my daughter says you are only a computer, is she right | can smoothie get things wrong | so you are a lady in an office who types to me | who is writing these answers to me | where do your replies come from | tum insaan ho ya bot | who are you, am i talking to a person | is this a person or a program | am i chatting with somebody real | who is answering me here | kya tum insaan ho ya machine | is this a real person typing | am i chatting with a person or a machine | are you human",
      asks: `who is ${brand.assistantName} assistant are you a bot robot ai human person what can you do chatbot made built created name`,
      needs:
        "smoothie | bot | assistant | you ai | who are you | made you | built you | created you | real person | your name | what your name | your name help",
      answer: `I am ${brand.assistantName}, the assistant on this website, and no person. I answer from the contents of this website, can make mistakes, and link to the page each answer comes from. People answer [on WhatsApp]({whatsapp}).`,
      path: "/terms-of-service#other-services-and-this-website",
      title: "Terms of Service",
    }),
    fact({
      ...careersLink,
      examples:
        "what jobs do you have | are you hiring | which positions are open | vacancies | do you have openings | can i work for you | career opportunities | how many open positions | which departments are hiring | jobs in bangalore | vacant posts | opportunities at ladoo | recruitment | i just left my agency and love small brands, is there a post for me in your company | my cousin studies design and looks for work in bangalore, which roles are open | i have been a programmer for six years and want to join a startup, what posts are open | is ladoo recruiting programmers | there is a hiring freeze at present, isnt it | may i become a part of your crew and get paid for it | which talent are you hunting for | coder hoon, aapke yahan naukri milegi kya | my son builds programs that read bills from photos, which of your posts would fit him | my daughter teaches machines to read handwriting, which of your posts would suit her | my brother makes programs that recognise things in pictures, is one of your posts for him | my niece has studied statistics and programs, which of your posts would fit her | mere bete ke liye aapke yahan kaun si post theek rahegi | which of your posts would suit somebody who writes well on instagram",
      asks: "jobs open positions vacancies openings hiring roles career list which jobs work naukri",
      needs: "job | department | naukri | vacanc | hire | open position | which position | kaam ladoo | work ladoo",
      answer: `There are ${inNumber(positions.length)} open positions, all full-time in ${brand.city} with remote possible:\n${openings}`,
      weight: 1.15,
    }),
    fact({
      ...careersLink,
      examples:
        "how do i apply for a job | what do i need for an application | where do i send my resume | can i apply without linkedin | how long must the cover letter be | is linkedin required | how to apply for a position | what does the application form ask | submit my cv | application steps for jobs | portfolio and cv where | i found a design post on your site and want to throw my hat in, what do i do | my cv lies in an online folder, is a link to it okay when i apply | i have no linkedin but a good portfolio, can i still apply | is there a form for candidates | so i have to email my resume to somebody | how do i put myself forward for a post | what papers must a candidate give | naukri ke liye form kaise bharu",
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
        "is linkedin needed for the job form | no linkedin profile, can i still apply | i am not on linkedin, will my application be refused | must i have a portfolio | portfolio compulsory hai kya | which fields of the job form may be left empty | linkedin optional or not | do i need a profile on linkedin to work with you | i have no website of my own to show, is that a problem in the application",
      asks: "linkedin profile portfolio optional needed required leave empty form job application",
      needs: "linkedin | portfolio | profile job | profile form | profile apply",
      weight: 1.2,
      answer:
        "No, LinkedIn and portfolio links are optional. What the form needs is your name, email, phone, a link to your resume or CV and a cover letter.",
    }),
    fact({
      ...careersLink,
      examples:
        "how long must the cover letter be | minimum length of the cover letter | how many characters in the cover letter | can the cover letter be short | cover letter size limit | shortest cover letter | tiny cover letter | i am bad at writing about myself, how little can i put in the cover letter | the form complained about my two lines, how much text does the cover letter need | i am applying from my phone in the bus, is a three line cover letter okay | will two sentences do for the cover letter | the cover letter must fill a page, right | how much must i write about myself when i apply | how brief may the motivation letter be | cover letter kitna lamba hona chahiye",
      asks: "cover letter long length minimum characters words short",
      needs:
        "cover letter long | cover letter length | cover letter character | cover letter word | cover letter short | cover letter minimum",
      weight: 1.4,
      answer: "A cover letter has at least 50 characters; there is no need for a long one.",
    }),
    fact({
      ...careersLink,
      examples:
        "are there any part-time roles | do you take interns | are there internships | contract work | summer trainee | freelance work | gig or contract basis | my daughter is in her last year of college and wants three months with you, do you take trainees | i run my soap brand in the mornings and could give you four hours a day, is there such a job | i design on a project basis, do you hire freelancers | any short term assignments with you | you take summer interns every year, dont you | can i be employed for just a few hours a week | could i join for a couple of months to learn the trade | internship milegi kya | part time or internship hai kya for college goers | internship for somebody still at college | can i intern for six weeks | i study and have only the evenings, is there a part time post | work experience during the holidays | are all the posts full time | half day job | weekend job with you",
      asks: "part time roles job intern internship contract",
      needs: "parttime | part time | intern | internship | contract job",
      weight: 1.2,
      answer: `No such position is open: all ${inNumber(positions.length)} are full-time, in ${brand.city} with remote possible.`,
    }),
    fact({
      ...careersLink,
      examples:
        "can i work remotely | where is the job | is work from home possible | are the jobs full time | do you hire part-timers | are there any part time jobs | job location | where would i be working | part time job | wfh job | hybrid job or office only | jobs outside bangalore | i live in indore with small kids and cannot shift, can i do the job from here | my husband may be posted to kochi, could i keep the job from there | i think best at night in my own room, must i come to your office for the job every day | can an engineer live in another city | i would have to move to bangalore for the job, right | is presence at your workplace a must for engineers | can one do this job from ones living room | kya job ghar se kar sakte hain | could i do the job from indore or would i have to shift | my family is in kochi, would i have to shift for the job | must i shift to bangalore if you take me | may i stay in pune and do the job from there | kya job ke liye bangalore shift hona padega | would you have someone who stays in jaipur for this job | i live in another town and cannot relocate, may i still work for you | i cannot move to bangalore, can i still apply | i live in guwahati and cant shift, should i bother applying | i live in lucknow and cannot move, is it worth applying | i am in patna, may i still apply | my home is in bhopal and i cannot leave, do you take such people | i am in surat and want to stay there, should i send my form | based in chandigarh, can i apply | i stay in nagpur with my parents, is there a chance | coimbatore se apply kar sakte hain kya | from a small town in assam or kerala, would you take me",
      asks: `job location remote work from home where office bangalore position city full time part time ${titles}`,
      needs:
        "job remote | remote | job office | job where | job location | fulltime | job full | full time | job part | part time | job city | job bangalor | position remote | engineer remote | designer remote | work office | job shift | job move | job from | job transfer | apply shift | apply live | apply move | apply relocate | live shift | live apply | apply remote | apply city | bother apply | apply from",
      answer: `All positions are full-time, in ${brand.city} with remote possible. ${perk(/Flexible/)}`,
    }),
    fact({
      ...careersLink,
      examples:
        "what is the salary | how much do you pay employees | pay range for a job | what does the position pay | ctc | pay grade for engineers | in hand salary | job package in lakhs | i have two offers and must compare, what would the designer post bring me each month | i support my parents and need to know the pay before an interview, what do you offer | my present company pays fifteen lakhs, will you match it for an ml engineer | do you pay your engineers well | so candidates learn the pay only after the last round | what would i take home as an engineer | when do you tell a candidate what the post pays | engineer ko kitni tankhwah milti hai",
      asks: `salary pay package range compensation ctc how much earn job perks competitive ${titles}`,
      needs: "salary | job package | job payment | job price",
      weight: 1.4,
      answer: `${perk(/Competitive/)} No figure stands on this website, so please [ask us on WhatsApp]({whatsapp}) if you need one before that.`,
    }),
    fact({
      ...careersLink,
      examples:
        "how many interview rounds are there for the ai engineer job | what does the hiring process look like | how many interviews do i have to pass | what happens in the first call | is the interview online or in bangalore | how long does hiring take | will there be a task to do at home | who interviews me for the designer post | i have an interview phobia, how many rounds await me | my cousin had seven rounds elsewhere, how many do you have | do you give a test before the interview | so there is just one interview | steps from application to offer | interview process for engineers | interview kitne round ka hota hai",
      asks: "interview rounds hiring process test first call steps job",
      needs:
        "interview | interview round | job interview | hiring process | interview many | job process | interview job | job test",
      answer: `This website does not say how many interviews there are, so please [ask us on WhatsApp]({whatsapp}). ${applicationForm.thanks.body.replace(/^.*?A person/, "A person")} The range of the salary is told in the first call.`,
      weight: 1.2,
    }),
    fact({
      ...careersLink,
      examples:
        "what perks do employees get | benefits of working at ladoo | why should i work for you | what is it like to work there | employee benefits | what do you offer employees | staff benefits at ladoo | reasons to become your employee | work environment | good engineers can pick any startup, what makes a career at ladoo worth it | my last boss never let me learn anything, what do your employees get besides pay | i am thinking of leaving a bank for a startup, what goodies come with the job | do employees get time to learn | i suppose your jobs have no extras besides the salary | what keeps employees cheerful at ladoo | what do i gain by joining your company as an employee | ladoo mein job karne ke kya fayde hain | what extras does your company give its employees | employee extras | what do people who work at ladoo get",
      asks: "perks benefits working at company employees job culture flexible learning why work",
      needs: "perk | job benefit | why work | culture | work like | benefit work | benefit team",
      answer: `Working at ${brand.name} comes with ${inWords(careers.perks.points.map((point) => point.title.toLowerCase()))}.`,
    }),
    fact({
      ...careersLink,
      examples:
        "what are the values for employees | company culture | four values on the careers page | values of the team | ethos on the careers page | work culture values | the four careers values | i have an interview with you on friday, which values does your team list | i left a job where nobody was heard, what does your team believe in | my cover letter should mention what your people stand for, which four values are they | is inclusivity one of your team values | the careers page has ten values, hasnt it | what do colleagues at ladoo hold dear | which virtues does your team prize | aapki team ke char values kaun se hain | what does your company stand for as a workplace | workplace values",
      asks: "careers values company culture four values empowerment inclusivity innovation",
      needs: "career value | job value | value team | value four | culture | empower | inclusiv | our values",
      answer: `The four values on the careers page are ${inWords(careers.values.points.map((point) => point.title))}.`,
    }),
    fact({
      ...careersLink,
      examples:
        "what values and perks do you mention on the careers page | values and perks of working at ladoo | values plus perks | careers values, perks list | beliefs and benefits for employees | i am preparing for my interview, please give me your values along with the perks | my friend asks what your team believes in and what it gets, can you name both | i am comparing two startups as employers, what are your values and what perks come with them | are both your principles and your perks written somewhere for candidates | careers lists only perks and no values, right | name the benefits and also the beliefs of your team | what principles and what extras await me in a job at ladoo | careers page par values aur perks kya kya hain",
      asks: "values and perks careers page both",
      needs: "value perk",
      weight: 1.2,
      answer: `The four values are ${inWords(careers.values.points.map((point) => point.title))}. The ${inNumber(careers.perks.points.length)} perks are ${inWords(careers.perks.points.map((point) => point.title))}.`,
    }),
    fact({
      title: "the home page",
      path: "/",
      examples:
        "a link of yours shows a missing page, where do i go | page not found | 404 error | the address does not exist | a link on your site is broken | dead link",
      asks: "404 page not found missing page broken link address does not exist",
      needs: "404 | page missing | page found | link broken | link dead | missing page message",
      answer: `That address does not exist on this website, then. Go on from ${inWords(pageNotFound.waysBack.map(({ label, path }) => `[${label}](${path})`)).replace(/ and (?=\[[^[]*$)/, " or ")}.`,
    }),
    fact({
      ...careersLink,
      examples:
        "how many years of experience do i need | experience for the jobs | which experience do you ask for | how much experience must an engineer have | years asked for social media | minimum experience | junior or senior job | seniority needed | i have worked in an agency for one year, is that enough experience for the social media job | i left college last summer and build models for fun, do you hire people without experience | i moved from teaching to design two years ago, how long a career do you expect of a designer | do you hire juniors | so you want at least ten years in the trade for every job | how much prior work do you expect of a candidate | how seasoned must an engineer be | job ke liye kitne saal ka experience chahiye | does the social media job want less experience than the engineer jobs | i have four years in nlp, is that enough for your engineer role | i have two years as a designer, is that enough | does one year in marketing do | i worked five years as an engineer, would i qualify | are three years enough | how many years for the ux designer | how many years for social media | is a year of reels enough for the marketing post | can a junior apply for ux | may somebody without experience apply for a job | min experience social media | char saal ka kaam kiya hai, kaafi hai kya",
      asks: "experience required years how many job engineer designer marketing",
      needs: "experience | year enough engineer | year enough job | year enough",
      answer: experienceSentence(),
    }),
    ...positions.map((job) =>
      fact({
        ...jobLink(job),
        examples: JOB_QUESTIONS[job.id] ?? "",
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

/** How people ask who may fit a position and do not know its name. */
const JOB_QUESTIONS: Readonly<Record<string, string>> = {
  "ai-engineer-nlp":
    "i have built language models, is there anything for me with you | i work on speech recognition | natural language person | i train text classifiers | voice and text work",
  "ai-engineer-ml":
    "i deploy models to production, which of your vacancies matches | i run training pipelines for a living | somebody who keeps models running | model deployment and monitoring | devops for machine learning",
  "ai-engineer-computer-vision":
    "i read text from photographs with models | image recognition work | i work with cameras and ocr | image processing person",
  "ai-engineer-recommender":
    "i am good with recommendation systems, must i shift | i build suggestion engines | forecasting and ranking work | personalisation person | i worked on recommendations at a shop",
  "ai-ux-designer": "i design apps and screens | i draw interfaces | figma person wanted | ui and product design work",
  "social-media-marketing":
    "my sister handles instagram for a cafe, could she apply | i make reels for a living, may i apply | i run instagram pages for brands, may i apply | content and community work",
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
