/** The list of a viral day: filled to a length, and joined. */
import type { openDatabase } from "#app/.server/db/index.ts";
import { joinWaitlist } from "#app/.server/waitlist/index.ts";
import { WaitlistJoinSchema } from "#app/schemas/waitlist.ts";

export const DAY_MS = 86_400_000;
export const REFEREES = 100_000;
export const HOT_ID = 7;
export const REFEREES_OF_ONE = 10;

export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;

/** Adds the entries `from` to `to`. Entry 7 referred 100,000 brands, entry 8 ten, and many others a third of the rest. */
export async function fill(database: D1Database, from: number, to: number): Promise<void> {
  for (let first = from; first <= to; first += 10_000) {
    await database
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${Math.min(to, first + 9_999)})
         INSERT INTO waitlist_entries (email, email_identity, brand_name, founder_name, phone_number, referral_code, referrer_id,
           accepted_terms, accepted_marketing, created_at, confirm_by, confirmed_at, utm_source)
         SELECT 'seed-' || i || '@x' || (i % 97) || '.example', 'seed-' || i || '@x.example', 'Brand ' || (i * 7919 % 300007),
           'Founder ' || (i % 1000), '+91 9' || printf('%09d', i * 7919 % 1000000000), printf('S%07d', i),
           CASE WHEN i <= 100 THEN NULL WHEN i <= 110 THEN 8 WHEN i > 20000 AND i <= ${20_000 + REFEREES} THEN ${HOT_ID}
             WHEN i % 3 = 0 THEN i / 100 + 100 END,
           1, i % 5 = 0, ${Date.now() - DAY_MS} + i, ${Date.now()} + i, iif(i % 2, ${Date.now()}, NULL), iif(i % 11 = 0, 'diwali', NULL)
         FROM n`,
      )
      .run();
  }
}

let joined = 0;
export const join = (db: ReturnType<typeof openDatabase>, referredBy = "S0000009", isMailOn = false) => {
  joined += 1;
  const form = { brandName: "Bel", founderName: "Tara", email: `join-${joined}@x.example`, phoneNumber: "9800000000" };
  return joinWaitlist(WaitlistJoinSchema.parse({ ...form, acceptedTerms: true, referredBy }), { db, isMailOn });
};
