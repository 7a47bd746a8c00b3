import { takeTurns } from "./moments.ts";

type Rules = CSSStyleSheet | CSSGroupingRule;

/** What tells a rule from its neighbours. */
function nameOf(rule: CSSRule): string {
  const { selectorText, conditionText, name } = rule as CSSRule & Record<string, string | undefined>;
  return rule.constructor.name + (selectorText ?? conditionText ?? name);
}

const isGroup = (rule: CSSRule): rule is CSSGroupingRule => "cssRules" in rule && !("style" in rule);

/**
 * Adds to a style sheet what it lacks of another, each rule in its place. What it has, it has in the same order. Adding
 * plain rules costs next to nothing, where applying the other sheet would have every element's style computed once more,
 * at the latest when somebody touches the page.
 */
export async function completeSheet(to: Rules, from: Rules, turn = takeTurns()): Promise<void> {
  let at = 0;
  for (const rule of from.cssRules) {
    const known = to.cssRules[at];
    if (!known || nameOf(known) !== nameOf(rule)) to.insertRule(rule.cssText, at);
    else if (isGroup(rule)) await completeSheet(known as CSSGroupingRule, rule, turn);
    // Of what every element gets, a document has the values it reads: the whole of it follows.
    else if (lengthOf(rule) > lengthOf(known)) to.insertRule(rule.cssText, ++at);
    at += 1;
    await turn();
  }
}

const lengthOf = (rule: CSSRule) => (rule as CSSStyleRule).style?.length ?? 0;
