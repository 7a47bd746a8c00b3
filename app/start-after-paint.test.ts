import { expect, test } from "vitest";
import { holdScripts } from "./start-after-paint.ts";

const preload = '<link rel="modulepreload" href="/assets/a.js"/>';
const start = '<script type="module" async="">import "/assets/$&.js";</script>';

test("preloads and the module that starts the app are held, word for word, and nothing else is", () => {
  expect(holdScripts(`<link rel="icon" href="/i.svg"/>${preload}<script>1</script>${start}`)).toBe(
    '<link rel="icon" href="/i.svg"/><link rel="held" href="/assets/a.js"/><script>1</script>' +
      '<script type="text/plain" id="held-start">import "/assets/$&.js";</script>',
  );
});

/**
 * If this fails with a newer React Router: look at the end of a document it renders, and let `holdScripts` replace what it
 * writes there now. Until then the site builds, but no document is rendered.
 */
test.each([preload, start])("a document with nothing but %s is refused", (html) => {
  expect(() => holdScripts(html)).toThrow("<Scripts> no longer writes");
});
