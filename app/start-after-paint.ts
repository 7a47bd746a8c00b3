/**
 * Holds the app's scripts and the web fonts back until after the first paint. On a slow network they would compete with
 * the document (first paint 1.9 s with them, 0.8 s without, Lighthouse mobile).
 *
 * React Router's `<Scripts>` has no switch for that, so the finished HTML is changed: `holdScripts` disables the
 * `modulepreload` links and the module that starts the app; `fetchScripts` and `startScript` enable them in the browser.
 */

/**
 * Runs in the document's head: the rest of a long document is parsed after its first paint. A background tab paints
 * nothing, so it starts by the clock.
 */
export const fetchScripts = `const painted = new Promise((done) => {
  let late = false;
  setTimeout(() => done(late = true), 3000);
  requestAnimationFrame(function look() {
    if (performance.getEntriesByName("first-contentful-paint").length > 0) done();
    else if (!late) requestAnimationFrame(look);
  });
});
const arrived = painted.then(() => Promise.all([...document.querySelectorAll('link[rel="held"]')].map((link) => {
  link.rel = "modulepreload";
  return link.relList.supports("modulepreload") && new Promise((done) => { link.onload = link.onerror = done; });
})));`;

/**
 * Runs at the end of the document. No step can stop another, and when the app does not come, recordings get the browser's
 * own controls and the rest of the page is laid out. Until it comes, a press on Play or on a part of a recording plays it
 * all the same.
 *
 * The fonts are fetched after the scripts, which would otherwise come a fifth later on a slow network, and are added
 * together, so that the page is laid out for them once. A style sheet must not fetch them: along with the fonts of an
 * inline one, Chromium sends a page's whole address, with its token or code. Browsers may offer to install the site in
 * their menu, and not by a banner.
 */
export const startScript = `{
const sound = document.querySelector("[data-sound]");
const showControls = () => {
  delete document.documentElement.dataset.defer;
  for (const slot of document.querySelectorAll("[data-plain]:empty")) {
    const { src } = slot.closest("[data-audio-player]").dataset;
    const audio = sound?.getAttribute("src") === src ? sound : Object.assign(new Audio(), { preload: "none", src });
    audio.controls = true;
    slot.append(audio);
  }
};
const attempt = (step) => { try { step(); } catch { showControls(); } };
const begin = () => {
  setTimeout(() => { if (!document.documentElement.dataset.hydrated) showControls(); }, 10000);
  attempt(() => {
    const { cssRules } = document.querySelector('style[data-href="faces"]').sheet.cssRules[0];
    const files = {};
    const load = async ({ style }) => {
      const [family, src, weight, unicodeRange] = ["font-family", "src", "font-weight", "unicode-range"].map((name) => style.getPropertyValue(name));
      const [href] = /\\/fonts\\/[^")]+/.exec(src);
      files[href] ??= fetch(href, { priority: "low", referrerPolicy: "no-referrer" }).then((answer) => answer.arrayBuffer());
      return new FontFace(family.replaceAll('"', ""), await files[href], { weight, ...(unicodeRange && { unicodeRange }) }).load();
    };
    Promise.race([arrived, new Promise((done) => setTimeout(done, 8000))])
      .then(() => Promise.allSettled([...cssRules].map(load)))
      .then((faces) => { for (const { value } of faces) if (value) document.fonts.add(value); });
  });
  attempt(() => {
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = document.getElementById("held-start").textContent;
    script.onerror = showControls;
    document.head.append(script);
  });
};
attempt(() => {
  for (const placed of document.querySelectorAll("[data-css]"))
    for (const declaration of placed.dataset.css.split("; ")) placed.style.setProperty(...declaration.split(": "));
});
addEventListener("click", (event) => {
  const button = event.target.closest("[data-play]");
  if (!button || document.documentElement.dataset.hydrated) return;
  event.stopImmediatePropagation();
  const box = button.closest("[data-audio-player]");
  const start = button.dataset.play;
  if (sound.getAttribute("src") !== box.dataset.src) sound.src = box.dataset.src;
  if (start) sound.currentTime = start;
  else box.toggleAttribute("data-pressed", sound.paused);
  if (start || sound.paused) sound.play().catch(() => {});
  else sound.pause();
}, true);
addEventListener("beforeinstallprompt", (event) => event.preventDefault());
painted.then(begin);
}`;

/**
 * The same document with its scripts disabled.
 * @throws Error when `<Scripts>` writes them differently: then see the test beside this file.
 */
export function holdScripts(html: string): string {
  const replace = (text: string, from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`React Router's <Scripts> no longer writes ${from}`);
    return text.replaceAll(from, to);
  };
  const held = replace(html, '<link rel="modulepreload"', '<link rel="held"');
  return replace(held, '<script type="module" async="">', '<script type="text/plain" id="held-start">');
}
