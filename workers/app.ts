/** The only entry, in development and production alike. */
import { Hono } from "hono";
import type { Env } from "#app/cloudflare.ts";
import { api } from "./api/index.ts";
import { handleAudio } from "./audio.ts";
import { health } from "./health.ts";
import { guards, onError, type WorkerEnv } from "./middleware/index.ts";
import { pages } from "./pages/index.ts";
import { scheduled } from "./scheduled.ts";
import { handlePicture } from "./pictures.ts";

const app = new Hono<WorkerEnv>();

app.onError(onError);
for (const guard of guards) app.use(guard);

app.route("/api", api);
app.all("/audio/*", (c) => handleAudio(c.req.raw, c.env, c.executionCtx));
app.all("/pictures/*", (c) => handlePicture(c.req.raw, c.env, c.get("requestId")));
app.get("/healthz", health);
app.route("/", pages);

export default { fetch: app.fetch, scheduled } satisfies ExportedHandler<Env>;
