/**
 * `npm run licences`: lists the licences of everything that ships, from the lock file, and of the voices; with --all also of
 * build tools.
 */
import { readFileSync } from "node:fs";
import { toTable } from "./cli/table.ts";

type Locked = { version?: string; license?: string; dev?: boolean; optional?: boolean };

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const all = process.argv.includes("--all");
const rows = Object.entries(lock.packages)
  .filter(([path, { dev }]) => path !== "" && (all || !dev))
  .map(([path, { version = "", license = "not stated" }]) => [license, path.replace(/^.*node_modules\//, ""), version])
  .concat([["Apache-2.0", "Kokoro-82M: the model and voices that read the recordings", "1.0"]])
  .toSorted((one, other) => one.join(" ").localeCompare(other.join(" ")));
console.log(toTable(["licence", "package", "version"], rows));
