/**
 * The bindings, settings and services for loaders and actions. `workers/pages/render.ts` fills this context for
 * each request.
 */
import { createContext, type RouterContextProvider } from "react-router";
import type { Mail } from "#app/.server/mail/index.ts";
import type { Operator } from "#app/.server/access/index.ts";
import type { JobReport } from "#app/.server/jobs/run.ts";
import type { LaunchTexts } from "#app/content/launch.ts";
import type { MailTexts } from "#app/content/mail-mentions.ts";
import type { Texts } from "#app/content/texts.ts";
import type { Edition } from "#app/lib/edition.ts";
import type { Settings } from "#app/schemas/settings.ts";
import type { Story } from "#app/schemas/story.ts";

/** The bindings of `wrangler.toml`. */
export type Env = {
  DB: D1Database;
  MEDIA: R2Bucket;
  BACKUPS?: R2Bucket;
  AI?: Ai;
  /** Present only where an operator has set mail up. */
  MAIL?: SendEmail;
  ASSETS: Fetcher;
  LIMIT_JOIN: RateLimit;
  LIMIT_JOIN_SHARED: RateLimit;
  LIMIT_LOOKUP: RateLimit;
  LIMIT_VERIFY: RateLimit;
  LIMIT_INCREMENT: RateLimit;
  LIMIT_STATS: RateLimit;
  LIMIT_APPLY: RateLimit;
  LIMIT_ASSISTANT: RateLimit;
  LIMIT_MODEL: RateLimit;
  LIMIT_LISTENING: RateLimit;
};

/** The bindings that count requests. */
export type LimitName = Extract<keyof Env, `LIMIT_${string}`>;

/**
 * Reads a file that ships with the site. The binding uses only the path; the host is one that Vite's development server
 * answers as well, which refuses hosts it does not know.
 */
export const fetchAsset = ({ ASSETS }: Pick<Env, "ASSETS">, path: string): Promise<Response> =>
  ASSETS.fetch(new URL(path, "https://assets.localhost/"));

/** A form that an operator sent, parsed once. Of one that was too large (`isCut`), only the first texts are there. */
export type OpsForm = { data: FormData; isCut: boolean };

/** The words of an edition. */
type Wording = {
  edition: Edition;
  texts: Texts;
  /** Today's wording about the launch. */
  launch: LaunchTexts;
};

/** The words are those of the page: English where it has no translation. */
export type Platform = Wording & {
  env: Env;
  settings: Settings;
  requestId: string;
  /** Sends mail; null while mail is off. */
  mail: Mail | null;
  /** Keeps the Worker running for work after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
  /** The edition of the frame around the page: that of the request's address. */
  frame: Wording;
  /** The sentences about mail that other texts contain. */
  mailTexts: MailTexts;
  /** The original query string; React Router rewrites that of a loader's request. */
  search: string;
  /** The operator who made this request to the back office; null for every visitor. */
  operator: Operator | null;
  /** The form of this request, if an operator sent one; the request's own body is used up. */
  opsForm: OpsForm | null;
  /** When each scheduled job last ran, by name. */
  jobs: () => Promise<Record<string, JobReport>>;
  /** An unpublished story to show as if it were published, for the operator who edits it. */
  draft: Story | null;
  /** Renders the page of a draft. */
  preview: (draft: Story) => Promise<Response>;
};

export const platformContext = createContext<Platform>();

/** The platform of this request; throws when the context was not filled. */
export function platform(context: Readonly<RouterContextProvider>): Platform {
  return context.get(platformContext);
}
