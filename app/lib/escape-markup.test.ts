import { expect, it } from "vitest";
import { escapeAttribute, escapeText } from "./escape-markup.ts";

it("an escaped text opens no element, and no sign is escaped twice", () => {
  expect(escapeText(`R&D <b>"it's"</b>`)).toBe(`R&amp;D &lt;b&gt;"it's"&lt;/b&gt;`);
});

it("an escaped attribute is not closed by its text", () => {
  expect(escapeAttribute(`"a" & 'b' <c>`)).toBe("&quot;a&quot; &amp; &#39;b&#39; &lt;c&gt;");
});
