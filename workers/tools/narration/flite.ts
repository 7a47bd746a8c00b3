/** Speaks with flite: offline, free, and plainly a computer's voice. */
import { rm } from "node:fs/promises";
import path from "node:path";
import { spokenSentences, spokenText } from "#app/lib/spoken-text.ts";
import { fromPcm, type Samples } from "./samples.ts";
import { FLITE_VOICES, type Speaker, SYNTHESIS_HZ } from "./settings.ts";
import { rawFormat, run } from "./tools.ts";
import type { Voices } from "./voices.ts";

let files = 0;

async function speak(directory: string, text: string, speaker: Speaker, pace: number): Promise<Samples> {
  const { voice, stretch, pitchHz, size } = FLITE_VOICES[speaker];
  const file = path.join(directory, `take-${files++}.wav`);
  // A take played faster is shorter and higher: the stretch corrects the length, the pitch setting the height.
  const settings = ["--setf", `duration_stretch=${(stretch * pace * size).toFixed(4)}`];
  const pitch = pitchHz === undefined ? [] : ["--setf", `int_f0_target_mean=${(pitchHz / size).toFixed(1)}`];
  await run("flite", ["-voice", voice, ...settings, ...pitch, "-t", text, "-o", file]);
  const { stdout } = await run("sox", ["-D", file, ...rawFormat(SYNTHESIS_HZ), "-", "speed", `${size}`], {
    encoding: "buffer",
    maxBuffer: 64 * 1024 * 1024,
  });
  await rm(file);
  return fromPcm(stdout);
}

export const flite: Voices = {
  name: "flite",
  tools: ["flite"],
  // A sentence at a time: flite's own pauses between sentences are short.
  piecesOf: (paragraph) => spokenSentences(spokenText(paragraph)),
  speak,
};
