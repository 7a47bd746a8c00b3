/** The style sheet and the faces of every document, inline: separate files would delay the first paint. */
import type { Edition } from "#app/lib/edition.ts";
import sheet from "./app.css?inline";
import faces from "./faces.css?inline";

const DEVANAGARI = "unicode-range:U+900-97F";

/**
 * The face of Hindi headings, in one weight. Other Hindi text is set in the device's own Devanagari, which shifts
 * nothing.
 */
const HEADINGS = `@font-face{font-family:"Baloo 2";src:url("/fonts/baloo-2-devanagari.woff2") format("woff2");font-weight:600 800;font-display:swap;${DEVANAGARI}}`;

const NOTO = 'local("Noto Sans Devanagari"),local("NotoSansDevanagari-Regular")';
const NOTO_BOLD = 'local("Noto Sans Devanagari Bold"),local("NotoSansDevanagari-Bold"),local("Noto Sans Devanagari")';

/**
 * Noto Sans Devanagari, which Android, ChromeOS and Linux have. Headings use it until their face has loaded, scaled to
 * that face's width. Text names it because a browser would otherwise search all families for each size of text.
 */
const STAND_INS = `@font-face{font-family:"Baloo 2 Fallback";src:${NOTO_BOLD};font-weight:600 800;size-adjust:97.4%;${DEVANAGARI}}\
@font-face{font-family:"Anek Latin Fallback";src:${NOTO};font-weight:400 500;${DEVANAGARI}}\
@font-face{font-family:"Anek Latin Fallback";src:${NOTO_BOLD};font-weight:600 700;${DEVANAGARI}}`;

/**
 * Devanagari has marks above and below its letters and a bar that joins them: lines are a tenth higher and at least
 * 1.3, headings have no tight letters but wider spaces, and 550 is 600, which is bold everywhere.
 * `--hi` is 1 in Hindi text and 0 in English text on the same page.
 */
const forDevanagari = (css: string): string =>
  css
    .replace(
      /(line-height:|--tw-leading[:,]\s*)(1\.\d+)(?=[;)}])/g,
      (_, property: string, height: string) =>
        `${property}calc(${height} + var(--hi)*${(Math.max(1.3, Number(height) * 1.1) - Number(height)).toFixed(2)})`,
    )
    .replace(
      /letter-spacing:\s*(-[.\d]+em)/g,
      "letter-spacing:calc($1 - $1*var(--hi));word-spacing:calc(.06em*var(--hi))",
    )
    .replace(/font-weight:\s*550/g, "font-weight:calc(550 + 50*var(--hi))")
    .concat("[lang|=hi]{--hi:1}[lang|=en]{--hi:0}");

const NONE = { sheet: "", faces: "" };

/**
 * By edition. The Hindi sheet is derived, so no rule is forgotten. The browser's scripts need not contain them: the document
 * already holds them, and React finds them by their `href` and keeps them for the whole visit.
 */
export const inlineStyles: Readonly<Record<Edition, { sheet: string; faces: string }>> =
  import.meta.env.SSR || import.meta.env.DEV
    ? {
        en: { sheet, faces },
        // The first brace opens the rule that takes effect after the first paint.
        hi: { sheet: forDevanagari(sheet), faces: faces.replace("{", `{${HEADINGS}`) + STAND_INS },
      }
    : { en: NONE, hi: NONE };
