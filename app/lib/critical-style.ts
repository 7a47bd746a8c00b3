/**
 * The part of the style sheet that a document needs, so that its first paint waits for nothing and it stays small. A rule is
 * left out only when every selector of it names a class that the document does not have; whatever is not plainly such a
 * rule stays. The whole sheet follows with the scripts, for what they will draw.
 */

/** A rule: its selectors or at-rule, and what stands between its braces (null: a statement such as `@layer a, b;`). */
type Rule = { prelude: string; body: string | null; inner: Rule[] | null };

const GROUPS = /^@(media|supports|layer|container)\b/;
/** Nothing in a document names them: they are needed where a rule that stays does. */
const NAMED = /^@(?:property|keyframes)\s+([\w-]+)/;

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

const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;

/** The classes that each of a rule's selectors asks for; a selector with a choice in it (`:is`, `:not`) asks for none. */
function classesAskedFor(prelude: string): string[][] {
  return splitSelectors(prelude).map((selector) =>
    [...selector.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, "").matchAll(CLASS)].map(([, name = ""]) =>
      unescapeName(name),
    ),
  );
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

/** Every class that an element of the document has. */
function classesOf(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, list = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const text = list.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
    for (const name of text.split(/\s+/)) classes.add(name);
  }
  return classes;
}

/** Returns a function that takes from this sheet what a whole HTML document needs. */
export function criticalStyle(sheet: string): (html: string) => string {
  const prepare = (rule: Rule): Prepared => ({
    ...rule,
    inner: rule.inner?.map(prepare) ?? null,
    asks: rule.inner || rule.body === null || rule.prelude.startsWith("@") ? null : classesAskedFor(rule.prelude),
  });
  const rules = parseSheet(sheet).map(prepare);
  return (html) => {
    const classes = classesOf(html);
    const needed = write(rules, classes);
    // Twice, since what is named may itself be all that names something else.
    return dropUnnamed(dropUnnamed(needed));
  };
}

type Prepared = Rule & { inner: Prepared[] | null; asks: string[][] | null };

function write(rules: readonly Prepared[], classes: ReadonlySet<string>): string {
  let css = "";
  for (const { prelude, body, inner, asks } of rules) {
    if (asks && !asks.some((names) => names.every((name) => classes.has(name)))) continue;
    if (body === null) css += `${prelude};`;
    else if (inner) {
      const within = write(inner, classes);
      if (within) css += `${prelude}{${within}}`;
    } else css += `${prelude}{${body}}`;
  }
  return css;
}

/** Leaves out properties and animations at the sheet's top level that nothing else in it names. */
function dropUnnamed(css: string): string {
  return parseSheet(css)
    .map(({ prelude, body }) => {
      const text = body === null ? `${prelude};` : `${prelude}{${body}}`;
      const name = NAMED.exec(prelude)?.[1];
      return name && css.split(name).length <= 2 ? "" : text;
    })
    .join("");
}
