/** Starts the built site with an operator's own settings. */
import { freePort } from "#tests/setup/free-port.ts";
import { serveBuilt } from "#tests/setup/miniflare.ts";
import { shippedSettings } from "#tests/setup/shipped-settings.ts";

type Settings = Record<string, string>;

/**
 * Starts the site with the settings as shipped, but for the `configured` ones, which may depend on its origin. Its database
 * is empty or filled by an SQL statement (`seed`); `config` adds bindings.
 */
export async function startSite(
  configured: Settings | ((origin: string) => Settings),
  more: { seed?: string; config?: object; port?: number } = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = more.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const settings = { ...shippedSettings, ...(typeof configured === "function" ? configured(origin) : configured) };
  const { stop } = await serveBuilt(process.cwd(), { ...more, port, settings });
  return { origin, stop };
}

type SiteFixture = [
  (none: object, use: (origin: string) => Promise<void>) => Promise<void>,
  { scope: "worker"; timeout: number },
];

/** A fixture: the origin of such a site, which all tests of a file share if they run in one worker. */
export const siteWith = (...given: Parameters<typeof startSite>): SiteFixture => [
  // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture says that it needs no other.
  async ({}, use) => {
    const site = await startSite(...given);
    await use(site.origin);
    await site.stop();
  },
  { scope: "worker", timeout: 120_000 },
];
