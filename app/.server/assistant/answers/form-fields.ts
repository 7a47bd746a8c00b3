/** "Can I join without giving my phone number?": what the waitlist form can do without, with the verdict first. */
import { asksIf, holdsOnly } from "./claims.ts";
import type { Draft } from "./compose.ts";
import { labels, neededFields, type WaitlistField, waitlist, waitlistFields } from "../corpus/offer.ts";
import type { Query } from "../search/query.ts";

const TERMS = "terms";
type Asked = WaitlistField | typeof TERMS;

/** How visitors call each field, in the site's words. */
const FIELD_WORDS: readonly (readonly [Asked, RegExp])[] = [
  ["brandName", /\b(?:brand name|name of (?:my|our|the) brand)\b/],
  ["founderName", /\b(?:founders? name|(?:my|own|owners?|founders) name)\b/],
  ["email", /\bemails?\b/],
  ["phoneNumber", /\bphones?\b/],
  ["businessType", /\b(?:(?:brand|business) type|(?:kind|type) of (?:brand|business))\b/],
  ["igHandle", /\b(?:instagram|ig|handle)\b/],
  ["referralCode", /\b(?:referral|code)\b/],
  [TERMS, /\b(?:terms|conditions)\b/],
];
const JOINS = /\b(?:waitlist|signup|join\w*|register|earlyaccess|form)\b/;
const ASKS_WHETHER = /\b(?:can|may|could|possible|allowed|okay|ok|fine|sakt\w*)\b/;
const LEFT_OUT =
  /\b(?:without|skip|omit|leav(?:e|ing)(?= .*\b(?:empty|blank|out)\b)|(?:dont|do not|not) (?:want to )?(?:give|enter|share|tell|have|accept))\b/;

const OPTIONAL = /\b(?:optional|voluntary)\b/;
const NEEDED =
  /\b(?:required|mandatory|compulsory|necessary|needed|obligatory|must|(?:have|need) to (?:give|enter|share|fill|tell|provide|put|accept|agree to|tick))\b/;
/** What else such a question holds: with any other word it may be about another form. */
const OTHER_WORDS = new Set(
  "waitlist list form join joining signup sign register field fields handle number name own brand to in while when give enter share fill tell provide put accept agree checkbox box tick".split(
    " ",
  ),
);

const fieldsIn = (text: string): Asked[] => FIELD_WORDS.flatMap(([field, words]) => (words.test(text) ? [field] : []));

/** Whether the form can be sent without what the question leaves out, or null when it asks for something else. */
export function answerAboutFields(query: Query): Draft | null {
  const { plain, wantsJob } = query;
  if (wantsJob) return null;
  const out = LEFT_OUT.exec(plain);
  if (!out) return whetherNeeded(query);
  if (!JOINS.test(plain) || !ASKS_WHETHER.test(plain)) return null;
  // "Number diye bina", with the field before the word.
  const after = fieldsIn(plain.slice(out.index));
  const fields = after.length > 0 ? after : fieldsIn(plain.slice(0, out.index));
  if (fields.length === 0) return null;
  const isNeeded = fields.some((field) => field === TERMS || neededFields.includes(field));
  const named = fields.filter((field) => field !== TERMS);
  return {
    body: `${isNeeded ? "No." : `Yes, without ${labels(named)}.`} ${waitlistFields}`,
    links: [waitlist],
  };
}

/** "Is the phone number optional?", "Do I have to give my IG handle?" */
function whetherNeeded(query: Query): Draft | null {
  const { plain } = query;
  const fields = fieldsIn(plain);
  const [isOptional, isNeeded] = [OPTIONAL.test(plain), NEEDED.test(plain)];
  if (fields.length === 0 || isOptional === isNeeded || !asksIf(query)) return null;
  const rest = FIELD_WORDS.reduce((text, [, words]) => text.replaceAll(new RegExp(words, "g"), " "), plain);
  if (!holdsOnly(rest.replace(OPTIONAL, " ").replace(NEEDED, " "), OTHER_WORDS)) return null;
  const needed = fields.filter((field) => field === TERMS || neededFields.includes(field));
  // Of one that is needed and one that is not, neither verdict is true.
  if (needed.length > 0 && needed.length < fields.length) return null;
  return { body: `${needed.length > 0 === isNeeded ? "Yes." : "No."} ${waitlistFields}`, links: [waitlist] };
}
