import { withDatabase } from "#app/.server/db/index.ts";
import {
  LONGEST_QUESTION,
  listQuestions,
  questionsIn,
  replaceQuestions,
} from "#app/.server/popular-questions/index.ts";
import { MAX_SUGGESTED } from "#app/schemas/assistant.ts";
import { opsRoute, type OpsContext, redirectWithNotice, textIn } from "./ops-route.tsx";
import { Field, Send } from "./parts.tsx";

const SECTION = "/ops/questions";

type Said = { typed?: string; error?: string; problem?: string; status?: number };

async function showQuestions(desk: OpsContext, { typed, error, problem, status }: Said = {}): Promise<Response> {
  const stored = await withDatabase(() => listQuestions(desk.db));
  return desk.show({
    title: "Popular questions",
    section: SECTION,
    status,
    problem,
    children: (
      <form method="post">
        <p>
          What Smoothie suggests ahead of the questions the site ships with, in this order. A visitor is offered the
          first {MAX_SUGGESTED}.
        </p>
        <input type="hidden" name="was" value={JSON.stringify(stored)} />
        <Field
          name="questions"
          label="Questions"
          hint={`One a line, each at most ${LONGEST_QUESTION} characters`}
          error={error}
          rows={15}
          defaultValue={typed ?? stored.join("\n")}
        />
        <p className="buttons">
          <Send intent="keep" label="Keep these questions" look="main" />
        </p>
      </form>
    ),
  });
}

export const loader = opsRoute((desk) => showQuestions(desk));

export const action = opsRoute(async (desk) => {
  const { db, form, by } = desk;
  const typed = textIn(form, "questions");
  const questions = questionsIn(typed);
  if (questions.some(({ length }) => length > LONGEST_QUESTION)) {
    return showQuestions(desk, { typed, error: `Keep each within ${LONGEST_QUESTION} characters`, status: 400 });
  }
  const was = textIn(form, "was");
  const stored = JSON.stringify(await withDatabase(() => listQuestions(db)));
  // Nothing is left to do for a form that was sent twice.
  const isDone =
    stored === JSON.stringify(questions) ||
    (stored === was && (await withDatabase(() => replaceQuestions(db, was, questions, by))));
  if (!isDone) {
    const problem =
      "Somebody else changed the questions meanwhile. Yours are below and not kept; send them to replace theirs.";
    return showQuestions(desk, { typed, problem, status: 409 });
  }
  return redirectWithNotice(SECTION, "questions");
});
