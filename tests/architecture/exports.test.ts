/**
 * What a module exports, another file imports; all else is its own business. Read from the statements, as the import rules
 * are. An export that tests alone import counts as used.
 */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";

const CODE = /\.(?:ts|tsx|js)$/;
/** Their exports are read by the framework and by tools; the starter is a whole application of its own. */
const READ_BY_TOOLS = /^app\/(?:root|entry\.\w+)\.tsx$|\.config\.ts$|\.d\.ts$|^tests\/bench\/starter\//;

/** `late`: by import(), whose names may be taken wherever its promise goes. */
type Import = { target: string; names: string; late: boolean };

/** Where a specifier leads inside the repository; null for a package. */
function resolve(file: string, specifier: string): string | null {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith("#")) return path.slice(1);
  return path.startsWith(".") ? posix.normalize(posix.join(posix.dirname(file), path)) : null;
}

/** Each import of the repository's own, with the list of names it takes. */
function importsOf(file: string, source: string): Import[] {
  const listed = source.matchAll(/^[ \t]*(?:import|export)\b([^;"']*?)\bfrom\s*["']([^"']+)["']/gm);
  const late = source.matchAll(/\bimport\(\s*["']([^"']+)["']/g);
  const found = [
    ...[...listed].map(([, names = "", specifier = ""]) => ({ specifier, names, late: false })),
    ...[...late].map(([, specifier = ""]) => ({ specifier, names: "", late: true })),
  ];
  return found.flatMap(({ specifier, ...taken }) => {
    const target = resolve(file, specifier);
    return target === null ? [] : [{ target, ...taken }];
  });
}

/** The names a module exports, but for its default. */
function exportsOf(source: string): string[] {
  const declared = source.matchAll(
    /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm,
  );
  const destructured = source.matchAll(/^export const \{([^}]*)\}/gm);
  const listed = source.matchAll(/^export (?:type )?\{([^}]*)\}/gm);
  const lastWord = (part: string) => /(\w+)\s*$/.exec(part)?.[1] ?? "";
  const names = [...destructured, ...listed].flatMap(([, list = ""]) => list.split(",").map(lastWord));
  return [...[...declared].map(([, name = ""]) => name), ...names.filter(Boolean)];
}

/** Every export that no other file imports, as "file: name". */
function unusedExports(sources: ReadonlyMap<string, string>): string[] {
  const siteMap = sources.get("app/routes.ts") ?? "";
  const isRoute = (file: string) => siteMap.includes(`"${file.replace(/^app\//, "")}"`);
  const imports = [...sources].flatMap(([file, source]) => importsOf(file, source));
  const isUsed = (file: string, name: string) => {
    const word = new RegExp(`\\b${name}\\b`);
    const isNamedElsewhere = () => [...sources].some(([other, source]) => other !== file && word.test(source));
    // A whole module (`* as`) is taken with all that it exports.
    return imports
      .filter(({ target }) => target === file)
      .some(({ names, late }) => (late ? isNamedElsewhere() : names.includes("*") || word.test(names)));
  };
  return [...sources]
    .filter(([file]) => !READ_BY_TOOLS.test(file) && !isRoute(file))
    .flatMap(([file, source]) =>
      exportsOf(source)
        .filter((name) => !isUsed(file, name))
        .map((name) => `${file}: ${name}`),
    );
}

function readSources(): Map<string, string> {
  const folders = ["app", "workers", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
      posix.join(folder, file.replaceAll("\\", "/")),
    ),
  );
  const files = [...folders, ...readdirSync(".")].filter((file) => CODE.test(file));
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
}

describe("an export", () => {
  const sources = readSources();

  it("is imported by another file", () => {
    expect([...sources.values()].flatMap(exportsOf).length).toBeGreaterThan(500);
    expect(unusedExports(sources)).toEqual([]);
  });

  const used: [why: string, importer: string][] = [
    ["by its name", 'import { a } from "#app/a.ts";'],
    ["over several lines", 'import {\n  type T,\n  a,\n} from "./a.ts";'],
    ["under another name", 'export { a as b } from "./a.ts";'],
    ["with the whole module", 'import * as all from "./a.ts";\nall.a();'],
    ["late", 'const { a } = await import("./a.ts");'],
  ];
  it.each(used)("counts as used when it is imported %s", (_why, importer) => {
    const two = new Map([
      ["app/a.ts", "export function a() {}\n"],
      ["app/b.ts", importer],
      ["app/c.ts", 'import { b } from "./b.ts";'],
    ]);
    expect(unusedExports(two)).toEqual([]);
  });

  const unused: [why: string, exporter: string, importer: string][] = [
    ["nobody imports", "export const a = 1;\n", "a();\n"],
    ["is imported from elsewhere", "export const a = 1;\n", 'import { a } from "./other.ts";\n'],
    ["is imported late and never named", "export const a = 1;\n", 'await import("./x.ts");\n'],
    ["is a type", "export type a = 1;\n", 'import { b } from "./x.ts";\n'],
    ["stands in a list", "const a = 1;\nexport { a };\n", ""],
  ];
  it.each(unused)("fails when it %s", (_why, exporter, importer) => {
    const two = new Map([
      ["app/x.ts", exporter],
      ["app/b.ts", importer],
    ]);
    expect(unusedExports(two)).toEqual(["app/x.ts: a"]);
  });
});
