/** How often recordings are heard: counted by day and recording, of known ones alone, without a trace of who listened. */
import { beforeEach, expect, it } from "vitest";
import { atOps, playTeam } from "./operator.ts";
import { asJson, bindings, ORIGIN, site } from "./site.ts";

const { DB } = bindings;
playTeam();
beforeEach(() => DB.prepare("DELETE FROM listening_days").run());

const tell = (body: object, headers: Record<string, string> = {}) =>
  site("/api/listening", {
    method: "POST",
    headers: asJson({ Origin: ORIGIN, ...headers }),
    body: JSON.stringify(body),
  });
const rows = async () => (await DB.prepare("SELECT recording, begun, half, ended FROM listening_days").all()).results;

it("a recording's stages are counted on one row a day, and shown to operators", async () => {
  for (const stage of ["begun", "begun", "half", "ended"]) {
    const { status, headers } = await tell({ recording: "story-1.mp3", stage });
    expect([status, headers.get("Set-Cookie")]).toEqual([204, null]);
  }
  expect(await rows()).toEqual([{ recording: "story-1.mp3", begun: 2, half: 1, ended: 1 }]);
  const screen = await (await atOps("/ops/listening")).text();
  expect(screen).toMatch(/<svg[^>]*aria-label="Recordings heard by week, the last 26, at most 2 a week/);
  expect(screen).not.toContain("story-1.mp3");
});

it.each<Record<string, string>>([{ "Sec-GPC": "1" }, { DNT: "1" }])(
  "a browser that sends %j is not counted",
  async (says) => {
    expect((await tell({ recording: "story-1.mp3", stage: "begun" }, says)).status).toBe(204);
    expect(await rows()).toEqual([]);
  },
);

it("what is no recording of the site is not counted, nor is an unknown stage", async () => {
  expect((await tell({ recording: "../secret.mp3", stage: "begun" })).status).toBe(204);
  expect((await tell({ recording: "story-1.mp3", stage: "loved" })).status).toBe(400);
  expect(await rows()).toEqual([]);
});
