/** The questions that the assistant suggests before its built-in ones. */
import {
  LONGEST_QUESTION,
  listQuestions,
  questionText,
  removeQuestion,
  sameQuestion,
  storeQuestion,
} from "#app/.server/questions/index.ts";
import { PlainError } from "../plain-error.ts";
import { type Command, onlyWord, textOption, UsageError, wholeNumber } from "./command.ts";
import { toTable } from "./table.ts";

const HIGHEST_RANK = 1_000_000;

const list: Command = {
  name: "questions list",
  words: [],
  summary: "The suggested questions in the order visitors see them.",
  options: {},
  changesData: false,
  run: async ({ db }) => {
    const questions = await listQuestions(db);
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
    const question = questionText(onlyWord(input));
    if (question === "") throw new UsageError("That word must not be empty.");
    if (question.length > LONGEST_QUESTION) throw new UsageError(`Keep it within ${LONGEST_QUESTION} characters.`);
    const rank = wholeNumber(textOption(input.values, "rank") ?? "0", "--rank", 0, HIGHEST_RANK);
    const same = sameQuestion(await listQuestions(input.db), question);
    if (input.dryRun) {
      const what = same ? `change question ${same.id} to "${question}"` : `add "${question}"`;
      return {
        text: `Would ${what} at rank ${rank}. Nothing was changed.`,
        data: { dryRun: true, id: same?.id ?? null, question, rank },
      };
    }
    const stored = await storeQuestion(input.db, { id: same?.id, question, rank }, input.by);
    if (!stored) throw new PlainError("The question was not stored.");
    const what = same ? `Changed question ${stored.id} to "${stored.question}"` : `Added question ${stored.id}`;
    return { text: `${what} at rank ${stored.rank}.`, data: { dryRun: false, ...stored } };
  },
};

const remove: Command = {
  name: "questions remove",
  words: ["ID"],
  summary: "Removes a suggested question by the id that questions list shows.",
  options: {},
  changesData: true,
  run: async (input) => {
    const id = wholeNumber(onlyWord(input), "ID", 1, Number.MAX_SAFE_INTEGER);
    const question = (await listQuestions(input.db)).find((one) => one.id === id);
    if (!question) throw new PlainError(`There is no question ${id}.`);
    if (!input.dryRun) await removeQuestion(input.db, id, input.by);
    return {
      text: input.dryRun
        ? `Would remove "${question.question}". Nothing was changed.`
        : `Removed "${question.question}".`,
      data: { dryRun: input.dryRun, ...question },
    };
  },
};

export const questionCommands: readonly Command[] = [list, add, remove];
