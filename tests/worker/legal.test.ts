/** About and the legal pages as served: statements, sections, contents and links. */
import { describe, expect, test } from "vitest";
import { attributesOf, textsOf } from "./html.ts";
import { textAt } from "./site.ts";

const specified = [
  {
    path: "/terms-of-service",
    heading: "Terms of Service",
    sections: 18,
    updated: "Last updated: May 01, 2025",
    stated: [
      /laws of India/,
      /arbitration in Bangalore/,
      /at least 30 days' notice/,
      /non-refundable on termination/,
      /aged 13 to 17/,
      /under 13 are not allowed/,
      /renew/,
      /30 days after the cancellation has taken effect/,
      /Admin/,
      /Operations Manager/,
      /Sales\/Marketing User/,
      /Retail\/Event Staff/,
    ],
  },
  {
    path: "/privacy-policy",
    heading: "Privacy Policy",
    sections: 12,
    updated: "Last updated: May 2, 2025",
    stated: [
      /30 days after the cancellation has taken effect/,
      /12 months/,
      /Cloudflare/,
      /Global Privacy Control/,
      /Erasure/,
    ],
  },
  {
    path: "/refund-policy",
    heading: "Refund and Cancellation Policy",
    sections: 6,
    updated: "Last updated: April 29, 2025",
    stated: [/within 14 days/, /24 consecutive hours/, /prorated/, /in full/, /3-5 business days/],
  },
] as const;

describe.each(specified)("$path", ({ path, heading, sections, updated, stated }) => {
  test("a legal document has its numbered sections, its date and every stated term", async () => {
    const html = await textAt(path);
    expect(await textsOf(html, "main h1")).toEqual([heading]);
    expect(html).toMatch(new RegExp(`<(\\w+)[^>]*>${updated}</\\1>`));
    const headings = await textsOf(html, "main h2");
    expect(headings).toHaveLength(sections);
    for (const [index, text] of headings.entries()) expect(text).toMatch(new RegExp(`^${index + 1}\\. \\S`));
    const [text = ""] = await textsOf(html, "main");
    for (const term of stated) expect(text).toMatch(term);
    expect(text).not.toMatch(/\{\w+\}|\]\(/);
    expect(await attributesOf(html, 'main a[href^="mailto:"]', "href")).not.toEqual([]);
  });

  test("a legal document has contents that lead to each section", async () => {
    const html = await textAt(path);
    const anchors = (await attributesOf(html, "main section[id]", "id")).map((id) => `#${id}`);
    expect(anchors).toHaveLength(sections);
    for (const list of ["details", "div"]) {
      expect(await attributesOf(html, `nav[aria-label="On this page"] > ${list} a`, "href")).toEqual(anchors);
    }
  });
});

test("the terms link to the other two documents", async () => {
  const links = await attributesOf(await textAt("/terms-of-service"), "main a", "href");
  expect(links).toEqual(expect.arrayContaining(["/privacy-policy", "/refund-policy"]));
});
