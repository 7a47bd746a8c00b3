import { expect, test } from "vitest";
import { consoleLines, expectConsole } from "#tests/setup/fail-on-console.ts";
import { loggedPath, logError } from "./log.ts";

test.each([
  ["/pricing", "/pricing"],
  ["/waitlist", "/waitlist"],
  ["/waitlist/ABCD2345", "/waitlist/:code"],
  ["/waitlist/abcd2345/qr.svg", "/waitlist/:code"],
  ["/waitlist/ABCD2345.data", "/waitlist/:code"],
  ["/%57aitlist/abcd2345", "/waitlist/:code"],
  ["/api/waitlist/verify-referral/abcd2345", "/api/waitlist/verify-referral/:code"],
  ["/api/waitlist/increment-referral/ABCD2345", "/api/waitlist/increment-referral/:code"],
  ["/api/waitlist/referral-count/abcd2345", "/api/waitlist/referral-count/:code"],
  ["/api/waitlist/%76erify-referral/abcd2345", "/api/waitlist/verify-referral/:code"],
  ["/nope/ABCD2345", "/nope/[code]"],
  ["/nope/tara@bel.example", "[address]"],
  ["/nope/tara%40bel.example", "[address]"],
])("the log keeps the path %s as %s", (path, kept) => {
  expect(loggedPath(path)).toBe(kept);
});

test("the log keeps the first line of an error's cause, without addresses and codes", () => {
  expectConsole(/"event":"database"/);
  const cause = new Error("D1_ERROR: tara@bel.example has ABCD2345\nparams: Tara");
  const wrapped = new Error("Failed query\nparams: tara@bel.example", { cause });
  logError("database", new Error("The database could not answer", { cause: wrapped }), { requestId: "1" });
  const [line = ""] = consoleLines();
  expect(JSON.parse(line.replace(/^error: /, ""))).toEqual({
    level: "error",
    event: "database",
    name: "Error",
    message: "D1_ERROR: [address] has [code]",
    requestId: "1",
  });
});
