import { withDatabase } from "#app/.server/db/index.ts";
import { hasFiles, storePicture, storeRecording } from "#app/.server/stories/files.ts";
import { readLibrary } from "#app/.server/stories/index.ts";
import { draftOf, publishStory, readPublished, unpublishStory } from "#app/.server/stories/publishing.ts";
import { fetchAsset } from "#app/cloudflare.ts";
import { sha256Hex } from "#app/lib/digest.ts";
import { readStoryFile, type StoryFile } from "#app/schemas/story.ts";
import { opsRoute, type OpsContext, DoneNotice, idOf, redirectWithNotice, showMissing, textIn } from "./ops-route.tsx";
import { ConfirmButton, Notice, Send } from "./parts.tsx";
import { emptyDraft, readStoryForm, type StoryDraft, StoryForm } from "./story-form.tsx";

const SECTION = "/ops/stories";

type Library = Awaited<ReturnType<typeof readLibrary>>;
type Stored = Awaited<ReturnType<typeof readPublished>>;

/** What tells one state of a published story from the next; empty where it is not published. */
const versionOf = async (stored: Stored): Promise<string> => (stored ? await sha256Hex(JSON.stringify(stored)) : "");

/** What the form of a story begins with: as it is published, or as the site ships it, without its picture and recording. */
function draftFrom(stored: Stored, { stories }: Library, id: number): StoryDraft | null {
  if (stored) return { ...stored, featured: stored.featured === 1 };
  const builtIn = stories.find((story) => story.id === id);
  if (!builtIn) return null;
  const { features, featured, ...texts } = builtIn;
  return {
    ...emptyDraft,
    ...texts,
    imageUrl: "",
    imageAlt: "",
    audioUrl: "",
    featured: featured === 1,
    featureIds: features.map((feature) => feature.id),
  };
}

type Shown = {
  id: number;
  draft: StoryDraft;
  stored: Stored;
  library: Library;
  faults?: Record<string, string>;
  problem?: string;
  status?: number;
};

async function showEditor(desk: OpsContext, shown: Shown): Promise<Response> {
  const { id, draft, stored, library, faults = {}, problem, status } = shown;
  return desk.show({
    title: draft.title || "A new story",
    section: SECTION,
    ...(status === undefined ? {} : { status }),
    children: (
      <>
        <DoneNotice url={desk.url} />
        {problem ? <Notice bad>{problem}</Notice> : null}
        <p className="quiet">{stored ? `Story ${id}, published.` : `Story ${id}, not published.`}</p>
        <StoryForm
          action={`${SECTION}/${id}`}
          draft={draft}
          faults={faults}
          features={library.features}
          version={await versionOf(stored)}
        />
        {stored ? (
          <ConfirmButton label="Take it down">
            <p>Its page no longer exists then; a story that the site ships under this number shows again.</p>
            <form method="post" action={`${SECTION}/${id}`}>
              <p className="buttons">
                <Send intent="unpublish" label="Take down this story" look="danger" />
              </p>
            </form>
          </ConfirmButton>
        ) : null}
      </>
    ),
  });
}

async function readBoth({ db }: OpsContext, id: number) {
  const [stored, library] = await withDatabase(() => Promise.all([readPublished(db, id), readLibrary(db)]));
  return { stored, library };
}

export const loader = opsRoute(async (desk) => {
  if (desk.params.storyId === "new") {
    const library = await readLibrary(desk.db);
    const id = Math.max(0, ...library.stories.map((story) => story.id)) + 1;
    return showEditor(desk, { id, draft: emptyDraft, stored: null, library });
  }
  const id = idOf(desk.params.storyId);
  if (id === null) return showMissing(desk, SECTION, "such story");
  const { stored, library } = await readBoth(desk, id);
  const draft = draftFrom(stored, library, id);
  return draft ? showEditor(desk, { id, draft, stored, library }) : showMissing(desk, SECTION, "story of that number");
});

