/** Lists mails that did not go out, and queues them again. */
import { countTroubled, queueAgain, queueAllAgain, troubledMails } from "#app/.server/mail/outbox.ts";
import { PlainError } from "../plain-error.ts";
import { type Command, type CommandInput, onlyWord, wholeNumber } from "./command.ts";
import { indiaMinute } from "#app/lib/india-day.ts";
import { count, toTable } from "./table.ts";

const list: Command = {
  name: "mail list",
  words: [],
  summary: "Mails that were given up after eight tries, or cut off while they were sent.",
  details: "One that was cut off may have gone out. Sent mails are not listed.",
  options: {},
  changesData: false,
  run: async ({ db, now }) => {
    const mails = await troubledMails(db, now);
    const rows = mails.map(({ id, kind, state, attempts, email, createdAt, fault }) => [
      id,
      kind,
      state === "failed" ? "given up" : "cut off",
      attempts,
      email,
      indiaMinute(createdAt),
      fault,
    ]);
    return {
      text: rows.length
        ? toTable(["Id", "Mail", "State", "Tries", "To", "Since (India)", "Fault"], rows)
        : "No mail was given up or cut off.",
      data: mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })),
    };
  },
};

const again: Command = {
  name: "mail again",
  words: ["[ID]"],
  summary: "Puts such a mail back into the queue, or all that were given up.",
  options: { all: { type: "boolean", help: "every mail that was given up, none that was cut off" } },
  changesData: true,
  run: async (input) => {
    if (input.values.all === true) return againAll(input);
    const id = wholeNumber(onlyWord(input), "ID", 1, Number.MAX_SAFE_INTEGER);
    const mails = await troubledMails(input.db, input.now, 1_000);
    if (!mails.some((mail) => mail.id === id)) throw new PlainError(`Mail ${id} was neither given up nor cut off.`);
    if (!input.dryRun) await queueAgain(input.db, id, input.now);
    const text = input.dryRun
      ? `Would send mail ${id} again. Nothing was changed.`
      : `Mail ${id} is sent within ten minutes.`;
    return { text, data: { dryRun: input.dryRun, id } };
  },
};

async function againAll({ db, now, dryRun }: CommandInput) {
  const queued = dryRun ? (await countTroubled(db, now)).givenUp : await queueAllAgain(db, now);
  const text = dryRun
    ? `Would send ${count(queued, "mail")} again. Nothing was changed.`
    : `${count(queued, "mail")} put back into the queue.`;
  return { text, data: { dryRun, queued } };
}

export const mailCommands: readonly Command[] = [list, again];
