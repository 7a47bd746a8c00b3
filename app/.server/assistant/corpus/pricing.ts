/** Roles, prices, who may enter which room, and what payments cost. */
import { annualDiscount, brand, offer, paymentFees } from "#app/content/brand.ts";
import { modules } from "#app/content/modules.ts";
import { accessMatrix, gstPercent, pricingFaq, pricingIntro, pricingRoles, whyRoles } from "#app/content/pricing.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { annualMonthlyRupees } from "#app/lib/price.ts";
import type { AccessLevel, PricingRole, Room } from "#app/schemas/content.ts";
import { inNumber } from "../number-words.ts";
import { fact, inWords, type Link, type Passage, paragraph } from "./passage.ts";

export const pricingLink: Link = { title: "Pricing", path: "/pricing" };

/** The price of a role a month when the year is paid at once. */
export const annualRupees = ({ monthlyRupees }: PricingRole): number =>
  annualMonthlyRupees(monthlyRupees, annualDiscount.factor);

const roomName = (room: Room): string => modules.find((entry) => entry.room === room)?.name ?? room;
const roomsWith = (role: PricingRole, level: AccessLevel): string[] =>
  modules.filter(({ room }) => role.accessToCategories[room] === level).map(({ name }) => name);

/** "The Admin role costs ₹899 per user per month, or ₹719 on annual billing, before GST." */
export const priceSentence = (role: PricingRole): string =>
  `The ${role.title} role costs ${formatRupees(role.monthlyRupees)} per user per month, or ${formatRupees(annualRupees(role))} a month on annual billing, before ${gstPercent}% GST.`;

/** What a role may enter, room by room. */
export function accessSentence(role: PricingRole): string {
  const [full, limited, view, none] = (["full", "limited", "view", "none"] as const).map((level) =>
    roomsWith(role, level),
  );
  if (full?.length === modules.length)
    return `The ${role.title} role has full access to all ${inNumber(modules.length)} modules.`;
  const parts = [
    full?.length ? `full access to ${inWords(full)}` : "",
    limited?.length ? `limited access to ${inWords(limited)}` : "",
    view?.length ? `view-only access to ${inWords(view)}` : "",
  ].filter(Boolean);
  const shut = none?.length ? ` It has no access to ${inWords(none).replace(/ and (?=[^,]*$)/, " or ")}.` : "";
  return `The ${role.title} role has ${inWords(parts)}.${shut}`;
}

/** What comes with a role beyond its rooms, as its card lists it. */
export const featureLine = (role: PricingRole): string => {
  const extras = role.features.filter((feature) => !/^The |^All seven/.test(feature));
  const withs = extras.filter((feature) => !/^No |^Everything/.test(feature));
  const withouts = extras.filter((feature) => /^No /.test(feature)).map((feature) => feature.replace(/^No /, ""));
  const everything = extras.find((feature) => feature.startsWith("Everything"));
  return paragraph(
    everything
      ? `It has ${everything.toLowerCase().replace("business settings", "Business Settings")}${withouts.length ? `, and no ${withouts.join(" or ")}` : ""}.`
      : "",
    withs.length
      ? `With it ${withs.length === 1 ? "comes" : "come"} ${inWords(withs.map((feature) => (/^(?:API|Business)/.test(feature) ? feature : feature.toLowerCase())))}.`
      : "",
  );
};

/** What a role may do in one room. */
export function cellSentence(role: PricingRole, room: Room): string {
  const level = role.accessToCategories[room] ?? "none";
  const name = roomName(room);
  if (level === "none") return `No: the ${role.title} role has no access to ${name}.`;
  if (level === "full") return `Yes: the ${role.title} role has full access to ${name}, to see and to edit.`;
  if (level === "view")
    return `The ${role.title} role has view-only access to ${name}: it can read everything there and change nothing.`;
  return `The ${role.title} role has limited access to ${name}: ${accessMatrix.levels.limited.description.replace(/^Does/, "it does").replace(/\.$/, "")}.`;
}

/** Who may enter one room, and how far. */
export function roomSentence(room: Room): string {
  const holders = (level: AccessLevel) =>
    pricingRoles.filter((role) => role.accessToCategories[room] === level).map((role) => role.title);
  const parts = [
    ["full access", holders("full")],
    ["limited access", holders("limited")],
    ["view-only access", holders("view")],
  ] as const;
  const given = parts
    .filter(([, titles]) => titles.length > 0)
    .map(([level, titles]) => `${level}: ${inWords(titles)}`);
  const none = holders("none");
  return `In ${roomName(room)}, ${given.join("; ")}.${none.length ? ` No access: ${inWords(none)}.` : ""}`;
}

const allPrices = (): string =>
  pricingRoles
    .map(
      (role) =>
        `- ${role.title}: ${formatRupees(role.monthlyRupees)}, or ${formatRupees(annualRupees(role))} on annual billing`,
    )
    .join("\n");

/** Which roles there are, and how many. */
export const rolesSentence = (): string =>
  `There are ${inNumber(pricingRoles.length)} roles: ${inWords(pricingRoles.map((role) => role.title))}. ${popular.title} is the most popular, and with The Crew you can make custom roles as well.`;

const faq = (question: RegExp): string => pricingFaq.find((item) => question.test(item.question))?.answer ?? "";
const byPrice = pricingRoles.toSorted((one, other) => one.monthlyRupees - other.monthlyRupees);
const cheapest = byPrice[0];
const dearest = byPrice.at(-1);
const popular = pricingRoles.find(({ highlight }) => highlight) ?? (pricingRoles[0] as PricingRole);
const paymentsPage = featurePages.find((page) => page.id === "payment-solutions");
const paymentsLink: Link = { title: paymentsPage?.name ?? "Payments", path: "/feature/payment-solutions" };
const accessPage: Link = { title: "The Crew", path: "/feature/access-control" };
const notes = paymentsPage?.paymentDetails?.notes ?? [];
const note = (pattern: RegExp): string => notes.find((text) => pattern.test(text)) ?? "";

