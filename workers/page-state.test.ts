import { expect, test } from "vitest";
import { askedVersion, stateOf, withoutState, withStateAddress } from "./page-state.ts";

const document = (state: string) =>
  `<body><h1>Pickles</h1><script type="application/json" id="page-state">${state}</script></body>`;

test("a document's state is read word for word", () => {
  expect(stateOf(document('"[{\\"_1\\":2},\\"$& \\u003c/script>\\n\\"]"'))).toBe('[{"_1":2},"$& </script>\n"]');
  expect(stateOf("<h1>Pickles</h1>")).toBeNull();
});

test("the address takes the place of the data, and of nothing else", () => {
  const html = withStateAddress(document('"[1]"'), "/pricing?billing=annually", "abc");
  expect(html).toBe(
    '<body><h1>Pickles</h1><script type="application/json" id="page-state" data-from="/pricing?billing=annually&amp;_state=abc"></script></body>',
  );
  expect(stateOf(html)).toBeNull();
  expect(withStateAddress(document('"[1]"'), "/story/$&", "abc")).toContain('data-from="/story/$&amp;?_state=abc"');
});

test.each([
  ["https://ladoo.example/", null],
  ["https://ladoo.example/?ref=_state", null],
  ["https://ladoo.example/?my_state=abc", null],
  ["https://ladoo.example/?_state=abc", "abc"],
  ["https://ladoo.example/?story=1&_state=abc&feature=2", "abc"],
])("%s asks for the state %s", (url, version) => {
  expect(askedVersion(url)).toBe(version);
});

test("the page behind a state's address is asked for without it", () => {
  const page = withoutState(
    new Request("https://ladoo.example/pricing?billing=annually&_state=abc", { method: "HEAD" }),
  );
  expect(page.url).toBe("https://ladoo.example/pricing?billing=annually");
  expect(page.method).toBe("HEAD");
  const asIs = new Request("https://ladoo.example/stories?featureName=The%20Sales%20Desk");
  expect(withoutState(asIs)).toBe(asIs);
});
