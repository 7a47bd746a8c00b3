/**
 * Questions about roles are questions about a table: who, which room, what price, how many. They are read as such and
 * answered from the table's cells, where search would only find a neighbouring row.
 */
import { offer } from "#app/content/brand.ts";
import { modules } from "#app/content/modules.ts";
import { accessMatrix, gstPercent, pricingRoles } from "#app/content/pricing.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { rupeesWithGst } from "#app/lib/price.ts";
import type { PricingRole, Room } from "#app/schemas/content.ts";
import { asksIf, comparedIn } from "./claims.ts";
import { type Draft, firstAnswer } from "./compose.ts";
import { rolesByPrice } from "./role-prices.ts";
import { earlyBirdSupport, waitlist } from "../corpus/offer.ts";
import { capitalised, inWords, type Link, paragraph, uncapitalised } from "../corpus/passage.ts";
import {
  accessSentence,
  annualRupees,
  cellSentence,
  featureLine,
  notCombined,
  priceSentence,
  pricingLink,
  rolesSentence,
  roomSentence,
} from "../corpus/pricing.ts";
import { COUNT_WORD, countOf, inNumber } from "../language/number-words.ts";
import {
  ASKS_AMOUNT,
  CAPABILITIES,
  type Capability,
  cheapestRole,
  type NamedRole,
  namedIn,
  PRICE,
  PRIORITY_SUPPORT,
  readRoleQuestion,
  rolesIn,
  type RoleQuestion,
  type Unread,
  USER_MANAGEMENT,
  WHO,
} from "./role-question.ts";
import type { Query } from "../search/query.ts";

type Counted = Pick<NamedRole, "role" | "count">;
type Reader = (asked: RoleQuestion) => Draft | null;
/** Of a question that names a role: its first one is what is asked about. */
type RoleReader = (asked: RoleQuestion & { role: PricingRole }) => Draft | null;

const crewLink: Link = { title: "The Crew", path: "/feature/access-control" };
const admin = pricingRoles.find(({ highlight }) => highlight);

const JOB =
  /\b(?:job|jobs|career|careers|position|positions|vacancy|engineer|designer|hiring|apply|salary|openings?|specialist|social media)\b/;

/** A role of the product, by its title, and what it may do: nobody is hired as one. */
const BY_TITLE = /\b(?:operationsmanager|secondincommand|retail (?:and )?event staff|admin)\b/;
const MAY_DO = /\b(?:opens?|sees?|access|do|edits?|costs?|price)\b/;
const A_POST = /\b(?:jobs?|positions?|vacanc\w*|openings?)\b/;
const isOfProduct = (plain: string): boolean => BY_TITLE.test(plain) && MAY_DO.test(plain) && !A_POST.test(plain);

/** Questions that name a role and ask for something the table does not hold. */
const OTHER_QUESTION =
  /\b(?:co ?founders?|partners?|second founder|two founders|more than one|multiple admins|weekend|temporary|password|upgrade|downgrade|promot\w*|demot\w*|switch\w*|move|moved|trial|refund|cancel|waitlist|popular)\b|\b(?:remove|drop|dismiss) (?:an?|the|one|my|our) |\b(?:add|remove|invite|manage|create) (?:new |more |other |my )?(?:users?|people|team|staff|logins?|members?)\b|\bhow (?:do|does|can|will) .*\b(?:take|accept|collect) (?:payments?|money|upi|cards?)\b|\b(?:every month(?!$)|gstr1|gst|filing|(?<!\ba )file|working hours|work hours|attendance|timesheets?|shifts|salar(?:y|ies)|wages?|overtime)\b|\b(?:is|am|are|aged?|old) 1[0-9]\b|\b1[0-9] (?:years?|yrs?|saal|old)\b/;

/** Said of a price, and of no return that is filed. */
const WITH_GST =
  /(?<!\b(?:helps?|deals?|works?) )\b(?:with|without|before|after|includ\w*|incl|inclusive(?: of)?|plus|and|excluding|excl) (?:the )?(?:18 percent )?gst\b|\bgst (?:with|without|milakar|mila ke|included|inclusive|extra|excluded|ke saath|ke bina)\b/g;

/** Whether there may be two, unless it is what two cost. */
const TWO_ADMINS = /\btwo admins\b/;

const WHICH_TO_BUY =
  /\bwhich\b.*\bbuy\b|\bwhat (?:(?:role|seat|login|plan) )?(?:do|should|can|would|must) i (?:give|buy|get|take|choose|pick)\b/;

/** One person in two roles, one after the other, and not two people. */
const CHANGES_ROLE =
  /\bchange role of\b|\b(?:promot|upgrad|demot|downgrad)\w*\b.*\bon the \d|\b(?:promot|upgrad|demot|downgrad|mov|switch|shift)\w*\b.*\bfrom\b.*\bto\b|\b(?:make|turn|put) (?:my|our|the|her|him|them) .*\b(?:instead of|from)\b|\b(?:half ?way|mid ?way|mid ?month|in the middle of)\b/;

/** "My CA wants proper invoices, which module takes care of it?" */
const ASKS_MODULE =
  /\b(?:which|what) (?:module|room|feature)s? (?:of ladoo |in ladoo |here )?(?:takes? care|handles?|helps?|deals?|looks? after|makes?)\b/;

