/**
 * Questions about roles are questions about a table: who, which room, what price, how many. They are read as such and
 * answered from the table's cells, where search would only find a neighbouring row.
 */
import { offer } from "#app/content/brand.ts";
import { gstPercent, pricingRoles } from "#app/content/pricing.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { rupeesWithGst } from "#app/lib/price.ts";
import type { PricingRole, Room } from "#app/schemas/content.ts";
import type { Draft } from "./compose.ts";
import { earlyBirdSupport, waitlist } from "./corpus/offer.ts";
import { capitalised, inWords, type Link, paragraph } from "./corpus/passage.ts";
import {
  accessSentence,
  annualRupees,
  cellSentence,
  featureLine,
  priceSentence,
  pricingLink,
  rolesSentence,
  roomSentence,
} from "./corpus/pricing.ts";
import { COUNT_WORDS, inNumber } from "./number-words.ts";
import type { Query } from "./search.ts";

const crewLink: Link = { title: "The Crew", path: "/feature/access-control" };

/** The words by which founders call each role. Tried in this order, so the longer names come first. */
const ROLE_WORDS: readonly (readonly [id: string, pattern: RegExp])[] = [
  ["second-in-command", /\b(?:secondincommand|second ?in ?charge|2ic|deputy|right hand|manager when i am away)\b/],
  [
    "operations-manager",
    /\b(?:operationsmanager|operations (?:role|person|head|lead|plan|login|wala|wale|user|seat)|ops (?:role|person)|operation manager|operations|warehouse manager|store manager|stock manager|packers?|employee who packs|(?:person|one|someone|somebody) who packs|packing (?:person|staff|team))\b/,
  ],
  [
    "sales-marketing",
    /\b(?:sales (?:and )?marketing|salesmarketing|(?:person|one|someone|somebody|guy|girl) who sells|sales (?:role|person|people|guy|girl|user|staff|team|executive|login|wala|wale|manager|people|plan)|salesperson|salesman|marketing (?:role|person|people|folks?|team|user|login|guy|girl|manager|staff|plan|seat|wala)|marketer)\b/,
  ],
  [
    "accounting",
    /\b(?:accounting|accountants?|accounts (?:role|person|guy|lady|boy|girl|wala)|(?<=\b(?:one|1) )accounts\b(?! (?:for|of|with))|munim|bookkeepers?|my ca|our ca|the ca|a ca|ca (?:role|login|ko|ke|ka|ki|sahab|uncle))\b/,
  ],
  [
    "retail-event-staff",
    /\b(?:retail(?: (?:and )?event)?(?: staff)?|event staff|retail|event (?:role|helper|person|login)|stall (?:staff|helper|person|boy|girl|wala|wale)|(?:runs?|mans?|works? (?:at|on)|sits? at|handles?|looks after|stands at) (?:only |just )?(?:my|the|our|a)? ?(?:popup |event )?(?:stall|counter|popup|event)|helpers?|shop assistant|shop staff|cashier|counter (?:wal[aei] )?(?:boys?|girls?|people|person|guy)|stall (?:boys|girls)|nephew|weekend (?:staff|person)|shopkeeper|store staff|counter staff|popup staff)\b/,
  ],
  [
    "admin",
    /\b(?:admins?|administrator|(?:owners?|founders?) (?:role|login|plan|seat|account)|(?<=\b(?:one|1) )(?:owner|founder))\b/,
  ],
];

/** The words by which founders call each room, as far as access is concerned. */
const ROOM_PATTERNS: readonly (readonly [Room, RegExp])[] = [
  ["storeroom", /\b(?:storeroom|stock|inventory|maal|saman|batches|godown)\b/],
  ["sales-desk", /\b(?:salesdesk|orders?|invoices?|invoicing|bills?|chalan|challan|credit ?note)\b/],
  ["cash-register", /\b(?:cashregister|payments?|till|refunds to customers|money|paise|paisa|takings)\b/],
  ["customer-lounge", /\b(?:customerlounge|customers?|client list|clients|contacts|grahak|phone numbers|birthdays)\b/],
  ["sales-outlets", /\b(?:salesoutlets|channels?|events?|popups?|exhibitions?|outlets|marketplaces?)\b/],
  ["crew", /\b(?:crew|team access|user management|usermanagement|add users?)\b/],
  [
    "crystal-ball",
    /\b(?:crystalball|analytics|reports?|numbers|margins?|profits?|insights?|dashboard|best ?sellers?)\b/,
  ],
];

const USER_MANAGEMENT = /^(?!No ).*user (?:management|administration)/i;

