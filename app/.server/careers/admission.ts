import type { Database } from "#app/.server/db/index.ts";
import { isOverLimit, OVER_LIMIT, type DomainResult, visitorKey } from "#app/.server/limits/index.ts";
import { type Mailing, flushOutbox } from "#app/.server/mail/index.ts";
import type { Application, ApplicationCreated } from "#app/schemas/careers.ts";
import { storeApplication } from "./index.ts";

/**
 * Stores an application that fits its schema, unless the visitor has sent too many.
 * @throws DatabaseUnavailableError
 */
export async function admitApplication(
  application: Application,
  { db, limiter, request, mail, waitUntil }: { db: Database; limiter: RateLimit; request: Request } & Mailing,
): Promise<DomainResult<ApplicationCreated>> {
  if (await isOverLimit(limiter, visitorKey(request))) return OVER_LIMIT;
  const data = await storeApplication(application, { db, isMailOn: mail !== null });
  if (mail) waitUntil(flushOutbox({ db, mail }));
  return { ok: true, status: 201, data };
}
