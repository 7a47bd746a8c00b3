/** Escapes text for the inside of an element of HTML, XML or WebVTT. */
export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export const escapeAttribute = (text: string): string =>
  escapeText(text).replaceAll('"', "&quot;").replaceAll("'", "&#39;");
