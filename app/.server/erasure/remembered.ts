/**
 * Which addresses were erased lately, as hashes under a secret of the operator: a restored backup is older than some
 * erasures, and these are made again. An address can't be read out of its hash, and without the secret not be tried either.
 */
import { gt, max } from "drizzle-orm";
import * as z from "zod/mini";
import { type Database, tables } from "#app/.server/db/index.ts";
import { hmacHex, hmacKey } from "#app/lib/digest.ts";
import { normalizeEmail } from "#app/lib/email.ts";

const { erasures, jobApplications, waitlistEntries } = tables;

export const ErasuresSchema = z.array(z.object({ hash: z.string(), keyId: z.string(), erasedAt: z.int() }));

/** `keyId` tells which secret made the hash; `erasedAt` is in milliseconds. */
export type Erasure = z.infer<typeof ErasuresSchema>[number];

const idOf = async (key: CryptoKey): Promise<string> => (await hmacHex(key, "erasure key")).slice(0, 8);
const hashOf = (key: CryptoKey, email: string): Promise<string> => hmacHex(key, `erasure ${email}`);

/** The statement that keeps the erasure of a normalised address, to stand in the batch that erases; none without a secret. */
export async function rememberErasure(db: Database, email: string, { secret, now }: { secret: string; now: Date }) {
  if (secret === "") return [];
  const key = await hmacKey(secret);
  const erasure = { hash: await hashOf(key, email), keyId: await idOf(key), erasedAt: now };
  return [
    db
      .insert(erasures)
      .values(erasure)
      .onConflictDoUpdate({ target: erasures.hash, set: { erasedAt: now } }),
  ];
}

/** The erasures that the database remembers. */
export async function rememberedErasures(db: Database): Promise<Erasure[]> {
  const rows = await db.select().from(erasures).orderBy(erasures.erasedAt, erasures.hash);
  return rows.map(({ erasedAt, ...rest }) => ({ ...rest, erasedAt: erasedAt.getTime() }));
}

/** Two lists as one, without what is older than a moment. Where both have an address, the later erasure counts. */
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

/**
 * The addresses that are stored and were erased: all that is stored of them is older than their erasure, so they came back
 * with a backup. `rejoined` has something newer, which its owner sent after the erasure. `unreadable` counts erasures that
 * were hashed under another secret.
 */
export async function findErased(
  db: Database,
  list: readonly Erasure[],
  secret: string,
): Promise<{ returned: { email: string; erasedAt: Date }[]; rejoined: string[]; unreadable: number }> {
  if (secret === "") return { returned: [], rejoined: [], unreadable: list.length };
  const key = await hmacKey(secret);
  const keyId = await idOf(key);
  const known = new Map(list.filter((each) => each.keyId === keyId).map((each) => [each.hash, each.erasedAt]));
  const found = { returned: [] as { email: string; erasedAt: Date }[], rejoined: [] as string[] };
  if (known.size > 0) {
    for (const [email, newest] of await storedAddresses(db)) {
      const erasedAt = known.get(await hashOf(key, email));
      if (erasedAt === undefined) continue;
      if (newest < erasedAt) found.returned.push({ email, erasedAt: new Date(erasedAt) });
      else found.rejoined.push(email);
    }
  }
  return { ...found, unreadable: list.filter((each) => each.keyId !== keyId).length };
}

const PAGE = 2_000;

/** Every stored address, normalised, with the time of the newest that is stored of it. */
async function storedAddresses(db: Database): Promise<Map<string, number>> {
  const stored = new Map<string, number>();
  const add = (rows: readonly { email: string; at: Date | null }[]) => {
    for (const { email: typed, at } of rows) {
      const email = normalizeEmail(typed);
      stored.set(email, Math.max(stored.get(email) ?? 0, at?.getTime() ?? 0));
    }
  };
  for (let after: string | undefined = ""; after !== undefined; ) {
    const entries: { email: string; at: Date }[] = await db
      .select({ email: waitlistEntries.email, at: waitlistEntries.createdAt })
      .from(waitlistEntries)
      .where(gt(waitlistEntries.email, after))
      .orderBy(waitlistEntries.email)
      .limit(PAGE);
    add(entries);
    after = entries.length === PAGE ? entries.at(-1)?.email : undefined;
  }
  add(
    await db
      .select({ email: jobApplications.email, at: max(jobApplications.createdAt) })
      .from(jobApplications)
      .groupBy(jobApplications.email),
  );
  return stored;
}
