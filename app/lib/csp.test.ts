import { expect, test } from "vitest";
import { scriptsWithNonce, withoutNonces } from "./csp.ts";

const mark = "5f0c";
const own = `<script nonce="${mark}">a()</script><script nonce="${mark}" type="module" async="">import "b"</script>`;
const foreign = '<script>steal()</script><script nonce="">steal()</script><script data-nonce="5f0c">steal()</script>';

test("only scripts that carry the mark of this rendering are allowed", () => {
  expect(scriptsWithNonce(own + foreign, mark)).toEqual(["a()", 'import "b"']);
});

test("no document is served with its mark", () => {
  expect(withoutNonces(own, mark)).toBe('<script>a()</script><script type="module" async="">import "b"</script>');
});
