/** Settings, parsed once for each isolate: a bad one stops the Worker at its start, by name. */
import { env } from "cloudflare:workers";
import { parseSettings } from "#app/schemas/settings.ts";

export const settings = parseSettings(env as unknown as Record<string, unknown>);
