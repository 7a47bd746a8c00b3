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
import { inNumber } from "../number-words.ts";
import { capitalised, fact, inWords, type Link, type Passage, uncapitalised } from "./passage.ts";

export const waitlist: Link = { title: "Waitlist", path: "/waitlist" };
export const earlyTerms: Link = { title: "Terms of Service", path: "/terms-of-service#early-access-and-offers" };
/** What joining is worth when the early-bird places are gone. */
export const listAfterwards = earlyBirdGone.body.split(". ").slice(1).join(". ");
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
      examples:
        "when does ladoo launch | what is the launch date | when can i start using it | when will the app be available | is it live yet | which month does it open | when do accounts open | from when can i use the app | how long until the beta starts | when are you opening | when will i get the app | when can my team begin | is the product out | go live date | rollout schedule | inauguration day | diwali is our busiest season for gift hampers, will your tool be running before then | i have a stall at a winter fair and hope to bill with ladoo there, will you have launched by then | we run a pickle brand from nashik and have been waiting for long, which date should we mark in the calendar | so it has launched already and everybody can use it | is the launch over or still to come | how much longer must we wait before the doors open | what is the eta for the first release | app kab shuru hoga, kis tareekh se chalu hoga | so which month and year do you launch | i have to plan my stock, which month do you launch | you start in diwali, no | so you open next january, right | i heard you go live in december | opening this holi then | is it in the new year that you begin",
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
        "what does beta mean | is the beta finished | will there be bugs at launch | how stable is the product | is it still a beta | unfinished product | half baked or polished | beta with glitches | i sell skincare and cannot afford crashes during a sale, how finished is it when it opens | my cousin says never to put real orders into a beta, how rough is yours | we make candles and are no techies, what are we to expect of something that opens as a beta | will it be fully polished from the first day, without any faults | so beta means that it is only for testing and not for real sales | should i expect teething troubles when you open | will we be your guinea pigs in the opening weeks | beta version ka kya matlab hai, shuru me gadbad hogi kya",
      asks: "beta version rough edges finished stable what is beta",
      needs: "beta",
      answer: `${brand.name} opens as a beta in ${offer.launchMonth}, with all seven rooms. Some corners will still be rough, and we would like to hear which.`,
    }),
    fact({
      ...waitlist,
      examples:
        "how do i join the waitlist | how can i reserve a spot | where do i sign up | how to apply for early access | how do i register my brand | how to get on the list | steps to join | what do i do to get early access | add my name to the list | put my brand on the waitlist | how do i enrol | enrolment steps | sign me up | claim my slot | i run a small toy brand in pune and would like to be among the early ones, where do i put my name | my sister told me about ladoo at a fair, what must i do now to be on your list | we sew kurtas at home and want in before you launch, how do we register our label | can i sign up online in a few minutes | so i have to call you to be put on the list | through which page does one enter the queue | what is the way to be let in before everybody else | where is the button for registering interest | apna brand waitlist me kaise jodu, naam kahan likhna hai",
      asks: "what do i do get process beta waitlist join signup how apply early access register reserve spot sign up get access queue",
      needs: "waitlist | signup | earlyaccess | register | reserve | apply early | apply access | list",
      answer: `Fill in 'Reserve Your Spot' on the waitlist page: ${labels(neededFields)}, and a yes to the terms. It takes two minutes and costs nothing, and you see your place on the list and your referral link at once.`,
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      examples:
        "what details does the form ask | which information do i give on the waitlist | which fields are required | phone number dena zaroori hai kya waitlist me | is the phone number compulsory | do i have to give my instagram handle | do i have to give my instagram handle to sign up | what do i need to sign up | do i need to enter a referral code | what must i fill in to reserve my place | which details are optional | do i have to tell you what kind of brand i have | is the business type required | mandatory fields | signup form questions | minimum details to register | i have no instagram page for my pickles yet, can i leave that box of the form empty | i would rather not hand out my mobile number, can i join the waitlist with only my email | before i sit down to fill it in, what should i keep ready for the waitlist form | so i must give my gst number in the waitlist form | is my shop address asked when i register for early access | which blanks may stay empty when i reserve a spot | what must i reveal about me at sign up | waitlist form me kya kya bharna padta hai | can i skip the brand type and the ig handle | insta handle compulsory for waitlist, i only sell on whatsapp | is an instagram account a must to join | i am not on instagram, can i join the list | we have no ig page at all, does the form go through | instagram nahi hai to waitlist join kar sakte hain kya | do i need a social profile to sign up | may i leave the insta field empty | what details should i keep handy to fill the signup form",
      asks: "form fields details asked required optional handle instagram phone give have to must what information waitlist form need",
      needs:
        "field | form | handle | instagram handle | instagram handle signup | instagram give | instagram need | instagram require | give phone | need phone | detail waitlist | information waitlist | need waitlist | optional | required | tell kind brand | tell type brand | business type | instagram compulsory | handle compulsory | handle waitlist | instagram waitlist | instagram optional | not instagram signup | instagram must",
      answer: waitlistFields,
    }),
    fact({
      ...waitlist,
      examples:
        "is the waitlist free | does joining cost anything | do i need a card to join | do i pay to reserve my place | am i obliged to buy after joining | is there a commitment if i sign up | do you charge for a spot | does the waitlist need a credit card | am i bound to buy if i join the waitlist | do i have to buy after joining | does joining the waitlist cost money | waitlist entry fee | joining fee | free to enlist | money is tight at my candle studio this month, do i have to pay anything to be on the list | a friend warns that joining the waitlist means i must purchase later, is it binding | i only want to look around for now, does putting my name on the list bind me to anything | is there an advance or a deposit for a spot | so you take 500 rupees to reserve a place | must i enter my debit card to get in the queue | will my bank account be touched when i ask for early access | am i free to walk away from the waitlist without purchasing | waitlist join karne ke paise lagte hain kya",
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
        "what do the first 100 brands get | what is the early bird offer | what are the benefits of early access | why should i join early | what is the launch offer | is there a discount for early brands | what do i get for joining now | early bird perks | what do founders who give feedback get | is feedback rewarded | what is special for the first hundred | promotion at launch | early joiner goodies | founding member advantages | launch discount | we make jute bags and think of joining before everyone else, what is in it for us | my friend said that whoever comes first gets something special from you, what is it exactly | i am comparing two tools for my snack brand, what do you give to those who come in at the start | do the first hundred get anything more than a lower price | so the early birds get the app free for life | why should i hurry with the waitlist | what treat is there for those who sign up before launch | which advantages go to the ones at the front of the queue | pehle sau brands ko kya milega | what do i get for being among the first ones to register | what do the first ones get",
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
        "how many spots are left | how many places are there | how many brands can join | is there still a place | capacity of the waitlist | are there seats left | how many brands get the offer | how many brands can get in early | where do i see how many places are left | are early places limited | unclaimed places | early places remaining | slots still open | i could only sit down today after the exhibition, are any of the early places still to be had | we keep putting it off at our soap workshop, how many early bird places remain by now | i do not want to join for nothing, can i check somewhere how many spots are gone | can another brand still squeeze in among the first | so early bird places are unlimited | is one hundred the cap for early birds | does a counter show what is left of the early places | kitni jagah bachi hai abhi",
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
        "what if i am number 101 | what happens after 100 brands | can i still join when the places are gone | what does brand number 150 get | the early bird places are full | is it too late to join | what does a late brand get | can brands after the first hundred sign up | i came in at number 120 | i am brand number 140, can i still put my name on the list | what if all spots are taken | missed the first hundred | waiting list ran full | latecomers | i heard of you only last week and the hundred are probably gone, is there any point in joining | my block print label takes its time with such things, what do we get if we join after everybody | the counter shows zero spots left, should i still fill in the form | do those who come too late get half price as well | so once 100 brands are in you close the waitlist | we came too late for the early birds, can we get access afterwards | is the queue shut when all seats are taken | 100 brands ke baad bhi join kar sakte hain kya | sau brand ke baad free month milega kya | until when can i join for the early bird price",
      asks: "after 100 brands all places taken full gone late miss early bird closed number position on the list still join waitlist",
      needs:
        "after | full | late | miss | gone | close | over | exhaust | number0 list | number0 waitlist | number0 signup | number0 brand | still signup | still list | still waitlist | number0 position | number0 spot | place taken | spot taken | all taken | 100 taken",
      answer: `After ${offer.capacity} brands the waitlist stays open, without the early-bird offer. ${listAfterwards}`,
      also: earlyTerms,
    }),
    fact({
      ...waitlist,
      examples:
        "how long does the discount last | is 50% off forever | when does the half price end | for how many months do i pay half | is gst charged on the discounted price | how much do i pay after the free month | what happens after the first free month | do early birds keep half price for life | for how long is the offer valid | half rate duration | after the gift month | second month at half | i plan my expenses for next year, from when do i pay the full rate after the early bird deal | our snack brand got an early place, what do we owe from the second month on | i understand that the first month is free, but what comes after that for early brands | is the 50% only for a few weeks | so i will pay half for as long as i stay | does tax get added on the halved amount | until when do the first hundred keep the cheaper rate | how many months of halved billing are there | 50% discount kitne mahine tak milega | when is the half price over | does the launch discount end at some point",
      asks: "50% off half price discount how long year twelve months gst on rest first month free then",
      needs: "50% | 50 | half | discount long | discount month",
      answer: benefit(/free \+|month free/i),
      also: earlyTerms,
    }),
    fact({
      ...waitlist,
      examples:
        "the 50% off is for lifetime right | is the fifty percent off for ever | half price for life, right | so i pay half always | is the discount permanent | the fifty percent goes on as long as i am a customer, doesnt it | kya aadha daam hamesha rahega | will it stay at half after the year | is the early bird rate mine for life | does the half price ever end | so the discount stays for ever | do the first hundred pay half for as long as they stay | lifetime discount for early birds | hamesha ke liye 50% off hai na | once i am an early bird i never pay the full price again, right",
      asks: "50% off half price discount for life lifetime forever permanent always",
      needs:
        "50% lifetime | 50 percent lifetime | discount lifetime | half lifetime | price lifetime | discount permanent",
      answer: `No, the ${offer.discountPercent}% off lasts ${offer.discountMonths} months, after ${inNumber(offer.freeMonths)} free month. What early-bird brands keep for life is priority support.`,
      also: earlyTerms,
      weight: 1.2,
    }),
    fact({
      ...waitlist,
      examples:
        "what is priority support | do early brands get better support | how long does priority support last | support for life for early brands | vip support | head of the support queue | lifelong assistance for early birds | it is the night before gstr-1 and i am stuck, does an early bird get answered first | when something breaks at my stall, are the first hundred brands helped before others | i have an early place for my jewellery brand, how long do i keep the quicker support | does the better support for early birds end after a year | so early birds pay extra for priority support | will my questions jump the queue as one of the early ones | who gets preference when many founders write to you at once | early bird ko priority support kab tak milega",
      asks: "priority support lifetime early bird customers brands queue better support priority for life",
      needs: "priority | lifetime | support earlybird | support early | better support",
      answer: earlyBirdSupport,
    }),
    fact({
      title: "Pricing",
      path: "/pricing",
      examples:
        "priority support kis role me milta hai | which role comes with priority support | is priority support part of a role | does admin get priority support | in which plan is priority support | does the operations manager have priority support | who gets priority support without the early bird offer | i missed the first hundred, can i still have priority support | do all roles get the quicker support | is faster help included in the admin seat | my sister has the accounting login, is her question answered first | which seat gets its questions to the top of the pile | so priority support is for every role | do i pay more for priority support | priority support ke liye kaunsa role lena padega | support faster with which role",
      asks: "priority support which role plan seat included admin",
      needs:
        "priority role | priority support role | priority plan | priority admin | priority seat | priority login | priority support plan | priority support admin | support included role",
      answer: `Priority support comes with the ${inWords(pricingRoles.filter(({ features }) => features.includes("Priority support")).map(({ title }) => title))} role. Early-bird brands keep it for as long as they use ${brand.name}.`,
      also: waitlist,
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      examples:
        "how do referrals work | what do i get for referring a brand | what do i earn if a friend signs up | reward for inviting another brand | reward for bringing other founders | how many free months for each brand | how do i refer | refer and earn | does my friend get something too | benefit of sharing my link | three brands joined with my link | somebody used my referral link | i referred 12 brands, how many months free is that | five brands joined through me, how many free months | where do i enter a referral code | what is the referral programme | invite a friend bonus | recommend and earn | word of mouth reward | my neighbour sells chutneys and would like this too, what do i gain if i send her to you | i know six founders from the sunday market, what is in it for me if they all join | a friend gave me her eight letters, where do i type them when i sign up | do both of us gain when my friend joins through me | so a friend who joins with my link brings me a whole free year | can i lengthen my free period by telling fellow makers about you | what happens when another founder joins on my recommendation | how do i spread the word and gain from it | dost ko join karwane par kya milega | dost ko link bheja, mujhe kya milega | i sent my link to a friend, what do i get | do i get something if my friend registers | my friend with a toy label signed up because of me, do i get anything | is there something in it for me when a friend joins | my cousin registered because i told her, what do i get | what is my gain when a brand comes because of me | dost ne mere kehne par join kiya, mujhe kya milega",
      asks: "referral refer friend code link reward free month how works invite another brand what do i get bring where type enter counted both",
      needs:
        "referral | referral signup | invite | bring brand | bring founder | share link | brand signup link | signup link | brand signup get | brand signup earn | signup earn | referral register | referral register get | referral signup get | referral becaus | signup becaus me | referral signup becaus | register becaus",
      answer: `For each brand that signs up through your referral link you get ${offer.freeMonthsPerReferral} extra free month, with no cap: three brands bring three free months. When you join you get a link with your own eight-character code, and the brand you refer can also type the code into the form. 'Already signed up?' on the waitlist page finds your link again.`,
      weight: 1.15,
    }),
    fact({
      ...waitlist,
      examples:
        "is there a limit to referrals | how many brands can i refer | maximum free months from referrals | can i refer unlimited brands | is the number of free months limited | cap on referral rewards | can i earn more than twelve free months | most referrals allowed | ceiling on bonus months | twenty friends referred | i know half the sellers at the craft bazaar and could bring forty of them, would all of them count | i run a founders group of two hundred, up to how many of them bring me free months when i refer them | we already brought in many brands, do further referrals still earn us something | is there an upper limit on what i can earn by inviting | so only the first five invites count | does the reward stop after a certain number of friends | could i use it free for years if i refer enough brands | do the bonus months for invites dry up at some point | zyada se zyada kitne brands refer kar sakte hain",
      asks: "referral cap limit maximum how many brands can i refer unlimited",
      needs:
        "referral limit | referral cap | referral max | referral maximum | referral unlimit | referral many | referral unlimited | referral most | referral ceil",
      answer: faq(/limit to how many/i),
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      examples:
        "can i refer myself | can i use my own referral code | does a brand count twice | can i cheat with fake brands | how can i earn free months by making fake brands | refer my own second brand | my own code for my second email | fraudulent referrals | self invite | made-up referrals | i own two labels, kurtas and candles, does it count if one refers the other with my code | my brother would sign up our shop a second time with my link, does that earn me a month | suppose i make a few dummy sign ups through my link, would these bring me free months | does it count if i put my own code in my own form | so nobody checks whether the brands i refer are real | does my own shop count if i refer it | what if the same shop comes in twice through me | can the rewards be tricked with phantom shops | apna hi code daal du to free month milega kya",
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
        "how long is a referral code | what does a referral code look like | how many characters has the code | length of the code | referral code format | number of digits in the code | sample referral code | my friend read me her code over the phone and i noted seven characters, is one missing | i want to have my code stamped on packing slips, how many letters is it | someone sent me a code with twelve letters, is that the proper length | is the code made of both letters and numbers | so the referral code has six digits | what does the code that i pass on to friends consist of | how would i recognise a genuine code by its looks | referral code me kitne akshar hote hain",
      asks: "referral code how long length characters letters digits look like eight",
      needs: "code long | code length | code character | code letter | code digit | code look",
      answer:
        "A referral code has eight letters and digits. You get your own when you join, and your referral link holds it; a brand that comes through you can also type it into the form.",
    }),
    fact({
      ...waitlist,
      examples:
        "i lost my referral link | i joined last month and lost my referral code, how do i get it again | where do i find my referral code | how do i get my link again | i forgot my referral code | show my referral code | look up my link with my email | where is my invite link | i cannot find my code | recover my code | resend my invite link | misplaced invite | i changed phones and the message with my link is gone, how do i get it back | i signed up last month for my soap brand but noted nothing down, where is my code now | somebody at the next stall asks for my code and i have no idea where it is, what do i do | can i get my code back with only my email | so if i misplace my link i have to join once more | where does my code show once i have signed up | where can i pull up what i am meant to forward to other founders | mera referral link kho gaya, wapas kaise milega",
      asks: "lost misplaced referral link code invite forgot find again already signed up lookup where is my code",
      needs:
        "lost | lost code | lost link | lost referral code | signup lost referral code | lost referral link | delete link | gone code | again code | misplace | retrieve referral | recover referral | retrieve code | forgot | forget | lookup | again | find code | find link | where code | where link | code kahan | referral find | referral where",
      weight: 1.15,
      answer:
        "'Already signed up?' on the waitlist page finds your referral link again: enter the email you joined with.",
    }),
    fact({
      ...waitlist,
      examples:
        "what happens when my referral code is wrong | if i put my friends code in wrong is my application refused | she told me her code on the phone and i may mistype it, will my sign up be rejected | the code is not valid, can i still join | does a wrong code stop me from joining | can i enter the referral code in small letters | is the referral code case sensitive | invalid code | mistyped referral code | referral code not accepted | my friend scribbled her code on a paper bag and i may have misread it, will my form still go through | the form told me that the code does not exist, am i on the list all the same | i typed the referral code in caps, does that make it wrong | does a typo in the referral box block my entry | so with a wrong code my whole sign up is thrown out | do upper case and lower case matter in the code | what if the letters that a friend gave me turn out to be incorrect | referral code galat hai to bhi join ho jayega kya | small letters or capital letters in the referral code | does upper or lower case matter for the code | i wrote my friends code in small letters, does it count | must the code be in caps | is the code case sensitive | referral code chhote akshar mein likha to chalega | i typed the code all in lowercase | capitals or not in the referral code",
      asks: "referral code wrong invalid not valid still join small capital letters case sensitive enter",
      needs:
        "code wrong | wrong code | referral code wrong refuse | code wrong apply | code wrong signup | code wrong put | code mistype | mistyp code | invalid code | code valid | referral wrong | referral small | referral case | referral invalid | code small | code capital | code case | code sensitive | code caps | caps letter code | code caps letter | code lowercase",
      answer:
        "You can still join: a referral code that is not valid never stops you. The form says so and leaves it out. Capital or small letters make no difference.",
      weight: 1.2,
    }),
    fact({
      ...waitlist,
      examples:
        "if i put in a friends code is the benefit only hers or mine too | what do i gain when i enter somebodys referral code | does the one who is referred get anything | i was referred by another brand, is there something in it for me | why should i type a referral code | dost ka code daalne se mujhe kya milega | do both of us profit from a referral code | does my friend get something as well when she uses my link | is there anything in it for the brand that i refer | it said referral applied, what does that mean | the form says that i was referred by a brand | referral applied ka matlab",
      asks: "benefit both me too friend enters code referred brand gets gain only hers mine",
      needs:
        "benefit code | both referral | both code | benefit referral | gain code | referral apply mean | referral applied",
      answer: `Both, as the form says when it knows the code: "${waitlistToasts.referralApplied.description.split(". ").slice(-1)[0]}" The brand whose code it is gets ${offer.freeMonthsPerReferral} extra free month.`,
      also: earlyTerms,
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      examples:
        "must i agree to marketing messages to get on the list | is the marketing box optional | do i have to accept news and offers to join | can i join the waitlist without marketing emails | do i have to tick marketing | i want no promotions, can i still sign up | is consent to marketing needed for the waitlist | will you spam me when i join | do i have to say yes to offers on whatsapp when i register | marketing messages ke bina waitlist join kar sakte hain | leave the marketing box empty | will you flood me with promo mails if i join, is that compulsory | do i have to take your newsletter if i sign up | how many mails a week will i get after joining | will you call me with offers | spam to nahi bhejoge na | how do i stop your promotional mails later | must i take your marketing messages | is it compulsory to get your messages | can i stop the marketing messages later | will my inbox be full of your offers | offers wale message band kaise karu",
      asks: "marketing messages news offers consent optional compulsory mandatory agree tick box must waitlist join sign up stop later how many mails",
      needs:
        "marketing waitlist | marketing signup | marketing list | marketing box | marketing stop | marketing message you | marketing compulsory | marketing mandatory | message compulsory | agree marketing | agree message list | marketing optional | promotion signup | agree marketing message list | marketing register | spam signup | promotional waitlist | promotional message waitlist | promotion waitlist | promotional message list | promotional signup",
      answer: `That is optional: the waitlist form needs your yes to the terms alone. The other box, "${waitlistForm.marketing.split(". ")[0]}", may stay empty, and whoever ticked it can stop the messages at any time.`,
      weight: 1.25,
    }),

    fact({
      ...waitlist,
      examples:
        "i joined twice with the same email, is that a problem | what happens if i join a second time with the same email | if i sign up again do i get a new code | i filled in the form a second time, what happens to my code | what if i sign up again | i am already on the list | brand entered twice | repeat registration | one inbox, two entries | i do not remember whether i entered my candle brand in march, can i safely fill in the form once more | my partner also signed us up with our shop email, do we now have two entries | i pressed the join button two times because the page was slow, did i spoil anything | do i lose my place on the list if i sign up a second time | so signing up two times gives me two spots | is my first entry gone when i enter a second time | what if you know my brand from an earlier entry | is a repeat entry an issue | ek hi email se do baar join kiya to kya hoga | if i fill the form again does it change my place | i think i registered last month, will registering again spoil my place | not sure whether i signed up, can i do it once more | if i fill the form again will i get a second code | does filling the waitlist form twice give two codes | new code if i register again | second entry second code",
      asks: "joined twice same email again signed up two times already problem",
      needs:
        "signup twice | same email | signup same email | same email signup | same email second | signup second time | signup second code | signup again email | signup again same email | again same email | signup again | already list | already signup",
      answer:
        "No problem: one email joins once. Whoever joins again with it is told so, nothing changes, and the referral link with the same code is shown again.",
      weight: 1.1,
    }),
    fact({
      ...waitlist,
      examples:
        "is there a qr code for my referral link | can i print my referral link | referral qr for my stall | scannable invite | referral link printout | qr to bring brands | i stand at a craft fair every sunday and talk to other makers, can they scan something to join through me | my friends never type links, is there something they can point the camera at to sign up with my code | i want to put my invite on a little stand beside the earrings, what can i print | does my invite link come as a square code | so i have to make the qr for my referral link on some other site | can i hang up my invitation as a poster | is there a paper version of my link for the table | mere referral link ka qr milega kya",
      asks: "qr code referral link print poster stall table share",
      needs: "qr referral | print referral",
      answer: `Yes, once you have joined, your link is there as a QR code as well. ${waitlistPanel.qr.body}`,
      weight: 1.2,
    }),
    fact({
      ...waitlist,
      examples:
        "how do i share my link on instagram | share referral link on whatsapp or instagram | post my referral link | insta bio link | whatsapp forward of my invite | send invite by email | many shop owners see my instagram, how do i post my referral link for them | our founders are all in one whatsapp group, is there a quick way to send them my invite | i make reels about my pottery and would mention you, where do i put my referral link | can i put the invite in my story | so instagram opens with my link filled in when i press share | is there a one tap button to share my invite | how do i pass my invitation on to people online | what is the easiest way to get my link to other makers | insta story me apna invite kaise lagaye | where do i get my own link and how can i send it | i want to tell my founder group about you, where is my link | send my invite link to friends | how can i spread my referral link once i have joined | i have joined, how do i spread my link | where is my link once i joined and how can i pass it on to other founders | how do i hand my link on to other makers | apna link sabko kaise bheju | in which ways can i spread my invite",
      asks: "share referral link instagram whatsapp email story bio post",
      needs:
        "share instagram | link instagram | share whatsapp | post link | share referral | share link | share referral link | share link signup | share referral link signup | link pass | link pass founder | pass link signup | send link | link send founder | link maker | link other maker | invite maker | invite other maker",
      answer: `Once you have joined, the waitlist page shows your link, and it can be shared by WhatsApp and email with one press. ${waitlistPanel.instagramHint}`,
      weight: 1.15,
    }),
    fact({
      ...waitlist,
      examples:
        "what happens after i join | what happens next | how will i know my account is ready | do i get an email after joining | when will you write to me | how do you tell me about access | how will i hear from you | where do i see my position | will i get a confirmation | what comes after signing up | form submitted, now what | mail that confirms my place | rank in the queue | i filled in the form for my spice brand last night, what should i expect from you | my co-founder wonders if someone rings us after we sign up, how will we be told | we are on the list since may, how do we learn that our login is ready | is there a mail from you once my turn comes | so i get my login at once after signing up | how far up the waiting line am i | how do you let people know that it is their turn | form bhar diya, ab aage kya hoga | suppose i put my name down, what happens after i press submit | i filled the form, now what | what comes after submit",
      asks: "after i apply join what happens next confirmation email when will i hear account open next step how will you notify tell me inform when ready my position place number on the waitlist",
      needs: "after | next | happen | hear | confirmation | position | ready | inform me | email launch | email signup",
      weight: 1.1,
      answer: faq(/after I apply/i),
    }),
    fact({
      ...waitlist,
      examples:
        "which features are ready at launch | what will the beta include | are all modules available from the first day | what can i use on day one | which modules come at launch | day one feature list | launch modules | first release contents | if we come over in the first week, is any of the seven rooms still locked | we have been promised seven rooms for our snack brand, will each of them be there in august | i do not want to move my kurta business to something half empty, how much of it works at launch | is everything on the features page there when you launch | so only billing comes at launch and the rest later | what will be missing from the beta | how complete is the first release | launch par kaun kaun se features milenge",
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
        "is there a free trial | how long is the trial | how many days can i try it | can i test it before paying | do i pay after the trial | does the trial end by itself | do i need a card for the trial | is anything charged when the trial is over | when does the trial start | can i try it for free | money is deducted after the trial | test drive | tryout phase | two weeks free | i want to see with my own jars and prices whether it fits before i spend anything, is that possible | my accountant says never to give a card for a trial, will you ask for mine | we are a candle brand of two and forget to cancel things, does the trial cost us something once it is over | can i check it out without spending | so the trial turns into a paid plan by itself | how long may i play with it before i must pay | will you deduct anything once the test days are over | kya free me try kar sakte hain, kitne din | when the fortnight of trying is over, does the money get taken by itself | after the two weeks of trying, is my card billed without my saying so | the fortnight is up tomorrow, will something be debited by itself | do i have to stop it before the trying days are over or else pay | fourteen din baad paise apne aap kat jayenge kya | once the trying period ends am i put on a paid plan without asking",
      asks: "free trial days how long 14 day try before buying test period trial length card needed pay charge after ends",
      needs:
        "trial | free try | free days | free use | free test | test before | fortnight try | fortnight over | try over | two week try",
      answer: `There is a ${offer.trialDays}-day free trial, from the day your account opens, and nothing is charged unless you choose a plan. ${brandBuddiesTrial.body.split(". ")[1] ?? ""}.`,
      also: { title: "Pricing", path: "/pricing" },
      weight: 1.1,
    }),
    fact({
      title: "Pricing",
      path: "/pricing",
      examples:
        "do i get the trial and the free month | difference between the trial and the free month | trial together with early bird | how does the trial go with the first month free | trial stacked on free month | 14 trial days or a month free | fortnight versus month free | i am among the first hundred with my toy brand, are the two weeks of trial added before the month free | i read of a fortnight on one page and of a free month on another, which of the two is mine | we joined early and now see a trial button, should we take that first or does the free month cover it | do early brands have both the trial and the month | so early birds get no trial | can the trial days be put on top of the month i got as early bird | is the try out separate from the gift month of the first hundred | how do the two free periods fit together | trial aur free month dono milenge kya",
      asks: "trial and free month together difference both 14 day trial with early bird",
      needs: "trial month | trial earlybird | trial waitlist",
      answer: priced(/free trial go with/i),
      also: { title: "Waitlist", path: "/waitlist" },
    }),
    fact({
      ...waitlist,
      examples:
        "can other brands see my phone number | do other founders see my email | can somebody who types my email see my phone number | who can see my waitlist entry | what does someone see who opens my referral link | is my phone number shown to others | is the data i enter on the waitlist safe | do you share my signup details | what do others see of my entry | does my friend see my email | waitlist privacy | signup data safety | private waitlist entry | i get too many spam calls on my shop number, is it safe to give it in your waitlist form | i forward my link to brands i hardly know, what do they see about me when they open it | my designer worries about leaks, how do you store what we type when reserving a place | can other founders on the list look at my mail id | so you sell the waitlist to advertisers | is my mobile visible to those who come through my link | who gets to look at what i typed in while signing up | waitlist me bhari details kisi aur ko dikhegi kya",
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
