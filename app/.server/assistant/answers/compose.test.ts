import { expect, test } from "vitest";
import { termsOf } from "../language/language.ts";
import { together, withLinks } from "./compose.ts";

const draft = (body: string, path: string) => ({ body, links: [{ title: path, path }] });

test("what the second answer repeats, or says of something that is not quoted, is left out", () => {
  const first = draft("Annual billing saves 20%.", "/pricing");
  expect(together(first, draft("Annual billing saves 20%.", "/terms"))).toBe(first);
  const more =
    "Whether the two can be combined is not said. By itself, annual billing is cheap. Each payment has an invoice.";
  expect(together(first, draft(more, "/terms")).body).toBe("Annual billing saves 20%. Each payment has an invoice.");
});

test("what leans on a sentence that is left out goes with it", () => {
  const first = draft("There is a trial of 14 days.", "/trial");
  expect(
    together(first, draft("There is a trial of 14 days. It needs no card. A demo takes 30 minutes.", "/")).body,
  ).toBe("There is a trial of 14 days. A demo takes 30 minutes.");
});

test("a verb alone is no news", () => {
  const first = draft("You can book a 30-minute demo with 'Book a Demo'.", "/");
  expect(together(first, draft("A demo takes 30 minutes. Book it with 'Book a Demo'.", "/"))).toBe(first);
});

test("a list stays one", () => {
  expect(together(draft("One thing.", "/"), draft("These:\n- a\n- b", "/x")).body).toBe("One thing.\nThese:\n- a\n- b");
});

test("a title with square brackets is a link all the same", () => {
  const links = [{ title: "Sixteen prints [part 1]", path: "/story/7" }];
  expect(withLinks({ body: "So it went.", links })).toBe(
    "So it went. Listen or read [Sixteen prints (part 1)](/story/7).",
  );
});

test("what was asked is no news", () => {
  const first = draft("The four values are Empowerment, Inclusivity, Innovation and Made in India.", "/careers");
  const second = draft("The values on the careers page are Empowerment, Inclusivity and Innovation.", "/careers");
  expect(together(first, second, termsOf("which values are on the careers page"))).toBe(first);
});
