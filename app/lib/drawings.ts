/**
 * Draws icons, marks and the shop-house from sprite files, so that they cost no script. The server writes the shapes into
 * the document: on a first visit the file would cost a round trip on a slow network, and each `<use>` makes the browser
 * recompute the whole document's style. Drawings added later, by scripts, use the file.
 */

const SYMBOL = /<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g;

/**
 * Returns a function that draws one symbol of a sprite, as the inner HTML of an SVG element with the symbol's `viewBox`. The
 * element needs `suppressHydrationWarning`, so that hydration keeps the server's shapes.
 * @param text the sprite itself on the server, empty in the browser
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
