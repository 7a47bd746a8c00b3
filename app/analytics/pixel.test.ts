import { expect, test } from "vitest";
import { domainsOf } from "./pixel.ts";

test("the pixel's cookies are deleted for the host and every domain above it", () => {
  expect(domainsOf("www.ladoo.example")).toEqual(["www.ladoo.example", "ladoo.example", "example"]);
});
