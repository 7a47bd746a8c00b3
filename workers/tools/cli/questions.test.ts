/** Suggested questions: list, add and remove them. */
import { expect, test } from "vitest";
import { data, ops } from "./test-desk.ts";

test("suggested questions are added, ranked, listed and removed", async () => {
  expect((await ops("questions", "add", "What's UPI?", "--dry-run")).out).toContain("Nothing was changed.");
  expect((await ops("questions", "list")).out).toContain("No questions were added");
  await ops("questions", "add", "  What's   UPI? ", "--rank", "5");
  await ops("questions", "add", "How do pop-ups work?", "--rank", "2");
  await ops("questions", "add", "What's UPI?", "--rank", "1");
  const listed = await data<{ id: number; question: string; rank: number }[]>("questions", "list");
  expect(listed.map(({ question, rank }) => [question, rank])).toEqual([
    ["What's UPI?", 1],
    ["How do pop-ups work?", 2],
  ]);
  const id = String(listed[0]?.id);
  expect((await ops("questions", "add", "what's upi?")).out).toBe(`Changed question ${id} to "what's upi?" at rank 0.`);
  expect((await ops("questions", "add", "What's UPI?", "--dry-run")).out).toContain(`Would change question ${id} to`);
  expect((await ops("questions", "add", "What's UPI?")).out).toContain("Changed question");
  expect(await data<unknown[]>("questions", "list")).toHaveLength(2);
  expect((await ops("questions", "remove", id, "--dry-run")).out).toBe(
    `Would remove "What's UPI?". Nothing was changed.`,
  );
  expect((await ops("questions", "remove", id)).out).toBe(`Removed "What's UPI?".`);
  expect(await ops("questions", "remove", id)).toMatchObject({ code: 1, err: `There is no question ${id}.` });
});
