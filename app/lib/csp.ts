/** The Content-Security-Policy of documents. It allows inline scripts by hash: a cached page would repeat a nonce. */

export async function sha256Base64(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The source of an inline script or style that has this text. */
export const hashSource = async (text: string): Promise<string> => `'sha256-${await sha256Base64(text)}'`;

type Inline<Text> = { scripts: Text[]; styles: Text[] };

export const hashesOf = async ({ scripts, styles }: Inline<string>): Promise<Inline<string>> => ({
  scripts: await Promise.all(scripts.map(hashSource)),
  styles: await Promise.all(styles.map(hashSource)),
});

/** The texts of a document's own inline scripts, known by the nonce that was made for this rendering alone. */
export function scriptsWithNonce(html: string, nonce: string): string[] {
  const scripts = html.matchAll(new RegExp(`<script(?=[^>]* nonce="${nonce}")[^>]*>([\\s\\S]*?)</script>`, "g"));
  return [...scripts].map(([, text = ""]) => text);
}

/** The document without nonces: a cached page must not hold one. */
export const withoutNonces = (html: string, nonce: string): string => html.replaceAll(` nonce="${nonce}"`, "");

type ThirdParties = { pixel: boolean; turnstile: boolean };

/** The policy's text. It refuses everything that is not listed. */
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
