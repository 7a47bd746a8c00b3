import { expect, test } from "vitest";
import type { Database } from "#app/.server/db/index.ts";
import { offerTexts } from "#app/content/launch.ts";
import { earlyBird, refreshEarlyBird } from "./early-bird.ts";

test("a site whose list was never counted promises no place and says of none that it is taken", async () => {
  expect(await refreshEarlyBird({} as Database)).toBe(false);
  expect(earlyBird.places()).toBe("unknown");
  expect(JSON.stringify(offerTexts(earlyBird.places()))).not.toMatch(
    /one of the first 100 places|"Be one of|are taken/,
  );
});
