/** Reads the HTML of served pages, since workerd has no DOM. */

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

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