/** "My CA keeps shouting at me for proper bills": what is asked of the visitor, and not what the role may do. */
const ASKS_OF_US =
  /\b(?:accountants?|auditors?|bookkeepers?|ca|munim)\b (?:\w+ ){0,3}(?:shout\w*|scold\w*|nags?|nagging|yell\w*|insist\w*|demand\w*|pester\w*|chas(?:es|ing)|complain\w*|angry|calls|calling|ask(?:s|ing)? (?:me )?(?:for|about))\b/;

/** Whether a question that has words of roles asks for something the table does not hold. */
const isAnotherMatter = ({ query, text: whole, roles, asksPrice, asksWhichAndPrice }: RoleQuestion): boolean => {
  const text = asksPrice ? whole.replace(WITH_GST, " ") : whole;
  return (
    CHANGES_ROLE.test(text) ||
    ASKS_MODULE.test(text) ||
    ASKS_OF_US.test(text) ||
    (TWO_ADMINS.test(text) && !ASKS_AMOUNT.test(text) && !(asksPrice && roles.length > 1)) ||
    (OTHER_QUESTION.test(text) &&
      !(asksPrice && roles.length > 1) &&
      !(
        roles.length > 0 &&
        (WHICH_TO_BUY.test(text) || asksWhichAndPrice) &&
        !OTHER_QUESTION.test(text.replace(/\bweekend\b/, ""))
      )) ||
    query.said.has("age")
  );
};

const ADDS_USERS =
  /\b(?:add|remove|invite|create|delete) (?:new |other |more |a |the )?(?:users?|people|persons?|members?|logins?|staff)\b/;

const WHICH_MAY = /\b(?:which|what) (?:roles?|seats?|logins?) (?:can|may|could|is allowed to|are allowed to)\b/;

/** "Can she add users?", and not "how do I add her?", which is another matter. */
const whoAddsUsers: Reader = ({ text, roles: [named], asksWhichAndPrice }) => {
  if (named && ADDS_USERS.test(text.slice(named.at + named.length)))
    return capabilityOf(named.role, USER_MANAGEMENT, asksWhichAndPrice);
  return !named && (asksWhichAndPrice || WHICH_MAY.test(text)) && ADDS_USERS.test(text)
    ? holdersOf(USER_MANAGEMENT, asksWhichAndPrice)
    : null;
};

/** Where what somebody is to be kept from begins. */
const KEPT_OUT =
  /\b(?:not|never|no|cannot|cant|mustnt|shouldnt|without|except|apart from|minus|(?:out|away) (?:of|from)|but)\b/;
const EVERY_ROOM =
  /\b(?:all|every|everything|seven|(?:whole|entire) (?:show|app|thing|shop|business|brand|software|lot|system))\b/;
const ONLY = /\b(?:only|just|nothing else)\b/;
const LOOKS = /\b(?:looks?(?! after)|sees?|reads?|views?|checks?|peeks?|glances?)\b/;
/** Asks what suits somebody whose work is told, and not who may do a thing. */
const FITS =
  /\b(?:fits?|suits?|hers|his|for (?:her|him|them)|(?:she|he|they) (?:needs?|gets?|takes?)|give (?:her|him|them))\b/;
const ROOMS = modules.map(({ room }) => room);
const nameOf = (room: Room): string => modules.find((entry) => entry.room === room)?.name ?? room;

/**
 * "My partner needs every module, but no Business Settings. Which role?": the cheapest that opens the one and not the other.
 * "She runs the godown and the exhibitions, what seat fits her?": the cheapest that opens both.
 */
const fittingRole: Reader = ({ text, roles }) => {
  if (!WHO.test(text) || roles.length > 0) return null;
  const at = KEPT_OUT.exec(text)?.index ?? text.length;
  const [wanted, kept] = [namedIn(text.slice(0, at)), namedIn(text.slice(at))];
  const rooms = EVERY_ROOM.test(text) ? ROOMS : wanted.rooms;
  const isKept = kept.rooms.length + kept.capabilities.length > 0;
  const isTold = wanted.rooms.length > 1 && (ONLY.test(text) || FITS.test(text));
  if ((!isKept && !isTold) || rooms.length === 0) return null;
  // "Takes the orders and peeks at the customers": what stands before the looking is done in full.
  const looksAt = LOOKS.exec(text)?.index ?? text.length;
  const lookedAt = namedIn(text.slice(looksAt)).rooms;
  const isSeen = (room: Room) => looksAt < text.length && (lookedAt.length === 0 || lookedAt.includes(room));
  const levelsOf = (room: Room) => (isSeen(room) ? ["full", "limited", "view"] : ["full"]);
  const [cheapest] = pricingRoles
    .filter(
      (role) =>
        rooms.every((room) => levelsOf(room).includes(role.accessToCategories[room] ?? "none")) &&
        wanted.capabilities.every((capability) => includes(role, capability)) &&
        kept.rooms.every((room) => role.accessToCategories[room] === "none") &&
        !kept.capabilities.some((capability) => includes(role, capability)),
    )
    .toSorted((one, other) => one.monthlyRupees - other.monthlyRupees);
  return cheapest ? accessOf(cheapest) : null;
};

const SEES =
  "(?:(?:be able to|be allowed to|get to|have|any|ever|even) )*(?:see|sees|seeing|view|viewing|open|opening|access|accessing|look|looking|know|knowing|touch|touching|read|reading|enter|entering|edit|editing|change|changing|peek|peeking|get into|getting into)";
