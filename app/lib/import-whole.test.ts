import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchWhole, importWhole } from "./import-whole.ts";

/** What the site has, by path; each test asks for scripts of its own, since what is known stays known. */
let site: Record<string, string>;
let asked: string[];
/** Paths of scripts that the page began with. */
let begunWith: string[];

beforeEach(() => {
  site = {};
  asked = [];
  begunWith = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const script = site[path];
    return script === undefined ? new Response("gone", { status: 404 }) : new Response(script);
  });
  vi.stubGlobal("document", {
    querySelector: (selector: string) => begunWith.find((path) => selector === `link[href="${path}"]`) ?? null,
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a script comes with all that it imports, and each of them once", async () => {
  site = {
    "/assets/panel-a.js": 'import{t as e}from"./part-a.js";import"./style-a.js";import{n}from"./frame-a.js";e()',
    "/assets/part-a.js": 'import{n as t}from"./style-a.js";export{t}',
    "/assets/style-a.js": "export{n}",
  };
  begunWith = ["/assets/frame-a.js"];
  await Promise.all([fetchWhole("/assets/panel-a.js"), fetchWhole("/assets/panel-a.js")]);
  await fetchWhole("/assets/panel-a.js");
  expect(asked.toSorted()).toEqual(["/assets/panel-a.js", "/assets/part-a.js", "/assets/style-a.js"]);
});

test("what it imports on demand is left for then", async () => {
  site = { "/assets/panel-b.js": "const e=()=>import(`./later-b.js`);export{e}" };
  await fetchWhole("/assets/panel-b.js");
  expect(asked).toEqual(["/assets/panel-b.js"]);
});

test("nothing is imported before it is there as a whole, and what failed is asked for again", async () => {
  site = { "/assets/panel-c.js": 'import{t}from"./part-c.js"' };
  let imports = 0;
  // As the built site writes it; there is nothing to import here.
  const load = () => {
    imports += 1;
    return Promise.resolve("the panel");
  };
  load.toString = () => "()=>import(`./panel-c.js`)";
  await expect(importWhole(load)).rejects.toThrow("/assets/part-c.js");
  expect(imports).toBe(0);
  site["/assets/part-c.js"] = "export{t}";
  await expect(importWhole(load)).resolves.toBe("the panel");
  expect(imports).toBe(1);
});

test("an import that is written in another way is made as it is", async () => {
  await expect(importWhole(async () => "a module")).resolves.toBe("a module");
  expect(asked).toEqual([]);
});
