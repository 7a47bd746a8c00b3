/**
 * Puts what a page can be read without behind its first paint. On a slow network scripts and faces compete with the
 * document (first paint 1.9 s with them, 0.8 s without, Lighthouse mobile). So the `modulepreload` links go, and the
 * whole style sheet, the faces, the manifest and the module that starts the app wait for the first frame after the load event.
 */

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const IMPORTED_BY_ALL = /\/(rolldown-runtime|framework)-/;
const APP_START = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** A picture that hangs, or a tab in the background, which paints no frames: it starts all the same after this time. */
const LATEST_START_MS = 3000;

/** Calls `run` once, in the first frame after the load event. */
const afterLoad = (run: string) =>
  `let once=f=>()=>{f&&f();f=null},go=once(${run}),frame=()=>requestAnimationFrame(()=>setTimeout(go));` +
  `document.readyState=="complete"?frame():addEventListener("load",frame);setTimeout(go,${LATEST_START_MS})`;

const faces = [
  { family: "Baloo 2", file: "/fonts/baloo-2.woff2", weight: "600 800" },
  { family: "Anek Latin", file: "/fonts/anek-latin.woff2", weight: "400 700" },
];

/**
 * Runs in the head. Both faces are put to use in one step, when both are there, so that words are set anew once; if one
 * does not come, the stand-ins stay. Whoever has them from an earlier page of the visit gets them before the first paint.
 */
export const facesScript = () =>
  `(()=>{let key="ladoo:faces",add=()=>Promise.all(${JSON.stringify(faces)}.map(({family,file,weight})=>` +
  `new FontFace(family,"url("+file+")",{weight}).load())).then(all=>{for(let face of all)document.fonts.add(face);` +
  `sessionStorage.setItem(key,1)}).catch(()=>{}),known;try{known=sessionStorage.getItem(key)}catch{}` +
  `if(known)add();else{${afterLoad("add")}}})()`;

/** No longer than this at a time: a tap waits for the task it falls into. */
const TASK_MS = 5;

/**
 * Adds to a style sheet what it lacks of another, each rule in its place. What it has, it has in the same order. Adding
 * plain rules costs next to nothing, where applying the other sheet would have every element's style computed once more,
 * at the latest when somebody touches the page.
 */
const complete =
  `async(to,from)=>{let at=0,kind=rule=>rule.constructor.name+(rule.selectorText??rule.conditionText??rule.name);` +
  `for(let rule of from.cssRules){let known=to.cssRules[at];` +
  `if(!known||kind(known)!=kind(rule))to.insertRule(rule.cssText,at);` +
  `else if(rule.style?rule.style.length>known.style.length:0)to.insertRule(rule.cssText,++at);` +
  `else if(rule.cssRules&&!rule.style)await complete(known,rule);at++;` +
  `if(performance.now()-since>${TASK_MS}){await pause();since=performance.now()}}}`;

/**
 * Asks for the whole style sheet and all modules at once, so that none waits to be found in another, and runs the modules
 * one in a task, so that a tap in between is answered. The last step, `app-start`, finds them there, and a page that has
 * all styles: what the document left out is put in from the sheet, which itself never applies (`media="not all"`).
 */
const starter = (modules: readonly string[], { sheet, later }: Files, hasAudio: boolean) =>
  `(()=>{${afterLoad(
    `async()=>{${hasAudio ? playWithoutApp : ""}let add=(tag,rest)=>{let e=Object.assign(document.createElement(tag),rest);document.head.append(e);return e},` +
      `pause=()=>new Promise(done=>setTimeout(done)),all=${JSON.stringify(modules)},since,complete=${complete},whole,` +
      `ready=new Promise(done=>whole=add("link",{rel:"stylesheet",media:"not all",href:"${sheet}",onload:done,onerror:done}))` +
      `.then(()=>{since=performance.now();return complete(document.querySelector("style[data-href=site]").sheet,whole.sheet)})` +
      `.catch(()=>whole.media="all");` +
      `for(let href of all)add("link",{rel:"modulepreload",href});` +
      `try{for(let href of all){await import(href);await pause()}}catch{}` +
      `await Promise.race([ready,new Promise(r=>setTimeout(r,${LATEST_START_MS}))]);` +
      `add("script",{type:"module",textContent:document.getElementById("app-start").textContent});` +
      `add("link",{rel:"manifest",href:"/manifest.webmanifest"});` +
      `for(let file of ${JSON.stringify(later)})fetch(file,{priority:"low"}).catch(()=>{})}`,
  )}})()`;

/** How long a recording may stand without any controls: after the load event, or after the site's own were asked for. */
export const LATEST_CONTROLS_MS = 1000;

/** Where scripts run but the app does not start, or not soon, recordings get the browser's controls. */
const playWithoutApp =
  `setTimeout(()=>{if(!document.documentElement.dataset.awake)` +
  `for(let audio of document.querySelectorAll("audio"))audio.controls=true},${LATEST_CONTROLS_MS});`;

/** Addresses: the whole style sheet, and what is fetched last, for what scripts may draw. */
type Files = { sheet: string; later: readonly string[] };

/** The same document, its app started after the first paint. */
export function startAfterFirstPaint(html: string, files: Files): string {
  const modules = [...html.matchAll(MODULE_PRELOAD)]
    .map(([, href = ""]) => href)
    // Running this one is what starts the app.
    .filter((href) => !href.includes("/entry.client-"))
    // What others import comes first, or it would run in their task.
    .sort((one, other) => Number(IMPORTED_BY_ALL.test(other)) - Number(IMPORTED_BY_ALL.test(one)));
  return html
    .replace(MODULE_PRELOAD, "")
    .replace(
      APP_START,
      (_, start: string) =>
        `<script type="text/plain" id="app-start">${start}</script><script>${starter(modules, files, html.includes("<audio"))}</script>`,
    );
}
