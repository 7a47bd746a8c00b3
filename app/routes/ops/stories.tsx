import { withDatabase } from "#app/.server/db/index.ts";
import { readLibrary } from "#app/.server/stories/index.ts";
import { listDrafts, listPublished } from "#app/.server/stories/publishing.ts";
import { indiaTime } from "#app/lib/india-day.ts";
import { opsRoute } from "./ops-route.tsx";
import { type Column, Records } from "./parts.tsx";

type Row = { id: number; title: string; brandName?: string; founderName?: string; builtIn?: boolean };

export const loader = opsRoute(async ({ db, show }) => {
  const [published, drafts, { stories }] = await withDatabase(() =>
    Promise.all([listPublished(db), listDrafts(db), readLibrary(db)]),
  );
  const drafted = new Map(drafts.map((draft) => [draft.id, draft]));
  const unseen = drafts.filter(({ id }) => !stories.some((story) => story.id === id));
  const rows: Row[] = [...unseen, ...stories];
  const publishedAt = new Map(published.map((story) => [story.id, story.publishedAt]));
  const columns: readonly Column<Row>[] = [
    { name: "Title", cell: ({ id, title }) => <a href={`/ops/stories/${id}`}>{title}</a> },
    { name: "Id", cell: ({ id }) => id, isNumber: true },
    { name: "Brand", cell: ({ brandName }) => brandName },
    { name: "Founder", cell: ({ founderName }) => founderName },
    {
      name: "Published",
      cell: ({ id, builtIn }) => {
        const at = publishedAt.get(id);
        if (at) return indiaTime(at);
        return builtIn ? "built in" : null;
      },
    },
    {
      name: "Draft",
      cell: ({ id }) => {
        const draft = drafted.get(id);
        return draft ? `kept ${indiaTime(draft.savedAt)}` : null;
      },
    },
    { name: "Page", cell: ({ id, brandName }) => (brandName ? <a href={`/story/${id}`}>Open</a> : null) },
  ];
  return show({
    title: "Stories",
    section: "/ops/stories",
    children: (
      <>
        <p className="buttons">
          <a className="button main" href="/ops/stories/new">
            Write a story
          </a>
        </p>
        <Records caption="Drafts, published stories and those the site ships with" columns={columns} rows={rows} />
      </>
    ),
  });
});
