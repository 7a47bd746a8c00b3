/**
 * What a few words mean after a question of a certain kind: "is there a fee?" after how to cancel, "any about returns?" after the
 * stories. Each has no meaning of its own, or another one.
 */
import { pricingRoles } from "#app/content/pricing.ts";
import { ROLES } from "./follow-up-kinds.ts";
import { IN_JOURNEY, ORDINALS, ownerOf } from "./follow-up-words.ts";
import { anyOf } from "./language/patterns.ts";

/** What is asked now, and the first group of its pattern; what was asked before, and what was answered. */
type Asked = { said: string; named: string; before: string; answer: string };
type Rule = {
  asked: RegExp;
  /** The question in full; null where it does not lean on what was asked before. */
  meant: (asked: Asked) => string | null;
};

const OF_FEES = /\b(?:qr|upi|links?)\b/i;
const BOTH_FEES = /% plus GST .*\bQR code\b.*% plus GST .*\blink\b|\bQR code\b.*% plus GST.*\blinks?\b.*% plus GST/;
const MAY_COST = /\b(?:cancel|waitlist|join|demo|upgrad|downgrad|export|delet|eras)\w*/i;
const OF_REFUND = /\brefunds?\b|\bmoney back\b|\b(?:paise|paisa) (?:wapas|vapas)\b/i;
const OF_STORIES = /\bstor(?:y|ies)\b|\buse cases?\b/i;
const OF_OFFER = /\b(?:early[- ]?bird|50 ?(?:%|percent)|half (?:the )?price|first 100)/i;

/** The roles that an answer names, in its order. */
const rolesTold = (answer: string): readonly string[] =>
  pricingRoles
    .map(({ title }) => ({ title, at: answer.indexOf(title) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ title }) => title);

/** Tried in this order. */
export const rules: readonly Rule[] = [
  {
    // "Which of them is cheaper for an order of ₹1,000?"
    asked:
      /^(?:so )?which(?: of (?:them|these|those|the two)| one)? (?:is|are|would be|costs?) ((?:cheaper|less|more expensive)(?: for .{3,40})?)$/i,
    meant: ({ before, answer, named }) =>
      OF_FEES.test(before) || BOTH_FEES.test(answer) ? `Is a QR code or a payment link ${named}?` : null,
  },
  {
    asked:
      /^(?:is there|are there|do you charge|do i pay) (?:an?|any) (?:fees?|charges?|costs?|penalty)(?: for (?:it|that|this))?$/i,
    meant: ({ said, before }) => (MAY_COST.test(before) ? `${before}, ${said}?` : null),
  },
  {
    asked:
      /^do (?:you|they) (?:add|charge|take|keep|put) (?:anything|something|extra|any ?more|a cut|a share|a commission)(?: (?:more|extra|on top|of it|from it|yourself|yourselves|(?:on|to) (?:it|that|this)))*$/i,
    meant: ({ before }) => (OF_FEES.test(before) ? "Do you add a markup to the payment fees?" : null),
  },
  {
    asked:
      /^how (?:do|can|should|would) (?:i|we) (?:ask|request|claim)(?: (?:for )?(?:it|that|this|one))?$|^kaise m(?:a|aa)ng/i,
    meant: ({ before }) => (OF_REFUND.test(before) ? "How do I ask for a refund?" : null),
  },
  {
    // "How long till you reply?"
    asked:
      /^(?:how (?:long|soon|fast)|when) (?:till|until|before|do|does|will|can) (?:i|we|you|they) (?:\w+ ){0,2}(?:reply|answer|respond|hear|know)(?: back)?(?: from you)?$/i,
    meant: ({ before }) => (OF_REFUND.test(before) ? "How long does a refund take?" : null),
  },
  {
    asked: /^(?:how many|what|which) (?:steps|outcomes)(?: (?:are there|does it have|has it))?$/i,
    meant: ({ answer }) => {
      const owner = ownerOf(IN_JOURNEY.exec(answer)?.[1] ?? "");
      return owner ? `How many steps are in ${owner}'s journey?` : null;
    },
  },
  {
    // To be told once more is to be told the same.
    asked:
      /^(?:(?:please |can you |could you )?(?:explain|say|tell me|put)(?: (?:it|that|this))? (?:again|(?:in )?(?:simply|simple (?:words|terms|english)|short|easy words|brief))(?: please)?|repeat(?: (?:it|that|this))?(?: please)?|(?:are you )?(?:really )?sure|really|pakka|sach(?: me| mein)?|(?:i )?(?:dont|don['’]t|didnt|didn['’]t|do not|did not) (?:understand|get it|get that)(?: that| it)?|samajh nahi aaya)$/i,
    meant: ({ before }) => `${before}?`,
  },
  {
    asked: /^to (?:everyone|everybody|anyone|all|all of them)$/i,
    meant: ({ said, before }) => `${before} ${said}?`,
  },
  {
    // "Any about returns?"
    asked:
      /^(?:is there |are there |do you have |have you )?(?:any(?:thing)?|some(?:thing)?)(?: (?:story|stories))? (?:about|on) (.{3,40})$/i,
    meant: ({ before, named }) => (OF_STORIES.test(before) ? `Is there a story about ${named}?` : null),
  },
  {
    // "So what will I pay as Admin?"
    asked: new RegExp(
      `^(?:what|how much|how|do|will|would)\\b(?!.*(?:early|50 ?%|half))(?!.*\\b(?:it|its|they|them|that|he|she)\\b)(?=.*\\b(?:i|we) (?:have to )?pay\\b).*${ROLES.named.source}`,
      "i",
    ),
    meant: ({ said, before }) => (OF_OFFER.test(before) ? `${said} with the early-bird offer?` : null),
  },
  {
    // "What does the first one cost?"
    asked: new RegExp(`^(?:[a-z'’]+ ){1,5}the (${anyOf(...ORDINALS)}) (?:one|role|of (?:them|these|those))\\b`, "i"),
    meant: ({ said, answer, named }) => {
      const roles = rolesTold(answer);
      const role = roles.at(ORDINALS.indexOf(named.toLowerCase()) - 1);
      return role && roles.length > 1
        ? `${said.replace(/\bthe \w+ (?:one|role|of (?:them|these|those))\b/i, `the ${role} role`)}?`
        : null;
    },
  },
];
