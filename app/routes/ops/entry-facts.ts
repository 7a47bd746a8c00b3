import type { EntryRead } from "#app/.server/waitlist/listing.ts";
import { indiaTime } from "#app/lib/india-day.ts";
import type { Column } from "./parts.tsx";

type Receipt = EntryRead["receipts"][number];
type Mail = EntryRead["mails"][number];
type Confirmation = Pick<EntryRead["entry"], "confirmBy" | "confirmedAt">;

export const waitsForConfirmation = ({ confirmBy, confirmedAt }: Confirmation): boolean =>
  confirmBy !== null && confirmedAt === null;

export function confirmationOf({ confirmBy, confirmedAt }: Confirmation, now: Date): string {
  if (confirmedAt) return indiaTime(confirmedAt);
  if (!confirmBy) return "not asked for: mail was off at the join";
  return confirmBy > now ? `not yet, asked until ${indiaTime(confirmBy)}` : `no, asked until ${indiaTime(confirmBy)}`;
}

const forms: Record<Receipt["form"], string> = {
  waitlist: "The waitlist's form",
  "own-page": "Its own page",
  operator: "The back office",
};

export const receiptColumns: readonly Column<Receipt>[] = [
  { name: "When (India)", cell: ({ givenAt }) => indiaTime(givenAt), isShort: true },
  { name: "Where", cell: ({ form }) => forms[form] },
  { name: "Language", cell: ({ language }) => language },
  { name: "Version of the terms", cell: ({ termsVersion }) => termsVersion },
  { name: "Version of the consent to messages", cell: ({ marketingVersion }) => marketingVersion },
  {
    name: "Messages withdrawn",
    cell: ({ marketingWithdrawnAt }) => (marketingWithdrawnAt ? indiaTime(marketingWithdrawnAt) : null),
  },
];

export const mailKinds: Record<Mail["kind"], string> = {
  welcome: "Welcome, with the link to confirm",
  "own-link": "Link to its own page",
  referral: "News of brands it brought",
  application: "Receipt of an application",
  summary: "Summary for the operator",
};

const states: Record<Mail["state"], string> = {
  due: "waits to be sent",
  sending: "handed over, without an answer so far",
  sent: "sent",
  skipped: "left out: nothing was left to say, or the mailbox refused mail",
  failed: "given up",
};

export const mailColumns: readonly Column<Mail>[] = [
  { name: "Mail", cell: ({ kind }) => mailKinds[kind] },
  { name: "State", cell: ({ state, fault }) => (fault ? `${states[state]}: ${fault}` : states[state]), isShort: true },
  { name: "Asked for (India)", cell: ({ createdAt }) => indiaTime(createdAt), isShort: true },
  { name: "Sent (India)", cell: ({ sentAt }) => (sentAt ? indiaTime(sentAt) : null), isShort: true },
  { name: "Tries", cell: ({ attempts }) => attempts, isNumber: true },
];
