/**
 * The critical part of the style sheet, inlined in the document so that the first paint waits for no other file. A rule is
 * left out only when each of its selectors names a class or an element that the document does not have, or a state that
 * comes later; in doubt it stays. Grouping at-rules (`@media`, `@layer`) stay even when empty: browser/complete-sheet.ts
 * later inserts the missing rules into them, and inserting plain style rules does not make the browser restyle every element.
 */

/** A rule: its selectors or at-rule, and what stands between its braces (null: a statement such as `@layer a, b;`). */
type Rule = { prelude: string; body: string | null; inner: Rule[] | null };

const GROUPS = /^@(media|supports|layer|container)\b/;

/** Takes a style sheet apart: rules, and within grouping at-rules theirs. Nested style rules stay text. */
export function parseSheet(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let at = 0;
  while (at < css.length) {
    const character = css[at];
    if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === "/" && css[at + 1] === "*") {
      const end = css.indexOf("*/", at + 2);
      if (end < 0) break;
      // A comment between rules is no part of the next one.
      if (css.slice(start, at).trim() === "") start = end + 2;
      at = end + 1;
    } else if (character === ";") {
      rules.push({ prelude: css.slice(start, at).trim(), body: null, inner: null });
      start = at + 1;
    } else if (character === "{") {
      const prelude = css.slice(start, at).trim();
      const end = endOfBlock(css, at);
      const body = css.slice(at + 1, end);
      rules.push({ prelude, body, inner: GROUPS.test(prelude) ? parseSheet(body) : null });
      at = end;
      start = end + 1;
    }
    at += 1;
  }
  return rules;
}

function endOfString(css: string, from: number): number {
  let at = from + 1;
  while (at < css.length && css[at] !== css[from]) at += css[at] === "\\" ? 2 : 1;
  return at;
}

function endOfBlock(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const character = css[at];
    if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return css.length;
}

/** `:is`, `:where` and `:has` with a single selector leave no choice. */
const NO_CHOICE = /:(?:is|where|has)\(((?:[^(),]|\([^()]*\))*)\)/g;
const FUNCTION = /:[\w-]+\((?:[^()]|\([^()]*\))*\)/g;
const ATTRIBUTE = /(?<!\\)\[(?:[^\]"']|"[^"]*"|'[^']*')*\]/g;
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;
const ID = /#(?:\\.|[\w-])+/g;
const PSEUDO = /::?[\w-]+/g;
const ELEMENT = /[a-z][\w-]*/gi;
/** No element is in this state before scripts bring it there. */
const LATER_STATE = /:modal\b/;
/** Parts that only form fields have. */
const FIELD_PART = /::(?:placeholder|file-selector-button|-webkit-(?:search|date|inner-spin|calendar))/;
const FIELD = "::field";
/** What no document has. */
const LATER = ":later";

/**
 * What each of a rule's selectors asks for: ".class", "element", a form field or a later state. A selector's choices
 * (`:is`, `:not`) and ids ask for nothing.
 */
function asksOf(prelude: string): string[][] {
  return splitSelectors(prelude).map((selector) => {
    const plain = selector.replace(NO_CHOICE, " $1").replace(FUNCTION, "").replace(ATTRIBUTE, "");
    const classes = [...plain.matchAll(CLASS)].map(([, name = ""]) => `.${unescapeName(name)}`);
    const rest = plain.replace(CLASS, "").replace(ID, "");
    const elements = rest.replace(PSEUDO, "").match(ELEMENT) ?? [];
    const parts = [...(FIELD_PART.test(rest) ? [FIELD] : []), ...(LATER_STATE.test(rest) ? [LATER] : [])];
    return [...classes, ...elements, ...parts];
  });
}

function splitSelectors(prelude: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < prelude.length; at += 1) {
    const character = prelude[at];
    if (character === "\\") at += 1;
    else if (character === '"' || character === "'") at = endOfString(prelude, at);
    else if (character === "(" || character === "[") depth += 1;
    else if (character === ")" || character === "]") depth -= 1;
    else if (character === "," && depth === 0) {
      selectors.push(prelude.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, prelude.slice(start)];
}

function unescapeName(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, "$1");
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** Every class and element of the document, as `asksOf` writes them. */
function marksOf(html: string): Set<string> {
  const marks = new Set<string>();
  for (const [, name = ""] of html.matchAll(/<([a-z][\w-]*)/gi)) marks.add(name);
  for (const [, list = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const text = list.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
    for (const name of text.split(/\s+/)) marks.add(`.${name}`);
  }
  if (["input", "select", "textarea"].some((name) => marks.has(name))) marks.add(FIELD);
  return marks;
}

/** Returns a function that takes from this sheet what a whole HTML document needs. */
export function criticalStyle(sheet: string): (html: string) => string {
  const prepare = (rule: Rule): Prepared => ({
    ...rule,
    inner: rule.inner?.map(prepare) ?? null,
    asks: rule.inner || rule.body === null || rule.prelude.startsWith("@") ? null : asksOf(rule.prelude),
  });
  const rules = parseSheet(sheet).map(prepare);
  return (html) => dropUnread(write(rules, marksOf(html)), html);
}

type Prepared = Rule & { inner: Prepared[] | null; asks: string[][] | null };

function write(rules: readonly Prepared[], marks: ReadonlySet<string>): string {
  let css = "";
  for (const { prelude, body, inner, asks } of rules) {
    if (asks && !asks.some((asked) => asked.every((mark) => marks.has(mark)))) continue;
    if (body === null) css += `${prelude};`;
    else css += `${prelude}{${inner ? write(inner, marks) : body}}`;
  }
  return css;
}

const READ = /var\(\s*(--[\w-]+)/g;
/** The fallback for browsers without `@property`: a rule that sets initial values on every element. */
const UNIVERSAL = /(?<=\{)\*[^{}]*\{[^{}]*\}/g;
/** A custom property's declaration. */
const DECLARED = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;

/** Drops from that fallback rule the custom properties that neither the sheet nor the document reads. */
function dropUnread(css: string, html: string): string {
  const read = new Set([...css.matchAll(READ), ...html.matchAll(READ)].map(([, name = ""]) => name));
  return css.replace(UNIVERSAL, (rule) =>
    rule.replace(DECLARED, (declaration, name: string) => (read.has(name) ? declaration : "")),
  );
}
