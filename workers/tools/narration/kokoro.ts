/**
 * Speaks with Kokoro-82M: a natural voice, offline. `npm run audio -- --install` fetches the model, the voices and the
 * runtime into a folder that git ignores (`kokoro-install.ts`).
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PlainError } from "../plain-error.ts";
import { KOKORO, KOKORO_FOLDER } from "./kokoro-install.ts";
import { FRAMES } from "./kokoro-model.ts";
import type { Manner } from "./manner.ts";
import { HERTZ, SHORTEST_STYLE, type Speaker, VOICES } from "./settings.ts";

/** What is used of onnxruntime-node, which is no dependency of the project. */
type Tensor = { data: Float32Array };
type Runtime = {
  Tensor: new (type: string, data: Float32Array | BigInt64Array, dims: readonly number[]) => Tensor;
  InferenceSession: {
    create: (model: string, options: object) => Promise<{ run: (feeds: object) => Promise<Record<string, Tensor>> }>;
  };
};

export type Samples = Float32Array<ArrayBuffer>;
type Sentence = { phonemes: string } & Pick<Manner, "pace" | "semitones" | "range">;
/** Sentences that are read in one go. */
export type Passage = { speaker: Speaker; sentences: readonly Sentence[] };
/** A sentence's sound. It is heard from `from` to `to`, in seconds; each of its signs begins at one of `signs`. */
export type Take = { samples: Samples; from: number; to: number; signs: readonly number[] };

/** The most signs that the model reads at once, without the two at its ends. */
const MAX_SIGNS = 508;
const FRAME_SECONDS = 600 / HERTZ;
/** A voice has a row of so many numbers for each length of a text. */
const ROW = 256;
/** The sound that is kept before a sentence's first sign, and after the last that is heard, where a soft ending dies away. */
const BEFORE_SECONDS = 0.05;
const AFTER_SECONDS = 0.12;
/** Below this share of the loudest sample, a hundredth of a second is silent. */
const SILENT = 0.012;

const inFolder = (...parts: string[]): string => path.join(KOKORO_FOLDER, ...parts);

/** Divides sentences, given by their phonemes, into as few passages of about one length as the model can read. */
export function passagesOf<One extends { phonemes: string }>(sentences: readonly One[]): One[][] {
  const signs = sentences.reduce((sum, { phonemes }) => sum + phonemes.length + 1, 0);
  const wanted = signs / Math.ceil(signs / MAX_SIGNS);
  const passages: One[][] = [[]];
  let length = 0;
  for (const sentence of sentences) {
    const longer = length + sentence.phonemes.length + 1;
    if (length > 0 && (longer > MAX_SIGNS || longer - wanted > wanted - length)) {
      passages.push([]);
      length = 0;
    }
    passages.at(-1)?.push(sentence);
    length += sentence.phonemes.length + 1;
  }
  return passages;
}

/** The weighted mean of Kokoro's own voices that the settings name. */
function voiceOf(speaker: Speaker): Float32Array {
  const blend = new Float32Array(510 * ROW);
  for (const [name, weight] of Object.entries(VOICES[speaker].blend)) {
    const bytes = readFileSync(inFolder("voices", `${name}.bin`));
    new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4).forEach((value, index) => {
      blend[index] = (blend[index] ?? 0) + value * weight;
    });
  }
  return blend;
}

type Spoken = { samples: Samples; frames: readonly number[] };
type Session = (passage: Passage) => Promise<Spoken>;
let session: Promise<Session> | undefined;

