/** wrangler.toml and the code name the same operator settings and bindings. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { RETRY_AFTER_SECONDS } from "#app/.server/limits/index.ts";
import { NIGHT } from "#app/.server/jobs/run.ts";
import {
  chosenLaunchMonth,
  halfSetFeatures,
  missingFor,
  parseSettings,
  SettingsSchema,
  settingsStillShipped,
  unknownSettings,
} from "#app/schemas/settings.ts";
import { shippedSettings } from "#tests/setup/shipped-settings.ts";
import { readConfig, stillShippedBox } from "#workers/tools/settings.ts";

/** Set with `wrangler secret put`, so they stand in no file. */
const SECRETS = ["TURNSTILE_SECRET_KEY", "LINK_SECRET"];

const named = z.array(z.object({ binding: z.string() }));
const config = z
  .object({
    vars: z.record(z.string(), z.string()),
    d1_databases: named,
    r2_buckets: named,
    ai: z.object({ binding: z.string() }),
    assets: z.object({ binding: z.string(), run_worker_first: z.array(z.string()) }),
    ratelimits: z.array(
      z.object({ name: z.string(), namespace_id: z.string(), simple: z.object({ period: z.number() }) }),
    ),
    build: z.object({ command: z.string() }),
    triggers: z.object({ crons: z.array(z.string()) }),
    observability: z.object({ enabled: z.literal(true) }),
  })
  .parse(readConfig());

const vars = shippedSettings;

