/** Shared by the pages that mailed links open. */
import { data } from "react-router";
import { catchOutage, type Database, openDatabase } from "#app/.server/db/index.ts";
import { retryAfter } from "#app/.server/limits/index.ts";
import { type LinkPurpose, readToken } from "#app/.server/links/index.ts";
import { findByLink, type LinkedEntry } from "#app/.server/waitlist/confirmation.ts";
import type { Platform } from "#app/cloudflare.ts";

/** Keeps the address with its token from linked sites and loaded files. */
export const mailedLinkHeaders = { "Referrer-Policy": "no-referrer" } as const;

export const REFUSED_STATUS = 403;

type Link = { token: string; purpose: LinkPurpose; now: Date };

/** Finds the entry of a link and does some work with it; as `withLink`. */
export const withLinkedEntry = <T>(
  platform: Platform,
  request: Request,
  link: Link,
  work: (entry: LinkedEntry) => Promise<T>,
): Promise<T | null> =>
  withLink(platform, request, async (secret, db) => {
    const entry = await findByLink(db, { secret, ...link });
    return entry && work(entry);
  });

/**
 * Does some work with a link, and answers null when the link is invalid.
 * @throws a response for the route to pass on: 404 while mail is off, 503 in an outage.
 */
export async function withLink<T>(
  { env, mail, requestId }: Platform,
  request: Request,
  work: (secret: string, db: Database) => Promise<T | null>,
): Promise<T | null> {
  if (!mail) throw data(null, { status: 404 });
  return catchOutage(
    { request, requestId },
    () => work(mail.linkSecret, openDatabase(env.DB)),
    (status) => {
      throw data(null, { status, headers: status === 503 ? retryAfter("unavailable") : {} });
    },
  );
}

/** The token in the address, from the mail. Posted forms carry it as a field. */
export const tokenIn = (request: Request): string => readToken(new URL(request.url).search) ?? "";
