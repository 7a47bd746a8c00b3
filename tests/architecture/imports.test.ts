/** The import rules hold, and each of them can fail. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findImportFaults, importRules } from "./import-rules.ts";

test("every import in app and workers keeps the rules", async () => {
  const { modules, faults } = await findImportFaults(process.cwd());
  expect(faults).toEqual([]);
  expect(modules).toBeGreaterThan(300);
});

test("each rule finds the import that it forbids, and no other", async () => {
  const files: Record<string, string> = {
    "app/lib/a.ts": 'import { b } from "#app/schemas/b.ts";',
    "app/schemas/b.ts": 'import type { C } from "../content/c.ts";',
    "app/content/c.ts": 'export { d } from "#app/.server/d.ts";',
    "app/.server/d.ts": 'import { e } from "../routes/marketing/parts.ts";\nimport { Hono } from "hono";',
    "app/routes/marketing/parts.ts": 'import home from "./home.tsx";\nimport { g } from "#app/content/g.ts";',
    "app/content/g.ts": "export {};",
    "app/routes/marketing/home.tsx": 'import { env } from "cloudflare:workers";\nimport { f } from "#workers/f.ts";',
    "app/cloudflare.ts": "export {};",
    "app/chat/part.ts":
      'import { d } from "#app/.server/d.ts";\nimport type { Env } from "#app/cloudflare.ts";\n' +
      'import type { C } from "#app/content/c.ts";\nimport home from "#app/routes/marketing/home.tsx";',
    "app/chat/panel.tsx":
      'import {\n  type Env,\n  env,\n} from "#app/cloudflare.ts";\nawait import("#app/content/c.ts");\n// from "#app/.server/d.ts"',
    "workers/f.ts": 'import "./tools/run.ts";\nimport { Panel } from "#app/chat/panel.tsx";\nimport "./missing.ts";',
    "workers/tools/run.ts": 'import { app } from "../app.ts";',
    "workers/app.ts": 'import "#workers/middleware/guard.ts";',
    "workers/middleware/guard.ts": 'import { send } from "#workers/api/send.ts";',
    "workers/api/send.ts": 'import "./sent.ts";',
    "workers/api/sent.ts": 'import "./send.ts";',
    "node_modules/hono/index.js": "export {};",
    "node_modules/hono/package.json": '{ "main": "index.js" }',
    "package.json": '{ "imports": { "#app/*": "./app/*", "#workers/*": "./workers/*" } }',
  };
  const folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  try {
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), source);
    }
    const { faults } = await findImportFaults(folder);
    expect(faults.toSorted()).toEqual(
      [
        "lib imports only the layers below it: app/lib/a.ts -> app/schemas/b.ts",
        "schemas imports only the layers below it: app/schemas/b.ts -> app/content/c.ts",
        "content imports only the layers below it: app/content/c.ts -> app/.server/d.ts",
        ".server imports only the layers below it: app/.server/d.ts -> app/routes/marketing/parts.ts",
        ".server returns values, and leaves answers to routes and workers/api: app/.server/d.ts -> node_modules/hono/index.js",
        "a route has its content from the request's texts: app/routes/marketing/parts.ts -> app/content/g.ts",
        "a route imports no route: app/routes/marketing/parts.ts -> app/routes/marketing/home.tsx",
        "app takes bindings from the request's context: app/routes/marketing/home.tsx -> cloudflare:workers",
        "app imports no worker: app/routes/marketing/home.tsx -> workers/f.ts",
        "client code imports no server code: app/chat/part.ts -> app/.server/d.ts",
        "client code imports no route: app/chat/part.ts -> app/routes/marketing/home.tsx",
        "client code imports no route: app/chat/panel.tsx -> app/cloudflare.ts",
        "routes and workers alone read bindings: app/chat/panel.tsx -> app/cloudflare.ts",
        "client code gets content as props: app/chat/panel.tsx -> app/content/c.ts",
        "the Worker imports no command: workers/f.ts -> workers/tools/run.ts",
        "the Worker imports no client code: workers/f.ts -> app/chat/panel.tsx",
        "every import resolves: workers/f.ts -> ./missing.ts",
        "nothing imports the entry: workers/tools/run.ts -> workers/app.ts",
        "no imports run in a circle: workers/api/send.ts -> workers/api/sent.ts",
        "guards stand below the API: workers/middleware/guard.ts -> workers/api/send.ts",
      ].toSorted(),
    );
    for (const { name } of importRules) {
      expect(
        faults.some((fault) => fault.startsWith(`${name}: `)),
        name,
      ).toBe(true);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