/** What a role may do beyond its rooms, as its card lists it. */
const CAPABILITIES: readonly (readonly [name: string, asked: RegExp, listed: RegExp])[] = [
  ["Business Settings", /\b(?:businesssettings|sett?ings|system configuration|configur\w+)\b/, /^Business Settings/],
  ["user management", /\b(?:usermanagement|user management|manage users|user admin\w*)\b/, USER_MANAGEMENT],
  ["API access", /\bapis?\b/, /^API/],
  ["priority support", /\bpriority support\b/, /^Priority/],
  ["data export", /\b(?:exports?|exporting|downloads?)\b/, /^Data export/],
  ["check-in", /\bcheck ?in\b/, /^Check-in/],
  ["point of sale", /\b(?:pointofsale|pos)\b/, /^Point of sale/],
];

/** What no full access to a room brings with it. */
const ADMINS_OWN: ReadonlySet<string> = new Set([
  "Business Settings",
  "user management",
  "API access",
  "priority support",
]);

const ADDS_USERS =
  /\b(?:add|remove|invite|create|delete) (?:new |other |more |a |the )?(?:users?|people|persons?|members?|logins?|staff)\b/;

const PRICE =
  /\b(?:price|prices|pricing|priced|cost|costs|much|charge|charges|fee|fees|rate|kitna|kitne|kitni|kharcha|daam|keemat|kimat|paisa|paise|rupees|rs|pay|paying|month|monthly|amount|annual|annually|year|yearly|subscription|expensive|cheap|gst|total|bill|budget|spend|lagega|lagenge)\b/;
const ACCESS =
  /\b(?:access|accessing|see|sees|view|views|open|opens|enter|enters|edit|edits|change|changes|touch|use|uses|get|gets|do|does|allowed|allow|permission|permissions|rights|restrict|restricted|hide|hidden|read|reads|look|manage|limited|full|only|milt[aie]|milega|dekh|dekhna|dikhega|include|includes|included|can|able|what|which|edit)\b/;
const WHO =
  /\b(?:who|any role|(?:kaunsa|konsa|kaun sa) role|which role|which roles|which user|which login|kaun|kon|kis role|kiske paas|kisko|what role|what roles|which person|which of the roles|(?:which|what) (?:account|seat|plan|licen[cs]e|type))\b/;
const DIFFERENCE =
  /\b(?:difference|different|differ|compare|compared|comparison|versus|vs|or|between|farak|fark|antar|than)\b/;
const A_YEAR = /\b(?:annual|annually|year|yearly|saal|twelve months|12 months)\b/;
const AT_MOST = /\b(?:less than|below|under|within|at most|up ?to|max(?:imum)?|not more than) (?:rs |inr )?(\d{3,4})\b/;
/** Asks for an amount in so many words, beside what else it asks. */
const ASKS_AMOUNT = /\b(?:how much|costs?|pric(?:e|es|ed)|kitn[aei] (?:ka|ki|ke|me))\b/;
/** What somebody is to be kept from. */
const KEPT_FROM = /\b(?:not|never|without|except|out of|away from|off limits)\b/;
const HOW_MANY_ROLES =
  /\bhow many (?:(?:ready ?made|built ?in|standard|fixed|different|user|kinds? of|types? of) )*roles?\b(?! (?:can|may|does) (?:one|an?|each|the same)\b)/;
const CHEAPEST = /\b(?:cheapest|cheap|cheaper|least|lowest|sasta|saste)\b/;
const EACH_ROLE =
  /\b(?:(?:one|1) (?:of|for|in) (?:each|every)(?: role)?|(?:each|every one|all) of the (?:six |6 )?roles)\b/;
/** How the card of a role begins that opens every room and leaves the keys of the house with the Admin. */
const ALL_BUT = "Everything except";
const ALL_BUT_SETTINGS =
  /^(?=.*\b(?:business)?sett?ings\b)(?=.*\b(?:all|every|everything|seven)\b)(?=.*\b(?:not|cannot|cant|except|without|but|apart|minus|no)\b)/;
const JOB =
  /\b(?:job|jobs|career|careers|position|positions|vacancy|naukri|engineer|designer|hiring|apply|salary|openings?|specialist|social media)\b/;

/** Questions that name a role and ask for something the table does not hold. */
const OTHER_QUESTION =
  /\b(?:co ?founders?|partners?|second founder|two founders|more than one|two admins|multiple admins|weekend|temporary|password|upgrade|downgrade|promot\w*|demot\w*|switch\w*|move|moved|trial|refund|cancel|waitlist|popular)\b|\b(?:add|remove|invite|manage|create) (?:new |more |other |my )?(?:users?|people|team|staff|logins?|members?)\b|\b(?:every month|gstr1|gst|filing|file)\b|\b(?:is|am|are|aged?|old) 1[0-9]\b|\b1[0-9] (?:years?|yrs?|saal|old)\b/;

