/** The site with default settings: mail is off, and no page mentions it. */
import { expect, test } from "vitest";
import { publicPages } from "#app/.server/site-map/index.ts";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { consentVersions } from "#app/content/consent.ts";
import { mailTexts } from "#app/content/mail-mentions.ts";
import { waitlistMail } from "#app/content/my-entry.ts";
import { bindings, call, joinByCall, site, textAt, unkept, visit } from "./site.ts";

test("no page speaks of mail, and none has words left in braces", async () => {
  const said = [
    ...Object.values(mailTexts(true)),
    waitlistMail.lookup.button,
    waitlistMail.confirm,
    waitlistMail.confirmKnown,
    waitlistMail.progress.note,
  ];
  const words = said.map((text) => text.trim().replaceAll("'", "&#x27;")).filter((text) => text.includes(" "));
  for (const { path } of publicPages(builtInStories)) {
    const html = await textAt(unkept(path));
    expect(html.match(/\{mail\w*\}/g), path).toBeNull();
    expect(
      words.filter((text) => html.includes(text)),
      path,
    ).toEqual([]);
  }
});

test("no mailed link has a page while mail is off, and no join queues a mail", async () => {
  for (const page of ["me", "me?token=x", "confirm", "stop", "not-me", "me.json"])
    expect((await visit(`/waitlist/${page}`)).status, page).toBe(404);
  expect((await call("/api/waitlist/mail-link", { email: "a@x.example" })).status).toBe(404);
  await joinByCall("a@x.example");
  expect(await bindings.DB.prepare("SELECT count(*) AS n FROM mails").first()).toEqual({ n: 0 });
  expect(
    await bindings.DB.prepare(
      "SELECT form, terms_version AS terms, marketing_version AS marketing FROM consent_receipts",
    ).first(),
  ).toEqual({
    form: "waitlist",
    terms: consentVersions.terms,
    marketing: null,
  });
  const health = await (await site("/healthz")).json();
  expect(health).toMatchObject({ mail: "off, for want of MAIL, MAIL_FROM, LINK_SECRET" });
});
