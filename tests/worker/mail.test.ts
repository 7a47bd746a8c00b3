/** The outbox, confirmed referrals and the ledger against real D1: exact under failures, races and erasure. */
import { beforeEach, describe, expect, test } from "vitest";
import { storeApplication } from "#app/.server/careers/index.ts";
import { tables } from "#app/.server/db/index.ts";
import { eraseOwnEntry } from "#app/.server/erasure/index.ts";
import { runMailJob, sendDueMails } from "#app/.server/mail/index.ts";
import { MAX_TRIES, queueAgain, troubledMails } from "#app/.server/mail/outbox.ts";
import { askForOwnLink, confirmEntry, findByLink } from "#app/.server/waitlist/confirmation.ts";
import { correctEntry } from "#app/.server/waitlist/correction.ts";
import { findCodeByEmail, readReferralCount } from "#app/.server/waitlist/index.ts";
import { decideMonths } from "#app/.server/waitlist/free-months.ts";
import { readFreeMonthsPage, readOwed } from "#app/.server/waitlist/free-months-page.ts";
import { stored } from "#tests/setup/application.ts";
import { expectConsole } from "#tests/setup/fail-on-console.ts";
import { DB, db, emptyTables, emptyWaitlist, join as joinAs, rows } from "./database.ts";
import { mailbox, seeded, tokenIn } from "./mailbox.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** `npm run bench:waitlist` asks for ten thousand. */
const JOINS = 120;

let time = Date.UTC(2026, 10, 26, 8);
const now = () => new Date(time);

beforeEach(async () => {
  time = Date.UTC(2026, 10, 26, 8);
  await emptyWaitlist();
  await emptyTables("job_applications", "mails");
});

const join = (email: string, referredBy = "", isMailOn = true) =>
  joinAs(email, { brandName: "B", referredBy, isMailOn, at: now() });
const meant = async (email: string) => ({
  referralCode: (await findCodeByEmail(db, email))?.referralCode ?? "",
  email,
});
const confirm = async (email: string) => confirmEntry(db, await meant(email), now());
const kinds = async () => (await rows("SELECT kind FROM mails ORDER BY id")).map(({ kind }) => kind);
const states = async () =>
  (await readFreeMonthsPage(db, { state: null, by: null, page: 1 }, now())).months.map(({ state }) => state);
const owed = async () => (await readOwed(db, 1)).referrers;
const grantAll = async () => {
  const codes = await rows<{ code: string }>(
    "SELECT referral_code AS code FROM waitlist_entries WHERE referrer_id IS NOT NULL",
  );
  return decideMonths(
    db,
    codes.map(({ code }) => code),
    { state: "granted" },
    now(),
  );
};

