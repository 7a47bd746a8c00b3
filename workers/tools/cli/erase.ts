import { eraseAddress, findStored } from "#app/.server/erasure/index.ts";
import { normalizeEmail } from "#app/lib/email.ts";
import { CodeLookupSchema } from "#app/schemas/waitlist.ts";
import { type Command, UsageError } from "./command.ts";
import { count } from "./table.ts";

const NOT_REMEMBERED =
  "LINK_SECRET was not given, so the erasure is not remembered: after a restore of an older backup, erase again.";

export const eraseCommand: Command = {
  name: "erase",
  argument: "EMAIL",
  summary: "Removes an address from the waitlist and from the job applications.",
  details:
    "The referrer's count follows, brands it referred stay without a referrer, and its place stays taken. D1's own\npoint-in-time copies and the site's backups run out by themselves after 30 days. With the site's LINK_SECRET the erasure\nis remembered meanwhile, and made again after a restore.",
  options: ["dry-run"],
  run: async ({ db, word, values, now, by, linkSecret }) => {
    const parsed = CodeLookupSchema.safeParse({ email: word });
    if (!parsed.success) throw new UsageError("That must be one e-mail address, such as tara@example.in.");
    const email = normalizeEmail(parsed.data.email);
    const stored = await findStored(db, email);
    const notes = [
      ...(stored.referrerCode ? [`Its referrer ${stored.referrerCode} counts one brand less.`] : []),
      ...(stored.referrals
        ? [`${count(stored.referrals, "brand")} joined with its code: kept, without a referrer.`]
        : []),
      ...stored.alikeOnWaitlist.map((other) => `Also on the waitlist, perhaps the same person: ${other}`),
      ...stored.alikeApplicants.map((other) => `Also applied, perhaps the same person: ${other}`),
    ];
    if (values["dry-run"]) return [`Would erase ${spoken(stored)}. Nothing was changed.`, ...notes].join("\n");
    const secret = await linkSecret();
    const erased = await eraseAddress(db, email, { secret, now, by });
    return [`Erased ${spoken(erased)}.`, ...notes, ...(secret === "" ? [NOT_REMEMBERED] : [])].join("\n");
  },
};

function spoken({ waitlistEntries, applications }: { waitlistEntries: number; applications: number }): string {
  if (waitlistEntries + applications === 0) return "nothing: the address is not stored";
  return `${count(waitlistEntries, "waitlist entry", "waitlist entries")} and ${count(applications, "job application")}`;
}
