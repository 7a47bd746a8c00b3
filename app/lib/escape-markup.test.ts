import { expect, it } from "vitest";
import { escapeAttribute, escapeText } from "./escape-markup.ts";

it("leaves nothing in a text that opens an element, and no sign escaped twice", () => {
  expect(escapeText(`R&D <b>"it's"</b>`)).toBe(`R&amp;D &lt;b&gt;"it's"&lt;/b&gt;`);
});

it("leaves nothing in an attribute that closes it", () => {
  expect(escapeAttribute(`"a" & 'b' <c>`)).toBe("&quot;a&quot; &amp; &#39;b&#39; &lt;c&gt;");
});
