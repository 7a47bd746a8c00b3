/** Marks for an operator to check before granting a free month. They refuse nobody. */
import { mailboxOf } from "#app/lib/email.ts";
import { comparablePhone } from "#app/schemas/phone.ts";
import { SHARED_HOSTS } from "./bursts.ts";

export type Alike =
  | "samePhone"
  | "onePhoneDigit"
  | "sameFounder"
  | "sameLocalPart"
  | "ownDomain"
  | "throwAwayHost"
  | "joinBurst";

type Person = { id: number; email: string; phoneNumber: string; founderName: string };
type Joined = Person & { referrer: Person; joinedAt: Date };

const BURST_MS = 10 * 60_000;
const BURST_SIZE = 3;
/** Numbers of one repeated digit; shorter ones may be real. */
const ONE_DIGIT = /^(\d)\1{5,}$/;
/** Local parts that many brands have. */
const USUAL = /^(?:info|hello|hi|contact|sales|support|team|admin|office|mail|care|orders?)$/;
/** Hosts of mailboxes that anybody opens for a moment, and of relays that hide one. */
const THROW_AWAY =
  /(?:^|\.)(?:mailinator|guerrillamail|sharklasers|10minutemail|temp-?mail|tempmailo|yopmail|maildrop|trashmail|throwawaymail|getnada|dispostable|moakt|mohmal|fakeinbox|mailnesia|discard|emailondeck|duck|mozmail|anonaddy|33mail|simplelogin|slmail|aleeas|addy|erine|opayq|pass(?:mail|inbox|fwd)|8alias|8shield|dralias|privaterelay\.appleid|relay\.firefox)\.[a-z]+$/;

const founderOf = ({ founderName }: Person) =>
  founderName
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, "");
const hostOf = ({ email }: Person) => email.slice(email.lastIndexOf("@") + 1);
/** What can be registered of a host, since its owner has any number of addresses below it. */
function ownDomainOf(person: Person): string {
  const host = hostOf(person);
  const domain =
    /[^.]+\.(?:(?:co|com|net|org|gov|ac|edu|firm|gen|ind|nic|res)\.[a-z]{2}|[^.]+)$/.exec(host)?.[0] ?? host;
  return SHARED_HOSTS.includes(domain) ? "" : domain;
}
/** Without digits and separators, boss1@ and boss_2@ are alike. */
function localPartOf({ email }: Person): string {
  const letters = mailboxOf(email)
    .replace(/@.*$/, "")
    .replace(/[^\p{L}\p{M}]/gu, "");
  return USUAL.test(letters) ? "" : letters;
}

/**
 * The marks of each referred brand, by id: what it shares with its referrer or another brand of that referrer, joins
 * within minutes, and a telling phone number or host. `others` get no marks, but their phone numbers count.
 */
export function markLookAlikes(
  referees: readonly Joined[],
  others: readonly Pick<Person, "id" | "phoneNumber">[] = [],
): Map<number, Alike[]> {
  const all = referees.flatMap((referee) => [referee, referee.referrer]);
  const phones = shared([...all, ...others], ({ phoneNumber }) => comparablePhone(phoneNumber));
  const withReferrer = (textOf: (person: Person) => string) => {
    const pairs = referees.flatMap(({ referrer, ...own }) => [own, referrer].map((one) => ({ one, of: referrer.id })));
    const key = ({ one, of }: (typeof pairs)[number]) => textOf(one) && `${of} ${textOf(one)}`;
    return shared(
      pairs.map((pair) => ({ ...pair, id: pair.one.id })),
      key,
    );
  };
  const marks: [Alike, Set<number>][] = [
    ["samePhone", phones],
    ["onePhoneDigit", idsOf(referees.filter((one) => ONE_DIGIT.test(comparablePhone(one.phoneNumber))))],
    ["sameFounder", withReferrer(founderOf)],
    ["sameLocalPart", withReferrer(localPartOf)],
    ["ownDomain", withReferrer(ownDomainOf)],
    ["throwAwayHost", idsOf(referees.filter((one) => THROW_AWAY.test(hostOf(one))))],
    ["joinBurst", burstsIn(referees)],
  ];
  return new Map(referees.map(({ id }) => [id, marks.flatMap(([mark, ids]) => (ids.has(id) ? [mark] : []))]));
}

const idsOf = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id));

/** The ids that share a value, which is not empty, with another id. */
function shared<T extends { id: number }>(list: readonly T[], textOf: (one: T) => string): Set<number> {
  const owners = new Map<string, Set<number>>();
  for (const one of list) {
    const value = textOf(one);
    if (value !== "") owners.set(value, (owners.get(value) ?? new Set()).add(one.id));
  }
  return new Set([...owners.values()].filter(({ size }) => size > 1).flatMap((ids) => [...ids]));
}

/** Brands of one referrer, at least three of which joined within ten minutes. */
function burstsIn(referees: readonly Joined[]): Set<number> {
  const found = new Set<number>();
  const sorted = referees.toSorted(
    (one, other) => one.referrer.id - other.referrer.id || one.joinedAt.getTime() - other.joinedAt.getTime(),
  );
  for (const [index, first] of sorted.entries()) {
    const last = sorted[index + BURST_SIZE - 1];
    if (last?.referrer.id !== first.referrer.id) continue;
    if (last.joinedAt.getTime() - first.joinedAt.getTime() > BURST_MS) continue;
    for (const { id } of sorted.slice(index, index + BURST_SIZE)) found.add(id);
  }
  return found;
}
