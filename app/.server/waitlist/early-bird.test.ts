import { expect, test } from "vitest";
import type { Database } from "#app/.server/db/index.ts";
import { offerTexts } from "#app/content/launch.ts";
import { earlyPlaces } from "./early-bird.ts";

test("a site whose list was never counted promises no place and says of none that it is taken", async () => {
  const places = await earlyPlaces({} as Database);
  expect(places).toBe("unknown");
  expect(JSON.stringify(offerTexts(places))).not.toMatch(/one of the first 100 places|"Be one of|are taken/);
});
