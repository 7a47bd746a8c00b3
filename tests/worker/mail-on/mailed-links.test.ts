/** The built site with mail on: the pages of mailed links, and the actions that need a press on their buttons. */
import { beforeEach, describe, expect, test } from "vitest";
import { type LinkPurpose, signLink } from "#app/.server/links/index.ts";
import type { Env } from "#app/cloudflare.ts";
import { consentVersions } from "#app/content/consent.ts";
import { mailNames, mailTexts } from "#app/content/mail-mentions.ts";
import { confirmPage, myEntry, notMePage, stopPage, waitlistMail } from "#app/content/my-entry.ts";
import { textsOf } from "#app/content/texts.ts";
import { waitlistForm } from "#app/content/waitlist.ts";
import { application } from "#tests/setup/application.ts";
import { measured } from "#tests/bench/measured.ts";
import { mailSettings } from "#tests/setup/mail-settings.ts";
import { DB, emptyTables, fillWaitlist, rows } from "../database.ts";
import { type Delivered, mailbox, tokenIn } from "../mailbox.ts";
import { asVisitor, call, expectAnswer, joinByCall, ORIGIN, sendForm, site, untilDone, visit } from "../site.ts";

let post = mailbox();
const withMail = () => ({ MAIL: post.binding });

beforeEach(async () => {
  post = mailbox();
  await emptyTables("waitlist_entries", "mails");
});

const get = (path: string, method = "GET") => visit(path, { method, env: withMail() });
const read = async (path: string) => (await get(path)).text();

/** A form as a browser sends it from a page without referrer. */
const send = (path: string, fields: Record<string, string>, Origin = "null") =>
  sendForm(path, fields, { env: withMail(), headers: { Origin } });

const askForLink = (email: string) => call("/api/waitlist/mail-link", { email }, { env: withMail() });

const join = (email: string, given: object = {}) => joinByCall(email, given, withMail());

const tokenFor = (purpose: LinkPurpose, referralCode: string, email: string, now = new Date()) =>
  signLink(mailSettings.LINK_SECRET, purpose, { referralCode, email }, now);

/** Everything stored, to show that nothing changed. */
async function everything() {
  const tables = ["waitlist_entries", "waitlist_totals", "mails", "consent_receipts", "free_months"];
  return JSON.stringify(await Promise.all(tables.map((name) => rows(`SELECT * FROM ${name}`))));
}

const inPage = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");

test("the policy, the questions and the assistant say what mail does", async () => {
  const policy = await read("/privacy-policy");
  for (const name of mailNames.filter((each) => /Conf|Rights|Stored|Applied|Seen|Kept|Does|Logs/.test(each))) {
    expect(policy, name).toContain(inPage(mailTexts(true)[name].split("[")[0] ?? ""));
  }
  expect(await read("/terms-of-service")).toContain(mailTexts(true).mailCounts);
  expect(await read("/waitlist?fresh=1")).toContain(inPage(mailTexts(true).mailErase));
  expect(await (await get("/healthz")).json()).toMatchObject({ mail: "on" });
});

const countOf = async (code: string) => (await get(`/api/waitlist/referral-count/${code}`)).json();

