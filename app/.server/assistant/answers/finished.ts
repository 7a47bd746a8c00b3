/** The last step to an answer: its links written out, what differs by deployment filled in, and the pages it names. */
import { assistantDeclines } from "#app/content/assistant.ts";
import { launchTexts } from "#app/content/launch.ts";
import { fill as fillIn } from "#app/lib/fill.ts";
import { whatsappLink } from "#app/lib/whatsapp.ts";
import type { AssistantSource } from "#app/schemas/assistant.ts";
import type { Settings } from "#app/schemas/settings.ts";
import type { Link, Passage } from "../corpus/passage.ts";
import type { Refusal } from "../scope/scope.ts";
import type { Index } from "../search/search.ts";
import { type Draft, withLinks } from "./compose.ts";

/** What of the operator's settings an answer may name. */
export type ContactSettings = Pick<
  Settings,
  | "SITE_PHONE"
  | "SITE_EMAIL"
  | "WHATSAPP_NUMBER"
  | "BOOKING_URL"
  | "APP_URL"
  | "INSTAGRAM_URL"
  | "COMMUNITY_URL"
  | "LAUNCH_MONTH"
  | "GRIEVANCE_OFFICER" | "GRIEVANCE_OFFICER"
>;

export type ComposedAnswer = {
  response: string;
  sources: AssistantSource[];
  /** True when the question is not answered. */
  declined: boolean;
  /** What the answer rests on, for a model that words it anew; empty when there is nothing to reword. */
  passages: readonly Passage[];
};

/** As many passages a model gets to word an answer from. */
export const MOST_PASSAGES = 3;

/** Fills in what differs by deployment. */
export function fill(text: string, settings: ContactSettings): string {
  return fillIn(text, {
    ...launchTexts(settings.LAUNCH_MONTH, new Date()),
    whatsapp: whatsappLink(settings.WHATSAPP_NUMBER),
    phone: settings.SITE_PHONE,
    email: settings.SITE_EMAIL,
    grievanceOfficer: settings.GRIEVANCE_OFFICER,
    booking: settings.BOOKING_URL,
    app: settings.APP_URL,
    instagram: settings.INSTAGRAM_URL,
    community: settings.COMMUNITY_URL,
  });
}

/** An answer that says in one sentence why there is none, and whom to ask. */
export function decline(reason: Refusal, settings: ContactSettings): ComposedAnswer {
  return { response: fill(assistantDeclines[reason], settings), sources: [], declined: true, passages: [] };
}

const MOST_SOURCES = 6;

const isInSite = ({ path }: Link): boolean => path.startsWith("/");

/** The draft with its links and settings, and the pages it names. */
export function finish(draft: Draft, passages: readonly Passage[], settings: ContactSettings): ComposedAnswer {
  const linked = [...draft.body.matchAll(/\[([^\]]+)\]\((\/[^)]*)\)/g)].map(([, title = "", path = ""]) => ({
    title,
    path,
  }));
  const sources = [...draft.links, ...linked]
    .filter(isInSite)
    .filter((source, index, all) => all.findIndex(({ path }) => path === source.path) === index)
    .slice(0, MOST_SOURCES);
  return { response: fill(withLinks(draft), settings), sources, declined: false, passages };
}

/** The passages behind an answer that was worked out from a table: its own words. */
export function passagesFor(draft: Draft, index: Index): readonly Passage[] {
  const page = index.passages.find(({ path }) => path === draft.links[0]?.path);
  return page ? [{ ...page, text: draft.body, answer: draft.body }] : [];
}

/** What tells, and does not stand over all that is told. */
const TELLING_PAGE = /^\/(?:story|journey)\/|#episode/;

/** Whether an answer is taken from a story, a journey or an episode. */
export const isFromTelling = ({ declined, sources: [main] }: ComposedAnswer): boolean =>
  !declined && main !== undefined && TELLING_PAGE.test(main.path);
