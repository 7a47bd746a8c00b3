/**
 * Scores a page's headers as Mozilla's HTTP Observatory does (algorithm 4, 2025): 100 points, less for missing headers, more
 * for extra strictness. Its analyser comes with a database client and 230 packages, so it is no dependency; this is its
 * table for a site without cookies. Scores for the connection (redirects to HTTPS, the preload list) belong to the platform
 * and are left out.
 */

type Rule = { name: string; score: (headers: Headers, html: string) => number };

const rules: readonly Rule[] = [
  { name: "content-security-policy", score: (headers) => scorePolicy(parsePolicy(headers)) },
  { name: "cookies", score: (headers) => (headers.has("Set-Cookie") ? -20 : 0) },
  {
    name: "cross-origin-resource-sharing",
    score: (headers) => (headers.get("Access-Control-Allow-Credentials") === "true" ? -50 : 0),
  },
  {
    name: "cross-origin-resource-policy",
    score: (headers) => {
      const value = headers.get("Cross-Origin-Resource-Policy")?.toLowerCase();
      if (value === undefined) return 0;
      return { "same-origin": 10, "same-site": 10, "cross-origin": 0 }[value] ?? -5;
    },
  },
  {
    name: "referrer-policy",
    score: (headers) => {
      const value = headers.get("Referrer-Policy")?.toLowerCase().split(",").at(-1)?.trim();
      if (value === undefined) return 0;
      const isPrivate = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(
        value,
      );
      return isPrivate ? 5 : -5;
    },
  },
  {
    name: "strict-transport-security",
    score: (headers) => {
      const age = /max-age=(\d+)/.exec(headers.get("Strict-Transport-Security") ?? "")?.[1];
      if (age === undefined) return -20;
      return Number(age) >= 15_768_000 ? 0 : -10;
    },
  },
  {
    name: "subresource-integrity",
    score: (_headers, html) => {
      const foreign = [...html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]+)"[^>]*>/g)];
      if (foreign.some(([, source = ""]) => source.startsWith("http:"))) return -50;
      return foreign.some(([tag]) => !tag.includes("integrity=")) ? -5 : 0;
    },
  },
  {
    name: "x-content-type-options",
    score: (headers) => (headers.get("X-Content-Type-Options")?.toLowerCase() === "nosniff" ? 0 : -5),
  },
  {
    name: "x-frame-options",
    score: (headers) => {
      if (parsePolicy(headers).has("frame-ancestors")) return 5;
      return ["DENY", "SAMEORIGIN"].includes(headers.get("X-Frame-Options")?.toUpperCase() ?? "") ? 0 : -20;
    },
  },
];

/** Extra credit counts only for a site that loses little. */
const MINIMUM_FOR_CREDIT = 90;

/** The score, and each rule's part in it. */
export function scoreHeaders(headers: Headers, html: string): { score: number; parts: Record<string, number> } {
  const parts = rules.map(({ name, score }): [string, number] => [name, score(headers, html)]);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 100);
  const points = parts.map(([, value]) => value);
  const withoutCredit = sum(points.filter((value) => value < 0));
  const score = Math.max(0, withoutCredit >= MINIMUM_FOR_CREDIT ? sum(points) : withoutCredit);
  return { score, parts: Object.fromEntries(parts) };
}

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(headers: Headers): Policy {
  const directives = (headers.get("Content-Security-Policy") ?? "")
    .split(";")
    .map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.flatMap(([name, ...values]) => (name ? [[name.toLowerCase(), values] as const] : [])));
}

const BROAD = new Set(["*", "http:", "https:", "ftp:", "data:"]);

function scorePolicy(policy: Policy): number {
  if (policy.size === 0) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const scripts = sources("script-src");
  // A hash or a nonce makes browsers ignore 'unsafe-inline'.
  const isInline = scripts.includes("'unsafe-inline'") && !scripts.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
  if (isInline || [...scripts, ...sources("object-src")].some((source) => BROAD.has(source))) return -20;
  if ([...policy.values()].flat().some((source) => source.startsWith("http:"))) return -20;
  if ([...policy.values()].flat().includes("'unsafe-eval'")) return -10;
  const styles = sources("style-src");
  if (styles.includes("'unsafe-inline'") || styles.some((source) => BROAD.has(source))) return 0;
  const forms = policy.get("form-action") ?? ["*"];
  const isClosed = policy.get("default-src")?.join() === "'none'" && !forms.some((source) => BROAD.has(source));
  return isClosed ? 10 : 5;
}
