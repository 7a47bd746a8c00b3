/** How often recordings are heard: counted by day and recording, of known ones alone, without a trace of who listened. */
import { beforeEach, expect, it } from "vitest";
import { opened, playTeam } from "./operator.ts";
import { emptyTables, rows } from "./database.ts";
import { call, ORIGIN } from "./site.ts";

playTeam();
beforeEach(() => emptyTables("listening_days"));

const tell = (body: object, headers: Record<string, string> = {}) =>
  call("/api/listening", body, { headers: { Origin: ORIGIN, ...headers } });
const counted = () => rows("SELECT recording, begun, half, ended FROM listening_days");

it("a recording's stages are counted on one row a day, and shown to operators", async () => {
  for (const stage of ["begun", "begun", "half", "ended"]) {
    const { status, headers } = await tell({ recording: "story-1.mp3", stage });
    expect([status, headers.get("Set-Cookie")]).toEqual([204, null]);
  }
  expect(await counted()).toEqual([{ recording: "story-1.mp3", begun: 2, half: 1, ended: 1 }]);
  const screen = await opened("/ops/listening");
  expect(screen).toMatch(/<svg[^>]*aria-label="Recordings heard by week, the last 26, at most 2 a week/);
  expect(screen).not.toContain("story-1.mp3");
});

it.each<Record<string, string>>([{ "Sec-GPC": "1" }, { DNT: "1" }])(
  "a browser that sends %j is not counted",
  async (says) => {
    expect((await tell({ recording: "story-1.mp3", stage: "begun" }, says)).status).toBe(204);
    expect(await counted()).toEqual([]);
  },
);

it("what is no recording of the site is not counted, nor is an unknown stage", async () => {
  expect((await tell({ recording: "../secret.mp3", stage: "begun" })).status).toBe(204);
  expect((await tell({ recording: "story-1.mp3", stage: "loved" })).status).toBe(400);
  expect(await counted()).toEqual([]);
});
