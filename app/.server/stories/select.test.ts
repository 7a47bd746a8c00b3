import { describe, expect, it } from "vitest";
import { featurePages } from "#app/content/feature-pages.ts";
import type { Story } from "#app/schemas/story.ts";
import { filterOf } from "#app/lib/use-cases-address.ts";
import { features } from "#app/content/features.ts";
import { builtInStories, pickFeatures } from "./built-in.ts";
import { featureFilter, firstStoryOf, relatedStories, storiesAboutFounder, wayOfWorkingFilters } from "./select.ts";

const [template] = builtInStories;
if (!template) throw new Error("There are no built-in stories");

function story(id: number, founderName: string, featureIds: number[], title = `Story ${id}`): Story {
  return { ...(template as Story), id, title, founderName, features: pickFeatures(featureIds) };
}

/** The filter for a name in an address, as the page finds it. */
const filterNamed = (featureName: string, stories = builtInStories) =>
  filterOf(new URLSearchParams({ featureName }), [
    ...features.map((feature) => featureFilter(feature, stories)),
    ...wayOfWorkingFilters,
  ]);

const ids = (stories: readonly Story[]) => stories.map(({ id }) => id);

describe("the built-in stories", () => {
  it("the built-in stories are 1 to 20 and the three samples, by id", () => {
    expect(ids(builtInStories)).toEqual([...Array.from({ length: 20 }, (_, index) => index + 1), 101, 102, 103]);
  });

  it("each built-in story has a picture, features and a narration of whole seconds", () => {
    for (const one of builtInStories) {
      expect(one).toMatchObject({ imageUrl: `/images/stories/${one.id}.svg`, audioUrl: `/audio/story-${one.id}.mp3` });
      expect(Number.isInteger(one.audioDuration) && one.audioDuration > 0).toBe(true);
      expect(one.features.length).toBeGreaterThan(0);
    }
  });
});

describe("a feature's name in an address", () => {
  it.each([
    ["The Storeroom", 1],
    ["storeroom", 1],
    ["the storeroom ", 1],
    ["Product Pulse", 1],
    ["Sales Sauce", 3],
    ["sales-desk", 3],
    ["Ka-ching", 9],
    ["kaching", 9],
    ["Payments", 9],
    ["payment-solutions", 9],
    ["Brand Buddies", 16],
    ["Customer Segmentation", 16],
    ["Pop-up Power", 10],
    ["Simplify & Automate", 15],
    ["simplify and automate", 15],
    ["Tech Apprehension", 17],
    ["the crew", 20],
    ["CREW", 20],
    ["The Crystal Ball", 6],
  ])("'%s' means feature %i", (name, id) => {
    expect(filterNamed(name)?.id).toBe(id);
  });

  it.each(["", "  ", "the", "9", "%", "Store room 2"])("'%s' means none", (name) => {
    expect(filterNamed(name)).toBeNull();
  });
});

describe("filtering", () => {
  it("filtering leaves the stories about the feature", () => {
    const all = [story(1, "Asha", [1, 3]), story(2, "Asha", [3]), story(3, "Bina", [])];
    expect(filterNamed("The Sales Desk", all)?.storyIds).toEqual([1, 2]);
    expect(filterNamed("The Crystal Ball", all)?.storyIds).toEqual([]);
  });

  it("filtering leaves the stories of its page for a way of working, which has no id", () => {
    for (const name of ["Size Optimization", "size-optimization", "Global Expansion", "Efficient Sales Management"]) {
      const way = filterNamed(name);
      const page = featurePages.find((page) => page.name === way?.name);
      expect(way).toMatchObject({ id: null, storyIds: page?.relatedStories });
    }
  });

  it("filtering goes by the id first", () => {
    const filters = features.map((feature) => featureFilter(feature, builtInStories));
    expect(filterOf(new URLSearchParams("feature=6&featureName=Storeroom"), filters)?.id).toBe(6);
    expect(filterOf(new URLSearchParams("feature=77&featureName=Storeroom"), filters)?.id).toBe(1);
    expect(filterOf(new URLSearchParams("feature=six"), filters)).toBeNull();
  });
});

describe("a founder's stories", () => {
  it("a founder's stories begin with the first by id, whatever the case", () => {
    expect(firstStoryOf(builtInStories, "TARA")?.id).toBe(1);
    expect(firstStoryOf(builtInStories, " kabir nair ")?.id).toBe(2);
    expect(firstStoryOf(builtInStories, "dev")?.id).toBe(3);
  });

  it("a founder's stories are none for an unknown or missing name", () => {
    expect(["", " ", "nair", "tar", "Meera"].map((name) => firstStoryOf(builtInStories, name))).toEqual(
      Array(5).fill(null),
    );
  });

  it("a founder's stories include stories whose title has the founder's name as a word", () => {
    const all = [
      story(1, "Dev Kulkarni", [1]),
      story(2, "Tara Rathore", [1], "What dev's spreadsheet said"),
      story(3, "Tara Rathore", [1], "Two devices and a till"),
    ];
    expect(ids(storiesAboutFounder(all, "Dev Kulkarni"))).toEqual([1, 2]);
  });
});

describe("related stories", () => {
  it("related stories come by shared features, then another founder, then by id", () => {
    const me = story(5, "Asha", [1, 3]);
    const all = [
      story(1, "Asha", [1]),
      story(2, "Bina", [1]),
      story(3, "Bina", [6]),
      story(4, "Asha", [1, 3]),
      me,
      story(6, "Bina", [3]),
      story(7, "Asha", [9]),
    ];
    expect(ids(relatedStories(all, me, 10))).toEqual([4, 6, 2, 1, 3, 7]);
    expect(ids(relatedStories(all, me))).toEqual([4, 6, 2]);
  });

  it("related stories are three others for every built-in story, and the same each time", () => {
    for (const one of builtInStories) {
      const related = ids(relatedStories(builtInStories, one));
      expect(new Set([...related, one.id]).size).toBe(4);
      expect(ids(relatedStories(builtInStories, one))).toEqual(related);
    }
  });
});
