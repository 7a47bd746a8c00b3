/** The answer of the page's action to a form sent without scripts, and the visitor's link from this or from an API call. */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { forgetForm } from "#app/lib/form-draft.ts";
import type { WaitlistJoinAnswer } from "#app/schemas/waitlist.ts";
import { JOIN_DRAFT, type JoinDraft } from "./join-fields.ts";
import { arriveAnew, forgetOwnLink, storeOwnLink, linkOf, type OwnLink, useOwnLink } from "./own-link.ts";

/** The words of a toast, shown in the page when there are no scripts. */
export type FormNotice = { title: string; description: string };
export type FormResult =
  | { intent: "join"; joined: WaitlistJoinAnswer }
  | ({ intent: "join"; draft: JoinDraft; fields: Record<string, string> } & FormNotice)
  | { intent: "lookup"; code: string }
  /** The link to one's own page was requested; `mailed` is the message about it. */
  | { intent: "lookup"; mailed: string }
  | ({ intent: "lookup"; email: string } & FormNotice);

/** The link in the action's answer, if there is one. */
function linkFrom(result: FormResult | undefined): OwnLink | null {
  if (!result) return null;
  if ("joined" in result) return linkOf(result.joined);
  return "code" in result ? { referralCode: result.code } : null;
}

/**
 * The forms' result and the link to show. `isKept`: the link comes from this tab's storage. `beginAnew` returns to the empty
 * forms.
 */
export function useFormResult(answered: FormResult | undefined) {
  const cameBy = useRef(useNavigationType());
  // A layout effect, or a link from an earlier visit would flash up.
  useLayoutEffect(() => {
    if (cameBy.current !== "POP") arriveAnew();
  }, []);
  const [result, setResult] = useState(answered);
  const kept = useOwnLink();
  useEffect(() => {
    if (!result) return;
    const link = linkFrom(result);
    // A refused form is newer than the stored link.
    if (link) storeOwnLink(link);
    else forgetOwnLink();
    if ("joined" in result) forgetForm(JOIN_DRAFT);
  }, [result]);

  const beginAnew = () => {
    setResult(undefined);
    forgetOwnLink();
  };

  return { result, own: kept ?? linkFrom(result), isKept: kept !== null, beginAnew };
}
