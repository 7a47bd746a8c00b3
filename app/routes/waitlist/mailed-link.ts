/** Shared by the pages that mailed links open. */
import { data } from "react-router";
import { catchOutage, openDatabase } from "#app/.server/db/index.ts";
import { retryAfter } from "#app/.server/limits/index.ts";
import { type LinkPurpose, readToken } from "#app/.server/links/index.ts";
import { findByLink, type LinkedEntry } from "#app/.server/waitlist/confirmation.ts";
import type { Platform } from "#app/cloudflare.ts";

/** Keeps the address with its token from linked sites and loaded files. */
export const mailedLinkHeaders = { "Referrer-Policy": "no-referrer" } as const;

/** The status for an invalid link. */
export const REFUSED_STATUS = 403;

/**
 * Finds the entry of a link and does some work with it. Null when the link is invalid.
 * @throws a response for the route to pass on: 404 while mail is off, 503 in an outage.
 */
export async function withLinkedEntry<T>(
  platform: Platform,
  request: Request,
  { token, purpose, now }: { token: string; purpose: LinkPurpose; now: Date },
  work: (entry: LinkedEntry) => Promise<T>,
): Promise<T | null> {
  const { env, mail, requestId } = platform;
  if (!mail) throw data(null, { status: 404 });
  const db = openDatabase(env.DB);
  return catchOutage(
    { request, requestId },
    async () => {
      const entry = await findByLink(db, { secret: mail.linkSecret, purpose, token, now });
      return entry && work(entry);
    },
    (status) => {
      throw data(null, { status, headers: status === 503 ? retryAfter("unavailable") : {} });
    },
  );
}

/** The token in the address, from the mail. Posted forms carry it as a field. */
export const tokenIn = (request: Request): string => readToken(new URL(request.url).search) ?? "";
