/** Records a sentence in each speaker's voice, to listen to while choosing voices. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { speakerName } from "#app/.server/recordings/index.ts";
import { recordScript } from "./recording.ts";
import { storyScript } from "./scripts.ts";
import { KOKORO_VOICES, type Speaker } from "./settings.ts";
import type { Voices } from "./voices.ts";

const CONTENT = "Meera Rathore of Thrissur paid ₹4,500 by UPI for two kurtas, and asked for a GST invoice.";

/** Writes a recording of each speaker into the folder. */
export async function recordAuditions(voices: Voices, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const speaker of Object.keys(KOKORO_VOICES) as Speaker[]) {
    const name = `${speaker}-${voices.name}.mp3`;
    const told = { name, title: speakerName(speaker), content: CONTENT, speaker, artist: voices.name };
    const { mp3 } = await recordScript(storyScript({ ...told, picture: "/images/podcast/show.svg" }), voices);
    await writeFile(path.join(folder, name), mp3);
  }
}