describe("the settings", () => {
  it("the settings stand in wrangler.toml and in the schema under the same names", () => {
    const expected = Object.keys(SettingsSchema.shape).filter((name) => !SECRETS.includes(name));
    expect(Object.keys(config.vars).toSorted()).toEqual(expected.toSorted());
  });

  it("the settings have defaults that pass", () => {
    expect(() => parseSettings(config.vars)).not.toThrow();
  });

  it("the settings have defaults that are fictional", () => {
    for (const name of ["PUBLIC_ORIGIN", "BOOKING_URL", "APP_URL"]) {
      expect(new URL(vars[name] ?? "").hostname, name).toMatch(/\.example$/);
    }
    expect(vars.SITE_EMAIL).toMatch(/\.example$/);
  });

  it("settings still as shipped are named, with what is dead because of them", () => {
    const shipped = settingsStillShipped(vars).map(({ name }) => name);
    const reaches = Object.keys(config.vars).filter((name) =>
      /(?:ORIGIN|PHONE|EMAIL|NUMBER|_URL|PERSON|OFFICER)$|^COMPANY_/.test(name),
    );
    expect(shipped.toSorted()).toEqual(reaches.toSorted());
    const box = stillShippedBox(vars)?.split("\n") ?? [];
    expect(new Set(box.map((line) => line.length)).size).toBe(1);
    for (const name of shipped) expect(box.join("\n")).toMatch(new RegExp(`${name} +dead: \\w`));
    const set = Object.fromEntries(shipped.map((name) => [name, "https://ladoo.in"]));
    expect(settingsStillShipped({ ...vars, ...set, SITE_PHONE: "+91 00000 12345" })).toEqual([
      { name: "SITE_PHONE", dead: expect.stringContaining("phone") },
    ]);
    const off = "Turnstile is off: one computer can take all 100 places in 20 minutes";
    for (const given of [vars, { ...vars, ...set }]) expect(stillShippedBox(given)).toContain(off);
    expect(stillShippedBox({ ...vars, ...set, TURNSTILE_SITE_KEY: "0x4AAA" })).toBeNull();
  });

  it("the settings name what is none of them", () => {
    expect(unknownSettings({ ...vars, TURNSTILE_SECRET_KEY: "" })).toEqual([]);
    expect(unknownSettings({ ...vars, PUBLIC_ORIGN: "https://ladoo.in", sitePhone: "" })).toEqual([
      "PUBLIC_ORIGN",
      "sitePhone",
    ]);
  });

  const bad: [name: string, value: string | undefined][] = [
    ["PUBLIC_ORIGIN", "ladoo.example"],
    ["PUBLIC_ORIGIN", "https://ladoo.example/shop"],
    ["PUBLIC_ORIGIN", "https://ladoo.example/?a"],
    ["PUBLIC_ORIGIN", undefined],
    ["SITE_PHONE", "+91"],
    ["SITE_EMAIL", "nobody"],
    ["WHATSAPP_NUMBER", "call me"],
    ["BOOKING_URL", "javascript:alert(1)"],
    ["COMPANY_CIN", "U72900KA2024"],
    ["LAUNCH_MONTH", "2025-13"],
    ["LAUNCH_MONTH", "August 2025"],
    ["PIXEL_ID", "<script>"],
    ["PIXEL_CONSENT", "sometimes"],
    ["MAIL_FROM", "Ladoo"],
    ["OPERATOR_MAIL", "nobody"],
  ];
  it.each(bad)("the settings name %s when it is %j, and keep the value to themselves", (name, value) => {
    const attempt = () => parseSettings({ ...vars, [name]: value });
    expect(attempt).toThrow(name);
    if (value) expect(attempt).not.toThrow(value);
  });

  it("entries are removed by no launch month but one that the operator has set", () => {
    expect([parseSettings(vars).LAUNCH_MONTH, chosenLaunchMonth(vars)]).toEqual(["2025-08", null]);
    for (const LAUNCH_MONTH of ["2025-08", "2027-01"]) {
      const set = { ...vars, LAUNCH_MONTH };
      expect([parseSettings(set).LAUNCH_MONTH, chosenLaunchMonth(set)]).toEqual([LAUNCH_MONTH, LAUNCH_MONTH]);
    }
  });

  it("the settings are all named at once when several are bad", () => {
    expect(() => parseSettings({ ...vars, SITE_EMAIL: "x", APP_URL: "y" })).toThrow(
      /SITE_EMAIL[\s\S]*APP_URL|APP_URL[\s\S]*SITE_EMAIL/,
    );
  });

  it.each([
    ["PUBLIC_ORIGIN", "https://Ladoo.in", "write it as https://ladoo.in"],
    ["PUBLIC_ORIGIN", "https://ladoo.in:443", "write it as https://ladoo.in"],
    ["PUBLIC_ORIGIN", "https://लड्डू.भारत", "write it as https://xn--"],
    ["PUBLIC_ORIGIN", "https://ladoo.in/shop/", "must be an origin alone: https://ladoo.in"],
    ["PUBLIC_ORIGIN", "https://me:secret@ladoo.in", "must be an origin alone: https://ladoo.in"],
    ["SITE_PHONE", "+91", "is too short for a phone number"],
    ["SITE_PHONE", undefined, "is missing"],
    ["PIXEL_ID", 12345, "must be text, in quotes"],
    ["PIXEL_CONSENT", "sometimes", 'must be "opt-in" or "opt-out"'],
  ])("the settings say of %s as %j how to mend it", (name, value, reason) => {
    expect(() => parseSettings({ ...vars, [name]: value })).toThrow(`${name}: ${reason}`);
  });

  it("the settings take an origin with or without the slash after it", () => {
    const originOf = (value: string) => parseSettings({ ...vars, PUBLIC_ORIGIN: value }).PUBLIC_ORIGIN;
    expect([originOf("https://ladoo.in/"), originOf("http://127.0.0.1:4173")]).toEqual([
      "https://ladoo.in",
      "http://127.0.0.1:4173",
    ]);
  });

  it.each([
    ["", "", ""],
    ["site", "secret", "site secret"],
    ["site", " ", ""],
    ["", "secret", ""],
  ])("the settings switch Turnstile on with both keys only (%j, %j)", (site, secret, on) => {
    const given = { ...vars, TURNSTILE_SITE_KEY: site, TURNSTILE_SECRET_KEY: secret };
    const { TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY } = parseSettings(given);
    expect(`${TURNSTILE_SITE_KEY} ${TURNSTILE_SECRET_KEY}`.trim()).toBe(on);
  });

  const MAIL = {};
  const LINK_SECRET = "x".repeat(32);
  it.each<[Record<string, unknown>, string[]]>([
    [{}, []],
    [{ LINK_SECRET }, []],
    [
      { TURNSTILE_SITE_KEY: "site" },
      ["TURNSTILE_SITE_KEY is set and TURNSTILE_SECRET_KEY is missing, so Turnstile is off."],
    ],
    [{ ACCESS_AUD: "tag" }, ["ACCESS_AUD is set and ACCESS_TEAM is missing, so the back office is off."]],
    [{ MAIL }, ["MAIL is set and MAIL_FROM and LINK_SECRET are missing, so mail is off."]],
    [
      { OPERATOR_MAIL: "a@ladoo.in", LINK_SECRET },
      ["OPERATOR_MAIL is set and MAIL and MAIL_FROM are missing, so mail is off."],
    ],
    [{ MAIL: "on", MAIL_FROM: "a@ladoo.in", LINK_SECRET }, ["MAIL_FROM is set and MAIL is missing, so mail is off."]],
    [{ KEEP_QUESTIONS: "on" }, ["KEEP_QUESTIONS is set and LINK_SECRET is missing, so the list of questions is off."]],
    [{ LINK_SECRET: "too short" }, ["LINK_SECRET has fewer than 32 characters and counts as missing."]],
  ])("the settings of which only a part is set (%j) are named with what is off because of it", (set, messages) => {
    expect(halfSetFeatures({ ...vars, ...set })).toEqual(messages);
  });

  it("the settings switch mail on with the binding, the sender and the secret together", () => {
    const whole = { ...vars, MAIL, MAIL_FROM: "namaste@ladoo.in", LINK_SECRET };
    expect([missingFor("mail", whole), halfSetFeatures(whole)]).toEqual([[], []]);
    expect(missingFor("mail", vars)).toEqual(["MAIL", "MAIL_FROM", "LINK_SECRET"]);
    expect(parseSettings({ ...whole, MAIL: "on" }).MAIL_FROM).toBe("");
  });

  it("a secret that is too short counts as none, and does not stop the Worker", () => {
    expect(parseSettings({ ...vars, LINK_SECRET: "too short" }).LINK_SECRET).toBe("");
  });

  it.each([
    ["ladoo", "https://ladoo.cloudflareaccess.com"],
    ["Ladoo", "https://ladoo.cloudflareaccess.com"],
    ["https://ladoo.cloudflareaccess.com", "https://ladoo.cloudflareaccess.com"],
    ["", ""],
  ])("the settings take the team of Access as %j", (given, origin) => {
    expect(parseSettings({ ...vars, ACCESS_TEAM: given }).ACCESS_TEAM).toBe(origin);
  });

  it.each(["http://ladoo.example", "ladoo team", "https://ladoo.example/path", "javascript:alert(1)"])(
    "the settings refuse %j as the team of Access",
    (given) => {
      expect(() => parseSettings({ ...vars, ACCESS_TEAM: given })).toThrow("ACCESS_TEAM");
    },
  );

  it.each(Object.keys(config.vars))("the settings explain %s by a comment above it, or above its neighbour", (name) => {
    expect(readFileSync("wrangler.toml", "utf8")).toMatch(new RegExp(`^#.*\n(?:[A-Z_]+ = .*\n)?${name} =`, "m"));
  });
});

