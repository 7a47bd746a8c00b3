/** The back office with mail on: the confirmed share, failed mails, and the mail after a confirmation by hand. */
import { beforeEach, expect, test } from "vitest";
import { refuseMail } from "#app/.server/erasure/refusals.ts";
import { digestOf } from "#app/.server/links/index.ts";
import { mailSettings } from "#tests/setup/mail-settings.ts";
import { DB, db, emptyTables, idOf, join as joinAs } from "../database.ts";
import { mailbox } from "../mailbox.ts";
import { atOps, opened as openScreen, playTeam } from "../operator.ts";
import { untilDone } from "../site.ts";

let post = mailbox();
playTeam();

beforeEach(async () => {
  post = mailbox();
  await emptyTables("waitlist_entries", "mails", "ops_audit");
});

const withMail = () => ({ env: { MAIL: post.binding } });
const opened = async (path: string) => (await openScreen(path, withMail())).replaceAll("<!-- -->", "");

const join = async (email: string, given: Parameters<typeof joinAs>[1] = {}): Promise<string> =>
  (await joinAs(email, { isMailOn: true, ...given })).referralCode;

test("the overview tells which share has confirmed, and that no mail failed", async () => {
  expect(await opened("/ops")).toContain("<dt>Confirmed, of 0 asked</dt><dd>–</dd>");
  for (const name of ["a", "b", "c"]) await join(`${name}@x.example`);
  await join("before@x.example", { isMailOn: false });
  await DB.prepare(
    "UPDATE waitlist_entries SET confirmed_at = 1 WHERE email IN ('a@x.example', 'before@x.example')",
  ).run();
  const html = await opened("/ops");
  expect(html).toContain("<dt>Confirmed, of 3 asked</dt><dd>33 %</dd>");
  expect(html).toContain("No mail failed");
  await DB.prepare("DELETE FROM waitlist_entries WHERE email = 'b@x.example'").run();
  expect(await opened("/ops")).toContain("<dt>Confirmed, of 2 asked</dt><dd>50 %</dd>");
});

test("a corrected address is mailed a link to confirm, and counts as unconfirmed", async () => {
  const code = await join("tara@gmial.com");
  await DB.prepare("UPDATE waitlist_entries SET confirmed_at = 1, confirm_by = 2").run();
  await DB.prepare("UPDATE mails SET state = 'sent'").run();
  const entry = await DB.prepare("SELECT * FROM waitlist_entries").first<Record<string, unknown>>();
  const was = { brandName: entry?.brand_name, founderName: entry?.founder_name, phoneNumber: entry?.phone_number };
  const values = { ...was, businessType: "", igHandle: "", email: "tara@gmail.com" };
  const screen = await opened(`/ops/waitlist/${entry?.id}`);
  const shown = /name="was" value="([^"]+)"/.exec(screen)?.[1]?.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const form = { intent: "correct", code, ...values, was: shown } as Record<string, string>;
  expect((await atOps(`/ops/waitlist/${entry?.id}`, { form, ...withMail() })).status).toBe(303);
  await untilDone();
  const [mail] = post.to("tara@gmail.com");
  expect(mail?.text).toContain("/waitlist/confirm?token=");
  const now = await DB.prepare("SELECT confirmed_at, confirm_by FROM waitlist_entries").first();
  expect(now).toEqual({ confirmed_at: null, confirm_by: expect.any(Number) });
  expect(Number(now?.confirm_by)).toBeGreaterThan(Date.now());
});

test("a mailbox that refused mail gets its link once an operator sends it all the same", async () => {
  const claim = { referralCode: "22222222", addressDigest: await digestOf("tara@x.example") };
  await refuseMail(db, claim, { secret: mailSettings.LINK_SECRET, now: new Date() });
  const code = await join("tara@x.example");
  await DB.batch([DB.prepare("UPDATE waitlist_entries SET welcome_asked_at = 1"), DB.prepare("DELETE FROM mails")]);
  const path = `/ops/waitlist/${await idOf(code)}`;
  expect(await opened(path)).toContain('value="allow-mail"');
  await atOps(path, { form: { intent: "allow-mail", code }, ...withMail() });
  await untilDone();
  expect(post.to("tara@x.example")).toHaveLength(1);
  expect(await opened(path)).not.toContain('value="allow-mail"');
});

test("a confirmation by hand sends the news to the brand that brought it", async () => {
  const tara = await join("tara@bel.example");
  const code = await join("kabir@x.example", { referredBy: tara });
  await DB.prepare("UPDATE mails SET state = 'sent'").run();
  const id = await idOf(code);
  const form = { code, email: "kabir@x.example", intent: "confirm" };
  expect((await atOps(`/ops/waitlist/${id}`, { form, ...withMail() })).status).toBe(303);
  await untilDone();
  expect(post.taken.map(({ to }) => to)).toEqual(["tara@bel.example"]);
});

test("An operator sends the link to confirm again, at most once in ten minutes.", async () => {
  const code = await join("kabir@x.example");
  await DB.prepare("UPDATE mails SET state = 'sent'").run();
  await DB.prepare("UPDATE waitlist_entries SET confirm_by = 1, welcome_asked_at = 1").run();
  const id = await idOf(code);
  const press = () => atOps(`/ops/waitlist/${id}`, { form: { code, intent: "mail" }, ...withMail() });
  expect(await opened(`/ops/waitlist/${id}`)).toContain("Send the link to confirm again");
  expect((await press()).headers.get("Location")).toBe(`/ops/waitlist/${id}?done=mailed`);
  await untilDone();
  expect(post.taken.map(({ to }) => to)).toEqual(["kabir@x.example"]);
  const row = await DB.prepare("SELECT confirm_by FROM waitlist_entries").first<{ confirm_by: number }>();
  expect(row?.confirm_by).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  await press();
  await untilDone();
  expect(post.taken).toHaveLength(1);
  expect(await DB.prepare("SELECT action, subject FROM ops_audit").first()).toEqual({
    action: "waitlist.mail",
    subject: `entry ${id}`,
  });
});

test("An operator sends a confirmed brand the link to its own page.", async () => {
  const code = await join("kabir@x.example");
  await DB.prepare("UPDATE mails SET state = 'sent'").run();
  await DB.prepare("UPDATE waitlist_entries SET confirmed_at = 1").run();
  const id = await idOf(code);
  await atOps(`/ops/waitlist/${id}`, { form: { code, intent: "mail" }, ...withMail() });
  await untilDone();
  expect(post.taken.map(({ text }) => text)).toEqual([expect.stringContaining("/waitlist/me?token=")]);
});
