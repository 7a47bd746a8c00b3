import { GPC_SIGNAL } from "#app/lib/privacy-signal.ts";

/** What the visitor allows. Kept in this browser alone, and withdrawn in as many clicks as it was given. */
type Choice = "granted" | "declined" | "unset";
type ConsentMode = "opt-in" | "opt-out";
export type PixelSettings = { id: string; consent: ConsentMode };

const KEY = "ladoo:privacy";
const listeners = new Set<() => void>();
/** A choice that the browser would not keep; it holds for this page all the same. */
let unkept: Choice | null = null;

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

/** The visitor's own choice so far. */
export function readChoice(): Choice {
  if (unkept !== null) return unkept;
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "granted" || kept === "declined" ? kept : "unset";
  } catch {
    return "unset";
  }
}

/** Keeps a choice and tells whoever listens. */
export function choose(choice: Exclude<Choice, "unset">): void {
  try {
    localStorage.setItem(KEY, choice);
    unkept = null;
  } catch {
    // A browser that keeps nothing asks again next time; it is never taken for a yes.
    unkept = choice;
  }
  for (const listener of listeners) listener();
}

/** Hears of a new choice, also of one made in another tab. */
export function subscribeToChoice(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
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
