import { describe, expect, it } from "vitest";
import { WITHOUT_DATABASE } from "#app/lib/cache-control.ts";
import { cacheKey, isCacheable, isDataOfLink, PageCache } from "./page-cache.ts";

const newCache = () => new PageCache({ maxBytes: 5_000, freshMs: 60_000 });
const page = (headers: HeadersInit = {}) => new Response("<h1>Pickles</h1>", { headers });

describe("a page kept in memory", () => {
  it("a page is counted whole: answers at 10,000 addresses stay within the bound", async () => {
    const pages = new PageCache({ maxBytes: 12_000_000, freshMs: 60_000 });
    const path = (index: number) => `/pricing-${index}.data`;
    const before = process.memoryUsage().heapUsed;
    for (let index = 0; index < 10_000; index += 1) await pages.store(path(index), new Response("[{}]"), 1000);
    expect(pages.get(path(9_999), 1001)).toBeDefined();
    expect(pages.get(path(2_000), 1001)).toBeUndefined();
    globalThis.gc?.();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000);
  });

  it("a page kept in memory is fresh for its minute and then gone", async () => {
    const pages = newCache();
    await pages.store("/", page(), 1000);
    expect(pages.get("/", 60_999)?.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(pages.get("/", 61_000)).toBeUndefined();
  });

  it("a page kept in memory is fresh for as long as it says", async () => {
    const pages = newCache();
    await pages.store("/", page({ "Cache-Control": WITHOUT_DATABASE }), 1000);
    expect(pages.get("/", 10_999)?.headers.get("Cache-Control")).toBe(WITHOUT_DATABASE);
    expect(pages.get("/", 11_000)).toBeUndefined();
  });

  it("a full cache makes room for newer pages", async () => {
    const pages = newCache();
    for (const key of ["/a", "/b", "/c"]) await pages.store(key, page(), 1000);
    expect(["/a", "/b", "/c"].map((key) => pages.get(key, 1001) !== undefined)).toEqual([false, true, true]);
  });
});

it.each([
  [page(), true],
  [page({ "Cache-Control": "public, max-age=600" }), true],
  [page({ "Cache-Control": "no-store" }), false],
  [page({ "Cache-Control": "private, max-age=60" }), false],
  [new Response(null, { status: 404 }), false],
])("what may be kept (%#)", (response, keepable) => {
  expect(isCacheable(response)).toBe(keepable);
});

it.each([
  ["/waitlist", "/waitlist"],
  ["/waitlist?utm_source=wa&fbclid=x1", "/waitlist"],
  ["/", "/"],
  ["/hi", "/hi"],
  ["/_.data", "/_.data"],
  ["/hi/story/12.data", "/hi/story/12.data"],
  ["/feature/the-storeroom.md", "/feature/the-storeroom.md"],
  // Each of them could be written in any number of ways.
  ["/pricing?billing=annually&utm_medium=story", null],
  ["/pricing.data?_routes=zzz", null],
  ["/Pricing", null],
  ["//pricing", null],
  ["/pricing//", null],
  ["/story/01", null],
  ["/pr%69cing", null],
  // A code appended to a campaign's value: the page is only for its visitor.
  ["/waitlist?utm_source=wa?ref=ABCD2345", null],
  ["/waitlist?fbclid=1%3Fref%3DABCD2345", null],
  ["/waitlist?utm_source=wa%253Fref%253DABCD2345", null],
  ["/waitlist?ref=ABCD2345", null],
])("the key of %s is %j", (path, key) => {
  expect(cacheKey(new Request(`https://ladoo.example${path}`))).toBe(key);
});

it.each([
  ["/pricing.data?_routes=routes%2Fmarketing%2Fpricing", {}, true],
  ["/pricing.data?_routes=routes%2Fmarketing%2Fpricing&x=1", {}, false],
  ["/waitlist/ABCD2345.data?_routes=routes%2Fwaitlist%2Fcode", {}, false],
  ["/features.data?_routes=routes%2Fmarketing%2Ffeatures", { "Cache-Control": WITHOUT_DATABASE }, false],
])("a browser keeps the data of a link where everybody gets the same (%s, %o)", (path, headers, isKept) => {
  expect(isDataOfLink(new Request(`https://ladoo.example${path}`), page(headers))).toBe(isKept);
});