/** Wants somebody kept from a room, and does not ask whether they may enter it. */
const TO_BE_KEPT_OUT = new RegExp(
  `\\b(?:(?:should|must|may|shall)(?: ?not|nt| never) ${SEES}|(?:dont|do not|never) want (?:\\w+ ){1,4}to ${SEES}|(?:keep|keeping|kept|stop|stopped|prevent|prevented|block|blocked|bar|barred|restrict|restricted)\\b.* from ${SEES}|(?:hide|hidden|hiding)\\b.* from|(?:keep|kept) (?:\\w+ ){1,4}out of|without ${SEES}|(?:na|nahi|nahin) dekh\\w*)\\b`,
);
/** Wants a role made that opens nothing else than what is named, or all but that. */
const A_NEW_ROLE = new RegExp(
  `\\b(?:make|create|build|set ?up|define|have) (?:an? |my |our )?(?:new |own |custom |separate )*role\\b(?=.*\\b(?:only|just|nothing but|(?:not|doesnt|dont|cannot|cant|never) ${SEES})\\b)`,
);
const CUSTOM_ROLE = accessMatrix.note.replace(/:.*$/, ".");

/** "My packer should not see the payments": whether the role that is named is kept from the room anyway, or how else. */
const keepsOut: Reader = ({ text, roles: [named, another], rest, rooms, asksPrice }) => {
  const isNew = A_NEW_ROLE.test(text);
  if (rooms.length === 0 || another || asksPrice || (!isNew && (WHO.test(text) || !TO_BE_KEPT_OUT.test(text))))
    return null;
  const links = [pricingLink, crewLink];
  if (!named || (isNew && ONLY.test(text))) return isNew ? { body: `Yes. ${CUSTOM_ROLE}`, links } : null;
  const { role } = named;
  const told = namedIn(rest.slice(KEPT_OUT.exec(rest)?.index ?? 0)).rooms;
  const shut = told.length > 0 ? told : rooms;
  const levels = shut.map((room) => role.accessToCategories[room]);
  // An Admin is kept from nothing, and who may only look changes nothing.
  if (role.highlight || (CHANGES.test(rest) && levels.includes("view"))) return null;
  return levels.every((level) => level === "none")
    ? {
        body: paragraph(
          `Yes: the ${role.title} role has no access to ${either(shut.map(nameOf))}.`,
          openRooms(role),
          featureLine(role),
          CUSTOM_ROLE,
        ),
        links,
      }
    : {
        body: `Yes, with a role of your own. ${CUSTOM_ROLE} As it comes, ${uncapitalised(accessSentence(role))}`,
        links,
      };
};

const A_CUSTOM_ROLE = /\bcustom(?:ised|ized)? (?:role|login|seat|access)s?\b/;
/** "Can I give my packer a custom role?" */
const givesCustomRole: Reader = ({ query, text, roles, rooms, asksPrice }) =>
  A_CUSTOM_ROLE.test(text) && roles.length === 1 && rooms.length === 0 && !asksPrice
    ? { body: paragraph(asksIf(query) ? "Yes." : "", accessMatrix.note), links: [pricingLink, crewLink] }
    : null;

const AGAINST = /\b(?:than|or|versus|vs|against|compared? (?:to|with))\b/;
const COSTS_MORE = /\b(?:cheap(?:er|est)?|dear(?:er)?|costlier|costs?|more|less|expensive|save|saves|price)\b/;

/** "Is one Second-in-Command cheaper than an Operations Manager and an Accounting user together?" */
const twoTeams: Reader = ({ query, text }) => {
  const [one, other, third] = text
    .split(AGAINST)
    .map((side) => rolesIn(side.trim(), query.text))
    .filter((side) => side.length > 0);
  if (!one || !other || third || !COSTS_MORE.test(text)) return null;
  if (![one, other].some((side) => side.length > 1 || side.some(({ count }) => count > 1))) return null;
  const [less, more] = sumOf(one) <= sumOf(other) ? [one, other] : [other, one];
  const difference = sumOf(more) - sumOf(less);
  const line = (side: readonly Counted[]): string => `- ${namesOf(side)}: ${formatRupees(sumOf(side))}`;
  return {
    body: `${difference === 0 ? "Both cost the same" : `${capitalised(namesOf(less))} ${costs(less)} ${formatRupees(difference)} less`} a month, before ${gstPercent}% GST:\n${line(one)}\n${line(other)}`,
    links: [pricingLink],
  };
};

const HOW_MANY_ROLES =
  /\bhow many (?:(?:ready ?made|built ?in|standard|fixed|different|price|user|kinds? of|types? of) )*roles?\b(?! (?:can|may|does) (?:one|an?|each|the same)\b)/;
const howManyRoles: Reader = ({ text, rooms }) =>
  HOW_MANY_ROLES.test(text) &&
  rooms.every((room) => room === "crew") &&
  !PRICE.test(text.replace(/\bprice (?:page|roles?)\b/, ""))
    ? { body: rolesSentence(), links: [pricingLink, crewLink] }
    : null;

const EACH_ROLE =
  /\b(?:(?:one|1|an?) (?:(?:seat|login|user|person|licen[cs]e) )?(?:of|for|in|on) (?:each|every)|(?:each|every one|all)(?: of)? (?:the )?(?:six |6 )?(?:different )?roles)\b/;
const oneOfEach: Reader = ({ text, asksPrice }) =>
  asksPrice && EACH_ROLE.test(text) ? teamPrice(pricingRoles.map((role) => ({ role, count: 1 }))) : null;

