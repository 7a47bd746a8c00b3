/**
 * The bindings, settings and services for loaders and actions, which `workers/pages/render.ts` fills for each request.
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
  LIMIT_MODEL_VISITOR: RateLimit;
  LIMIT_LISTENING: RateLimit;
};

export type LimitName = Extract<keyof Env, `LIMIT_${string}`>;

/** Reads a file that ships with the site. The host must be one that Vite's development server answers. */
export const fetchAsset = ({ ASSETS }: Pick<Env, "ASSETS">, path: string): Promise<Response> =>
  ASSETS.fetch(new URL(path, "https://assets.localhost/"));

type Wording = { edition: Edition; texts: Texts; launch: LaunchTexts };

/** The words are those of the page: English where it has no translation. */
export type Platform = Wording & {
  env: Env;
  settings: Settings;
  requestId: string;
  /** Null while mail is off. */
  mail: Mail | null;
  /** Keeps the Worker running for work after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
  /** The words of the frame around the page, in the edition of the request's address. */
  frame: Wording;
  mailTexts: MailTexts;
  /** The original query string; React Router rewrites that of a loader's request. */
  search: string;
  /** The operator who made this request; null for every visitor. */
  operator: Operator | null;
  /** The form of an operator's request, whose own body is used up. */
  opsForm: FormData | null;
  jobs: () => Promise<Record<string, JobReport>>;
  /** An unpublished story to show as if it were published, for the operator who edits it. */
  draft: Story | null;
  preview: (draft: Story) => Promise<Response>;
  /** The requested page as a reader gets it, for a form that it refuses. */
  readAgain: () => Promise<Response>;
};

export const platformContext = createContext<Platform>();

/** The platform of this request; throws when the context was not filled. */
export const platform = (context: Readonly<RouterContextProvider>): Platform => context.get(platformContext);
