import { expect, test } from "vitest";
import { BoundedMap } from "./bounded-map.ts";

test("the oldest entries make room, by bytes, of which a replaced or deleted value holds none", () => {
  const map = new BoundedMap<string>({ maxBytes: 10 });
  map.set("a", "first", 6);
  map.set("a", "second", 6);
  map.set("b", "other", 4);
  expect([map.get("a"), map.get("b")]).toEqual(["second", "other"]);
  map.delete("b");
  map.set("c", "third", 5);
  expect([map.get("a"), map.get("c")]).toEqual([undefined, "third"]);
  map.set("d", "too large by itself", 11);
  expect([map.get("c"), map.get("d")]).toEqual([undefined, undefined]);
});
