/** The launch, the waitlist, referrals and the trial. */
import { brand, offer } from "#app/content/brand.ts";
import { brandBuddiesTrial } from "#app/content/brand-buddies.ts";
import { pricingFaq, pricingRoles } from "#app/content/pricing.ts";
import {
  earlyBirdGone,
  waitlistBenefits,
  waitlistFaq,
  waitlistForm,
  waitlistPanel,
  waitlistToasts,
} from "#app/content/waitlist.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { inNumber } from "../language/number-words.ts";
import { capitalised, fact, inWords, type Link, type Passage, uncapitalised } from "./passage.ts";

const cheapestRole = Math.min(...pricingRoles.map(({ monthlyRupees }) => monthlyRupees));
export const trialLink: Link = { title: "Brand Buddies", path: "/brand-buddies" };
export const waitlist: Link = { title: "Waitlist", path: "/waitlist" };
export const earlyTerms: Link = { title: "Terms of Service", path: "/terms-of-service#early-access-and-offers" };
/** What joining is worth when the early-bird places are gone. */
export const listAfterwards = earlyBirdGone.body.split(". ").slice(1).join(". ");
/** What becomes of the offer and the list once all places are taken. */
export const onceAllAreTaken = `After ${offer.capacity} brands the waitlist stays open, without the early-bird offer. ${listAfterwards}`;
/** "1 month free, then 50% off for 12 months". */
export const earlyBirdTerms = `${offer.freeMonths} month free, then ${offer.discountPercent}% off for ${offer.discountMonths} months`;
const faq = (question: RegExp): string => waitlistFaq.find((item) => question.test(item.question))?.answer ?? "";
const priced = (question: RegExp): string => pricingFaq.find((item) => question.test(item.question))?.answer ?? "";
const benefit = (title: RegExp): string => waitlistBenefits.find((point) => title.test(point.title))?.description ?? "";

/** What early-bird brands have of what else comes with a role. */
export const earlyBirdSupport = benefit(/priority/i);

export type WaitlistField = keyof typeof waitlistForm.fields;
export const neededFields: readonly WaitlistField[] = ["brandName", "founderName", "email", "phoneNumber"];
const optionalFields: readonly WaitlistField[] = ["businessType", "igHandle", "referralCode"];

/** "brand name, founder name, email and phone number": fields of the form, as it calls them. */
export const labels = (names: readonly WaitlistField[]): string =>
  inWords(names.map((name) => uncapitalised(waitlistForm.fields[name].label)));

/** What the form needs, and what it does not. */
export const waitlistFields = `The waitlist form needs your ${labels(neededFields)}, and your yes to the terms. ${capitalised(labels(optionalFields))} are optional.`;

