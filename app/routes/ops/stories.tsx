import { withDatabase } from "#app/.server/db/index.ts";
import { readLibrary } from "#app/.server/stories/index.ts";
import { listPublished } from "#app/.server/stories/publishing.ts";
import { indiaTime } from "#app/lib/india-day.ts";
import type { Story } from "#app/schemas/story.ts";
import { opsRoute, DoneNotice } from "./ops-route.tsx";
import { type Column, Records } from "./parts.tsx";

export const loader = opsRoute(async ({ db, url, show }) => {
  const [published, { stories }] = await withDatabase(() => Promise.all([listPublished(db), readLibrary(db)]));
  const publishedAt = new Map(published.map((story) => [story.id, story.publishedAt]));
  const columns: readonly Column<Story>[] = [
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
    { name: "Page", cell: ({ id }) => <a href={`/story/${id}`}>Open</a> },
  ];
  return show({
    title: "Stories",
    section: "/ops/stories",
    children: (
      <>
        <DoneNotice url={url} />
        <p className="buttons">
          <a className="button main" href="/ops/stories/new">
            Write a story
          </a>
        </p>
        <Records
          caption="Published stories and those the site ships with"
          columns={columns}
          rows={stories}
          keyOf={({ id }) => id}
        />
      </>
    ),
  });
});
