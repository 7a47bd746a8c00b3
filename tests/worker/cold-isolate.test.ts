/** An isolate's first pages, in a file of their own: the other tests' first request wakes the database. */
import { expect, test } from "vitest";
import { useCasesPath } from "#app/content/brand.ts";
import { WITHOUT_DATABASE } from "#app/lib/cache-control.ts";
import { databaseBehind } from "./broken.ts";
import { site } from "./site.ts";

test("an isolate's first pages wait for no database, and the next ones do", async () => {
  const DB = databaseBehind(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const kept = async (path: string) => {
    const response = await site(path, { env: { DB } });
    await response.body?.cancel();
    return [path, response.status, response.headers.get("Cache-Control")];
  };
  const paths = ["/", "/features", "/feature/sales-hub", "/story/1", useCasesPath];
  expect(await Promise.all(paths.map(kept))).toEqual(paths.map((path) => [path, 200, WITHOUT_DATABASE]));
  // Nobody knows yet whether this story was published.
  expect((await kept("/story/999"))[1]).toBe(404);
  expect((await kept("/story/2"))[2]).not.toBe(WITHOUT_DATABASE);
});
