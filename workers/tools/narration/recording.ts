/** Records one script: its mp3 and its record in the manifest. */
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { AudioRecord } from "#app/content/audio.ts";
import { encodeMp3, polish } from "./encode.ts";
import { withTag } from "./id3.ts";
import { mixScript } from "./mix.ts";
import { mp3Frames } from "#app/lib/mp3-duration.ts";
import { type Script, scriptHash } from "./scripts.ts";
import { CODEC_DELAY_SECONDS, FRAME_SECONDS } from "./settings.ts";
import type { Studio } from "./speech.ts";
import type { Voices } from "./voices.ts";

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** Speaks one script. Returns the file and its record, except the date. */
export async function recordScript(
  script: Script,
  voices: Voices,
): Promise<{ mp3: Buffer; record: Omit<AudioRecord, "recordedAt"> }> {
  const studio: Studio = { directory: await mkdtemp(path.join(tmpdir(), "narrate-")), voices, takes: new Map() };
  try {
    const mix = await mixScript(studio, script);
    const frames = await encodeMp3(studio, script.name, await polish(studio, script.name, mix.samples), mix.seconds);
    const mp3 = await withTag(frames, script.tag);
    const heard = (seconds: number): number => tenths(seconds + CODEC_DELAY_SECONDS);
    return {
      mp3,
      record: {
        durationSeconds: Math.round(mp3Frames(mp3).length * FRAME_SECONDS * 1000) / 1000,
        bytes: mp3.length,
        sha256: createHash("sha256").update(mp3).digest("hex"),
        textSha256: scriptHash(script, voices.name),
        voices: voices.name,
        segments: mix.segments.map(([start, end]): [number, number] => [heard(start), heard(end)]),
        ...(script.hasChimes ? { chapters: mix.chapterStarts.map(tenths) } : {}),
      },
    };
  } finally {
    await rm(studio.directory, { recursive: true, force: true });
  }
}
