/** The questions the assistant suggests ahead of its built-in ones. */
import { z } from "zod";
import { PlainError } from "../plain-error.ts";
import { type Command, onlyWord, textOption, UsageError, wholeNumber } from "./command.ts";
import { readRows } from "./rows.ts";
import { sqlInteger, sqlText } from "./sql.ts";
import { toTable } from "./table.ts";

const QuestionSchema = z.object({ id: z.number(), question: z.string(), rank: z.number() });
const ALL = "SELECT id, question, rank FROM popular_questions ORDER BY rank, id;";
/** A suggestion is one line on a phone. */
const LONGEST_QUESTION = 120;
const HIGHEST_RANK = 1_000_000;

const list: Command = {
  name: "questions list",
  words: [],
  summary: "The suggested questions in the order visitors see them.",
  options: {},
  changesData: false,
  run: async ({ query }) => {
    const [rows] = await query(ALL);
    const questions = readRows(QuestionSchema, rows);
    const table = toTable(
      ["Id", "Rank", "Question"],
      questions.map(({ id, rank, question }) => [id, rank, question]),
    );
    return {
      text: questions.length ? table : "No questions were added; the built-in ones are shown.",
      data: questions,
    };
  },
};

const add: Command = {
  name: "questions add",
  words: ["QUESTION"],
  summary: "Adds a suggested question, or changes the rank and the capitals of one that is there.",
  options: { rank: { type: "string", hint: "N", help: "lower numbers come first (0 unless told)" } },
  changesData: true,
  run: async (input) => {
    const question = onlyWord(input).normalize("NFC").replace(/\s+/g, " ").trim();
    if (question.length > LONGEST_QUESTION) throw new UsageError(`Keep it within ${LONGEST_QUESTION} characters.`);
    const rank = wholeNumber(textOption(input.values, "rank") ?? "0", "--rank", 0, HIGHEST_RANK);
    const [allRows] = await input.query(ALL);
    const all = readRows(QuestionSchema, allRows);
    // Word for word before any case: then no other row can have the text, which is unique.
    const same = all.find((one) => one.question === question) ?? all.find((one) => isSame(one.question, question));
    if (input.dryRun) {
      const what = same ? `change question ${same.id} to "${question}"` : `add "${question}"`;
      return {
        text: `Would ${what} at rank ${rank}. Nothing was changed.`,
        data: { dryRun: true, id: same?.id ?? null, question, rank },
      };
    }
    const [text, place] = [sqlText(question), sqlInteger(rank)];
    const [rows] = await input.query(
      `${
        same
          ? `UPDATE popular_questions SET question = ${text}, rank = ${place} WHERE id = ${sqlInteger(same.id)}`
          : `INSERT INTO popular_questions (question, rank) VALUES (${text}, ${place})`
      } RETURNING id, question, rank;`,
    );
    const [stored] = readRows(QuestionSchema, rows);
    if (!stored) throw new PlainError("The question was not stored.");
    const what = same ? `Changed question ${stored.id} to "${stored.question}"` : `Added question ${stored.id}`;
    return { text: `${what} at rank ${stored.rank}.`, data: { dryRun: false, ...stored } };
  },
};

/** Capitals make no other question of it. */
function isSame(one: string, other: string): boolean {
  return one.normalize("NFC").toLowerCase() === other.toLowerCase();
}

const remove: Command = {
  name: "questions remove",
  words: ["ID"],
  summary: "Removes a suggested question by the id that questions list shows.",
  options: {},
  changesData: true,
  run: async (input) => {
    const id = wholeNumber(onlyWord(input), "ID", 1, Number.MAX_SAFE_INTEGER);
    const there = `FROM popular_questions WHERE id = ${sqlInteger(id)}`;
    const columns = "id, question, rank";
    const [rows] = await input.query(
      input.dryRun ? `SELECT ${columns} ${there};` : `DELETE ${there} RETURNING ${columns};`,
    );
    const [question] = readRows(QuestionSchema, rows);
    if (!question) throw new PlainError(`There is no question ${id}.`);
    return {
      text: input.dryRun
        ? `Would remove "${question.question}". Nothing was changed.`
        : `Removed "${question.question}".`,
      data: { dryRun: input.dryRun, ...question },
    };
  },
};

export const questionCommands: readonly Command[] = [list, add, remove];
