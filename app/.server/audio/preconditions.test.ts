import { describe, expect, it } from "vitest";
import { evaluatePreconditions, isRangeFresh, parseHttpDate } from "./preconditions.ts";

const now = new Date("2026-11-20T12:00:00Z");
const file = { etag: '"abc,1"', lastModified: new Date("2025-05-20T08:49:37.500Z") };
const SAME = "Tue, 20 May 2025 08:49:37 GMT";
const EARLIER = "Tue, 20 May 2025 08:49:36 GMT";
const LATER = "Tue, 20 May 2025 08:49:38 GMT";

describe("preconditions", () => {
  it.each<[Record<string, string>, 304 | 412 | null]>([
    [{}, null],
    [{ "If-None-Match": '"abc,1"' }, 304],
    [{ "If-None-Match": 'W/"abc,1"' }, 304],
    [{ "If-None-Match": '"x", "abc,1"' }, 304],
    [{ "If-None-Match": " * " }, 304],
    [{ "If-None-Match": '"x"' }, null],
    [{ "If-None-Match": "abc,1" }, null],
    [{ "If-None-Match": "" }, null],
    [{ "If-None-Match": '"' }, null],
    [{ "If-Modified-Since": SAME }, 304],
    [{ "If-Modified-Since": LATER }, 304],
    [{ "If-Modified-Since": EARLIER }, null],
    [{ "If-Modified-Since": "yesterday" }, null],
    [{ "If-Modified-Since": "2025-05-20" }, null],
    [{ "If-None-Match": '"x"', "If-Modified-Since": SAME }, null],
    [{ "If-Match": '"abc,1"' }, null],
    [{ "If-Match": '"x", "abc,1"' }, null],
    [{ "If-Match": "*" }, null],
    [{ "If-Match": '"x"' }, 412],
    [{ "If-Match": 'W/"abc,1"' }, 412],
    [{ "If-Match": "abc,1" }, 412],
    [{ "If-Unmodified-Since": SAME }, null],
    [{ "If-Unmodified-Since": LATER }, null],
    [{ "If-Unmodified-Since": EARLIER }, 412],
    [{ "If-Unmodified-Since": "never" }, null],
    [{ "If-Match": '"abc,1"', "If-Unmodified-Since": EARLIER }, null],
    [{ "If-Match": '"abc,1"', "If-None-Match": '"abc,1"' }, 304],
    [{ "If-Match": '"x"', "If-None-Match": '"abc,1"' }, 412],
    [{ "If-Unmodified-Since": EARLIER, "If-Modified-Since": SAME }, 412],
  ])("%j gives %j", (headers, verdict) => {
    expect(evaluatePreconditions(new Headers(headers), file)).toBe(verdict);
  });

  it.each<[string | null, boolean]>([
    [null, true],
    ['"abc,1"', true],
    ['W/"abc,1"', false],
    ['"x"', false],
    ["*", false],
    ["", false],
    [SAME, true],
    [LATER, false],
    [EARLIER, false],
    ["soon", false],
  ])("If-Range %j allows a range: %j", (ifRange, isFresh) => {
    expect(isRangeFresh(new Headers(ifRange === null ? {} : { "If-Range": ifRange }), file, now)).toBe(isFresh);
  });

  it("preconditions does not trust a date while the file could still change within its second", () => {
    const headers = new Headers({ "If-Range": SAME });
    expect(isRangeFresh(headers, file, new Date(file.lastModified.getTime() + 1000))).toBe(false);
  });
});

describe("HTTP dates", () => {
  it.each([
    ["Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777],
    ["Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777],
    ["Sun Nov  6 08:49:37 1994", 784_111_777],
    ["Thursday, 20-Nov-25 00:00:00 GMT", 1_763_596_800],
  ])("an HTTP date is understood: %j", (text, seconds) => {
    expect(parseHttpDate(text)).toBe(seconds);
  });

  it.each(["", "0", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 28:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 IST"])(
    "%j is refused",
    (text) => {
      expect(parseHttpDate(text)).toBeNull();
    },
  );
});
