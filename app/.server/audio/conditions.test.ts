import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluatePreconditions, isRangeFresh, parseRange } from "./conditions.ts";

const SIZE = 1000;

describe("a Range header", () => {
  it.each([
    ["bytes=0-0", { offset: 0, length: 1 }],
    ["bytes=0-", { offset: 0, length: 1000 }],
    ["bytes=10-19", { offset: 10, length: 10 }],
    ["bytes=999-", { offset: 999, length: 1 }],
    ["bytes=990-5000", { offset: 990, length: 10 }],
    ["bytes=0-99999999999999999999999", { offset: 0, length: 1000 }],
    ["bytes=-1", { offset: 999, length: 1 }],
    ["bytes=-1000", { offset: 0, length: 1000 }],
    ["bytes=-99999999999999999999999", { offset: 0, length: 1000 }],
    ["bytes=007-0010", { offset: 7, length: 4 }],
    ["BYTES=5-6", { offset: 5, length: 2 }],
  ])("%j is a range", (header, range) => {
    expect(parseRange(header, SIZE)).toEqual(range);
  });

  it.each(["bytes=1000-", "bytes=1000-1001", "bytes=-0", "bytes=99999999999999999999999-"])(
    "%j cannot be satisfied",
    (header) => {
      expect(parseRange(header, SIZE)).toBe("unsatisfiable");
    },
  );

  it.each([
    null,
    "",
    ...`bytes | bytes= | bytes=- | bytes=, | bytes=a-b | bytes=5-4 | bytes=9007199254740993-9007199254740992 | bytes=--5
      bytes=1-2-3 | bytes=0x1-2 | bytes=1.5-2 | bytes=+1-2 | bytes=1 - 2 | bytes =1-2 | bytes=٣-٤ | seconds=1-2
      bytes=0-1,5-6 | bytes=0-1, bytes=2-3 | none`.split(/ \| |\n\s*/),
  ])("%j is answered with the whole", (header) => {
    expect(parseRange(header, SIZE)).toBeNull();
  });

  it("a Range header of an empty file is answered with the whole", () => {
    expect(parseRange("bytes=0-", 0)).toBeNull();
    expect(parseRange("bytes=-5", 0)).toBeNull();
  });

  it("a Range header never reaches outside the file", () => {
    fc.assert(
      fc.property(
        fc.string().map((text) => `bytes=${text}`),
        fc.nat({ max: 5000 }),
        (header, size) => {
          const range = parseRange(header, size);
          if (range !== null && range !== "unsatisfiable") {
            expect(range.offset).toBeGreaterThanOrEqual(0);
            expect(range.length).toBeGreaterThan(0);
            expect(range.offset + range.length).toBeLessThanOrEqual(size);
          }
        },
      ),
    );
  });

  it.each(["a", "1-", "1"])("a Range header is read in linear time, blanks around %j as well", (inner) => {
    const blanks = " ".repeat(50_000);
    const begin = process.cpuUsage();
    parseRange(`bytes=${inner}${blanks}${inner}${blanks}`, SIZE);
    expect(process.cpuUsage(begin).user).toBeLessThan(50_000);
  });
});

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
    [{ "If-Match": '"abc,1"' }, null],
    [{ "If-Match": "abc,1" }, 412],
    [{ "If-None-Match": '"' }, null],
    [{ "If-Match": '"x", "abc,1"' }, null],
    [{ "If-Match": "*" }, null],
    [{ "If-Match": '"x"' }, 412],
    [{ "If-Match": 'W/"abc,1"' }, 412],
    [{ "If-Match": '"abc,1"', "If-None-Match": '"abc,1"' }, 304],
    [{ "If-Match": '"x"', "If-None-Match": '"abc,1"' }, 412],
  ])("%j gives %j", (headers, verdict) => {
    expect(evaluatePreconditions(new Headers(headers), '"abc,1"')).toBe(verdict);
  });

  it.each<[string | null, boolean]>([
    [null, true],
    ['"abc,1"', true],
    ['W/"abc,1"', false],
    ["*", false],
    ['"x"', false],
    ["", false],
    ["Tue, 20 May 2025 08:49:37 GMT", false],
  ])("If-Range %j allows a range: %j", (ifRange, isFresh) => {
    expect(isRangeFresh(new Headers(ifRange === null ? {} : { "If-Range": ifRange }), '"abc,1"')).toBe(isFresh);
  });
});
