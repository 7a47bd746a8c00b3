import { describe, expect, test } from "vitest";
import {
  type Block,
  foldAnswer,
  type Inline,
  isInSitePath,
  parseMessage,
  messageAsText,
  withoutLooseEnds,
} from "./message-markup.ts";

const CONTACT = "https://wa.me/919800000000?text=Hello";
const parse = (text: string) => parseMessage(text, CONTACT);

/** The parts of a text that is one line. */
function lineOf(text: string): readonly Inline[] {
  const [block, ...more] = parse(text);
  expect(more).toEqual([]);
  return block?.kind === "paragraph" ? (block.lines[0] ?? []) : [];
}

/** Every link in the parsed blocks, at any depth. */
function linksIn(blocks: readonly Block[]): string[] {
  const ofParts = (parts: readonly Inline[]): string[] =>
    parts.flatMap((part) => {
      if (part.kind === "link") return [part.href];
      return part.kind === "bold" ? ofParts(part.parts) : [];
    });
  return blocks.flatMap((block) => (block.kind === "list" ? block.items : block.lines).flatMap(ofParts));
}

describe("an answer", () => {
  test("an answer is paragraphs, line breaks and lists", () => {
    expect(parse("One\r\ntwo\n\nThree:\n- a\n- b\nafter")).toEqual([
      { kind: "paragraph", lines: [[{ kind: "text", text: "One" }], [{ kind: "text", text: "two" }]] },
      { kind: "paragraph", lines: [[{ kind: "text", text: "Three:" }]] },
      { kind: "list", items: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "b" }]] },
      { kind: "paragraph", lines: [[{ kind: "text", text: "after" }]] },
    ]);
  });

  test("an answer may be bold, and link within the site, also both at once", () => {
    expect(lineOf("The **Admin** role, see [prices](/pricing#roles).")).toEqual([
      { kind: "text", text: "The " },
      { kind: "bold", parts: [{ kind: "text", text: "Admin" }] },
      { kind: "text", text: " role, see " },
      { kind: "link", label: "prices", href: "/pricing#roles", isInSite: true },
      { kind: "text", text: "." },
    ]);
    const link = { kind: "link", label: "Prices", href: "/pricing", isInSite: true };
    expect(lineOf("**[Prices](/pricing)**")).toEqual([{ kind: "bold", parts: [link] }]);
    expect(lineOf("[**Prices**](/pricing)")).toEqual([link]);
  });

  test("an answer links the team's own WhatsApp chat, with or without a message, and no other", () => {
    expect(linksIn(parse("[a](https://wa.me/919800000000) [b](https://wa.me/919800000000?text=Hi)"))).toHaveLength(2);
    expect(linksIn(parse("[a](https://wa.me/911111111111) [b](https://wa.me/9198000000001)"))).toEqual([]);
    expect(linksIn(parse("[a](https://wa.me/919800000000.evil.example)"))).toEqual([]);
  });

  test("an answer is read out without its marks", () => {
    expect(messageAsText("The **Admin** role: [prices](/pricing)\n\n- one\n- two", CONTACT)).toBe(
      "The Admin role: prices\none\ntwo",
    );
  });

  test("an answer of nothing is nothing", () => {
    expect(parse(" \n \n")).toEqual([]);
  });
});

describe("hostile text", () => {
  test.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert`1`)",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](https://evil.example)",
    "[x](http://wa.me/919800000000)",
    "[x](//evil.example)",
    "[x](/\\evil.example)",
    "[x](\\\\evil.example)",
    "[x](/\t/evil.example)",
    "[x](/\u0000/evil.example/..//)",
    "[x]( /pricing)",
    "[x](pricing)",
    "[x](?q=1)",
    "![x](/images/a.png)",
    "![x](https://evil.example/a.png?stolen=1)",
    "<img src=x onerror=alert(1)>",
    "<a href='/pricing'>x</a>",
    "https://evil.example",
    "[x][1]\n\n[1]: https://evil.example",
    "[a [b](https://evil.example)",
    "[](/pricing)",
  ])("%j makes no link", (text) => {
    expect(linksIn(parse(text))).toEqual([]);
  });

  test.each([
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "![x](/images/a.png)",
    "[x](https://evil.example)",
    "**",
    "** not bold **",
    "a ** b ** c",
    "# no heading",
    "&lt;b&gt;",
  ])("%j stays the text it is", (text) => {
    expect(lineOf(text)).toEqual([{ kind: "text", text }]);
  });

  test("nested links give only the inner one, and only when it may be one", () => {
    expect(linksIn(parse("[a [b](/pricing)](https://evil.example)"))).toEqual(["/pricing"]);
    expect(linksIn(parse("**[a](https://evil.example) [b](/about)**"))).toEqual(["/about"]);
  });

  test("hostile text of any shape is read in good time", () => {
    const started = performance.now();
    for (const piece of ["[", "**", "**a", "[a](", "![", "- ", "[a](/b", "\n\n"]) {
      parse(piece.repeat(4000));
      withoutLooseEnds(piece.repeat(4000));
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

test.each([
  ["/", true],
  ["/story/9?x=1#t=65", true],
  ["/feature/%2F%2Fevil", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["/a\\b", false],
  ["/\n/evil.example", false],
  ["", false],
  ["#top", false],
  ["https://evil.example/", false],
])("whether %j is a path within the site: %s", (path, expected) => {
  expect(isInSitePath(path)).toBe(expected);
});

test.each([
  ["See [the pri", "See "],
  ["See [the prices]", "See "],
  ["See [the prices](/pri", "See "],
  ["See [the prices](/pricing)", "See [the prices](/pricing)"],
  ["The **Adm", "The Adm"],
  ["The **Admin**", "The **Admin**"],
  ["The **Admin** and **Man", "The **Admin** and Man"],
  ["The *", "The "],
  ["Plain", "Plain"],
])("while it arrives, %j shows as %j", (text, shown) => {
  expect(withoutLooseEnds(text)).toBe(shown);
});

describe("a long answer", () => {
  const more = "It opens all seven modules in full, with user management and priority support. ".repeat(3).trim();

  test("a long answer shows its first sentence with its paragraph's links, and folds the rest", () => {
    const text = `I found this on the site:\n\nAdmin is ₹899. ${more} See [Pricing](/pricing).\n\nMore:\n\n- one\n- two`;
    expect(foldAnswer(text, false)).toEqual({
      first: "I found this on the site:\n\nAdmin is ₹899. See [Pricing](/pricing).",
      rest: `${more}\n\nMore:\n\n- one\n- two`,
    });
  });

  test("the answers to several questions are a list, which is shown whole", () => {
    const text = `I found this on the site:\n\n- Admin is ₹899. ${more}\n- UPI costs 0.99%. ${more}\n\nElse ask us.`;
    for (const isArriving of [true, false]) expect(foldAnswer(text, isArriving)).toEqual({ first: text, rest: "" });
  });

  test("an answer is folded while it arrives, and a short one is whole once it is there", () => {
    const short = "Admin is ₹899. Sales is ₹599.";
    expect(foldAnswer(short, true)).toEqual({ first: "Admin is ₹899.", rest: "Sales is ₹599." });
    expect(foldAnswer(short, false)).toEqual({ first: short, rest: "" });
    expect(foldAnswer("Admin is", true)).toEqual({ first: "Admin is", rest: "" });
    // Whether a link ends the paragraph is known only once the paragraph has ended.
    expect(foldAnswer("Admin is ₹899. See [Pricing](/pricing).", true).first).toBe("Admin is ₹899.");
  });
});
