/** Access to the back office: Cloudflare Access signs a token for each operator it lets through; this file checks it. */
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTVerifyGetKey } from "jose";
import { z } from "zod";

/** A member of the team, by the e-mail address that Access knows. */
export type Operator = { email: string };

/** The team's own origin, and the tag of the Access application. While either is empty, nobody gets in. */
export type AccessSettings = { team: string; audience: string };

export const TOKEN_HEADER = "Cf-Access-Jwt-Assertion";
/** The clocks of Access and of this server may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 5;

/** Access has checked the address. It may have an "&" or a domain in any script. */
const ClaimsSchema = z.object({
  email: z
    .string()
    .regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u)
    .max(254),
});

/** Why a token is refused, by the claim or by the error's code, in words for the log. A token itself is never logged. */
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

/** The signing keys of each team. They are fetched once, and again when a token names an unknown key. */
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
 * among them, is refused. A token without an e-mail address belongs to a program, and is refused too.
 * "unknown" means that the keys could not be fetched, and the token reads like one of an operator. Nobody gets in then.
 * @param report called when the keys could not be fetched
 * @param refuse called with the reason why a token is refused
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

/** True when a token claims to be for this application, and still valid. Its signature is not checked. */
function readsLikeOurs(token: string, { team, audience }: AccessSettings): boolean {
  try {
    const { iss, aud, exp = 0 } = decodeJwt(token);
    return iss === team && [aud].flat().includes(audience) && exp * 1000 > Date.now();
  } catch {
    return false;
  }
}

/** True when the team's keys could not be fetched; every other failure is the token's fault. */
function isOutage(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  return !(error instanceof errors.JOSEError) || error.code === "ERR_JOSE_GENERIC";
}
