import { describe, expect, it } from "vitest";
import { drawSymbol, symbolWriter } from "./drawings.ts";

const write = symbolWriter([
  { url: "/a.svg", text: '<svg><symbol id="dot" viewBox="0 0 2 2"><path d="M0 0"/></symbol></svg>' },
  { url: "/b.svg", text: '<svg><symbol id="dot" viewBox="0 0 2 2"><circle r="1"/></symbol></svg>' },
]);

describe("drawings in a served document", () => {
  it("are written out where they stand, each from its own file", () => {
    const html = `<svg>${drawSymbol("/a.svg", "dot").__html}</svg><svg>${drawSymbol("/b.svg", "dot").__html}</svg>`;
    expect(write(html)).toBe('<svg><path d="M0 0"/></svg><svg><circle r="1"/></svg>');
  });

  it("keep their class", () => {
    expect(write(drawSymbol("/a.svg", "dot", "ball").__html)).toBe('<g class="ball"><path d="M0 0"/></g>');
  });

  it("that are not known still come from the file", () => {
    const { __html } = drawSymbol("/a.svg", "none");
    expect(write(__html)).toBe(__html);
  });
});
