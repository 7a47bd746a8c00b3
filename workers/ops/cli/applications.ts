/** Job applications for the operator. */
import { z } from "zod";
import { type Command, textOption, UsageError, wholeNumber } from "./command.ts";
import { toCsv, writePrivately } from "./csv.ts";
import { instant, readPages, readRows } from "./rows.ts";
import { sqlInteger, sqlText } from "./sql.ts";
import { count, minute, toTable } from "./table.ts";

const ApplicationSchema = z.object({
  id: z.number(),
  positionId: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  resumeUrl: z.string(),
  linkedinUrl: z.string().nullable(),
  portfolioUrl: z.string().nullable(),
  coverLetter: z.string(),
  appliedAt: instant,
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
] as const satisfies readonly (keyof z.output<typeof ApplicationSchema>)[];

const APPLICATIONS = `SELECT id, position_id AS positionId, full_name AS fullName, email, phone, resume_url AS resumeUrl,
  linkedin_url AS linkedinUrl, portfolio_url AS portfolioUrl, cover_letter AS coverLetter, created_at AS appliedAt
  FROM job_applications`;

const MOST_LISTED = 100;
const positionOption = { type: "string", hint: "ID", help: "only for this position, such as ai-ux-designer" } as const;

const list: Command = {
  name: "applications list",
  words: [],
  summary: `The newest applications, at most ${MOST_LISTED}.`,
  options: { position: positionOption },
  changesData: false,
  run: async ({ query, values }) => {
    const position = textOption(values, "position");
    const where = position === undefined ? "" : ` WHERE position_id = ${sqlText(position)}`;
    const [rows] = await query(`${APPLICATIONS}${where} ORDER BY id DESC LIMIT ${MOST_LISTED};`);
    const found = readRows(ApplicationSchema, rows);
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
    return { text: found.length ? table : "No applications.", data: found };
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
  run: async ({ query, values }) => {
    const position = textOption(values, "position");
    const only = position === undefined ? "" : ` AND position_id = ${sqlText(position)}`;
    const all = await readPages(
      query,
      ApplicationSchema,
      (after, limit) => `${APPLICATIONS} WHERE id > ${after}${only} ORDER BY id LIMIT ${limit};`,
    );
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

const DAY_MS = 86_400_000;
const IdSchema = z.object({ id: z.number() });

const prune: Command = {
  name: "applications prune",
  words: [],
  summary: "Removes applications older than a number of days.",
  details: "The privacy policy says how long applications are kept.",
  options: { "older-than-days": { type: "string", hint: "N", help: "required; 365 keeps a year" } },
  changesData: true,
  run: async ({ query, values, dryRun, now }) => {
    const typed = textOption(values, "older-than-days");
    if (typed === undefined) throw new UsageError("--older-than-days N is required.");
    const days = wholeNumber(typed, "--older-than-days", 1, 36_500);
    const old = `FROM job_applications WHERE created_at < ${sqlInteger(now.getTime() - days * DAY_MS)}`;
    const [rows] = await query(dryRun ? `SELECT id ${old};` : `DELETE ${old} RETURNING id;`);
    const applications = readRows(IdSchema, rows).length;
    const what = `${count(applications, "application")} older than ${count(days, "day")}`;
    return {
      text: dryRun ? `Would remove ${what}. Nothing was changed.` : `Removed ${what}.`,
      data: { dryRun, applications },
    };
  },
};

export const applicationCommands: readonly Command[] = [list, exportApplications, prune];
