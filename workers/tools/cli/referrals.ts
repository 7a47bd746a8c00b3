/** Lists the free months owed: to whom, for which brands, and which to check. */
import type { Alike } from "#app/.server/waitlist/look-alikes.ts";
import { listOwed } from "#app/.server/waitlist/ledger.ts";
import { offer } from "#app/content/brand.ts";
import type { Command } from "./command.ts";
import { count, toTable } from "./table.ts";

export const MARKS: Readonly<Record<Alike, string>> = {
  samePhone: "phone of another",
  onePhoneDigit: "phone of one digit",
  domainBurst: "one domain in a burst",
};

const referrals: Command = {
  name: "referrals",
  words: [],
  summary: "Who is owed how many free months, each with its reason.",
  details: [
    `A brand is owed ${count(offer.freeMonthsPerReferral, "month")} for each brand that joined with its code, until it is granted or refused (\`months\`).`,
    'Where mail was on when that brand joined, it must have confirmed its address. "Look at" marks what looks alike: a phone',
    "that another referred brand or a referrer has, one of a single digit, or three addresses of one domain within ten",
    "minutes. It refuses nobody; `waitlist erase-fake` takes off what is no brand.",
  ].join("\n"),
  options: {},
  changesData: false,
  run: async ({ db, now }) => {
    const owed = await listOwed(db, now);
    const lines = owed.flatMap(({ brandName, email, freeMonths, referees }) =>
      referees.map((referee, index) => [
        ...(index === 0 ? [brandName, email, freeMonths] : ["", "", ""]),
        referee.brandName,
        referee.email,
        referee.phoneNumber,
        referee.joinedAt.toISOString().slice(0, 10),
        referee.alike.map((mark) => MARKS[mark]).join(", "),
      ]),
    );
    const months = owed.reduce((sum, each) => sum + each.freeMonths, 0);
    const sum = `${count(months, "free month")} owed to ${count(owed.length, "brand")}.`;
    const titles = ["Brand", "E-mail", "Free months", "Because", "Its e-mail", "Its phone", "Joined", "Look at"];
    return {
      text: owed.length ? `${toTable(titles, lines)}\n\n${sum}` : "No free months are owed.",
      data: owed.map(({ referees, ...referrer }) => ({
        ...referrer,
        reasons: referees.map(({ id: _, ...referee }) => ({ ...referee, joinedAt: referee.joinedAt.toISOString() })),
      })),
    };
  },
};

export const referralCommands: readonly Command[] = [referrals];
