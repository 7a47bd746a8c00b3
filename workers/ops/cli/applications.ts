/** Job applications for the operator. */
import { z } from "zod";
import { positions } from "#app/content/careers.ts";
import { normalizeEmail } from "#app/lib/email.ts";
import { type Command, oneAddress, onlyWord, type Query, textOption, UsageError, type Values } from "./command.ts";
import { toCsv, writePrivately } from "./csv.ts";
import { instant, readPages, readRows } from "./rows.ts";
import { sqlText } from "./sql.ts";
import { count, minute, toList, toTable } from "./table.ts";

const AddressSchema = z.object({ email: z.string() });

/**
 * The condition for the applications of an address. Those of earlier days are stored as it was typed, in capitals of any
 * script and with the domain in its own letters; SQLite lowers ASCII alone, so what is alike is decided here.
 */
export async function applicationsOf(query: Query, email: string): Promise<string> {
  const [rows] = await query("SELECT DISTINCT email FROM job_applications;");
  const typed = readRows(AddressSchema, rows).map((row) => row.email);
  const same = typed.filter((other) => normalizeEmail(other) === email);
  return `email IN (${[...new Set([email, ...same])].map(sqlText).join(", ")})`;
}

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

/**
 * The condition for `--position`, true of every row without it. A position that is no longer open is known by its
 * applications.
 * @throws UsageError for one that nobody could apply for, naming those there are.
 */
async function positionCondition(query: Query, values: Values): Promise<string> {
  const position = textOption(values, "position");
  if (position === undefined) return "true";
  const open = positions.map(({ id }) => id);
  if (!open.includes(position)) {
    const [rows] = await query("SELECT DISTINCT position_id AS positionId FROM job_applications;");
    const known = new Set([...open, ...readRows(PositionSchema, rows).map(({ positionId }) => positionId)]);
    if (!known.has(position)) {
      throw new UsageError(`There is no position "${position}". There are ${[...known].join(", ")}.`);
    }
  }
  return `position_id = ${sqlText(position)}`;
}

const PositionSchema = z.object({ positionId: z.string() });
const CountSchema = z.object({ total: z.number() });

const MOST_LISTED = 100;
const positionOption = { type: "string", hint: "ID", help: "only for this position, such as ai-ux-designer" } as const;

const list: Command = {
  name: "applications list",
  words: [],
  summary: `The newest applications, at most ${MOST_LISTED}.`,
  options: { position: positionOption },
  changesData: false,
  run: async ({ query, values }) => {
    const only = await positionCondition(query, values);
    const [rows, counted] = await query(
      `${APPLICATIONS} WHERE ${only} ORDER BY id DESC LIMIT ${MOST_LISTED};
      SELECT count(*) AS total FROM job_applications WHERE ${only};`,
    );
    const found = readRows(ApplicationSchema, rows);
    const total = readRows(CountSchema, counted)[0]?.total ?? 0;
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
      data: found,
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
    const email = oneAddress(onlyWord(input));
    const ofPerson = await applicationsOf(input.query, email);
    const [rows] = await input.query(`${APPLICATIONS} WHERE ${ofPerson} ORDER BY id;`);
    const found = readRows(ApplicationSchema, rows);
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
    return { text: blocks.length ? blocks.join("\n\n") : "Nothing found.", data: found };
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
    const only = await positionCondition(query, values);
    const all = await readPages(
      query,
      ApplicationSchema,
      (after, limit) => `${APPLICATIONS} WHERE id > ${after} AND ${only} ORDER BY id LIMIT ${limit};`,
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

export const applicationCommands: readonly Command[] = [list, find, exportApplications];
