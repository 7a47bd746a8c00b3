/** What the pages that a mailed link opens have in common. */
import { data } from "react-router";
import { catchOutage, openDatabase } from "#app/.server/db/index.ts";
import { retryAfter } from "#app/.server/limits/index.ts";
import type { LinkPurpose } from "#app/.server/links/index.ts";
import { findByLink, type LinkedEntry } from "#app/.server/waitlist/confirmation.ts";
import type { Platform } from "#app/cloudflare.ts";

/** Neither where it leads nor what it loads learns of the address with the token. */
export const mailedLinkHeaders = { "Referrer-Policy": "no-referrer" } as const;

/** For a link that opens nothing. */
export const REFUSED_STATUS = 403;

/**
 * Finds the entry of a link, and does some work with it in the same go. Null: the link opens nothing.
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
    () => {
      throw data(null, { status: 503, headers: retryAfter("unavailable") });
    },
  );
}

/** The token in the address, which the mail put there; on pages that answer a form it is a field of the form. */
export const tokenIn = (request: Request): string => new URL(request.url).searchParams.get("token") ?? "";
