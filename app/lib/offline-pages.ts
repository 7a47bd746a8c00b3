import { useSyncExternalStore } from "react";
import { orNull } from "./or-null.ts";

/** The name under which app/offline stores the addresses that are kept, and of the event after a change. */
export const OFFLINE_PAGES_KEY = "ladoo:kept";

/** Where a worker has the page, it opens kept pages and names the others when the network is away. */
export const opensOffline = (): boolean => Boolean(orNull(() => navigator.serviceWorker.controller));

function subscribe(changed: () => void): () => void {
  const types = [OFFLINE_PAGES_KEY, "storage"];
  for (const type of types) addEventListener(type, changed);
  return () => {
    for (const type of types) removeEventListener(type, changed);
  };
}

/** The addresses that are kept on this device, as JSON; "" for none, and null in a browser that can't keep pages. */
export const readOfflinePages = () =>
  "serviceWorker" in navigator && "caches" in window
    ? (orNull(() => localStorage.getItem(OFFLINE_PAGES_KEY)) ?? "")
    : null;

export const useOfflinePages = (): string | null => useSyncExternalStore(subscribe, readOfflinePages, () => null);