describe("the outbox", () => {
  test("a failing mail service loses no join, and each mail is sent once or listed", async () => {
    expectConsole(/"event":"mail"/);
    const random = seeded(7);
    const { mail, taken } = mailbox(() => random() < 0.3);
    // Eight chance failures in a row are rare, so a few mailboxes always fail.
    const isStubborn = (address: string) => /^n\d*77@/.test(address) || address === "n7@x.example";
    const binding = {
      send: (message: { to: string }) =>
        isStubborn(message.to) ? Promise.reject(new Error("No such mailbox")) : mail.binding.send(message as never),
    } as unknown as SendEmail;
    const sources = { db, mail: { ...mail, binding, operator: "" }, now };
    const { referralCode } = await join("tara@bel.example", "", false);
    const names = Array.from({ length: JOINS }, (_, index) => `n${index}@x.example`);
    const chance = seeded(11);
    for (let from = 0; from < names.length; from += 50) {
      await Promise.all(
        names.slice(from, from + 50).map(async (email, index) => {
          await join(email, index % 3 === 0 ? referralCode : "");
          if (chance() < 0.5) await sendDueMails(sources, 2);
          if (index % 6 === 0) await confirm(email);
        }),
      );
    }
    for (let hour = 0; hour < 48; hour += 1) {
      await Promise.all([runMailJob(sources, JOINS), runMailJob(sources, JOINS)]);
      time += 60 * MINUTE_MS;
    }
    expect(await rows("SELECT count(*) AS n FROM waitlist_entries")).toEqual([{ n: names.length + 1 }]);
    const listed = new Set((await troubledMails(db, now(), JOINS)).map(({ email }) => email));
    const welcomes = new Map<string, number>();
    for (const { to, text } of taken) {
      if (text.includes("/waitlist/confirm?") || text.includes("Your brand is number"))
        welcomes.set(to, (welcomes.get(to) ?? 0) + 1);
    }
    const wrong = names.filter((email) => (welcomes.get(email) ?? 0) + (listed.has(email) ? 1 : 0) !== 1);
    expect(wrong).toEqual([]);
    expect(names.filter((email) => isStubborn(email) && !listed.has(email))).toEqual([]);
    const failed = await rows<{ attempts: number }>("SELECT attempts FROM mails WHERE state = 'failed'");
    expect(new Set(failed.map(({ attempts }) => attempts))).toEqual(new Set([MAX_TRIES]));
    expect(await rows("SELECT id FROM mails WHERE state NOT IN ('sent', 'failed')")).toEqual([]);
    const confirmed = await rows<{ n: number }>(
      "SELECT count(*) AS n FROM waitlist_entries WHERE confirmed_at IS NOT NULL",
    );
    const [tara, ...others] = await owed();
    expect([tara?.brandName, tara?.owed, others]).toEqual(["B", confirmed[0]?.n, []]);
    expect(tara?.owed).toBeGreaterThan(JOINS / 7);
  });

  test("the outbox pauses longer after each try, and never repeats what was cut off", async () => {
    expectConsole(/"event":"mail"/);
    await join("tara@bel.example");
    const { mail } = mailbox(() => true);
    const tries: number[] = [];
    for (let minute = 0; minute < 1500; minute += 1) {
      if ((await sendDueMails({ db, mail, now }, 10)) > 0) tries.push(minute);
      time += MINUTE_MS;
    }
    expect(tries).toEqual([0, 1, 11, 41, 101, 281, 641, 1361]);

    await DB.prepare("UPDATE mails SET state = 'sending', claimed_at = ?")
      .bind(time - 60 * MINUTE_MS)
      .run();
    const works = mailbox();
    expect(await sendDueMails({ db, mail: works.mail, now }, 10)).toBe(0);
    expect(await troubledMails(db, now())).toMatchObject([{ state: "sending", email: "tara@bel.example" }]);
  });

  test("the outbox waits for a quota of 50 a day, and gives none of 150 mails up", async () => {
    expectConsole(/"event":"mail"/);
    await Promise.all(Array.from({ length: 150 }, (_, index) => join(`n${index}@x.example`)));
    const day = time;
    const sentOn = [0, 0, 0, 0];
    const { mail, taken } = mailbox(() => {
      const today = Math.floor((time - day) / DAY_MS);
      if ((sentOn[today] ?? 0) >= 50) return "E_DAILY_LIMIT_EXCEEDED";
      sentOn[today] = (sentOn[today] ?? 0) + 1;
      return false;
    });
    for (let run = 0; run < 60; run += 1) {
      await runMailJob({ db, mail: { ...mail, operator: "" }, now });
      time += 60 * MINUTE_MS;
    }
    expect(sentOn).toEqual([50, 50, 50, 0]);
    expect(new Set(taken.map(({ to }) => to)).size).toBe(150);
    expect(await troubledMails(db, now())).toEqual([]);
  });

  test("the outbox gives a suppressed address up at once, until all are queued again", async () => {
    expectConsole(/"event":"mail"/);
    await Promise.all([join("tara@bel.example"), join("kabir@pepper.example")]);
    const { mail } = mailbox((to) => to === "tara@bel.example" && "E_RECIPIENT_SUPPRESSED");
    await sendDueMails({ db, mail, now }, 10);
    expect(await troubledMails(db, now())).toMatchObject([{ state: "failed", attempts: 1, email: "tara@bel.example" }]);
    await queueAgain(db, null, now());
    const works = mailbox();
    await sendDueMails({ db, mail: works.mail, now }, 10);
    expect(works.taken.map(({ to }) => to)).toEqual(["tara@bel.example"]);
  });

  test("the outbox ends a run when its time is over", async () => {
    await Promise.all(Array.from({ length: 7 }, (_, index) => join(`n${index}@x.example`)));
    const { mail, taken } = mailbox();
    expect(await sendDueMails({ db, mail, now }, 7, 0)).toBe(0);
    expect(taken).toEqual([]);
  });

  test("the operator gets a daily summary with links, and after a quiet day on Mondays alone", async () => {
    const { mail, to } = mailbox();
    const sent = () => to(mail.operator);
    await DB.prepare("DELETE FROM jobs").run();
    const { referralCode } = await join("tara@bel.example", "", false);
    await join("a@x.example", referralCode, false);
    await storeApplication(application, { db, isMailOn: true, now });
    // The 26th of November 2026 is a Thursday.
    time += DAY_MS;
    await runMailJob({ db, mail, now });
    await runMailJob({ db, mail, now });
    expect(sent().map(({ subject }) => subject)).toEqual(["Ladoo: 2 joined, 1 applied"]);
    expect(sent()[0]?.text).toMatch(
      /^Free months that wait for a decision: 1:?\nhttps:\/\/ladoo\.example\/ops\/months$/m,
    );
    expect(sent()[0]?.text).toMatch(/^Last backup: never:?\nhttps:\/\/ladoo\.example\/ops$/m);
    time += 2 * DAY_MS;
    await runMailJob({ db, mail, now });
    expect(sent()).toHaveLength(1);
    time += DAY_MS;
    await runMailJob({ db, mail, now });
    expect(sent()[1]?.subject).toBe("Ladoo: 0 joined, 0 applied");
  });

  test("the outbox sends a summary on any day on which a job is late, and names the job", async () => {
    const { mail, to } = mailbox();
    time += DAY_MS;
    const ran = (hoursAgo: number) => new Date(time - hoursAgo * 60 * MINUTE_MS);
    await DB.prepare("DELETE FROM jobs").run();
    await db.insert(tables.jobs).values([
      { name: "backup", lastRunAt: ran(1), lastSuccessAt: ran(27) },
      { name: "prune", lastRunAt: ran(1), lastSuccessAt: ran(25) },
    ]);
    await runMailJob({ db, mail, now });
    expect(to(mail.operator)[0]?.text).toContain("Jobs without a success in 26 hours: backup. ");
  });
});

