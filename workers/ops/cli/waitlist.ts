/** The waitlist for its operator: who is on it, and who is owed what. */
import { z } from "zod";
import { offer } from "#app/content/brand.ts";
import { parseReferralCode } from "#app/lib/referral-code.ts";
import { PlainError } from "../plain-error.ts";
import { type Command, oneAddress, onlyWord, textOption, wholeNumber } from "./command.ts";
import { toCsv, writePrivately } from "./csv.ts";
import { flag, instant, readPages, readRows } from "./rows.ts";
import { sqlInteger, sqlText } from "./sql.ts";
import { count, minute, toList, toTable } from "./table.ts";
import { TOTALS, TotalsSchema } from "./totals.ts";

const EntrySchema = z.object({
  id: z.number(),
  position: z.number(),
  brandName: z.string(),
  founderName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  businessType: z.string().nullable(),
  igHandle: z.string().nullable(),
  referralCode: z.string(),
  referralCount: z.number(),
  referredBy: z.string().nullable(),
  acceptedTerms: flag,
  acceptedMarketing: flag,
  joinedAt: instant,
});
type Entry = z.output<typeof EntrySchema>;

const ENTRIES = `SELECT e.id, e.position, e.brand_name AS brandName, e.founder_name AS founderName, e.email,
  e.phone_number AS phoneNumber, e.business_type AS businessType, e.ig_handle AS igHandle,
  e.referral_code AS referralCode, e.referral_count AS referralCount, r.referral_code AS referredBy,
  e.accepted_terms AS acceptedTerms, e.accepted_marketing AS acceptedMarketing, e.created_at AS joinedAt
  FROM waitlist_entries e LEFT JOIN waitlist_entries r ON r.id = e.referrer_id`;

/** An entry as data leaves this tool: without the row's own number, with what follows from the offer. */
function asRecord({ id: _, ...entry }: Entry) {
  return {
    ...entry,
    earlyBird: entry.position <= offer.capacity,
    freeMonthsOwed: entry.referralCount * offer.freeMonthsPerReferral,
  };
}

const entryColumns = [
  "position",
  "earlyBird",
  "brandName",
  "founderName",
  "email",
  "phoneNumber",
  "businessType",
  "igHandle",
  "referralCode",
  "referralCount",
  "freeMonthsOwed",
  "referredBy",
  "acceptedTerms",
  "acceptedMarketing",
  "joinedAt",
] as const satisfies readonly (keyof ReturnType<typeof asRecord>)[];

const DEFAULT_LIST_ROWS = 50;

const list: Command = {
  name: "waitlist list",
  words: [],
  summary: "The newest entries.",
  options: { limit: { type: "string", hint: "N", help: `how many (${DEFAULT_LIST_ROWS} unless told, at most 1000)` } },
  changesData: false,
  run: async ({ query, values }) => {
    const limit = wholeNumber(textOption(values, "limit") ?? String(DEFAULT_LIST_ROWS), "--limit", 1, 1000);
    const [rows, totals] = await query(`${ENTRIES} ORDER BY e.id DESC LIMIT ${sqlInteger(limit)}; ${TOTALS};`);
    const entries = readRows(EntrySchema, rows);
    const total = readRows(TotalsSchema, totals)[0]?.totalSignups ?? 0;
    const table = toTable(
      ["No.", "Brand", "Founder", "E-mail", "Phone", "Code", "Referred", "Joined (UTC)"],
      entries.map((entry) => [
        entry.position,
        entry.brandName,
        entry.founderName,
        entry.email,
        entry.phoneNumber,
        entry.referralCode,
        entry.referralCount,
        minute(entry.joinedAt),
      ]),
    );
    return {
      text: entries.length
        ? `${table}\n\n${entries.length} of ${count(total, "brand")}.`
        : "Nobody is on the waitlist yet.",
      data: entries.map(asRecord),
    };
  },
};

const MOST_FOUND = 50;

