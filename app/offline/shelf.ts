/** Draws what is kept on this device: on the page /kept, and in its copy, which also stands for pages that can't be had. */
import { recallPosition } from "#app/audio/remembered.ts";
import { formatClock, listenMinutes } from "#app/audio/time.ts";
import { inMegabytes } from "#app/lib/copy-size.ts";
import { editionOf } from "#app/lib/edition.ts";
import { fill } from "#app/lib/fill.ts";
import { type Copy, isList, pageOf, removeCopies, settle } from "./copies.ts";
import { followRecording } from "./play-copy.ts";
import type { OfflineWords } from "./downloads.ts";

/** What only the page on the site can do: tell whether a kept page has changed, and renew its copy. */
export type Renewal = {
  look: (copy: Copy) => Promise<"same" | "changed" | "takenDown">;
  renew: (address: string, say: (text: string) => void) => Promise<string>;
};

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...content: (Node | string)[]) {
  const element = document.createElement(tag);
  element.className = className;
  element.replaceChildren(...content);
  return element;
}

const QUIET = "button button-quiet";

/** Draws the list in `place`, and draws it anew after each change. */
export async function drawShelf(place: HTMLElement, words: OfflineWords, renewal?: Renewal): Promise<Copy[]> {
  const status = make("p", "mt-3 min-h-6");
  status.setAttribute("role", "status");
  const list = make("ul", "mt-2");
  const foot = make("div", "mt-8");
  const say = (text: string) => {
    status.textContent = text;
  };

  /** A button whose act ends in a sentence, which then has the focus: the button may be gone. */
  const button = (label: string, name: string, look: string, act: () => Promise<string>) => {
    const element = make("button", look, label);
    element.type = "button";
    if (name) element.setAttribute("aria-label", `${label}: ${name}`);
    element.onclick = async () => {
      say("");
      const said = await act().catch(() => words.fault);
      await draw();
      say(said);
      status.tabIndex = -1;
      status.focus();
    };
    return element;
  };
  const removal = (address?: string) => () => removeCopies(address).then(() => words.removed);

  /** A press puts the browser's player in its place, which plays on from where it was left. */
  const playButton = (copy: Copy) => {
    const left = recallPosition(copy.src, copy.durationSeconds);
    const label = left > 0 ? fill(words.continueFrom, { at: formatClock(left) }) : words.play;
    const element = make("button", "button button-secondary", label);
    element.type = "button";
    element.setAttribute("aria-label", `${label}: ${copy.title}`);
    element.onclick = () => {
      const audio = make("audio", "w-full");
      Object.assign(audio, { controls: true, crossOrigin: "anonymous", src: copy.file });
      audio.setAttribute("aria-label", copy.title);
      followRecording(audio, copy, null, words.lost);
      audio.onplay = () => {
        for (const other of document.querySelectorAll("audio")) if (other !== audio) other.pause();
      };
      element.replaceWith(audio);
      audio.focus();
      audio.play().catch(() => {});
    };
    return element;
  };

  const row = (copy: Copy) => {
    const { address, title, language = "", narrator, durationSeconds, cover, bytes } = copy;
    const picture = make("img", "cut size-16 shrink-0 object-cover");
    Object.assign(picture, { src: cover, alt: "", width: 64, height: 64 });
    const link = make("a", "font-display font-semibold text-lg leading-snug hover:underline", title);
    Object.assign(link, { href: address, lang: language });
    const minutes = listenMinutes(durationSeconds);
    const facts = make(
      "p",
      "text-ink-soft text-sm",
      fill(words.facts, { narrator, minutes, megabytes: inMegabytes(bytes) }),
    );
    const note = make("p", "font-semibold text-sm empty:hidden");
    const remove = button(words.remove, title, QUIET, removal(address));
    const acts = make("p", "mt-2 flex flex-wrap items-center justify-between gap-x-3", playButton(copy), remove);
    const head = make("div", "flex items-center gap-4", picture, make("div", "min-w-0 flex-1", link, facts, note));
    renewal?.look(copy).then(
      (state) => {
        if (state === "same" || !note.isConnected) return;
        note.textContent = words[state];
        if (state === "changed") {
          acts.insertBefore(
            button(words.renew, title, QUIET, () => renewal.renew(address, say)),
            remove,
          );
        }
      },
      () => {},
    );
    return make("li", "border-line border-t-2 py-4", head, acts);
  };

  /** Rows are drawn once: to draw them anew would end what plays in them. */
  const rows = new Map<string, HTMLElement>();
  const draw = async () => {
    const kept = await settle();
    for (const copy of kept) if (!rows.has(copy.name)) rows.set(copy.name, row(copy));
    list.replaceChildren(...kept.map(({ name }) => rows.get(name) ?? ""));
    const total = inMegabytes(kept.reduce((sum, { bytes }) => sum + bytes, 0));
    const isInstalled = matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches;
    foot.replaceChildren(
      ...(kept.length === 0 ? [words.empty] : []),
      ...(kept.length > 1
        ? [fill(words.together, { megabytes: total }), " ", button(words.removeAll, "", QUIET, removal())]
        : []),
      // Safari alone has gestures as events, and deletes what was not visited for a week.
      ...("GestureEvent" in window && !isInstalled ? [make("p", "mt-3", words.safari)] : []),
    );
    return kept;
  };
  place.replaceChildren(status, list, foot);
  return draw();
}

/** Draws the copy of the list, at its own address or in place of a page that can't be had. */
export async function showCopyOfShelf(place: HTMLElement): Promise<void> {
  const words = JSON.parse(place.dataset.words ?? "{}") as OfflineWords;
  const { pathname, hash } = location;
  const plainPath = pathname.toLowerCase().replace(/\/$/, "");
  if (!isList(plainPath)) {
    const heading = document.querySelector("h1");
    const retry = make("a", "button button-primary mt-5", words.retry);
    retry.href = "";
    retry.onclick = (event) => {
      event.preventDefault();
      location.reload();
    };
    const titles: Readonly<Record<string, string>> = JSON.parse(place.dataset.titles ?? "{}");
    const title = titles[editionOf(plainPath).path] ?? "";
    // The hash of a page with parts names the one that is meant.
    const page = title && /^$|^#t=/.test(hash) ? `"${title}"` : decodeURI(pathname) + hash;
    const about = make("p", "prose-measure mt-5 text-lg", fill(words.missed, { address: page }));
    heading?.parentElement?.replaceChildren(heading, about, retry, place);
    if (heading) heading.textContent = words.noNetwork;
    document.title = words.noNetwork;
  }
  const kept = await drawShelf(place, words);
  // Parts of a page have its address together; the hash names the one that is meant.
  const parts = kept.filter(({ address }) => address.startsWith(`${pathname.replace(/\/$/, "")}#`));
  const named = hash
    .slice(1)
    .split("&")
    .find((part) => part !== "" && !part.includes("="));
  const meant = named === undefined ? parts : parts.filter(({ address }) => address.endsWith(`#${named}`));
  const [copy] = meant;
  if (copy && meant.length === 1) location.replace(pageOf(copy.stamp) + hash);
}
