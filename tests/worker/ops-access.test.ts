/** Access to the back office: only with the team's own token. For everybody else it does not exist. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { operatorOf } from "#app/.server/access/index.ts";
import { AUDIENCE, makeTeam } from "#tests/setup/access-team.ts";
import routesText from "../../app/routes.ts?raw";
import { allowConsole, expectConsole } from "#tests/setup/fail-on-console.ts";
import { ORIGIN, site } from "./site.ts";

/** As tests/vitest.config.ts sets it. */
const TEAM = "https://team.test.example";
const HEADER = "Cf-Access-Jwt-Assertion";
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Every address of the back office, from the route table, and other spellings of some. */
const [, block = ""] = /prefix\("ops", \[([\s\S]*?)\n {2}\]\)/.exec(routesText) ?? [];
const addresses = [
  "/ops",
  ...[...block.matchAll(/route\("([^"]+)"/g)].map(([, path = ""]) => `/ops/${path.replace(/:\w+/g, "1")}`),
];
const spellings = "/ops/ /OPS //ops /%6fps /ops/nothing-here /ops.data /ops/waitlist.data /ops?done=erased".split(" ");

const team = await makeTeam(TEAM);
const otherTeam = await makeTeam(TEAM);
const badTokens = Object.entries(await team.badTokens());
let asked = 0;

beforeEach(() => {
  // At most one line in ten seconds, whatever strangers send.
  allowConsole(/"event":"access-refused"/);
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address !== `${TEAM}/cdn-cgi/access/certs`) throw new Error(`Nobody is at ${address}`);
    asked += 1;
    return Response.json(team.keys);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Answer = { status: number; body: string; headers: Record<string, string> };

async function ask(path: string, method: string, token: string, origin = ORIGIN): Promise<Answer> {
  const response = await site(`${origin}${path}`, {
    method,
    headers: { ...(token ? { [HEADER]: token } : {}), ...(method === "GET" ? {} : { Origin: origin }) },
    ...(["GET", "HEAD"].includes(method) ? {} : { body: new URLSearchParams({ intent: "erase" }) }),
  });
  const { "x-request-id": _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, body: await response.text(), headers };
}

/** The answers for addresses that do not exist. */
const nothing = new Map<string, Answer>();
beforeAll(async () => {
  // A new isolate does not know yet how many places are left, which every page says.
  await site("/waitlist");
  for (const method of METHODS) {
    for (const suffix of ["", ".data"]) nothing.set(`${method}${suffix}`, await ask(`/opz${suffix}`, method, ""));
  }
});
const nothingAt = (path: string, method: string) =>
  nothing.get(`${method}${/\.data(?:\?|$)/.test(path) ? ".data" : ""}`);

// First, while the keys have never been fetched.
it("an operator is told that the team's keys can't be had, and everybody else is not", async () => {
  expectConsole(/"event":"access-keys"/);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("Nobody is there")));
  const told = await ask("/ops/waitlist", "GET", await team.sign());
  expect([told.status, told.headers["retry-after"], told.headers["cache-control"]]).toEqual([
    503,
    "10",
    "private, no-store",
  ]);
  expect(told.body).toContain("keys can't be fetched");
  for (const token of ["", "not.a.token", await team.sign({ aud: ["another-application"] })]) {
    expect((await ask("/ops/waitlist", "GET", token)).status).toBe(404);
  }
});

it.each(["asha@लाडू.भारत", "asha@xn--p1ai.example", "sales&ops@ladoo.example", "o'neil+ops@ladoo.example"])(
  "the operator %s is let in",
  async (email) => {
    expect((await ask("/ops", "GET", await team.sign({ email }))).status).toBe(200);
  },
);

it.each(["", "asha", "asha@", "a b@ladoo.example", "asha@ladoo.example\n"])("nobody is let in as %j", async (email) => {
  expect((await ask("/ops", "GET", await team.sign({ email }))).status).toBe(404);
});

describe("without a valid token the back office does not exist", () => {
  it("there are addresses of the back office to try", () => {
    expect(addresses.length).toBeGreaterThan(10);
    expect(nothing.get("GET")).toMatchObject({ status: 404, body: expect.stringContaining("<html") });
  });

  it.each(badTokens)("the back office does not exist with %s", async (_what, token) => {
    for (const path of [...addresses, ...spellings]) {
      for (const method of METHODS) {
        expect(await ask(path, method, token), `${method} ${path}`).toEqual(nothingAt(path, method));
      }
    }
  });

  it.each([
    "https://ladoo.workers.dev",
    "http://127.0.0.1:5173",
    "http://localhost",
    "http://ladoo.example",
    "https://ladoo.example:8443",
  ])("the back office is not at another host (%s), with a token or without", async (origin) => {
    for (const path of addresses) {
      for (const token of ["", await team.sign()]) {
        for (const method of ["GET", "POST"]) {
          expect(await ask(path, method, token, origin), `${method} ${path}`).toEqual(nothingAt(path, method));
        }
      }
    }
  });

  it("the router is told of no route of it", async () => {
    const home = await (await site("/")).text();
    const version = /\/assets\/manifest-(\w+)\.js/.exec(home)?.[1] ?? "";
    const ask = async (paths: string) => {
      const response = await site(`/__manifest?${new URLSearchParams({ paths, version })}`);
      return { status: response.status, body: await response.text() };
    };
    expect(await ask("/pricing")).toMatchObject({
      status: 200,
      body: expect.stringContaining("routes/marketing/pricing"),
    });
    const guessed = [...addresses, ...spellings].map((address) => address.replace(/\?.*/, ""));
    expect(await ask(guessed.join(","))).toMatchObject({
      status: 200,
      body: expect.not.stringContaining("routes/ops"),
    });
  });

  it("a token in a cookie or a parameter opens nothing", async () => {
    const token = await team.sign();
    const response = await site(`/ops?CF_Authorization=${token}`, { headers: { Cookie: `CF_Authorization=${token}` } });
    expect(response.status).toBe(404);
  });
});

