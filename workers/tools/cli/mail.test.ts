/** Mails that did not go out, listed and queued again. */
import { beforeEach, expect, test } from "vitest";
import { data, joinSql, ops, query } from "./test-desk.ts";

/** One mail in each state, for one brand. */
beforeEach(async () => {
  await query(joinSql({ email: "tara@bel.example", code: "TARA2345" }));
  const states = ["failed", "failed", "sending", "sent", "due"];
  await query(
    states
      .map(
        (state, index) =>
          `INSERT INTO mails (kind, entry_id, once_key, state, attempts, created_at, due_at, claimed_at, fault)
           VALUES ('welcome', 1, 'k${index}', '${state}', 8, 0, 0, 0, 'Refused')`,
      )
      .join("; "),
  );
});

const states = async () =>
  (await query("SELECT state, attempts FROM mails ORDER BY id"))[0]?.map(({ state, attempts }) => [state, attempts]);

test("mail again --all queues every mail that was given up, and none that may have gone out", async () => {
  const before = await states();
  expect((await ops("mail", "again", "--all", "--dry-run")).out).toBe("Would send 2 mails again. Nothing was changed.");
  expect(await states()).toEqual(before);
  expect(await data("mail", "again", "--all")).toEqual({ dryRun: false, queued: 2 });
  expect(await states()).toEqual([
    ["due", 0],
    ["due", 0],
    ["sending", 8],
    ["sent", 8],
    ["due", 8],
  ]);
  expect((await ops("mail", "again", "--all")).out).toBe("0 mails put back into the queue.");
});

test("mail again takes one by its number, also one that was cut off, and no other", async () => {
  expect((await data<{ id: number }[]>("mail", "list")).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect((await ops("mail", "list")).out).toMatch(/given up +8 +tara@bel\.example .* Refused$/m);
  expect((await ops("mail", "again", "3")).code).toBe(0);
  expect(await ops("mail", "again", "4")).toMatchObject({
    code: 1,
    err: expect.stringContaining("Mail 4 was neither"),
  });
  expect((await states())?.map(([state]) => state)).toEqual(["failed", "failed", "due", "sent", "due"]);
});
