import { GPC_SIGNAL } from "#app/lib/privacy-signal.ts";
import { quietly } from "#app/lib/quietly.ts";
import { createStore } from "#app/lib/store.ts";

/** What the visitor allows. Kept in this browser alone, and withdrawn in as many clicks as it was given. */
type Choice = "granted" | "declined" | "unset";
type ConsentMode = "opt-in" | "opt-out";
export type PixelSettings = { id: string; consent: ConsentMode };

const KEY = "ladoo:privacy";

function recall(): Choice {
  const kept = quietly(() => localStorage.getItem(KEY));
  return kept === "granted" || kept === "declined" ? kept : "unset";
}

/** The visitor's own choice so far, also one made in another tab. Its modules load in the browser alone. */
export const choiceStore = createStore<Choice>(recall());
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

/** Keeps a choice. A browser that keeps nothing asks again next time; it is never taken for a yes. */
export function choose(choice: Exclude<Choice, "unset">): void {
  quietly(() => localStorage.setItem(KEY, choice));
  choiceStore.set(choice);
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