export function offerPassages(): Passage[] {
  const facts: Passage[] = [
    fact({
      ...waitlist,
      examples: "when does ladoo launch",
      asks: "launch release go live date when start available ready open beta kab month out yet",
      needs:
        "launch | date start | date begin | month start | month begin | when ladoo | when start | when begin | when use | available | beta | ready | live | kab | start when | when open | start using",
      answer: `${brand.name} launches in {launchMonth}, as a beta. ${
        faq(/launch\?/i)
          .split(". ")
          .slice(-1)[0] ?? ""
      }`,
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      examples: "what does beta mean",
      asks: "beta version rough edges finished stable what is beta",
      needs: "beta",
      answer: `${brand.name} opens as a beta in {launchMonth}, with all seven rooms. Some corners will still be rough, and we would like to hear which.`,
    }),
    fact({
      ...waitlist,
      examples: "how do i join the waitlist",
      asks: "what do i do get process beta waitlist join signup how apply early access register reserve spot sign up get access queue",
      needs: "waitlist | signup | earlyaccess | register | reserve | apply early | apply access | list",
      answer: `Fill in 'Reserve Your Spot' on the waitlist page: ${labels(neededFields)}, and a yes to the terms. It takes two minutes and costs nothing, and you see your place on the list and your referral link at once.`,
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      examples: "what details does the form ask",
      asks: "form fields details asked required optional handle instagram phone give have to must what information waitlist form need",
      needs:
        "field | form | handle | instagram handle | instagram handle signup | instagram give | instagram need | instagram require | give phone | need phone | detail waitlist | information waitlist | need waitlist | optional | required | tell kind brand | tell type brand | business type | instagram compulsory | handle compulsory | handle waitlist | instagram waitlist | instagram optional | not instagram signup | instagram must",
      answer: waitlistFields,
    }),
    fact({
      ...waitlist,
      examples: "is the waitlist free",
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
      examples: "what do the first 100 brands get",
      asks: "why should i join early first 100 brands offer early bird benefits get what special discount 50% off free month perks joining reward priority support feedback launch offer deal",
      needs:
        "why join | why signup | earlyaccess brand | earlyaccess get | earlyaccess benefit | offer | earlybird | benefit | discount | perk | get first | brand first | deal | hundred | special | feedback",
      answer: `The first ${offer.capacity} brands on the waitlist get ${earlyBirdTerms}. They also get lifetime priority support, early access to new features, and rewards for feedback.`,
      also: earlyTerms,
      weight: 1.15,
    }),
    fact({
      ...waitlist,
      examples: "how many spots are left",
      asks: "how many spots places left capacity early bird seats 100 brands limit limited remaining still available",
      needs:
        "spot | many earlyaccess | many brand | place left | seat left | capacity | place | earlybird limit | earlybird many | brand limit | remaining | many waitlist | many list | many signup | many people list",
      answer: `There are ${offer.capacity} early-bird places. The counter at the top of the waitlist page shows how many are left.`,
      also: earlyTerms,
      weight: 1.05,
    }),
    fact({
      ...waitlist,
      examples: "what if i am number 101",
      asks: "after 100 brands all places taken full gone late miss early bird closed number position on the list still join waitlist",
      needs:
        "after | full | signup late | list late | earlybird late | offer late | brand late | too late | miss | gone | close | over | exhaust | number0 list | number0 waitlist | number0 signup | number0 brand | still signup | still list | still waitlist | number0 position | number0 spot | place taken | spot taken | all taken | 100 taken",
      answer: onceAllAreTaken,
      also: earlyTerms,
    }),
    fact({
      ...waitlist,
      examples: "how long does the discount last",
      asks: "50% off half price discount how long year twelve months gst on rest first month free then",
      needs: "50% | 50 | half | discount long | discount month",
      answer: benefit(/free \+|month free/i),
      also: earlyTerms,
    }),
    fact({
      ...waitlist,
      examples: "the 50% off is for lifetime right",
      asks: "50% off half price discount for life lifetime forever permanent always",
      needs:
        "50% lifetime | 50 percent lifetime | discount lifetime | half lifetime | price lifetime | discount permanent",
      answer: `No, the ${offer.discountPercent}% off lasts ${offer.discountMonths} months, after ${inNumber(offer.freeMonths)} free month. What early-bird brands keep for life is priority support.`,
      also: earlyTerms,
      weight: 1.2,
    }),
    fact({
      ...waitlist,
      examples: "what is priority support",
      asks: "priority support lifetime early bird customers brands queue better support priority for life",
      needs: "priority | lifetime | support earlybird | support early | better support",
      answer: `${earlyBirdSupport} The offer calls it lifetime priority support.`,
    }),
    fact({
      title: "Pricing",
      path: "/pricing",
      examples: "priority support kis role me milta hai",
      asks: "priority support which role plan seat included admin",
      needs:
        "priority role | priority support role | priority plan | priority admin | priority seat | priority login | priority support plan | priority support admin | support included role",
      answer: `Priority support comes with the ${inWords(pricingRoles.filter(({ features }) => features.includes("Priority support")).map(({ title }) => title))} role. Early-bird brands keep it for as long as they use ${brand.name}.`,
      also: waitlist,
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      examples: "how do referrals work",
      asks: "referral refer friend code link reward free month how works invite another brand what do i get bring where type enter counted both",
      needs:
        "referral | referral signup | invite | bring brand | bring founder | share link | brand signup link | signup link | brand signup get | brand signup earn | signup earn | referral register | referral register get | referral signup get | referral becaus | signup becaus me | referral signup becaus | register becaus",
      answer: `For each brand that signs up through your referral link you get ${offer.freeMonthsPerReferral} extra free month, with no cap: three brands bring three free months. The brand that joins gets a link of its own, and the early-bird offer while there are places. Your link holds an eight-character code, which can also be typed into the form, and 'Already signed up?' on the waitlist page finds it again.`,
      weight: 1.15,
    }),
    fact({
      ...waitlist,
      examples: "is there a limit to referrals",
      asks: "referral cap limit maximum how many brands can i refer unlimited",
      needs:
        "referral limit | referral cap | referral max | referral maximum | referral unlimit | referral many | referral unlimited | referral most | referral ceil",
      answer: faq(/limit to how many/i),
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      examples: "do referrals move me up the list",
      asks: "referral move up list queue place position higher further jump ahead sooner earlier access faster",
      needs:
        "referral up | referral place | referral position | referral queue | referral sooner | referral faster | referral ahead | referral jump | referral higher | referral access | referral move",
      answer:
        "No, your place on the list is the order in which brands joined, and referrals do not change it. They bring free months.",
      weight: 1.15,
    }),
    fact({
      ...waitlist,
      examples: "can i refer myself",
      asks: "own code self referral refer myself count twice same brand fake brands cheat",
      needs:
        "own code | self | myself | referral own | fake | fake brand month | fake brand free | referral twice | referral same",
      answer:
        "A brand counts once, and your own code does not count for yourself. Referring brands that do not exist earns nothing.",
      also: earlyTerms,
    }),
    fact({
      ...waitlist,
      examples: "how long is a referral code",
      asks: "referral code how long length characters letters digits look like eight",
      needs: "code long | code length | code character | code letter | code digit | code look",
      answer:
        "A referral code has eight letters and digits. You get your own when you join, and your referral link holds it; a brand that comes through you can also type it into the form.",
    }),
    fact({
      ...waitlist,
      examples: "i lost my referral link",
      asks: "lost misplaced referral link code invite forgot find again already signed up lookup where is my code",
      needs:
        "lost | lost code | lost link | lost referral code | signup lost referral code | lost referral link | delete link | gone code | again code | misplace | retrieve referral | recover referral | retrieve code | forgot | forget | lookup | again | find code | find link | where code | where link | code kahan | referral find | referral where",
      weight: 1.15,
      answer:
        "'Already signed up?' on the waitlist page finds your referral link again: enter the email you joined with.",
    }),
    fact({
      ...waitlist,
      examples: "what happens when my referral code is wrong",
      asks: "referral code wrong invalid not valid still join small capital letters case sensitive enter",
      needs:
        "code wrong | wrong code | referral code wrong refuse | code wrong apply | code wrong signup | code wrong put | code mistype | mistyp code | invalid code | code valid | referral wrong | referral small | referral case | referral invalid | code small | code capital | code case | code sensitive | code caps | caps letter code | code caps letter | code lowercase",
      answer:
        "You can still join: a referral code that is not valid never stops you. The form says so and leaves it out. Capital or small letters make no difference.",
      weight: 1.2,
    }),
    fact({
      ...waitlist,
      examples: "if i put in a friends code is the benefit only hers or mine too",
      asks: "benefit both me too friend enters code referred brand gets gain only hers mine",
      needs:
        "benefit code | both referral | both code | benefit referral | gain code | referral apply mean | referral applied",
      answer: `Both brands gain. The brand whose code it is gets ${offer.freeMonthsPerReferral} extra free month for each brand that signs up with it, with no cap. The brand that joins gets a link of its own, and the early-bird offer while there are places. A referral link fills its code in by itself, and the form says when it knows it: "${waitlistToasts.referralApplied.description.split(". ").slice(-1)[0]}"`,
      also: earlyTerms,
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      examples: "must i agree to marketing messages to get on the list",
      asks: "marketing messages news offers consent optional compulsory mandatory agree tick box must waitlist join sign up stop later how many mails",
      needs:
        "marketing waitlist | marketing signup | marketing list | marketing box | marketing stop | marketing message you | marketing compulsory | marketing mandatory | message compulsory | agree marketing | agree message list | marketing optional | promotion signup | agree marketing message list | marketing register | spam signup | promotional waitlist | promotional message waitlist | promotion waitlist | promotional message list | promotional signup",
      answer: `Marketing messages are optional: the waitlist form needs your yes to the terms alone. The other box, "${waitlistForm.marketing.split(". ")[0]}", may stay empty, and whoever ticked it can stop the messages at any time.`,
      weight: 1.25,
    }),

    fact({
      ...waitlist,
      examples: "i joined twice with the same email, is that a problem",
      asks: "joined twice same email again signed up two times already problem",
      needs:
        "signup twice | same email | signup same email | same email signup | same email second | signup second time | signup second code | signup again email | signup again same email | again same email | signup again | already list | already signup",
      answer:
        "No problem: one email joins once. Whoever joins again with it is told so, nothing changes, and the referral link with the same code is shown again.",
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      examples: "is there a qr code for my referral link",
      asks: "qr code referral link print poster stall table share",
      needs: "qr referral | print referral",
      answer: `Yes, once you have joined, your link is there as a QR code as well. ${waitlistPanel.qr.body}`,
      weight: 1.2,
    }),
    fact({
      ...waitlist,
      examples: "how do i share my link on instagram",
      asks: "share referral link instagram whatsapp email story bio post",
      needs:
        "share instagram | link instagram | share whatsapp | post link | share referral | share link | share referral link | share link signup | share referral link signup | link pass | link pass founder | pass link signup | send link | link send founder | link maker | link other maker | invite maker | invite other maker",
      answer: `Once you have joined, the waitlist page shows your link, and it can be shared by WhatsApp and email with one press. ${waitlistPanel.instagramHint}`,
      weight: 1.15,
    }),
    fact({
      ...waitlist,
      examples: "what happens after i join",
      asks: "after i apply join what happens next confirmation email when will i hear account open next step how will you notify tell me inform when ready my position place number on the waitlist",
      needs: "after | next | happen | hear | confirmation | position | ready | inform me | email launch | email signup",
      weight: 1.1,
      answer: faq(/after I apply/i),
    }),
    fact({
      ...waitlist,
      examples: "which features are ready at launch",
      asks: "which features at launch modules available beta what will be there day one",
      needs:
        "launch feature | launch module | launch room | beta feature | beta module | launch include | ready feature | available feature",
      answer: faq(/features will be there/i),
      also: { title: "all features", path: "/features" },
      weight: 1.1,
    }),
    fact({
      ...trialLink,
      examples: "is there a free trial",
      asks: "free trial days how long 14 day try before buying test period trial length card needed pay charge after ends",
      needs:
        "trial | free try | free days | free use | free test | test before | fortnight try | fortnight over | try over | two week try",
      answer: `There is a ${offer.trialDays}-day free trial, from the day your account opens. It then ends by itself: nothing is charged unless you choose a plan, which costs from ${formatRupees(cheapestRole)} per user per month before GST. ${brandBuddiesTrial.body.split(". ")[1] ?? ""}.`,
      also: { title: "Pricing", path: "/pricing" },
      weight: 1.1,
    }),
    fact({
      title: "Pricing",
      path: "/pricing",
      examples: "do i get the trial and the free month",
      asks: "trial and free month together difference both 14 day trial with early bird",
      needs: "trial month | trial earlybird | trial waitlist",
      answer: priced(/free trial go with/i),
      also: { title: "Waitlist", path: "/waitlist" },
    }),
    fact({
      ...waitlist,
      examples: "can other brands see my phone number",
      asks: "waitlist data privacy my details phone email shown sell safe who sees entry",
      needs:
        "waitlist data | email public | phone public | number public | see phone | see number | see email | other see email | other see phone | signup data | see referral | open link | open referral | see entry | detail waitlist | waitlist secure | waitlist privacy | waitlist phone",
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
