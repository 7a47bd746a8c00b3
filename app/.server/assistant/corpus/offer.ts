/** The launch, the waitlist, referrals and the trial. */
import { brand, offer } from "#app/content/brand.ts";
import { brandBuddiesTrial } from "#app/content/brand-buddies.ts";
import { pricingFaq } from "#app/content/pricing.ts";
import { earlyBirdGone, waitlistBenefits, waitlistFaq, waitlistForm, waitlistPanel } from "#app/content/waitlist.ts";
import { capitalised, fact, inWords, type Link, type Passage, uncapitalised } from "./passage.ts";

export const waitlist: Link = { title: "Waitlist", path: "/waitlist" };
export const earlyTerms: Link = { title: "Terms of Service", path: "/terms-of-service#early-access-and-offers" };
/** What joining is worth when the early-bird places are gone. */
export const listAfterwards = earlyBirdGone.body.split(". ").slice(1).join(". ");
const faq = (question: RegExp): string => waitlistFaq.find((item) => question.test(item.question))?.answer ?? "";
const priced = (question: RegExp): string => pricingFaq.find((item) => question.test(item.question))?.answer ?? "";
const benefit = (title: RegExp): string => waitlistBenefits.find((point) => title.test(point.title))?.description ?? "";

/** "brand name, founder name, email and phone number": the fields the form marks as needed, or as optional. */
const labels = (names: readonly (keyof typeof waitlistForm.fields)[]): string =>
  inWords(names.map((name) => uncapitalised(waitlistForm.fields[name].label)));

