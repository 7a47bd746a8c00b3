/** Encodes a mix as mp3, with sox and lame. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { loudnessLufs } from "./loudness.ts";
import { mp3Frames } from "#app/lib/mp3-duration.ts";
import { fromPcm, type Samples, toPcm, wav } from "./samples.ts";
import {
  BITRATE_KBPS,
  FRAME_SAMPLES,
  FRAME_SECONDS,
  HEADROOM_DB,
  LOUDNESS_LUFS,
  OUTPUT_HZ,
  POLISH,
  SYNTHESIS_HZ,
} from "./settings.ts";
import type { Studio } from "./speech.ts";
import { rawFormat, run } from "./tools.ts";

/**
 * Cleans the mix up and brings it to the site's loudness, as 16-bit samples at the output rate. Sox dithers with random
 * numbers unless told not to (`-D`), and then no two builds would be equal.
 */
export async function polish(studio: Studio, name: string, samples: Samples): Promise<Buffer> {
  const file = (stage: string): string => path.join(studio.directory, `${name}.${stage}.raw`);
  await writeFile(file("mix"), toPcm(samples));
  await run("sox", [
    "-D",
    ...rawFormat(SYNTHESIS_HZ),
    file("mix"),
    ...rawFormat(OUTPUT_HZ),
    file("polished"),
    ...POLISH.split(" "),
  ]);
  let gain = LOUDNESS_LUFS - loudnessLufs(fromPcm(await readFile(file("polished"))));
  // The limiter takes some of each gain back, so the gain is found in steps: after five, less than 0.1 dB is missing.
  for (let step = 0; step < 5; step += 1) {
    const stages = [...rawFormat(OUTPUT_HZ), file("polished"), ...rawFormat(OUTPUT_HZ), file("final")];
    await run("sox", ["-D", ...stages, "gain", "-l", (gain + HEADROOM_DB).toFixed(2), "gain", `${-HEADROOM_DB}`]);
    gain += LOUDNESS_LUFS - loudnessLufs(fromPcm(await readFile(file("final"))));
  }
  return readFile(file("final"));
}

/** The samples as an mp3 of whole frames, without any tag. */
export async function encodeMp3(studio: Studio, name: string, pcm: Buffer, seconds: number): Promise<Buffer> {
  const [source, target] = ["wav", "mp3"].map((end) => path.join(studio.directory, `${name}.${end}`)) as [
    string,
    string,
  ];
  // Silence after the end, so that the encoder's delay pushes only silence out of the last frame.
  // Lame takes raw samples for another format when their first bytes happen to look like one, so they get a header.
  await writeFile(source, wav(Buffer.concat([pcm, Buffer.alloc(FRAME_SAMPLES * 8)]), OUTPUT_HZ));
  const constantRate = ["-m", "m", "--cbr", "-b", `${BITRATE_KBPS}`, "--resample", `${OUTPUT_HZ / 1000}`];
  const plain = ["-q", "0", "--scale", "1", "--noreplaygain", "-t", "--silent"];
  await run("lame", [...constantRate, ...plain, source, target]);
  const mp3 = await readFile(target);
  const frames = mp3Frames(mp3).slice(0, Math.round(seconds / FRAME_SECONDS));
  if (frames.length * FRAME_SECONDS < seconds - FRAME_SECONDS / 2) {
    throw new Error(`lame wrote ${frames.length * FRAME_SECONDS} s of ${seconds} s`);
  }
  return Buffer.concat(frames.map(({ offset, bytes }) => mp3.subarray(offset, offset + bytes)));
}
