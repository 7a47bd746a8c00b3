/** What the page's own action answered, where a form was sent without scripts, and the link that this or a call brought. */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { forgetForm } from "#app/lib/kept-form.ts";
import type { WaitlistJoinAnswer } from "#app/schemas/waitlist.ts";
import { JOIN_DRAFT, type JoinDraft } from "./join-fields.ts";
import { arriveAnew, forgetOwnLink, keepOwnLink, linkOf, type OwnLink, useOwnLink } from "./own-link.ts";

/** What a toast would say, where there are no scripts. */
export type Message = { title: string; description: string };
export type FormResult =
  | { intent: "join"; joined: WaitlistJoinAnswer }
  | ({ intent: "join"; draft: JoinDraft; fields: Record<string, string> } & Message)
  | { intent: "lookup"; code: string }
  /** The link to one's own page was asked for; a word on that. */
  | { intent: "lookup"; mailed: string }
  | ({ intent: "lookup"; email: string } & Message);

/** The link the page's own action answered with, if it did. */
function linkFrom(result: FormResult | undefined): OwnLink | null {
  if (!result) return null;
  if ("joined" in result) return linkOf(result.joined);
  return "code" in result ? { referralCode: result.code } : null;
}

/**
 * The forms' result and the link to show. `isKept`: the link comes from what the tab keeps. `beginAnew` goes back to the
 * empty forms.
 */
export function useFormResult(answered: FormResult | undefined) {
  const cameBy = useRef(useNavigationType());
  // A layout effect, or an earlier visit's link would be seen for a moment.
  useLayoutEffect(() => {
    if (cameBy.current !== "POP") arriveAnew();
  }, []);
  const [result, setResult] = useState(answered);
  const kept = useOwnLink();
  useEffect(() => {
    if (!result) return;
    const link = linkFrom(result);
    // A refused form is newer than a link that the tab keeps.
    if (link) keepOwnLink(link);
    else forgetOwnLink();
    if ("joined" in result) forgetForm(JOIN_DRAFT);
  }, [result]);

  const beginAnew = () => {
    setResult(undefined);
    forgetOwnLink();
  };

  return { result, own: kept ?? linkFrom(result), isKept: kept !== null, beginAnew };
}