const annualPercent = Math.round((1 - annualDiscount.factor) * 100);

export function pricingPassages(): Passage[] {
  const facts: Passage[] = [
    {
      ...pricingLink,
      kind: "fact",
      // Not the answer's own words: the roles' names would make it an answer to whatever mentions staff or events.
      text: `${pricingIntro.body} ${pricingIntro.gstNote}`,
      examples:
        "what does ladoo cost | what are the prices | prices of all roles | price of each role | how much is it per month | price list | what plans are there | what do you charge | how expensive is it | rate card | how much will it cost me | monthly charges | what is the subscription fee | tariff please | monthly rate in all | what our whole team would cost | rates for all six seats | i make candles at home with my sister and a friend, tell me your rates before we decide | before i show this to my husband i want to see the tariff for every kind of seat | we are a small pickle business and money is tight this year, what are your monthly rates | is it affordable for a tiny kurta label | i heard it costs thousands every month, is that so | how much will leave my bank each month if i take you on | how much lighter does ladoo make my purse each month | har mahine kitne rupaye dene padenge ladoo ke",
      asks: "price cost charge fee plan pricing role all roles list per month user subscription how much kitna rupees rs inr price list rate card ladoo product app software",
      needs: "price | charge | fee | which plan | what plan | plan list | cheap | kitna | rupees | budget",
      answer: `${brand.name} is priced by role, per user per month before ${gstPercent}% GST:\n${allPrices()}`,
      weight: 0.9,
    },
    fact({
      ...pricingLink,
      examples:
        "do i pay per user | is it charged per person | does every login cost | is there a flat price for the whole team | how am i billed for my team | separate charges for staff | price per employee or lump | one fee for whole office | my cousin and two aunts will also use it, do you bill us once or for everyone separately | we are seven people and i fear the bill gets bigger with each of us | i want to give my whole family a login, does the bill go up with every one of them | does my bill grow with every extra person | one subscription covers unlimited users, true or not | am i paying per person or one lump for the team | is the bill worked out by how many of us sign in | har login ka alag charge lagega kya | a single price for the entire team",
      asks: "pay per user per person per seat each login billed for every team member how is it charged flat fee",
      needs: "per user | per person | per seat | per login | per head | each user | each person | per team | flat",
      answer: `Yes, you pay per user: each person has a role, and each role has a price per month. ${pricingIntro.body.split(". ").slice(1, 2).join(". ")}, at ${formatRupees(dearest?.monthlyRupees ?? 0)} before GST.`,
    }),
    fact({
      ...pricingLink,
      examples:
        "what is the cheapest role | from how much does it start | lowest price | what is the minimum i pay | which login costs least | i have a small budget | entry level price | least costly login | most affordable seat | bare minimum per month | i do only two small exhibitions a year and hardly earn, what is the least i can spend with you | my candle business is new and i cannot afford much, where do your rates begin | we are bootstrapped, so which role is easiest on the purse and cheap | is there anything under 500 rupees | it starts under 100 rupees, correct | what is the smallest sum somebody can be on ladoo for | at the bottom of your rate card, which one stands there | sabse sasta wala kaunsa hai | your most economical seat",
      asks: "cheapest lowest minimum starting price starts from sasta cheap role plan",
      needs: "cheap | lowest | minimum price | start price | least | starting price",
      answer: `The cheapest role is ${cheapest?.title}, at ${formatRupees(cheapest?.monthlyRupees ?? 0)} per user per month before GST${cheapest ? `, or ${formatRupees(annualRupees(cheapest))} on annual billing` : ""}. A founder alone needs one ${dearest?.title}, at ${formatRupees(dearest?.monthlyRupees ?? 0)}.`,
    }),
    fact({
      ...pricingLink,
      examples:
        "can the early bird discount be combined with annual billing | can i combine the early bird offer with the annual saving | do the 20 percent and the 50 percent add up | annual discount and early bird together | is the annual saving on top of the early bird half price | do both discounts apply at once | can the two discounts be added | 50 percent off and 20 percent off at the same time | early bird aur annual discount dono milenge kya | are the two offers combined | do i lose the early bird if i pay yearly | may i combine the two savings",
      asks: "combine combined together both discounts two offers on top add up at once",
      needs:
        "earlybird annual combine | discount annual combine | earlybird annual together | discount combine | earlybird combine | both discount | two discount | 50 20 percent | discount together | earlybird annual both | earlybird discount annual | discount add",
      answer: `This website does not say whether the two can be combined, so please [ask us on WhatsApp]({whatsapp}). By itself, annual billing saves ${annualPercent}%, and the early-bird offer is ${offer.headline}.`,
      also: { title: "Waitlist", path: "/waitlist" },
      weight: 0.95,
    }),
    fact({
      ...pricingLink,
      examples:
        "is ladoo free | is there a free plan | is there a free forever tier | is there a free version | is it free of charge | do i have to pay for ladoo | complimentary plan | freemium or paid | free of cost edition | basic free subscription | i only make ten bars of soap a week, is there something i can use without paying | a friend told me ladoo is all for nothing, so what is the catch | my jewellery brand has not earned anything so far, may i use ladoo without spending | is the price nil for tiny brands | so it is free for small brands right | is there a gratis plan | do you have a version where no money changes hands | kya ladoo bilkul muft hai | is the app a paid thing or free",
      asks: "free plan tier version forever ladoo free of charge pay paid subscription",
      needs:
        "ladoo free | free plan | free tier | free version | free forever | free charge | app free | software free | must pay ladoo",
      answer: `${brand.name} is a paid subscription, from ${formatRupees(cheapest?.monthlyRupees ?? 0)} per user per month before GST; there is no free plan among the roles. Trying it is free for ${offer.trialDays} days, and for a whole month with one of the first ${offer.capacity} places on the waitlist.`,
      also: { title: "Waitlist", path: "/waitlist" },
      weight: 1.1,
    }),
    fact({
      ...pricingLink,
      examples:
        "what is the most expensive role | which role costs most | highest price | dearest plan | maximum price of a role | premium plan price | top tier amount | highest subscription | i want the best of everything for my skincare label, what is the maximum i would pay | before i say yes i want to know the upper end, so which seat is the costliest | we need every room open for me, is that the seat at the top of your price list | is there anything bigger than the 899 one | the biggest one is more than 1000 rupees right | what is the upper end of your rate card | which seat hurts the wallet most | sabse mehnga role kitne ka hai | upper limit of your rates",
      asks: "highest dearest most expensive top role plan price",
      needs: "highest | dearest | most price | top role | top plan",
      answer: `The dearest role is ${dearest?.title}, at ${formatRupees(dearest?.monthlyRupees ?? 0)} per user per month before GST${dearest ? `, or ${formatRupees(annualRupees(dearest))} on annual billing` : ""}. The cheapest is ${cheapest?.title}, at ${formatRupees(cheapest?.monthlyRupees ?? 0)}.`,
    }),
    fact({
      ...pricingLink,
      examples:
        "which roles are there | how many roles do you have | what roles can i give | list of roles | what kinds of users exist | hierarchy of roles | types of seats and roles | name the six roles | profiles or roles for staff | one cousin packs and one replies on instagram and one keeps the books, what positions can i assign them in the app | we are only now setting up our pickle team, what job titles does ladoo know for logins | my staff do very different jobs, what kinds of logins do you offer for them | are there only two types of users | so there is only one role for everybody | what hats can the people in my team wear in the app | into which categories do you sort the people who sign in | kitne tarah ke role hote hain | job titles that the app knows",
      asks: "roles how many which roles exist types of users role list available designation user types deputy second in charge right hand cashier shopkeeper munim packer salesperson marketer counter bookkeeper",
      needs: "role | designation | user kind | access level",
      answer: rolesSentence(),
      also: accessPage,
    }),
    fact({
      ...pricingLink,
      examples:
        "which role is most popular | which plan do most people choose | recommended plan | bestselling seat | most picked role | what others usually buy | top choice among brands | i cannot decide between the six seats, which one do other founders go for | there are so many roles that i am confused, which one is popular | my friend with a jewellery brand asked what everybody picks, so which seat is the favourite | is there a seat that you recommend to most brands | the middle one is the one everybody picks right | which role do the majority of founders go with | which one is everybodys favourite | sabse popular role kaunsa chalta hai | the seat most founders pick",
      asks: "most popular role plan recommended best seller people choose",
      needs: "popular | recommended",
      answer: `The most popular role is ${popular.title}. ${priceSentence(popular)} ${featureLine(popular)}`,
    }),
    fact({
      ...pricingLink,
      examples:
        "i work alone, what do i pay | only me in the company | which role does a single founder need | one person brand | i have no team | solo brand rates | solopreneur pricing | single handed business | founder without employees | i knit toys at my kitchen table and there is nobody else, which seat do i take | my label is run by me and nobody else, what would that come to in a month | i do the cooking and the packing and the selling by myself, so what is my bill | can a founder alone use it without a team | so i must buy at least three seats even if i am by myself | what is the bill when there is just the founder | i have neither staff nor partner, what will i be charged | main akeli hi sab karti hoon, mera kitna lagega | monthly sum for a founder without staff",
      asks: "solo founder alone only me just myself one person single user start with which role do i need akela",
      needs: "alone | solo | myself | akela | single",
      answer: `${pricingIntro.body.split(". ").slice(0, 2).join(". ")}. ${dearest ? priceSentence(dearest) : ""}`,
    }),
    fact({
      ...pricingLink,
      examples:
        "what does limited access mean | what does view only mean | which access levels are there | difference between full and limited | partly open rooms | meaning of partial access | read only access explained | levels in the access table | your chart has four different words for what a person may do, what do they stand for | in the chart some cells say view only, can such a person change anything there | my father in law should read but not touch, what do you call that level | can somebody with view only edit things | so limited is the same as view only | what may a person do in a room where the table says partly | what may full and limited and view each do | limited access ka kya matlab hota hai | what does partly mean in the access chart",
      asks: "access levels meaning full limited view only none what does limited mean access matrix",
      needs: "limited | view access | access level | access matrix",
      answer: `There are four levels of access. Full: ${lower(accessMatrix.levels.full.description)} Limited: ${lower(accessMatrix.levels.limited.description)} View only: ${lower(accessMatrix.levels.view.description)} None: ${lower(accessMatrix.levels.none.description)}`,
    }),
    fact({
      ...pricingLink,
      examples:
        "can i make my own role | custom roles | can i design a role beyond the six | can i decide what each person sees | are permissions adjustable | tailor made permissions | tweak permissions | mix and match rooms | can she get a login of her own that shows only some things | my sister packs for me, can she have her own login without seeing everything | my cousin helps with packing, can she get a login of her own that shows only part of it | somebody helps me on weekends, may she see only some things | a limited login for my helper | hide some data from staff | my cousin packs and also answers whatsapp, so none of the six fits, can i put together a seat for her | i do not want my staff to see the margins, can i choose what each one is shown | none of your six seats suits our people, may we invent another | can permissions be customised person by person | so we are stuck with the six roles as they are | can i restrict which data each person sees | am i able to adjust who sees what | apni marzi ka role bana sakte hain kya | may we put together a seat ourselves | none of your ready-made roles suits our tailor, can we invent one | our block printer fits none of the ready made roles, may we invent one for him | can i make up a role for the woman who does embroidery and only sees her own list | the roles you offer do not suit our driver, can another one be put together | tailor ke liye koi role theek nahi baithta, naya bana sakte hain kya | is there a way to build a role for somebody who does a bit of two jobs | my warehouse boy should not see the sales figures, can i decide what each team member sees | can i decide who sees what | may i choose what everybody in my team may look at | juniors should not peek at my revenue | how do i keep my turnover from the packers | my helper must not see the sales numbers, is that possible | control what each person in the team can see | kaun kya dekhega, ye main tay kar sakta hoon kya",
      asks: "custom roles make own role create new role tailor permissions",
      needs:
        "custom | custom role | own login | login only | login own only | own role | new role | create role | make role | invent role | invent one role | role suit none | decide each see | decide team see | decide who see | choose who see | control see | not see sale number | not see sale | hide sale | hide sale team | peek sale | who see what",
      answer: `Yes, you decide what each person sees: each role opens its own rooms. ${accessMatrix.note}`,
      also: accessPage,
    }),
    fact({
      ...pricingLink,
      examples:
        "is there an api | which role has api access | can my developer connect to it | rest api | our own code talking to ladoo | machine access for our developer | programmatic access | my brother writes software and wants to pull our data by api, is that possible | we had our website made by a friend, does any seat let him use your api | our tech person asked me for an api login, which seat has it | does every role come with api | so the api is sold as an extra | can our own software use your api | can our developer fetch data out of ladoo with a script of his own | kya api milta hai developer ke liye | connect our system by api",
      asks: "api access developer integration programmatic which role",
      needs: "api",
      answer: `API access comes with the ${pricingRoles
        .filter((role) => role.features.includes("API access"))
        .map((role) => role.title)
        .join(" and ")} role. ${dearest ? priceSentence(dearest) : ""}`,
    }),
    fact({
      ...pricingLink,
      examples:
        "who can add users | who manages the team | who can change business settings | which role does user management | user administration | who controls business settings | who hands out logins | permission to invite staff | my manager wants to bring a new girl into the app while i travel, is she allowed to do that or only me | i want nobody but me to touch the settings of the business, who can | before i give my partner a login tell me who is able to let other people in | may somebody besides the founder create logins | so everybody in the team may change the business settings | who decides which people get in and which are shut out | which role configures the business settings | naye user kaun jod sakta hai | who may let a new person into the app",
      asks: "who can add remove manage users business settings system configuration add team member",
      needs: "usermanagement | businesssettings | add user | add team | manage team",
      answer: `User management and Business Settings are with the Admin. Second-in-Command has all ${inNumber(modules.length)} modules without them, and an Operations Manager has limited user administration.`,
      also: accessPage,
    }),
    fact({
      ...pricingLink,
      examples:
        "which role can export data | who may download reports | role permission to export | who can export everything | spreadsheet download login | which seat includes data export | my tax person wants our figures in a spreadsheet, which seat allows downloading them | i do not want everybody to walk off with our data, which roles can export it | we need the numbers out of the app for the auditor, who in the team is able to export them | can accounting take the data out as a file | so every login can download the data | which of the seats is able to pull the figures out into a file | who may carry the records out of the app | data download kaun kar sakta hai | which seat can carry the data out",
      asks: "data export which role can export download data",
      needs: "export role | export which | who export",
      answer:
        "Data export is part of the Accounting role, and an Admin has every module in full. After a cancellation has taken effect, you can export your data for 30 days.",
    }),
    fact({
      ...pricingLink,
      examples:
        "is there any discount if i commit for the whole year | how much do i save with annual payment | is there a discount for paying yearly | what is the yearly price | is it cheaper by the year | pay for twelve months upfront | annual billing | how is the annual price calculated | saving when i pay for the whole year | twelve months upfront rebate | yearly billing benefit | pay a year together | advance payment discount | my pickle sales come in one season so i would rather pay once for the whole year, what do i gain | i hate paying every month, does it get cheaper if i give you the money for twelve months together | we have some diwali money left and can pay ahead, what reduction do you give for a year | is it 20 percent off for a year ahead | is it true that paying yearly gives two months free | what is knocked off if i settle twelve months in one go | do you reward those who put the whole year down at the start | saal bhar ka ek saath du to kitna bachega | what do i gain by paying twelve months ahead",
      asks: "annual yearly discount saving pay by the year how much save billing 20% annual plan cheaper paying yearly upfront worked out calculated computed formula amount",
      needs: "annual | annual plan | annual price | annual less",
      answer: `Paying annually saves 20%: the annual price is the monthly price times ${annualDiscount.factor}, rounded to the rupee. ${dearest ? `An ${dearest.title} costs ${formatRupees(annualRupees(dearest))} a month instead of ${formatRupees(dearest.monthlyRupees)}` : ""}${cheapest ? `, and a ${cheapest.title} login ${formatRupees(annualRupees(cheapest))} instead of ${formatRupees(cheapest.monthlyRupees)}` : ""}, plus GST.`,
    }),
    fact({
      ...pricingLink,
      examples:
        "is gst included | do i pay gst on top | are prices before tax | is tax extra | how much gst is added | price with tax | what is the total with gst | net of gst or not | final amount after tax | plus taxes or all inclusive | rates before or after tax | i have only a fixed sum a month for this, does tax come over your rates | your rate card shows one amount, is that the final bill or will tax be added | my accounts must match to the rupee, so are your rates with tax or without | do you add gst to the amounts shown | the rates shown already contain gst right | is what i see on the price list what i finally pay, tax and all | does anything for the tax office come over and above your rates | gst alag se lagega kya plan par | is my final plan bill with tax",
      asks: "gst included in price inclusive exclusive tax on top plus gst extra price before gst 18% added on top percent",
      needs:
        "gst price | gst include | gst top | gst extra | gst exclusive | gst inclusive | gst plan | gst charge | tax price | tax include | gst role | tax add | gst add | 18 tax | 18 percent",
      answer: faq(/GST included/i),
      weight: 1.1,
    }),
    fact({
      ...pricingLink,
      examples:
        "how can i pay for my plan | can i pay my subscription by upi | which payment methods do you accept for the plan | can i settle my ladoo bill by net banking | do i get an invoice for the plan | how do i pay you | can i pay by card | upi for subscription | wallet or bank transfer for subscription | debit card for my plan | netbanking for my monthly subscription | i do not own a credit card, can i still pay for my ladoo plan | my husband looks after the bank app, can he pay our subscription from it by net banking | we keep all bills for the ca, so do we get a receipt with gst for the ladoo subscription | can i use bhim upi for my monthly plan | so the subscription can be paid only by credit card | in what ways do you collect your own monthly amount from me | how do i transfer the subscription money to you | ladoo ka plan upi se bhar sakte hain kya | monthly amount by bank transfer",
      asks: "pay for plan subscription how payment method mode card upi net banking accepted bill",
      needs:
        "payment plan | payment method | payment mode | pay ladoo | payment accept | payment option | payment charge",
      answer: `You can pay for your plan by card, UPI or net banking. ${secondSentence(faq(/pay for my plan/i))}`,
      weight: 1.05,
    }),
    fact({
      ...pricingLink,
      examples:
        "is there a minimum contract | are the plans monthly | is it a monthly subscription | am i tied to a long term | is there a lock-in | do i sign up for a fixed term | can i leave after one month | is it month to month | how long am i bound | does it renew automatically | contract locked for a year | minimum months to stay | leave the plan any month | notice period for plan | my last software tied me down for two years, do you do that too | my toy stall runs only around diwali, can i take the plan for just those three months | i am scared of signing something long, how many months do i have to stay at least | may i quit the plan after a few weeks | so the contract locks me in for a year | do i promise you a certain number of months when i begin | is there a shortest time i must remain with you | kam se kam kitne mahine lena padega | do you tie me down for years | must i stay on the plan for some months | am i locked in for a year | locked in once i sign up | i only sell for three months in a year, am i bound for a whole year | am i bound for a year | must i pay through the months in which i sell nothing | my business is seasonal, do i have to stay all year | do i tie myself down | kya poore saal ke liye bandhna padega",
      asks: "minimum contract commitment lock locked in period long term bond tied auto renew renews automatically no minimum",
      needs:
        "contract | lock | plan month | minimum term | minimum period | fix term | long term | fix period | commit | renew | auto | bound year | bound whole year | bound | tie down | bound month | sell month year bound | seasonal | bind year",
      // Without the question's "No.": one may also ask whether it renews.
      answer: `There is no minimum contract. ${faq(/minimum contract/i)
        .split(". ")
        .slice(1, 3)
        .join(". ")}.`,
      also: { title: "Terms of Service", path: "/terms-of-service#subscription-and-renewal" },
    }),
    fact({
      ...pricingLink,
      examples:
        "what happens when i move someone to a higher role | what do i pay for an upgrade | what do i pay if i upgrade a team member's role in the middle of the month | upgrade in the middle of the month | i promote a helper to manager, what am i billed | is the difference charged at once | when do the new rooms open after an upgrade | promotion mid cycle | bump up a role mid month | promoted today | pay gap on promotion | my sister takes over more work from the 15th, what will i be billed for her bigger role | i want to give my cousin a bigger role this week, do i pay the full price or only the gap | halfway through the month i upgraded my sister, why do i see a small charge at once | does a promoted person get the new rooms immediately | so the full new price is due the day i promote somebody | if somebody climbs to a dearer seat, is it counted by the days left | what do i owe when an employee rises to a bigger seat before the month is over | role upgrade karne par beech mahine me kitna dena hoga | bigger role in the middle of the month | what happens to the bill if i move a team member to a bigger plan mid month | i moved my packer to a bigger role on the 15th, what do i have to pay for that month | my helper got a bigger role on the 12th, how much is that month | the girl at the counter became a manager on the 20th, what does the rest of the month cost me | from the 10th my packer may see more rooms, what is charged for those days | mahine ke beech mein packer ko bada role diya, us mahine kitna dena hoga | i give somebody a bigger seat halfway, is it the full price or only for the remaining days | can my packer be moved up on the 20th and what does it cost me | what does it cost when a helper moves up in the middle of the month",
      asks: "upgrade role mid month prorated difference charged at once higher role",
      needs:
        "upgrade | higher role | higher plan | prorated | dearer | role raise | role increase | bigger role | bigger seat | big role | move up | moved up",
      weight: 1.15,
      answer: faq(/higher role/i).replace(/^The new rooms/, "When somebody moves to a higher role, the new rooms"),
    }),
    fact({
      ...pricingLink,
      examples:
        "when does a downgrade take effect | i move someone to a lower role | if we lower somebody's role, from when is it cheaper | when i reduce permissions does the bill drop | can i downgrade at once | is the current month recalculated when i downgrade | demotion effect date | step down a seat | downgrade refund this month | lower seat from when | after diwali my sister goes back to a lower role, from which bill on do i pay less for her | i gave my cousin too big a seat, if i bring him down today do i get something back for this month | sales are slow so i want to move two people to smaller seats, when is my bill lower | does somebody i downgrade lose the rooms at once | a downgrade counts from the same day right | when is the cheaper rate applied if i shift a person down | till when does somebody keep the bigger seat after i make it smaller | role neeche karne par bill kab kam hoga | when is it cheaper after making a seat smaller",
      asks: "downgrade role next billing cycle cheaper role lower pay less when kick in effect",
      weight: 1.15,
      needs: "downgrade | lower role | cheaper role | lower plan",
      answer: `A downgrade takes effect at the next billing cycle. ${secondSentence(faq(/lower role/i))}`,
    }),
    fact({
      ...pricingLink,
      examples:
        "can i change someone's role | how do i switch a role | can a role be changed in the middle of the month | role given by mistake | swap seats between people | change to a different role later | edit a staff role | my cousin now also sells on sundays, can i give her another role without starting from zero | i chose the wrong seat for my brother by mistake, can it be corrected | we are not sure yet who will do what, may we shuffle the roles around later | is it possible to switch a person to another seat whenever i like | so a role cannot be changed after the start | can a person be shifted from one seat to another | am i free to alter the seat that somebody has | kisi ka role badalna ho to kaise | what is the difference between upgrading and downgrading a role in terms of billing | upgrade and downgrade, how is each billed | how are a higher and a lower role charged when i switch | halfway through the month i want to make my packer an operations manager instead of event staff, how is that billed | i make my cashier a manager in the middle of the month, what is charged | from event staff to sales in mid month, how is that billed | role badla to bill kaise banega, upar ya neeche",
      asks: "change role switch role upgrade downgrade plan change mid month",
      needs:
        "change role | switch role | change plan | switch plan | upgrade downgrade | upgrade downgrade differ | upgrade downgrade invoice | upgrade downgrade role | halfway instead role | halfway make instead invoice | make instead of invoice",
      answer:
        "You can change a person's role at any time. An upgrade opens the new rooms at once, and you pay the prorated difference for the days left; a downgrade takes effect at the next billing cycle.",
    }),
    fact({
      ...pricingLink,
      examples:
        "can i add people during the month | what do i pay for a new team member in the middle of the month | a worker leaves, do i still pay | can i remove a user | how do i grow my team | what if someone joins or leaves | new user from the 20th | extra login mid month | remove a team member mid month | member left, still charged | somebody left today | a girl joined our packing table on the 20th, do i pay the whole month for her | my cousin resigned yesterday, how fast can he be locked out and does he stay on the bill | we will be three till summer and five after that, can we get bigger as we go | may i take a person off whenever i want | so i pay a full month for somebody who comes in late | what is due when the team gets bigger before the month is over | can my team shrink and grow as work comes and goes | beech mahine me naya banda jodna ho to kitna lagega",
      asks: "add remove person user team size during the middle of the month mid cycle charge pay grow seats new member joins",
      needs:
        "add user | add team | remove user | remove team | add person | delete user | team size | team leave | delete team | add seat | team join | team mid | add someone | add somebody | add people | add member | add role | add login | add helper | new user | new person | someone leave | somebody leave | someone join | middle month | mid month",
      answer: faq(/size of my team/i),
    }),
    fact({
      ...pricingLink,
      examples:
        "i need two helpers for one weekend | helper for a weekend | temporary login for an exhibition | what does a helper for three days cost | staff for a short time | seasonal staff cost | extra hands for diwali | two day event logins | diwali rush hands | my cousins help me at a flea market for two days, what do their logins cost | my young cousins join for the christmas mela only, do i have to keep paying for their logins afterwards | i have a stall in bandra on saturday and sunday and take two girls along, what is the bill for them | can i take a login just for a weekend | is it true that for two days of help i pay the whole year | what if somebody assists only from friday till monday | what do short term hands for an exhibition cost me | weekend exhibition ke liye do helper, kitna lagega | amount for extra hands at a fair | two extra boys for one exhibition weekend, do i pay a full month for both | i take two extra girls for a three day fair, is a whole month charged for each | two boys help only from friday to sunday, what do i pay for them | extra hands for a single market, must i pay thirty days for them | do do din ke liye do ladke rakhe, poore mahine ka paisa dena hoga kya | someone extra for one mela, is it a full month's fee",
      asks: "weekend helpers exhibition temporary login two helpers one weekend short time staff cost nephew stall",
      needs:
        "weekend | temporary | helper two | helper short | helper day | short | extra boy | extra girl | extra exhibition | extra weekend",
      answer: faq(/two helpers/i),
    }),
    fact({
      ...pricingLink,
      examples:
        "do i need two admins | we are two founders | can my partner be an admin too | more than one admin | two owners one account | cofounder with admin rights | both founders same rights | joint ownership logins | my sister and i started the brand together, must both of us be admin | i run the brand with my husband and we share everything, can he have a cheaper seat than me | there are three co founders at our pickle brand, how many admin seats should we take | can there be two admins in one account | the second founder must pay the full amount too right | should the person who owns the other half of the business hold the same keys as me | is one top login enough when the business belongs to two of us | kya dono partner admin ban sakte hain | my husband and i own the brand together, do we hold the same keys",
      asks: "two admins second founder co founder partner more than one admin",
      needs:
        "admin more | admin two | cofounder | partner | admin second | admin multiple | founder second | founder two",
      answer: faq(/more than one Admin/i),
    }),
    fact({
      ...pricingLink,
      examples:
        "why is the price different for each role | why role based pricing | why don't all seats cost the same | why not one price for all | logic behind role pricing | why unequal prices by role | reason for unequal rates | why charge by role | elsewhere it is the same amount for every user, why do you charge by role | my sister asked me why her login costs less than mine, what is the reason | i would prefer one round number for all of us, why did you split the price by role | is role based pricing fairer for small teams | every seat should cost the same, so why does yours not | what is the idea behind charging a smaller key less | how come an accountant is not billed the same as the founder | har role ka alag daam kyun hai | thinking behind prices by role",
      asks: "why role based pricing per role reason different prices each role flat price same",
      needs: "why role | why price | rolebased | reason price",
      answer: `${whyRoles.intro} With role-based prices, a helper at Saturday's stall costs less than the founder, because fewer rooms open.`,
    }),
    fact({
      ...paymentsLink,
      examples:
        "what does a qr payment cost | fee for upi | charge on qr code payments | how much is cut on a scan | how much do you take from a qr sale | upi percentage | is the 0.99% plus tax | qr fee with gst | scan and pay deduction | qr mdr | rate for scanned sales | upi sticker fee | at my stall everyone pays by the qr on the table, how much of it goes in charges | a lady scanned my code for a kurta, how much of that is deducted | i sell small jars for cash and upi, is there a percentage on every scan | is upi by qr free of charges for me | so scanning the code costs two percent | what slice is taken when buyers scan and pay | what is deducted from me when somebody points the phone at my code | qr se payment lene par kitna katega",
      asks: "payment fee charge qr upi code percent transaction cost kitna commission 0.99 scan",
      needs: "qr | upi fee | upi charge | upi price | upi percent",
      answer: `A payment by UPI QR code costs you ${paymentFees.qrPercent}% plus GST on the fee. It is the payment partner's fee, passed through without markup.`,
      text: `QR code payments: ${paymentFees.qrPercent}% plus GST. ${note(/GST is charged on the fee/)} ${note(/markup/)}`,
      also: pricingLink,
    }),
    fact({
      ...paymentsLink,
      examples:
        "what does a payment link cost | fee for payment links | percentage on links | how much is cut when a customer pays by link or card | charge on a link payment | 2 percent link fee | whatsapp link charges | deduction on credit cards | link payment mdr | i send links to my customers on whatsapp and they pay with a card, what do i lose on that | a bulk buyer will pay me through a link, what is the percentage on it | most of my kurta orders are paid up front by link, what share goes in fees | is a link dearer than the qr code | so links are free of fees | what is subtracted when a shopper settles by the link i sent | how much comes off when a buyer clicks and pays with a card | link bhej kar paisa lene par kitna charge lagta hai",
      asks: "payment link fee charge percent transaction cost kitna commission 2%",
      needs:
        "paymentlink fee | paymentlink charge | paymentlink price | paymentlink percent | paymentlink | link fee | link charge | link price | link percent",
      answer: `A payment by payment link costs you ${paymentFees.linkPercent}% plus GST on the fee, and your customer can use UPI, card, wallet or netbanking. It is the payment partner's fee, passed through without markup.`,
      text: `Payment links: ${paymentFees.linkPercent}% plus GST. ${note(/payment link can be paid/)}`,
      also: pricingLink,
    }),
    fact({
      ...paymentsLink,
      examples:
        "what are the payment fees | transaction charges | gateway fees | how much do i lose on each payment | which fees do my customers' payments cost | are there hidden charges on payments | commission on payments | mdr charges | processing fee percentage | deduction per transaction | collection costs | besides the monthly plan i want to know what every sale costs me, so what are the transaction fees | my old gateway ate three percent of everything, how do your fees look | i price my bangles very tight, so what percentage must i reckon with when customers pay me | do i pay extra when a customer pays me | payments are free because i already pay for the plan right | what fee gets shaved off each sale before it lands with me | apart from the seats, what else will i be charged when shoppers pay | har payment par kitna katta hai | what does each sale cost me besides the plan",
      asks: "payment fees charge transaction gateway percent commission cost of collecting payments lose on each transaction scan code shopper sale card wallet upi netbanking markup cut take per sale how much kitna",
      needs:
        "fee | charge payment | price payment | cut | markup | percent payment | charge transaction | price transaction | charge card | price card | charge wallet | gateway | charge sale | commission | fee card | lose upi | lose transaction | lose payment | charge scan | price scan | scan code | transaction",
      answer: `QR code payments cost ${paymentFees.qrPercent}% plus GST and payment links ${paymentFees.linkPercent}% plus GST. These are the payment partner's fees, passed through without markup, and separate from your plan.`,
      text: `${faq(/fees for the payments/i)} ${note(/markup/)}`,
      also: pricingLink,
      weight: 1.1,
    }),
    fact({
      ...paymentsLink,
      examples:
        "do you add a markup | does ladoo earn on my payments | do you take a cut of my sales | do you keep a share of the payments | are there hidden charges | is something added on top of the fee | your margin on payments | ladoo margin on commission | does ladoo skim a share of payments | fee passed on unchanged | my last platform put its own half percent over the gateway fee, do you do the same | i already pay you for the plan, so do you also make money on every sale i make | my father thinks you live off our payments, is there a cut for you in it | do you pocket part of the transaction fee | i heard ladoo keeps one percent of my sales | is any of the payment fee profit for you | do you put a margin of your own over what the provider asks | ladoo meri bikri me se commission leta hai kya | do you pocket a margin from every payment | do you keep a little something on top of what the gateway takes",
      asks: "markup extra add on top of fees does ladoo take a cut keep a share of payments link qr money",
      needs: "markup | cut | fee ladoo share | margin payment | margin ladoo | margin upi | margin fee",
      answer: `No. ${brand.name} passes the payment partner's fees through without markup: ${paymentFees.qrPercent}% plus GST for QR codes and ${paymentFees.linkPercent}% plus GST for payment links.`,
      also: pricingLink,
    }),
    fact({
      ...paymentsLink,
      examples:
        "is gst charged on the fee or on the amount | how is the fee worked out | example of a payment fee | tax on transaction fee | gst base on payments | gst on mdr | fee calculation example | i sold a jar by qr and want to see how the fee and the gst on it come about | my father asked whether the gst is on the fee or on the sale, which is it | i do not understand plus gst behind your payment percentages, tax on what | is gst taken from everything the customer paid or just from the fee | the 18 percent is taken from my whole sale right | is tax reckoned on the charge or on what the buyer paid | give me a worked example of what one payment costs with tax | fee par gst lagta hai ya pure amount par | is tax on the sale or on the charge",
      asks: "gst on fee example 240 jar how is fee calculated tax on payment fee amount",
      needs: "gst fee | tax fee | example fee",
      answer: note(/GST is charged on the fee/),
      also: pricingLink,
    }),
    fact({
      ...paymentsLink,
      examples:
        "when do i get my money | how fast do i get my money from upi payments | how fast is the payout | when does the money reach my bank | is the payout on the same day | are payouts slower on holidays | settlement time | how many days until money is in my account | money from today's sales | payout on sunday | payout next day or same day | bank credit timing | payout cycle | withdrawal to my account | my supplier wants cash tomorrow, will the money from todays stall be in my bank by then | i sold a lot on saturday night, is the amount credited on sunday or only on monday | my last gateway sat on my earnings for a week, how is it with you | are my earnings transferred on the same evening | is it true that you hold back the money for seven days | how soon do the takings land with me | how long after a customer pays do i have it in the bank | bank me paisa kitne din me aata hai | how many days do you hold my earnings | do you sit on my earnings for a few days | when does friday night's stall money land in my account | paise bank me kab aate hai | paisa account me kitne din baad aata hai | if someone pays on sunday evening when do i have it",
      asks: "payout when money reaches my bank account same day settlement how soon how fast paise kab bank how long take hold money holiday weekend sunday delay",
      needs:
        "payout | same day | payment when | payment fast | money fast | paisa when | paise when | money account | paisa account | paise account | paisa long | paise long | money long | payment long | bank money | bank payment | bank paise | bank paisa | money reach | money when | settle | deposit | withdraw | bank how",
      answer:
        "Payouts reach your bank account the same day, with a list of the orders inside each one. Bank holidays, checks by the payment partner or disputed payments can delay one.",
      text: note(/payout/i),
      also: { title: "Terms of Service", path: "/terms-of-service#payments-you-collect" },
      weight: 1.05,
    }),
    fact({
      ...paymentsLink,
      examples:
        "how can my customers pay | which payment methods do you support | do you take cards and wallets | can customers pay by upi | is netbanking possible for my buyers | what can my shoppers pay with | prepaid cards accepted | ways to settle for shoppers | ways buyers can pay | upi or card from buyers | my buyers are mostly aunties who only know the upi app, will they manage to pay me | a customer in pune wants to use her credit card for two kurtas, can i accept that | people at my stall want to scan and online they want cards, do you cover both | do you accept rupay cards from my buyers | so my customers can only use upi | by which means can people hand me money through ladoo | what options will a shopper see when settling an order | customer kaise kaise pay kar sakta hai | by what means can buyers settle",
      asks: "payment methods customers can pay with accept upi cards wallets netbanking which modes how will customers pay wallet credit debit",
      needs:
        "payment customer | payment method | payment mode | accept payment | accept card | card | wallet | netbanking | upi | payment kind | payment option | collect payment | take payment",
      answer:
        "Your customers can pay by UPI, card, wallet and netbanking: by a UPI QR made for the order, or by a payment link. Each payment is matched to its order as it arrives.",
      also: { title: "the fees", path: "/pricing" },
    }),
    fact({
      ...paymentsLink,
      examples:
        "who processes the payments | which gateway do you use | who is the payment partner | who handles payments technically | payment provider | whose gateway | payment processor name | payment operator and gateway | third party for payments | before i let customers pay through you i want to know which company moves the money | my bank asked me who the payment company is, what do i tell them | i trust only licensed gateways, so who runs yours | do you process payments yourselves | ladoo itself is the bank right | whose hands does the money of my customers pass through | which outside firm stands behind the collecting of money | payment kaun si company process karti hai",
      asks: "who processes payments gateway provider partner licensed which gateway",
      needs: "gateway | provider | process payment | payment partner | processor",
      answer: paymentsPage?.paymentDetails?.provider ?? "",
      also: { title: "Terms of Service", path: "/terms-of-service#payments-you-collect" },
    }),
  ];
  // What a role is for, in the words of its card: a visitor describes the person, and not the role.
  const cards = pricingRoles.map(
    (role): Passage => ({
      ...pricingLink,
      kind: "faq",
      text: `${role.description} ${role.features.join(". ")}.`,
      examples: PEOPLE_OF_ROLES[role.id] ?? "",
      asks: `${role.title} which role for the person who give suits`,
      answer: `${role.title}: ${lower(role.description)} ${accessSentence(role)} ${priceSentence(role)}`,
      also: accessPage,
    }),
  );
  const questions = pricingFaq.map(
    (item): Passage => ({ ...pricingLink, kind: "faq", text: item.answer, asks: item.question }),
  );
  const reasons = whyRoles.points.map(
    (point): Passage => ({ ...pricingLink, kind: "faq", text: point.description, asks: point.title }),
  );
  return [...facts, ...cards, ...questions, ...reasons].filter(({ text }) => text !== "");
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function secondSentence(text: string): string {
  return text
    .split(/(?<=\.)\s+/)
    .slice(1)
    .join(" ");
}

/** How founders describe the people for whom they want a login, by role. */
const PEOPLE_OF_ROLES: Readonly<Record<string, string>> = {
  admin: "which role for the founder | who holds all the keys | role for the owner of the brand",
  "second-in-command":
    "which role for my deputy | who runs the shop while i am away | role for my partner who does everything | manager when i travel",
  "operations-manager":
    "which role for the packer | role for the person who packs | who looks after the stock | which login for the one who runs the shelves and parcels | role for warehouse work",
  "sales-marketing":
    "which role for the person who answers whatsapp | role for the girl who takes instagram orders | who handles orders and payment links | login for my sales person",
  accounting:
    "which role for my ca | role for someone who only reads invoices and payments | login for the bookkeeper | which seat for the accountant",
  "retail-event-staff":
    "which role for the helper at the stall | role for a nephew who sells on saturdays | login for the counter | who takes payments at the exhibition",
};

export const feeLinks: readonly Link[] = [paymentsLink, pricingLink];
