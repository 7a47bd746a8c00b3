/** How the platform reaches loaders and actions: `workers/pages.ts` fills this context at each rendering. */
import { createContext, type RouterContextProvider } from "react-router";
import type { Mail } from "#app/.server/mail/index.ts";
import type { Operator } from "#app/.server/access/index.ts";
import type { JobReport } from "#app/.server/night-shift/jobs.ts";
import type { LaunchTexts } from "#app/content/launch.ts";
import type { MailTexts } from "#app/content/mail-words.ts";
import type { Settings } from "#app/schemas/settings.ts";
import type { Story } from "#app/schemas/story.ts";

/** The bindings of `wrangler.toml`. */
export type Env = {
  DB: D1Database;
  AUDIO: R2Bucket;
  BACKUPS?: R2Bucket;
  AI?: Ai;
  /** There only where an operator has set mail up. */
  MAIL?: SendEmail;
  ASSETS: Fetcher;
  LIMIT_JOIN: RateLimit;
  LIMIT_LOOKUP: RateLimit;
  LIMIT_VERIFY: RateLimit;
  LIMIT_INCREMENT: RateLimit;
  LIMIT_STATS: RateLimit;
  LIMIT_APPLY: RateLimit;
  LIMIT_ASSISTANT: RateLimit;
  LIMIT_MODEL: RateLimit;
};

export type Platform = {
  env: Env;
  settings: Settings;
  requestId: string;
  /** The way to send mail; null while mail is off. */
  mail: Mail | null;
  /** Keeps work going once the answer is out. */
  waitUntil: (work: Promise<unknown>) => void;
  /** What is said of the launch today. */
  launch: LaunchTexts;
  /** What texts about other things say of mail. */
  mailTexts: MailTexts;
  /** The query string as it came: the one of a loader's own request is written anew. */
  search: string;
  /** Who works in the back office with this request; null for every visitor. */
  operator: Operator | null;
  /** When each job of the clock last ran, by its name. */
  jobs: () => Promise<Record<string, JobReport>>;
  /** A story that is shown as if it were published, to the operator who writes it. */
  draft: Story | null;
  /** Renders the page of a draft. */
  preview: (draft: Story) => Promise<Response>;
};

export const platformContext = createContext<Platform>();

/** The platform of this request; throws when the context was not filled. */
export function platform(context: Readonly<RouterContextProvider>): Platform {
  return context.get(platformContext);
}
