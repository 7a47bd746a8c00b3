/**
 * Four projects. `unit` needs only its subject and runs in Node; `answers` asks Smoothie the whole evaluation there;
 * `worker` runs inside workerd with the built Worker, real D1 and R2 and the real migrations; `deploy` runs wrangler
 * against a stand-in for the platform.
 */
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

const migrations = await readD1Migrations("migrations");
const report = process.env.VITEST_JSON;

export default defineConfig({
  test: {
    // By default one core stays free: on a machine with two, half of them.
    maxWorkers: "100%",
    reporters: report ? ["default", ["json", { outputFile: report }]] : ["default"],
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          testTimeout: 20_000,
          hookTimeout: 60_000,
          include: ["app/**/*.test.{ts,tsx}", "workers/**/*.test.ts", "tests/architecture/**/*.test.ts"],
          setupFiles: ["tests/setup/fail-on-console.ts"],
        },
      },
      {
        test: {
          name: "answers",
          environment: "node",
          include: ["tests/eval/**/*.test.ts"],
          setupFiles: ["tests/setup/fail-on-console.ts"],
        },
      },
      {
        plugins: [
          cloudflareTest({
            remoteBindings: false,
            main: "./build/server/index.js",
            wrangler: { configPath: "./build/server/wrangler.json" },
            // With the back office open, whose keys a test plays (tests/worker/ops-access.test.ts).
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: migrations,
                ACCESS_TEAM: "https://team.test.example",
                ACCESS_AUD: "0f1e2d3c-the-back-office",
              },
            },
          }),
        ],
        test: {
          name: "worker",
          // Hundreds of concurrent requests on two busy cores take their time; a hang is told apart all the same.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ["tests/worker/**/*.test.ts"],
          setupFiles: ["tests/setup/apply-migrations.ts", "tests/setup/fail-on-console.ts"],
        },
      },
      {
        test: {
          name: "deploy",
          environment: "node",
          include: ["tests/deploy/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
