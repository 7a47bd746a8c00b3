/** Who may apply: one decision for both ways in, the API's call and the form without scripts. */
import type { Database } from "#app/.server/db/index.ts";
import { isOverLimit, visitorKey } from "#app/.server/limits/index.ts";
import type { Application, ApplicationAnswer } from "#app/schemas/careers.ts";
import { storeApplication } from "./index.ts";

/**
 * Stores an application that fits its schema, or says that it is one too many.
 * @throws DatabaseUnavailableError
 */
export async function admitApplication(
  application: Application,
  { db, limiter, request }: { db: Database; limiter: RateLimit; request: Request },
): Promise<ApplicationAnswer | "overLimit"> {
  if (await isOverLimit(limiter, visitorKey(request))) return "overLimit";
  return storeApplication(application, { db });
}
