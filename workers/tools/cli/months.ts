/** The ledger of free months: shows where each stands, grants and refuses. */
import type { MonthState } from "#app/.server/waitlist/confirmed.ts";
import type { Alike } from "#app/.server/waitlist/look-alikes.ts";
import { type Account, grantMonths, readFreeMonths, refuseMonths } from "#app/.server/waitlist/free-months.ts";
import { parseReferralCode } from "#app/lib/referral-code.ts";
import { PlainError } from "../plain-error.ts";
import { type Command, type CommandInput, textOption, UsageError } from "./command.ts";
import { count, toTable } from "./table.ts";

const MARKS: Readonly<Record<Alike, string>> = {
  samePhone: "phone of another",
  onePhoneDigit: "phone of one digit",
  domainBurst: "one domain in a burst",
};

const STATES: Readonly<Record<MonthState, string>> = {
  pending: "not confirmed yet",
  lapsed: "not confirmed in 30 days",
  confirmed: "owed",
  granted: "granted",
  refused: "refused",
};

function codeIn(typed: string, what: string): string {
  const code = parseReferralCode(typed);
  if (code === null) throw new UsageError(`${what} must be a referral code of eight letters and digits.`);
  return code;
}

/** The referrer named by the arguments, and those of its referred brands that they name. */
async function meant({ db, now, words }: CommandInput): Promise<{ account: Account; refereeCode: string }> {
  const [typedReferrer = "", typedReferee] = words;
  const referrerCode = codeIn(typedReferrer, "REFERRER");
  const refereeCode = typedReferee === undefined ? "" : codeIn(typedReferee, "BRAND");
  const account = (await readFreeMonths(db, now)).find(({ referralCode }) => referralCode === referrerCode);
  if (!account) throw new PlainError(`No brand on the list came through ${referrerCode}.`);
  const referees = account.referees.filter(({ referralCode }) => refereeCode === "" || referralCode === refereeCode);
  if (referees.length === 0) throw new PlainError(`${refereeCode} is no brand that came through ${referrerCode}.`);
  return { account: { ...account, referees }, refereeCode };
}

const list: Command = {
  name: "months list",
  words: [],
  summary: "Every brand that was brought, and where the free month for it stands.",
  options: {},
  changesData: false,
  run: async ({ db, now }) => {
    const ledger = await readFreeMonths(db, now);
    const lines = ledger.flatMap(({ brandName, referralCode, granted, referees }) =>
      referees.map((referee, index) => [
        ...(index === 0 ? [brandName, referralCode, granted] : ["", "", ""]),
        referee.brandName,
        referee.referralCode,
        STATES[referee.state],
        referee.reason ?? referee.alike.map((mark) => MARKS[mark]).join(", "),
      ]),
    );
    const titles = ["Brand", "Code", "Granted", "Because", "Its code", "State", "Reason, or look at"];
    return {
      text: lines.length ? toTable(titles, lines) : "No brand has come through a referral yet.",
      data: ledger.map(({ referees, ...account }) => ({
        ...account,
        referees: referees.map(({ id: _, ...referee }) => ({ ...referee, joinedAt: referee.joinedAt.toISOString() })),
      })),
    };
  },
};

const grant: Command = {
  name: "months grant",
  words: ["REFERRER"],
  summary: "Notes that the free months a brand is owed were granted.",
  details:
    "REFERRER is the brand's own referral code. A month that is granted stays, also when the brand it was granted for is\nerased. One that was refused is granted only where --for names its brand.",
  options: { for: { type: "string", hint: "CODE", help: "only the month for the brand with this code" } },
  changesData: true,
  run: async (input) => {
    const forCode = textOption(input.values, "for");
    const { account, refereeCode } = await meant({ ...input, words: [...input.words, ...(forCode ? [forCode] : [])] });
    const { db, dryRun, now, by } = input;
    const isDue = ({ state }: { state: MonthState }) =>
      state === "confirmed" || (refereeCode !== "" && state === "refused");
    const due = account.referees.filter(isDue).length;
    const chosen = refereeCode === "" ? { referrerCode: account.referralCode } : { refereeCodes: [refereeCode] };
    const granted = dryRun ? due : await grantMonths(db, chosen, now, by);
    const what = `${count(granted, "free month")} to ${account.brandName} (${account.email})`;
    const text = granted === 0 ? "Nothing to grant." : `${dryRun ? "Would grant" : "Granted"} ${what}.`;
    return { text, data: { dryRun, referralCode: account.referralCode, granted } };
  },
};

const refuse: Command = {
  name: "months refuse",
  words: ["REFERRER", "BRAND"],
  summary: "Refuses the free month for one brand, with a reason.",
  details:
    "Both are referral codes: of who would get the month, and of the brand it is for. What was granted stays granted.",
  options: { reason: { type: "string", hint: "TEXT", help: "required; the referrer reads it on its own page" } },
  changesData: true,
  run: async (input) => {
    const reason = textOption(input.values, "reason")?.trim();
    if (!reason) throw new UsageError("--reason TEXT is required.");
    const { account, refereeCode } = await meant(input);
    const { db, dryRun, now, by } = input;
    const about = { referrerCode: account.referralCode, refereeCode, reason };
    const open = account.referees.filter(({ state }) => state !== "granted").length;
    const refused = dryRun ? open : await refuseMonths(db, { refereeCodes: [refereeCode], reason }, now, by);
    const what = `the free month of ${account.brandName} for ${account.referees[0]?.brandName ?? refereeCode}`;
    const text = refused === 0 ? "It was granted already." : `${dryRun ? "Would refuse" : "Refused"} ${what}.`;
    return { text, data: { dryRun, ...about, refused } };
  },
};

export const monthCommands: readonly Command[] = [list, grant, refuse];
