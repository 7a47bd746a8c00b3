/**
 * The visitor's own referral link, from a join or a look-up, and the running join. Both belong to the tab, not to the
 * component: the link is shown again after Back or a reload. Arriving by a link shows the form.
 */
import { createFormSender } from "#app/api-client/form-sender.ts";
import { isDocumentNew } from "#app/components/ui/use-arrival.ts";
import { forgetInTab, keepInTab, recallFromTab } from "#app/lib/session-storage.ts";
import { createStore, useStore } from "#app/lib/store.ts";
import type { WaitlistJoinAnswer } from "#app/schemas/waitlist.ts";

/** The data of the ticket after a join. `position` is null when the answer had none. */
export type JoinedLink = {
  referralCode: string;
  brandName: string;
  position: number | null;
  earlyBird: boolean;
  /** True for a brand that had joined before. */
  isKnown: boolean;
  /** The code of the reason that a given referral was not counted; empty when there is none. */
  referralNote: string;
};
/** A looked-up link has only its code. */
export type OwnLink = JoinedLink | { referralCode: string; position?: never };

const KEY = "ladoo:own-link";

export const joining = createFormSender<WaitlistJoinAnswer>();

/** Null on the server, which does not know the tab, and therefore during hydration. */
const ownLink = createStore<OwnLink | null>(null);
if (typeof document !== "undefined" && !isDocumentNew()) ownLink.set(recall());

function recall(): OwnLink | null {
  const kept = recallFromTab(KEY) as Partial<JoinedLink> | null;
  if (typeof kept?.referralCode !== "string") return null;
  const { referralCode, position, earlyBird, isKnown = position === null, brandName = "", referralNote = "" } = kept;
  const isPosition = typeof position === "number" || position === null;
  if (!isPosition || typeof earlyBird !== "boolean") return { referralCode };
  return {
    referralCode,
    brandName: String(brandName),
    position,
    earlyBird,
    isKnown,
    referralNote: String(referralNote),
  };
}

/**
 * Call it when the page is reached by a link, not by Back or a reload: shows the empty form, unless a join is still running.
 */
export function arriveAnew(): void {
  if (!joining.get().isSending) forgetOwnLink();
}

/** The link that this tab received last. */
export const useOwnLink = (): OwnLink | null => useStore(ownLink);

export function storeOwnLink(link: OwnLink): void {
  keepInTab(KEY, link);
  ownLink.set(link);
}

export function forgetOwnLink(): void {
  forgetInTab(KEY);
  ownLink.set(null);
}

/** The part of a join's answer that is kept. */
export function linkOf(answer: WaitlistJoinAnswer): JoinedLink {
  const { referralCode, brandName, alreadyRegistered: isKnown, position, earlyBird } = answer;
  return { referralCode, brandName, position, earlyBird, isKnown, referralNote: answer.referralNoteCode ?? "" };
}

export const useIsJoining = (): boolean => useStore(joining, ({ isSending }) => isSending);