const HOLDS = /\b(?:roles?|seat|login|plan|account|who (?:has|gets|can|may|does))\b/;
const whoHasCapability: Reader = ({ text, rooms, capabilities, asksWhichAndPrice }) => {
  const [capability, ...others] = capabilities;
  if (!capability || !WHO.test(text)) return null;
  if (!asksWhichAndPrice && !capabilities.some(({ isApart }) => isApart)) {
    // What comes with a room is many roles', and on the card of the one it is made for.
    const [role, ...more] = pricingRoles.filter(({ features }) =>
      capabilities.every(({ listed }) => features.some((feature) => listed.test(feature))),
    );
    return role && more.length + rooms.length === 0 && HOLDS.test(text) ? whichRole(role) : null;
  }
  return others.length === 0
    ? holdersOf(capability, asksWhichAndPrice)
    : holdersOfAll([capability, ...others], asksWhichAndPrice);
};

const ENTERS =
  /\b(?:access|see|sees|view|opens?|enter|uses?|edit|change|touch|allowed|dekh|dikhega|permission|rights|look|role|roles)\b/;
/** Who of us sees what visitors enter here. */
const OUR_SIDE = /\b(?:my data|our data|waitlist|ladoo|website)\b/;
const AT_MOST = /\b(?:less than|below|under|within|at most|up ?to|max(?:imum)?|not more than) (?:rs |inr )?(\d{3,4})\b/;
const CHEAPEST = /\b(?:cheapest|cheap|cheaper|least|lowest)\b/;
const whoEntersRoom: Reader = ({ text, rooms: [room], asksWhichAndPrice }) => {
  if (!room || !WHO.test(text) || !ENTERS.test(text) || OUR_SIDE.test(text)) return null;
  const most = Number(AT_MOST.exec(text)?.[1] ?? 0);
  const [cheapest] = pricingRoles
    .filter(
      ({ accessToCategories, monthlyRupees }) =>
        accessToCategories[room] === "full" && (most === 0 || monthlyRupees <= most),
    )
    .toSorted((one, other) => one.monthlyRupees - other.monthlyRupees);
  if (cheapest && (most > 0 || CHEAPEST.test(text))) return accessOf(cheapest);
  const holders = pricingRoles.filter(({ accessToCategories }) => accessToCategories[room] !== "none");
  return {
    body: paragraph(roomSentence(room), asksWhichAndPrice ? pricesOf(holders) : ""),
    links: [pricingLink, crewLink],
  };
};

const DIFFERENCE =
  /\b(?:difference|different|differ|compare|compared|comparison|versus|vs|or|between|farak|fark|antar|than|lacks?)\b|\bextra\b.*\bover\b/;
const BY_THE_MONTH = /\b(?:monthly|(?:by|each|every) (?:the )?month|month by month|month wise)\b/;
const A_YEAR = /\b(?:annual|annually|year|yearly|twelve months|12 months)\b/;
/** "Me and two helpers": the founder is an Admin. */
const ME_AND =
  /\b(?:me|myself)\b(?=.*\b(?:and|plus|aur|with)\b)|\b(?:and|plus|aur) (?:me|myself)\b(?! as\b)|\bi am (?:alone )?with\b|\b(?:owner|founder) (?:and|plus|aur)\b|^(?:one |the |1 )?(?:owner|founder)\b|\b(?:and|aur) i (?:and|plus|aur|with)\b|\b(?:besides|apart from|other than|along with|beside) (?:me|myself)\b|^(?:so )?i (?:and|plus|aur) |\b(?:main|mein|mai) aur\b|\baur (?:main|mein|mai)\b/;
const withFounder = (text: string, roles: readonly Counted[]): readonly Counted[] =>
  admin && ME_AND.test(text) && roles.every(({ role }) => role !== admin)
    ? [{ role: admin, count: 1 }, ...roles]
    : roles;

const team: RoleReader = ({ text, roles, unread, asksPrice }) => {
  const everybody = withFounder(text, roles);
  const isTeam = everybody.length + unread.length > 1 || (everybody[0]?.count ?? 1) > 1;
  if (!asksPrice || !isTeam || DIFFERENCE.test(text)) return null;
  const [only, another] = everybody;
  const price = teamPrice(everybody, text, unread);
  if (another || only?.role !== cheapestRole || !CHEAPEST.test(text)) return price;
  return { ...price, body: `The cheapest role is ${cheapestRole.title}. ${price.body}` };
};

const twoRoles: RoleReader = ({ query, text, role, roles: [, second], asksPrice }) =>
  second && (DIFFERENCE.test(text) || asksPrice)
    ? comparison(role, second.role, differenceOf(query, role, second))
    : null;

/** Which of two roles is the cheaper one or the dearer, where that is asked, and whether it is the one it is said to be. */
function differenceOf(query: Query, one: PricingRole, { role: other, at: otherAt }: NamedRole): string {
  const difference = `${formatRupees(Math.abs(one.monthlyRupees - other.monthlyRupees))} per user per month, before GST`;
  const compared = comparedIn(query.plain);
  // What is paid by the year, or in the offer, is not compared here.
  if (!compared || NOT.test(query.plain) || A_YEAR.test(query.plain) || OTHER_PRICE.test(query.plain))
    return `${one.title} and ${other.title} differ by ${difference}`;
  const { asked, at } = compared;
  const isCheaper = one.monthlyRupees < other.monthlyRupees;
  const isFirst = isCheaper === (asked === "cheaper");
  const verdict =
    asksIf(query) && at < otherAt && THAN.test(query.plain) && !/\d/.test(query.plain)
      ? isFirst
        ? "Yes, "
        : "No, "
      : "";
  return `${verdict}${(isFirst ? one : other).title} is ${asked} by ${difference}`;
}
const THAN = /\bthan\b/;
const OTHER_PRICE = /\b(?:earlybird|half|discount\w*|offer)\b/;