export function offerPassages(): Passage[] {
  const facts: Passage[] = [
    fact({
      ...waitlist,
      examples:
        "when does ladoo launch | what is the launch date | when can i start using it | when will the app be available | is it live yet | which month does it open | when do accounts open | from when can i use the app | how long until the beta starts | when are you opening | when will i get the app | when can my team begin | is the product out",
      asks: "launch release go live date when start available ready open beta kab month out yet",
      needs:
        "launch | date start | date begin | month start | month begin | when ladoo | when start | when begin | when use | available | beta | ready | live | kab | start when | when open | start using",
      answer: `${brand.name} launches in ${offer.launchMonth}, as a beta. ${
        faq(/launch\?/i)
          .split(". ")
          .slice(-1)[0] ?? ""
      }`,
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      examples:
        "what does beta mean | is the beta finished | will there be bugs at launch | how stable is the product | is it still a beta",
      asks: "beta version rough edges finished stable what is beta",
      needs: "beta",
      answer: `${brand.name} opens as a beta in ${offer.launchMonth}, with all seven rooms. Some corners will still be rough, and we would like to hear which.`,
    }),
    fact({
      ...waitlist,
      examples:
        "how do i join the waitlist | how can i reserve a spot | where do i sign up | how to apply for early access | how do i register my brand | how to get on the list | steps to join | what do i do to get early access | add my name to the list | put my brand on the waitlist | how do i enrol",
      asks: "what do i do get process beta waitlist join signup how apply early access register reserve spot sign up get access queue",
      needs: "waitlist | signup | earlyaccess | register | reserve | apply early | apply access | list",
      answer: `Fill in 'Reserve Your Spot' on the waitlist page: ${labels(["brandName", "founderName", "email", "phoneNumber"])}, and a yes to the terms. It takes two minutes and costs nothing, and you see your place on the list and your referral link at once.`,
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      examples:
        "what details does the form ask | which information do i give on the waitlist | which fields are required | is the phone number compulsory | do i have to give my instagram handle | do i have to give my instagram handle to sign up | what do i need to sign up | do i need to enter a referral code | what must i fill in to reserve my place | which details are optional | do i have to tell you what kind of brand i have | is the business type required",
      asks: "form fields details asked required optional handle instagram phone give have to must what information waitlist form need",
      needs:
        "field | form | handle | instagram handle | instagram handle signup | instagram give | instagram need | instagram require | give phone | need phone | detail waitlist | information waitlist | need waitlist | optional | required | tell kind brand | tell type brand | business type",
      answer: `The waitlist form needs your ${labels(["brandName", "founderName", "email", "phoneNumber"])}, and your yes to the terms. ${capitalised(labels(["businessType", "igHandle", "referralCode"]))} are optional.`,
    }),
    fact({
      ...waitlist,
      examples:
        "is the waitlist free | does joining cost anything | do i need a card to join | do i pay to reserve my place | am i obliged to buy after joining | is there a commitment if i sign up | do you charge for a spot | does the waitlist need a credit card | am i bound to buy if i join the waitlist | do i have to buy after joining | does joining the waitlist cost money",
      asks: "waitlist free cost price charge join money card needed pay",
      needs:
        "waitlist price | waitlist free | waitlist charge | waitlist card | waitlist payment | signup price | signup free | signup card | signup payment | signup charge | list free | spot price | spot free | earlyaccess price | earlyaccess free | waitlist contract | waitlist oblige | waitlist buy | signup buy | waitlist must",
      answer:
        "Joining the waitlist is free, needs no card and does not oblige you to buy anything. It reserves a place in the queue, not a subscription.",
      also: earlyTerms,
      weight: 1.25,
    }),
    fact({
      ...waitlist,
      examples:
        "what do the first 100 brands get | what is the early bird offer | what are the benefits of early access | why should i join early | what is the launch offer | is there a discount for early brands | what do i get for joining now | early bird perks | what do founders who give feedback get | is feedback rewarded | what is special for the first hundred | promotion at launch",
      asks: "why should i join early first 100 brands offer early bird benefits get what special discount 50% off free month perks joining reward priority support feedback launch offer deal",
      needs:
        "why join | why signup | earlyaccess brand | earlyaccess get | earlyaccess benefit | offer | earlybird | benefit | discount | perk | get first | brand first | deal | hundred | special | feedback",
      answer: `The first ${offer.capacity} brands on the waitlist get ${offer.headline}: ${offer.freeMonths} month free, then ${offer.discountPercent}% off for ${offer.discountMonths} months. With it come lifetime priority support, early access to new features, and rewards for feedback.`,
      also: earlyTerms,
      weight: 1.15,
    }),
    fact({
      ...waitlist,
      examples:
        "how many spots are left | how many places are there | how many brands can join | is there still a place | capacity of the waitlist | are there seats left | how many brands get the offer | how many brands can get in early | where do i see how many places are left | are early places limited",
      asks: "how many spots places left capacity early bird seats 100 brands limit limited remaining still available",
      needs:
        "spot | many earlyaccess | many brand | place left | seat left | capacity | place | earlybird limit | earlybird many | brand limit | remaining | many waitlist | many list | many signup | many people list",
      answer: `There are ${offer.capacity} early-bird places. The counter at the top of the waitlist page shows how many are left.`,
      also: earlyTerms,
      weight: 1.05,
    }),
    fact({
      ...waitlist,
      examples:
        "what if i am number 101 | what happens after 100 brands | can i still join when the places are gone | what does brand number 150 get | the early bird places are full | is it too late to join | what does a late brand get | can brands after the first hundred sign up | i came in at number 120 | i am brand number 140, can i still put my name on the list | what if all spots are taken",
      asks: "after 100 brands all places taken full gone late miss early bird closed number position on the list still join waitlist",
      needs:
        "after | full | late | miss | gone | close | over | exhaust | number0 list | number0 waitlist | number0 signup | number0 brand | still signup | still list | still waitlist | number0 position | number0 spot | place taken | spot taken | all taken | 100 taken",
      answer: `After ${offer.capacity} brands the waitlist stays open, without the early-bird offer. ${listAfterwards}`,
      also: earlyTerms,
    }),
    fact({
      ...waitlist,
      examples:
        "how long does the discount last | is 50% off forever | when does the half price end | for how many months do i pay half | is gst charged on the discounted price | how much do i pay after the free month | what happens after the first free month | do early birds keep half price for life | for how long is the offer valid",
      asks: "50% off half price discount how long year twelve months gst on rest first month free then",
      needs: "50% | 50 | half | discount long | discount month",
      answer: benefit(/free \+|month free/i),
      also: earlyTerms,
    }),
    fact({
      ...waitlist,
      examples:
        "what is priority support | do early brands get better support | how long does priority support last | support for life for early brands",
      asks: "priority support lifetime early bird customers brands queue better support priority for life",
      needs: "priority | lifetime | support earlybird | support early | better support",
      answer: benefit(/priority/i),
    }),
    fact({
      ...waitlist,
      examples:
        "how do referrals work | what do i get for referring a brand | what do i earn if a friend signs up | reward for inviting another brand | reward for bringing other founders | how many free months for each brand | how do i refer | refer and earn | does my friend get something too | benefit of sharing my link | three brands joined with my link | somebody used my referral link | i referred 12 brands, how many months free is that | five brands joined through me, how many free months | where do i enter a referral code | what is the referral programme",
      asks: "referral refer friend code link reward free month how works invite another brand what do i get bring where type enter counted both",
      needs:
        "referral | referral signup | invite | bring brand | bring founder | share link | brand signup link | signup link | brand signup get | brand signup earn | signup earn",
      answer: `For each brand that signs up through your referral link you get ${offer.freeMonthsPerReferral} extra free month, with no cap: three brands bring three free months. When you join you get a link with your own eight-character code, and the brand you refer can also type the code into the form. 'Already signed up?' on the waitlist page finds your link again.`,
      weight: 1.15,
    }),
    fact({
      ...waitlist,
      examples:
        "is there a limit to referrals | how many brands can i refer | maximum free months from referrals | can i refer unlimited brands | is the number of free months limited | cap on referral rewards | can i earn more than twelve free months",
      asks: "referral cap limit maximum how many brands can i refer unlimited",
      needs:
        "referral limit | referral cap | referral max | referral maximum | referral unlimit | referral many | referral unlimited | referral most | referral ceil",
      answer: faq(/limit to how many/i),
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      examples:
        "can i refer myself | can i use my own referral code | does a brand count twice | can i cheat with fake brands | how can i earn free months by making fake brands | refer my own second brand | my own code for my second email",
      asks: "own code self referral refer myself count twice same brand fake brands cheat",
      needs:
        "own code | self | myself | referral own | fake | fake brand month | fake brand free | referral twice | referral same",
      answer:
        "A brand counts once, and your own code does not count for yourself. Referring brands that do not exist earns nothing.",
      also: earlyTerms,
    }),
    fact({
      ...waitlist,
      examples:
        "how long is a referral code | what does a referral code look like | how many characters has the code | length of the code",
      asks: "referral code how long length characters letters digits look like eight",
      needs: "code long | code length | code character | code letter | code digit | code look",
      answer:
        "A referral code has eight letters and digits. You get your own when you join, and your referral link holds it; a brand that comes through you can also type it into the form.",
    }),
    fact({
      ...waitlist,
      examples:
        "i lost my referral link | where do i find my referral code | how do i get my link again | i forgot my referral code | show my referral code | look up my link with my email | where is my invite link | i cannot find my code",
      asks: "lost misplaced referral link code invite forgot find again already signed up lookup where is my code",
      needs:
        "lost | misplace | retrieve referral | recover referral | retrieve code | forgot | forget | lookup | again | find code | find link | where code | where link | code kahan | referral find | referral where",
      weight: 1.15,
      answer:
        "'Already signed up?' on the waitlist page finds your referral link again: enter the email you joined with.",
    }),
    fact({
      ...waitlist,
      examples:
        "what happens when my referral code is wrong | the code is not valid, can i still join | does a wrong code stop me from joining | can i enter the referral code in small letters | is the referral code case sensitive",
      asks: "referral code wrong invalid not valid still join small capital letters case sensitive enter",
      needs:
        "code wrong | wrong code | invalid code | code valid | referral wrong | referral small | referral case | referral invalid | code small | code capital | code case | code sensitive",
      answer:
        "A referral code that is not valid never stops you from joining: the form says so and leaves it out. Capital or small letters make no difference.",
      weight: 1.2,
    }),
    fact({
      ...waitlist,
      examples:
        "i joined twice with the same email, is that a problem | what if i sign up again | i am already on the list",
      asks: "joined twice same email again signed up two times already problem",
      needs: "signup twice | same email | signup again | already list | already signup",
      answer:
        "No problem: one email joins once. Whoever joins again with it is told so, nothing changes, and the referral link is shown again.",
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      examples: "is there a qr code for my referral link | can i print my referral link | referral qr for my stall",
      asks: "qr code referral link print poster stall table share",
      needs: "qr referral | print referral",
      answer: `Yes, once you have joined, your link is there as a QR code as well. ${waitlistPanel.qr.body}`,
      weight: 1.2,
    }),
    fact({
      ...waitlist,
      examples:
        "how do i share my link on instagram | share referral link on whatsapp or instagram | post my referral link",
      asks: "share referral link instagram whatsapp email story bio post",
      needs: "share instagram | link instagram | share whatsapp | post link | share referral",
      answer: `Your link can be shared by WhatsApp and email with one press. ${waitlistPanel.instagramHint}`,
      weight: 1.15,
    }),
    fact({
      ...waitlist,
      examples:
        "what happens after i join | what happens next | how will i know my account is ready | do i get an email after joining | when will you write to me | how do you tell me about access | how will i hear from you | where do i see my position | will i get a confirmation | what comes after signing up",
      asks: "after i apply join what happens next confirmation email when will i hear account open next step how will you notify tell me inform when ready my position place number on the waitlist",
      needs: "after | next | happen | hear | confirmation | position | ready | inform me | email launch | email signup",
      weight: 1.1,
      answer: faq(/after I apply/i),
    }),
    fact({
      ...waitlist,
      examples:
        "which features are ready at launch | what will the beta include | are all modules available from the first day | what can i use on day one | which modules come at launch",
      asks: "which features at launch modules available beta what will be there day one",
      needs:
        "launch feature | launch module | launch room | beta feature | beta module | launch include | ready feature | available feature",
      answer: faq(/features will be there/i),
      also: { title: "all features", path: "/features" },
      weight: 1.1,
    }),
    fact({
      title: "Brand Buddies",
      path: "/brand-buddies",
      examples:
        "is there a free trial | how long is the trial | how many days can i try it | can i test it before paying | do i pay after the trial | does the trial end by itself | do i need a card for the trial | is anything charged when the trial is over | when does the trial start | can i try it for free | money is deducted after the trial",
      asks: "free trial days how long 14 day try before buying test period trial length card needed pay charge after ends",
      needs: "trial | free try | free days | free use | free test | test before",
      answer: `There is a ${offer.trialDays}-day free trial, from the day your account opens, and nothing is charged unless you choose a plan. ${brandBuddiesTrial.body.split(". ")[1] ?? ""}.`,
      also: { title: "Pricing", path: "/pricing" },
      weight: 1.1,
    }),
    fact({
      title: "Pricing",
      path: "/pricing",
      examples:
        "do i get the trial and the free month | difference between the trial and the free month | trial together with early bird | how does the trial go with the first month free",
      asks: "trial and free month together difference both 14 day trial with early bird",
      needs: "trial month | trial earlybird | trial waitlist",
      answer: priced(/free trial go with/i),
      also: { title: "Waitlist", path: "/waitlist" },
    }),
    fact({
      ...waitlist,
      examples:
        "who can see my waitlist entry | what does someone see who opens my referral link | is my phone number shown to others | is the data i enter on the waitlist safe | do you share my signup details | what do others see of my entry | does my friend see my email",
      asks: "waitlist data privacy my details phone email shown sell safe who sees entry",
      needs:
        "waitlist data | signup data | see referral | open link | open referral | see entry | detail waitlist | waitlist secure | waitlist privacy | waitlist phone",
      answer:
        "What you enter on the waitlist travels encrypted and is kept in a database that the public cannot reach. We use it to hold your place and to reach you, and we do not sell it. Somebody who opens your referral link sees your brand's name, and neither your own name nor your email or phone number.",
      also: { title: "Privacy Policy", path: "/privacy-policy#what-you-send-us" },
    }),
  ];
  const questions = waitlistFaq.map(
    (item): Passage => ({ ...waitlist, kind: "faq", text: item.answer, asks: item.question }),
  );
  const benefits = waitlistBenefits.map(
    (point): Passage => ({
      ...waitlist,
      kind: "faq",
      text: point.description,
      asks: `${point.title} early bird benefit`,
    }),
  );
  return [...facts, ...questions, ...benefits].filter(({ text }) => text !== "");
}
