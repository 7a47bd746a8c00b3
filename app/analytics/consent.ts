import { GPC_SIGNAL } from "#app/lib/privacy-signal.ts";
import { quietly } from "#app/lib/quietly.ts";
import { createStore } from "#app/lib/store.ts";

/** What the visitor allows. Kept in this browser alone, and withdrawn in as many clicks as it was given. */
type Choice = "granted" | "declined" | "unset";
type ConsentMode = "opt-in" | "opt-out";
/** `version` is that of the text which is agreed to. */
export type PixelSettings = { id: string; consent: ConsentMode; version: string };

const KEY = "ladoo:privacy";
/** What was chosen before versions were kept was about the first text. */
const FIRST_VERSION = "1";

/** The receipt: the choice, the version of the text it was about, and when it was made. */
type Kept = string | null;

const recall = (): Kept => quietly(() => localStorage.getItem(KEY)) ?? null;

/** What the visitor chose last, also in another tab. Its modules load in the browser alone. */
export const choiceStore = createStore<Kept>(recall());
globalThis.addEventListener?.("storage", ({ key }) => key === KEY && choiceStore.set(recall()));

/**
 * Whether the browser sends Global Privacy Control, which counts as a no. An extension may send it as a header alone; the
 * Worker then says so beside the document (workers/pages.ts).
 */
export function hasGlobalPrivacyControl(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
    visit?.serverTiming?.some(({ name }) => name === GPC_SIGNAL) === true
  );
}

/** What a kept choice is worth now: a yes holds for the text it was given to, a no for every text. */
export function choiceIn(kept: Kept, { version }: Pick<PixelSettings, "version">): Choice {
  const [choice, about = FIRST_VERSION] = kept?.split(" ") ?? [];
  if (choice === "declined") return "declined";
  return choice === "granted" && about === version ? "granted" : "unset";
}

/** Keeps a choice. A browser that keeps nothing asks again next time; it is never taken for a yes. */
export function choose(choice: Exclude<Choice, "unset">, { version }: Pick<PixelSettings, "version">): void {
  const kept = `${choice} ${version} ${new Date().toISOString()}`;
  quietly(() => localStorage.setItem(KEY, kept));
  choiceStore.set(kept);
}

/** Whether the pixel may load now. */
export function mayMeasure(pixel: PixelSettings, choice: Choice, globalPrivacyControl: boolean): boolean {
  if (pixel.id === "" || globalPrivacyControl || choice === "declined") return false;
  return choice === "granted" || pixel.consent === "opt-out";
}

/** Whether the visitor has to be asked. */
export function mustAsk(pixel: PixelSettings, choice: Choice, globalPrivacyControl: boolean): boolean {
  return pixel.id !== "" && pixel.consent === "opt-in" && choice === "unset" && !globalPrivacyControl;
}
