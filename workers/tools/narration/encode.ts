/** Brings a mix to the site's loudness and encodes it as mp3, with ffmpeg. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { mp3Frames } from "#app/lib/mp3-duration.ts";
import type { Samples } from "./kokoro.ts";
import { BITRATE_KBPS, FRAME_SAMPLES, FRAME_SECONDS, HERTZ, LOUDNESS_LUFS, TRUE_PEAK_DB } from "./settings.ts";
import { run } from "./tools.ts";

const ffmpeg = (...args: readonly string[]) =>
  run("ffmpeg", ["-hide_banner", "-nostdin", "-y", ...args], { maxBuffer: 64 * 1024 * 1024, encoding: "buffer" });

/** A sound file's loudness (LUFS), its range (LU) and its true peak (dBTP), by EBU R 128. */
export async function loudnessOf(file: string): Promise<{ lufs: number; range: number; peakDb: number }> {
  const { stderr } = await ffmpeg("-i", file, "-af", "ebur128=peak=true:framelog=verbose", "-f", "null", "-");
  const summary = stderr.toString().split("Summary:").at(-1) ?? "";
  const value = (name: string): number => Number(new RegExp(`\\b${name}:\\s+(-?[\\d.]+|-inf)`).exec(summary)?.[1]);
  return { lufs: value("I"), range: value("LRA"), peakDb: value("Peak") };
}

/** The samples as an mp3 of whole frames, without any tag, as loud as the settings say once it is decoded. */
export async function encodeMp3(directory: string, samples: Samples, seconds: number): Promise<Buffer> {
  const [source, target] = [path.join(directory, "mix.raw"), path.join(directory, "mix.mp3")];
  // Silence after the end, so that the encoder's delay pushes only silence out of the last frame.
  await writeFile(source, Buffer.concat([Buffer.from(samples.buffer), Buffer.alloc(FRAME_SAMPLES * 8 * 4)]));
  let [gainDb, limitDb] = [3, TRUE_PEAK_DB - 1];
  // The limiter and the encoder each take some of a gain back, so both numbers are found in steps.
  for (let step = 0; step < 6; step += 1) {
    const limit = (10 ** (limitDb / 20)).toFixed(4);
    const polish = `highpass=f=60,volume=${gainDb.toFixed(2)}dB,alimiter=limit=${limit}:level=disabled:latency=1`;
    const sound = ["-f", "f32le", "-ac", "1", "-ar", `${HERTZ}`, "-i", source, "-af", polish];
    const mp3 = ["-c:a", "libmp3lame", "-b:a", `${BITRATE_KBPS}k`, "-compression_level", "0", "-write_xing", "0"];
    await ffmpeg(...sound, ...mp3, "-id3v2_version", "0", "-fflags", "+bitexact", "-flags:a", "+bitexact", target);
    const { lufs, peakDb } = await loudnessOf(target);
    if (Math.abs(lufs - LOUDNESS_LUFS) < 0.1 && peakDb <= TRUE_PEAK_DB - 0.1) break;
    gainDb += LOUDNESS_LUFS - lufs;
    limitDb -= Math.max(0, peakDb - (TRUE_PEAK_DB - 0.2));
  }
  const mp3 = await readFile(target);
  const frames = mp3Frames(mp3).slice(0, Math.round(seconds / FRAME_SECONDS));
  if (frames.length * FRAME_SECONDS < seconds - FRAME_SECONDS / 2) {
    throw new Error(`lame wrote ${frames.length * FRAME_SECONDS} s of ${seconds} s`);
  }
  return Buffer.concat(frames.map(({ offset, bytes }) => mp3.subarray(offset, offset + bytes)));
}
