/**
 * Compares the specification's numbers and names with the content. It is no part of the build, so that a changed fact never
 * blocks a deploy. Prices and access: `pricing.test.ts`.
 */
import { describe, expect, test } from "vitest";
import { positions } from "#app/content/careers.ts";
import { featurePages } from "#app/content/feature-pages.ts";
import { filterFeatureIds } from "#app/content/features.ts";
import { founders } from "#app/content/founders.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { modules } from "#app/content/modules.ts";
import { episodes, upcoming } from "#app/content/podcast/index.ts";
import { stories } from "#app/content/stories/index.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test("the stories are 1 to 20, and three samples of three to four minutes", () => {
  expect(stories.map(({ id }) => id)).toEqual([...upTo(20), 101, 102, 103]);
  const measured = stories.filter(({ narrationSeconds }) => narrationSeconds !== undefined);
  expect(measured.map(({ id, narrationSeconds }) => [id, narrationSeconds])).toEqual([
    [101, 180],
    [102, 210],
    [103, 240],
  ]);
});

test("these features have pages, and one of them tells of payments in detail", () => {
  expect(featurePages.map(({ id }) => id).toSorted()).toEqual(
    [
      ...["inventory-management", "numbers-nirvana", "sales-hub", "efficient-sales-management", "size-optimization"],
      ...["global-expansion", "payment-solutions", "payments", "events-toolkit", "access-control", "brand-buddies"],
      ...["customer-segmentation", "community-management", "customer-relationships"],
    ].toSorted(),
  );
  const detailed = featurePages.filter(({ paymentDetails }) => paymentDetails);
  expect(detailed.map(({ id }) => id)).toEqual(["payment-solutions"]);
});

test("the modules tell these stories, and eight features filter them", () => {
  expect(modules.flatMap(({ storyIds }) => storyIds)).toEqual([16, 9, 2, 14, 15, 20, 5, 3, 1, 7, 6, 8]);
  expect(filterFeatureIds).toHaveLength(8);
});

describe("a journey for each founder", () => {
  const plan = {
    "popup-exhibitions": { steps: 4, outcomes: 4, marks: [0, 42, 210, 330] },
    "operations-automation": { steps: 5, outcomes: 5, marks: [0, 45, 140, 290] },
    "online-growth": { steps: 4, outcomes: 4, marks: [0, 42, 140, 290] },
  } as const;

  test("and no other", () => {
    expect(founders.map(({ journeySlug }) => journeySlug)).toEqual(Object.keys(plan));
    expect(journeys.map(({ id }) => id).toSorted()).toEqual(Object.keys(plan).toSorted());
  });

  test.each(journeys)("$id", ({ id, steps, outcomes, podcast }) => {
    expect(steps.map((step) => step.id)).toEqual(upTo(plan[id].steps));
    expect(outcomes).toHaveLength(plan[id].outcomes);
    expect(podcast.chapters.map(({ startSeconds }) => startSeconds)).toEqual(plan[id].marks);
  });
});

test("two episodes are out, and two are to come", () => {
  expect(episodes.map(({ number, slug, title }) => [number, slug, title])).toEqual([
    [1, "episode-1", "Pop-up Challenges and Strategies"],
    [2, "episode-2", "The Unruly Inventory & How to Tame It"],
  ]);
  expect(upcoming.map(({ number }) => number)).toEqual([3, 4]);
});

test("six positions are open", () => {
  expect(positions.map(({ id }) => id)).toEqual([
    ...["ai-engineer-nlp", "ai-engineer-ml", "ai-engineer-computer-vision", "ai-engineer-recommender"],
    ...["ai-ux-designer", "social-media-marketing"],
  ]);
});
