/** The launch, the waitlist, referrals and the trial. */
import { brand, offer } from "#app/content/brand.ts";
import { brandBuddiesTrial } from "#app/content/brand-buddies.ts";
import { pricingFaq } from "#app/content/pricing.ts";
import { earlyBirdGone, waitlistBenefits, waitlistFaq, waitlistForm } from "#app/content/waitlist.ts";
import { capitalised, fact, inWords, type Link, type Passage, uncapitalised } from "./passage.ts";

const waitlist: Link = { title: "Waitlist", path: "/waitlist" };
const earlyTerms: Link = { title: "Terms of Service", path: "/terms-of-service#early-access-and-offers" };
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
      asks: "launch release go live date when start available ready open beta kab month out yet",
      needs:
        "launch | when ladoo | when start | when begin | when use | available | beta | ready | live | kab | start when | when open | start using",
      answer: `${brand.name} launches in ${offer.launchMonth}, as a beta. ${
        faq(/launch\?/i)
          .split(". ")
          .slice(-1)[0] ?? ""
      }`,
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      asks: "beta version rough edges finished stable what is beta",
      needs: "beta",
      answer: `${brand.name} opens as a beta in ${offer.launchMonth}, with all seven rooms. Some corners will still be rough, and we would like to hear which.`,
    }),
    fact({
      ...waitlist,
      asks: "what do i do get process beta waitlist join signup how apply early access register reserve spot sign up get access queue",
      needs: "waitlist | signup | earlyaccess | register | reserve | apply early | apply access | list",
      answer: `Fill in 'Reserve Your Spot' on the waitlist page: ${labels(["brandName", "founderName", "email", "phoneNumber"])}, and a yes to the terms. It takes two minutes and costs nothing, and you see your place on the list and your referral link at once.`,
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      asks: "form fields details asked required optional handle instagram phone give have to must what information waitlist form need",
      needs:
        "field | form | handle | instagram give | instagram need | instagram require | give phone | need phone | detail waitlist | information waitlist | need waitlist | optional | required",
      answer: `The waitlist form needs your ${labels(["brandName", "founderName", "email", "phoneNumber"])}, and your yes to the terms. ${capitalised(labels(["businessType", "igHandle", "referralCode"]))} are optional.`,
    }),
    fact({
      ...waitlist,
      asks: "waitlist free cost price charge join money card needed pay",
      needs:
        "waitlist price | waitlist free | waitlist charge | waitlist card | waitlist payment | signup price | signup free | signup card | signup payment | signup charge | list free | spot price | spot free | earlyaccess price | earlyaccess free",
      answer:
        "Joining the waitlist is free, needs no card and does not oblige you to buy anything. It reserves a place in the queue, not a subscription.",
      also: earlyTerms,
      weight: 1.25,
    }),
    fact({
      ...waitlist,
      asks: "why should i join early first 100 brands offer early bird benefits get what special discount 50% off free month perks joining reward priority support feedback launch offer deal",
      needs:
        "why join | why signup | offer | earlybird | benefit | discount | perk | get first | brand first | deal | hundred | special",
      answer: `The first ${offer.capacity} brands on the waitlist get ${offer.headline}: ${offer.freeMonths} month free, then ${offer.discountPercent}% off for ${offer.discountMonths} months. With it come lifetime priority support, early access to new features, and rewards for feedback.`,
      also: earlyTerms,
      weight: 1.15,
    }),
    fact({
      ...waitlist,
      asks: "how many spots places left capacity early bird seats 100 brands limit limited remaining still available",
      needs:
        "spot | place left | seat left | capacity | place | earlybird limit | earlybird many | brand limit | remaining | many waitlist | many list | many signup | many people list",
      answer: `There are ${offer.capacity} early-bird places. The counter at the top of the waitlist page shows how many are left.`,
      also: earlyTerms,
      weight: 1.05,
    }),
    fact({
      ...waitlist,
      asks: "after 100 brands all places taken full gone late miss early bird closed number position on the list still join waitlist",
      needs:
        "after | full | late | miss | gone | close | over | exhaust | number0 list | number0 waitlist | number0 signup | number0 brand | still signup | still list | still waitlist | number0 position | number0 spot | place taken | spot taken | all taken | 100 taken",
      answer: earlyBirdGone.body,
      also: earlyTerms,
    }),
    fact({
      ...waitlist,
      asks: "50% off half price discount how long year twelve months gst on rest first month free then",
      needs: "50% | 50 | half | discount long | discount month",
      answer: benefit(/free \+|month free/i),
      also: earlyTerms,
    }),
    fact({
      ...waitlist,
      asks: "priority support lifetime early bird customers brands queue better support priority for life",
      needs: "priority | lifetime | support earlybird | support early | better support",
      answer: benefit(/priority/i),
    }),
    fact({
      ...waitlist,
      asks: "referral refer friend code link reward free month how works invite another brand what do i get bring where type enter counted both",
      needs:
        "referral | invite | bring brand | share link | brand signup link | signup link | brand signup get | brand signup earn | signup earn",
      answer: `For each brand that signs up through your referral link you get ${offer.freeMonthsPerReferral} extra free month, with no cap: three brands bring three free months. When you join you get a link with your own eight-character code, and the brand you refer can also type the code into the form.`,
      weight: 1.15,
    }),
    fact({
      ...waitlist,
      asks: "referral cap limit maximum how many brands can i refer unlimited",
      needs:
        "referral limit | referral cap | referral max | referral maximum | referral unlimit | referral many | referral unlimited | referral most | referral ceil",
      answer: faq(/limit to how many/i),
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      asks: "own code self referral refer myself count twice same brand fake brands cheat",
      needs: "own code | self | myself | referral own | fake | referral twice | referral same",
      answer:
        "A brand counts once, and your own code does not count for yourself. Referring brands that do not exist earns nothing.",
      also: earlyTerms,
    }),
    fact({
      ...waitlist,
      asks: "lost misplaced referral link code invite forgot find again already signed up lookup where is my code",
      needs:
        "lost | misplace | forgot | forget | lookup | again | find code | find link | where code | where link | what my code | what my link | my referral code | code kahan | referral find | referral where",
      weight: 1.15,
      answer:
        "'Already signed up?' on the waitlist page finds your referral link again: enter the email you joined with.",
    }),
    fact({
      ...waitlist,
      asks: "after i apply join what happens next confirmation email when will i hear account open next step how will you notify tell me inform when ready my position place number on the waitlist",
      needs: "after | next | happen | hear | confirmation | position | ready | notify me | inform",
      weight: 1.1,
      answer: faq(/after I apply/i),
    }),
    fact({
      ...waitlist,
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
      asks: "free trial days how long 14 day try before buying test period trial length card needed pay charge after ends",
      needs: "trial | free try | free days | free use | free test | test before",
      answer: `There is a ${offer.trialDays}-day free trial, from the day your account opens, and nothing is charged unless you choose a plan. ${brandBuddiesTrial.body.split(". ")[1] ?? ""}.`,
      also: { title: "Pricing", path: "/pricing" },
      weight: 1.1,
    }),
    fact({
      title: "Pricing",
      path: "/pricing",
      asks: "trial and free month together difference both 14 day trial with early bird",
      needs: "trial month | trial earlybird | trial waitlist",
      answer: priced(/free trial go with/i),
      also: { title: "Waitlist", path: "/waitlist" },
    }),
    fact({
      ...waitlist,
      asks: "waitlist data privacy my details phone email shown sell safe who sees entry",
      needs: "waitlist data | signup data | detail waitlist | waitlist secure | waitlist privacy | waitlist phone",
      answer:
        "What you enter on the waitlist travels encrypted and is kept in a database that the public cannot reach. We use it to hold your place and to reach you, and we do not sell it.",
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