/** Which entries are meant. */
function conditionFor(what: string): string {
  // A handle is stored as it was typed, with or without its @.
  if (what.startsWith("@")) return `ltrim(lower(e.ig_handle), '@') = lower(${sqlText(what.slice(1))})`;
  if (what.includes("@")) return `e.email = ${sqlText(oneAddress(what))}`;
  const code = parseReferralCode(what);
  return [
    ...["brand_name", "founder_name"].map((name) => `instr(lower(e.${name}), lower(${sqlText(what)})) > 0`),
    ...(code ? [`e.referral_code = ${sqlText(code)}`] : []),
  ].join(" OR ");
}

const find: Command = {
  name: "waitlist find",
  words: ["WHAT"],
  summary: "Everything stored about a brand.",
  details:
    "WHAT is an e-mail address, an Instagram handle (@bel), a referral code, or a part of the brand's or the founder's name.",
  options: {},
  changesData: false,
  run: async (input) => {
    const what = onlyWord(input).trim();
    const [rows] = await input.query(`${ENTRIES} WHERE ${conditionFor(what)} ORDER BY e.id LIMIT ${MOST_FOUND};`);
    const found = readRows(EntrySchema, rows).map(asRecord);
    const blocks = found.map((entry) =>
      toList([
        ["Position", `${entry.position}${entry.earlyBird ? " (early bird)" : ""}`],
        ["Brand", entry.brandName],
        ["Founder", entry.founderName],
        ["E-mail", entry.email],
        ["Phone", entry.phoneNumber],
        ["Brand type", entry.businessType],
        ["Instagram", entry.igHandle],
        ["Code", entry.referralCode],
        ["Brands referred", entry.referralCount],
        ["Referred by", entry.referredBy],
        ["Accepted terms", entry.acceptedTerms],
        ["Accepted marketing", entry.acceptedMarketing],
        ["Joined (UTC)", minute(entry.joinedAt)],
      ]),
    );
    return { text: blocks.length ? blocks.join("\n\n") : "Nothing found.", data: found };
  },
};

const DAY_MS = 86_400_000;
const CountedSchema = z.object({
  entries: z.number(),
  referred: z.number(),
  counted: z.number(),
  week: z.number(),
  month: z.number(),
});

const stats: Command = {
  name: "waitlist stats",
  words: [],
  summary: "The totals, and whether they agree with the entries.",
  details: "Counts every entry anew, which the site never does.",
  options: {},
  changesData: false,
  run: async ({ query, now }) => {
    const since = (days: number) => sqlInteger(now.getTime() - days * DAY_MS);
    const [totalRows, countedRows] = await query(`${TOTALS};
      SELECT count(*) AS entries, count(referrer_id) AS referred, coalesce(sum(referral_count), 0) AS counted,
        coalesce(sum(created_at >= ${since(7)}), 0) AS week, coalesce(sum(created_at >= ${since(30)}), 0) AS month
      FROM waitlist_entries;`);
    const [totals] = readRows(TotalsSchema, totalRows);
    const [counted] = readRows(CountedSchema, countedRows);
    if (!totals || !counted) throw new PlainError("The totals are not there. Are all migrations applied?");
    const agree =
      totals.totalSignups === counted.entries &&
      totals.referralSignups === counted.referred &&
      counted.counted === counted.referred;
    const data = {
      ...totals,
      joinedInSevenDays: counted.week,
      joinedInThirtyDays: counted.month,
      earlyBirdPlacesLeft: Math.max(0, offer.capacity - totals.positionsGiven),
      totalsAgree: agree,
    };
    return {
      text: toList([
        ["Brands", data.totalSignups],
        ["Through a referral", data.referralSignups],
        ["In 7 days", data.joinedInSevenDays],
        ["In 30 days", data.joinedInThirtyDays],
        ["Positions given", data.positionsGiven],
        ["Early-bird places left", data.earlyBirdPlacesLeft],
        ["Totals agree with entries", agree],
      ]),
      data,
    };
  },
};

