/** Decides who may enter the back office. */
import { type Operator, operatorOf } from "#app/.server/access/index.ts";
import { logError } from "#app/lib/log.ts";
import { isLoopback } from "#app/lib/ops-path.ts";
import { settings } from "./env.ts";

/**
 * The operator who made a request, or null. The token is checked here and not left to Access, which may protect only one of
 * the Worker's hosts. The back office answers at the public host alone.
 */
export async function admitOperator(request: Request, requestId: string): Promise<Operator | null> {
  const { origin, hostname } = new URL(request.url);
  // `npm run dev` on this computer needs no token. In a build DEV is false, so this code is removed.
  if (import.meta.env.DEV && import.meta.env.VITE_OPS_OPEN === "yes" && isLoopback(hostname)) {
    return { email: "developer@localhost" };
  }
  if (origin !== settings.PUBLIC_ORIGIN) return null;
  const access = { team: settings.ACCESS_TEAM, audience: settings.ACCESS_AUD };
  return operatorOf(request, access, (error) => logError("access-keys", error, { requestId }));
}