export const action = opsRoute(async (desk) => {
  const id = idOf(desk.params.storyId);
  if (id === null) return showMissing(desk, SECTION, "such story");
  const form = await desk.request.formData();
  const intent = textIn(form, "intent");
  if (intent === "unpublish") {
    const wasThere = await withDatabase(() => unpublishStory(desk.db, id, desk.by));
    return wasThere
      ? redirectWithNotice(SECTION, "unpublished")
      : showMissing(desk, SECTION, "published story of that number");
  }
  const { stored, library } = await readBoth(desk, id);
  const uploaded = await keepFiles(desk, form, readStoryForm(form));
  const { draft } = uploaded;
  const read = readStoryFile({ ...draft, id, featured: draft.featured ? 1 : 0 });
  const faults = {
    ...("faults" in read ? byField(read.faults) : await missingIn(desk, read.story, library)),
    ...uploaded.faults,
  };
  if ("faults" in read || Object.keys(faults).length > 0) {
    return showEditor(desk, { id, draft, stored, library, faults, status: 400 });
  }
  if (intent === "preview") return preview(desk, read.story, library);
  if (textIn(form, "version") !== (await versionOf(stored))) {
    const problem =
      "Somebody else published this story meanwhile. Yours is below and not published; look at theirs, and publish again to replace it.";
    return showEditor(desk, { id, draft, stored, library, problem, status: 409 });
  }
  await withDatabase(() => publishStory(desk.db, read.story, desk.now, desk.by));
  return redirectWithNotice(`${SECTION}/${id}`, "published");
});

/** Stores the files that were sent, and puts their paths into the draft. */
async function keepFiles({ env }: OpsContext, form: FormData, typed: StoryDraft) {
  const draft = { ...typed };
  const faults: Record<string, string> = {};
  const bytesOf = async (name: string) => {
    const file = form.get(name);
    return file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : null;
  };
  const picture = await bytesOf("picture");
  if (picture) {
    const kept = await storePicture(env.MEDIA, picture);
    if ("fault" in kept) faults.imageUrl = kept.fault;
    else draft.imageUrl = kept.path;
  }
  const recording = await bytesOf("recording");
  if (recording) {
    const kept = await storeRecording(env.MEDIA, recording);
    if ("fault" in kept) faults.audioUrl = kept.fault;
    else Object.assign(draft, { audioUrl: kept.path, audioDuration: kept.seconds });
  }
  return { draft, faults };
}

/** What a whole story names and the site lacks. */
async function missingIn(
  { env }: OpsContext,
  story: StoryFile,
  { features }: Library,
): Promise<Record<string, string>> {
  const hasAsset = async (path: string) => (await fetchAsset(env, path)).ok;
  const unknown = story.featureIds.filter((id) => !features.some((feature) => feature.id === id));
  return {
    ...(await hasFiles(story, { bucket: env.MEDIA, hasAsset })),
    ...(unknown.length > 0 ? { featureIds: `there is no feature ${unknown.join(", ")}` } : {}),
  };
}

/** "title: missing" as the fault of a field; the first of each counts. */
function byField(faults: readonly string[]): Record<string, string> {
  const entries = faults.map((fault) => /^(\w+)[^:]*: (.*)$/s.exec(fault)?.slice(1) ?? ["title", fault]);
  return Object.fromEntries(entries.toReversed());
}

/** The story's page as it would be, without its scripts: nothing on it is to be played, sent or counted. */
async function preview(desk: OpsContext, story: StoryFile, library: Library): Promise<Response> {
  const draft = draftOf(story, library);
  if (!draft) return showMissing(desk, SECTION, "page for such a story");
  const page = await desk.preview(draft);
  const headers = new Headers(page.headers);
  const policy = headers.get("Content-Security-Policy");
  headers.set("Content-Security-Policy", [policy, "sandbox allow-same-origin allow-popups"].filter(Boolean).join("; "));
  const remove = { element: (element: Element) => void element.remove() };
  const mark = { element: (element: Element) => void element.prepend("Preview: ") };
  const whole = new Response(page.body, { status: page.status, headers });
  return new HTMLRewriter().on("script", remove).on('link[rel="held"]', remove).on("title", mark).transform(whole);
}
