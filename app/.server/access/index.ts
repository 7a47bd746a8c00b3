/** Who works in the back office: whoever Cloudflare Access lets through, and its signed token says so. */
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from "jose";
import { z } from "zod";

/** A person of the team, by the address Access knows. */
export type Operator = { email: string };

/** The team's own origin, and the tag of the Access application. Empty: nobody gets in. */
export type AccessSettings = { team: string; audience: string };

const TOKEN_HEADER = "Cf-Access-Jwt-Assertion";
/** Clocks differ a little. */
const CLOCK_TOLERANCE_SECONDS = 5;

const ClaimsSchema = z.object({ email: z.email().max(254) });

/** The keys of each team, which are fetched once and again when a token names an unknown one. */
const keysOfTeams = new Map<string, JWTVerifyGetKey>();

function keysOf(team: string): JWTVerifyGetKey {
  const known = keysOfTeams.get(team);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL("/cdn-cgi/access/certs", team));
  keysOfTeams.set(team, keys);
  return keys;
}

/**
 * The operator whose valid token a request carries, or null. The team signs with RS256 alone; any other algorithm, `none`
 * among them, is refused. A token without an e-mail address belongs to a program, which has no business here.
 * @param report hears why keys could not be fetched; a token that is merely bad is no news.
 */
export async function operatorOf(
  request: Request,
  { team, audience }: AccessSettings,
  report: (error: unknown) => void,
): Promise<Operator | null> {
  if (team === "" || audience === "") return null;
  const token = request.headers.get(TOKEN_HEADER);
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, keysOf(team), {
      issuer: team,
      audience,
      algorithms: ["RS256"],
      requiredClaims: ["exp", "iat"],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    return ClaimsSchema.safeParse(payload).data ?? null;
  } catch (error) {
    if (isOutage(error)) report(error);
    return null;
  }
}

/** The team's keys could not be had. Every other failure is the token's own. */
function isOutage(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  return !(error instanceof errors.JOSEError) || error.code === "ERR_JOSE_GENERIC";
}
