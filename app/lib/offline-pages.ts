import { useSyncExternalStore } from "react";
import { orNull } from "./or-null.ts";

/** The name under which `public/kept.js` stores the addresses that are kept, and of the event after a change. */
const KEY = "ladoo:kept";

function subscribe(changed: () => void): () => void {
  const types = [KEY, "storage"];
  for (const type of types) addEventListener(type, changed);
  return () => {
    for (const type of types) removeEventListener(type, changed);
  };
}

const read = () =>
  "serviceWorker" in navigator && "caches" in window ? (orNull(() => localStorage.getItem(KEY)) ?? "") : null;

/** The list of what is kept on this device, as JSON; "" for nothing, and null in a browser that can't keep pages. */
export const useOfflinePages = (): string | null => useSyncExternalStore(subscribe, read, () => null);