describe("the bindings", () => {
  const declared = /export type Env = \{([^}]*)\}/.exec(readFileSync("app/cloudflare.ts", "utf8"))?.[1] ?? "";
  const inCode = [...declared.matchAll(/^\s*([A-Z_]+)\??:/gm)].map((match) => match[1]);

  // A deploy must not depend on it, so it is a comment until an operator has set mail up.
  const optional = ["MAIL"];

  it("the bindings name each optional one in wrangler.toml, as a comment or set up", () => {
    for (const name of optional) {
      expect(readFileSync("wrangler.toml", "utf8")).toMatch(
        new RegExp(`^(?:# )?\\[\\[\\w+\\]\\]\n(?:# )?name = "${name}"$`, "m"),
      );
    }
  });

  it("the bindings are the same in wrangler.toml and in the code's Env", () => {
    const inConfig = [
      ...[...config.d1_databases, ...config.r2_buckets, config.ai, config.assets].map(({ binding }) => binding),
      ...config.ratelimits.map(({ name }) => name),
    ];
    expect(inCode.length).toBeGreaterThan(8);
    expect([...inConfig, ...optional].toSorted()).toEqual(inCode.toSorted());
  });

  it("the bindings count each rate limit apart, by the minute that Retry-After names", () => {
    for (const { simple } of config.ratelimits) expect(simple.period).toBe(RETRY_AFTER_SECONDS.overLimit);
    expect(new Set(config.ratelimits.map(({ namespace_id }) => namespace_id)).size).toBe(config.ratelimits.length);
  });

  it("the bindings run the Worker before the files of /audio and /api", () => {
    expect(config.assets.run_worker_first).toEqual(expect.arrayContaining(["/audio/*", "/api/*"]));
  });

  it("the bindings start the scheduled jobs every ten minutes, and when the night begins", () => {
    const { hour, minute } = NIGHT;
    expect(config.triggers.crons).toEqual(["*/10 * * * *", `${minute} ${hour} * * *`]);
  });

  it("the bindings are shipped by a build that wrangler runs itself", () => {
    expect(config.build.command).toBe("npm run build");
  });
});
