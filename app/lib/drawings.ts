/**
 * Drawings: icons, marks and the shop-house are symbols in a sprite file, so they cost no script. The server writes their
 * shapes into the document: on a first visit the file would cost a round trip on a slow network, and each `<use>` makes the
 * browser recompute the whole document's style. What is drawn later, by scripts, uses the file.
 */

const SYMBOL = /<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g;

/**
 * Returns a function that draws one symbol of a sprite: markup to be set as the inner HTML of an SVG element whose `viewBox`
 * is the symbol's own. What the server wrote there is left alone by hydration (`suppressHydrationWarning`).
 * @param text the sprite itself on the server, nothing in the browser
 */
export function sprite(url: string, text: string): (id: string, className?: string) => { __html: string } {
  const symbols = new Map([...text.matchAll(SYMBOL)].map(([, id = "", shapes = ""]) => [id, shapes]));
  return (id, className) => {
    const shapes = symbols.get(id);
    const named = className ? ` class="${className}"` : "";
    if (shapes === undefined) return { __html: `<use href="${url}#${id}"${named}></use>` };
    return { __html: className ? `<g${named}>${shapes}</g>` : shapes };
  };
}
