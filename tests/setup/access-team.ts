/** A fake team of Cloudflare Access: its keys, its key endpoint's answer, and valid and invalid tokens. */
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from "jose";

export const AUDIENCE = "0f1e2d3c-the-back-office";

const encode = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_");

/** Makes a team that signs for an issuer. */
export async function makeTeam(issuer: string) {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const stranger = await generateKeyPair("RS256", { extractable: true });
  const kid = "team-key-1";
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" };
  const publicText = new TextEncoder().encode(await exportSPKI(publicKey));
  const seconds = Math.floor(Date.now() / 1000);
  const claims = { email: "asha@ladoo.example", iss: issuer, aud: [AUDIENCE], iat: seconds, exp: seconds + 3600 };

  const sign = (change: Partial<JWTPayload> = {}, key: CryptoKey = privateKey) =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: "RS256", kid }).sign(key);

  return {
    /** The answer of the team's key endpoint. */
    keys: { keys: [jwk], public_cert: { kid, cert: "" } },
    sign,
    /** Tokens that must let nobody in, by their fault. */
    badTokens: async (): Promise<Record<string, string>> => ({
      "no token": "",
      "no token at all": "not.a.token",
      "a foreign audience": await sign({ aud: ["another-application"] }),
      "no audience": await sign({ aud: undefined }),
      "another issuer": await sign({ iss: "https://another.cloudflareaccess.com" }),
      "an expired one": await sign({ iat: seconds - 7200, exp: seconds - 3600 }),
      "one without an end": await sign({ exp: undefined }),
      "one that is not valid yet": await sign({ nbf: seconds + 3600 }),
      "one signed by another key": await sign({}, stranger.privateKey),
      "alg none": `${encode({ alg: "none", kid })}.${encode(claims)}.`,
      "alg none with a signature": `${encode({ alg: "none", kid })}.${encode(claims)}.${(await sign()).split(".")[2]}`,
      "HS256 with the public key": await new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid }).sign(publicText),
      "a program's token": await sign({ email: undefined, common_name: "robot" }),
    }),
  };
}
