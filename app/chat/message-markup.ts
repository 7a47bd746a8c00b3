/** Parses an answer's paragraphs, `- ` lists, `**bold**` and links within the site. All else stays plain text. */
import { orNull } from "#app/lib/or-null.ts";
import { sentencesOf } from "#app/lib/sentences.ts";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold"; parts: readonly Inline[] }
  | { kind: "link"; label: string; href: string; isInSite: boolean };

export type Block =
  | { kind: "paragraph"; lines: readonly (readonly Inline[])[] }
  | { kind: "list"; items: readonly (readonly Inline[])[] };

/** A base for parsing paths; the site's own origin does not matter here. */
const SITE = "https://site.invalid";

const LIST_ITEM = /^\s*-\s+(.*)$/;
const MARKUP = /\*\*(\S(?:[^\n]*?\S)?)\*\*|(!?)\[([^\][\n]+)\]\(([^()\s]+)\)/g;

/** True for addresses within the site: a path that no browser would take for another host. */
export function isInSitePath(target: string): boolean {
  // Browsers drop some control characters before they look at slashes, and treat a backslash as one.
  if (!/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(target)) return false;
  return orNull(() => new URL(target, SITE).origin) === SITE;
}

const isContact = (target: string, contactUrl: string): boolean => {
  const [chat = ""] = contactUrl.split("?");
  return target === chat || target.startsWith(`${chat}?`);
};

function parseInline(text: string, contactUrl: string, mayBeBold: boolean): Inline[] {
  const parts: Inline[] = [];
  const addText = (added: string) => {
    const last = parts.at(-1);
    if (last?.kind === "text") last.text += added;
    else if (added) parts.push({ kind: "text", text: added });
  };
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    const [whole, bold, imageMark, label = "", target = ""] = match;
    addText(text.slice(end, match.index));
    end = match.index + whole.length;
    const isInSite = isInSitePath(target);
    if (bold !== undefined) {
      if (mayBeBold) parts.push({ kind: "bold", parts: parseInline(bold, contactUrl, false) });
      else addText(whole);
    } else if (imageMark === "" && (isInSite || isContact(target, contactUrl))) {
      parts.push({ kind: "link", label: label.replaceAll("**", ""), href: target, isInSite });
    } else {
      addText(whole);
    }
  }
  addText(text.slice(end));
  return parts;
}

/** Parses an answer into blocks. `contactUrl` is the only address outside the site that becomes a link. */
export function parseMessage(text: string, contactUrl: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of text.replaceAll("\r\n", "\n").split(/\n\s*\n/)) {
    let paragraph: Inline[][] | null = null;
    let list: Inline[][] | null = null;
    for (const line of chunk.split("\n")) {
      const item = LIST_ITEM.exec(line)?.[1];
      if (item !== undefined) {
        paragraph = null;
        if (!list) {
          list = [];
          blocks.push({ kind: "list", items: list });
        }
        list.push(parseInline(item, contactUrl, true));
      } else if (line.trim()) {
        list = null;
        if (!paragraph) {
          paragraph = [];
          blocks.push({ kind: "paragraph", lines: paragraph });
        }
        paragraph.push(parseInline(line.trim(), contactUrl, true));
      }
    }
  }
  return blocks;
}

/** Less than this is shown at once: folded, it would save hardly a line. */
const FOLDED_FROM = 160;

/**
 * Divides an answer into its first sentence, with the line before and the links of its paragraph, and the rest. A list
 * stays whole: its items are equals.
 */
export function foldAnswer(text: string, isArriving: boolean): { first: string; rest: string } {
  const chunks = text.split(/\n\s*\n/);
  const intro = chunks.length > 1 && /^[^\n]*:$/.test(chunks[0] ?? "") ? chunks.splice(0, 1) : [];
  const [paragraph = "", ...others] = chunks;
  if (/^- /m.test(paragraph)) return { first: text, rest: "" };
  const [line = "", ...lines] = paragraph.split("\n");
  const [sentence = "", ...sentences] = sentencesOf(line);
  const isWhole = lines.length === 0 && (others.length > 0 || !isArriving);
  const links = isWhole && sentences.at(-1)?.includes("](/") ? sentences.splice(-1) : [];
  const first = [...intro, [sentence, ...links].join(" ")].join("\n\n");
  const rest = [[sentences.join(" "), ...lines].filter(Boolean).join("\n"), ...others].filter(Boolean).join("\n\n");
  return rest.length < (isArriving ? 1 : FOLDED_FROM) ? { first: text, rest: "" } : { first, rest };
}

/** A text that is still arriving, without an incomplete link or bold mark at its end. */
export function withoutLooseEnds(text: string): string {
  const whole = text.replace(/(?:!?\[[^\]\n]*(?:\](?:\([^()\s]*)?)?|!)$/, "").replace(/(^|[^*])\*$/, "$1");
  const isBoldOpen = whole.split("**").length % 2 === 0;
  if (!isBoldOpen) return whole;
  const mark = whole.lastIndexOf("**");
  return whole.slice(0, mark) + whole.slice(mark + 2);
}

const plainInline = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === "text") return part.text;
      return part.kind === "link" ? part.label : plainInline(part.parts);
    })
    .join("");

export function messageAsText(text: string, contactUrl: string): string {
  return parseMessage(text, contactUrl)
    .flatMap((block) => (block.kind === "list" ? block.items : block.lines))
    .map(plainInline)
    .join("\n");
}