const WHICH_FITS =
  /\b(?:which|what|kaun ?sa|konsa) (?:role|seat|login|plan)\b(?:.*\b(?:right|fits?|suits?|best|for|should|give|need|cost|price|sahi|theek|lena)\b|$)/;

/** What somebody is to be kept from. */
const KEPT_FROM = /\b(?:not|never|without|except|out of|away from|off limits)\b/;
const hasCapability: RoleReader = ({ rest, role, capabilities: [capability], asksWhichAndPrice }) => {
  if (!capability) return null;
  const asksWhich = (asksWhichAndPrice && KEPT_FROM.test(rest)) || WHICH_FITS.test(rest);
  return asksWhich && includes(role, capability) ? whichRole(role) : capabilityOf(role, capability, asksWhichAndPrice);
};

/** Words in which "orders", "customers" and the like are not about access. */
const BUYER = /\b(?:my customers (?:pay|can pay)|customers? (?:pay|paying|return)|payments? (?:fee|link|method))\b/;

/** What somebody does is told, and what the role costs is asked. */
const ASKS_RATE = /\b(?:seat|role|login|plan)s? (?:(?:per|a|each|every|for a) )?(?:month|year)\b/;
/** "How much for my accountant, and can they change invoices?" */
const MAY_ENTER = /\b(?:can|may|could) (?:he|she|they|it|(?:my|the|our) \w+)\b/;
const entersRoom: RoleReader = (asked) => {
  const {
    text,
    rest,
    role,
    rooms: [room],
  } = asked;
  if (!room || BUYER.test(text)) return null;
  if (WHICH_TO_BUY.test(rest)) return accessOf(role);
  const asksPrice = /\b(?:cost|price|how much|kitn[aei])\b/.test(rest) || ASKS_RATE.test(rest);
  if (asksPrice && !MAY_ENTER.test(rest)) return null;
  return {
    body: paragraph(cellVerdict({ ...asked, room }), cellContext(role, room), asksPrice ? shortPrice(role) : ""),
    links: [pricingLink, crewLink],
  };
};

const NOT = /\b(?:not|never|no|cannot)\b|(?<!^)\b(?:cant|doesnt|isnt|wont|dont)\b(?! (?:it|they|he|she)$)/;
const IN_FULL = /\b(?:p(?:u|oo)ra|full|fully|everything|all|complete|completely)\b/;
const CHANGES = /\b(?:edits?|editing|change|changes|modify|touch|delete|create|update)\b/;
const TO_LOOK = /\b(?:view|see|look|read|check)\b/;
const TO_ENTER = /\b(?:open|use|access|enter)\b/;
const VIEW_ONLY = /\b(?:view|read) only\b|\b(?:only|just) (?:view|see|look|read)\b/;
/** What a role may do in one room, as an answer to whether it may; the sentence alone where that is not certain. */
const cellVerdict = ({ query, rest, role, room }: RoleQuestion & { role: PricingRole; room: Room }): string => {
  const sentence = cellSentence(role, room);
  const level = role.accessToCategories[room];
  if (!asksIf(query) || NOT.test(rest) || /\b(?:or|if|unless|custom)\b/.test(rest)) return sentence;
  const [isFull, changes, viewsOnly] = [IN_FULL, CHANGES, VIEW_ONLY].map((pattern) => pattern.test(rest));
  const no = `No: ${uncapitalised(sentence.replace(/^Yes: /, ""))}`;
  if (level === "full" && viewsOnly) return no;
  if (level === "view" && viewsOnly) return `Yes. ${sentence}`;
  if (level === "view" && (isFull || changes)) return no;
  if (level === "view" && TO_LOOK.test(rest)) return `Yes. ${sentence}`;
  if (level === "view") return TO_ENTER.test(rest) ? `Yes, but only to read. ${sentence}` : sentence;
  if (level !== "limited" || viewsOnly) return sentence;
  return isFull ? no : `Yes, with limits. ${sentence}`;
};

/** Beside a room these are what is done there, and not what is paid. */
const OF_A_ROOM = /\b(?:pay|paise|paisa|bill|total|year|month)\b/g;
/** "Is 899 final, or does tax come on top?" */
const WITH_TAX =
  /\b(?:gst|tax(?:es)?)\b.*\b(?:top|extra|add\w*|final|includ\w*|inclusive)\b|\b(?:extra|add\w*|final|includ\w*|inclusive|plus)\b.*\b(?:gst|tax(?:es)?)\b/;
/** "What does half off come to?" */
const COMES_TO = /\b(?:half|\d+ percent off|comes? to|discount(?:ed)?)\b/;
/** "Is the Admin role 999?" */
const AN_AMOUNT = /\bis\b.*\b\d{3,4}$/;
const OPENS = /\b(?:which|what) (?:modules?|rooms?)\b|\b(?:opens?|unlocks?)\b/;
/** What somebody may do with prices, which are the brand's own. */
const CHANGES_PRICES =
  /\b(?:change|edit|set|alter|modify|touch|update|fix)(?:s|ing)? (?:(?:the|my|our|any|product) )*(?:prices?|rates?)\b/;
