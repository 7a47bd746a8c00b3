/** /api/stories and /api/features, for programs. Without the database they answer with the built-in stories. */
import { Hono } from "hono";
import { openDatabase } from "#app/.server/db/index.ts";
import { filterFeatures, findStory, listStories } from "#app/.server/stories/index.ts";
import type { Story } from "#app/schemas/story.ts";
import type { WorkerEnv } from "../middleware/index.ts";
import { type ApiContext, refuse, resource } from "./respond.ts";

/** Published stories show within this time. */
const CACHED = { "Cache-Control": "public, max-age=60" };

export const storiesApi = new Hono<WorkerEnv>();
export const featuresApi = new Hono<WorkerEnv>();

/** Older callers read four fields by snake-case names. */
function toWire(story: Story) {
  return {
    ...story,
    founder_name: story.founderName,
    brand_name: story.brandName,
    image_url: story.imageUrl,
    audio_url: story.audioUrl,
  };
}

resource(storiesApi, "/", {
  GET: async (c) => c.json((await listStories(openDatabase(c.env.DB), c.env.MEDIA)).map(toWire), 200, CACHED),
});

resource(storiesApi, "/featured", {
  GET: async (c) => {
    const all = await listStories(openDatabase(c.env.DB), c.env.MEDIA);
    return c.json(all.filter(({ featured }) => featured === 1).map(toWire), 200, CACHED);
  },
});

resource(storiesApi, "/:id", {
  GET: async (c) => {
    const id = storyId(c);
    if (id === null) return refuse(c, 400, "storyIdInvalid");
    const story = await findStory(openDatabase(c.env.DB), id, c.env.MEDIA);
    return story ? c.json(toWire(story), 200, CACHED) : refuse(c, 404, "storyIdUnknown");
  },
});

resource(storiesApi, "/:id/with-features", {
  GET: async (c) => {
    const id = storyId(c);
    if (id === null) return refuse(c, 400, "storyIdInvalid");
    const story = await findStory(openDatabase(c.env.DB), id, c.env.MEDIA);
    if (!story) return refuse(c, 404, "storyIdUnknown");
    return c.json({ story: toWire(story), features: story.features }, 200, CACHED);
  },
});

resource(featuresApi, "/", {
  GET: (c) => c.json(filterFeatures, 200, CACHED),
});

function storyId(c: ApiContext): number | null {
  const text = c.req.param("id") ?? "";
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
