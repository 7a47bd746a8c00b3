/** The settings, parsed once for each isolate. A bad one of wrangler.toml stops the Worker at its start, by name. */
import { env } from "cloudflare:workers";
import { logWarning } from "#app/lib/log.ts";
import {
  chosenLaunchMonth,
  halfSetFeatures,
  missingFor,
  parseSettings,
  settingsStillShipped,
} from "#app/schemas/settings.ts";

const given = env as unknown as Record<string, unknown>;

export const settings = parseSettings(given);

/** The launch month that pruning uses; null while the operator has set none. */
export const launchMonth = chosenLaunchMonth(given);

/** Warnings for the operator: settings that still lead nowhere, and settings that are half made. */
export const settingsReport = {
  stillShipped: settingsStillShipped(given).map(({ name }) => name),
  halfSet: halfSetFeatures(given),
  missingForMail: missingFor("mail", given),
  missingForOps: missingFor("the back office", given),
};

let isReported = false;

/** Cloudflare logs nothing outside a request, so an isolate logs half-made settings at its first one. */
export function reportSettings(): void {
  if (isReported) return;
  isReported = true;
  for (const message of settingsReport.halfSet) logWarning("settings", { message });
}