const application = { ...stored, email: "reena@x.example", submissionId: "3f0c5a52-8a54-4c57-9a4a-0d8a3a1f0c11" };

describe("mails", () => {
  test("a join is mailed at most once in ten minutes, and an application once", async () => {
    const { mail, to, taken } = mailbox();
    await join("tara@bel.example");
    await Promise.all([join("tara@bel.example"), join("tara@bel.example")]);
    expect(await kinds()).toEqual(["welcome"]);
    time += 10 * MINUTE_MS;
    await Promise.all([join("tara@bel.example"), join("tara@bel.example")]);
    expect(await kinds()).toEqual(["welcome", "welcome"]);
    await storeApplication(application, { db, isMailOn: true, now });
    await storeApplication(application, { db, isMailOn: true, now });
    expect(await kinds()).toEqual(["welcome", "welcome", "application"]);
    await sendDueMails({ db, mail, now }, 10);
    const [welcome] = to("tara@bel.example");
    expect(welcome?.text).toContain(
      `https://ladoo.example/waitlist?ref=${(await meant("tara@bel.example")).referralCode}`,
    );
    expect(welcome?.html).toContain(`href="https://ladoo.example/waitlist/confirm?token=`);
    // The first join's date: a later one asks for the mail again and renews no place.
    const until = new Date(time - 10 * MINUTE_MS + 30 * DAY_MS).toLocaleDateString("en-IN", {
      timeZone: "Asia/Kolkata",
      dateStyle: "long",
    });
    expect(welcome?.text).toContain(`confirm your address by ${until}, and`);
    expect(to("reena@x.example").map(({ subject }) => subject)).toEqual(["We've received your application"]);
    await askForOwnLink(db, "tara@bel.example", now());
    await sendDueMails({ db, mail, now }, 10);
    for (const { headers } of taken) {
      expect(headers["List-Unsubscribe"]).toMatch(/^<https:\/\/ladoo\.example\/waitlist\/(?:stop|not-me)\?token=\S+>$/);
      expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    }
    expect(taken.length).toBe(4);
  });

  test("mails go to one mailbox at most three times a day of each kind, by whatever address of it", async () => {
    const { mail, taken } = mailbox();
    const aliases = ["victim@gmail.com", "v.ictim@gmail.com", "victim@googlemail.com", ..."abcde"].map((each) =>
      each.length > 1 ? each : `victim+${each}@gmail.com`,
    );
    for (const email of aliases) {
      await join(email);
      await askForOwnLink(db, email, now());
      const submissionId = crypto.randomUUID();
      await storeApplication({ ...application, email, submissionId }, { db, isMailOn: true, now });
    }
    const each = { welcome: 3, "own-link": 3, application: 3 };
    const counted = async () => {
      const all = await rows<{ kind: string; n: number }>("SELECT kind, count(*) AS n FROM mails GROUP BY kind");
      return Object.fromEntries(all.map(({ kind, n }) => [kind, n]));
    };
    expect(await counted()).toEqual(each);
    time += DAY_MS;
    await Promise.all(aliases.map((email) => join(email)));
    expect(await counted()).toEqual({ ...each, welcome: 6 });
    await sendDueMails({ db, mail, now }, 50);
    expect(taken.length).toBe(12);
    // Nobody else's mail is held back.
    await join("tara@bel.example");
    expect(await counted()).toEqual({ ...each, welcome: 7 });
  });

  test("mails are deleted with the entry or application they were for", async () => {
    await join("tara@bel.example", "", false);
    await storeApplication(application, { db, now });
    expect(await kinds()).toEqual([]);
    await join("kabir@x.example");
    await storeApplication({ ...application, submissionId: crypto.randomUUID() }, { db, isMailOn: true, now });
    await askForOwnLink(db, "kabir@x.example", now());
    await askForOwnLink(db, "nobody@x.example", now());
    expect(await kinds()).toEqual(["welcome", "application", "own-link"]);
    await eraseOwnEntry(db, await meant("kabir@x.example"), { secret: "", now: new Date() });
    await DB.prepare("DELETE FROM job_applications").run();
    expect(await kinds()).toEqual([]);
    expect(
      await rows("SELECT * FROM consent_receipts WHERE entry_id NOT IN (SELECT id FROM waitlist_entries)"),
    ).toEqual([]);
  });

  test("mails tell a referrer of confirmed brands at most once a day, with a way to stop them", async () => {
    const { mail, to } = mailbox();
    const { referralCode } = await join("tara@bel.example");
    for (const name of ["a", "b", "c"]) await join(`${name}@x.example`, referralCode);
    await Promise.all([confirm("a@x.example"), confirm("b@x.example")]);
    await sendDueMails({ db, mail, now }, 50);
    const news = () =>
      to("tara@bel.example").filter(({ subject }) => subject.startsWith("A brand you referred has confirmed"));
    expect(news().length).toBe(1);
    expect(news()[0]?.text).toContain("2 brands have joined with your link and confirmed");
    expect(news()[0]?.text).toContain("1 more has joined and not confirmed yet.");
    const stopAt = `https://ladoo.example/waitlist/stop?token=${tokenIn(news()[0], "stop")}`;
    expect(news()[0]?.headers).toEqual({
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${stopAt}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    time += DAY_MS - 1;
    await confirm("c@x.example");
    await sendDueMails({ db, mail, now }, 50);
    expect(news().length).toBe(1);
    await join("d@x.example", referralCode);
    time += 1;
    await confirm("d@x.example");
    await sendDueMails({ db, mail, now }, 50);
    expect(news().length).toBe(2);
    expect(news()[1]?.text).toContain("4 brands");
  });
});

describe("confirmed referrals", () => {
  test("a brand whose free month was refused counts neither in the mail nor on the code's page", async () => {
    const { mail, to } = mailbox();
    const { referralCode } = await join("tara@bel.example");
    for (const email of ["a@x.example", "b@x.example"]) await join(email, referralCode);
    await decideMonths(db, [(await meant("a@x.example")).referralCode], { state: "refused" }, now());
    await Promise.all([confirm("a@x.example"), confirm("b@x.example")]);
    expect(await readReferralCount(db, referralCode, true)).toMatchObject({ referralCount: 2, confirmedCount: 1 });
    await sendDueMails({ db, mail, now }, 50);
    const news = to("tara@bel.example").find(({ subject }) => subject.startsWith("A brand you referred"));
    expect(news?.text).toContain("1 brand has joined with your link and confirmed its address: 1 free month earned.");
    expect(news?.text).not.toContain("not confirmed yet");
  });

  test("a confirmed referral earns one free month, even when granted ten times at once", async () => {
    const { referralCode } = await join("tara@bel.example");
    await join("old@x.example", referralCode, false);
    await join("a@x.example", referralCode);
    expect(await states()).toEqual(["confirmed", "pending"]);
    expect(await readReferralCount(db, referralCode, true)).toEqual({
      referralCode,
      referralCount: 2,
      confirmedCount: 1,
    });
    expect(await readReferralCount(db, referralCode)).toEqual({ referralCode, referralCount: 2 });
    const confirmed = await Promise.all(Array.from({ length: 10 }, () => confirm("a@x.example")));
    expect(confirmed.filter(Boolean).length).toBe(1);
    expect((await owed())[0]?.owed).toBe(2);
    const granted = await Promise.all(Array.from({ length: 10 }, grantAll));
    expect(granted.reduce((sum, each) => sum + each, 0)).toBe(2);
    expect(await owed()).toEqual([]);
  });

  test("confirmed referrals leave the list after 30 days, and the brand stays on the waitlist", async () => {
    const { referralCode } = await join("tara@bel.example");
    await join("a@x.example", referralCode);
    time += 30 * DAY_MS;
    expect([await states(), await owed()]).toEqual([["lapsed"], []]);
    expect((await readReferralCount(db, referralCode))?.referralCount).toBe(1);
  });

  test("confirmed referrals stay exact while brands confirm, are erased and are granted at once", async () => {
    const { referralCode } = await join("tara@bel.example");
    const names = Array.from({ length: 40 }, (_, index) => `n${index}@x.example`);
    for (const name of names) await join(name, referralCode);
    const random = seeded(3);
    const soon = () => new Promise((resolve) => setTimeout(resolve, random() * 30));
    const results = await Promise.all(
      names.flatMap((name) => [
        soon().then(() => confirm(name)),
        ...(random() < 0.5
          ? [soon().then(async () => eraseOwnEntry(db, await meant(name), { secret: "", now: new Date() }))]
          : []),
        soon().then(grantAll),
      ]),
    );
    const granted = results.reduce<number>((sum, each) => sum + (typeof each === "number" ? each : 0), 0);
    const kept = await rows<{ n: number; distinct: number }>(
      "SELECT count(*) AS n, count(DISTINCT referee_id) + total(referee_id IS NULL) AS 'distinct' FROM free_months",
    );
    expect(granted).toBeGreaterThan(0);
    expect(kept).toEqual([{ n: granted, distinct: granted }]);
    expect((await readReferralCount(db, referralCode))?.referralCount).toBe((await states()).length);
    await eraseOwnEntry(db, await meant("tara@bel.example"), { secret: "", now: new Date() });
    expect(await rows("SELECT * FROM free_months")).toEqual([]);
  });
});

test("a link is worth nothing once its entry is gone, has joined anew, or has another address", async () => {
  const { mail, to } = mailbox();
  await join("tara@bel.example");
  await sendDueMails({ db, mail, now }, 5);
  const token = tokenIn(to("tara@bel.example")[0], "confirm");
  const find = () => findByLink(db, { secret: mail.linkSecret, purpose: "confirm", token, now: now() });
  expect(await find()).toMatchObject({ email: "tara@bel.example" });
  await correctEntry(db, "tara@bel.example", { email: "other@bel.example" }, { now: now() });
  expect(await find()).toBeNull();
  await correctEntry(db, "other@bel.example", { email: "tara@bel.example" }, { now: now() });
  expect(await find()).not.toBeNull();
  await eraseOwnEntry(db, await meant("tara@bel.example"), { secret: "", now: new Date() });
  await join("tara@bel.example");
  expect(await find()).toBeNull();
});
