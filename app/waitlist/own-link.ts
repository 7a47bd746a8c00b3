/**
 * Whether a join is running, and the visitor's own referral link, from a join or a look-up. Both are kept for the tab, not in
 * the component: after leaving and coming Back, or a reload, the link is shown again. Arriving by a link shows the form.
 */
import { useSyncExternalStore } from "react";
import { isDocumentNew } from "#app/components/ui/use-arrival.ts";
import { forgetInTab, keepInTab, recallFromTab } from "#app/lib/session-storage.ts";
import type { WaitlistJoinAnswer } from "#app/schemas/waitlist.ts";

/** What the panel after a join shows. `position` is null for a brand that had joined before. */
export type JoinedLink = {
  referralCode: string;
  position: number | null;
  earlyBird: boolean;
  /** Why the referral that was given was not counted; empty where there is nothing to tell. */
  referralNote: string;
};
/** A looked-up link has only its code. */
export type OwnLink = JoinedLink | { referralCode: string; position?: never };

const KEY = "ladoo:own-link";

let isJoining = false;
/** Undefined until it is first read. The same object from then on, since useSyncExternalStore compares by identity. */
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
  const { referralCode, position, earlyBird, referralNote } = kept;
  const isPosition = typeof position === "number" || position === null;
  if (!isPosition || typeof earlyBird !== "boolean") return { referralCode };
  return { referralCode, position, earlyBird, referralNote: typeof referralNote === "string" ? referralNote : "" };
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

/** The part of a join's answer that is kept. */
export function linkOf(answer: WaitlistJoinAnswer): JoinedLink {
  const { referralCode, alreadyRegistered, position, earlyBird, referralNote = "" } = answer;
  return { referralCode, position: alreadyRegistered ? null : position, earlyBird, referralNote };
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
