/**
 * Drawings: icons, marks and the shop-house are symbols in a sprite file, so they cost no script. The server
 * inlines them: on a first visit the file would cost a round trip on a slow network, and each `<use>` makes the browser
 * recompute the whole document's style. What is drawn later, by scripts, uses the file.
 */

/**
 * Markup that draws one symbol, to be set as the inner HTML of an SVG element whose `viewBox` is the symbol's own. What
 * the server writes out in its place is left alone by hydration (`suppressHydrationWarning`).
 */
export function drawSymbol(sprite: string, id: string, className?: string): { __html: string } {
  return { __html: `<use href="${sprite}#${id}"${className ? ` class="${className}"` : ""}></use>` };
}

const SYMBOL = /<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g;

/** Writes out, in a whole document, the symbols of these sprites: their address, and their text. */
export function symbolWriter(sprites: readonly { url: string; text: string }[]): (html: string) => string {
  const symbols = new Map<string, string>();
  for (const { url, text } of sprites) {
    for (const [, id, shapes = ""] of text.matchAll(SYMBOL)) symbols.set(`${url}#${id}`, shapes);
  }
  return (html) =>
    html.replace(/<use href="([^"]+)"( class="[^"]*")?><\/use>/g, (whole, href: string, className = "") => {
      const shapes = symbols.get(href);
      if (shapes === undefined) return whole;
      return className ? `<g${className}>${shapes}</g>` : shapes;
    });
}
