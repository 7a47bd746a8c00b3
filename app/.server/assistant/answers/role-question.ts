/** What a question about roles brings: the roles, rooms and capabilities it names, and whether it asks for a price. */
import { pricingRoles } from "#app/content/pricing.ts";
import type { PricingRole, Room } from "#app/schemas/content.ts";
import { annualRupees } from "../corpus/pricing.ts";
import { COUNT_WORD, countOf, withoutVerbDo } from "../language/number-words.ts";
import type { Query } from "../search/query.ts";

/** A role where the question names it, and how many of it are asked for. */
export type NamedRole = { role: PricingRole; at: number; length: number; count: number };

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
      "packers?|employee who packs|packing (?:person|staff|team)",
      `${SOMEBODY} (?:who (?:packs|does ${MY}packing)|for ${MY}packing)`,
    ),
  ],
  [
    "sales-marketing",
    words(
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
      `(?:runs?|mans?|works? (?:at|on)|sits? at|handles?|looks after|stands at) (?:only |just )?${MY}${STAND}`,
      `${HELPER} (?:at|on|behind|for) ${MY}${STAND}`,
      String.raw`${HELPER} (?:who |that )?(?:does|takes?|sells?|bills?|collects?|works?) (?:\w+ ){0,3}(?:at|on|behind) ${MY}${STAND}`,
      String.raw`${SOMEBODY} (?:who |that )?(?:helps?|helped|helping) (?:(?:out|me|us) )?(?:at|on|in) ${MY}(?:\w+ )?${STAND}`,
    ),
  ],
  [
    "admin",
    // The other roles' names are taken out by now: "a founder and two helpers".
    words(
      String.raw`admins?|administrator|(?:owners?|founders?) (?:role|login|plan|seat|account)|(?<=\b(?:one|an|1) )(?:owner|founder)|(?:owner|founder)(?= (?:plus|and|with) (?:an? |my |one |two |three |four |\d )?_)`,
      String.raw`(?<=\bone )of us (?:does|runs|handles|manages) everything`,
    ),
  ],
];

/** The words by which founders call each room, as far as access is concerned. */
const ROOM_PATTERNS: readonly (readonly [Room, RegExp])[] = [
  ["storeroom", /\b(?:storeroom|stock|inventory|batches|godown|shel(?:f|ves))\b/],
  ["sales-desk", /\b(?:salesdesk|orders?|invoices?|invoicing|bills?|chalan|challan|credit ?note)\b/],
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
    /\b(?:crystalball|analytics|reports?|numbers|margins?|profits?|insights?|dashboard|best ?sellers?)\b/,
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
  /\b(?:price|prices|pricing|priced|cost|costs|much|charge|charges|fee|fees|rate|kitna|kitne|kitni|paisa|paise|rupees|rs|pay|paying|month|monthly|amount|annual|annually|year|yearly|subscription|expensive|cheap|gst|total|bill|budget|spend|lagega|lagenge)\b/;
export const WHO =
  /\b(?:who|any role|(?:kaunsa|konsa|kaun sa) role|which role|which roles|which user|which login|kaun|kon|kis role|kiske paas|kisko|what role|what roles|which person|which of the roles|which one (?:suits|fits)|cheapest (?:role|seat|plan|login) (?:that|which|with)|(?:which|what) (?:account|login|seat|plan|licen[cs]e|type))\b/;
/** Asks for an amount in so many words, beside what else it asks. */
export const ASKS_AMOUNT = /\b(?:how much|costs?|pric(?:e|es|ed)|kitn[aei] (?:ka|ki|ke|me|pad\w*|lag\w*|hog\w*|hai))\b/;

/** The cheapest role, where something else is asked of it than which it is. */
const CHEAPEST_ROLE =
  /(?<=\b(?:with|on|has|have|does|can) )the (?:cheap(?:est)?|lowest)(?: priced)?(?: (?:role|plan|seat|login|one))?\b(?! (?:that|which|with|to|for|cost|price))/;
export const cheapestRole = pricingRoles.reduce((one, other) =>
  other.monthlyRupees < one.monthlyRupees ? other : one,
);

/** The roles a question names, or a part of it, in their order. */
export function rolesIn(text: string, asked: string): NamedRole[] {
  const found: Omit<NamedRole, "count">[] = [];
  let rest = text;
  for (const [id, pattern] of ROLE_WORDS) {
    const role = pricingRoles.find((entry) => entry.id === id);
    const match = pattern.exec(rest);
    if (!role || !match) continue;
    found.push({ role, at: match.index, length: match[0].length });
    // Taken out, so that "operations manager" is not read a second time as something shorter.
    rest = `${rest.slice(0, match.index)}${"_".repeat(match[0].length)}${rest.slice(match.index + match[0].length)}`;
  }
  const cheapest = found.length === 0 && CHEAPEST_ROLE.exec(text);
  if (cheapest) found.push({ role: cheapestRole, at: cheapest.index, length: cheapest[0].length });
  // Who names an amount that is a role's price means the role.
  if (found.length === 0 && !/\b(?:qr|upi|link|payment)\b/.test(text)) {
    // The monthly price is the one that is known: ₹399 is also what Accounting comes to on annual billing.
    const amounts = [
      ...pricingRoles.map((role) => ({ role, rupees: role.monthlyRupees })),
      ...pricingRoles.map((role) => ({ role, rupees: annualRupees(role) })),
    ];
    for (const { role, rupees } of amounts) {
      const match = new RegExp(`\\b${rupees}\\b`).exec(text);
      if (match) found.push({ role, at: match.index, length: match[0].length });
      if (match) break;
    }
  }
  return found
    .map((named) => ({ ...named, count: countBefore(withoutVerbDo(text.slice(0, named.at), asked)) }))
    .toSorted((one, other) => one.at - other.at);
}

/** The nearest number, and at most one word after it: "two", "twenty five", "3 new". */
const COUNT_AT_END = new RegExp(
  `^(?:.* )?(?:(?<![.\\d])(\\d{1,3})|(${COUNT_WORD}))(?: (?!me$|and$|hundred$|thousand$)\\S+)?$`,
);

/** How many of a role are asked for: the number at the end of what stands before its name, or one. */
function countBefore(before: string): number {
  // "Two girls as retail staff", "four users on the cheapest role".
  const said = before.trim().replace(/ (?:as|on|in|with)$/, "");
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
    rest,
    rooms: roomsIn(rest),
    capabilities: capabilitiesIn(rest),
    asksPrice: PRICE.test(text) || query.said.has("pric"),
    asksWhichAndPrice: WHO.test(text) && ASKS_AMOUNT.test(text),
  };
}
