/** `/healthz`: which bindings answer, and the newest migration applied. For operators and monitors; no personal data. */
import type { Context } from "hono";
import { withinDeadline } from "#app/lib/deadline.ts";
import type { WorkerEnv } from "./middleware/index.ts";

const DEADLINE_MS = 1000;

function probe(check: () => Promise<unknown>): Promise<"ok" | "failing"> {
  return withinDeadline(DEADLINE_MS, check).then(
    () => "ok" as const,
    () => "failing" as const,
  );
}

export async function health(c: Context<WorkerEnv>): Promise<Response> {
  let schemaVersion: string | null = null;
  const [database, audio] = await Promise.all([
    probe(async () => {
      const row = await c.env.DB.prepare("SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1").first<{
        name: string;
      }>();
      schemaVersion = row?.name ?? null;
    }),
    probe(() => c.env.AUDIO.head("audio/healthz")),
  ]);
  const healthy = database === "ok" && audio === "ok";
  return c.json(
    { status: healthy ? "ok" : "degraded", database, audio, assistant: c.env.AI ? "bound" : "absent", schemaVersion },
    healthy ? 200 : 503,
    { "Cache-Control": "no-store" },
  );
}
