/**
 * `npm run engines`: opens and operates each kind of page of the build in Firefox and in WebKitGTK, from Debian's packages
 * (`apt-get install firefox-esr webkit2gtk-driver xvfb gstreamer1.0-plugins-good`). A missing engine is reported and skipped.
 * WebKitGTK plays recordings only into a sound device: a machine without one needs
 * `pulseaudio --start --load=module-null-sink`.
 */
import { existsSync, globSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { useCasesPath } from "#app/content/brand.ts";
import { startSite } from "#tests/e2e/configured-site.ts";
import { openFirefox, openWebKit, type Tab } from "./drivers.ts";

type Visit = {
  path: string;
  /** An expression that acts as a visitor after hydration. */
  work?: string;
  /** An expression that is true once that has worked. */
  done: string;
};

const press = (selector: string) => `document.querySelector(${JSON.stringify(selector)}).click()`;
const shows = (selector: string) => `document.querySelector(${JSON.stringify(selector)}) !== null`;
const PLAYS = "[...document.querySelectorAll('audio')].some((audio) => audio.currentTime > 0.5)";
const PLAY = press('[data-audio-player] button[aria-label="Play"]');
/** Types in a way that React notices. */
const type = (values: Record<string, string>) =>
  `Object.entries(${JSON.stringify(values)}).forEach(([name, value]) => {
    const field = document.querySelector('form[method=post] [name="' + name + '"][required]');
    if (field.type === "checkbox") field.click();
    else { field.value = value; field.dispatchEvent(new Event("input", { bubbles: true })); }
  })`;
const JOIN = {
  brandName: "Bel & Buta",
  founderName: "Tara Rathore",
  email: `engine-${Date.now()}-${process.pid}@bel.example`,
  phoneNumber: "+91 00000 12345",
  acceptedTerms: "on",
};
const APPLY = {
  fullName: "Meera Pillai",
  email: "meera@clay.example",
  phone: "+91 98765 43210",
  resumeUrl: "https://meera.example/cv.pdf",
  coverLetter: "I have drawn screens for people who never wanted a screen, and would like to again.",
};
const SUBMIT = "[...document.querySelectorAll('form[method=post]')].at(-1).requestSubmit()";

const visits: readonly Visit[] = [
  { path: "/", work: press("[aria-labelledby=explorer] li:last-child button"), done: shows("[data-chosen=true]") },
  { path: "/features", done: shows("h1") },
  { path: "/feature/inventory-management", work: PLAY, done: PLAYS },
  {
    path: "/pricing",
    work: press('[aria-labelledby=team] button[aria-label^="One more"]'),
    done: "location.search.includes('admin.2')",
  },
  { path: useCasesPath, work: press("button[name=feature]"), done: "location.search.includes('feature=')" },
  { path: "/story/1", work: PLAY, done: PLAYS },
  { path: "/audio-insights/founders-podcast", work: PLAY, done: PLAYS },
  {
    path: "/journey/popup-exhibitions",
    work: press("#steps button[value='2']"),
    done: "location.search.includes('step=2')",
  },
  { path: "/waitlist", work: `${type(JOIN)}, ${SUBMIT}`, done: shows("#referral-link") },
  {
    path: "/careers/ai-ux-designer",
    work: `${type(APPLY)}, ${SUBMIT}`,
    done: "document.querySelector('dialog')?.textContent.includes('Application Submitted') === true",
  },
  { path: "/about", work: press(".chat-button"), done: shows("dialog.chat-panel[open]") },
  { path: "/privacy-policy", done: shows("h2") },
  { path: "/story/1", work: press("[data-audio-player] .scripting-only button"), done: shows('main a[href="/kept"]') },
];

const LONGEST_MS = 20_000;

async function until(tab: Tab, expression: string): Promise<void> {
  const deadline = Date.now() + LONGEST_MS;
  while ((await tab.evaluate(expression)) !== true) {
    if (Date.now() > deadline) throw new Error(`this never came: ${expression}`);
    await pause(200);
  }
}

async function visit(tab: Tab, origin: string, { path, work, done }: Visit): Promise<void> {
  await tab.goto(origin + path);
  await until(tab, "document.documentElement.dataset.hydrated === 'true'");
  // The player's controls come after hydration.
  if (work === PLAY) await until(tab, shows('[data-audio-player] button[aria-label="Play"]'));
  if (work) await tab.evaluate(`(${work}, true)`);
  await until(tab, done);
}

const engines = [
  { name: "Firefox", path: "/usr/bin/firefox-esr", open: openFirefox },
  { name: "WebKitGTK", path: globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0] ?? "", open: openWebKit },
];

const site = await startSite({});
const faults: string[] = [];
const tabs: { name: string; tab: Tab }[] = [];
for (const { name, path, open } of engines) {
  if (!existsSync(path)) {
    console.log(`${name} is not on this machine.`);
    continue;
  }
  const tab = await open(path);
  for (const page of visits) {
    await visit(tab, site.origin, page).then(
      () => console.log(`${name}: ${page.path} works`),
      (error: Error) => faults.push(`${name}: ${page.path} does not: ${error.message}`),
    );
  }
  tabs.push({ name, tab });
}
await site.stop();
for (const { name, tab } of tabs) {
  const opened = tab
    .goto(`${site.origin}/story/1`)
    .then(() => until(tab, "document.querySelector('audio[data-file]')?.readyState > 0"))
    .then(() =>
      tab.evaluate("(document.querySelector('audio').currentTime = 60, document.querySelector('audio').play(), true)"),
    )
    .then(() => until(tab, "document.querySelector('audio').currentTime > 60.5"));
  await opened.then(
    () => console.log(`${name}: a kept story opens, plays and seeks with the server stopped`),
    (error: Error) => faults.push(`${name}: a kept story does not open with the server stopped: ${error.message}`),
  );
  await tab.close();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
