/** Speaks one piece of text with the chosen voices, as samples without silence around them. */
import { peakOf, type Samples } from "./samples.ts";
import { type Speaker, SYNTHESIS_HZ } from "./settings.ts";
import type { Voices } from "./voices.ts";

export type Studio = { directory: string; voices: Voices; takes: Map<string, Promise<Samples>> };

/** Cuts the silence around a take. A soft ending such as an "s" or an "f" stays whole. */
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

async function record(studio: Studio, text: string, speaker: Speaker, pace: number): Promise<Samples> {
  const take = trimSilence(await studio.voices.speak(studio.directory, text, speaker, pace));
  if (peakOf(take) === 0) throw new Error(`Nothing is heard for: ${text}`);
  return take;
}

/** A text in a speaker's voice, synthesised once for each pace. */
export function takeOf(studio: Studio, text: string, speaker: Speaker, pace: number): Promise<Samples> {
  const key = `${speaker} ${pace} ${text}`;
  const known = studio.takes.get(key);
  if (known !== undefined) return known;
  const take = record(studio, text, speaker, pace);
  studio.takes.set(key, take);
  return take;
}
