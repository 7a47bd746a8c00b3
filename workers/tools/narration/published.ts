/** Reads a story aloud that an operator published without a recording, and gives it that recording. */
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { COMMAND_LINE } from "#app/.server/audit/index.ts";
import type { Database } from "#app/.server/db/index.ts";
import { founderKeyOf } from "#app/.server/stories/built-in.ts";
import { attachRecording, readPublished } from "#app/.server/stories/publishing.ts";
import { type AudioRecord, audioPath, storyAudioName } from "#app/content/audio.ts";
import { SYNTHETIC_FOLDER } from "#app/lib/audio-key.ts";
import { PlainError } from "../plain-error.ts";
import { type Script, storyScript } from "./scripts.ts";

/** The picture in the recording's tag if the story has none, or has one in R2. */
const PICTURE = "/images/podcast/show.svg";

type Studio = {
  record: (script: Script) => Promise<{ mp3: Buffer; record: Pick<AudioRecord, "durationSeconds"> }>;
  /** Puts a file into R2, under its name below `audio/`. */
  upload: (file: string, name: string) => Promise<void>;
};

/**
 * Records a published story and returns the recording's address. The voice is its founder's if that is one of the three
 * founders of the built-in stories, else the host's.
 * @throws PlainError when there is no such story, or it has another recording, or it was changed during the recording
 */
export async function recordPublished(db: Database, id: number, { record, upload }: Studio): Promise<string> {
  const story = await readPublished(db, id);
  if (!story) throw new PlainError(`There is no published story ${id}.`);
  const name = `${SYNTHETIC_FOLDER}${storyAudioName(id)}`;
  const audioUrl = audioPath(name);
  if (story.audioUrl !== "" && story.audioUrl !== audioUrl) {
    throw new PlainError(`Story ${id} has a recording already: ${story.audioUrl}.`);
  }
  const script = storyScript({
    ...story,
    name: storyAudioName(id),
    speaker: founderKeyOf(story.founderName) ?? "host",
    artist: story.founderName,
    picture: story.imageUrl !== "" && existsSync(path.join("public", story.imageUrl)) ? story.imageUrl : PICTURE,
  });
  const { mp3, record: made } = await record(script);
  const folder = await mkdtemp(path.join(tmpdir(), "story-"));
  try {
    await writeFile(path.join(folder, script.name), mp3);
    await upload(path.join(folder, script.name), name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const by = { who: COMMAND_LINE, at: new Date() };
  if (!(await attachRecording(db, story, { audioUrl, audioDuration: Math.round(made.durationSeconds) }, by))) {
    throw new PlainError(`Story ${id} was changed meanwhile. Read it again.`);
  }
  return audioUrl;
}
