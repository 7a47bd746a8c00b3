/** Job applications for the operator. */
import { type ApplicationRecord, applicationsAfter, findApplications } from "#app/.server/careers/records.ts";
import { readAll } from "#app/.server/db/pages.ts";
import { fieldNames } from "#app/careers/fields.ts";
import { toCsv } from "#app/lib/csv.ts";
import { type Command, oneAddress, onlyWord, textOption } from "./command.ts";
import { writePrivately } from "./csv.ts";
import { indiaMinute } from "#app/lib/india-day.ts";
import { count, toList } from "./table.ts";

const asRecord = ({ appliedAt, ...application }: ApplicationRecord) => ({
  ...application,
  appliedAt: appliedAt.toISOString(),
});

const applicationColumns = [
  "id",
  "positionId",
  ...fieldNames,
  "appliedAt",
] as const satisfies readonly (keyof ReturnType<typeof asRecord>)[];

const find: Command = {
  name: "applications find",
  words: ["EMAIL"],
  summary: "Everything stored of a person's applications.",
  details: "For a person who asks what is stored; /ops/waitlist finds the same of the waitlist.",
  options: {},
  changesData: false,
  run: async (input) => {
    const found = await findApplications(input.db, oneAddress(onlyWord(input)));
    const blocks = found.map((one) =>
      toList([
        ["Id", one.id],
        ["Position", one.positionId],
        ["Name", one.fullName],
        ["E-mail", one.email],
        ["Phone", one.phone],
        ["CV", one.resumeUrl],
        ["LinkedIn", one.linkedinUrl],
        ["Portfolio", one.portfolioUrl],
        ["Cover letter", one.coverLetter],
        ["Applied (India)", indiaMinute(one.appliedAt)],
      ]),
    );
    return { text: blocks.length ? blocks.join("\n\n") : "Nothing found.", data: found.map(asRecord) };
  },
};

const exportApplications: Command = {
  name: "applications export",
  words: [],
  summary: "Every application as CSV, cover letters included.",
  options: {
    out: { type: "string", hint: "FILE", help: "a new file that only you can read (else the CSV is printed)" },
  },
  changesData: false,
  run: async ({ db, values }) => {
    const all = (await readAll((afterId, limit) => applicationsAfter(db, afterId, limit))).map(asRecord);
    const csv = toCsv(applicationColumns, all);
    const out = textOption(values, "out");
    if (out === undefined) return { text: csv, data: all };
    writePrivately(out, csv);
    return {
      text: `${count(all.length, "application")} written to ${out}.`,
      data: { file: out, applications: all.length },
    };
  },
};

export const applicationCommands: readonly Command[] = [find, exportApplications];
