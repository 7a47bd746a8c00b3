/**
 * Who may import whom: `lib <- schemas <- content <- .server <- routes and workers/api <- workers/app.ts`, and what
 * follows from it. Read from the import statements, so an import built from strings would pass unseen; nobody writes one.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { readTexts } from "#workers/ops/content-check.ts";

type Import = { specifier: string; typeOnly: boolean };

/** The import and re-export statements of a module, and its dynamic imports. */
function importsOf(source: string): Import[] {
  const statements = source.matchAll(/^[ \t]*(import|export)\b([^;"']*?)\bfrom\s*["']([^"']+)["']/gm);
  const bare = source.matchAll(/^[ \t]*import\s*["']([^"']+)["']/gm);
  const dynamic = source.matchAll(/\bimport\(\s*["']([^"']+)["']/g);
  return [
    ...[...statements].map(([, , names = "", specifier = ""]) => ({ specifier, typeOnly: isTypeOnly(names) })),
    ...[...bare, ...dynamic].map(([, specifier = ""]) => ({ specifier, typeOnly: false })),
  ];
}

/** True for `import type { A }` and for `import { type A, type B }`. */
function isTypeOnly(names: string): boolean {
  const text = names.trim();
  if (/^type\b/.test(text)) return true;
  const listed = /^\{([^}]*)\}$/.exec(text)?.[1];
  if (listed === undefined) return false;
  const parts = listed
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 && parts.every((part) => /^type\s/.test(part));
}

/** Where a specifier leads inside the repository; null for a package. */
function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (!specifier.startsWith(".")) return null;
  return posix.normalize(posix.join(posix.dirname(file), specifier));
}

/** The rooms whose order the arrows state, lowest first. */
const LAYERS = ["app/lib", "app/schemas", "app/content", "app/.server"] as const;
/** The rooms of the assistant, lowest first. */
const ASSISTANT = ["language", "corpus", "search", "scope", "answers"].map((room) => `app/.server/assistant/${room}`);
/** Folders of `app` that are no layer and no client feature. */
const EDGES = /^app\/(?:routes\/|routes\.ts$|root\.tsx$|entry\.(?:server|client)\.tsx$|cloudflare\.ts$)/;

const layerIn = (layers: readonly string[], path: string) => layers.findIndex((layer) => path.startsWith(`${layer}/`));
const layerOf = (path: string) => layerIn(LAYERS, path);
/** Whether an import reaches from one of the layers to a later one, or out of them, within `parent`. */
const reachesUp = (layers: readonly string[], parent: string, file: string, target: string) => {
  const [from, to] = [layerIn(layers, file), layerIn(layers, target)];
  return from !== -1 && target.startsWith(parent) && (to === -1 || to > from);
};
/** What turns requests into pages and answers: the edges' business. */
const isFramework = (specifier: string) => /^(?:react-router|@react-router|hono)(?:\/|$)/.test(specifier);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
/** Presentation and client features: components, audio, chat, toasts and whatever else runs in the browser. */
const isClient = (path: string) => path.startsWith("app/") && layerOf(path) === -1 && !EDGES.test(path);
const siteMap = readFileSync("app/routes.ts", "utf8");
/** What a route alone needs may stand beside it; it is no route itself. */
const isRoute = (path: string) => siteMap.includes(`"${path.replace(/^app\//, "")}"`);

/** Every rule a module breaks, one sentence each. */
function faultsOf(file: string, source: string): string[] {
  const faults: string[] = [];
  const fault = (sentence: string) => faults.push(`${file} ${sentence}`);
  for (const { specifier, typeOnly } of importsOf(source)) {
    if (specifier === "cloudflare:workers" && file.startsWith("app/")) fault("takes bindings from cloudflare:workers");
    if (file.startsWith("app/.server/") && isFramework(specifier)) fault(`imports ${specifier}: it shapes no answers`);
    const target = resolve(file, specifier);
    // React Router generates these: types of the route itself.
    if (target === null || target.includes("/+types/")) continue;
    if (reachesUp(LAYERS, "app/", file, target) || reachesUp(ASSISTANT, "app/.server/assistant/", file, target))
      fault(`reaches up to ${target}`);
    if (file.startsWith("app/") && target.startsWith("workers/")) fault(`imports ${target}: app never imports workers`);
    if (file.startsWith("app/routes/") && isRoute(target)) fault(`imports the route ${target}`);
    if (isClient(file)) {
      if (target.startsWith("app/.server/")) fault(`imports ${target} from the server`);
      if (target.startsWith("app/content/") && !typeOnly) fault(`imports values of ${target}: pass them as props`);
      if (EDGES.test(target) && !typeOnly) fault(`imports the edge ${target}`);
    }
    if (target.startsWith("workers/ops/") && !file.startsWith("workers/ops/")) fault(`imports the command ${target}`);
    if (/^workers\/(?!ops\/)/.test(file) && isClient(target)) fault(`imports presentation: ${target}`);
    if (target === "workers/app.ts") fault("imports the entry");
    if (/^workers\/middleware\//.test(file) && /^workers\/api\//.test(target))
      fault(`imports ${target}: guards stand below`);
  }
  const mayUsePlatform = /^app\/(?:routes\/|root\.tsx$|entry\.server\.tsx$|cloudflare\.ts$)/.test(file);
  if (file.startsWith("app/") && !mayUsePlatform && /\bplatform\(|\bplatformContext\b/.test(source)) {
    fault("reads the platform: only routes and workers touch bindings");
  }
  return faults;
}

const SOURCE = /\.tsx?$/;

function sourcesUnder(folder: string): [path: string, source: string][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => posix.join(folder, file.replaceAll("\\", "/")))
    .filter((file) => SOURCE.test(file) && !isTest(file))
    .map((file) => [file, readFileSync(file, "utf8")]);
}

describe("the import rules", () => {
  const sources = [...sourcesUnder("app"), ...sourcesUnder("workers")];

  it("find the modules they are about", () => {
    expect(sources.length).toBeGreaterThan(80);
    expect(sources.some(([file]) => file.startsWith("app/.server/"))).toBe(true);
    expect(sources.flatMap(([, source]) => importsOf(source)).length).toBeGreaterThan(200);
  });

  it("hold everywhere", () => {
    expect(sources.flatMap(([file, source]) => faultsOf(file, source))).toEqual([]);
  });

  it("know every file that an alias or a relative import names", () => {
    const missing = sources.flatMap(([file, source]) =>
      importsOf(source)
        .map(({ specifier }) => resolve(file, specifier))
        .filter((target) => target !== null && !target.includes("/+types/"))
        .map((target) => target?.replace(/\?.*$/, "") ?? "")
        .filter((target) => !existsSync(target))
        .map((target) => `${file}: ${target}`),
    );
    expect(missing).toEqual([]);
  });

  const broken: [why: string, file: string, source: string][] = [
    ["lib reaches up", "app/lib/a.ts", 'import { b } from "#app/schemas/b.ts";'],
    ["lib reaches up for a type", "app/lib/a.ts", 'import type { B } from "#app/content/b.ts";'],
    ["schemas reach up", "app/schemas/a.ts", 'import { b } from "../content/b.ts";'],
    ["content reaches up", "app/content/a.ts", 'import { b } from "#app/.server/b/index.ts";'],
    ["content imports presentation", "app/content/a.ts", 'import { B } from "#app/components/b.tsx";'],
    ["the assistant's words reach up", "app/.server/assistant/language/a.ts", 'import { b } from "../search/b.ts";'],
    ["the assistant's search reaches up", "app/.server/assistant/search/a.ts", 'import { b } from "../answer.ts";'],
    ["the domain imports a route", "app/.server/a/index.ts", 'import { b } from "#app/routes/b.tsx";'],
    ["the domain takes bindings", "app/.server/a/index.ts", 'import { env } from "cloudflare:workers";'],
    ["the domain shapes a page's answer", "app/.server/a/index.ts", 'import { data } from "react-router";'],
    ["the domain shapes the API's answer", "app/.server/a/index.ts", 'import type { Context } from "hono";'],
    ["the domain takes a part of a framework", "app/.server/a/index.ts", 'import { cors } from "hono/cors";'],
    ["the domain reads the platform", "app/.server/a/index.ts", "const { env } = platform(context);"],
    ["app imports workers", "app/routes/a.tsx", 'import { settings } from "#workers/env.ts";'],
    ["app imports workers, relatively", "app/root.tsx", 'import { settings } from "../workers/env.ts";'],
    ["a route imports a route", "app/routes/marketing/a.tsx", 'import { b } from "./home.tsx";'],
    ["a route re-exports a route", "app/routes/a.tsx", 'export { loader } from "#app/routes/not-found.tsx";'],
    ["a component imports the server", "app/components/a.tsx", 'import type { B } from "#app/.server/b/index.ts";'],
    ["a component imports content", "app/components/a.tsx", 'import { brand } from "#app/content/brand.ts";'],
    ["a client feature imports content, mixed", "app/chat/a.tsx", 'import { type A, b } from "#app/content/b.ts";'],
    ["a client feature loads content late", "app/audio/a.tsx", 'const b = await import("#app/content/b.ts");'],
    ["a component imports over several lines", "app/components/a.tsx", 'import {\n  b,\n} from "#app/content/b.ts";'],
    ["a component imports a route", "app/components/a.tsx", 'import { b } from "#app/routes/b.tsx";'],
    ["a component reads the platform", "app/components/a.tsx", "platform(context).env.DB;"],
    ["the API imports a command", "workers/api/a.ts", 'import { b } from "../ops/b.ts";'],
    ["the API imports presentation", "workers/api/a.ts", 'import { B } from "#app/components/b.tsx";'],
    ["the API imports the entry", "workers/api/a.ts", 'import app from "../app.ts";'],
    ["a guard imports the API", "workers/middleware/a.ts", 'import { refuse } from "../api/respond.ts";'],
  ];
  it.each(broken)("fail when %s", (_why, file, source) => {
    expect(faultsOf(file, source)).not.toEqual([]);
  });

  const sound: [why: string, file: string, source: string][] = [
    ["a component takes a type of the content", "app/components/a.tsx", 'import type { A } from "#app/content/b.ts";'],
    ["a route takes everything below it", "app/routes/a.tsx", 'import { b } from "#app/.server/b/index.ts";'],
    ["a route takes what stands beside it", "app/routes/marketing/a.tsx", 'import { b } from "./b.ts";'],
    ["a route takes its own types", "app/routes/a.tsx", 'import type { Route } from "./+types/a";'],
    ["an answer is searched for", "app/.server/assistant/answers/a.ts", 'import { b } from "../search/b.ts";'],
    ["a comment names a forbidden module", "app/lib/a.ts", '// not from "#app/content/b.ts"'],
    ["a package is imported", "app/lib/a.ts", 'import { z } from "zod";'],
  ];
  it.each(sound)("are silent when %s", (_why, file, source) => {
    expect(faultsOf(file, source)).toEqual([]);
  });
});

function bundledScripts(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

describe.skipIf(!existsSync("build/server/index.js"))("the browser's files", () => {
  const browser = existsSync("build/client/assets") ? bundledScripts("build/client/assets") : "";
  const server = existsSync("build/server") ? bundledScripts("build/server") : "";
  /** Words that stand in server code alone. */
  const serverWords = ["d1_migrations", "DatabaseUnavailableError", "ON CONFLICT", "TURNSTILE_SECRET_KEY"];

  it("hold no server code", () => {
    expect(serverWords.filter((word) => browser.includes(word))).toEqual([]);
    // A word that the server's files do not hold would prove nothing.
    expect(serverWords.filter((word) => !server.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  });

  it("hold none of the long texts: those come with their page", async () => {
    const prose = (await readTexts()).filter(({ text }) => text.length > 300);
    // Quotes and line ends are written differently in a bundle, so a stretch without any is looked for.
    const stretches = prose.flatMap(({ where, text }) => {
      const stretch = /[\p{L}\p{N} ,.;:-]{60}/u.exec(text)?.[0];
      return stretch ? [{ where, stretch }] : [];
    });
    expect(stretches.length).toBeGreaterThan(100);
    expect(stretches.filter(({ stretch }) => browser.includes(stretch)).map(({ where }) => where)).toEqual([]);
    const onServer = stretches.filter(({ stretch }) => server.includes(stretch));
    expect(onServer.length / stretches.length).toBeGreaterThan(0.8);
  });
});

it("the rules' own folder names exist", () => {
  for (const folder of [
    ...LAYERS,
    "app/routes",
    "app/components",
    "workers/api",
    "workers/middleware",
    "workers/ops",
  ]) {
    expect(existsSync(folder), folder).toBe(true);
  }
});
