/**
 * The visitor's own referral link, from a join or a look-up, and the join that is running. Both belong to the tab, not to
 * the component: after leaving and coming Back, or a reload, the link is shown again. Arriving by a link shows the form.
 */
import { createFormSender } from "#app/api-client/form-sender.ts";
import { isDocumentNew } from "#app/components/ui/use-arrival.ts";
import { forgetInTab, keepInTab, recallFromTab } from "#app/lib/session-storage.ts";
import { createStore, useStore } from "#app/lib/store.ts";
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

export const joining = createFormSender<WaitlistJoinAnswer>();

/** None on the server, which knows of no tab, and so none during hydration. */
const ownLink = createStore<OwnLink | null>(null);
if (typeof document !== "undefined" && !isDocumentNew()) ownLink.set(recall());

function recall(): OwnLink | null {
  const kept = recallFromTab(KEY) as Partial<JoinedLink> | null;
  if (typeof kept?.referralCode !== "string") return null;
  const { referralCode, position, earlyBird, referralNote } = kept;
  const isPosition = typeof position === "number" || position === null;
  if (!isPosition || typeof earlyBird !== "boolean") return { referralCode };
  return { referralCode, position, earlyBird, referralNote: typeof referralNote === "string" ? referralNote : "" };
}

/** Called when the page is reached by a link, not by Back or a reload: shows the empty form, unless a join is still running. */
export function arriveAnew(): void {
  if (!joining.get().isSending) forgetOwnLink();
}

/** The link this tab was given last. */
export const useOwnLink = (): OwnLink | null => useStore(ownLink);

export function keepOwnLink(link: OwnLink): void {
  keepInTab(KEY, link);
  ownLink.set(link);
}

export function forgetOwnLink(): void {
  forgetInTab(KEY);
  ownLink.set(null);
}

/** The part of a join's answer that is kept. */
export function linkOf(answer: WaitlistJoinAnswer): JoinedLink {
  const { referralCode, alreadyRegistered, position, earlyBird, referralNote = "" } = answer;
  return { referralCode, position: alreadyRegistered ? null : position, earlyBird, referralNote };
}

export const useIsJoining = (): boolean => useStore(joining, ({ isSending }) => isSending);
