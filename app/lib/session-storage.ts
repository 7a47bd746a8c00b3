import { orNull } from "#app/lib/or-null.ts";

/**
 * Values in sessionStorage: they survive a reload and end with the tab, as the privacy policy promises. If storage is
 * blocked or full, memory holds them until the next document.
 */
const held = new Map<string, unknown>();

export function keepInTab(key: string, value: unknown): void {
  held.set(key, value);
  orNull(() => sessionStorage.setItem(key, JSON.stringify(value)));
}

/** The stored value, or null. An older version of the site may have written it, so the caller checks its shape. */
export const recallFromTab = (key: string): unknown =>
  held.get(key) ?? orNull(() => JSON.parse(sessionStorage.getItem(key) ?? "null"));

export function forgetInTab(key: string): void {
  held.delete(key);
  orNull(() => sessionStorage.removeItem(key));
}
