import { describe, expect, test } from "vitest";
import { holdScripts, startScript } from "./start-after-paint.ts";

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

describe("the script that starts the app", () => {
  /** Runs it in a stand-in for a document; an entry of `changes` that is undefined is missing. */
  async function start(changes: Record<string, unknown> = {}) {
    const slot = { player: { controls: false }, closest: () => ({ dataset: { src: "/a.mp3" } }), append };
    function append(player: typeof slot.player) {
      slot.player = player;
    }
    const appended: { textContent: string; onerror?: () => void }[] = [];
    const timers: [run: () => void, ms: number][] = [];
    const found: Record<string, object[]> = { "[data-plain]:empty": [slot], "[data-css]": [] };
    const names = {
      document: {
        documentElement: { dataset: {} as Record<string, string> },
        querySelector: () => ({
          sheet: { cssRules: [{ cssRules: [] }] },
          getAttribute: () => null,
        }),
        querySelectorAll: (selector: string) => found[selector],
        getElementById: () => ({ textContent: "import 1" }),
        createElement: () => ({}),
        head: { append: (script: (typeof appended)[number]) => appended.push(script) },
        ...(changes.document as object),
      },
      addEventListener: () => {},
      Audio: class {},
      setTimeout: (run: () => void, ms: number) => timers.push([run, ms]),
      painted: Promise.resolve(),
      arrived: Promise.resolve(),
    };
    new Function(...Object.keys(names), startScript)(...Object.values(names));
    await names.painted;
    const wait = (ms: number) => {
      for (const [run, at] of [...timers]) if (at === ms) run();
    };
    return { slot, appended, wait };
  }

  test("the app starts before the fonts' style, behind the browser's controls", async () => {
    const { appended, slot } = await start({ document: { querySelector: () => null } });
    expect(appended.map(({ textContent }) => textContent)).toEqual(["import 1"]);
    expect(slot.player.controls).toBe(true);
  });

  test("the browser's controls show where nothing starts, or nothing came of it", async () => {
    const gone = await start({ document: { getElementById: () => null } });
    expect(gone.slot.player.controls).toBe(true);
    const silent = await start();
    expect(silent.slot.player.controls).toBe(false);
    silent.wait(10_000);
    expect(silent.slot.player.controls).toBe(true);
  });
});
