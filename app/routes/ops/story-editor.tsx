import { withDatabase } from "#app/.server/db/index.ts";
import {
  type Checked,
  checkPicture,
  checkRecording,
  isDeleted,
  removeUnnamed,
  withoutUploads,
} from "#app/.server/stories/files.ts";
import { builtInStoryById, readLibrary } from "#app/.server/stories/index.ts";
import { parseStory } from "#app/.server/stories/published.ts";
import {
  eraseDraft,
  listDrafts,
  publishStory,
  readDraft,
  readPublished,
  saveDraft,
  unpublishStory,
} from "#app/.server/stories/publishing.ts";
import { sha256Hex } from "#app/lib/digest.ts";
import { readStoryFile, type StoryFile } from "#app/schemas/story.ts";
import { opsRoute, type OpsContext, idOf, redirectWithNotice, showMissing, textIn, UNSURE } from "./ops-route.tsx";
import { ConfirmButton, Press } from "./parts.tsx";
import { storyScript } from "./story-script.ts";
import { emptyDraft, readStoryForm, type StoryDraft, StoryForm } from "./story-form.tsx";

const SECTION = "/ops/stories";
/** A backup restores each row by one statement. */
const MAX_DRAFT_BYTES = 60_000;

type Stored = Awaited<ReturnType<typeof readPublished>>;

type Kept = { stored: Stored; draft: object | null };

/** Version token for optimistic locking; empty where the story is neither published nor drafted. */
const versionOf = async ({ stored, draft }: Kept): Promise<string> =>
  stored || draft ? await sha256Hex(JSON.stringify({ stored, draft })) : "";

/** The form begins with the draft, else with the published or the built-in story without its files. */
function draftFrom({ stored, draft }: Kept, id: number): StoryDraft | null {
  if (draft) return { ...emptyDraft, ...draft };
  if (stored) return { ...stored, featured: stored.featured === 1 };
  const builtIn = builtInStoryById.get(id);
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
  typed: StoryDraft;
  kept: Kept;
  faults?: Record<string, string>;
  problem?: string;
  status?: number;
};

const stateOf = ({ stored, draft }: Kept): string =>
  stored ? (draft ? "published, and a newer draft is kept" : "published") : draft ? "a draft" : "not published";

async function showEditor(desk: OpsContext, shown: Shown): Promise<Response> {
  const { id, typed, kept, faults = {}, problem, status } = shown;
  const hasFiles = desk.form.get("picture") instanceof File || desk.form.get("recording") instanceof File;
  return desk.show({
    title: typed.title || "A new story",
    section: SECTION,
    status,
    problem,
    script: storyScript,
    children: (
      <>
        <p className="text-ink-soft">{`Story ${id}, ${stateOf(kept)}.`}</p>
        {kept.stored ? <a href={`/story/${id}`}>Open its page</a> : null}
        {status && hasFiles ? <p>Nothing was stored: choose the picture and the recording again.</p> : null}
        <StoryForm action={`${SECTION}/${id}`} draft={typed} faults={faults} version={await versionOf(kept)} />
        {kept.stored ? (
          <ConfirmButton label="Take it down">
            <p>
              Its page no longer exists then; a story that the site ships under this number shows again. The text is
              kept as a draft. An uploaded picture and recording are deleted.
            </p>
            <Press intent="unpublish" label="Take down this story" look="danger" />
          </ConfirmButton>
        ) : null}
        {kept.draft ? (
          <ConfirmButton label="Erase the draft">
            <Press intent="erase" label="Erase the draft for good" look="danger" sure />
          </ConfirmButton>
        ) : null}
      </>
    ),
  });
}

async function readKept({ db }: OpsContext, id: number): Promise<Kept> {
  const [stored, draft] = await withDatabase(() => Promise.all([readPublished(db, id), readDraft(db, id)]));
  return { stored, draft };
}

export const loader = opsRoute(async (desk) => {
  if (desk.params.storyId === "new") {
    const [library, drafts] = await withDatabase(() => Promise.all([readLibrary(desk.db), listDrafts(desk.db)]));
    const id = Math.max(0, ...[...library.stories, ...drafts].map((story) => story.id)) + 1;
    return showEditor(desk, { id, typed: emptyDraft, kept: { stored: null, draft: null } });
  }
  const id = idOf(desk.params.storyId);
  if (id === null) return showMissing(desk, SECTION, "such story");
  const kept = await readKept(desk, id);
  const typed = draftFrom(kept, id);
  return typed ? showEditor(desk, { id, typed, kept }) : showMissing(desk, SECTION, "story of that number");
});