async function open(): Promise<Session> {
  if (!existsSync(inFolder("model.onnx"))) throw new PlainError("Kokoro is not installed: npm run audio -- --install");
  const { InferenceSession, Tensor } = createRequire(inFolder("package.json"))("onnxruntime-node") as Runtime;
  const vocabulary = JSON.parse(readFileSync(inFolder("vocab.json"), "utf8")).vocab as Record<string, number>;
  // One thread, so that the same text gives the same bytes. A run blocks Node, so a second core needs a second process: takes
  // are shared by all processes.
  const model = await InferenceSession.create(inFolder("model.onnx"), { intraOpNumThreads: 1, interOpNumThreads: 1 });
  return async ({ speaker, sentences }) => {
    const { speed, semitones: own, hertz } = VOICES[speaker];
    // Each sentence with the space after it; the model reads a silent sign before the first and after the last.
    const signs = sentences.flatMap((sentence) => [...`${sentence.phonemes} `].map((sign) => ({ sign, sentence })));
    const tokens = signs.map(({ sign }) => {
      const token = vocabulary[sign];
      if (token === undefined) throw new PlainError(`Kokoro does not know the sign ${sign}`);
      return token;
    });
    const of = (read: (sentence: Sentence) => number): number[] => {
      const values = signs.map(({ sentence }) => read(sentence));
      return [values[0] ?? 1, ...values, values.at(-1) ?? 1];
    };
    const count = tokens.length + 2;
    const row = Math.max(SHORTEST_STYLE, tokens.length) * ROW;
    const factor = ({ semitones }: Sentence): number => 2 ** ((own + semitones) / 12);
    const { audio, [FRAMES]: frames } = await model.run({
      tokens: new Tensor("int64", BigInt64Array.from([0, ...tokens, 0], BigInt), [1, count]),
      style: new Tensor("float32", voiceOf(speaker).slice(row - ROW, row), [1, ROW]),
      speed: new Tensor("float32", Float32Array.from(of(({ pace }) => speed * pace)), [count]),
      melody: new Tensor(
        "float32",
        Float32Array.from([
          ...of((sentence) => factor(sentence) * (2 - sentence.range)),
          ...of((sentence) => (factor(sentence) * (sentence.range - 1)) / hertz),
        ]),
        [2, count],
      ),
    });
    return { samples: Float32Array.from(audio?.data ?? []), frames: [...(frames?.data ?? [])] };
  };
}

/** The passage as it is sent, which decides what is heard. */
export const sentOf = ({ speaker, sentences }: Passage): string =>
  JSON.stringify([
    KOKORO.modelSha256,
    VOICES[speaker],
    SHORTEST_STYLE,
    sentences.map((one) => [one.phonemes, ...[one.pace, one.semitones, one.range].map((value) => value.toFixed(3))]),
  ]);

/** Speaks a passage, once for all times: its sound is kept under the hash of what was sent. */
async function spoken(passage: Passage): Promise<Spoken> {
  const file = inFolder("takes", createHash("sha256").update(sentOf(passage)).digest("hex"));
  if (!existsSync(file)) {
    session ??= open();
    const { samples, frames } = await (await session)(passage);
    mkdirSync(inFolder("takes"), { recursive: true });
    const pcm = Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
    // A run that is cut off leaves no half take behind.
    writeFileSync(`${file}.part`, Buffer.concat([Buffer.from(`${JSON.stringify(frames)}\n`), Buffer.from(pcm.buffer)]));
    renameSync(`${file}.part`, file);
  }
  const bytes = readFileSync(file);
  const head = bytes.indexOf("\n");
  const pcm = new Int16Array(bytes.buffer.slice(bytes.byteOffset + head + 1, bytes.byteOffset + bytes.length));
  return {
    samples: Float32Array.from(pcm, (sample) => sample / 32_767),
    frames: JSON.parse(bytes.toString("utf8", 0, head)) as number[],
  };
}

/** The takes of a passage's sentences. */
export async function speak(passage: Passage): Promise<Take[]> {
  const { samples, frames } = await spoken(passage);
  const starts: number[] = [];
  frames.reduce((sum, count, index) => {
    starts[index] = sum * FRAME_SECONDS;
    return sum + count;
  }, 0);
  // The first sign is the silent one.
  let at = 1;
  return passage.sentences.map(({ phonemes }) => {
    const signs = starts.slice(at, at + phonemes.length);
    const [first = 0, next = first] = [signs[0], starts[at + phonemes.length]];
    at += phonemes.length + 1;
    const start = Math.max(0, first - BEFORE_SECONDS);
    const heardTo = lastHeard(samples, first, next);
    const end = Math.min(next, heardTo + AFTER_SECONDS);
    const take = samples.slice(Math.round(start * HERTZ), Math.round(end * HERTZ));
    fade(take, BEFORE_SECONDS / 2, end - heardTo);
    return { samples: take, from: first - start, to: heardTo - start, signs: signs.map((second) => second - start) };
  });
}

/** When the last sound between two times ends: the model lets a sentence's last sign last longer than it is heard. */
function lastHeard(samples: Samples, from: number, to: number): number {
  const part = samples.subarray(Math.round(from * HERTZ), Math.round(to * HERTZ));
  const peak = part.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
  const last = part.findLastIndex((sample) => Math.abs(sample) > peak * SILENT);
  return from + (last + 1) / HERTZ;
}

/** Lets a take begin and end in silence. */
function fade(samples: Samples, inSeconds: number, outSeconds: number): void {
  const [rise, fall] = [inSeconds * HERTZ, outSeconds * HERTZ];
  samples.forEach((sample, index) => {
    samples[index] = sample * Math.min(1, index / rise, (samples.length - index) / fall);
  });
}
