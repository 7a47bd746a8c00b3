import { type Application, listApplications, positionsAppliedFor } from "#app/.server/careers/review.ts";
import { withDatabase } from "#app/.server/db/index.ts";
import { positions } from "#app/content/careers.ts";
import { normalizeEmail } from "#app/lib/email.ts";
import { indiaTime } from "#app/lib/india-day.ts";
import { opsRoute } from "./ops-route.tsx";
import { pageIn, Pages } from "./list-pages.tsx";
import { type Column, Field, Filters, Records } from "./parts.tsx";

/** A position that is no longer open goes by its id. */
const titleOf = (positionId: string): string => positions.find(({ id }) => id === positionId)?.title ?? positionId;

const columns: readonly Column<Application>[] = [
  { name: "Name", cell: ({ id, fullName }) => <a href={`/ops/applications/${id}`}>{fullName}</a> },
  { name: "Position", cell: ({ positionId }) => titleOf(positionId) },
  { name: "E-mail", cell: ({ email }) => email },
  { name: "Applied", cell: ({ createdAt }) => indiaTime(createdAt), isShort: true },
  { name: "Read", cell: ({ readAt }) => (readAt ? "yes" : "new") },
];

export const loader = opsRoute(async ({ db, url, show }) => {
  const position = url.searchParams.get("position") || null;
  const email = url.searchParams.get("email")?.trim() ?? "";
  const [{ applications, hasNext }, appliedFor] = await withDatabase(() =>
    Promise.all([
      listApplications(db, { position, email: email === "" ? null : normalizeEmail(email), page: pageIn(url) }),
      positionsAppliedFor(db),
    ]),
  );
  const known = [...new Set([...positions.map(({ id }) => id), ...appliedFor])];
  const choices = [["", "All positions"], ...known.map((id) => [id, titleOf(id)] as const)] as const;
  return show({
    title: "Applications",
    section: "/ops/applications",
    children: (
      <>
        <Filters
          action="/ops/applications"
          beside={<a href="/ops/applications.csv">Export all, with cover letters (CSV)</a>}
        >
          <Field name="position" label="Position" choices={choices} defaultValue={position ?? ""} />
          <Field
            name="email"
            label="E-mail"
            hint="Everything that one person sent, for whoever asks what is stored"
            type="search"
            defaultValue={email}
          />
        </Filters>
        <Records caption="The newest first" empty="There is no application." columns={columns} rows={applications} />
        <Pages url={url} hasNext={hasNext} />
      </>
    ),
  });
});
