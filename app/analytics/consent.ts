import { GPC_SIGNAL } from "#app/lib/privacy-signal.ts";
import { orNull } from "#app/lib/or-null.ts";
import { createStore } from "#app/lib/store.ts";

type Choice = "granted" | "declined" | "unset";
type ConsentMode = "opt-in" | "opt-out";
/** `version` is that of the consent text. */
export type PixelSettings = { id: string; consent: ConsentMode; version: string };

const KEY = "ladoo:privacy";
/** Choices stored before versions existed were about the first text. */
const FIRST_VERSION = "1";

type StoredChoice = string | null;

const recall = (): StoredChoice => orNull(() => localStorage.getItem(KEY)) ?? null;

/** The visitor's last choice, also from another tab. */
export const choiceStore = createStore<StoredChoice>(recall());
globalThis.addEventListener?.("storage", ({ key }) => key === KEY && choiceStore.set(recall()));

/** True when the browser refuses by Global Privacy Control, which the Worker passes on from the header. */
export function hasGlobalPrivacyControl(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
    visit?.serverTiming?.some(({ name }) => name === GPC_SIGNAL) === true
  );
}

/** The choice that was stored. A yes holds for the version of its text, a no for every version. */
export function choiceIn(kept: StoredChoice, { version }: Pick<PixelSettings, "version">): Choice {
  const [choice, about = FIRST_VERSION] = kept?.split(" ") ?? [];
  if (choice === "declined") return "declined";
  return choice === "granted" && about === version ? "granted" : "unset";
}

/** Stores a choice. A browser that stores nothing asks again next time, and never counts as a yes. */
export function choose(choice: Exclude<Choice, "unset">, { version }: Pick<PixelSettings, "version">): void {
  const kept = `${choice} ${version} ${new Date().toISOString()}`;
  orNull(() => localStorage.setItem(KEY, kept));
  choiceStore.set(kept);
}

export function mayMeasure(pixel: PixelSettings, choice: Choice, globalPrivacyControl: boolean): boolean {
  if (pixel.id === "" || globalPrivacyControl || choice === "declined") return false;
  return choice === "granted" || pixel.consent === "opt-out";
}

export const mustAsk = (pixel: PixelSettings, choice: Choice, globalPrivacyControl: boolean): boolean =>
  pixel.id !== "" && pixel.consent === "opt-in" && choice === "unset" && !globalPrivacyControl;