export const action = opsRoute(async (desk) => {
  const id = idOf(desk.params.storyId);
  if (id === null) return showMissing(desk, SECTION, "such story");
  const { form, db, by, env } = desk;
  const intent = textIn(form, "intent");
  const kept = await readKept(desk, id);
  const files = filesOf(kept);
  if (intent === "unpublish") {
    if (!kept.stored) return showMissing(desk, SECTION, "published story of that number");
    const text = withoutUploads(draftFrom(kept, id) ?? emptyDraft);
    await withDatabase(() => unpublishStory(db, id, by, text));
    await removeUnnamed(db, env.MEDIA, files);
    return redirectWithNotice(SECTION, "unpublished");
  }
  if (intent === "erase") {
    if (!form.has("sure")) {
      return showEditor(desk, { id, typed: draftFrom(kept, id) ?? emptyDraft, kept, problem: UNSURE, status: 400 });
    }
    if (!(await withDatabase(() => eraseDraft(db, id, by)))) return showMissing(desk, SECTION, "draft of that number");
    await removeUnnamed(db, env.MEDIA, files);
    return redirectWithNotice(SECTION, "draftErased");
  }
  const before = readStoryForm(form);
  const uploaded = await checkFiles(form, before);
  const { typed } = uploaded;
  const read = readStoryFile({ ...typed, id, featured: typed.featured ? 1 : 0 });
  const story = "story" in read ? read.story : null;
  const faults = { ...(intent !== "draft" && "faults" in read && read.faults), ...uploaded.faults };
  if (new TextEncoder().encode(JSON.stringify(typed)).length > MAX_DRAFT_BYTES) {
    faults.content ??= `too long: at most ${MAX_DRAFT_BYTES.toLocaleString("en")} bytes in all`;
  }
  if (Object.keys(faults).length > 0) return showEditor(desk, { id, typed: before, kept, faults, status: 400 });
  if (intent !== "preview" && textIn(form, "version") !== (await versionOf(kept))) {
    const problem =
      "Somebody else changed this story meanwhile. Yours is below and not kept; look at theirs, and send yours again to replace it.";
    return showEditor(desk, { id, typed: before, kept, problem, status: 409 });
  }
  for (const { path } of uploads) {
    const isSent = uploaded.checked.some((one) => one.path === typed[path]);
    if (!isSent && (await isDeleted(env.MEDIA, typed[path]))) faults[path] = "is no longer there: choose it again";
  }
  if (Object.keys(faults).length > 0) return showEditor(desk, { id, typed: before, kept, faults, status: 400 });
  await Promise.all(uploaded.checked.map((one) => one.store(env.MEDIA)));
  if (intent === "draft" || !story) await withDatabase(() => saveDraft(db, id, typed, by));
  else if (intent === "preview") return preview(desk, story);
  else await withDatabase(() => publishStory(db, story, desk.now, by));
  await removeUnnamed(db, env.MEDIA, files);
  return redirectWithNotice(`${SECTION}/${id}`, intent === "draft" ? "drafted" : "published");
});

const filesOf = ({ stored, draft }: Kept): string[] =>
  [stored, draft as Partial<StoryDraft> | null].flatMap((one) => [one?.imageUrl ?? "", one?.audioUrl ?? ""]);

const uploads = [
  { name: "picture", path: "imageUrl", check: checkPicture },
  { name: "recording", path: "audioUrl", check: checkRecording },
] as const;

/** Checks the files that were sent, and puts their paths into the typed draft. Nothing is stored yet. */
async function checkFiles(form: FormData, before: StoryDraft) {
  const typed = { ...before };
  const faults: Record<string, string> = {};
  const checked: Checked[] = [];
  for (const { name, path, check } of uploads) {
    const file = form.get(name);
    // A field without a choice sends an empty file without a name.
    if (!(file instanceof File) || (file.size === 0 && file.name === "")) continue;
    const one = await check(file);
    if ("fault" in one) {
      faults[path] = one.fault;
      continue;
    }
    checked.push(one);
    Object.assign(typed, { [path]: one.path, ...(one.seconds && { audioDuration: one.seconds }) });
  }
  return { typed, faults, checked };
}

/** The story's page as it would be, without scripts, so that nothing on it is played, sent or counted. */
async function preview(desk: OpsContext, story: StoryFile): Promise<Response> {
  const draft = parseStory(story);
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
