import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "./settings.ts";
import { configForVite } from "./vite-config.ts";

test("Vite gets all that wrangler.toml says but how to ship", () => {
  const forVite = JSON.parse(readFileSync(configForVite(), "utf8")) as Record<string, unknown>;
  const shipped = readConfig();
  const left = Object.keys(shipped).filter((key) => !(key in forVite));
  expect(left.sort()).toEqual(["build", "find_additional_modules", "no_bundle", "rules"]);
  expect(forVite.main).toBe("workers/app.ts");
  for (const key of ["compatibility_date", "d1_databases", "r2_buckets", "ratelimits", "triggers", "vars"]) {
    expect(forVite[key], key).toEqual(shipped[key]);
  }
});