const WHICH_TO_BUY = /\bwhich\b.*\bbuy\b/;
/** One person in two roles, one after the other, and not two people. */
const CHANGES_ROLE =
  /\b(?:make|turn|put) (?:my|our|the|her|him|them) .*\b(?:instead of|from)\b|\b(?:half ?way|mid ?way|mid ?month|in the middle of)\b/;

/** Words in which "orders", "customers" and the like are not about access. */
const BUYER = /\b(?:my customers (?:pay|can pay)|customers? (?:pay|paying|return)|payments? (?:fee|link|method))\b/;

function rolesIn(text: string): { role: PricingRole; at: number; length: number }[] {
  const found: { role: PricingRole; at: number; length: number }[] = [];
  let rest = text;
  for (const [id, pattern] of ROLE_WORDS) {
    const role = pricingRoles.find((entry) => entry.id === id);
    const match = pattern.exec(rest);
    if (!role || !match) continue;
    found.push({ role, at: match.index, length: match[0].length });
    // Taken out, so that "operations manager" is not read a second time as something shorter.
    rest = `${rest.slice(0, match.index)}${"_".repeat(match[0].length)}${rest.slice(match.index + match[0].length)}`;
  }
  // Who names an amount that is a role's price means the role.
  if (found.length === 0 && !/\b(?:qr|upi|link|payment)\b/.test(text)) {
    for (const role of pricingRoles) {
      const match = new RegExp(`\\b(?:${role.monthlyRupees}|${annualRupees(role)})\\b`).exec(text);
      if (match) found.push({ role, at: match.index, length: match[0].length });
      if (match) break;
    }
  }
  return found.toSorted((one, other) => one.at - other.at);
}

/** How many of a role are asked for: the number just before its name. */
function countBefore(text: string, at: number): number | null {
  const words = text.slice(0, at).trim().split(" ").slice(-2);
  for (const word of words.toReversed()) {
    if (word === "me" || word === "and") return null;
    if (/^\d{1,3}$/.test(word)) return Number(word);
    if (COUNT_WORDS[word] !== undefined) return COUNT_WORDS[word];
  }
  return null;
}

