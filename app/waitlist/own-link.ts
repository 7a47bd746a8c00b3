/** The visitor's own referral link and the running join, which belong to the tab: both outlive the component. */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { createFormSender } from "#app/api-client/form-sender.ts";
import { isDocumentNew } from "#app/components/ui/use-arrival.ts";
import { forgetForm } from "#app/lib/form-draft.ts";
import { forgetInTab, keepInTab, recallFromTab } from "#app/lib/session-storage.ts";
import { createStore, useStore } from "#app/lib/store.ts";
import type { WaitlistJoinAnswer } from "#app/schemas/waitlist.ts";
import { JOIN_DRAFT } from "./join-fields.ts";

/** The data of the ticket after a join. `position` is null when the answer had none. */
export type JoinedLink = ReturnType<typeof linkOf>;
/** A looked-up link has only its code. */
export type OwnLink = JoinedLink | { referralCode: string; position?: never };

const KEY = "ladoo:own-link";

export const joining = createFormSender<WaitlistJoinAnswer>();

/** Null on the server, which does not know the tab, and therefore during hydration. */
const ownLink = createStore<OwnLink | null>(null);
if (typeof document !== "undefined" && !isDocumentNew()) ownLink.set(recall());

function recall(): OwnLink | null {
  const kept = recallFromTab(KEY) as OwnLink | null;
  return typeof kept?.referralCode === "string" ? kept : null;
}

export function storeOwnLink(link: OwnLink): void {
  keepInTab(KEY, link);
  ownLink.set(link);
}

function forgetOwnLink(): void {
  forgetInTab(KEY);
  ownLink.set(null);
}

/** The part of a join's answer that is kept. `referralNote` is empty where the given referral was counted. */
export function linkOf(answer: WaitlistJoinAnswer) {
  const { referralCode, brandName, alreadyRegistered: isKnown, position, earlyBird } = answer;
  return { referralCode, brandName, position, earlyBird, isKnown, referralNote: answer.referralNoteCode ?? "" };
}

/** The link to show: this tab's, or that of the page's action. `beginAnew` forgets both, and brings the forms back. */
export function useOwnLink<Answer extends { link?: OwnLink }>(answered: Answer | undefined) {
  const cameBy = useRef(useNavigationType());
  const [answer, setAnswer] = useState(answered);
  const stored = useStore(ownLink);
  // Reached by a link, the page shows the form. A layout effect, or a link from an earlier visit would flash up.
  useLayoutEffect(() => {
    if (cameBy.current !== "POP" && !joining.get().isSending) forgetOwnLink();
  }, []);
  useEffect(() => {
    if (!answer) return;
    // A refused form is newer than the stored link.
    if (answer.link) storeOwnLink(answer.link);
    else forgetOwnLink();
    if (answer.link?.position !== undefined) forgetForm(JOIN_DRAFT);
  }, [answer]);
  const beginAnew = () => {
    setAnswer(undefined);
    forgetOwnLink();
  };
  return { link: stored ?? answer?.link ?? null, isStored: stored !== null, answer, beginAnew };
}

export const useIsJoining = (): boolean => useStore(joining, ({ isSending }) => isSending);
