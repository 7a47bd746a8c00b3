/** Counts how far recordings are heard, for nobody whose browser asks not to be tracked. */
import { Hono } from "hono";
import { openDatabase } from "#app/.server/db/index.ts";
import { countStage } from "#app/.server/listening/index.ts";
import { type Listening, ListeningSchema } from "#app/schemas/listening.ts";
import type { WorkerEnv } from "../middleware/index.ts";
import { overLimit, posted, resource } from "./respond.ts";

export const listeningApi = new Hono<WorkerEnv>();

resource(listeningApi, "/", {
  POST: posted<Listening>(ListeningSchema, async (c, heard) => {
    if (c.req.header("Sec-GPC") !== "1" && c.req.header("DNT") !== "1") {
      const refusal = await overLimit(c, "LIMIT_LISTENING");
      if (refusal) return refusal;
      await countStage(openDatabase(c.env.DB), heard, new Date());
    }
    return c.body(null, 204, { "Cache-Control": "no-store" });
  }),
});
