/** One sentence, spoken: text to samples with flite and sox. */
import { rm } from "node:fs/promises";
import path from "node:path";
import { fromPcm, peakOf, type Samples } from "./samples.ts";
import { type Speaker, SYNTHESIS_HZ, VOICES } from "./settings.ts";
import { rawFormat, run } from "./tools.ts";

export type Studio = { directory: string; takes: Map<string, Promise<Samples>> };

/** The take without the silence around it. A soft ending such as an "s" or an "f" stays whole. */
function trimSilence(samples: Samples): Samples {
  const window = SYNTHESIS_HZ / 100;
  const threshold = peakOf(samples) * 0.006;
  const isHeard = (start: number): boolean => peakOf(samples.slice(start, start + window)) > threshold;
  let start = 0;
  let end = samples.length;
  while (start + window < end && !isHeard(start)) {
    start += window;
  }
  while (end - window > start && !isHeard(end - window)) {
    end -= window;
  }
  const take = samples.slice(Math.max(0, start - window), Math.min(samples.length, end + 3 * window));
  const fade = window / 2;
  for (let index = 0; index < fade && index < take.length; index += 1) {
    take[index] = (take[index] ?? 0) * (index / fade);
    const last = take.length - 1 - index;
    take[last] = (take[last] ?? 0) * (index / fade);
  }
  return take;
}

async function synthesise(studio: Studio, sentence: string, speaker: Speaker, pace: number): Promise<Samples> {
  const { voice, stretch, pitchHz, size } = VOICES[speaker];
  const file = path.join(studio.directory, `take-${studio.takes.size}.wav`);
  // A take played faster is shorter and higher: stretch makes up for the one, the pitch setting for the other.
  const settings = ["--setf", `duration_stretch=${(stretch * pace * size).toFixed(4)}`];
  const pitch = pitchHz === undefined ? [] : ["--setf", `int_f0_target_mean=${(pitchHz / size).toFixed(1)}`];
  await run("flite", ["-voice", voice, ...settings, ...pitch, "-t", sentence, "-o", file]);
  const { stdout } = await run("sox", ["-D", file, ...rawFormat(SYNTHESIS_HZ), "-", "speed", `${size}`], {
    encoding: "buffer",
    maxBuffer: 64 * 1024 * 1024,
  });
  await rm(file);
  const take = trimSilence(fromPcm(stdout));
  if (peakOf(take) === 0) {
    throw new Error(`flite said nothing for: ${sentence}`);
  }
  return take;
}

/** A sentence in a speaker's voice, synthesised once for each pace. */
export function takeOf(studio: Studio, sentence: string, speaker: Speaker, pace: number): Promise<Samples> {
  const key = `${speaker} ${pace} ${sentence}`;
  const known = studio.takes.get(key);
  if (known !== undefined) {
    return known;
  }
  const take = synthesise(studio, sentence, speaker, pace);
  studio.takes.set(key, take);
  return take;
}