const price: RoleReader = ({ query, text, rest, role, rooms }) => {
  const isAsked =
    query.said.has("pric") ||
    AN_AMOUNT.test(rest) ||
    WITH_TAX.test(rest) ||
    ASKS_RATE.test(rest) ||
    COMES_TO.test(rest) ||
    PRICE.test(rooms.length > 0 ? rest.replace(OF_A_ROOM, "") : rest);
  if (!isAsked || /\b(?:access|see|edit|permission)\b/.test(rest) || CHANGES_PRICES.test(rest)) return null;
  const opens = OPENS.test(rest) ? [accessSentence(role), featureLine(role)] : [];
  return {
    body: paragraph(priceSentence(role), packerLine(text, [role]), gstLine(role, rest), ...opens),
    links: [pricingLink],
  };
};

const ACCESS =
  /\b(?:access|accessing|see|sees|view|views|open|opens|enter|enters|edit|edits|change|changes|touch|use|uses|get|gets|do|does|allowed|allow|permission|permissions|rights|restrict|restricted|hide|hidden|read|reads|look|manage|limited|full|only|milt[aie]|milega|dekh|dekhna|dikhega|include|includes|included|can|able|what|which|edit)\b/;
/** So few words beside the role's name ask for nothing else than the role. */
const BARE_WORDS = 3;
/** "What can she not do?" */
const ASKS_MISSING =
  /\b(?:what|which|kya)\b.*\b(?:cannot|cant|can not|not (?:do|see|open|have|get|allowed|include\w*)|doesnt|does not|isnt|is not|lacks?|missing|without|nahi)\b/;
const either = (names: readonly string[]): string => inWords(names).replace(/ and (?=[^,]*$)/, " or ");
const missing: RoleReader = ({ rest, role, rooms }) => {
  if (!ASKS_MISSING.test(rest) || rooms.length > 0) return null;
  const without = CAPABILITIES.filter((capability) => capability.isApart && !includes(role, capability));
  const shut = modules.filter(({ room }) => role.accessToCategories[room] === "none").map(({ name }) => name);
  if (without.length + shut.length === 0) return null;
  const closed = shut.length > 0 ? [`access to ${either(shut)}`] : [];
  const things = without.length > 0 ? [either(without.map(({ name }) => name))] : [];
  return {
    body: paragraph(
      `The ${role.title} role has no ${[...closed, ...things].join(", and no ")}.`,
      openRooms(role),
      shortPrice(role),
    ),
    links: [pricingLink, crewLink],
  };
};

const FOR_WHOM =
  /^(?:who is|whos) (?:the |an? )?(?:(?:role|seat|login|plan) )?(?:(?:meant|intended|made|thought) )?for$|^(?:for )?whom? is (?:the |an? )?(?:(?:role|seat|login|plan) )?(?:meant|intended|made|thought|for)(?: for)?$/;
/** "Who is the Admin role for?" asks neither who has it nor what it opens. */
const forWhom: RoleReader = ({ rest, role }) =>
  FOR_WHOM.test(rest.replace(/ +/g, " ").trim())
    ? {
        body: paragraph(
          `The ${role.title} role is ${uncapitalised(role.description)}`,
          accessSentence(role, "It"),
          featureLine(role),
          shortPrice(role),
        ),
        links: [pricingLink, crewLink],
      }
    : null;

const access: RoleReader = ({ rest, role }) => {
  if (WHICH_FITS.test(rest)) return whichRole(role);
  return ACCESS.test(rest) || rest.split(" ").filter(Boolean).length <= BARE_WORDS ? accessOf(role) : null;
};

const aboutRoles: readonly Reader[] = [howManyRoles, oneOfEach, whoHasCapability, whoEntersRoom];
const aboutOneRole: readonly RoleReader[] = [
  forWhom,
  team,
  twoRoles,
  missing,
  hasCapability,
  entersRoom,
  price,
  access,
];

/** The answer to a question about roles, or null when it is about something else. */
export function answerAboutRoles(query: Query): Draft | null {
  if (query.founder || query.wantsTale || (query.wantsJob && JOB.test(query.plain) && !isOfProduct(query.plain)))
    return null;
  const asked = readRoleQuestion(query);
  const described =
    whoAddsUsers(asked) ??
    rolesByPrice(asked) ??
    fittingRole(asked) ??
    keepsOut(asked) ??
    givesCustomRole(asked) ??
    twoTeams(asked);
  if (described || isAnotherMatter(asked)) return described;
  const [named] = asked.roles;
  return named ? firstAnswer(aboutOneRole, { ...asked, role: named.role }) : firstAnswer(aboutRoles, asked);
}

/** What a role may do, and what it costs. */
const accessOf = (role: PricingRole): Draft => ({
  body: paragraph(accessSentence(role), featureLine(role), shortPrice(role)),
  links: [pricingLink, crewLink],
});

/** The role that is asked for, named first. */
const whichRole = (role: PricingRole): Draft => ({
  ...accessOf(role),
  body: paragraph(
    `${role.title} is the role for that.`,
    accessSentence(role, "It"),
    featureLine(role),
    shortPrice(role),
  ),
});

/** Whether a thing that is no room comes with a role. */
const includes = ({ highlight, features }: PricingRole, { listed }: Capability): boolean =>
  highlight || features.some((feature) => listed.test(feature));

/** "Operations Manager (limited user administration)": a holder with what its card says, where that is less. */
function withOwn({ title, highlight, features }: PricingRole, { name, listed }: Capability): string {
  const own = features.find((feature) => listed.test(feature))?.toLowerCase();
  return highlight || !own || own === name ? title : `${title} (${own})`;
}

