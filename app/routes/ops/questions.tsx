import { withDatabase } from "#app/.server/db/index.ts";
import {
  LONGEST_QUESTION,
  listQuestions,
  orderQuestions,
  type Question,
  questionText,
  removeQuestion,
  sameQuestion,
  storeQuestion,
} from "#app/.server/popular-questions/index.ts";
import { opsRoute, type OpsContext, idOf, redirectWithNotice, textIn } from "./ops-route.tsx";
import { ConfirmButton, Field, Press, Send } from "./parts.tsx";
import { dragToOrder } from "./drag-to-order.ts";

const SECTION = "/ops/questions";

async function showQuestions(desk: OpsContext, said: { typed?: string; fault?: string } = {}): Promise<Response> {
  const questions = await withDatabase(() => listQuestions(desk.db));
  return desk.show({
    title: "Popular questions",
    section: SECTION,
    status: said.fault ? 400 : 200,
    script: dragToOrder,
    children: (
      <>
        <p>What Smoothie suggests ahead of the questions the site ships with, in this order.</p>
        {questions.length > 0 ? <OrderForm questions={questions} /> : <p>None so far.</p>}
        <h2>Add one</h2>
        <form method="post" action={SECTION} noValidate>
          <Field
            name="question"
            label="Question"
            hint={`One line, at most ${LONGEST_QUESTION} characters`}
            error={said.fault}
            defaultValue={said.typed}
            autoComplete="off"
          />
          <p className="buttons">
            <Send intent="add" label="Add" look="main" />
          </p>
        </form>
        {questions.length > 0 ? (
          <ConfirmButton label="Remove one">
            {questions.map(({ id, question }) => (
              <Press key={id} intent="remove" label={`Remove “${question}”`} look="danger" sends={{ id: String(id) }} />
            ))}
          </ConfirmButton>
        ) : null}
      </>
    ),
  });
}

/** The order of the questions: a press moves one, or a mouse drags it and the order is then sent. */
function OrderForm({ questions }: { questions: readonly Question[] }) {
  return (
    <form method="post" action={SECTION} id="order">
      <ol>
        {questions.map(({ id, question }, index) => (
          <li
            key={id}
            data-id={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b py-2 data-dragged:bg-paper-deep [&[draggable=true]]:cursor-grab"
          >
            <input type="hidden" name="ids" value={id} />
            <span className="flex-[1_1_14rem]">{question}</span>
            <Move question={question} way="up" id={id} isOff={index === 0} />
            <Move question={question} way="down" id={id} isOff={index === questions.length - 1} />
          </li>
        ))}
      </ol>
      <p className="buttons" hidden data-dragged-order>
        <Send intent="order" label="Keep this order" look="main" />
      </p>
    </form>
  );
}

function Move({ question, way, id, isOff }: { question: string; way: "up" | "down"; id: number; isOff: boolean }) {
  return (
    <button type="submit" name="move" value={`${way}-${id}`} className="button" disabled={isOff}>
      {way === "up" ? "Up" : "Down"}
      <span className="sr-only"> “{question}”</span>
    </button>
  );
}

function orderIn(form: FormData): number[] {
  const ids = form.getAll("ids").flatMap((value) => idOf(String(value)) ?? []);
  const [, way, moved] = /^(up|down)-(\d+)$/.exec(textIn(form, "move")) ?? [];
  const from = ids.indexOf(Number(moved));
  const to = from + (way === "up" ? -1 : 1);
  const other = ids[to];
  if (from < 0 || other === undefined) return ids;
  return ids.with(to, Number(moved)).with(from, other);
}

export const loader = opsRoute((desk) => showQuestions(desk));

export const action = opsRoute(async (desk) => {
  const { form } = desk;
  const intent = form.has("move") ? "order" : textIn(form, "intent");
  if (intent === "order") {
    const ids = orderIn(form);
    await withDatabase(() => orderQuestions(desk.db, ids, desk.by));
    return redirectWithNotice(SECTION, "ordered");
  }
  if (intent === "remove") {
    const id = idOf(textIn(form, "id"));
    if (id !== null) await withDatabase(() => removeQuestion(desk.db, id, desk.by));
    return redirectWithNotice(SECTION, "removed");
  }
  return add(desk, textIn(form, "question"));
});

async function add(desk: OpsContext, typed: string): Promise<Response> {
  const question = questionText(typed);
  if (question === "") return showQuestions(desk, { typed, fault: "Please write the question" });
  if (question.length > LONGEST_QUESTION) {
    return showQuestions(desk, { typed, fault: `Keep it within ${LONGEST_QUESTION} characters` });
  }
  const all = await withDatabase(() => listQuestions(desk.db));
  const same = sameQuestion(all, question);
  const rank = same?.rank ?? (all.at(-1)?.rank ?? -1) + 1;
  await withDatabase(() => storeQuestion(desk.db, { id: same?.id, question, rank }, desk.by));
  return redirectWithNotice(SECTION, "added");
}
