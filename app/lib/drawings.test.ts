import { describe, expect, it } from "vitest";
import { sprite } from "./drawings.ts";

const onServer = sprite("/a.svg", '<svg><symbol id="dot" viewBox="0 0 2 2"><path d="M0 0"/></symbol></svg>');
const inBrowser = sprite("/a.svg", "");

describe("a drawing", () => {
  it("a drawing is written out by the server", () => {
    expect(onServer("dot").__html).toBe('<path d="M0 0"/>');
    expect(onServer("dot", "ball").__html).toBe('<g class="ball"><path d="M0 0"/></g>');
  });

  it("a drawing comes from the file in the browser, and where the server does not know it", () => {
    expect(inBrowser("dot").__html).toBe('<use href="/a.svg#dot"></use>');
    expect(inBrowser("dot", "ball").__html).toBe('<use href="/a.svg#dot" class="ball"></use>');
    expect(onServer("none").__html).toBe('<use href="/a.svg#none"></use>');
  });
});