/** Whether a role may do a thing that is no room, and who may. */
function capabilityOf(role: PricingRole, capability: Capability, isPriced: boolean): Draft {
  const { name, listed } = capability;
  const own = role.features.find((feature) => listed.test(feature));
  if (own || role.highlight) {
    const named = own ? own.replace(/^(?!API|Business)./, (letter) => letter.toLowerCase()) : name;
    return {
      body: `Yes: the ${role.title} role includes ${named}. ${accessSentence(role)} ${shortPrice(role)}`,
      links: [pricingLink, crewLink],
    };
  }
  const holders = pricingRoles.filter((other) => includes(other, capability));
  return {
    body: paragraph(
      `No: the ${role.title} role does not include ${name}; that is with ${inWords(holders.map((other) => withOwn(other, capability)))}.`,
      accessSentence(role),
      featureLine(role),
      isPriced ? pricesOf([role, ...holders]) : "",
    ),
    links: [pricingLink, crewLink],
  };
}

/** Who may do a thing that is no room. */
function holdersOf(capability: Capability, isPriced: boolean): Draft {
  const { name, isApart } = capability;
  const holders = pricingRoles.filter((role) => includes(role, capability));
  const others = pricingRoles.filter((role) => !includes(role, capability));
  const named = holders.map((role) => withOwn(role, capability));
  const isEarlyBirds = capability === PRIORITY_SUPPORT;
  const body = paragraph(
    `${capitalised(name)}: ${inWords(named)}.`,
    isApart ? `The other roles do not have it: ${inWords(others.map(({ title }) => title))}.` : "",
    isPriced ? pricesOf(holders) : "",
    isEarlyBirds ? earlyBirdSupport : "",
  );
  return { body, links: [pricingLink, isEarlyBirds ? waitlist : crewLink] };
}

/** Who may do several things that are no rooms, and who of them only one or the other. */
function holdersOfAll(capabilities: readonly Capability[], isPriced: boolean): Draft {
  const holders = pricingRoles.filter((role) => capabilities.every((capability) => includes(role, capability)));
  const partly = capabilities.flatMap((capability) => {
    const others = pricingRoles.filter((role) => includes(role, capability) && !holders.includes(role));
    return others.length > 0
      ? `${capitalised(capability.name)} alone: ${inWords(others.map(({ title }) => title))}.`
      : [];
  });
  const named = inWords(capabilities.map(({ name }) => name));
  const body = paragraph(
    `${capitalised(named)}: ${inWords(holders.map(({ title }) => title)) || "no role has them all"}.`,
    ...(partly.length > 0 ? partly : ["The other roles have none of them."]),
    isPriced ? pricesOf(holders) : "",
    capabilities.includes(PRIORITY_SUPPORT) ? earlyBirdSupport : "",
  );
  return { body, links: [pricingLink, crewLink] };
}

/** "It has full access to …", without the rooms that are shut. */
const openRooms = (role: PricingRole): string => accessSentence(role, "It").replace(/ It has no access.*$/, "");

function cellContext(role: PricingRole, room: Room): string {
  const level = role.accessToCategories[room];
  if (level === "full") return "";
  // Who is told what a role does not open wants to know what it does.
  if (level === "none") return paragraph(openRooms(role), featureLine(role));
  const features = role.features.filter((feature) =>
    /lookup|Check-in|Point of sale|administration|analytics|export/i.test(feature),
  );
  return features.length
    ? `With the role ${features.length === 1 ? "comes" : "come"} ${inWords(features.map((feature) => feature.toLowerCase()))}.`
    : "";
}

const shortPrice = (role: PricingRole): string =>
  `It costs ${formatRupees(role.monthlyRupees)} per user per month before GST.`;

const pricesOf = (roles: readonly PricingRole[]): string =>
  `Per user per month before GST that is ${inWords(roles.map(({ title, monthlyRupees }) => `${formatRupees(monthlyRupees)} for ${title}`))}.`;

const GST = /\b(?:gst|tax(?:es)?|total|including|inclusive)\b/;

const EARLY_BIRD = /\b(?:earlybird|early ?bird|half|50|offer|(?<!\bannual )discount(?:ed)?)\b/;
const NO_OFFER =
  /\b(?:without|no|not|excluding|except|minus)(?: \w+){0,2} (?:earlybird|early ?bird|half|offer|discount)s?\b/;
const asksForOffer = (text: string): boolean => EARLY_BIRD.test(text) && !NO_OFFER.test(text);
/** The offer beside the other way of saving. */
const WITH_OFFER = /\b(?:earlybird|early ?bird|half|50 percent)\b/;
const BILLED_ANNUALLY = /\b(?:annual|annually|yearly)\b(?<!\b(?:first|discounted|for an?|the) annual)/;
/** What a month's price comes to for those who came early. */
const earlyBirdLine = (monthlyRupees: number, text: string): string => {
  const half = monthlyRupees * (1 - offer.discountPercent / 100);
  const withGst = GST.test(text) ? `, ${formatRupees(rupeesWithGst(half, gstPercent))} with it` : "";
  return paragraph(
    `With the early-bird offer the first month is free, and for ${offer.discountMonths} months after it that is ${formatRupees(half)} a month before GST${withGst}.`,
    WITH_OFFER.test(text) && BILLED_ANNUALLY.test(text) ? notCombined : "",
  );
};

const SOME_MONTHS = new RegExp(
  `(?<!\\b(?:after|in|within|every|last|past|first|next|free) )\\b(\\d{1,2}|${COUNT_WORD}) months?\\b(?! (?:free|later|ago|notice))`,
);
/** What several months come to, paid by the month. */
function monthsLine(monthlyRupees: number, text: string): string {
  const said = SOME_MONTHS.exec(text)?.[1] ?? "";
  const months = countOf(said) || Number(said);
  if (!(months > 1) || A_YEAR.test(text) || asksForOffer(text)) return "";
  const sum = monthlyRupees * months;
  return `For ${inNumber(months)} months, paid by the month, that is ${formatRupees(sum)} before GST, ${formatRupees(rupeesWithGst(sum, gstPercent))} with it.`;
}