/** The answer to a question about roles, or null when it is about something else. */
export function answerAboutRoles(query: Query): Draft | null {
  const text = query.plain;
  if (query.founder || query.wantsTale || (query.wantsJob && JOB.test(text))) return null;
  const found = rolesIn(text);
  const rooms = ROOM_PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([room]) => room);
  const asksPrice = PRICE.test(text) || query.said.has("pric");
  const [first, second] = found;
  /** Which role, and how much: the answer names it and says the price. */
  const isPriced = WHO.test(text) && ASKS_AMOUNT.test(text);
  const isTeamPrice = asksPrice && found.length > 1;
  const [named] = found;
  // "Can she add users?" is about her; "how do I add her?" is not.
  if (named && ADDS_USERS.test(text.slice(named.at + named.length))) {
    return capabilityOf(named.role, "user management", USER_MANAGEMENT, isPriced);
  }
  if (!named && isPriced && ADDS_USERS.test(text) && WHO.test(text))
    return holdersOf("user management", USER_MANAGEMENT, isPriced);
  if (CHANGES_ROLE.test(text) || (OTHER_QUESTION.test(text) && !isTeamPrice) || query.said.has("age")) return null;

  if (!first) {
    if (HOW_MANY_ROLES.test(text) && rooms.length === 0 && !PRICE.test(text.replace(/\bprice page\b/, "")))
      return { body: rolesSentence(), links: [pricingLink, crewLink] };
    if (asksPrice && EACH_ROLE.test(text)) return teamPrice(pricingRoles.map((role) => ({ role, count: 1 })));
    const deputy = pricingRoles.find(({ features }) => features.some((feature) => feature.startsWith(ALL_BUT)));
    if (deputy && WHO.test(text) && ALL_BUT_SETTINGS.test(text)) return accessOf(deputy);
    const capability = CAPABILITIES.find(([name, asked]) => (isPriced || ADMINS_OWN.has(name)) && asked.test(text));
    if (capability && WHO.test(text)) return holdersOf(capability[0], capability[2], isPriced);
    const room = rooms[0];
    if (
      room &&
      WHO.test(text) &&
      /\b(?:access|see|sees|view|open|enter|edit|change|touch|allowed|dekh|dikhega|permission|rights|look|role|roles)\b/.test(
        text,
      ) &&
      !/\b(?:my data|our data|waitlist|ladoo|website)\b/.test(text)
    ) {
      const most = Number(AT_MOST.exec(text)?.[1] ?? 0);
      const fitting = pricingRoles.filter(
        ({ accessToCategories, monthlyRupees }) =>
          accessToCategories[room] === "full" && (most === 0 || monthlyRupees <= most),
      );
      const cheapest = fitting.toSorted((one, other) => one.monthlyRupees - other.monthlyRupees)[0];
      if (cheapest && (most > 0 || CHEAPEST.test(text))) return accessOf(cheapest);
      const holders = pricingRoles.filter(({ accessToCategories }) => accessToCategories[room] !== "none");
      return {
        body: paragraph(roomSentence(room), isPriced ? pricesOf(holders) : ""),
        links: [pricingLink, crewLink],
      };
    }
    return null;
  }

  // "Me and two helpers": the founder is an Admin.
  const me = /\b(?:me|myself)\b(?=.*\b(?:and|plus|aur|with)\b)/.exec(text);
  if (me && asksPrice && !found.some(({ role }) => role.highlight)) {
    const admin = pricingRoles.find(({ highlight }) => highlight);
    if (admin) found.unshift({ role: admin, at: me.index, length: me[0].length });
  }
  const counts = found.map(({ at }) => (at === me?.index ? 1 : countBefore(text, at)));
  const isTeam =
    asksPrice && (found.length > 1 || (counts[0] ?? 1) > 1) && !DIFFERENCE.test(text.replace(/\bor\b/g, ""));
  if (isTeam && !/\bor\b/.test(text))
    return teamPrice(
      found.map(({ role }, index) => ({ role, count: counts[index] ?? 1 })),
      A_YEAR.test(text),
    );
  if (second && (DIFFERENCE.test(text) || asksPrice)) return comparison(first.role, second.role);

  const subject = first.role;
  const outsideName = `${text.slice(0, first.at)} ${text.slice(first.at + first.length)}`;
  const askedRooms = ROOM_PATTERNS.filter(([, pattern]) => pattern.test(outsideName)).map(([room]) => room);
  const capability = CAPABILITIES.find(([, asked]) => asked.test(outsideName));
  if (capability && isPriced && KEPT_FROM.test(outsideName)) return accessOf(subject);
  if (capability) return capabilityOf(subject, capability[0], capability[2], isPriced);
  const priceAsked =
    query.said.has("pric") ||
    PRICE.test(
      outsideName.replace(/\b(?:pay|paise|paisa|bill|total|year|month)\b/g, (word) => (askedRooms.length ? "" : word)),
    );
  const room = BUYER.test(text) ? undefined : askedRooms[0];
  if (room && WHICH_TO_BUY.test(outsideName)) return accessOf(subject);
  if (room && !/\b(?:cost|price|how much|kitn[aei])\b/.test(outsideName)) {
    return {
      body: paragraph(cellSentence(subject, room), cellContext(subject, room)),
      links: [pricingLink, crewLink],
    };
  }
  if (priceAsked && !/\b(?:access|see|edit|permission)\b/.test(outsideName)) {
    return { body: paragraph(priceSentence(subject), gstLine(subject, outsideName)), links: [pricingLink] };
  }
  const rest = outsideName.split(" ").filter(Boolean);
  if (ACCESS.test(outsideName) || rest.length <= 3) {
    return accessOf(subject);
  }
  return null;
}

/** What a role may do, and what it costs. */
const accessOf = (role: PricingRole): Draft => ({
  body: paragraph(accessSentence(role), featureLine(role), shortPrice(role)),
  links: [pricingLink, crewLink],
});

/** Whether a role may do a thing that is no room, and who may. */
function capabilityOf(role: PricingRole, name: string, listed: RegExp, isPriced: boolean): Draft {
  const own = role.features.find((feature) => listed.test(feature));
  if (own || role.highlight) {
    const named = own ? own.replace(/^(?!API|Business)./, (letter) => letter.toLowerCase()) : name;
    return {
      body: `Yes: the ${role.title} role includes ${named}. ${accessSentence(role)} ${shortPrice(role)}`,
      links: [pricingLink, crewLink],
    };
  }
  const holders = pricingRoles.filter(
    (other) => other.highlight || other.features.some((feature) => listed.test(feature)),
  );
  return {
    body: paragraph(
      `No: the ${role.title} role does not include ${name}; that is with ${inWords(holders.map(({ title }) => title))}.`,
      accessSentence(role),
      featureLine(role),
      isPriced ? pricesOf([role, ...holders]) : "",
    ),
    links: [pricingLink, crewLink],
  };
}

