/** Cloudflare Access signs a token for each operator it lets through; this file checks the token. */
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTVerifyGetKey } from "jose";
import { z } from "zod";

export type Operator = { email: string };

/** While the team's origin or the application's tag is empty, nobody gets in. */
export type AccessSettings = { team: string; audience: string };

export const TOKEN_HEADER = "Cf-Access-Jwt-Assertion";
const CLOCK_TOLERANCE_SECONDS = 5;

/** Access has checked the address, which may have an "&" or a domain in any script. */
const ClaimsSchema = z.object({
  email: z
    .string()
    .regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u)
    .max(254),
});

/** Why a token is refused, in words for the log. A token itself is never logged. */
const REFUSALS: Readonly<Record<string, string>> = {
  aud: "it is for another application than ACCESS_AUD",
  iss: "it was issued by another team than ACCESS_TEAM",
  exp: "it has expired",
  email: "it names no e-mail address, so it belongs to a program",
  ERR_JWKS_NO_MATCHING_KEY: "no key of ACCESS_TEAM has signed it",
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: "its signature is not of ACCESS_TEAM's key",
};

const refusalOf = (error: unknown): string => {
  const { claim = "", code = "" } = error as { claim?: string; code?: string };
  return REFUSALS[claim] ?? REFUSALS[code] ?? `it is no valid token (${code})`;
};

/** The signing keys of each team, fetched once, and again when a token names an unknown key. */
const keysOfTeams = new Map<string, JWTVerifyGetKey>();

function keysOf(team: string): JWTVerifyGetKey {
  const known = keysOfTeams.get(team);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL("/cdn-cgi/access/certs", team));
  keysOfTeams.set(team, keys);
  return keys;
}

/**
 * The operator whose valid token a request carries, or null. Any algorithm but RS256, `none` among them, is refused, as
 * is a program's token, which has no address. "unknown" means that the keys could not be fetched; nobody gets in then.
 * @param report called when the keys could not be fetched
 */
export async function operatorOf(
  request: Request,
  { team, audience }: AccessSettings,
  { report, refuse }: { report: (error: unknown) => void; refuse: (reason: string) => void },
): Promise<Operator | "unknown" | null> {
  const token = request.headers.get(TOKEN_HEADER);
  if (!token) return null;
  if (team === "" || audience === "") {
    refuse(`${team === "" ? "ACCESS_TEAM" : "ACCESS_AUD"} is not set`);
    return null;
  }
  try {
    const { payload } = await jwtVerify(token, keysOf(team), {
      issuer: team,
      audience,
      algorithms: ["RS256"],
      requiredClaims: ["exp", "iat"],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    const operator = ClaimsSchema.safeParse(payload).data ?? null;
    if (operator === null) refuse(refusalOf({ claim: "email" }));
    return operator;
  } catch (error) {
    if (!isOutage(error)) {
      refuse(refusalOf(error));
      return null;
    }
    report(error);
    return readsLikeOurs(token, { team, audience }) ? "unknown" : null;
  }
}

/** True when a token claims to be for this application, and still valid; its signature is not checked. */
function readsLikeOurs(token: string, { team, audience }: AccessSettings): boolean {
  try {
    const { iss, aud, exp = 0 } = decodeJwt(token);
    return iss === team && [aud].flat().includes(audience) && exp * 1000 > Date.now();
  } catch {
    return false;
  }
}

function isOutage(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  return !(error instanceof errors.JOSEError) || error.code === "ERR_JOSE_GENERIC";
}
