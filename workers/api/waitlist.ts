/**
 * /api/waitlist: joining, the counts, and referral codes. A body is read before it is counted, so that somebody who
 * mistypes a field a few times is not sent away.
 */
import { Hono } from "hono";
import { openDatabase } from "#app/.server/db/index.ts";
import {
  findCodeByEmail,
  findReferrer,
  joinWaitlist,
  readReferralCount,
  readStats,
} from "#app/.server/waitlist/index.ts";
import { joinMessages } from "#app/content/waitlist.ts";
import { passesTurnstile } from "#app/.server/turnstile/index.ts";
import { CodeLookupSchema, type ReferralCount, WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import { settings } from "../env.ts";
import type { WorkerEnv } from "../middleware/index.ts";
import { type ApiContext, overLimit, readJson, refuse, refuseBadBody, resource } from "./respond.ts";

export const waitlist = new Hono<WorkerEnv>();

resource(waitlist, "/join", {
  POST: async (c) => {
    const body = await readJson(c, WaitlistJoinSchema);
    if ("refusal" in body) return body.refusal;
    const refusal = await overLimit(c, "LIMIT_JOIN");
    if (refusal) return refusal;
    if (body.data.leaveEmpty) {
      return refuse(c, 400, joinMessages.notLeftEmpty, {}, { leaveEmpty: joinMessages.notLeftEmpty });
    }
    const turnstile = { secret: settings.TURNSTILE_SECRET_KEY, address: c.req.header("CF-Connecting-IP") ?? null };
    if (!(await passesTurnstile(body.data.turnstileToken, turnstile))) {
      return refuse(c, 400, "Please complete the check that you are a person.", {}, { turnstileToken: "Not passed" });
    }
    const joined = await joinWaitlist(body.data, { db: openDatabase(c.env.DB) });
    return c.json(joined, joined.alreadyRegistered ? 200 : 201, { "Cache-Control": "no-store" });
  },
});

resource(waitlist, "/stats", {
  GET: async (c) =>
    (await overLimit(c, "LIMIT_STATS")) ??
    c.json(await readStats(openDatabase(c.env.DB)), 200, { "Cache-Control": "no-store" }),
});

resource(waitlist, "/verify-referral/:code", {
  GET: async (c) => {
    const refusal = await overLimit(c, "LIMIT_VERIFY");
    if (refusal) return refusal;
    const referrer = await findReferrer(openDatabase(c.env.DB), c.req.param("code") ?? "");
    if (!referrer) return refuse(c, 404, "The referral code you're using is not valid.");
    return c.json(referrer, 200, { "Cache-Control": "no-store" });
  },
});

// For one's own progress; the call below belongs to a join.
resource(waitlist, "/referral-count/:code", {
  GET: async (c) =>
    (await overLimit(c, "LIMIT_VERIFY")) ??
    tellCount(c, await readReferralCount(openDatabase(c.env.DB), c.req.param("code") ?? "")),
});

// Answers the true count and adds nothing: counts come from entries. The browser calls it after a join.
resource(waitlist, "/increment-referral/:code", {
  POST: async (c) => {
    const refusal = (await refuseBadBody(c)) ?? (await overLimit(c, "LIMIT_INCREMENT"));
    if (refusal) return refusal;
    return tellCount(c, await readReferralCount(openDatabase(c.env.DB), c.req.param("code") ?? ""));
  },
});

function tellCount(c: ApiContext, count: ReferralCount | null): Response {
  if (!count) return refuse(c, 404, "Nobody has this referral code.");
  return c.json(count, 200, { "Cache-Control": "no-store" });
}

resource(waitlist, "/code-lookup", {
  POST: async (c) => {
    const body = await readJson(c, CodeLookupSchema);
    if ("refusal" in body) return body.refusal;
    const refusal = await overLimit(c, "LIMIT_LOOKUP");
    if (refusal) return refusal;
    const found = await findCodeByEmail(openDatabase(c.env.DB), body.data.email);
    if (!found) {
      return refuse(c, 404, "No referral code found for this email. Please check the email or join the waitlist.");
    }
    return c.json(found, 200, { "Cache-Control": "no-store" });
  },
});
