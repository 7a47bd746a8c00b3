/** Job applications for the operator. */
import {
  type ApplicationRecord,
  applicationsAfter,
  findApplications,
  newestApplications,
  positionsAppliedFor,
} from "#app/.server/careers/records.ts";
import type { Database } from "#app/.server/db/index.ts";
import { readAll } from "#app/.server/db/pages.ts";
import { positions } from "#app/content/careers.ts";
import { toCsv } from "#app/lib/csv.ts";
import { type Command, oneAddress, onlyWord, textOption, UsageError, type Values } from "./command.ts";
import { writePrivately } from "./csv.ts";
import { count, minute, toList, toTable } from "./table.ts";

const asRecord = ({ appliedAt, ...application }: ApplicationRecord) => ({
  ...application,
  appliedAt: appliedAt.toISOString(),
});

const applicationColumns = [
  "id",
  "positionId",
  "fullName",
  "email",
  "phone",
  "resumeUrl",
  "linkedinUrl",
  "portfolioUrl",
  "coverLetter",
  "appliedAt",
] as const satisfies readonly (keyof ReturnType<typeof asRecord>)[];

/**
 * The position given by `--position`, if any. A closed position is known by its applications.
 * @throws UsageError for a position without applications, listing the known ones.
 */
async function positionIn(db: Database, values: Values): Promise<{ position?: string }> {
  const position = textOption(values, "position");
  if (position === undefined) return {};
  const open: string[] = positions.map(({ id }) => id);
  if (open.includes(position)) return { position };
  const known = new Set([...open, ...(await positionsAppliedFor(db))]);
  if (known.has(position)) return { position };
  throw new UsageError(`There is no position "${position}". There are ${[...known].join(", ")}.`);
}

const MOST_LISTED = 100;
const positionOption = { type: "string", hint: "ID", help: "only for this position, such as ai-ux-designer" } as const;

const list: Command = {
  name: "applications list",
  words: [],
  summary: `The newest applications, at most ${MOST_LISTED}.`,
  options: { position: positionOption },
  changesData: false,
  run: async ({ db, values }) => {
    const only = await positionIn(db, values);
    const { applications: found, total } = await newestApplications(db, { ...only, limit: MOST_LISTED });
    const table = toTable(
      ["Id", "Position", "Name", "E-mail", "Phone", "CV", "Applied (UTC)"],
      found.map((one) => [
        one.id,
        one.positionId,
        one.fullName,
        one.email,
        one.phone,
        one.resumeUrl,
        minute(one.appliedAt),
      ]),
    );
    return {
      text: found.length ? `${table}\n\n${found.length} of ${count(total, "application")}.` : "No applications.",
      data: found.map(asRecord),
    };
  },
};

const find: Command = {
  name: "applications find",
  words: ["EMAIL"],
  summary: "Everything stored of a person's applications.",
  details: "For a person who asks what is stored; waitlist find says the same of the waitlist.",
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
        ["Applied (UTC)", minute(one.appliedAt)],
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
    position: positionOption,
    out: { type: "string", hint: "FILE", help: "a new file that only you can read (else the CSV is printed)" },
  },
  changesData: false,
  run: async ({ db, values }) => {
    const only = await positionIn(db, values);
    const all = (await readAll((afterId, limit) => applicationsAfter(db, afterId, { ...only, limit }))).map(asRecord);
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

export const applicationCommands: readonly Command[] = [list, find, exportApplications];
