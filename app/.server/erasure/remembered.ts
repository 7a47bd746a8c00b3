/** Remembers recent erasures as hashes under the operator's secret: a restored backup may be older than they are. */
import { gt, max, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type Database, tables } from "#app/.server/db/index.ts";
import { readAll } from "#app/.server/db/pages.ts";
import { hmacHex, hmacKey } from "#app/lib/digest.ts";
import { normalizeEmail } from "#app/lib/email.ts";

const { erasures, jobApplications, waitlistEntries } = tables;

export const ErasuresSchema = z.array(
  z.object({ hash: z.string(), keyId: z.string(), erasedAt: z.int(), isFake: z._default(z.boolean(), false) }),
);

/** `keyId` identifies the secret; `isFake` marks an entry that was no brand. */
export type Erasure = z.infer<typeof ErasuresSchema>[number];

const idOf = async (key: CryptoKey): Promise<string> => (await hmacHex(key, "erasure key")).slice(0, 8);
/** A correction of the address does not change the code's hash. */
const hashOf = (key: CryptoKey, emailOrCode: string): Promise<string> => hmacHex(key, `erasure ${emailOrCode}`);

/** The statement that remembers erasures, for the erasing batch; none without a secret. */
export async function rememberErasures(
  db: Database,
  erased: readonly string[],
  { secret, now, isFake = false }: { secret: string; now: Date; isFake?: boolean },
) {
  if (secret === "") return [];
  const key = await hmacKey(secret);
  const hashes = JSON.stringify(await Promise.all(erased.map((each) => hashOf(key, each))));
  const values = sql`SELECT value, ${await idOf(key)}, ${now.getTime()}, ${Number(isFake)} FROM json_each(${hashes}) WHERE TRUE`;
  return [
    db
      .insert(erasures)
      .select(values)
      .onConflictDoUpdate({ target: erasures.hash, set: { erasedAt: now, isFake } }),
  ];
}

export async function rememberedErasures(db: Database): Promise<Erasure[]> {
  const rows = await db.select().from(erasures).orderBy(erasures.erasedAt, erasures.hash);
  return rows.map(({ erasedAt, ...rest }) => ({ ...rest, erasedAt: erasedAt.getTime() }));
}

/** Merges lists, without entries older than `from`. The later erasure of an address wins. */
export function mergedErasures(lists: readonly (readonly Erasure[])[], from: Date): Erasure[] {
  const merged = new Map<string, Erasure>();
  for (const erasure of lists.flat()) {
    const known = merged.get(erasure.hash);
    if (erasure.erasedAt >= from.getTime() && (!known || known.erasedAt < erasure.erasedAt)) {
      merged.set(erasure.hash, erasure);
    }
  }
  return [...merged.values()].sort((a, b) => a.erasedAt - b.erasedAt || (a.hash < b.hash ? -1 : 1));
}

type Returned = { email: string; erasedAt: Date; isFake: boolean };

/**
 * The stored addresses that were erased before, and so came back with a backup. `rejoined` have something newer, sent
 * by their owner since. `unreadable` counts erasures hashed under another secret.
 */
export async function findErased(
  db: Database,
  list: readonly Erasure[],
  secret: string,
): Promise<{ returned: Returned[]; rejoined: string[]; unreadable: number }> {
  // An erasure has two hashes of the same moment: of the address and of the code.
  const countOf = (hashes: readonly Erasure[]) => new Set(hashes.map(({ erasedAt }) => erasedAt)).size;
  if (secret === "") return { returned: [], rejoined: [], unreadable: countOf(list) };
  const key = await hmacKey(secret);
  const keyId = await idOf(key);
  const known = new Map(list.filter((each) => each.keyId === keyId).map((each) => [each.hash, each]));
  const found = { returned: [] as Returned[], rejoined: [] as string[] };
  if (known.size > 0) {
    for (const [email, { newest, code }] of await storedAddresses(db)) {
      const erasure = known.get(await hashOf(key, email)) ?? known.get(await hashOf(key, code));
      if (erasure === undefined) continue;
      const { erasedAt, isFake } = erasure;
      if (newest < erasedAt) found.returned.push({ email, erasedAt: new Date(erasedAt), isFake });
      else found.rejoined.push(email);
    }
  }
  return { ...found, unreadable: countOf(list.filter((each) => each.keyId !== keyId)) };
}

/** Every stored address, normalised, with the time of its newest record and the code of its entry. */
async function storedAddresses(db: Database): Promise<Map<string, { newest: number; code: string }>> {
  const { id, createdAt, email, referralCode } = waitlistEntries;
  const entries = await readAll((afterId, limit) =>
    db
      .select({ id, email, at: createdAt, code: referralCode })
      .from(waitlistEntries)
      .where(gt(id, afterId))
      .orderBy(id)
      .limit(limit),
  );
  const applications = await db
    .select({ email: jobApplications.email, at: max(jobApplications.createdAt), code: sql<string>`''` })
    .from(jobApplications)
    .groupBy(jobApplications.email);
  const stored = new Map<string, { newest: number; code: string }>();
  for (const { email: spelled, at, code } of [...entries, ...applications]) {
    const email = normalizeEmail(spelled);
    const known = stored.get(email);
    stored.set(email, { newest: Math.max(known?.newest ?? 0, at?.getTime() ?? 0), code: code || (known?.code ?? "") });
  }
  return stored;
}
