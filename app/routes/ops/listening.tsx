import { withDatabase } from "#app/.server/db/index.ts";
import { readListening } from "#app/.server/listening/index.ts";
import { readLibrary } from "#app/.server/stories/index.ts";
import { audioName } from "#app/content/audio.ts";
import { indiaDay, mondayOf } from "#app/lib/india-day.ts";
import type { ListeningStage } from "#app/schemas/listening.ts";
import { CountsOverTime, partColumns } from "./counts-over-time.tsx";
import { opsRoute } from "./ops-route.tsx";
import { Records } from "./parts.tsx";

const WEEKS_SHOWN = 26;

const stages = [
  { name: "begun", label: "Begun", color: "teal" },
  { name: "half", label: "Half heard", color: "marigold" },
  { name: "ended", label: "Heard to the end", color: "ink" },
] as const;

export const loader = opsRoute(async ({ db, now, show }) => {
  const thisWeek = mondayOf(indiaDay(now));
  const firstWeek = thisWeek - (WEEKS_SHOWN - 1) * 7;
  const [{ recordings, weeks }, { stories }] = await withDatabase(() =>
    Promise.all([readListening(db, firstWeek), readLibrary(db)]),
  );
  const titles = new Map(stories.map(({ audioUrl, title }) => [audioName(audioUrl), title]));
  return show({
    title: "Listening",
    section: "/ops/listening",
    children: (
      <>
        <p>
          Browsers that ask not to be tracked are not counted, nor is what is played without a network. A part that was
          skipped does not count as heard.
        </p>
        <CountsOverTime
          what={`Recordings heard by week, the last ${WEEKS_SHOWN}`}
          per="week"
          parts={stages}
          counts={weeks}
          from={firstWeek}
          to={thisWeek}
        />
        <Records
          caption="By recording, of all time"
          columns={[
            { name: "Recording", cell: ({ recording }) => titles.get(recording) ?? recording },
            ...partColumns<ListeningStage, (typeof recordings)[number]>(stages),
          ]}
          rows={recordings}
        />
      </>
    ),
  });
});
