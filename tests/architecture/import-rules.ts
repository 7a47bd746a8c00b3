/**
 * The import rules: `lib <- schemas <- content <- .server <- routes and workers/api <- workers/app.ts`, and their
 * consequences.
 */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { cruise, type IRegularForbiddenRuleType as Rule, type IViolation } from "dependency-cruiser";
import routes from "#app/routes.ts";

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
const ROUTES = `^app/(${[...new Set(filesOf(await routes))].join("|").replaceAll(".", "\\.")})$`;
const EDGES = "^app/(routes/|routes\\.ts$|root\\.tsx$|entry\\.(server|client)\\.tsx$|cloudflare\\.ts$)";
/** Components and client features: everything in `app` that is neither a layer nor an edge. */
const CLIENT = { path: "^app/", pathNot: ["^app/(lib|schemas|content|\\.server)/", EDGES] };
const VALUES_ONLY = { dependencyTypesNot: ["type-only" as const] };
const WORKER = { path: "^workers/", pathNot: "^workers/tools/" };

const forbid = (name: string, from: Rule["from"], to: Rule["to"]): Rule => ({ name, severity: "error", from, to });
const layer = (name: string, below: readonly string[]) =>
  forbid(
    `${name} imports only the layers below it`,
    { path: `^app/${name.replace(".", "\\.")}/` },
    { path: "^app/", pathNot: `^app/(${[name, ...below].join("|").replace(".", "\\.")})/` },
  );

export const importRules: readonly Rule[] = [
  layer("lib", []),
  layer("schemas", ["lib"]),
  layer("content", ["lib", "schemas"]),
  layer(".server", ["lib", "schemas", "content"]),
  forbid(
    ".server returns values, and leaves answers to routes and workers/api",
    { path: "^app/\\.server/" },
    { path: "(^|/)(react-router|@react-router|hono)(/|$)" },
  ),
  forbid("app takes bindings from the request's context", { path: "^app/" }, { path: "^cloudflare:workers$" }),
  forbid(
    "routes and workers alone read bindings",
    { path: "^app/", pathNot: EDGES },
    { path: "^app/cloudflare\\.ts$", ...VALUES_ONLY },
  ),
  forbid("app imports no worker", { path: "^app/" }, { path: "^workers/" }),
  forbid("a route imports no route", { path: "^app/routes/" }, { path: ROUTES }),
  forbid(
    "a route has its content from the request's texts",
    // The back office is in English alone, and an order's words are loaded when a visitor takes one.
    { path: "^app/(routes/|root\\.tsx$)", pathNot: "^app/routes/(ops/|marketing/own-order)" },
    { path: "^app/content/", pathNot: "^app/content/texts\\.ts$", dynamic: false, ...VALUES_ONLY },
  ),
  forbid("client code imports no server code", CLIENT, { path: "^app/\\.server/" }),
  forbid("client code gets content as props", CLIENT, { path: "^app/content/", ...VALUES_ONLY }),
  forbid("client code imports no route", CLIENT, { path: EDGES, ...VALUES_ONLY }),
  forbid("the Worker imports no command", WORKER, { path: "^workers/tools/" }),
  forbid("the Worker imports no client code", WORKER, CLIENT),
  forbid("nothing imports the entry", { path: "^(app|workers)/" }, { path: "^workers/app\\.ts$" }),
  forbid("guards stand below the API", { path: "^workers/middleware/" }, { path: "^workers/api/" }),
  // What is loaded on demand may import whoever loads it.
  forbid("no imports run in a circle", {}, { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } }),
  // workerd and the build provide the excepted modules.
  forbid("every import resolves", {}, { couldNotResolve: true, pathNot: "^(cloudflare:workers$|virtual:)" }),
];

/** Every import under `folder` that breaks a rule, as "rule: importer -> imported". */
export async function findImportFaults(folder: string): Promise<{ modules: number; faults: string[] }> {
  const { output } = await cruise(
    ["app", "workers"],
    {
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: [...importRules] },
      // TypeScript 7 has no JavaScript API, which dependency-cruiser's default parser needs.
      parser: "swc",
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      // A test may import anything. React Router generates `+types` and resolves them itself.
      exclude: { path: ["\\.test\\.tsx?$", "/\\+types/"] },
    },
    { exportsFields: ["exports"], conditionNames: ["workerd", "import", "module", "default", "types"] },
  );
  if (typeof output === "string") throw new Error(output);
  const { totalCruised, violations } = output.summary;
  return {
    modules: totalCruised,
    faults: violations.map(({ rule, from, to }: IViolation) => `${rule.name}: ${from} -> ${to}`),
  };
}
