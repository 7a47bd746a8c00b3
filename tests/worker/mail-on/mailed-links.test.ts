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
import { type Delivered, mailbox, tokenIn } from "../mailbox.ts";
import { asJson, asVisitor, bindings, joinByCall, ORIGIN, site, untilDone } from "../site.ts";

const { DB } = bindings;
let post = mailbox();
const withMail = () => ({ MAIL: post.binding });

beforeEach(async () => {
  post = mailbox();
  await DB.batch([DB.prepare("DELETE FROM waitlist_entries"), DB.prepare("DELETE FROM mails")]);
});

const get = (path: string, method = "GET") => site(path, { method, env: withMail(), headers: asVisitor() });

/** A form as a browser sends it from a page without referrer. */
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site(path, {
    method: "POST",
    env: withMail(),
    body: new URLSearchParams(fields),
    headers: asVisitor({ Origin: "null", ...headers }),
  });

const join = (email: string, given: object = {}) => joinByCall(email, given, withMail());

const tokenFor = (purpose: LinkPurpose, referralCode: string, email: string, now = new Date()) =>
  signLink(mailSettings.LINK_SECRET, purpose, { referralCode, email }, now);

/** Everything stored, to show that nothing changed. */
async function everything() {
  const tables = ["waitlist_entries", "waitlist_totals", "mails", "consent_receipts", "free_months"];
  const results = await DB.batch(tables.map((name) => DB.prepare(`SELECT * FROM ${name}`)));
  return JSON.stringify(results.map((each) => each.results));
}

const inPage = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");

test("the policy, the questions and the assistant say what mail does", async () => {
  const policy = await (await get("/privacy-policy")).text();
  for (const name of mailNames.filter((each) => /Conf|Rights|Stored|Kept|Does|Logs/.test(each))) {
    expect(policy, name).toContain(inPage(mailTexts(true)[name].split("[")[0] ?? ""));
  }
  expect(await (await get("/terms-of-service")).text()).toContain(mailTexts(true).mailCounts);
  expect(await (await get("/waitlist?fresh=1")).text()).toContain(inPage(mailTexts(true).mailErase));
  expect(await (await get("/healthz")).json()).toMatchObject({ mail: "on" });
});

describe("a join", () => {
  test("a join mails the link to confirm after the answer, and the panel's count tells who has", async () => {
    const tara = await join("tara@bel.example");
    await join("kabir@x.example", { referredBy: tara });
    expect(post.to("tara@bel.example").length).toBe(1);
    const count = async () =>
      (await site(`/api/waitlist/referral-count/${tara}`, { env: withMail(), headers: asVisitor() })).json();
    expect(await count()).toEqual({ referralCode: tara, referralCount: 1, confirmedCount: 0 });
    const [mail] = post.to("kabir@x.example");
    const token = mail ? tokenIn(mail, "confirm") : "";
    const pressed = await send("/waitlist/confirm", { token });
    expect([pressed.status, await pressed.text()]).toEqual([200, expect.stringContaining(confirmPage.done.heading)]);
    await untilDone();
    expect(await count()).toMatchObject({ confirmedCount: 1 });
    expect(post.to("tara@bel.example").map(({ subject }) => subject)).toContain(
      "A brand you referred has confirmed. Free months earned: 1",
    );
    const again = await send("/waitlist/confirm", { token });
    expect(await again.text()).toContain(confirmPage.before.heading);
    expect(await (await get(`/waitlist/${tara}`)).text()).toContain("1 joined, 1 confirmed: 1 free month earned.");
  });

  test("every join counts once for a code that many use at once", async () => {
    const tara = await join("tara@bel.example");
    const names = Array.from({ length: 24 }, (_, index) => `n${index}@x.example`);
    const { database, cost } = measured(DB);
    const increment = async (env: Partial<Env>) =>
      (
        await site(`/api/waitlist/increment-referral/${tara}`, { method: "POST", env, body: "{}", headers: asJson() })
      ).json<{ referralCount: number; confirmedCount?: number }>();
    const told = await Promise.all(
      names.map(async (email) => {
        await join(email, { referredBy: tara });
        return increment(withMail());
      }),
    );
    expect(told.every(({ referralCount, confirmedCount }) => referralCount > 0 && confirmedCount === undefined)).toBe(
      true,
    );
    const count = async () =>
      (await site(`/api/waitlist/referral-count/${tara}`, { env: withMail(), headers: asVisitor() })).json();
    expect(await count()).toEqual({ referralCode: tara, referralCount: 24, confirmedCount: 0 });
    await untilDone();
    expect(names.map((email) => post.to(email).length)).toEqual(names.map(() => 1));
    const tokens = names.slice(0, 8).flatMap((email) => post.to(email).map((mail) => tokenIn(mail, "confirm")));
    await Promise.all(tokens.map((token) => send("/waitlist/confirm", { token })));
    expect(await count()).toEqual({ referralCode: tara, referralCount: 24, confirmedCount: 8 });
    // Every join with the code asks this, so it must not read each brand that came by it.
    expect(await increment({ ...withMail(), DB: database })).toEqual({ referralCode: tara, referralCount: 24 });
    expect(cost()).toMatchObject({ rows: 1, written: 0, calls: 1 });
  });

  test("a join is told of the mail on the page, with and without scripts", async () => {
    const html = await (await get("/waitlist")).text();
    expect(html).toContain(waitlistMail.lookup.button);
    const fields = {
      intent: "join",
      brandName: "B",
      founderName: "F",
      email: "a@x.example",
      phoneNumber: "98000 00000",
    };
    const joined = await send("/waitlist", { ...fields, acceptedTerms: "on" }, { Origin: ORIGIN });
    expect(await joined.text()).toContain(inPage(waitlistMail.confirm));
  });
});

