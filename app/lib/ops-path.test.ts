import { expect, test } from "vitest";
import { isLoopback, isOpsPath } from "./ops-path.ts";

test.each(
  "/ops /ops/ /ops/waitlist /OPS/Waitlist //ops /%6fps/waitlist /ops%2Fwaitlist /ops.data /ops;a /ops/%zz".split(" "),
)("%s leads into the back office", (path) => {
  expect(isOpsPath(path)).toBe(true);
});

test.each(["/", "/opsx", "/ops-room", "/operations-automation", "/story/ops", "/%zz/ops", "/waitlist/ops"])(
  "%s does not",
  (path) => {
    expect(isOpsPath(path)).toBe(false);
  },
);

test("only this computer's own names are loopback", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(isLoopback)).toBe(true);
  expect(["127.0.0.1.example", "localhost.example", "0.0.0.0", "10.0.0.1", ""].some(isLoopback)).toBe(false);
});