describe("a join", () => {
  test("a join mails the link to confirm after the answer, and the panel's count tells who has", async () => {
    const tara = await join("tara@bel.example");
    await join("kabir@x.example", { referredBy: tara });
    expect(post.to("tara@bel.example").length).toBe(1);
    expect(await countOf(tara)).toEqual({ referralCode: tara, referralCount: 1, confirmedCount: 0 });
    const token = tokenIn(post.to("kabir@x.example")[0], "confirm");
    await expectAnswer(send("/waitlist/confirm", { token }), 200, confirmPage.done.heading);
    await untilDone();
    expect(await countOf(tara)).toMatchObject({ confirmedCount: 1 });
    expect(post.to("tara@bel.example").map(({ subject }) => subject)).toContain(
      "A brand you referred has confirmed. Free months earned: 1",
    );
    const again = await send("/waitlist/confirm", { token });
    expect(await again.text()).toContain(confirmPage.before.heading);
    expect(await read(`/waitlist/${tara}`)).toContain("1 joined, 1 counted: 1 free month earned.");
  });

  test("every join counts once for a code that many use at once", async () => {
    const tara = await join("tara@bel.example");
    const names = Array.from({ length: 24 }, (_, index) => `n${index}@x.example`);
    const { database, cost } = measured(DB);
    type Told = { referralCount: number; confirmedCount?: number };
    const increment = async (env: Partial<Env>) =>
      (await call(`/api/waitlist/increment-referral/${tara}`, {}, { env })).json<Told>();
    const told = await Promise.all(
      names.map(async (email) => {
        await join(email, { referredBy: tara });
        return increment(withMail());
      }),
    );
    expect(told.every(({ referralCount, confirmedCount }) => referralCount > 0 && confirmedCount === undefined)).toBe(
      true,
    );
    expect(await countOf(tara)).toEqual({ referralCode: tara, referralCount: 24, confirmedCount: 0 });
    await untilDone();
    expect(names.map((email) => post.to(email).length)).toEqual(names.map(() => 1));
    const tokens = names.slice(0, 8).flatMap((email) => post.to(email).map((mail) => tokenIn(mail, "confirm")));
    await Promise.all(tokens.map((token) => send("/waitlist/confirm", { token })));
    expect(await countOf(tara)).toEqual({ referralCode: tara, referralCount: 24, confirmedCount: 8 });
    // Every join with the code asks this, so it must not read each brand that came by it.
    expect(await increment({ ...withMail(), DB: database })).toEqual({ referralCode: tara, referralCount: 24 });
    expect(cost()).toMatchObject({ rows: 1, written: 0, calls: 1 });
  });

  test("a join is told of the mail on the page, with and without scripts", async () => {
    expect(await read("/waitlist")).toContain(waitlistMail.lookup.button);
    const brand = { brandName: "B", founderName: "F", email: "a@x.example", phoneNumber: "98000 00000" };
    const joined = await send("/waitlist", { intent: "join", ...brand, acceptedTerms: "on" }, ORIGIN);
    expect(await joined.text()).toContain(inPage(waitlistMail.confirm));
    const again = await send("/waitlist", { intent: "join", ...brand, acceptedTerms: "on" }, ORIGIN);
    expect(await again.text()).toContain(inPage(waitlistMail.confirmKnown));
  });
});

