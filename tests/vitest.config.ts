/**
 * Five projects. `unit` needs only its subject and runs in Node; `answers` asks Smoothie the whole evaluation there;
 * `worker` runs inside workerd with the built Worker, real D1 and R2 and the real migrations; `mail` is the same with mail
 * on; `deploy` runs wrangler against a stand-in for the platform.
 */
import { mailSettings } from "./setup/mail-settings.ts";
import { shippedSettings } from "./setup/shipped-settings.ts";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

const migrations = await readD1Migrations("migrations");
const report = process.env.VITEST_JSON;

/** A project inside workerd. `settings` replace those in wrangler.toml; tests may replace bindings. */
const inWorkerd = (
  name: string,
  include: string,
  exclude: string[],
  settings: Record<string, string | object> = {},
) => ({
  plugins: [
    cloudflareTest({
      remoteBindings: false,
      main: "./build/server/index.js",
      wrangler: { configPath: "./build/server/wrangler.json" },
      miniflare: {
        // Mail is off, whatever an operator has set up, unless the settings hold a binding.
        email: { send_email: [] },
        bindings: {
          ...shippedSettings,
          TEST_MIGRATIONS: migrations,
          // The back office is open. tests/worker/operator.ts plays the team's keys.
          ACCESS_TEAM: "https://team.test.example",
          ACCESS_AUD: "0f1e2d3c-the-back-office",
          ...settings,
        },
      },
    }),
  ],
  test: {
    name,
    // Hundreds of concurrent requests take their time on two busy cores; a hang is still recognised.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: [include],
    exclude,
    setupFiles: ["tests/setup/apply-migrations.ts", "tests/setup/fail-on-console.ts"],
  },
});

export default defineConfig({
  test: {
    // Twice as many as a small machine has cores, since many files wait: for a deadline, or for another process.
    maxWorkers: 4,
    reporters: report ? ["dot", ["json", { outputFile: report }]] : ["default"],
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          testTimeout: 60_000,
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
      inWorkerd("worker", "tests/worker/**/*.test.ts", ["tests/worker/mail-on/**"]),
      inWorkerd("mail", "tests/worker/mail-on/**/*.test.ts", [], { ...mailSettings, MAIL: {} }),
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
