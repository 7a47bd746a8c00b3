import { newestChanges } from "#app/.server/audit/index.ts";
import { withDatabase } from "#app/.server/db/index.ts";
import { indiaTime } from "#app/lib/india-day.ts";
import { opsRoute } from "./ops-route.tsx";
import { type Column, Records } from "./parts.tsx";

const MAX_CHANGES = 200;

type Change = Awaited<ReturnType<typeof newestChanges>>[number];

const columns: readonly Column<Change>[] = [
  { name: "When", cell: ({ at }) => indiaTime(at), isShort: true },
  { name: "Who", cell: ({ who }) => who },
  { name: "What", cell: ({ action }) => action },
  { name: "Of", cell: ({ subject }) => subject },
  { name: "Before", cell: ({ before }) => before },
  { name: "After", cell: ({ after }) => after },
];

export const loader = opsRoute(async ({ db, show }) => {
  const changes = await withDatabase(() => newestChanges(db, MAX_CHANGES));
  return show({
    title: "Changes",
    section: "/ops",
    children: (
      <Records
        caption={`The newest ${MAX_CHANGES} at most`}
        empty="Nothing was changed here so far."
        columns={columns}
        rows={changes}
      />
    ),
  });
});
