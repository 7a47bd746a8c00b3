/** Marks for an operator to check before granting a free month. They refuse nobody. */
import { comparablePhone } from "#app/schemas/phone.ts";

export type Alike = "samePhone" | "onePhoneDigit" | "domainBurst";

type Person = { id: number; email: string; phoneNumber: string };
type Joined = Person & { referrer: Person; joinedAt: Date };

const BURST_MS = 10 * 60_000;
const BURST_SIZE = 3;
/** Numbers of one repeated digit; shorter ones may be real. */
const ONE_DIGIT = /^(\d)\1{5,}$/;

/**
 * The marks of each referred brand, by id: a phone number that another brand has, one of a single digit, one domain in a
 * burst. `others` get no marks, but their phone numbers count.
 */
export function markLookAlikes(
  referees: readonly Joined[],
  others: readonly Pick<Person, "id" | "phoneNumber">[] = [],
): Map<number, Alike[]> {
  const owners = new Map<string, Set<number>>();
  for (const { id, phoneNumber } of [...referees.flatMap((referee) => [referee, referee.referrer]), ...others]) {
    const phone = comparablePhone(phoneNumber);
    owners.set(phone, (owners.get(phone) ?? new Set()).add(id));
  }
  const inBurst = burstsIn(referees);
  return new Map(
    referees.map(({ id, phoneNumber }) => {
      const phone = comparablePhone(phoneNumber);
      const marks: [Alike, boolean][] = [
        ["samePhone", (owners.get(phone)?.size ?? 0) > 1],
        ["onePhoneDigit", ONE_DIGIT.test(phone)],
        ["domainBurst", inBurst.has(id)],
      ];
      return [id, marks.flatMap(([mark, isSo]) => (isSo ? [mark] : []))];
    }),
  );
}

/** Brands of one referrer and one domain, at least three within ten minutes. */
function burstsIn(referees: readonly Joined[]): Set<number> {
  const groups = new Map<string, Joined[]>();
  for (const referee of referees) {
    const group = `${referee.referrer.id} ${referee.email.slice(referee.email.lastIndexOf("@"))}`;
    const members = groups.get(group);
    if (members) members.push(referee);
    else groups.set(group, [referee]);
  }
  const found = new Set<number>();
  for (const group of groups.values()) {
    const byTime = group.toSorted((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime());
    for (const [index, first] of byTime.entries()) {
      const last = byTime[index + BURST_SIZE - 1];
      if (!last || last.joinedAt.getTime() - first.joinedAt.getTime() > BURST_MS) continue;
      for (const { id } of byTime.slice(index, index + BURST_SIZE)) found.add(id);
    }
  }
  return found;
}
