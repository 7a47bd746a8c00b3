/** A person's right to be forgotten: one command erases everything stored about an address. */
import { eraseAddress, findStored } from "#app/.server/erasure/index.ts";
import { type Command, oneAddress, onlyWord } from "./command.ts";
import { count } from "./table.ts";
import { spokenTotals } from "./totals.ts";

const NOT_REMEMBERED =
  "LINK_SECRET is not set here, so the erasure is not remembered: after a restore of an older backup, erase again.";

const erase: Command = {
  name: "erase",
  words: ["EMAIL"],
  summary: "Removes an address from the waitlist and from the job applications.",
  details:
    "The referrer's count follows, brands it referred stay without a referrer, and its place stays taken: its position is\nnot given again. D1's own point-in-time copies and the site's backups run out by themselves after 30 days. With the site's\nLINK_SECRET in the environment the erasure is remembered meanwhile, and made again after a restore.",
  options: {},
  changesData: true,
  run: async (input) => {
    const email = oneAddress(onlyWord(input));
    const stored = await findStored(input.db, email);
    const { alikeOnWaitlist, alikeApplicants, referrerCode } = stored;
    const sameMailbox = [...new Set([...alikeOnWaitlist, ...alikeApplicants])];
    const notes = [
      ...(stored.referrals
        ? [`${count(stored.referrals, "brand")} joined with its code: kept, without a referrer.`]
        : []),
      ...alikeOnWaitlist.map((other) => `Also on the waitlist, perhaps the same person: ${other}`),
      ...alikeApplicants.map((other) => `Also applied, perhaps the same person: ${other}`),
    ];
    if (input.dryRun) {
      const { waitlistEntries, applications } = stored;
      const counted = referrerCode ? [`The referrer ${referrerCode} would count one brand less.`] : [];
      return {
        text: [`Would erase ${spoken(stored)}. Nothing was changed.`, ...counted, ...notes].join("\n"),
        data: { dryRun: true, waitlistEntries, applications, sameMailbox },
      };
    }
    const { totals, ...erased } = await eraseAddress(input.db, email, {
      secret: input.linkSecret,
      now: input.now,
      by: input.by,
    });
    const lines = [
      `Erased ${spoken(erased)}.`,
      ...(totals ? [spokenTotals(totals)] : []),
      ...(referrerCode ? [`The referrer ${referrerCode} counts one brand less.`] : []),
      ...notes,
      ...(input.linkSecret === "" ? [NOT_REMEMBERED] : []),
    ];
    return { text: lines.join("\n"), data: { dryRun: false, ...erased, totals: totals ?? null, sameMailbox } };
  },
};

type Found = { waitlistEntries: number; applications: number };

function spoken({ waitlistEntries, applications }: Found): string {
  if (waitlistEntries + applications === 0) return "nothing: the address is not stored";
  return `${count(waitlistEntries, "waitlist entry", "waitlist entries")} and ${count(applications, "job application")}`;
}

export const eraseCommands: readonly Command[] = [erase];