describe("one's own link", () => {
  test("one's own link is mailed to who is listed, and the answer is the same to everybody", async () => {
    await join("tara@bel.example");
    const answers = [];
    for (const email of ["tara@bel.example", "nobody@x.example", "Tara@bel.example"])
      answers.push(await askForLink(email));
    expect(new Set(await Promise.all(answers.map((each) => each.text()))).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await untilDone();
    const mails = post.to("tara@bel.example").filter(({ text }) => text.includes("/waitlist/me?token="));
    expect([mails.length, post.to("nobody@x.example").length]).toEqual([1, 0]);
    for (const email of ["nobody@x.example", "tara@bel.example"]) {
      const form = send("/waitlist", { intent: "lookup", email }, ORIGIN);
      await expectAnswer(form, 200, waitlistMail.lookup.sent.description);
    }
    await expectAnswer(get(`/waitlist/me?token=${tokenIn(mails[0], "me")}`), 200, "tara@bel.example");
  });

  test("one's own link opens the newest hundred brands, and a file with all", async () => {
    await join("tara@bel.example");
    await fillWaitlist(2300, {
      brand_name: "'Brand ' || i || '.'",
      referrer_id: "(SELECT id FROM waitlist_entries WHERE email = 'tara@bel.example')",
      created_at: "i",
    });
    await askForLink("tara@bel.example");
    await untilDone();
    const mailed = post.to("tara@bel.example").find(({ text }) => text.includes("/waitlist/me?token="));
    const token = tokenIn(mailed, "me");
    const html = await read(`/waitlist/me?token=${token}`);
    expect(new Set(html.match(/Brand \d+\./g)).size).toBe(100);
    for (const words of ["Brand 2300.", "Brand 2201.", "2300 brands came"]) expect(html).toContain(words);
    const file = (await (await send("/waitlist/me.json", { token })).json()) as { referrals: { brandName: string }[] };
    expect(file.referrals.map(({ brandName }) => brandName)).toEqual(
      Array.from({ length: 2300 }, (_, index) => `Brand ${2300 - index}.`),
    );
  });

  test("one's own link is asked for by JSON from this site, of a size, and not too often", async () => {
    const ask = (body: unknown, headers: Record<string, string> = {}) =>
      call("/api/waitlist/mail-link", body, { env: withMail(), headers });
    const form = { email: "tara@bel.example" };
    const statuses = [
      await get("/api/waitlist/mail-link"),
      await ask("{"),
      await ask({}),
      await ask(" ".repeat(20_000)),
      await ask(form, { Origin: "https://elsewhere.example" }),
      await ask(form, { "Content-Type": "text/plain" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([405, 400, 400, 413, 403, 415]);
    const headers = asVisitor();
    const often = [];
    for (let call = 0; call < 6; call += 1) often.push((await ask(form, headers)).status);
    expect(often).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("one's own page shows, corrects, stops, gives out and erases", async () => {
    const code = await join("tara@bel.example", { acceptedMarketing: true });
    await join("kabir@x.example", { referredBy: code, brandName: "Pepper Porch" });
    await DB.prepare("UPDATE waitlist_entries SET confirm_by = 1 WHERE email = 'kabir@x.example'").run();
    const token = await tokenFor("own-page", code, "tara@bel.example");
    const shown = await read(`/waitlist/me?token=${token}`);
    for (const part of [
      "Bel &amp; Buta",
      "Pepper Porch",
      myEntry.referrals.states.lapsed,
      `Terms of Service (version ${consentVersions.terms})`,
    ]) {
      expect(shown).toContain(part);
    }
    const act = (fields: Record<string, string>) => send("/waitlist/me", { token, ...fields });
    const saying = async (intent: string) => (await act({ intent })).text();
    const typed = { intent: "correct", brandName: " Bel Studio ", founderName: "Tara R", phoneNumber: "98000 11111" };
    const correction = act({ ...typed, igHandle: "https://instagram.com/bel" });
    await expectAnswer(correction, 200, myEntry.notices.corrected);
    const refused = await act({ ...typed, phoneNumber: "12", founderName: "Kept as typed", igHandle: "" });
    const wrong = await refused.text();
    expect(wrong).toContain("Please enter a valid phone number");
    expect(wrong).toContain('value="Kept as typed"');
    expect(await saying("confirm")).toContain(myEntry.notices.confirmed);
    expect(await saying("stop")).toContain(myEntry.messages.off);
    const row = await DB.prepare("SELECT * FROM waitlist_entries WHERE email = 'tara@bel.example'").first();
    expect(row).toMatchObject({
      founder_name: "Tara R",
      phone_number: "98000 11111",
      ig_handle: "bel",
      accepted_marketing: 0,
    });
    expect(row?.confirmed_at).not.toBeNull();
    expect(await read(`/waitlist/me?token=${token}`)).toContain(waitlistForm.marketing);
    expect(await saying("resume")).toContain(myEntry.messages.newsOnly);
    expect(await saying("tell")).toContain(myEntry.messages.on);

    const file = await send("/waitlist/me.json", { token });
    expect(file.headers.get("Content-Disposition")).toContain("attachment");
    expect(file.headers.get("Cache-Control")).toContain("no-store");
    expect(await file.json()).toMatchObject({
      entry: { email: "tara@bel.example", brandName: "Bel Studio", referralCode: code },
      referrals: [{ brandName: "Pepper Porch", state: "lapsed" }],
      consents: [
        {
          termsVersion: consentVersions.terms,
          marketingVersion: consentVersions.marketing,
          marketingWithdrawnAt: expect.any(String),
        },
        {
          form: "own-page",
          termsVersion: null,
          marketingVersion: consentVersions.marketing,
          marketingWithdrawnAt: null,
        },
      ],
      mails: [{ kind: "welcome", state: "sent" }],
    });

    await expectAnswer(act({ intent: "erase" }), 400, myEntry.notices.tick);
    await expectAnswer(act({ intent: "erase", sure: "on" }), 200, myEntry.erased.heading);
    expect(await DB.prepare("SELECT count(*) AS n FROM waitlist_entries").first()).toEqual({ n: 1 });
    await expectAnswer(act({ intent: "erase", sure: "on" }), 403, myEntry.refused.heading);
    expect((await get(`/waitlist/me?token=${token}`)).status).toBe(403);
  });
});

test("'This was not me' removes the entry, frees its place, and ends all mails", async () => {
  await join("victim@gmail.com");
  const place = await DB.prepare("SELECT position FROM waitlist_entries").first();
  const token = tokenIn(post.to("victim@gmail.com")[0], "not-me");
  const before = await everything();
  await expectAnswer(get(`/waitlist/not-me?token=${token}`), 200, notMePage.ask.button);
  expect(await everything()).toBe(before);
  for (const forged of ["", `${token.slice(0, -1)}x`, token.replace(/^./, (sign) => (sign === "2" ? "3" : "2"))]) {
    expect((await send("/waitlist/not-me", { token: forged })).status).toBe(403);
  }
  await expectAnswer(send("/waitlist/not-me", { token }), 200, notMePage.done.heading);
  expect(await DB.prepare("SELECT count(*) AS n FROM waitlist_entries").first()).toEqual({ n: 0 });
  expect((await send("/waitlist/not-me", { token })).status).toBe(200);

  // Whoever types it again, however it is written, and whatever it asks for.
  expect(await join("vic.tim+1@googlemail.com")).toMatch(/^\w{8}$/);
  await askForLink("vic.tim+1@googlemail.com");
  await untilDone();
  expect(post.taken.length).toBe(1);
  expect(await DB.prepare("SELECT position FROM waitlist_entries").first()).toEqual(place);
});

test("one press in a mail program stops a welcome or an application's mails for good", async () => {
  const code = await join("tara@bel.example");
  const headers = asVisitor({ "Content-Type": "application/x-www-form-urlencoded" });
  const oneClick = (mail: Delivered | undefined) => {
    const address = /<(.*)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    return site(address, { method: "POST", env: withMail(), body: "List-Unsubscribe=One-Click", headers });
  };
  expect((await oneClick(post.to("tara@bel.example")[0])).status).toBe(200);
  await DB.prepare("UPDATE waitlist_entries SET welcome_asked_at = 0").run();
  expect(await join("tara@bel.example")).toBe(code);
  expect(post.to("tara@bel.example").length).toBe(1);

  const apply = async (email: string) => {
    expect((await call("/api/careers/apply", { ...application, email }, { env: withMail() })).status).toBe(201);
    await untilDone();
  };
  await apply("reena@x.example");
  expect((await oneClick(post.to("reena@x.example")[0])).status).toBe(200);
  await apply("reena+2@x.example");
  expect(post.taken.filter(({ to }) => to.startsWith("reena")).length).toBe(1);
});

test("one's own page and file tell no brand's name that leads elsewhere", async () => {
  const code = await join("tara@bel.example");
  await join("kabir@x.example", { referredBy: code, brandName: "win at evil.example" });
  const token = await tokenFor("own-page", code, "tara@bel.example");
  const page = await read(`/hi/waitlist/me?token=${token}`);
  const file = await (await send("/waitlist/me.json", { token })).text();
  expect([page, file].filter((text) => text.includes("evil.example"))).toEqual([]);
  expect(page).toContain(textsOf("hi").waitlist.unnamedBrand);
});

test("one's own correction does not replace what an operator corrected meanwhile", async () => {
  const code = await join("tara@bel.example");
  const token = await tokenFor("own-page", code, "tara@bel.example");
  const asShown = { brandName: "Bel & Buta", founderName: "Tara", phoneNumber: "98000 00000", igHandle: "" };
  const save = async (typed: Record<string, string>) => {
    const was = Object.entries(asShown).map(([name, value]) => [`was-${name}`, value]);
    return send("/waitlist/me", { token, intent: "correct", ...Object.fromEntries(was), ...asShown, ...typed });
  };
  const entry = () => DB.prepare("SELECT brand_name AS brand, founder_name AS founder FROM waitlist_entries").first();
  expect((await get(`/waitlist/me?token=${token}`)).status).toBe(200);
  await DB.prepare("UPDATE waitlist_entries SET brand_name = 'Bel Studio'").run();
  // What one left alone stays as the operator made it.
  expect((await save({ founderName: "Tara R" })).status).toBe(200);
  expect(await entry()).toEqual({ brand: "Bel Studio", founder: "Tara R" });
  const refused = await save({ brandName: "Bel Atelier", founderName: "Tara R" });
  const page = await refused.text();
  expect(refused.status).toBe(409);
  expect(page).toContain('role="alert"');
  expect(page).toContain("It now says: Bel Studio");
  expect(page).toContain('name="was-brandName" value="Bel Studio"');
  expect(page).toMatch(/name="brandName"[^>]*value="Bel Atelier"/);
  expect(await entry()).toEqual({ brand: "Bel Studio", founder: "Tara R" });
});

describe("a mailed link", () => {
  const links = [
    ["confirm", "/waitlist/confirm"],
    ["stop", "/waitlist/stop"],
    ["own-page", "/waitlist/me"],
  ] as const;

  test.each(links)("a mailed link to %s that a scanner opens changes nothing", async (purpose, path) => {
    const code = await join("tara@bel.example");
    const token = await tokenFor(purpose, code, "tara@bel.example");
    const before = await everything();
    for (const method of ["GET", "HEAD", "GET"]) {
      const response = await get(`${path}?token=${token}`, method);
      expect(response.status).toBe(200);
      expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      if (method === "GET") expect(await response.text()).toContain('<meta name="robots" content="noindex"');
    }
    expect(await everything()).toBe(before);
    expect((await get("/waitlist/me.json")).status).toBe(404);
  });

  test.each(links)(
    "a mailed link to %s that is forged, expired or for another purpose does nothing",
    async (purpose, path) => {
      const code = await join("tara@bel.example");
      const genuine = await tokenFor(purpose, code, "tara@bel.example");
      const others = links.map(([other]) => other).filter((other) => other !== purpose);
      const bad = [
        "",
        `${genuine.slice(0, -1)}${genuine.endsWith("0") ? "1" : "0"}`,
        await tokenFor(purpose, code, "tara@bel.example", new Date(Date.now() - 366 * 86_400_000)),
        await tokenFor(purpose, code, "other@bel.example"),
        await tokenFor(purpose, "ZZZZ2345", "tara@bel.example"),
        ...(await Promise.all(others.map((other) => tokenFor(other, code, "tara@bel.example")))),
      ];
      const before = await everything();
      for (const token of bad) {
        expect((await get(`${path}?token=${encodeURIComponent(token)}`)).status).toBe(403);
        for (const intent of ["confirm", "stop", "correct", "erase"]) {
          expect((await send(path, { token, intent, sure: "on" })).status).toBe(403);
        }
        if (purpose === "own-page") expect((await send("/waitlist/me.json", { token })).status).toBe(403);
      }
      expect(await everything()).toBe(before);
    },
  );

  test.each(links)(
    "a mailed link to %s works though a mail program or a sentence mangled it",
    async (purpose, path) => {
      const token = await tokenFor(purpose, await join("tara@bel.example"), "tara@bel.example");
      const addresses = [
        `?token=${token}.`,
        `?token=3D${token}`,
        `?token=${token.slice(0, 70)}=%0D%0A${token.slice(70)}`,
        `?token%3D${token.toUpperCase()}`,
        `?amp;token=${token}&utm_source=x`,
      ];
      for (const address of addresses) expect((await get(`${path}${address}`)).status, address).toBe(200);
      const moved = await get(`${path}%3Ftoken=${token})`);
      expect([moved.status, (await get(moved.headers.get("Location") ?? "")).status]).toEqual([301, 200]);
      expect((await send(path, { token: `${token}>`, intent: "confirm" })).status).toBe(200);
    },
  );

  test.each<[string, BodyInit | null, Record<string, string>]>([
    ["a mail program's form", new URLSearchParams({ "List-Unsubscribe": "One-Click" }), {}],
    ["no body", null, {}],
    ["an empty form", "", { "Content-Type": "application/x-www-form-urlencoded" }],
    ["an empty form in parts", "", { "Content-Type": "multipart/form-data" }],
    ["text", "List-Unsubscribe=One-Click", { "Content-Type": "text/plain" }],
    ["JSON", '{"List-Unsubscribe":"One-Click"}', { "Content-Type": "application/json" }],
    ["an unknown type", "List-Unsubscribe=One-Click", { "Content-Type": "x" }],
  ])("a mailed link to stop messages works with one press and %s", async (_, body, headers) => {
    const token = await tokenFor(
      "stop",
      await join("tara@bel.example", { acceptedMarketing: true }),
      "tara@bel.example",
    );
    const press = (address: string) =>
      site(address, { method: "POST", env: withMail(), body, headers: asVisitor(headers) });
    expect((await press("/waitlist/stop")).status).toBe(403);
    await expectAnswer(press(`/waitlist/stop?token=${token}`), 200, stopPage.done.heading);
    const row = await DB.prepare(
      "SELECT accepted_marketing AS yes, messages_stopped_at AS at FROM waitlist_entries",
    ).first();
    expect(row).toEqual({ yes: 0, at: expect.any(Number) });
  });
});
