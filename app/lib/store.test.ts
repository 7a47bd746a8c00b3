import { expect, test } from "vitest";
import { createStore } from "./store.ts";

test("a store tells its listeners of every change, until they have enough", () => {
  const store = createStore(1);
  const heard: number[] = [];
  const stop = store.subscribe(() => heard.push(store.get()));
  store.set(2);
  store.set(3);
  stop();
  store.set(4);
  expect(heard).toEqual([2, 3]);
  expect(store.get()).toBe(4);
  expect(store.initial).toBe(1);
});

test("a listener that ends while it is told keeps no other from hearing", () => {
  const store = createStore("a");
  const heard: string[] = [];
  const stop = store.subscribe(() => {
    heard.push("first");
    stop();
  });
  store.subscribe(() => heard.push("second"));
  store.set("b");
  store.set("c");
  expect(heard).toEqual(["first", "second", "second"]);
});
