import { expect, test } from "vitest";
import { scriptsWithNonce, withoutNonces } from "./csp.ts";

const nonce = "5f0c";
const own = `<script nonce="${nonce}">a()</script><script nonce="${nonce}" type="module" async="">import "b"</script>`;
const foreign = '<script>steal()</script><script nonce="">steal()</script><script data-nonce="5f0c">steal()</script>';

test("only scripts that carry the nonce of this rendering are allowed", () => {
  expect(scriptsWithNonce(own + foreign, nonce)).toEqual(["a()", 'import "b"']);
});

test("no document is served with its nonce", () => {
  expect(withoutNonces(own, nonce)).toBe('<script>a()</script><script type="module" async="">import "b"</script>');
});