const exportEntries: Command = {
  name: "waitlist export",
  words: [],
  summary: "Every entry as CSV, for a spreadsheet.",
  details: "Cells that a spreadsheet would run as a formula begin with an apostrophe, phone numbers with + among them.",
  options: {
    out: { type: "string", hint: "FILE", help: "a new file that only you can read (else the CSV is printed)" },
    consented: { type: "boolean", help: "only those who agreed to marketing messages" },
  },
  changesData: false,
  run: async ({ query, values }) => {
    const only = values.consented === true ? " AND e.accepted_marketing = 1" : "";
    const entries = await readPages(
      query,
      EntrySchema,
      (after, limit) => `${ENTRIES} WHERE e.id > ${after}${only} ORDER BY e.id LIMIT ${limit};`,
    );
    const records = entries.map(asRecord);
    const csv = toCsv(entryColumns, records);
    const out = textOption(values, "out");
    if (out === undefined) return { text: csv, data: records };
    writePrivately(out, csv);
    return {
      text: `${count(entries.length, "entry", "entries")} written to ${out}.`,
      data: { file: out, entries: entries.length },
    };
  },
};

const ReferralSchema = z.object({
  id: z.number(),
  referrerId: z.number(),
  brandName: z.string(),
  founderName: z.string(),
  email: z.string(),
  referralCode: z.string(),
  referredBrand: z.string(),
  joinedAt: instant,
});

type Owed = Pick<z.output<typeof ReferralSchema>, "brandName" | "founderName" | "email" | "referralCode"> & {
  freeMonths: number;
  reasons: { brandName: string; joinedAt: string }[];
};

const referrals: Command = {
  name: "referrals",
  words: [],
  summary: "Who is owed how many free months, each with its reason.",
  details: `A brand is owed ${count(offer.freeMonthsPerReferral, "month")} for each brand that joined with its code.`,
  options: {},
  changesData: false,
  run: async ({ query }) => {
    const rows = await readPages(
      query,
      ReferralSchema,
      (
        after,
        limit,
      ) => `SELECT e.id, r.id AS referrerId, r.brand_name AS brandName, r.founder_name AS founderName, r.email,
        r.referral_code AS referralCode, e.brand_name AS referredBrand, e.created_at AS joinedAt
        FROM waitlist_entries e JOIN waitlist_entries r ON r.id = e.referrer_id
        WHERE e.id > ${after} ORDER BY e.id LIMIT ${limit};`,
    );
    const byReferrer = new Map<number, Owed>();
    for (const { referrerId, brandName, founderName, email, referralCode, referredBrand, joinedAt } of rows) {
      const owed = byReferrer.get(referrerId) ?? {
        brandName,
        founderName,
        email,
        referralCode,
        freeMonths: 0,
        reasons: [],
      };
      owed.freeMonths += offer.freeMonthsPerReferral;
      owed.reasons.push({ brandName: referredBrand, joinedAt });
      byReferrer.set(referrerId, owed);
    }
    const owed = [...byReferrer.values()].sort(
      (a, b) => b.freeMonths - a.freeMonths || a.brandName.localeCompare(b.brandName),
    );
    const lines = owed.flatMap(({ brandName, email, freeMonths, reasons }) =>
      reasons.map((reason, index) => {
        const why = `${reason.brandName} joined on ${reason.joinedAt.slice(0, 10)}`;
        return index === 0 ? [brandName, email, freeMonths, why] : ["", "", "", why];
      }),
    );
    const months = owed.reduce((sum, each) => sum + each.freeMonths, 0);
    const sum = `${count(months, "free month")} owed to ${count(owed.length, "brand")}.`;
    return {
      text: owed.length
        ? `${toTable(["Brand", "E-mail", "Free months", "Because"], lines)}\n\n${sum}`
        : "No free months are owed.",
      data: owed,
    };
  },
};

export const waitlistCommands: readonly Command[] = [list, find, stats, exportEntries, referrals];
