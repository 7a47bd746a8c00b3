import { applicationsAfter } from "#app/.server/careers/review.ts";
import { fieldNames } from "#app/careers/fields.ts";
import { csvDownload } from "./csv-download.ts";
import { opsRoute } from "./ops-route.tsx";

export const loader = opsRoute((desk) =>
  csvDownload(desk, {
    name: "applications",
    audit: { action: "application.export", subject: "applications" },
    columns: ["id", "positionId", ...fieldNames, "appliedAt"],
    page: (afterId, limit) => applicationsAfter(desk.db, afterId, limit),
    recordOf: ({ createdAt, readAt: _, ...application }) => ({ ...application, appliedAt: createdAt.toISOString() }),
  }),
);
