/** The build's check of the content passes, and the check can fail. */
import { matchRoutes, type RouteObject } from "react-router";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import routes from "#app/routes.ts";
import {
  findContentFaults,
  findRecordFaults,
  findTextFaults,
  knownPaths,
  readTexts,
} from "#workers/tools/content-check.ts";
import { findRetired, retiredPhrases } from "#workers/tools/retired-phrases.ts";

describe("the content", () => {
  it("the content has no fault", async () => {
    expect(await findContentFaults()).toEqual([]);
  });

  it("the content is checked in every file", async () => {
    const texts = await readTexts();
    expect(texts.length).toBeGreaterThan(2000);
    for (const file of ["brand.ts", "legal/privacy-policy.ts", "stories/tara.ts", "site.ts"]) {
      expect(
        texts.some(({ where }) => where.startsWith(file)),
        file,
      ).toBe(true);
    }
  });

  const faulty: [why: string, text: string][] = [
    ["a path that leads nowhere", "/feature/no-such-room"],
    ["a story that does not exist", "/story/21"],
    ["a link in a text that leads nowhere", "Read [the terms](/terms)."],
    ["an anchor that does not exist", "[here](/privacy-policy#no-such-section)"],
    ["a picture that does not exist", "/images/stories/99.svg"],
    ["a wording of the launch that does not exist", "{launchParty} in Indiranagar"],
  ];
  it.each(faulty)("the content would be refused for %s", (_why, text) => {
    expect(findTextFaults([{ where: "here", text }])).toHaveLength(1);
  });

  const sound: [why: string, text: string][] = [
    ["a page", "/pricing"],
    ["a page with a parameter", "/stories?story=9"],
    ["an anchor that exists", "/audio-insights/founders-podcast#episode-1"],
    ["a price with a slash", "₹240 / jar"],
  ];
  it.each(sound)("the content may hold %s", (_why, text) => {
    expect(findTextFaults([{ where: "here", text }])).toEqual([]);
  });

  it.each(retiredPhrases.map(({ example }) => example))(
    "the content would be refused for what it once said wrongly: %s",
    (text) => {
      expect(findRetired([{ where: "here", text }])).toHaveLength(1);
    },
  );

  it("the content would be refused for a record that does not fit its schema", () => {
    const faults = findRecordFaults([["thing", z.object({ id: z.number(), name: z.string().min(1) }), [{ id: 7 }]]]);
    expect(faults).toEqual([expect.stringContaining("thing 7: name")]);
  });
});

const toObject = ({ path, index, children }: RouteConfigEntry): RouteObject => {
  const place = path ? { path } : {};
  return index ? { index: true, ...place } : { ...place, children: (children ?? []).map(toObject) };
};
const tree = (await routes).map(toObject);

describe("the site map", () => {
  it("the site map has a page for every address the content may link to", () => {
    const missing = [...knownPaths()].filter((path) => {
      const match = matchRoutes(tree, path)?.at(-1);
      return match === undefined || match.route.path === "*";
    });
    expect(missing).toEqual([]);
  });

  it("the site map answers anything else with its own not-found page", () => {
    expect(matchRoutes(tree, "/no/such/page")?.at(-1)?.route.path).toBe("*");
  });
});
