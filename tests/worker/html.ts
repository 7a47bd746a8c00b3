/** Reads served pages as a visitor without scripts would. */

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
