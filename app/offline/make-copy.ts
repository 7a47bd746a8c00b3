/** Makes the copy of a page: a document without the app's scripts, so that no deploy can break it, and the files it needs. */
import { formatClock } from "#app/audio/time.ts";
import { copyBytes } from "#app/lib/copy-size.ts";
import { hashSource, sha256Base64 } from "#app/lib/csp.ts";
import { type Edition, editionOf, editions } from "#app/lib/edition.ts";
import { fill } from "#app/lib/fill.ts";
import { type CopyFacts, isList, listOf } from "./copies.ts";
import copyScript from "./copy-script.ts?worker&url";
import { type Downloads, NotKeptError, type OfflineWords } from "./downloads.ts";

export type NewCopy = { html: string; policy: string; facts: CopyFacts; files: [path: string, file: Blob][] };

/** A page, and the texts of its styles apart: styles changed in a document are judged by the open page's policy. */
function parse(html: string) {
  const styles: string[] = [];
  const plain = html.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, text: string) => {
    styles.push(text);
    return "";
  });
  return { page: new DOMParser().parseFromString(plain, "text/html"), styles };
}

const fetchPage = async (path: string, downloads: Downloads) => parse(await (await downloads.download(path)).text());

const splitAddress = (address: string) => {
  const [path = "", anchor = ""] = address.split("#");
  return { path, anchor };
};

/** The words for copies and their list, which the list's page carries. */
export async function fetchWords(edition: Edition, downloads: Downloads): Promise<OfflineWords> {
  const { page } = await fetchPage(listOf(edition), downloads);
  return JSON.parse(page.querySelector<HTMLElement>("[data-kept-list]")?.dataset.words ?? "");
}

/** The part of a page that is kept: an episode, or all of its content, without what needs the network. */
async function partOf(page: Document, path: string, anchor: string, downloads: Downloads): Promise<HTMLElement> {
  const part = anchor ? page.getElementById(anchor) : page.querySelector("main");
  if (part === null) throw new NotKeptError("gone");
  // A journey shows one step at a time, each at its own address.
  const steps = part.querySelector("#steps form");
  const numbers = [...(steps?.querySelectorAll<HTMLButtonElement>("li button") ?? [])].map(({ value }) => value);
  const shown = await Promise.all(
    numbers.map(async (number) => {
      const { page: other } = await fetchPage(`${path}?step=${number}`, downloads);
      return other.querySelector("#steps [aria-live]") ?? "";
    }),
  );
  for (const step of shown) if (typeof step !== "string") step.className = "mt-8";
  steps?.replaceWith(...shown);
  for (const gone of part.querySelectorAll("script, noscript, [data-online]")) gone.remove();
  for (const folded of part.querySelectorAll("details")) folded.open = true;
  return part;
}

/** A digest of a page's text and its recording's ETag. It differs once the page has changed. */
async function markOf(part: HTMLElement, downloads: Downloads): Promise<string> {
  const players = [...part.querySelectorAll<HTMLElement>("[data-audio-player]")];
  const tags = await Promise.all(players.map(({ dataset }) => downloads.tagOf(dataset.src ?? "")));
  return sha256Base64([part.textContent, ...tags].join("\n"));
}

/** The mark of a page as it is on the site now. */
export async function currentMark(address: string, downloads: Downloads): Promise<string> {
  const { path, anchor } = splitAddress(address);
  const { page } = await fetchPage(path, downloads);
  return markOf(await partOf(page, path, anchor, downloads), downloads);
}

/** Puts the browser's own player, the parts and the times of paragraphs in the place of the app's player. */
function putPlainPlayer(page: Document, part: HTMLElement, box: HTMLElement, { file, title }: CopyFacts): void {
  const audio = page.createElement("audio");
  // Without `crossorigin` some browsers send no media request to the worker.
  for (const [name, value] of Object.entries({ crossorigin: "anonymous", preload: "metadata", src: file }))
    audio.setAttribute(name, value);
  audio.controls = true;
  audio.className = "w-full";
  audio.setAttribute("aria-label", title);
  const link = (seconds: number, label: string, className: string) => {
    const element = page.createElement("a");
    Object.assign(element, { href: `#t=${Math.floor(seconds)}`, textContent: label, className });
    return element;
  };
  const list = page.createElement("ol");
  list.className = "flex flex-wrap items-center gap-x-5";
  // The same parts are links of a player without scripts and buttons of one with them.
  for (const { dataset, title: label } of box.querySelectorAll<HTMLElement>("[data-play]:not([data-play=''])")) {
    const item = page.createElement("li");
    item.appendChild(link(Number(dataset.play), label, "text-link inline-flex min-h-11 items-center"));
    list.appendChild(item);
  }
  box.replaceChildren(audio, list);
  for (const paragraph of part.querySelectorAll(".transcript-part[id]")) {
    const seconds = Number(/\d+$/.exec(paragraph.id)?.[0]);
    paragraph.querySelector(".moment")?.replaceWith(link(seconds, formatClock(seconds), "moment"));
  }
}

