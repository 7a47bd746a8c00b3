import { takeTurns } from "./moments.ts";

type Rules = CSSStyleSheet | CSSGroupingRule;

/** Identifies a rule: its selector, or its at-rule and condition. */
function nameOf(rule: CSSRule): string {
  const { selectorText, conditionText, name } = rule as CSSRule & Record<string, string | undefined>;
  return rule.constructor.name + (selectorText ?? conditionText ?? name);
}

const isGroup = (rule: CSSRule): rule is CSSGroupingRule => "cssRules" in rule && !("style" in rule);

/**
 * Inserts the rules of a whole style sheet that the document's critical part of it lacks, each in its place; both have
 * their rules in the same order. Inserting plain rules costs next to nothing, whereas applying the whole sheet would
 * restyle every element.
 */
export async function completeSheet(to: Rules, from: Rules, turn = takeTurns()): Promise<void> {
  let at = 0;
  for (const rule of from.cssRules) {
    const known = to.cssRules[at];
    if (!known || nameOf(known) !== nameOf(rule)) to.insertRule(rule.cssText, at);
    else if (isGroup(rule)) await completeSheet(known as CSSGroupingRule, rule, turn);
    // The critical part holds a shortened rule of the custom properties' initial values; the whole one is inserted after it.
    else if (lengthOf(rule) > lengthOf(known)) to.insertRule(rule.cssText, ++at);
    at += 1;
    await turn();
  }
}

const lengthOf = (rule: CSSRule) => (rule as CSSStyleRule).style?.length ?? 0;
