import { withDatabase } from "#app/.server/db/index.ts";
import { RETENTION_DAYS, MIN_ASKERS, readDeclined } from "#app/.server/unanswered-questions/index.ts";
import { dayText } from "#app/lib/india-day.ts";
import { keepsQuestions } from "#app/schemas/settings.ts";
import { opsRoute } from "./ops-route.tsx";
import { type Column, Records } from "./parts.tsx";

const kinds = [
  { kind: "unknown", label: "Not on the site" },
  { kind: "outOfScope", label: "Another subject" },
  { kind: "advice", label: "Advice" },
  { kind: "private", label: "Somebody's data" },
  { kind: "dishonest", label: "Hidden sales, false bills" },
] as const;
const labelOf = (kind: string): string => kinds.find((known) => known.kind === kind)?.label ?? kind;

const SHOWN_DAYS = 60;

type Counted = { day: number; byKind: ReadonlyMap<string, number> };
type Worded = Awaited<ReturnType<typeof readDeclined>>["questions"][number];

const dayColumns: readonly Column<Counted>[] = [
  { name: "Day (India)", cell: ({ day }) => dayText(day), isShort: true },
  ...kinds.map(({ kind, label }) => ({
    name: label,
    cell: ({ byKind }: Counted) => byKind.get(kind) ?? 0,
    isNumber: true,
  })),
];

const wordingColumns: readonly Column<Worded>[] = [
  { name: "Question", cell: ({ wording }) => wording },
  { name: "Kind", cell: ({ kind }) => labelOf(kind) },
  { name: "Visitors", cell: ({ askers }) => askers, isNumber: true },
  { name: "Last asked", cell: ({ day }) => dayText(day) },
];

export const loader = opsRoute(async ({ db, now, settings, show }) => {
  const { counts, questions } = await withDatabase(() => readDeclined(db, now, SHOWN_DAYS));
  const days = [...new Set(counts.map(({ day }) => day))].map((day) => ({
    day,
    byKind: new Map(counts.filter((one) => one.day === day).map((one) => [one.kind, one.questions])),
  }));
  return show({
    title: "Questions without an answer",
    section: "/ops/asked",
    children: (
      <>
        <p>What visitors asked and Smoothie declined. A question that comes often may deserve an answer on the site.</p>
        <p>
          How to teach Smoothie an answer: <code>app/.server/assistant/README.md</code>.
        </p>
        <h2>By day</h2>
        <Records
          caption={`The last ${SHOWN_DAYS} days`}
          empty={`None in the last ${SHOWN_DAYS} days.`}
          columns={dayColumns}
          rows={days}
        />
        <h2>In words</h2>
        <Records
          caption={`Asked by ${MIN_ASKERS} visitors or more in the last ${RETENTION_DAYS} days`}
          empty={
            keepsQuestions(settings)
              ? `No question was asked by ${MIN_ASKERS} visitors or more.`
              : "Questions are not kept. The setting KEEP_QUESTIONS keeps the wording of those that three visitors or more have asked; the privacy policy and the chat then say so."
          }
          columns={wordingColumns}
          rows={questions}
        />
      </>
    ),
  });
});