function gstLine(role: PricingRole, text: string): string {
  if (asksForOffer(text)) return earlyBirdLine(role.monthlyRupees, text);
  const months = monthsLine(role.monthlyRupees, text);
  if (months) return months;
  if (A_YEAR.test(text)) {
    const year = annualRupees(role) * 12;
    const saved = role.monthlyRupees * 12 - year;
    const withGst = GST.test(text) ? ` (${formatRupees(rupeesWithGst(year, gstPercent))} with it)` : "";
    return `Paid annually that is ${formatRupees(year)} for the year before GST${withGst}, ${formatRupees(saved)} less than the ${formatRupees(role.monthlyRupees * 12)} of twelve months paid by the month.`;
  }
  if (GST.test(text))
    return `With GST a month comes to ${formatRupees(rupeesWithGst(role.monthlyRupees, gstPercent))}.`;
  return "";
}

function comparison(one: PricingRole, other: PricingRole, difference: string): Draft {
  const line = (role: PricingRole) =>
    `- ${role.title}, ${formatRupees(role.monthlyRupees)}: ${accessSentence(role)
      .replace(`The ${role.title} role has `, "")
      .replace(/ It has no access.*$/, "")}${featureLine(role) ? ` ${featureLine(role)}` : ""}`;
  return {
    body: `${difference}:\n${line(one)}\n${line(other)}`,
    links: [pricingLink],
  };
}

const sumOf = (team: readonly Counted[]): number =>
  team.reduce((total, { role, count }) => total + role.monthlyRupees * count, 0);

/** Only a title that names one person has a plural. */
const pluralOf = (title: string): string => title.replace(/(?<=Manager|Admin)$/, "s");

/** "one Admin (₹899) and two Retail/Event Staff (₹399 each)" */
const namesOf = (team: readonly Counted[]): string =>
  inWords(
    team.map(
      ({ role, count }) =>
        `${inNumber(count)} ${count > 1 ? pluralOf(role.title) : role.title} (${formatRupees(role.monthlyRupees)}${count > 1 ? " each" : ""})`,
    ),
  );

/** "One Admin costs", "two Admins cost". */
const costs = (team: readonly Counted[]): string =>
  team.reduce((total, { count }) => total + count, 0) > 1 ? "cost" : "costs";

const [cheapestPrice, dearestPrice] = [Math.min, Math.max].map((extreme) =>
  formatRupees(extreme(...pricingRoles.map(({ monthlyRupees }) => monthlyRupees))),
);
/** Who is left out of a sum, and why. */
const notCounted = (unread: readonly Unread[]): string =>
  unread.length === 0
    ? ""
    : `Not counted in that: ${inWords(unread.map(({ who, count }) => `${inNumber(count)} ${who}`))}. No role has that name, and what a person costs depends on the role, from ${cheapestPrice} to ${dearestPrice} a month.`;

const PACKER = /\bpack(?:ers?|s|ing)\b/;
/** A packer is the site's example of somebody who has a role of the brand's own. */
const packerLine = (text: string, roles: readonly PricingRole[]): string =>
  PACKER.test(text) && !/\boperations ?manager\b/.test(text) && roles.some(({ id }) => id === "operations-manager")
    ? `The packer is reckoned as Operations Manager here, which is not certain: this website names a packer as an example of a custom role, and no price for one.`
    : "";

function teamPrice(team: readonly Counted[], text = "", unread: readonly Unread[] = []): Draft {
  const sum = sumOf(team);
  const annual = team.reduce((total, { role, count }) => total + annualRupees(role) * count, 0);
  const who = `${capitalised(namesOf(team))} ${costs(team)}`;
  const inTax = (rupees: number): string => formatRupees(rupeesWithGst(rupees, gstPercent));
  const [year, twelve] = [formatRupees(annual * 12), formatRupees(sum * 12)];
  const forYear = A_YEAR.test(text);
  const prices =
    forYear && !BY_THE_MONTH.test(text)
      ? `${who} ${formatRupees(annual)} a month on annual billing before ${gstPercent}% GST, ${year} for the year, which is ${inTax(annual * 12)} with GST. Paid by the month that is ${formatRupees(sum)}, ${inTax(sum)} with GST, and ${twelve} for twelve months.`
      : `${who} ${formatRupees(sum)} a month before ${gstPercent}% GST, ${inTax(sum)} with it${forYear ? `, and ${twelve} for twelve months paid by the month, ${inTax(sum * 12)} with GST` : ""}. On annual billing it is ${formatRupees(annual)} a month before GST, ${year} for the year.`;
  return {
    body: paragraph(
      prices,
      notCounted(unread),
      packerLine(
        text,
        team.map(({ role }) => role),
      ),
      monthsLine(sum, text),
      asksForOffer(text) ? earlyBirdLine(sum, text) : "",
      "The calculator on the pricing page does the same sum for any team.",
    ),
    links: [pricingLink],
  };
}

/** What several roles come to together: nothing else can be meant, whatever words stand around them. */
export function answerWithSum(query: Query): Draft | null {
  const { roles, asksPrice } = readRoleQuestion(query);
  return asksPrice && roles.length > 1 ? answerAboutRoles(query) : null;
}
