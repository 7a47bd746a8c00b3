/** The back office's facts about mail, consent, the night and free months, with mail off; and confirming by hand. */
import { beforeEach, describe, expect, it } from "vitest";
import { tables } from "#app/.server/db/index.ts";
import { countOwed } from "#app/.server/waitlist/free-months.ts";
import { readTotals, recount } from "#app/.server/waitlist/counters.ts";
import { indiaTime } from "#app/lib/india-day.ts";
import { DB, db, emptyTables, idOf, join as joinAs, rows } from "./database.ts";
import { atOps, opened, playTeam, sendTo } from "./operator.ts";
import { bindings, expectAnswer } from "./site.ts";

playTeam();

const MINUTE = 60_000;

beforeEach(() => emptyTables("waitlist_entries", "mails", "consent_receipts", "free_months", "jobs", "ops_audit"));

/** Joins; with mail on, a confirmation is requested. */
async function join(email: string, given: Parameters<typeof joinAs>[1] = {}) {
  const { referralCode } = await joinAs(email, { isMailOn: true, ...given });
  return { id: await idOf(referralCode), code: referralCode, email };
}

const textOf = async (path: string) => (await opened(path)).replaceAll("<!-- -->", "");
const stored = (id: number) => DB.prepare("SELECT * FROM waitlist_entries WHERE id = ?").bind(id).first();
const notes = () => rows("SELECT who, action, subject, after FROM ops_audit");

describe("the overview", () => {
  it("the overview says so where nothing waits, nothing ran and mail is off", async () => {
    await join("tara@bel.example");
    const html = await textOf("/ops");
    expect(html).toContain("No free month waits for a decision");
    expect(html).toContain("<dt>Last backup</dt><dd>Never");
    expect(html).toContain("<dt>Last prune</dt><dd>Never");
    expect(html).not.toMatch(/No mail failed|Mails that failed|Confirmed, of/);
  });

  it("the overview tells when the nightly jobs last succeeded, and why they have failed since", async () => {
    const ran = new Date("2026-03-01T20:25:00Z");
    await db.insert(tables.jobs).values([
      { name: "backup", lastRunAt: new Date(), lastSuccessAt: ran, lastError: "R2 was away", failures: 2 },
      { name: "prune", lastRunAt: ran, lastSuccessAt: ran },
    ]);
    const html = await textOf("/ops");
    expect(html).toContain(`<dt>Last backup</dt><dd>${indiaTime(ran)}. The last run failed: R2 was away`);
    expect(html).toContain(`<dt>Last prune</dt><dd>${indiaTime(ran)}`);
  });

  it("the overview counts the mails that were given up and cut off, and no others", async () => {
    const now = Date.now();
    const states = [
      ["failed", 0],
      ["failed", 0],
      ["sending", 60],
      ["sending", 1],
      ["sent", 60],
      ["due", 60],
      ["skipped", 60],
    ] as const;
    const at = new Date(now - 90 * MINUTE);
    await db.insert(tables.mails).values(
      states.map(([state, ago]) => ({
        kind: "own-link" as const,
        state,
        createdAt: at,
        dueAt: at,
        claimedAt: new Date(now - ago * MINUTE),
      })),
    );
    expect(await textOf("/ops")).toContain("Mails that failed: 2 given up, 1 cut off");
  });

  it("the overview counts the free months that wait for a decision", async () => {
    const { code } = await join("tara@bel.example");
    for (const name of ["a", "b"]) await join(`${name}@x.example`, { referredBy: code, isMailOn: false });
    await join("waits@x.example", { referredBy: code });
    await join("alone@x.example", { isMailOn: false });
    expect(await textOf("/ops")).toContain("Free months that wait for a decision: 2");
  });

  it("the overview writes a backup at a press, and says where it can't", async () => {
    await sendTo("/ops", { intent: "backup" }, "/ops?done=backedUp");
    expect((await bindings.BACKUPS?.list({ prefix: "backup/" }))?.objects).toHaveLength(2);
    expect(await textOf("/ops")).not.toContain("<dt>Last backup</dt><dd>Never");
    const unbound = atOps("/ops", { form: { intent: "backup" }, env: { BACKUPS: undefined } as never });
    await expectAnswer(unbound, 409, "is not bound");
    const lock = { lockId: "x", lockedUntil: new Date(Date.now() + MINUTE) };
    await db.update(tables.jobs).set(lock);
    expect((await atOps("/ops", { form: { intent: "backup" } })).status).toBe(409);
  });

  it.each([
    "UPDATE waitlist_totals SET total_signups = 90",
    "UPDATE waitlist_totals SET referral_signups = 0, total_signups = -1",
    "UPDATE waitlist_totals SET positions_given = 0, total_signups = 0",
    "DELETE FROM waitlist_totals",
    "UPDATE waitlist_entries SET referral_count = referral_count + 7",
    "INSERT INTO waitlist_free_positions SELECT position FROM waitlist_entries LIMIT 1",
    "UPDATE waitlist_totals SET asked_signups = 9, confirmed_signups = 3",
  ])("the overview repairs the counts at a press after %j", async (damage) => {
    const { code } = await join("tara@bel.example");
    await join("a@x.example", { referredBy: code });
    await recount(db);
    const sound = await readTotals(db);
    await sendTo("/ops", { intent: "recount" }, "/ops?done=counted");
    await DB.prepare(damage).run();
    await sendTo("/ops", { intent: "recount" }, "/ops?done=recounted");
    expect(await readTotals(db)).toEqual(sound);
    await sendTo("/ops", { intent: "recount" }, "/ops?done=counted");
  });
});

