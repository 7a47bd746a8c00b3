/**
 * Draws icons from sprite files, so that they cost no script. The server writes the shapes into the document, since
 * each `<use>` costs a first visit a request and a new computation of the page's style. Drawings that scripts add later
 * use the file.
 */

const SYMBOL = /<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g;

/**
 * Returns a function that draws one symbol of a sprite, as the inner HTML of an SVG element. The element needs
 * `suppressHydrationWarning`. `text` is the sprite on the server, and empty in the browser.
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
