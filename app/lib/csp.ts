/**
 * The Content-Security-Policy of documents. Inline scripts are allowed by the hash of their text, not by a nonce: a cached
 * page would serve the same nonce to everybody. Only the app's own scripts are hashed: the constant ones, and those that
 * React Router wrote with this rendering's nonce.
 */

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

type Inline<Text> = { scripts: Text[]; styles: Text[] };

/** The policy's source expressions for inline scripts and styles. */
export async function hashesOf({ scripts, styles }: Inline<string>): Promise<Inline<string>> {
  const [scriptHashes, styleHashes] = await Promise.all([
    Promise.all(scripts.map(sha256)),
    Promise.all(styles.map(sha256)),
  ]);
  return { scripts: scriptHashes, styles: styleHashes };
}

/**
 * The texts of a document's scripts that have the nonce.
 * @param nonce made for this rendering alone, so that nothing injected can have it.
 */
export function scriptsWithNonce(html: string, nonce: string): string[] {
  const scripts = html.matchAll(new RegExp(`<script(?=[^>]* nonce="${nonce}")[^>]*>([\\s\\S]*?)</script>`, "g"));
  return [...scripts].map(([, text = ""]) => text);
}

/** The document without nonces: a cached page must not hold one. */
export const withoutNonces = (html: string, nonce: string): string => html.replaceAll(` nonce="${nonce}"`, "");

/** Third parties that load scripts, pictures or frames, when they are switched on. */
type ThirdParties = { pixel: boolean; turnstile: boolean };

/** The policy's text. Everything not listed is refused (`default-src 'none'`). */
export function contentSecurityPolicy(
  hashes: { scripts: readonly string[]; styles: readonly string[] },
  thirdParties: ThirdParties,
): string {
  const pixelScript = thirdParties.pixel ? ["https://connect.facebook.net"] : [];
  const pixelReport = thirdParties.pixel ? ["https://www.facebook.com", "https://connect.facebook.net"] : [];
  const turnstile = thirdParties.turnstile ? ["https://challenges.cloudflare.com"] : [];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes.scripts, ...pixelScript, ...turnstile],
    "style-src": ["'self'", ...hashes.styles],
    "img-src": ["'self'", "data:", ...(thirdParties.pixel ? ["https://www.facebook.com"] : [])],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...pixelReport],
    "frame-src": thirdParties.turnstile ? turnstile : ["'none'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