describe("one's own link", () => {
  test("one's own link is mailed to who is listed, and the answer is the same to everybody", async () => {
    await join("tara@bel.example");
    const ask = (email: string) =>
      site("/api/waitlist/mail-link", {
        method: "POST",
        env: withMail(),
        body: JSON.stringify({ email }),
        headers: asJson(),
      });
    const answers = [await ask("tara@bel.example"), await ask("nobody@x.example"), await ask("Tara@bel.example")];
    expect(new Set(await Promise.all(answers.map((each) => each.text()))).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await untilDone();
    const mails = post.to("tara@bel.example").filter(({ text }) => text.includes("/waitlist/me?token="));
    expect([mails.length, post.to("nobody@x.example").length]).toEqual([1, 0]);
    for (const email of ["nobody@x.example", "tara@bel.example"]) {
      const form = await send("/waitlist", { intent: "lookup", email }, { Origin: ORIGIN });
      expect([form.status, await form.text()]).toEqual([
        200,
        expect.stringContaining(waitlistMail.lookup.sent.description),
      ]);
    }
    const page = await get(`/waitlist/me?token=${mails[0] && tokenIn(mails[0], "me")}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("tara@bel.example")]);
  });

  test("one's own link opens the newest hundred brands, and a file with all", async () => {
    await join("tara@bel.example");
    await DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2300)
       INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, referral_code,
         referrer_id, accepted_terms, accepted_marketing, created_at)
       SELECT i || '@s.example', i || '@s.example', 'Brand ' || i || '.', 'F', '1', printf('S%07d', i),
         (SELECT id FROM waitlist_entries WHERE email = 'tara@bel.example'), 1, 0, i FROM n`,
    ).run();
    await site("/api/waitlist/mail-link", {
      method: "POST",
      env: withMail(),
      body: JSON.stringify({ email: "tara@bel.example" }),
      headers: asJson(),
    });
    await untilDone();
    const mailed = post.to("tara@bel.example").find(({ text }) => text.includes("/waitlist/me?token="));
    const token = mailed ? tokenIn(mailed, "me") : "";
    const html = await (await get(`/waitlist/me?token=${token}`)).text();
    expect(new Set(html.match(/Brand \d+\./g)).size).toBe(100);
    for (const words of ["Brand 2300.", "Brand 2201.", "2300 brands in all"]) expect(html).toContain(words);
    const file = (await (await send("/waitlist/me.json", { token })).json()) as { referrals: { brandName: string }[] };
    expect(file.referrals.map(({ brandName }) => brandName)).toEqual(
      Array.from({ length: 2300 }, (_, index) => `Brand ${2300 - index}.`),
    );
  });

  test("one's own link is asked for by JSON from this site, of a size, and not too often", async () => {
    const ask = (init: RequestInit, headers = asJson()) =>
      site("/api/waitlist/mail-link", { method: "POST", env: withMail(), headers, ...init });
    const body = JSON.stringify({ email: "tara@bel.example" });
    const statuses = [
      await ask({ method: "GET" }),
      await ask({ body: "{" }),
      await ask({ body: "{}" }),
      await ask({ body: " ".repeat(20_000) }),
      await ask({ body }, asJson({ Origin: "https://elsewhere.example" })),
      await ask({ body }, asVisitor({ "Content-Type": "text/plain" })),
    ].map(({ status }) => status);
    expect(statuses).toEqual([405, 400, 400, 413, 403, 415]);
    const headers = asJson();
    const often = [];
    for (let call = 0; call < 6; call += 1) often.push((await ask({ body }, headers)).status);
    expect(often).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("one's own page shows, corrects, stops, gives out and erases", async () => {
    const code = await join("tara@bel.example", { acceptedMarketing: true });
    await join("kabir@x.example", { referredBy: code, brandName: "Pepper Porch" });
    await DB.prepare("UPDATE waitlist_entries SET confirm_by = 1 WHERE email = 'kabir@x.example'").run();
    const token = await tokenFor("own-page", code, "tara@bel.example");
    const shown = await (await get(`/waitlist/me?token=${token}`)).text();
    for (const part of [
      "Bel &amp; Buta",
      "Pepper Porch",
      myEntry.referrals.states.lapsed,
      `Terms of Service, version ${consentVersions.terms}`,
    ]) {
      expect(shown).toContain(part);
    }
    const act = async (fields: Record<string, string>) => {
      const response = await send("/waitlist/me", { token, ...fields });
      return [response.status, await response.text()] as const;
    };
    const correction = {
      intent: "correct",
      brandName: " Bel Studio ",
      founderName: "Tara R",
      phoneNumber: "98000 11111",
    };
    expect(await act({ ...correction, igHandle: "https://instagram.com/bel" })).toEqual([
      200,
      expect.stringContaining(myEntry.notices.corrected),
    ]);
    const [, wrong] = await act({ ...correction, phoneNumber: "12", founderName: "Kept as typed", igHandle: "" });
    expect(wrong).toContain("Please enter a valid phone number");
    expect(wrong).toContain('value="Kept as typed"');
    expect((await act({ intent: "confirm" }))[1]).toContain(myEntry.notices.confirmed);
    expect((await act({ intent: "stop" }))[1]).toContain(myEntry.messages.off);
    const row = await DB.prepare("SELECT * FROM waitlist_entries WHERE email = 'tara@bel.example'").first();
    expect(row).toMatchObject({
      founder_name: "Tara R",
      phone_number: "98000 11111",
      ig_handle: "bel",
      accepted_marketing: 0,
    });
    expect(row?.confirmed_at).not.toBeNull();
    expect(await (await get(`/waitlist/me?token=${token}`)).text()).toContain(waitlistForm.marketing);
    expect((await act({ intent: "resume" }))[1]).toContain(myEntry.messages.newsOnly);
    expect((await act({ intent: "tell" }))[1]).toContain(myEntry.messages.on);

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

    expect(await act({ intent: "erase" })).toEqual([400, expect.stringContaining(myEntry.notices.tick)]);
    expect(await act({ intent: "erase", sure: "on" })).toEqual([200, expect.stringContaining(myEntry.erased.heading)]);
    expect(await DB.prepare("SELECT count(*) AS n FROM waitlist_entries").first()).toEqual({ n: 1 });
    expect(await act({ intent: "erase", sure: "on" })).toEqual([403, expect.stringContaining(myEntry.refused.heading)]);
    expect((await get(`/waitlist/me?token=${token}`)).status).toBe(403);
  });
});

test("'This was not me' removes the entry, frees its place, and ends all mails", async () => {
  await join("victim@gmail.com");
  const place = await DB.prepare("SELECT position FROM waitlist_entries").first();
  const [welcome] = post.to("victim@gmail.com");
  const token = welcome ? tokenIn(welcome, "not-me") : "";
  const before = await everything();
  const asked = await get(`/waitlist/not-me?token=${token}`);
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining(notMePage.ask.button)]);
  expect(await everything()).toBe(before);
  for (const forged of ["", `${token.slice(0, -1)}x`, token.replace(/^./, (sign) => (sign === "2" ? "3" : "2"))]) {
    expect((await send("/waitlist/not-me", { token: forged })).status).toBe(403);
  }
  const pressed = await send("/waitlist/not-me", { token });
  expect([pressed.status, await pressed.text()]).toEqual([200, expect.stringContaining(notMePage.done.heading)]);
  expect(await DB.prepare("SELECT count(*) AS n FROM waitlist_entries").first()).toEqual({ n: 0 });
  expect((await send("/waitlist/not-me", { token })).status).toBe(200);

  // Whoever types it again, however it is written, and whatever it asks for.
  expect(await join("vic.tim+1@googlemail.com")).toMatch(/^\w{8}$/);
  const asking = JSON.stringify({ email: "vic.tim+1@googlemail.com" });
  await site("/api/waitlist/mail-link", { method: "POST", env: withMail(), body: asking, headers: asJson() });
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
    const body = JSON.stringify({ ...application, email });
    const sent = await site("/api/careers/apply", { method: "POST", env: withMail(), body, headers: asJson() });
    expect(sent.status).toBe(201);
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
  const page = await (await get(`/hi/waitlist/me?token=${token}`)).text();
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
    const fields = { token, intent: "correct", ...Object.fromEntries(was), ...asShown, ...typed };
    const response = await send("/waitlist/me", fields);
    return [response.status, await response.text()] as const;
  };
  const entry = () => DB.prepare("SELECT brand_name AS brand, founder_name AS founder FROM waitlist_entries").first();
  expect((await get(`/waitlist/me?token=${token}`)).status).toBe(200);
  await DB.prepare("UPDATE waitlist_entries SET brand_name = 'Bel Studio'").run();
  // What one left alone stays as the operator made it.
  expect((await save({ founderName: "Tara R" }))[0]).toBe(200);
  expect(await entry()).toEqual({ brand: "Bel Studio", founder: "Tara R" });
  const [status, page] = await save({ brandName: "Bel Atelier", founderName: "Tara R" });
  expect(status).toBe(409);
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
    const pressed = await press(`/waitlist/stop?token=${token}`);
    expect([pressed.status, await pressed.text()]).toEqual([200, expect.stringContaining(stopPage.done.heading)]);
    const row = await DB.prepare(
      "SELECT accepted_marketing AS yes, messages_stopped_at AS at FROM waitlist_entries",
    ).first();
    expect(row).toEqual({ yes: 0, at: expect.any(Number) });
  });
});