/** Downloads a page and its files as a copy that will lie in `folder`. */
export async function makeCopy(
  address: string,
  folder: string,
  words: OfflineWords,
  downloads: Downloads,
  onShare: (share: number) => void,
): Promise<NewCopy> {
  const { path, anchor } = splitAddress(address);
  const { edition } = editionOf(path);
  const { page, styles } = await fetchPage(path, downloads);
  const part = await partOf(page, path, anchor, downloads);
  const files = new Map<string, string>();
  const fileOf = (source: string) => {
    const { pathname, hash } = new URL(source, location.origin);
    files.set(pathname, folder + pathname);
    return folder + pathname + hash;
  };
  const box = part.querySelector<HTMLElement>("[data-audio-player]");
  const src = box?.dataset.src ?? "";
  const heading = part.querySelector("h1, h2, h3") ?? page.querySelector("title");
  const facts: CopyFacts = {
    title: heading?.textContent ?? "",
    language: part.closest<HTMLElement>("[lang]")?.lang,
    narrator: box?.dataset.narrator ?? "",
    durationSeconds: Number(box?.dataset.seconds ?? 0),
    src,
    file: src && fileOf(src),
    cover: box?.dataset.picture ? fileOf(box.dataset.picture) : "",
    bytes: 0,
    keptAt: Date.now(),
    mark: await markOf(part, downloads),
  };
  if (box && src) putPlainPlayer(page, part, box, facts);
  for (const image of part.querySelectorAll<HTMLImageElement>("img[src^='/']")) {
    image.src = fileOf(image.getAttribute("src") ?? "");
    image.loading = "eager";
  }
  for (const drawing of part.querySelectorAll("use[href^='/']"))
    drawing.setAttribute("href", fileOf(drawing.getAttribute("href") ?? ""));
  // The faces wait for a script in the live page.
  const ownStyles = styles.map((text) =>
    text
      .replace(/@media \(scripting: ?none\)(?=\s*\{\s*@font-face)/, "@media all")
      .replace(
        /url\((["']?)(\/[^"')]+)\1\)/g,
        (_, quote: string, source: string) => `url(${quote}${fileOf(source)}${quote})`,
      ),
  );
  const script = page.createElement("script");
  script.src = fileOf(copyScript);
  for (const gone of page.head.querySelectorAll("link, script, meta[property]")) gone.remove();
  const main = page.createElement("main");
  main.className = anchor ? "shell" : "";
  main.appendChild(part);
  page.body.replaceChildren(...(isList(path) ? [] : [noteOf(page, edition, words)]), anchor ? main : part, script);
  page.body.dataset.copy = JSON.stringify({ ...facts, address, lost: words.lost });
  const policy = [
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; connect-src 'self'; font-src 'self'",
    "img-src 'self' data:; media-src 'self' blob:",
    `script-src ${location.origin}${folder}/`,
    `style-src ${(await Promise.all(ownStyles.map(hashSource))).join(" ")}`,
  ].join("; ");
  const sheets = ownStyles.map((text) => `<style>${text}</style>`).join("");
  const html = `<!doctype html>${page.documentElement.outerHTML}`.replace("</head>", () => `${sheets}</head>`);
  const downloaded = await Promise.all(
    [...files].map(async ([source, file]): Promise<[string, Blob]> => {
      const blob = await downloads.download(source, source === src ? onShare : undefined);
      return [file, blob];
    }),
  );
  const recording = downloaded.find(([file]) => file === facts.file)?.[1].size ?? 0;
  return { html, policy, facts: { ...facts, bytes: copyBytes(recording) }, files: downloaded };
}

/** Above a copy: that it is one, and the way to the list. */
function noteOf(page: Document, edition: Edition, words: OfflineWords): HTMLElement {
  const note = page.createElement("p");
  note.className = "shell py-3 text-sm";
  const link = page.createElement("a");
  Object.assign(link, { href: listOf(edition), className: "text-link", textContent: words.list });
  const { language } = editions[edition];
  const date = new Date().toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric" });
  note.replaceChildren(fill(words.copy, { date }), " ", link);
  return note;
}