describe("the mails that failed", () => {
  const fail = async () => {
    await db.insert(tables.mails).values(
      ["failed", "failed", "sending", "sent"].map((state, index) => ({
        ...{ kind: "summary" as const, onceKey: `s${index}`, state: state as "failed", attempts: 8 },
        ...{ createdAt: new Date(0), dueAt: new Date(0), claimedAt: new Date(0), fault: "Busy" },
      })),
    );
  };
  const states = async () => (await rows("SELECT state FROM mails ORDER BY id")).map(({ state }) => state);

  it("the mails that failed are listed, and sent again one by one", async () => {
    await fail();
    const html = await textOf("/ops/mails");
    expect(html.match(/Send again</g)).toHaveLength(3);
    expect(html).toContain("it may have gone out");
    const id = String(await DB.prepare("SELECT id FROM mails WHERE state = 'sending'").first("id"));
    await sendTo("/ops/mails", { id }, "/ops/mails?done=mailed");
    expect(await states()).toEqual(["failed", "failed", "due", "sent"]);
  });

  it("mails that were given up are sent again together, but none that may have gone out", async () => {
    await fail();
    await sendTo("/ops/mails", { intent: "all" }, "/ops/mails?done=mailed");
    expect(await states()).toEqual(["due", "due", "sending", "sent"]);
  });
});

describe("an entry", () => {
  it("an entry shows its receipts of consent, given and withdrawn", async () => {
    const { id } = await join("tara@bel.example", { acceptedMarketing: true });
    expect(await textOf(`/ops/waitlist/${id}`)).toContain("The waitlist&#x27;s form");
    const withdrawn = new Date("2026-03-01T12:00:00Z");
    await db.update(tables.consentReceipts).set({ marketingWithdrawnAt: withdrawn });
    const given = { language: "en-IN", givenAt: new Date() } as const;
    await db.insert(tables.consentReceipts).values([
      { ...given, entryId: id, form: "own-page", marketingVersion: "7" },
      { ...given, entryId: id + 1, form: "operator" },
    ]);
    const html = await textOf(`/ops/waitlist/${id}`);
    expect(html).toContain(`data-column="Messages withdrawn">${indiaTime(withdrawn)}</td>`);
    expect(html).toContain("Its own page");
    expect(html).toContain(`data-column="Version of the consent to messages">7</td>`);
    expect(html).not.toContain("The back office</td>");
  });

  it("an entry shows the mails to it, with their states, tries and faults", async () => {
    const { id } = await join("tara@bel.example");
    await db.update(tables.mails).set({ state: "failed", attempts: 8, fault: "The mail service is busy" });
    const html = await textOf(`/ops/waitlist/${id}`);
    expect(html).toContain("Welcome, with the link to confirm");
    expect(html).toContain("given up: The mail service is busy");
    expect(html).toMatch(/data-column="Tries">8<\/td>/);
    const other = await join("kabir@x.example", { isMailOn: false });
    expect(await textOf(`/ops/waitlist/${other.id}`)).toContain("None so far.</p><h2>Take off the list");
  });

  it("an entry is confirmed by hand once, with a note and news for who brought it", async () => {
    const tara = await join("tara@bel.example");
    const { id, code, email } = await join("kabir@x.example", { referredBy: tara.code });
    const path = `/ops/waitlist/${id}`;
    expect(await textOf(path)).toContain("Confirm kabir@x.example");
    await sendTo(path, { code, email, intent: "confirm" }, `${path}?done=confirmed`);
    const after = await stored(id);
    expect(after?.confirmed_at).toBeTypeOf("number");
    expect(await countOwed(db)).toBe(1);
    const news = () => rows("SELECT entry_id FROM mails WHERE kind = 'referral'");
    expect(await news()).toEqual([{ entry_id: tara.id }]);
    const note = {
      who: "asha@ladoo.example",
      action: "waitlist.confirm",
      subject: `entry ${id}`,
      after: '{"confirmed":true}',
    };
    expect(await notes()).toEqual([note]);
    const html = await textOf(`${path}?done=confirmed`);
    expect(html).toContain("The address is confirmed.");
    expect(html).not.toContain("Confirm by hand");

    await sendTo(path, { code, email, intent: "confirm" }, `${path}?done=confirmed`);
    expect([await stored(id), await notes(), (await news()).length]).toEqual([after, [note], 1]);
  });

  it("an entry that two operators confirm at once has one note", async () => {
    const { id, code, email } = await join("tara@bel.example");
    const press = (who: string) => atOps(`/ops/waitlist/${id}`, { form: { code, email, intent: "confirm" }, who });
    const answers = await Promise.all(["asha@ladoo.example", "ravi@ladoo.example"].map(press));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await notes()).toHaveLength(1);
  });

  it("an entry is not confirmed where nobody asked, nor under a corrected address", async () => {
    const unasked = await join("tara@bel.example", { isMailOn: false });
    const path = `/ops/waitlist/${unasked.id}`;
    expect(await textOf(path)).toContain("not asked for: mail was off at the join");
    expect(await textOf(path)).not.toContain("Confirm by hand");
    const { code, email } = unasked;
    expect((await atOps(path, { form: { code, email, intent: "confirm" } })).status).toBe(400);

    const waiting = await join("kabir@x.example");
    await DB.prepare("UPDATE waitlist_entries SET email = 'right@x.example' WHERE id = ?").bind(waiting.id).run();
    const form = { code: waiting.code, email: waiting.email, intent: "confirm" };
    const answer = atOps(`/ops/waitlist/${waiting.id}`, { form });
    await expectAnswer(answer, 409, "The address was corrected meanwhile");
    expect([(await stored(unasked.id))?.confirmed_at, (await stored(waiting.id))?.confirmed_at]).toEqual([null, null]);
    expect(await notes()).toEqual([]);
  });
});
