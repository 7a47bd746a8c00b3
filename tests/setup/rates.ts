/** The requests a minute that wrangler.toml allows, by the name of the binding that counts them. */
import type { LimitName } from "#app/cloudflare.ts";
import toml from "../../wrangler.toml?raw";

const blocks = toml.matchAll(/name = "(LIMIT_\w+)"\n.*\nsimple = \{ limit = (\d+)/g);

export const requestsPerMinute = Object.fromEntries(
  [...blocks].map(([, name, limit]) => [name, Number(limit)]),
) as Record<LimitName, number>;
