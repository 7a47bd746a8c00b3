/** Who may apply: one decision for both ways in, the API's call and the form without scripts. */
import type { Database } from "#app/.server/db/index.ts";
import { isOverLimit, OVER_LIMIT, type Outcome, visitorKey } from "#app/.server/limits/index.ts";
import type { Application, ApplicationAnswer } from "#app/schemas/careers.ts";
import { storeApplication } from "./index.ts";

/**
 * Stores an application that fits its schema, or says that it is one too many.
 * @throws DatabaseUnavailableError
 */
export async function admitApplication(
  application: Application,
  { db, limiter, request }: { db: Database; limiter: RateLimit; request: Request },
): Promise<Outcome<ApplicationAnswer>> {
  if (await isOverLimit(limiter, visitorKey(request))) return OVER_LIMIT;
  return { ok: true, status: 201, data: await storeApplication(application, { db }) };
}