/** Who may do a thing that is no room. */
function holdersOf(name: string, listed: RegExp, isPriced: boolean): Draft {
  const has = ({ highlight, features }: PricingRole): boolean =>
    highlight || features.some((feature) => listed.test(feature));
  const holders = pricingRoles.filter(has);
  const others = pricingRoles.filter((role) => !has(role));
  const named = holders.map(({ title, highlight, features }) => {
    const own = features.find((feature) => listed.test(feature))?.toLowerCase();
    return highlight || !own || own === name ? title : `${title} (${own})`;
  });
  const isEarlyBirds = name === "priority support";
  const body = paragraph(
    `${capitalised(name)}: ${inWords(named)}.`,
    ADMINS_OWN.has(name) ? `The other roles do not have it: ${inWords(others.map(({ title }) => title))}.` : "",
    isPriced ? pricesOf(holders) : "",
    isEarlyBirds ? earlyBirdSupport : "",
  );
  return { body, links: [pricingLink, isEarlyBirds ? waitlist : crewLink] };
}

function cellContext(role: PricingRole, room: Room): string {
  const level = role.accessToCategories[room];
  if (level === "full" || level === "none") return "";
  const features = role.features.filter((feature) =>
    /lookup|Check-in|Point of sale|administration|analytics|export/i.test(feature),
  );
  return features.length ? `With the role come ${inWords(features.map((feature) => feature.toLowerCase()))}.` : "";
}

const shortPrice = (role: PricingRole): string =>
  `It costs ${formatRupees(role.monthlyRupees)} per user per month before GST.`;

const pricesOf = (roles: readonly PricingRole[]): string =>
  `Per user per month before GST that is ${inWords(roles.map(({ title, monthlyRupees }) => `${formatRupees(monthlyRupees)} for ${title}`))}.`;

function gstLine(role: PricingRole, text: string): string {
  if (/\b(?:earlybird|early ?bird|half|50|offer|discount)\b/.test(text)) {
    return `With the early-bird offer the first month is free, and for ${offer.discountMonths} months after it that is ${formatRupees(role.monthlyRupees * (1 - offer.discountPercent / 100))} a month before GST.`;
  }
  if (A_YEAR.test(text)) {
    const year = annualRupees(role) * 12;
    const saved = role.monthlyRupees * 12 - year;
    return `Paid annually that is ${formatRupees(year)} for the year before GST, ${formatRupees(saved)} less than by the month.`;
  }
  if (/\b(?:gst|tax|total|including|inclusive)\b/.test(text))
    return `With GST a month comes to ${formatRupees(rupeesWithGst(role.monthlyRupees, gstPercent))}.`;
  return "";
}

function comparison(one: PricingRole, other: PricingRole): Draft {
  const line = (role: PricingRole) =>
    `- ${role.title}, ${formatRupees(role.monthlyRupees)}: ${accessSentence(role)
      .replace(`The ${role.title} role has `, "")
      .replace(/ It has no access.*$/, "")}${featureLine(role) ? ` ${featureLine(role)}` : ""}`;
  return {
    body: `${one.title} and ${other.title} differ by ${formatRupees(Math.abs(one.monthlyRupees - other.monthlyRupees))} per user per month, before GST:\n${line(one)}\n${line(other)}`,
    links: [pricingLink],
  };
}

function teamPrice(team: readonly { role: PricingRole; count: number }[], forYear = false): Draft {
  const sum = team.reduce((total, { role, count }) => total + role.monthlyRupees * count, 0);
  const annual = team.reduce((total, { role, count }) => total + annualRupees(role) * count, 0);
  const named = inWords(
    team.map(
      ({ role, count }) =>
        `${inNumber(count)} ${role.title} (${formatRupees(role.monthlyRupees)}${count > 1 ? " each" : ""})`,
    ),
  );
  return {
    body: `${capitalised(named)} cost ${formatRupees(sum)} a month before ${gstPercent}% GST, ${formatRupees(rupeesWithGst(sum, gstPercent))} with it${forYear ? `, and ${formatRupees(sum * 12)} for twelve months paid by the month` : ""}. On annual billing it is ${formatRupees(annual)} a month before GST, ${formatRupees(annual * 12)} for the year. The calculator on the pricing page does the same sum for any team.`,
    links: [pricingLink],
  };
}
