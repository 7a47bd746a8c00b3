/** Removes the back office from the route manifest among the public files, which no page loads but people may read. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PlainError } from "./plain-error.ts";

const FOLDER = "build/client/assets";
const FORM = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s;

type Manifest = { routes: Record<string, unknown> };

/** @throws PlainError when React Router writes the file differently: then see its new format. */
export function hideOpsRoutes(): void {
  const files = readdirSync(FOLDER).filter((name) => /^manifest-\w+\.js$/.test(name));
  if (files.length !== 1) throw new PlainError(`There are ${files.length} route manifests in ${FOLDER}, not one.`);
  for (const name of files) {
    const path = join(FOLDER, name);
    const text = FORM.exec(readFileSync(path, "utf8"))?.[1];
    if (text === undefined) throw new PlainError(`${path} does not look like React Router's manifest any more.`);
    const manifest = JSON.parse(text) as Manifest;
    const routes = Object.entries(manifest.routes).filter(([id]) => !id.startsWith("routes/ops/"));
    writeFileSync(
      path,
      `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`,
    );
  }
}
