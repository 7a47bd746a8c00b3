/** "We are two founders, a packer and an accountant, which roles do we need?": a role for each of those who are told of. */
import { pricingRoles, accessMatrix } from "#app/content/pricing.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import type { Draft } from "./compose.ts";
import { sentencesOf } from "../corpus/passage.ts";
import { pricingLink } from "../corpus/pricing.ts";
import { asTyped } from "../language/words.ts";
import type { Query } from "../search/query.ts";

/** Asks for several roles, and not for their price. */
const ASKS_WHICH =
  /\b(?:which|what) (?:roles|logins|seats|user types)\b.*\b(?:need|needed|buy|take|get|have|choose|pick|fits?|suits?|use)\b|\b(?:kaun ?s[aei]|kons[aei]) (?:roles|logins)\b.*\b(?:chahiye|lena|le|lein)\b/;
const ASKS_PRICE = /\b(?:how much|cost|costs|price|prices|pay|kitna|kitne|total)\b/;

const RELATIVE = "(?:sister|brother|husband|wife|partner|friend|mother|father|mom|dad|cousin|co ?founder)";
const SEVERAL_FOUNDERS = new RegExp(
  `\\b(?:two|2|three|3|both|several) (?:\\w+ )?(?:founders|owners|partners|sisters|brothers|friends)\\b|\\bco ?founders?\\b|\\bmy ${RELATIVE} and (?:i|me)\\b|\\b(?:with|and) my ${RELATIVE}\\b|\\b(?:i|me) and my ${RELATIVE}\\b`,
);

const inMatrix = (pattern: RegExp): string => sentencesOf(accessMatrix.note).find((one) => pattern.test(one)) ?? "";
const priced = (id: string): string => {
  const role = pricingRoles.find((one) => one.id === id);
  return role ? `${role.title}, ${formatRupees(role.monthlyRupees)}` : "";
};

/** Who may be in a team, and what fits. */
const PEOPLE: readonly (readonly [told: RegExp, who: string, what: string])[] = [
  [
    SEVERAL_FOUNDERS,
    "The founders",
    `one ${priced("admin")}. A second founder who needs Business Settings, user management or API access is an Admin too; otherwise ${priced("second-in-command")}, opens the same seven modules`,
  ],
  [/\b(?:me|myself|i|founder|owner)\b/, "The founder", priced("admin")],
  [
    /\b(?:manager|second in command|deputy|right hand)\b/,
    "Whoever stands in for the founder",
    priced("second-in-command"),
  ],
  [
    /\b(?:accountants?|ca|bookkeepers?|munim|auditor)\b/,
    "The accountant",
    `${priced("accounting")}, who looks at the books and changes nothing`,
  ],
  [
    /\b(?:stall|event|exhibition|popup|counter|shop) (?:helpers?|staff|boys?|girls?|assistants?)\b|\bhelpers? (?:at|for|on) (?:the |our |my )?(?:stall|exhibition|popup|counter|shop|events?)\b/,
    "Whoever helps at the stall",
    priced("retail-event-staff"),
  ],
  [
    /\b(?:marketing|instagram|social media|sales (?:person|girl|guy|executive)|salesperson)\b/,
    "Whoever sells and writes to customers",
    priced("sales-marketing"),
  ],
  [/\b(?:packers?|packs|packing)\b/, "The packer", `a custom role. ${inMatrix(/a packer, for example/)}`],
];

const LEAST_PEOPLE = 2;

/** A role for each of the people of a team that is told, or null where nobody asks for them or fewer than two are told of. */
export function answerForTeam({ text }: Query): Draft | null {
  const asked = asTyped(text);
  if (!ASKS_WHICH.test(asked) || ASKS_PRICE.test(asked)) return null;
  const told = PEOPLE.filter(([pattern]) => pattern.test(asked));
  // Several founders are no single one.
  const team = told.filter(([, who]) => who !== "The founder" || !SEVERAL_FOUNDERS.test(asked));
  if (team.length < LEAST_PEOPLE || team.every(([, who]) => who === "The founder")) return null;
  return {
    body: `Per user per month before GST:\n${team.map(([, who, what]) => `- ${who}: ${what.replace(/\.$/, "")}.`).join("\n")}`,
    links: [pricingLink, { title: "The Crew", path: "/feature/access-control" }],
  };
}
