/** Erases fake entries. Only these give their places back. */
import { eraseFake, type EntrySelector, selectedEntries } from "#app/.server/waitlist/removal.ts";
import { offer } from "#app/content/brand.ts";
import { type Command, oneAddress, UsageError, wholeNumber } from "./command.ts";
import { indiaMinute } from "#app/lib/india-day.ts";
import { count, toTable } from "./table.ts";
import { spokenTotals } from "./totals.ts";

/** Parses "tara@x.in", "@x.in", "12" or "12-40". */
function readSelector(word: string): EntrySelector {
  const domain = /^@([^\s@]+\.[^\s@]+)$/.exec(word)?.[1];
  if (domain !== undefined) return { domain };
  if (word.includes("@")) return { email: oneAddress(word) };
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(word) ?? [];
  if (first === undefined || last === undefined) {
    throw new UsageError(
      `"${word}" is no address, no domain such as @fake.example, and no position such as 12 or 12-40.`,
    );
  }
  const position = (typed: string) => wholeNumber(typed, "A position", 1, 1_000_000_000);
  return { positions: [position(first), position(last)] };
}

const eraseFakeEntries: Command = {
  name: "waitlist erase-fake",
  words: ["WHO…"],
  summary: "Erases entries that are no brands, and gives their places back.",
  details: [
    "WHO is an address, all addresses of a domain (@fake.example), or positions (12 or 12-40); several may be given.",
    "It shows whom it means, and asks. Everybody else keeps position and promise; the next brands to join take the places",
    `that are free again, lowest first, and up to ${offer.capacity} they are early-bird places. For a person who asks to be`,
    "forgotten there is `erase`, after which the place stays taken.",
  ].join("\n"),
  options: {},
  changesData: true,
  asks: true,
  run: async ({ db, words, dryRun, by, confirm }) => {
    const found = await selectedEntries(db, words.map(readSelector));
    const what = `${count(found.length, "entry", "entries")} as fake`;
    const data = { dryRun, entries: found.map(({ position, email }) => ({ position, email })) };
    if (found.length === 0) return { text: "Nobody on the waitlist is meant.", data };
    const table = toTable(
      ["No.", "Brand", "E-mail", "Phone", "Referred", "Joined (India)"],
      found.map((one) => [
        one.position,
        one.brandName,
        one.email,
        one.phoneNumber,
        one.referralCount,
        indiaMinute(one.joinedAt),
      ]),
    );
    if (dryRun) return { text: `${table}\n\nWould erase ${what}. Nothing was changed.`, data };
    if (!(await confirm(table, `Erase ${what}?`)))
      return { text: "Nothing was changed.", data: { ...data, entries: [] } };
    const { erased, totals } = await eraseFake(
      db,
      found.map(({ referralCode }) => referralCode),
      by,
    );
    const lines = [
      `Erased ${count(erased.length, "entry", "entries")} as fake.`,
      ...(totals ? [spokenTotals(totals)] : []),
    ];
    return { text: lines.join("\n"), data };
  },
};

export const fakeCommands: readonly Command[] = [eraseFakeEntries];
