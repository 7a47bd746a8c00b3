/** Settings, parsed once for each isolate: a bad one stops the Worker at its start, by name. */
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

/** The launch that entries are pruned by; null while the operator has set none. */
export const launchMonth = chosenLaunchMonth(given);

/** What an operator should know of the settings: which still lead nowhere, and what is set by halves. */
export const settingsReport = {
  stillShipped: settingsStillShipped(given).map(({ name }) => name),
  halfSet: halfSetTurnstile(given),
  halfSetMail: halfSetMail(given),
  missingForMail: missingForMail(given),
};

let isReported = false;

/** Warns of half-made settings on an isolate's first request: Cloudflare logs nothing outside a request. */
export function reportSettings(): void {
  if (isReported) return;
  isReported = true;
  const { halfSet, halfSetMail } = settingsReport;
  for (const message of [halfSet, halfSetMail]) if (message) logWarning("settings", { message });
}
