/**
 * Puts a document's scripts behind its first paint. On a slow network the `modulepreload` links and the module graph
 * compete with the style sheet and the faces (first paint 1.9 s with them, 0.8 s without, Lighthouse mobile), and the
 * page reads without any of them. So the links go, and the module that starts the app runs in the first frame after
 * what the page shows at once (style sheet, faces, first pictures) has come.
 */

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const APP_START = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** A picture that hangs, or a tab in the background, which paints no frames: it starts all the same after this time. */
const LATEST_START_MS = 3000;

const starter =
  `(()=>{let b=document.getElementById("app-start"),s=()=>{if(!b)return;let m=document.createElement("script");m.type="module";` +
  `m.textContent=b.textContent;b=null;document.head.appendChild(m)};` +
  `let g=()=>requestAnimationFrame(()=>setTimeout(s));document.readyState=="complete"?g():addEventListener("load",g);` +
  `setTimeout(s,${LATEST_START_MS})})()`;

/** The same document, its app started after the first paint. */
export function startAfterFirstPaint(html: string): string {
  return html
    .replace(MODULE_PRELOAD, "")
    .replace(
      APP_START,
      (_, start: string) => `<script type="text/plain" id="app-start">${start}</script><script>${starter}</script>`,
    );
}
