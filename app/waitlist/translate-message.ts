/** Schemas and API answer in English; pages say their messages in the page's language, by the table that they bring. */
import { fill } from "#app/lib/fill.ts";
import type { WaitlistJoinAnswer } from "#app/schemas/waitlist.ts";

/** From an English message to that of the page. `{count}` stands for a number. English pages have no table. */
export type MessageTable = Readonly<Record<string, string>> | undefined;

export function translateMessage(message: string, messages: MessageTable): string {
  const count = /\d+/.exec(message)?.[0] ?? "";
  const known = messages?.[message] ?? messages?.[message.replace(count, "{count}")];
  return known ? fill(known, { count }) : message;
}

export const translateFields = (fields: Record<string, string>, messages: MessageTable): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, translateMessage(message, messages)]));

/** The answer to a join. Its note about the referral is also the end of its message. */
export function translateJoin(answer: WaitlistJoinAnswer, messages: MessageTable): WaitlistJoinAnswer {
  const { message, referralNote } = answer;
  if (!referralNote) return { ...answer, message: translateMessage(message, messages) };
  const note = translateMessage(referralNote, messages);
  return {
    ...answer,
    message: `${translateMessage(message.replace(` ${referralNote}`, ""), messages)} ${note}`,
    referralNote: note,
  };
}
