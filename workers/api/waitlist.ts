import { Hono } from "hono";
import type { LimitName } from "#app/cloudflare.ts";
import { openDatabase } from "#app/.server/db/index.ts";
import { admitJoin, admitLookUp, admitOwnLink } from "#app/.server/waitlist/admission.ts";
import { findReferrer, readCachedStats, readReferralCount } from "#app/.server/waitlist/index.ts";
import { parseReferralCode } from "#app/lib/referral-code.ts";
import { CodeLookupSchema, WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import { settings } from "../env.ts";
import type { WorkerEnv } from "../middleware/index.ts";
import { type ApiContext, mailing, overLimit, posted, refuse, refuseBadBody, resource, respond } from "./respond.ts";

export const waitlistApi = new Hono<WorkerEnv>();

const sourcesOf = (c: ApiContext, limit: "LIMIT_JOIN" | "LIMIT_LOOKUP") => ({
  db: openDatabase(c.env.DB),
  limiter: c.env[limit],
  sharedLimiter: c.env.LIMIT_JOIN_SHARED,
  request: c.req.raw,
  turnstileSecret: settings.TURNSTILE_SECRET_KEY,
});

resource(waitlistApi, "/join", {
  POST: posted(WaitlistJoinSchema, async (c, join) =>
    respond(c, await admitJoin(join, { ...sourcesOf(c, "LIMIT_JOIN"), ...mailing(c) })),
  ),
});

resource(waitlistApi, "/stats", {
  GET: async (c) =>
    (await overLimit(c, "LIMIT_STATS")) ??
    c.json(await readCachedStats(openDatabase(c.env.DB)), 200, { "Cache-Control": "no-store" }),
});

resource(waitlistApi, "/verify-referral/:code", {
  GET: async (c) => {
    const code = parseReferralCode(c.req.param("code"));
    if (code === null) return refuse(c, 404, "referralCodeInvalid");
    const refusal = await overLimit(c, "LIMIT_VERIFY");
    if (refusal) return refusal;
    const referrer = await findReferrer(openDatabase(c.env.DB), code);
    return referrer ? c.json(referrer, 200, { "Cache-Control": "no-store" }) : refuse(c, 404, "referralCodeInvalid");
  },
});

resource(waitlistApi, "/referral-count/:code", {
  GET: (c) => tellCount(c, "LIMIT_VERIFY", mailing(c).mail !== null),
});

// The specification requires this call, which adds nothing, since counts come from entries. Every join with a code
// makes it, so it leaves out how many are confirmed: to count these, each referred brand has to be read.
resource(waitlistApi, "/increment-referral/:code", {
  POST: async (c) => (await refuseBadBody(c)) ?? tellCount(c, "LIMIT_INCREMENT", false),
});

async function tellCount(c: ApiContext, limit: LimitName, isMailOn: boolean): Promise<Response> {
  const code = parseReferralCode(c.req.param("code"));
  if (code === null) return refuse(c, 404, "referralCodeUnknown");
  const refusal = await overLimit(c, limit);
  if (refusal) return refusal;
  const count = await readReferralCount(openDatabase(c.env.DB), code, isMailOn);
  return count ? c.json(count, 200, { "Cache-Control": "no-store" }) : refuse(c, 404, "referralCodeUnknown");
}

resource(waitlistApi, "/code-lookup", {
  POST: posted(CodeLookupSchema, async (c, call) => respond(c, await admitLookUp(call, sourcesOf(c, "LIMIT_LOOKUP")))),
});

// While mail is off this address is 404, whatever is sent to it.
waitlistApi.use("/mail-link", (c, next) => (mailing(c).mail ? next() : Promise.resolve(refuse(c, 404, "nothingHere"))));

resource(waitlistApi, "/mail-link", {
  POST: posted(CodeLookupSchema, async (c, call) => {
    const { mail, waitUntil } = mailing(c);
    if (!mail) return refuse(c, 404, "nothingHere");
    return respond(c, await admitOwnLink(call, { ...sourcesOf(c, "LIMIT_LOOKUP"), mail, waitUntil }));
  }),
});
