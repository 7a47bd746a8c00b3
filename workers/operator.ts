/** Who may enter the back office with this request. */
import { type Operator, operatorOf } from "#app/.server/access/index.ts";
import { logError } from "#app/lib/log.ts";
import { isLoopback } from "#app/lib/ops-path.ts";
import { settings } from "./env.ts";

/**
 * The operator of a request, or null. The token is checked here and not left to Access, which may stand before one of the
 * Worker's hosts only; and the back office answers at the site's public host alone.
 */
export async function admitOperator(request: Request, requestId: string): Promise<Operator | null> {
  const { origin, hostname } = new URL(request.url);
  // `npm run dev` on this computer needs no token. A build has no such way in: there DEV is false, and this is gone.
  if (import.meta.env.DEV && import.meta.env.VITE_OPS_OPEN === "yes" && isLoopback(hostname)) {
    return { email: "developer@localhost" };
  }
  if (origin !== settings.PUBLIC_ORIGIN) return null;
  const access = { team: settings.ACCESS_TEAM, audience: settings.ACCESS_AUD };
  return operatorOf(request, access, (error) => logError("access-keys", error, { requestId }));
}
