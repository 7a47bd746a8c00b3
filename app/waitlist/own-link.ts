/**
 * A join on its way, and the link that came of it or of a look-up. They belong to the tab and not to the page that is drawn:
 * who leaves meanwhile and comes back, or reloads, finds the link. Who comes to the page anew finds the form, as everybody.
 */
import { useSyncExternalStore } from "react";
import { isDocumentNew } from "#app/components/ui/use-arrival.ts";
import { forgetInTab, keepInTab, recallFromTab } from "#app/lib/session-storage.ts";
import type { WaitlistJoinAnswer } from "#app/schemas/waitlist.ts";

/** What the panel after a join needs, and nothing else of the entry. Without a position the brand had joined before. */
export type JoinedLink = { referralCode: string; position: number | null; earlyBird: boolean };
/** A link that was looked up is its code alone. */
export type OwnLink = JoinedLink | { referralCode: string; position?: never };

const KEY = "ladoo:own-link";

let isJoining = false;
/** Undefined until it is first asked for; the same object from then on, as React wants it. */
let own: OwnLink | null | undefined;
const watchers = new Set<() => void>();

function tell(): void {
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function recall(): OwnLink | null {
  const kept = recallFromTab(KEY) as Partial<JoinedLink> | null;
  if (typeof kept?.referralCode !== "string") return null;
  const { referralCode, position, earlyBird } = kept;
  const isPosition = typeof position === "number" || position === null;
  return isPosition && typeof earlyBird === "boolean" ? { referralCode, position, earlyBird } : { referralCode };
}

function readOwnLink(): OwnLink | null {
  if (own === undefined) own = isDocumentNew() ? null : recall();
  return own;
}

/** Called when the page is reached by a link, not by Back or a reload: shows the empty form, unless a join is still running. */
export function arriveAnew(): void {
  if (!isJoining) forgetOwnLink();
}

/** The link this tab was given last. None during hydration, since the server knows of none. */
export function useOwnLink(): OwnLink | null {
  return useSyncExternalStore(watch, readOwnLink, () => null);
}

export function keepOwnLink(link: OwnLink): void {
  own = link;
  keepInTab(KEY, link);
  tell();
}

export function forgetOwnLink(): void {
  own = null;
  forgetInTab(KEY);
  tell();
}

/** Of the answer to a join, what is kept. */
export function linkOf({ referralCode, alreadyRegistered, position, earlyBird }: WaitlistJoinAnswer): JoinedLink {
  return { referralCode, position: alreadyRegistered ? null : position, earlyBird };
}

export function useIsJoining(): boolean {
  return useSyncExternalStore(
    watch,
    () => isJoining,
    () => false,
  );
}

export function setJoining(joining: boolean): void {
  isJoining = joining;
  tell();
}
