/** A person's right to be forgotten: one command for everything the site stores about an address. */
import { z } from "zod";
import { emailIdentity, normalizeEmail } from "#app/lib/email.ts";
import { applicationsOf } from "./applications.ts";
import { type Command, oneAddress, onlyWord } from "./command.ts";
import { readRows } from "./rows.ts";
import { sqlText } from "./sql.ts";
import { count } from "./table.ts";
import { spokenTotals, TOTALS, TotalsSchema } from "./totals.ts";

const IdSchema = z.object({ id: z.number() });
const EntrySchema = z.object({ referrals: z.number(), referrerCode: z.string().nullable() });
const AddressSchema = z.object({ email: z.string() });
const ReferrerSchema = z.object({ referralCode: z.string(), referralCount: z.number() });

const erase: Command = {
  name: "erase",
  words: ["EMAIL"],
  summary: "Removes an address from the waitlist and from the job applications.",
  details:
    "The totals and the referrer's count follow, brands it referred stay without a referrer, and its position is not given again. D1's own point-in-time copies run out by themselves after some days.",
  options: {},
  changesData: true,
  run: async (input) => {
    const email = oneAddress(onlyWord(input));
    const entryHere = `email = ${sqlText(email)}`;
    const applicationHere = await applicationsOf(input.query, email);

    const [entryRows, applicationRows, mailboxRows, applicantRows] = await input.query(
      `SELECT e.referral_count AS referrals, r.referral_code AS referrerCode
        FROM waitlist_entries e LEFT JOIN waitlist_entries r ON r.id = e.referrer_id WHERE e.${entryHere};
      SELECT id FROM job_applications WHERE ${applicationHere};
      SELECT email FROM waitlist_entries WHERE email_identity = ${sqlText(emailIdentity(email))} AND NOT ${entryHere};
      SELECT DISTINCT email FROM job_applications WHERE NOT ${applicationHere};`,
    );
    const [entry] = readRows(EntrySchema, entryRows);
    const found = { waitlistEntries: entry ? 1 : 0, applications: readRows(IdSchema, applicationRows).length };
    const alikeOnList = readRows(AddressSchema, mailboxRows).map((row) => row.email);
    const alikeApplicants = readRows(AddressSchema, applicantRows)
      .map((row) => normalizeEmail(row.email))
      .filter((other) => emailIdentity(other) === emailIdentity(email));
    const sameMailbox = [...new Set([...alikeOnList, ...alikeApplicants])];
    const notes = [
      ...(entry?.referrals
        ? [`${count(entry.referrals, "brand")} joined with its code: kept, without a referrer.`]
        : []),
      ...alikeOnList.map((other) => `Also on the waitlist, perhaps the same person: ${other}`),
      ...[...new Set(alikeApplicants)].map((other) => `Also applied, perhaps the same person: ${other}`),
    ];

    if (input.dryRun) {
      const counted = entry?.referrerCode ? [`The referrer ${entry.referrerCode} would count one brand less.`] : [];
      return {
        text: [`Would erase ${spoken(found)}. Nothing was changed.`, ...counted, ...notes].join("\n"),
        data: { dryRun: true, ...found, sameMailbox },
      };
    }

    const [erasedEntries, erasedApplications, totalRows, referrerRows] = await input.query(
      `DELETE FROM waitlist_entries WHERE ${entryHere} RETURNING id;
      DELETE FROM job_applications WHERE ${applicationHere} RETURNING id;
      ${TOTALS};
      SELECT referral_code AS referralCode, referral_count AS referralCount FROM waitlist_entries
        WHERE referral_code = ${sqlText(entry?.referrerCode ?? "")};`,
    );
    const erased = {
      waitlistEntries: readRows(IdSchema, erasedEntries).length,
      applications: readRows(IdSchema, erasedApplications).length,
    };
    const [totals] = readRows(TotalsSchema, totalRows);
    const [referrer] = readRows(ReferrerSchema, referrerRows);
    const lines = [
      `Erased ${spoken(erased)}.`,
      ...(totals ? [spokenTotals(totals)] : []),
      ...(referrer
        ? [`The referrer ${referrer.referralCode} now counts ${count(referrer.referralCount, "brand")}.`]
        : []),
      ...notes,
    ];
    return { text: lines.join("\n"), data: { dryRun: false, ...erased, totals: totals ?? null, sameMailbox } };
  },
};

function spoken({ waitlistEntries, applications }: { waitlistEntries: number; applications: number }): string {
  if (waitlistEntries + applications === 0) return "nothing: the address is not stored";
  return `${count(waitlistEntries, "waitlist entry", "waitlist entries")} and ${count(applications, "job application")}`;
}

export const eraseCommands: readonly Command[] = [erase];
