/** Who joins in Hindi gets mails in Hindi with links to the Hindi pages, and the receipt of consent names Hindi. */
import { beforeEach, expect, test } from "vitest";
import { consentVersions } from "#app/content/consent.ts";
import { textsOf } from "#app/content/texts.ts";
import { faultsOf } from "../hindi-page.ts";
import { type Delivered, mailbox, tokenIn } from "../mailbox.ts";
import { DB, emptyTables } from "../database.ts";
import { joinByCall, ORIGIN, sendForm, untilDone, visit } from "../site.ts";

const { mails, myEntry } = textsOf("hi");
const { myEntry: text } = myEntry;
let post = mailbox();

beforeEach(async () => {
  post = mailbox();
  await emptyTables("waitlist_entries", "mails");
});

const env = () => ({ MAIL: post.binding });

/**
 * Reads a page below /hi or sends it a form, and expects the answer in Hindi. The pages that mails lead to send no referrer, so
 * a form on them has the origin "null".
 */
async function page(path: string, fields?: Record<string, string>): Promise<[status: number, html: string]> {
  const Origin = fields?.intent === "join" || fields?.intent === "lookup" ? ORIGIN : "null";
  const sent = { env: env(), headers: { Origin } };
  const response = await (fields ? sendForm(`/hi${path}`, fields, sent) : visit(`/hi${path}`, { env: env() }));
  const html = await response.text();
  expect(faultsOf(html), path).toEqual([]);
  await untilDone();
  return [response.status, html];
}

const entry = { brandName: "Bel & Buta", founderName: "Tara", phoneNumber: "98000 00000" };
const ways = {
  "a form without scripts": async (email: string, referredBy = "") => {
    const fields = { intent: "join", ...entry, email, referredBy, acceptedTerms: "on", acceptedMarketing: "on" };
    expect((await page("/waitlist", fields))[0]).toBe(201);
  },
  "the API": async (email: string, referredBy = "") => {
    await joinByCall(email, { referredBy, acceptedMarketing: true, language: "hi-IN" }, env());
  },
};

/** Expects a mail with this subject, all of it in Hindi, with links to pages below /hi only. */
function expectHindi(mail: Delivered | undefined, subject: string): asserts mail is Delivered {
  expect(mail?.subject).toBe(subject);
  expect(faultsOf(mail?.html ?? "")).toEqual([]);
  const links = mail?.text.match(/https:\/\/ladoo\.example\S*/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(/^https:\/\/ladoo\.example\/hi\/waitlist[/?]/);
}

test.each(Object.entries(ways))("a join by %s is answered and mailed in Hindi", async (_, join) => {
  await join("tara@bel.example");
  expect(await DB.prepare("SELECT language FROM waitlist_entries").first()).toEqual({ language: "hi-IN" });
  expect(
    await DB.prepare("SELECT form, language, terms_version AS t, marketing_version AS m FROM consent_receipts").first(),
  ).toEqual({
    form: "waitlist",
    language: "hi-IN",
    t: consentVersions.terms,
    m: consentVersions.marketing,
  });
  const [welcome] = post.to("tara@bel.example");
  expectHindi(welcome, mails.mails.welcome.subject);

  const confirm = `/waitlist/confirm?token=${tokenIn(welcome, "confirm")}`;
  expect((await page(confirm))[1]).toContain(myEntry.confirmPage.ask.heading);
  const token = tokenIn(welcome, "confirm");
  expect((await page("/waitlist/confirm", { token }))[1]).toContain(myEntry.confirmPage.done.heading);
  expect((await page("/waitlist/confirm", { token }))[1]).toContain(myEntry.confirmPage.before.heading);
  expect((await page(`${confirm}x`))[0]).toBe(403);

  const code = /ref=([A-Z0-9]{8})/.exec(welcome.text)?.[1] ?? "";
  await join("kabir@pepper.example", code);
  const done = await page("/waitlist/confirm", { token: tokenIn(post.to("kabir@pepper.example")[0], "confirm") });
  expect(done[1]).toContain(myEntry.confirmPage.doneReferred.heading);
  const referral = post.to("tara@bel.example")[1];
  expectHindi(referral, mails.mails.referral.subject.replace("{months}", "1"));
  const stop = `/waitlist/stop?token=${tokenIn(referral, "stop")}`;
  expect((await page(stop))[1]).toContain(myEntry.stopPage.ask.heading);
  expect((await page("/waitlist/stop", { token: tokenIn(referral, "stop") }))[1]).toContain(
    myEntry.stopPage.done.heading,
  );
});

test("one's own page is in Hindi, from the lookup to the erasure", async () => {
  await ways["the API"]("tara@bel.example");
  const [, sent] = await page("/waitlist", { intent: "lookup", mail: "link", email: "tara@bel.example" });
  expect(sent).toContain(myEntry.waitlistMail.lookup.sent.title);
  const mail = post.to("tara@bel.example")[1];
  expectHindi(mail, mails.mails.ownLink.subject);
  const token = tokenIn(mail, "me");
  expect((await page(`/waitlist/me?token=${token}`))[0]).toBe(200);
  const act = (fields: Record<string, string>) => page("/waitlist/me", { token, ...fields });
  const { notices } = text;
  expect((await act({ intent: "correct", ...entry, igHandle: "bel" }))[1]).toContain(notices.corrected);
  expect((await act({ intent: "correct", ...entry, brandName: "", phoneNumber: "12" }))[0]).toBe(400);
  const meanwhile = { "was-brandName": "Old", "was-founderName": "Tara" };
  expect((await act({ intent: "correct", ...entry, brandName: "New", ...meanwhile }))[0]).toBe(409);
  for (const [intent, notice] of [
    ["confirm", notices.confirmed],
    ["stop", notices.stopped],
    ["resume", notices.resumed],
    ["tell", notices.told],
    ["erase", notices.tick],
  ] as const) {
    expect((await act({ intent }))[1], intent).toContain(notice);
  }
  const given = await DB.prepare("SELECT language FROM consent_receipts WHERE form = 'own-page'").first();
  expect(given).toEqual({ language: "hi-IN" });
  expect((await act({ intent: "erase", sure: "on" }))[1]).toContain(text.erased.heading);
  expect((await page(`/waitlist/me?token=${token}`))[0]).toBe(403);
});

test("a brand that joined in English gets mails in English", async () => {
  await joinByCall("dev@ubtan.example", {}, env());
  await page("/waitlist", { intent: "lookup", mail: "link", email: "dev@ubtan.example" });
  const letters = post.to("dev@ubtan.example");
  expect(letters.length).toBe(2);
  for (const { text: words, html } of letters) {
    expect(words).not.toMatch(/\p{Script=Devanagari}|\/hi\//u);
    expect(html).toContain('<html lang="en-IN">');
  }
});
