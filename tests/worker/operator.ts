/** Requests by an operator with the team's token. The test plays the team's key endpoint. */
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { Env } from "#app/cloudflare.ts";
import { makeTeam } from "#tests/setup/access-team.ts";
import { ORIGIN, site } from "./site.ts";

/** As tests/vitest.config.ts sets it. */
const TEAM = "https://team.test.example";
const team = await makeTeam(TEAM);

/** Answers the Worker's call for the team's keys in each test of the file. */
export function playTeam(): void {
  beforeEach(() => {
    vi.stubGlobal("fetch", async () => Response.json(team.keys));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}

type Init = { form?: Record<string, string | Blob | readonly string[]>; who?: string; env?: Partial<Env> };

/** Opens a screen, or sends a form to it: as text, or multipart if it holds a file. */
export async function atOps(path: string, { form, who = "asha@ladoo.example", env }: Init = {}): Promise<Response> {
  const headers: Record<string, string> = {
    "Cf-Access-Jwt-Assertion": await team.sign({ email: who }),
    Origin: ORIGIN,
  };
  const bindings = env ? { env } : {};
  if (!form) return site(path, { headers, ...bindings });
  const fields = Object.entries(form).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, one] as [string, string | Blob]),
  );
  const hasFile = fields.some(([, value]) => typeof value !== "string");
  const body = hasFile ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value as string);
  return site(path, { method: "POST", headers, body, ...bindings });
}

/** The text of a screen. */
export const opened = async (path: string, init?: Init) => (await atOps(path, init)).text();

/** Sends a form and expects a redirect to an address. */
export async function sendTo(path: string, form: NonNullable<Init["form"]>, leadsTo: string): Promise<void> {
  const response = await atOps(path, { form });
  expect({ status: response.status, to: response.headers.get("Location") }, await response.text()).toEqual({
    status: 303,
    to: leadsTo,
  });
}