describe("with a valid token", () => {
  it("the operator is in, and nothing may keep or list the screen", async () => {
    const { status, body, headers } = await ask("/ops", "GET", await team.sign());
    expect(status).toBe(200);
    expect(body).toContain("asha@ladoo.example");
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(headers["content-security-policy"]).toMatch(/script-src 'self';/);
  });

  it("an operator's screen has neither pixel nor chat nor any script of the site's", async () => {
    const { body } = await ask("/ops", "GET", await team.sign());
    expect(body).not.toMatch(/<script|modulepreload|chat-button|facebook/);
  });

  it("HEAD of an operator's screen has no body", async () => {
    expect(await ask("/ops", "HEAD", await team.sign())).toMatchObject({ status: 200, body: "" });
  });

  it("forms of other sites are refused", async () => {
    for (const path of addresses) {
      const response = await site(path, {
        method: "POST",
        headers: { [HEADER]: await team.sign(), Origin: "https://elsewhere.example" },
        body: new URLSearchParams({ intent: "erase" }),
      });
      expect(response.status, path).toBe(403);
    }
  });

  it("the team's keys are asked for once, not for each request", async () => {
    const before = asked;
    await ask("/ops", "GET", await team.sign());
    await ask("/ops", "GET", await team.sign());
    expect(asked - before).toBeLessThanOrEqual(1);
  });
});

describe("the check itself", () => {
  const request = async (token: string) => new Request(`${ORIGIN}/ops`, { headers: { [HEADER]: token } });
  const reasons: string[] = [];
  const never = {
    report: (error: unknown) => {
      throw error;
    },
    refuse: (reason: string) => void reasons.push(reason),
  };
  beforeEach(() => void reasons.splice(0));

  it("the check itself lets nobody in without both settings", async () => {
    const token = await team.sign();
    for (const access of [
      { team: "", audience: "" },
      { team: TEAM, audience: "" },
      { team: "", audience: AUDIENCE },
    ]) {
      expect(await operatorOf(await request(token), access, never)).toBeNull();
    }
  });

  it("nobody is let in while the team's keys can't be had, which operators are told", async () => {
    const access = { team: "https://away.test.example", audience: AUDIENCE };
    const reported: unknown[] = [];
    const token = await (await makeTeam(access.team)).sign();
    const ask = async (given: string) =>
      operatorOf(await request(given), access, {
        report: (error) => reported.push(error),
        refuse: never.refuse,
      });
    expect(await ask(token)).toBe("unknown");
    expect(reported).toHaveLength(1);
    expect(await ask(await (await makeTeam(access.team)).sign({ aud: ["another-application"] }))).toBeNull();
    expect(await ask(await (await makeTeam(access.team)).sign({ exp: 1 }))).toBeNull();
  });

  it.each([
    ["for another application", { aud: ["another"] }, "ACCESS_AUD"],
    ["of another team", { iss: "https://other.test.example" }, "ACCESS_TEAM"],
    ["that has expired", { exp: 1 }, "has expired"],
    ["of a program", { email: undefined }, "belongs to a program"],
  ])("the check itself tells the log why a token %s is refused, and not the token", async (_, claims, reason) => {
    const token = await team.sign(claims);
    expect(await operatorOf(await request(token), { team: TEAM, audience: AUDIENCE }, never)).toBeNull();
    expect(reasons).toEqual([expect.stringContaining(reason)]);
    expect(reasons.join()).not.toContain(token.slice(0, 20));
  });

  it("the log names the missing setting where a token comes and the back office is off", async () => {
    await operatorOf(await request(await team.sign()), { team: "", audience: AUDIENCE }, never);
    expect(reasons).toEqual(["ACCESS_TEAM is not set"]);
  });

  it("the check itself does not take a key of another team that bears the same name", async () => {
    const access = { team: TEAM, audience: AUDIENCE };
    expect(await operatorOf(await request(await otherTeam.sign()), access, never)).toBeNull();
  });
});
