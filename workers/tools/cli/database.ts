/**
 * Reaches D1 through wrangler, so the site needs no secret and no admin route. `npm run dev` must not run meanwhile:
 * only one process may open the local file.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { outputOf, quietEnvironment, runWrangler } from "../local-server.ts";
import { PlainError } from "../plain-error.ts";
import type { Query } from "./command.ts";

const AnswerSchema = z.array(
  z.object({ results: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))) }),
);
const FailureSchema = z.object({ error: z.object({ text: z.string() }) });

export type Target = { remote: boolean; persistTo: string | undefined };

export function whereOf({ remote, persistTo }: Target): string[] {
  return remote ? ["--remote"] : ["--local", ...(persistTo ? ["--persist-to", persistTo] : [])];
}

// Neither wrangler's usage reports nor its log files may hold what an operator looks up.
const environment = () => {
  return { ...quietEnvironment(), WRANGLER_WRITE_LOGS: "false", NODE_NO_WARNINGS: "1", NO_COLOR: "1" };
};

/** Opens the site's database. Each call starts wrangler, so it takes about a second. */
export function openDatabase(target: Target): Query {
  const where = whereOf(target);
  return async (sql) => {
    // A remote `--file` is an import, which blocks the database meanwhile and returns no rows.
    const args = ["d1", "execute", "DB", ...where, "--config", "wrangler.toml", "--json", "--yes", "--command", sql];
    const { code, stdout, stderr } = await runWrangler(args, environment());
    const answer = jsonIn(stdout);
    if (code !== 0) {
      throw new PlainError(explain(FailureSchema.safeParse(answer).data?.error.text ?? stderr, where));
    }
    const parsed = AnswerSchema.safeParse(answer);
    if (!parsed.success) throw new PlainError("wrangler answered with something that is not a result.");
    return parsed.data.map((statement) => statement.results);
  };
}

/**
 * Runs statements from a file as one transaction, when there are too many for a command line. Remotely this is D1's
 * import, during which the database answers nobody; if it fails, nothing is changed.
 */
export async function runStatements(target: Target, statements: AsyncIterable<string>): Promise<void> {
  // Only its owner can open this folder.
  const folder = mkdtempSync(join(tmpdir(), "ladoo-"));
  try {
    const path = join(folder, "statements.sql");
    const file = await open(path, "wx", 0o600);
    for await (const statement of statements) await file.write(`${statement};\n`);
    await file.close();
    const where = whereOf(target);
    const args = ["d1", "execute", "DB", ...where, "--config", "wrangler.toml", "--yes", "--file", path];
    const ended = await runWrangler(args, environment());
    if (ended.code !== 0) throw new PlainError(`The statements could not be run:\n${outputOf(ended)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function jsonIn(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** Reduces wrangler's output to one line that an operator can act on. */
function explain(said: string, where: readonly string[]): string {
  if (/no such (?:table|column)/.test(said)) {
    return `The database lacks tables or columns. Run: npx wrangler d1 migrations apply DB ${where.join(" ")}`;
  }
  if (/CLOUDFLARE_API_TOKEN|not (?:logged in|authenticated)|authentication/i.test(said)) {
    return "Cloudflare does not know you here. Run: npx wrangler login (or set CLOUDFLARE_API_TOKEN)";
  }
  const line = said.split("\n").find((part) => part.trim()) ?? "wrangler could not be run";
  return `The database did not answer: ${line.trim()}`;
}
