/** A site of its own with mail on. */
import { mailSettings } from "#tests/setup/mail-settings.ts";
import { startSite } from "./configured-site.ts";
import { test as base } from "./fixtures.ts";

export const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture says that it needs no other.
    async ({}, use) => {
      const site = await startSite(mailSettings, { bindings: { send_email: [{ name: "MAIL" }] } });
      await use(site.origin);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
