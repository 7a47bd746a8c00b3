import type { JoinDraft } from "./join-fields.ts";
import type { OwnLink } from "./own-link.ts";

/** The words of a toast, shown in the page when there are no scripts. */
export type FormNotice = { title: string; description: string };
export type JoinRefusal = FormNotice & { draft: JoinDraft; fields: Record<string, string> };
/** `mailed` is the message about a link that was sent by mail. */
export type LookupAnswer = { mailed: string } | (FormNotice & { email: string });

/** What the page's action answers to a form sent without scripts: a link, or what that form shows. */
export type FormAnswer = { link?: OwnLink; join?: JoinRefusal; lookup?: LookupAnswer };
