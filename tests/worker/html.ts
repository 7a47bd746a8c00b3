/** Reads the HTML of served pages, as a visitor without scripts would; workerd has no DOM. */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  "#x27": "'",
  quot: '"',
  lt: "<",
  gt: ">",
  nbsp: "\u00a0",
};

const decoded = (text: string) => text.replace(/&(#x27|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The text of each element that the selector finds, in the document's order. Elements must not lie in each other. */
export async function textsOf(html: string, selector: string): Promise<string[]> {
  const texts: string[] = [];
  await new HTMLRewriter()
    .on(selector, {
      element() {
        texts.push("");
      },
      text(chunk) {
        texts.push((texts.pop() ?? "") + chunk.text);
      },
    })
    .transform(new Response(html))
    .text();
  return texts.map((text) => decoded(text).replace(/\s+/g, " ").trim());
}

/** The values of an attribute of the elements that the selector finds. */
export async function attributesOf(html: string, selector: string, name: string): Promise<string[]> {
  const values: string[] = [];
  await new HTMLRewriter()
    .on(selector, {
      element(element) {
        values.push(decoded(element.getAttribute(name) ?? ""));
      },
    })
    .transform(new Response(html))
    .text();
  return values;
}

/** The text of some HTML, without tags, and with single spaces. */
export function shown(html: string): string {
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>/g, "");
  return decoded(text).replace(/\s+/g, " ").trim();
}

/** The part of a page between header and footer. */
export function mainOf(html: string): string {
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

type Element = { inside: string; text: string; attribute: (name: string) => string | undefined };

/** Every element of that name, in order. It finds no end of elements that hold others of their own name. */
export function elements(html: string, tag: string): Element[] {
  const isVoid = tag === "img";
  const pattern = new RegExp(`<${tag}(?=[\\s>/])([^>]*)>${isVoid ? "()" : `([\\s\\S]*?)</${tag}>`}`, "g");
  return [...html.matchAll(pattern)].map(([, attributes = "", inside = ""]) => ({
    inside,
    text: shown(inside),
    attribute: (name) => {
      const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
      return value === undefined ? undefined : decoded(value);
    },
  }));
}

/** The texts of every element of that name. */
export function texts(html: string, tag: string): string[] {
  return elements(html, tag).map(({ text }) => text);
}

/** The inside of the section or article that is labelled by the heading with this text; empty if there is none. */
export function labelled(html: string, tag: "section" | "article", heading: string): string {
  const label = ["h2", "h3"]
    .flatMap((level) => elements(html, level))
    .find(({ text, attribute }) => text === heading && attribute("id"));
  const part = elements(html, tag).find(({ attribute }) => attribute("aria-labelledby") === label?.attribute("id"));
  return (label && part?.inside) ?? "";
}

/** The addresses of all links whose text begins with these words. */
export function linksTo(html: string, words: string): (string | undefined)[] {
  return elements(html, "a")
    .filter(({ text }) => text.startsWith(words))
    .map(({ attribute }) => attribute("href"));
}

/** A quoted value may hold ">", as in a class. */
const TAG_OR_TEXT = /<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/gi;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** Attributes that people read or hear; of a `meta`, its content. */
const READ =
  /\s(?:alt|aria-label|aria-description|aria-roledescription|aria-valuetext|content|label|placeholder|title)="([^"]*)"/g;
/** Of a `meta`, what people read. */
const READ_META = /(?:name|property)="(?:description|og:title|og:description|og:image:alt)"/;

/** Each text and read attribute of a page with its language, in the document's order. Scripts, styles and code are left out. */
export function wordsByLanguage(html: string): { language: string; text: string }[] {
  const found: { language: string; text: string }[] = [];
  const open: { tag: string; language: string }[] = [];
  const language = () => open.at(-1)?.language ?? "";
  const say = (text: string, as = language()) => {
    const plain = decoded(text).replace(/\s+/g, " ").trim();
    if (/\p{L}/u.test(plain)) found.push({ language: as, text: plain });
  };
  const plain = html.replace(
    /<!--[\s\S]*?-->|<!doctype[^>]*>|<wbr\/?>|<(script|style|code)(?=[\s>])[\s\S]*?<\/\1>/gi,
    "",
  );
  for (const [, end, tag = "", attributes = "", text = ""] of plain.matchAll(TAG_OR_TEXT)) {
    if (tag === "") say(text);
    else if (end) open.splice(open.findLastIndex((each) => each.tag === tag));
    else {
      const own = /\slang="([^"]*)"/.exec(attributes)?.[1] ?? language();
      if (tag !== "meta" || READ_META.test(attributes))
        for (const [, read = ""] of attributes.matchAll(READ)) say(read, own);
      if (!VOID.test(tag) && !attributes.endsWith("/")) open.push({ tag, language: own });
    }
  }
  return found;
}
