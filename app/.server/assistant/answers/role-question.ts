/** What a question about roles brings: the roles, rooms and capabilities it names, and whether it asks for a price. */
import { pricingRoles } from "#app/content/pricing.ts";
import type { PricingRole, Room } from "#app/schemas/content.ts";
import { annualRupees } from "../corpus/pricing.ts";
import { COUNT_WORD, countOf, withoutVerbDo } from "../language/number-words.ts";
import type { Query } from "../search/query.ts";

/** A role where the question names it, and how many of it are asked for. */
export type NamedRole = { role: PricingRole; at: number; length: number; count: number };

/** Somebody who is counted among a team and in no role that is known: "1 intern", "my sister". */
export type Unread = { who: string; count: number };

/** What a role may do beyond its rooms, as its card lists it. */
export type Capability = {
  name: string;
  asked: RegExp;
  listed: RegExp;
  /** Full access to a room does not bring it along: roles whose card does not list it are without it. */
  isApart: boolean;
};

export type RoleQuestion = {
  query: Query;
  text: string;
  /** In the order of the question. */
  roles: readonly NamedRole[];
  unread: readonly Unread[];
  /** The question without the name of its first role, and what that names. */
  rest: string;
  rooms: readonly Room[];
  capabilities: readonly Capability[];
  asksPrice: boolean;
  /** Asks which role it is, and for its price as well. */
  asksWhichAndPrice: boolean;
};

// Those who are called by what they do: anybody, or somebody of whom it is plain that he or she does not come to buy.
const ANYBODY = "(?:person|someone|somebody|one)";
const HELPER =
  "(?:boys?|girls?|guys?|lad(?:y|ies)|wom[ae]n|m[ae]n|cousins?|friends?|brothers?|sisters?|nephews?|nieces?|neighbours?|students?|aunt(?:y|ie)?|uncle)";
const SOMEBODY = `(?:${ANYBODY}|${HELPER})`;
const MY = "(?:(?:my|the|our|an?) )?";
/** What a team member is told to do: "someone who works in". */
const WORKS_IN = `(?:${SOMEBODY}|people|staff) (?:(?:who|that) )?(?:(?:is|are|work|works|working) (?:in|on)|does|do|doing|handles?|for) ${MY}`;
/** Several people at one's own stand are its staff, unless they come to buy. */
const STAFFED = [
  `(?<=\\b(?:\\d{1,2}|(?!do\\b)${COUNT_WORD}) )(?:people|persons?|staff|hands|workers?|employees?|members?|boys?|girls?|guys?|lad(?:y|ies)|log)`,
  "(?: (?:who|that))?(?: (?:works?|working|stands?|sits?|helps?|helping))?(?: (?:out|me|us))? (?:for|at|on|in|behind) ",
  `${MY}(?:\\w+ )?(?:stalls?|counters?|tills?|popups?|events?|exhibitions?|shops?|stores?|boutiques?)`,
  "(?! (?:who |that |and )?(?:wants?|pay|pays|paid|buys?|bought|comes?|came|visit\\w*|asks?|asked|ordered|queue\\w*|waits?|waiting)\\b)",
].join("");
const STAND = "(?:(?:shop|popup|event|festival|diwali) )?(?:stalls?|counters?|tills?|popups?|events?)";

