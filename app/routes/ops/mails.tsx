import { withDatabase } from "#app/.server/db/index.ts";
import { queueAgain, flushOutbox, troubledMails } from "#app/.server/mail/index.ts";
import { indiaTime } from "#app/lib/india-day.ts";
import { mailKinds } from "./entry-facts.ts";
import { idOf, opsRoute, redirectWithNotice, textIn } from "./ops-route.tsx";
import { type Column, Records, Send } from "./parts.tsx";

type Mail = Awaited<ReturnType<typeof troubledMails>>[number];

const columns: readonly Column<Mail>[] = [
  { name: "To", cell: ({ email }) => email ?? "the operator" },
  { name: "Mail", cell: ({ kind }) => mailKinds[kind] },
  { name: "State", cell: ({ state }) => (state === "failed" ? "given up" : "cut off, it may have gone out") },
  { name: "Tries", cell: ({ attempts }) => attempts, isNumber: true },
  { name: "Asked for", cell: ({ createdAt }) => indiaTime(createdAt), isShort: true },
  { name: "Fault", cell: ({ fault }) => fault },
  {
    name: "Again",
    cell: ({ id }) => (
      <button type="submit" name="id" value={id} className="button">
        Send again
      </button>
    ),
  },
];

export const loader = opsRoute(async ({ db, now, show }) => {
  const mails = await withDatabase(() => troubledMails(db, now));
  return show({
    title: "Mails that failed",
    section: "/ops",
    children: (
      <form method="post">
        {mails.length > 0 ? (
          <p className="buttons">
            <Send intent="all" label="Send again what was given up" look="main" />
          </p>
        ) : null}
        <Records caption="The newest first" empty="No mail was given up or cut off." columns={columns} rows={mails} />
      </form>
    ),
  });
});

export const action = opsRoute(async ({ db, form, mail, now, waitUntil }) => {
  await withDatabase(() => queueAgain(db, idOf(textIn(form, "id")), now));
  if (mail) waitUntil(flushOutbox({ db, mail }));
  return redirectWithNotice("/ops/mails", "mailed");
});
