/**
 * The Content-Security-Policy of HTML answers. Inline scripts are allowed by the hash of their text, not by a
 * nonce: a cached page would serve the same nonce to everybody.
 */

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** The CSP source expressions for every inline script that runs, and every inline style, of a document. */
export async function inlineHashes(html: string): Promise<{ scripts: string[]; styles: string[] }> {
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    // Data blocks (JSON-LD) never run, so the policy does not concern them.
    .filter(([, attributes = ""]) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text = ""]) => text);
  const styles = [...html.matchAll(INLINE_STYLE)].map(([, text = ""]) => text);
  const [scriptHashes, styleHashes] = await Promise.all([
    Promise.all([...new Set(scripts)].map(sha256)),
    Promise.all([...new Set(styles)].map(sha256)),
  ]);
  return { scripts: scriptHashes, styles: styleHashes };
}

/** Where the pixel, and Turnstile when it is on, load from and report to. */
type ThirdParties = { pixel: boolean; turnstile: boolean };

/** The policy text. Everything not named is refused (`default-src 'none'`). */
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