/** Any one of these, in whole words. */
const words = (...alternatives: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${alternatives.join("|")})\b`);

/** The words by which founders call each role. Tried in this order, so the longer names come first. */
const ROLE_WORDS: readonly (readonly [id: string, pattern: RegExp])[] = [
  ["second-in-command", words("secondincommand|second ?in ?charge|2ic|deputy|right hand|manager when i am away")],
  [
    "operations-manager",
    words(
      "operationsmanager|operations (?:role|person|head|lead|plan|login|wala|wale|user|seat)|ops (?:role|person)",
      "operation manager|operations(?! (?:and )?automat)|store manager|stock manager",
      `(?:warehouse|godown|logistics|courier|dispatch|inventory)(?: (?:and|or) (?:logistics|courier|dispatch|stock))? (?:${SOMEBODY}|people|staff|team|head|manager|incharge)`,
      "packers?|employee who packs|packing (?:person|staff|team)|(?:people|staff) (?:who pack|for packing)",
      `${WORKS_IN}(?:operations|dispatch|logistics|(?:the )?warehouse|(?:the )?godown|inventory)`,
      `${SOMEBODY} (?:who (?:packs|does ${MY}packing)|for ${MY}packing)`,
    ),
  ],
  [
    "sales-marketing",
    words(
      `${WORKS_IN}(?:sales(?: and marketing)?|marketing(?: and sales)?)`,
      "sales (?:and )?marketing|salesmarketing|salesperson|salesman|marketer",
      "sales (?:role|person|people|guy|girl|user|staff|team|executive|login|wala|wale|manager|people|plan)",
      // Bare, where it is counted among others or set against one.
      `(?<=\\b(?:\\d+|${COUNT_WORD}) )(?:sales|marketing)(?= (?:and|plus|with|\\d+|${COUNT_WORD}|yearly|annual\\w*|monthly)\\b|$)`,
      "sales(?= (?:or|vs|versus|and) (?:the )?(?:accounting|accountant|ca|operations\\w*|retail|admins?|_))",
      "(?<=\\b(?:accounting|accountant|ca|operations\\w*|retail|admins?|_+) (?:or|vs|versus|and|than) (?:the )?)sales(?= roles?\\b|$)",
      "marketing (?:role|person|people|folks?|team|user|login|guy|girl|manager|staff|plan|seat|wala|hire)",
      `${SOMEBODY} (?:who sells|for ${MY}(?:sales|marketing))`,
      `${SOMEBODY} (?:who |that )?(?:only |just )*(?:does|runs|handles|posts on) (?:only |just )?${MY}(?:instagram|insta|reels|social media|dms?)(?: page| posts?)?`,
    ),
  ],
  [
    "accounting",
    words(
      `${WORKS_IN}(?:accounts|accounting|finance|bookkeeping)`,
      "accounting|accountants?|munim|bookkeepers?|ca",
      String.raw`accounts (?:role|wala|${SOMEBODY})|(?<=\b(?:one|1) )accounts\b(?! (?:for|of|with))`,
      `${SOMEBODY} (?:for|who (?:does|handles|keeps|looks after)) ${MY}(?:accounts|books)`,
    ),
  ],
  [
    "retail-event-staff",
    words(
      "retail(?: (?:and )?event)?(?: staff)?|event staff|retail|event (?:role|helper|person|login)",
      "stall (?:staff|helper|person|boys?|girls?|wala|wale)|helpers?|shop assistant|shop staff|cashier|nephew",
      "counter (?:wal[aei] )?(?:boys?|girls?|people|person|guy)|weekend (?:staff|person)|shopkeeper",
      "store staff|counter staff|popup staff",
      `${WORKS_IN}(?:retail|events?)`,
      `(?:${SOMEBODY} (?:who|that) )?(?:runs?|mans?|works? (?:at|on)|sits? at|handles?|looks after|stands at) (?:only |just )?${MY}${STAND}`,
      `${HELPER} (?:at|on|behind|for) ${MY}${STAND}`,
      String.raw`${HELPER} (?:who |that )?(?:does|takes?|sells?|bills?|collects?|works?) (?:\w+ ){0,3}(?:at|on|behind) ${MY}${STAND}`,
      STAFFED,
      String.raw`${SOMEBODY} (?:who |that )?(?:helps?|helped|helping) (?:(?:out|me|us) )?(?:at|on|in) ${MY}(?:\w+ )?${STAND}`,
    ),
  ],
  [
    "admin",
    // The other roles' names are taken out by now: "a founder and two helpers".
    words(
      String.raw`admins?|administrator|(?:owners?|founders?) (?:role|login|plan|seat|account)|(?<=\b(?:one|an|1) )(?:owner|founder)|(?:owner|founder)(?=(?: (?:plus|and|with|aur))? (?:an? |my |one |two |three |four |\d )?_)`,
      String.raw`(?<=\bone )of us (?:does|runs|handles|manages) everything`,
    ),
  ],
];

const JOINED = "(?:and|plus|with|aur)";
const COUNTED = `(?:(?:\\d{1,3}|${COUNT_WORD}) )?`;
/** What may follow a list of roles. */
const AFTER_LIST = `(?: (?:${JOINED}\\b|\\d|(?:${COUNT_WORD})\\b|_|per|month\\w*|annual\\w*|yearly|total|price|cost|gst|how|what|which|kitn\\w*)|$)`;
const BARE = "(?:sales|marketing|accounts|ops|operations|event)";
/** A bare word beside a role or another of them in a list: "admin + sales + 2 event staff". */
const beside = (names: string): RegExp =>
  new RegExp(
    [
      `(?<=(?:_|\\b(?:me|myself|founder|owner))(?: ${JOINED})? ${COUNTED})(?:${names})\\b(?=${AFTER_LIST})`,
      `\\b(?:${names})(?=(?: ${JOINED})? ${COUNTED}_)`,
      `\\b(?:${names})(?= plus ${COUNTED}${BARE}\\b)`,
      `(?<=\\b${BARE} plus ${COUNTED})(?:${names})\\b(?=${AFTER_LIST})`,
    ].join("|"),
  );
const BARE_ROLES: typeof ROLE_WORDS = [
  ["operations-manager", beside("ops|operations")],
  ["sales-marketing", beside("sales|marketing")],
  ["accounting", beside("accounts")],
  ["retail-event-staff", beside("event")],
];
/** What is named bare is beside a role that may itself have been found beside another. */
const READ_ROLES: typeof ROLE_WORDS = [
  ...ROLE_WORDS,
  ...BARE_ROLES,
  ...ROLE_WORDS.filter(([id]) => id === "admin"),
  ...BARE_ROLES,
];
/** A second of the same role: "1 packer and 1 warehouse person". */
const ONE_MORE = new RegExp(`(?:_|\\b(?:and|plus|aur)) (?:\\d{1,3}|${COUNT_WORD}) $`);

/** Somebody in a team whose work is not told, with how many there are. */
const SOME_MEMBER =
  "(?:interns?|trainees?|apprentices?|assistants?|managers?|supervisors?|designers?|photographers?|developers?|tailors?|karigars?|artisans?|drivers?|workers?|employees?|freelancers?|sisters?|brothers?|cousins?|friends?|partners?|wife|husband|mother|father|mom|dad|aunt(?:y|ie)?|uncle|daughter|son|boys?|girls?|guys?|lad(?:y|ies)|students?|people|persons?|staff)";
const NO_MEMBER =
  "(?:months?|years?|annual|days?|weeks?|weekends?|hours?|percent|gst|rs|rupees|off|discount|half|free|price|total|costs?|each|of|more|less|users?|seats?|logins?|roles?|early\\w*|brands?|shops?|stores?|boutiques?|stalls?|events?|orders?|payments?|on|as|at|in|for|to|the|is|are|who|that|which|with|and|plus|\\d+)";
/** What a counted person's work is told with. */
const TELLS_WORK = `(?<=\\b(?:\\d{1,2}|(?!do\\b)${COUNT_WORD}) (?:people|persons?|staff|boys?|girls?|guys?|workers?|employees?)) (?:for|at|on|in|who|that|from|to)\\b`;
const UNREAD = new RegExp(
  `(?<=(?:^|_|\\b(?:${JOINED}|me|myself)) )(?:(\\d{1,3}|${COUNT_WORD}|my|our|the|another) )?(?:(?:part ?time|full ?time|freelance|new|young|paid) )*(${SOME_MEMBER}|(?<=\\b(?:\\d|one|two|three|four) )(?!${NO_MEMBER}\\b)[a-z]+)(?=${AFTER_LIST}|${TELLS_WORK})`,
);
/** Straight after a role they are the same person: "a sales marketing person". */
const OF_A_ROLE =
  /^(?:people|persons?|staff|boys?|girls?|guys?|lad(?:y|ies)|workers?|employees?|managers?|assistants?)$/;
/** Whose role is told afterwards: "my sister and I, she'd be Second-in-Command". */
const TOLD_AFTERWARDS = /\b(?:she|shed|shes|he|hed|hes|they|theyd)\b/;

/** The words by which founders call each room, as far as access is concerned. */
const ROOM_PATTERNS: readonly (readonly [Room, RegExp])[] = [
  ["storeroom", /\b(?:storeroom|stock|inventory|batches|godown|shel(?:f|ves))\b/],
  [
    "sales-desk",
    /\b(?:salesdesk|orders?|invoices?|invoicing|(?<!\b(?:yearly|monthly|annual|month|year|team) )bills?|chalan|challan|credit ?note)\b/,
  ],
  ["cash-register", /\b(?:cashregister|payment(?:link)?s?|till|refunds to customers|money|paise|paisa|takings)\b/],
  // An accountant's clients are brands, and their books are no customers'.
  [
    "customer-lounge",
    /\b(?:(?:customer)?lounge|customers?|client list|(?<!\bwith (?:\d+|many|several|a few|lots of)(?: \w+){0,3} )clients(?! books?)|contacts|phone numbers|birthdays)\b/,
  ],
  [
    "sales-outlets",
    /\b(?:salesoutlets|channels?|racks?|boutiques?|events?|popups?|exhibitions?|outlets|marketplaces?)\b/,
  ],
  ["crew", /\b(?:crew|team access|user management|usermanagement|add users?)\b/],
  [
    "crystal-ball",
    /\b(?:crystalball|analytics|reports?|(?<!\bboth )numbers|margins?|profits?|insights?|dashboard|best ?sellers?)\b/,
  ],
];

export const USER_MANAGEMENT: Capability = {
  name: "user management",
  asked: /\b(?:usermanagement|user management|manag(?:e|ing) users|user admin\w*)\b/,
  listed: /^(?!No ).*user (?:management|administration)/i,
  isApart: true,
};
export const PRIORITY_SUPPORT: Capability = {
  name: "priority support",
  asked: /\bpriority support\b/,
  listed: /^Priority/,
  isApart: true,
};
export const CAPABILITIES: readonly Capability[] = [
  {
    name: "Business Settings",
    asked: /\b(?:businesssettings|sett?ings|system configuration|configur\w+)\b/,
    listed: /^Business Settings/,
    isApart: true,
  },
  USER_MANAGEMENT,
  { name: "API access", asked: /\bapis?\b/, listed: /^API/, isApart: true },
  PRIORITY_SUPPORT,
  {
    name: "data export",
    asked: /\b(?:exports?|exporting|downloads?|(?:in|as) a file)\b/,
    listed: /^Data export/,
    isApart: false,
  },
  {
    name: "check-in",
    asked: /\bcheck(?:s|ing)? (?:people |customers |visitors |guests |them )?in\b|\bcheckin\b/,
    listed: /^Check-in/,
    isApart: false,
  },
  { name: "point of sale", asked: /\b(?:pointofsale|pos)\b/, listed: /^Point of sale/, isApart: false },
];

export const PRICE =
  /\b(?:price|prices|pricing|priced|cost|costs|much|charge|charges|fee|fees|rate|kitna|kitne|kitni|paisa|paise|rupees|rs|pay|paying|month|monthly|amount|annual|annually|year|yearly|subscription|expensive|cheap|gst|total|bill|budget|spend|lagega|lagenge|(?:calculat\w*|estimate|quot(?:e|ation))(?= (?:it )?for)|calculate(?= \d)|comes? to(?=$))\b/;
export const WHO =
  /\b(?:who|any role|(?:kaunsa|konsa|kaun sa) role|which role|which roles|which user|which login|kaun|kon|kis role|kiske paas|kisko|what role|what roles|which person|which of the roles|which one (?:suits|fits)|cheapest (?:role|seat|plan|login) (?:that|which|with)|(?:lowest|cheap(?:est)?)(?: price)? (?:for|of) an? (?:role|seat|plan|login) (?:that|which|with)|(?:which|what) (?:account|login|seat|plan|licen[cs]e|type))\b/;
/** Asks for an amount in so many words, beside what else it asks. */
export const ASKS_AMOUNT = /\b(?:how much|costs?|pric(?:e|es|ed)|kitn[aei] (?:ka|ki|ke|me|pad\w*|lag\w*|hog\w*|hai))\b/;

/** The cheapest role, where something else is asked of it than which it is. */
const CHEAPEST_ROLE =
  /(?<=\b(?:with|on|has|have|does|can) )the (?:cheap(?:est)?|lowest)(?: priced)?(?: (?:role|plan|seat|login|one))?\b(?! (?:that|which|with|to|for|cost|price))/;
export const cheapestRole = pricingRoles.reduce((one, other) =>
  other.monthlyRupees < one.monthlyRupees ? other : one,
);

/** What was read, how many more of it are told further on, and the text without them. */
type Reading = { found: (Omit<NamedRole, "count"> & { more: number })[]; rest: string };

function readingOf(text: string, asked: string): Reading {
  const found: Reading["found"] = [];
  let rest = text;
  for (const [id, pattern] of READ_ROLES) {
    const role = pricingRoles.find((entry) => entry.id === id);
    for (let match = pattern.exec(rest); role && match; match = pattern.exec(rest)) {
      const [at, { length }] = [match.index, match[0]];
      const same = found.find((named) => named.role === role);
      if (!same) found.push({ role, at, length, more: 0 });
      else if (ONE_MORE.test(rest.slice(0, at))) same.more += countBefore(withoutVerbDo(text.slice(0, at), asked));
      else break;
      // Taken out, so that "operations manager" is not read a second time as something shorter.
      rest = `${rest.slice(0, at)}${"_".repeat(length)}${rest.slice(at + length)}`;
    }
  }
  return { found, rest };
}

/** The roles a question names, or a part of it, in their order. */
export function rolesIn(text: string, asked: string): NamedRole[] {
  const { found } = readingOf(text, asked);
  const cheapest = found.length === 0 && CHEAPEST_ROLE.exec(text);
  if (cheapest) found.push({ role: cheapestRole, at: cheapest.index, length: cheapest[0].length, more: 0 });
  // Who names an amount that is a role's price means the role.
  if (found.length === 0 && !/\b(?:qr|upi|link|payment)\b/.test(text)) {
    // The monthly price is the one that is known: ₹399 is also what Accounting comes to on annual billing.
    const amounts = [
      ...pricingRoles.map((role) => ({ role, rupees: role.monthlyRupees })),
      ...pricingRoles.map((role) => ({ role, rupees: annualRupees(role) })),
    ];
    for (const { role, rupees } of amounts) {
      const match = new RegExp(`\\b${rupees}\\b`).exec(text);
      if (match) found.push({ role, at: match.index, length: match[0].length, more: 0 });
      if (match) break;
    }
  }
  return found
    .map(({ more, ...named }) => ({
      ...named,
      count: countBefore(withoutVerbDo(text.slice(0, named.at), asked)) + more,
    }))
    .toSorted((one, other) => one.at - other.at);
}

/** Those of a team who are named beside its roles and have none. */
function unreadIn(text: string, asked: string): Unread[] {
  const { found, rest } = readingOf(text, asked);
  if (found.length === 0 || TOLD_AFTERWARDS.test(text)) return [];
  const unread: Unread[] = [];
  let left = rest;
  for (let match = UNREAD.exec(left); match; match = UNREAD.exec(left)) {
    const [whole, told, who = ""] = match;
    const [before, after] = [left.slice(0, match.index), left.slice(match.index + whole.length)];
    // "My sister accountant" is one; "3 people: …" is the whole team; "my cousin and I sell soap" is none.
    const isNone =
      (after.startsWith(" _") && told !== undefined && !/^(?:\d|one)/.test(told)) ||
      (told === undefined && before.endsWith("_ ") && OF_A_ROLE.test(who)) ||
      (before === "" && /^(?:people|persons?|staff)$/.test(who)) ||
      /^ (?:and|aur) i\b(?! (?:and|plus|with|aur|\d|_))/.test(after);
    if (!isNone) unread.push({ who, count: told === undefined ? 1 : countOf(told) || Number(told) || 1 });
    left = `${before}${"_".repeat(whole.length)}${after}`;
  }
  return unread;
}

/** The nearest number, and at most one word after it: "two", "twenty five", "3 new". */
const COUNT_AT_END = new RegExp(
  `^(?:.* )?(?:(?<![.\\d])(\\d{1,3})|(${COUNT_WORD}))(?: (?!me$|and$|hundred$|thousand$)\\S+)?$`,
);

/** "My sister and I both want to be Admins." */
const BOTH = /\bboth (?:of us )?(?:want|wants|need|needs|will|should|are)(?: to)?(?: (?:be|become|have|get))?(?: as)?$/;

/** How many of a role are asked for: the number at the end of what stands before its name, or one. */
function countBefore(before: string): number {
  // "Two girls as retail staff", "four users on the cheapest role".
  const said = before.trim().replace(/ (?:as|on|in|with)$/, "");
  if (BOTH.test(said)) return 2;
  const [, figure, words = "one"] = COUNT_AT_END.exec(said.split(" ").slice(-3).join(" ")) ?? [];
  return figure === undefined ? countOf(words) : Number(figure);
}

const roomsIn = (text: string): Room[] =>
  ROOM_PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([room]) => room);
const capabilitiesIn = (text: string): Capability[] => CAPABILITIES.filter(({ asked }) => asked.test(text));

/** What a part of a question names that a role may open or do; who manages users need not be kept from their room. */
export function namedIn(part: string): Pick<RoleQuestion, "rooms" | "capabilities"> {
  const capabilities = capabilitiesIn(part);
  const rooms = roomsIn(part).filter((room) => room !== "crew" || !capabilities.includes(USER_MANAGEMENT));
  return { rooms, capabilities };
}

/** What may stand around the roles of a team that is told and nothing else: "one admin and two helpers". */
const OF_A_TEAM = new RegExp(
  `^(?:_+|\\d{1,3}|${COUNT_WORD}|an?|the|my|our|and|plus|with|aur|just|only|so|for|we|i|are|have|is|its|of|team|me|myself|people|in|all|hai|hain|log)$`,
);
const isTeamAlone = (text: string, asked: string): boolean => {
  const { rest } = readingOf(text, asked);
  return (
    !/^(?:is|are) /.test(rest) &&
    / (?:and|plus|with|aur) /.test(rest) &&
    rest.split(" ").every((word) => OF_A_TEAM.test(word))
  );
};

/** Takes a question about roles apart. */
export function readRoleQuestion(query: Query): RoleQuestion {
  const text = query.plain;
  const roles = rolesIn(text, query.text);
  const [first] = roles;
  const rest = first ? `${text.slice(0, first.at)} ${text.slice(first.at + first.length)}` : text;
  return {
    query,
    text,
    roles,
    unread: unreadIn(text, query.text),
    rest,
    rooms: roomsIn(rest),
    capabilities: capabilitiesIn(rest),
    asksPrice: PRICE.test(text) || query.said.has("pric") || (roles.length > 1 && isTeamAlone(text, query.text)),
    asksWhichAndPrice: WHO.test(text) && ASKS_AMOUNT.test(text),
  };
}
