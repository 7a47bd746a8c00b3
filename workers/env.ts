/** The settings, parsed once for each isolate. A bad setting stops the Worker at its start, with its name. */
import { env } from "cloudflare:workers";
import { logWarning } from "#app/lib/log.ts";
import {
  chosenLaunchMonth,
  halfSetMail,
  halfSetTurnstile,
  missingForMail,
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
  halfSet: halfSetTurnstile(given),
  halfSetMail: halfSetMail(given),
  missingForMail: missingForMail(given),
};

let isReported = false;

/** Logs half-made settings at an isolate's first request: Cloudflare logs nothing outside a request. */
export function reportSettings(): void {
  if (isReported) return;
  isReported = true;
  const { halfSet, halfSetMail } = settingsReport;
  for (const message of [halfSet, halfSetMail]) if (message) logWarning("settings", { message });
}
