/** `/healthz`, for operators and monitors: what answers, what is off, and what is late, without personal data. */
import type { Context } from "hono";
import { openDatabase } from "#app/.server/db/index.ts";
import { reportJobs } from "#app/.server/jobs/run.ts";
import { questionsToday } from "#app/.server/language-model/daily-budget.ts";
import { requireJoinable } from "#app/.server/waitlist/joinable.ts";
import { turnstileHealth } from "#app/.server/turnstile/index.ts";
import { withinDeadline } from "#app/lib/deadline.ts";
import { settings, settingsReport } from "./env.ts";
import { admitOperator } from "./pages/operators.ts";
import type { WorkerEnv } from "./middleware/index.ts";
import { namedJobs } from "./jobs.ts";

const DEADLINE_MS = 1000;

function probe(check: () => Promise<unknown>): Promise<"ok" | "failing"> {
  return withinDeadline(DEADLINE_MS, check).then(
    () => "ok" as const,
    () => "failing" as const,
  );
}

export async function health(c: Context<WorkerEnv>): Promise<Response> {
  // Strangers are not told how much of the model's day is left, and what is not checked.
  const operator = await admitOperator(c.req.raw, c.get("requestId"));
  let schemaVersion: string | null = null;
  const [database, audio, turnstile, jobs, questionsForModel] = await Promise.all([
    probe(async () => {
      const row = await c.env.DB.prepare("SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1").first<{
        name: string;
      }>();
      schemaVersion = row?.name ?? null;
      await requireJoinable(openDatabase(c.env.DB));
    }),
    probe(() => c.env.MEDIA.head("audio/healthz")),
    withinDeadline(DEADLINE_MS, () => turnstileHealth(settings.TURNSTILE_SECRET_KEY)).catch(
      () => "unreachable" as const,
    ),
    withinDeadline(DEADLINE_MS, () => reportJobs(namedJobs(c.env), openDatabase(c.env.DB))).catch(() => null),
    withinDeadline(DEADLINE_MS, () => questionsToday(openDatabase(c.env.DB), new Date())).catch(() => null),
  ]);
  const isServing = database === "ok" && audio === "ok";
  const isWorking = Object.values(jobs ?? {}).every(({ error }) => error === null);
  const { halfSet, missingForMail, missingForOps } = settingsReport;
  const isWhole = isServing && isWorking && (turnstile === "ok" || turnstile === "off") && halfSet.length === 0;
  const onOrMissing = (missing: readonly string[]) =>
    missing.length === 0 ? "on" : `off, for want of ${missing.join(", ")}`;
  return c.json(
    {
      status: isWhole ? "ok" : "degraded",
      database,
      audio,
      assistant: c.env.AI ? "bound" : "absent",
      ...(operator !== null &&
        operator !== "unknown" && {
          questionsForModel: { today: questionsForModel, most: settings.AI_QUESTIONS_A_DAY },
          turnstile,
        }),
      mail: onOrMissing(missingForMail),
      backOffice: onOrMissing(missingForOps),
      halfSet,
      defaults: settingsReport.stillShipped,
      schemaVersion,
      jobs,
    },
    isServing ? 200 : 503,
    { "Cache-Control": "no-store" },
  );
}
