import { expect, test } from "vitest";
import { pictureKind } from "./picture-type.ts";

const bytes = (...parts: (number[] | string)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : part)));

test.each([
  ["a JPEG", bytes([0xff, 0xd8, 0xff, 0xe0]), "jpg"],
  ["a PNG", bytes([0x89], "PNG\r\n", [0x1a], "\n"), "png"],
  ["a WebP", bytes("RIFF", [1, 0, 0, 0], "WEBPVP8 "), "webp"],
  ["another RIFF file", bytes("RIFF", [1, 0, 0, 0], "WAVE"), null],
  ["an SVG, which may hold scripts", bytes("<svg xmlns='http://www.w3.org/2000/svg'/>"), null],
  ["a page", bytes("<!doctype html>"), null],
  ["nothing", bytes(), null],
])("%s", (_what, given, extension) => {
  expect(pictureKind(given)?.extension ?? null).toBe(extension);
});
