/** Reads links, titles and ids of a served document with the HTML parser of the browser. */
import type { Page } from "playwright";

export type PageFacts = {
  lang: string;
  title: string;
  description: string;
  canonical: string[];
  headings: string[];
  isHidden: boolean;
  /** Every address in the document, as written. */
  links: string[];
  /** The possible targets of a fragment. */
  ids: string[];
  repeatedIds: string[];
  /** Texts side by side in a line without a space between them, which are read and copied as one word. */
  gluedTexts: string[];
};

/** Parses the HTML in the given page without loading or running any of it. */
export function readFacts(parser: Page, html: string): Promise<PageFacts> {
  return parser.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, "text/html");
    const attributes = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
    const meta = (key: string) => attributes(`meta[name="${key}"], meta[property="${key}"]`, "content")[0] ?? "";
    const ids = attributes("[id]", "id");
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: meta("description"),
      canonical: attributes('link[rel="canonical"]', "href"),
      headings: [...document.querySelectorAll("h1")].map((heading) => heading.textContent?.trim() ?? ""),
      isHidden: /noindex/.test(meta("robots")),
      links: [
        ...attributes("a[href], area[href], link[href], use[href]", "href"),
        ...attributes("img[src], script[src], audio[src], video[src], source[src], track[src]", "src"),
        ...attributes("video[poster]", "poster"),
        ...attributes('form[method="get"][action], form:not([method])[action]', "action"),
      ],
      ids,
      repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
      gluedTexts: [
        ...document.querySelectorAll("p, li, a, button, label, summary, h1, h2, h3, h4, dt, dd, figcaption, span"),
      ]
        // A drawing is announced by its label.
        .filter((element) => !element.closest("[role=img], [aria-hidden=true]"))
        .flatMap((element) => {
          const parts = [...element.childNodes].filter(
            (each) =>
              each.nodeType !== 8 &&
              each.textContent &&
              !(each instanceof Element && each.matches("[aria-hidden=true]")),
          );
          return parts.flatMap((part, index) => {
            const before = parts[index - 1];
            const isLine = [before, part].every(
              (each) => each && (each.nodeType === 3 || /^(span|small|b|strong|time|a)$/i.test(each.nodeName)),
            );
            const [end, start] = [before?.textContent ?? "", part.textContent ?? ""];
            const isGlued = before?.nodeType !== part.nodeType || part.nodeType === 1;
            return isLine && isGlued && /[\p{L}\p{N}.%)]$/u.test(end) && /^[\p{L}\p{N}₹(]/u.test(start)
              ? [`${end.slice(-30)}|${start.slice(0, 30)}`]
              : [];
          });
        }),
    };
  }, html);
}
