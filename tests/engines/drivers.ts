/** A tab in an engine other than Chromium: it opens addresses and evaluates expressions. */
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { freePort } from "#tests/setup/free-port.ts";

export type Tab = {
  goto: (address: string) => Promise<unknown>;
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  close: () => Promise<unknown>;
};

/** Firefox, by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: { "media.autoplay.default": 0 },
  });
  const page = await browser.newPage();
  return {
    goto: (address) => page.goto(address),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

/** WebKitGTK's MiniBrowser, by WebDriver, on a virtual screen. */
export async function openWebKit(binary: string): Promise<Tab> {
  const port = await freePort();
  const driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      XDG_RUNTIME_DIR: mkdtempSync(join(tmpdir(), "webkit-")),
    },
    detached: true,
  });
  const call = async (path: string, body?: object, method = "POST"): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      body: method === "POST" ? JSON.stringify(body ?? {}) : null,
    });
    const { value } = (await response.json()) as { value: { message?: string } | null };
    if (!response.ok) throw new Error(value?.message ?? `WebDriver said ${response.status}`);
    return value;
  };
  const options = { binary, args: ["--automation", "--autoplay-policy=allow"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const begin = async (triesLeft: number): Promise<unknown> => {
    try {
      return await call("", { capabilities });
    } catch (error) {
      if (triesLeft === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return begin(triesLeft - 1);
    }
  };
  const { sessionId } = (await begin(20)) as { sessionId: string };
  return {
    goto: (url) => call(`/${sessionId}/url`, { url }),
    evaluate: (expression) => call(`/${sessionId}/execute/sync`, { script: `return (${expression});`, args: [] }),
    close: async () => {
      await call(`/${sessionId}`, undefined, "DELETE").catch(() => {});
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}
