/**
 * Speaks with Kokoro-82M: a natural voice, offline. `npm run audio -- --install` fetches the model, the voices and the
 * runtime into a folder that git ignores (`kokoro-install.ts`).
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { spokenSentences, spokenText } from "#app/lib/spoken-text.ts";
import { PlainError } from "../plain-error.ts";
import { KOKORO, KOKORO_FOLDER } from "./kokoro-install.ts";
import { hindiPhonemesOf, hindiSentences } from "./hindi-phonemes.ts";
import { phonemesOf } from "./phonemes.ts";
import { fromPcm, type Samples, toPcm } from "./samples.ts";
import { KOKORO_VOICES, type Speaker } from "./settings.ts";
import type { Voices } from "./voices.ts";

/** What is used of onnxruntime-node, which is no dependency of the project. */
type Tensor = { data: Float32Array };
type Runtime = {
  Tensor: new (type: string, data: Float32Array | BigInt64Array, dims: readonly number[]) => Tensor;
  InferenceSession: {
    create: (model: string, options: object) => Promise<{ run: (feeds: object) => Promise<Record<string, Tensor>> }>;
  };
};

/** A voice has a row of numbers for each length of a text. */
const ROW = 256;
/** The most tokens that the model reads at once, without the two at its ends. */
const MAX_TOKENS = 508;
/** Shorter texts sound hurried, so they are read together with a neighbour. */
const SHORTEST_PIECE = 40;

const inFolder = (...parts: string[]): string => path.join(KOKORO_FOLDER, ...parts);

/** The short sentences joined with the next one, or the last one with the one before. */
function piecesOf(sentences: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const sentence of sentences) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length < SHORTEST_PIECE) pieces[pieces.length - 1] = `${last} ${sentence}`;
    else pieces.push(sentence);
  }
  const end = pieces.at(-1);
  if (end !== undefined && pieces.length > 1 && end.length < SHORTEST_PIECE) {
    pieces.splice(-2, 2, `${pieces.at(-2)} ${end}`);
  }
  return pieces;
}

type Blend = Readonly<Record<string, number>>;
const voices = new Map<Blend, Float32Array>();

/** The weighted mean of Kokoro's own voices that the settings name. */
function voiceOf(mixed: Blend): Float32Array {
  const known = voices.get(mixed);
  if (known) return known;
  const parts = Object.entries(mixed).map(([name, weight]) => {
    const bytes = readFileSync(inFolder("voices", `${name}.bin`));
    return { rows: new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4), weight };
  });
  const blend = new Float32Array(parts[0]?.rows.length ?? 0);
  for (const { rows, weight } of parts) {
    rows.forEach((value, index) => {
      blend[index] = (blend[index] ?? 0) + value * weight;
    });
  }
  voices.set(mixed, blend);
  return blend;
}

type Session = { speak: (phonemes: string, voice: Float32Array, speed: number) => Promise<Samples> };
let session: Promise<Session> | undefined;

async function open(): Promise<Session> {
  if (!existsSync(inFolder("model.onnx"))) {
    throw new PlainError(
      "Kokoro is not installed: npm run audio -- --install, or --voices flite for the offline robot.",
    );
  }
  const { InferenceSession, Tensor } = createRequire(inFolder("package.json"))("onnxruntime-node") as Runtime;
  const vocabulary = JSON.parse(readFileSync(inFolder("vocab.json"), "utf8")).vocab as Record<string, number>;
  // One thread, so that the same text gives the same bytes. A run blocks Node, so a second core needs a second process: takes
  // are shared by all processes.
  const model = await InferenceSession.create(inFolder("model.onnx"), { intraOpNumThreads: 1, interOpNumThreads: 1 });
  return {
    async speak(phonemes, voice, speed) {
      const tokens = [...phonemes].flatMap((sign) => vocabulary[sign] ?? []);
      if (tokens.length > MAX_TOKENS) throw new PlainError(`Too long for Kokoro, split the sentence: ${phonemes}`);
      const row = tokens.length * ROW;
      const { audio } = await model.run({
        tokens: new Tensor("int64", BigInt64Array.from([0, ...tokens, 0], BigInt), [1, tokens.length + 2]),
        style: new Tensor("float32", voice.slice(row - ROW, row), [1, ROW]),
        speed: new Tensor("float32", Float32Array.of(speed), [1]),
      });
      return Float32Array.from(audio?.data ?? []);
    },
  };
}

async function speak(
  phonemes: string,
  { blend, speed }: (typeof KOKORO_VOICES)[Speaker],
  pace: number,
): Promise<Samples> {
  const said = JSON.stringify([KOKORO.modelSha256, blend, Math.round((speed / pace) * 1000), phonemes]);
  const take = inFolder("takes", `${createHash("sha256").update(said).digest("hex")}.raw`);
  if (!existsSync(take)) {
    session ??= open();
    const samples = await (await session).speak(phonemes, voiceOf(blend), Math.round((speed / pace) * 1000) / 1000);
    mkdirSync(inFolder("takes"), { recursive: true });
    // A run that is cut off leaves no half take behind.
    writeFileSync(`${take}.part`, toPcm(samples));
    renameSync(`${take}.part`, take);
  }
  return fromPcm(readFileSync(take));
}

const SHARED = { name: "kokoro", tools: ["espeak-ng"] } as const;

export const kokoro: Voices = {
  ...SHARED,
  piecesOf: (paragraph) => piecesOf(spokenSentences(spokenText(paragraph, false))),
  speak: (_directory, text, speaker, pace) => speak(phonemesOf(text), KOKORO_VOICES[speaker], pace),
};

export const kokoroHindi: Voices = {
  ...SHARED,
  piecesOf: (paragraph) => piecesOf(hindiSentences(paragraph)),
  speak: (_directory, text, speaker, pace) => speak(hindiPhonemesOf(text), KOKORO_VOICES[speaker], pace),
};
