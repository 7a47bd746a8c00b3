/** The audit's checks find faults. */
import { describe, expect, it } from "vitest";
import { markupFaults } from "#tests/audit/markup.ts";
import { jpegSize } from "#tests/audit/jpeg.ts";
import { structuredDataFaults } from "#tests/audit/structured-data.ts";

describe("the judgement on structured data", () => {
  const good = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Ladoo",
    url: "https://ladoo.example/",
    publisher: { "@id": "https://ladoo.example/#organization" },
  };
  const faults = (change: object) => structuredDataFaults(JSON.stringify({ ...good, ...change }));

  it("passes a whole record", () => {
    expect(faults({})).toEqual([]);
  });

  it.each([
    ["no JSON", () => structuredDataFaults("{"), /not JSON/],
    ["another context", () => faults({ "@context": "https://example.org" }), /context/],
    ["no type", () => faults({ "@type": undefined }), /no @type/],
    ["an unknown type", () => faults({ "@type": "Thing" }), /does not know/],
    ["a missing property", () => faults({ name: undefined }), /no name/],
    ["an empty value", () => faults({ name: "" }), /name is empty/],
    ["a relative address", () => faults({ url: "/" }), /not an absolute address/],
    ["a fault further down", () => faults({ audio: { "@type": "AudioObject", duration: "3:12" } }), /duration is 3:12/],
    ["no date", () => faults({ datePublished: "soon" }), /no date/],
  ])("finds %s", (_name, judge, expected) => {
    expect(judge().join("\n")).toMatch(expected);
  });
});

describe("the judgement on markup", () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`;

  it("passes what the standard allows", async () => {
    expect(await markupFaults(page("<figure><p>A</p><figcaption>B</figcaption></figure>"))).toEqual([]);
  });

  it.each([
    ["a figcaption without its figure", "<div><figcaption>A</figcaption></div>"],
    ["a heading in a list", "<ul><h2>A</h2></ul>"],
    ["an id given twice", '<p id="a">A</p><p id="a">B</p>'],
  ])("finds %s", async (_name, body) => {
    expect(await markupFaults(page(body))).toHaveLength(1);
  });
});

describe("a JPEG's size", () => {
  it("is read past other segments, and from a JPEG alone", () => {
    const app0 = [0xff, 0xe0, 0, 4, 0, 0];
    const frame = [0xff, 0xc2, 0, 11, 8, 0x02, 0x76, 0x04, 0xb0, 1, 1, 0x11, 0];
    expect(jpegSize(new Uint8Array([0xff, 0xd8, ...app0, ...frame]))).toEqual({ width: 1200, height: 630 });
    expect(jpegSize(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]))).toBeNull();
  });
});
