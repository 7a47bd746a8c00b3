import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writePrivately } from "./csv.ts";

test("only the owner can read a written file, and no file is overwritten", () => {
  const path = join(mkdtempSync(join(tmpdir(), "ops-csv-")), "out.csv");
  writePrivately(path, "x");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(() => writePrivately(path, "y")).toThrow("exists already");
  expect(readFileSync(path, "utf8")).toBe("x");
  expect(() => writePrivately(join(path, "below"), "y")).toThrow("can't be written: not a directory.");
  expect(() => writePrivately("/no-such-folder/x.csv", "y")).toThrow("can't be written: no such file or directory.");
});
