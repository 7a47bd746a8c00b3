import { expect, test } from "vitest";
import { readJoinForm } from "./join-fields.ts";

function read(...values: readonly string[]) {
  const form = new FormData();
  for (const value of values) form.append("acceptedMarketing", value);
  return readJoinForm(form).draft.acceptedMarketing;
}

test.each(["false", "off", "0", "no", "", " FALSE ", "No", "null"])("a tick sent as %j is none", (value) => {
  expect(read(value)).toBe(false);
});

test.each(["on", "true", "1", "yes", "accepted"])("a tick sent as %j is one", (value) => {
  expect(read(value)).toBe(true);
});

test("a tick that is left out is none, and one beside a hidden no is one", () => {
  expect(read()).toBe(false);
  expect(read("false", "on")).toBe(true);
});
