import { expect, test } from "vitest";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { stories } from "./stories/index.ts";
import { orderWalk, sceneOfPage } from "./scenes.ts";

test("the invoice's values, taxes and rounding make its total", () => {
  const [, , bill] = orderWalk.steps;
  const amounts = bill.bill.sums.map(({ amount }) => Number(amount));
  expect(bill.bill.lines.map(({ value }) => value)).toEqual(["457.14", "171.43"]);
  expect(amounts).toEqual([628.57, 15.71, 15.71, 0.01]);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(660, 6);
  expect(bill.bill.total).toBe("₹660.00");
});

test("the market day is the Sunday of Kabir's story, and its boxes add up", () => {
  const scene = sceneOfPage["events-toolkit"];
  if (scene?.kind !== "event") throw new Error("The market day is gone");
  const { boxes, totals, takings } = scene.event;
  for (const { counts } of boxes) expect((counts[1] ?? 0) + (counts[2] ?? 0)).toBe(counts[0]);
  expect(totals).toEqual([0, 1, 2].map((column) => boxes.reduce((sum, { counts }) => sum + (counts[column] ?? 0), 0)));
  expect(totals).toEqual([120, 92 + 9, 19]);
  const told = stories.find(({ id }) => id === 15)?.content;
  expect(takings[0]?.amount).toBe(formatRupees(17340));
  expect(told).toContain("₹17,340");
  expect(told).toContain("Ninety-two and nine and nineteen make a hundred and twenty");
});

test("the run of sizes is that of Tara's story", () => {
  const scene = sceneOfPage["numbers-nirvana"];
  if (scene?.kind !== "run") throw new Error("The run is gone");
  expect(scene.run.sizes.reduce((sum, { count }) => sum + count, 0)).toBe(30);
  const told = scene.run.sizes.map(({ size, count }) => `${count} in ${size}`);
  expect(stories.some(({ content }) => told.every((words) => content.includes(words)))).toBe(true);
});
