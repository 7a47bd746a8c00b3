/**
 * Recordings by real people: writes a sheet for each script, and checks the returned files. A file that passes can be
 * uploaded to R2 under the key of the bundled narration, which it then replaces.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { speakerName } from "#app/.server/recordings/index.ts";
import { loudnessLufs } from "./loudness.ts";
import { mp3DurationSeconds } from "#app/lib/mp3-duration.ts";
import { fromPcm, peakOf, type Samples } from "./samples.ts";
import type { Script } from "./scripts.ts";
import { LONGEST_STORY_SECONDS, LOUDNESS_LUFS, OUTPUT_HZ } from "./settings.ts";
import { rawFormat, run } from "./tools.ts";

/** The tolerances for a file's length, for its marks, and for its loudness. */
const SLACK = { seconds: 0.5, markSeconds: 2, lufs: 1 } as const;
const SHORTEST_STORY_SECONDS = 120;
const PAUSE_SECONDS = 0.3;
/** Samples below this share of the loudest are a pause. */
const QUIET = 0.03;

function lengthOf(script: Script): string {
  if (script.targetSeconds !== undefined) return `exactly ${script.targetSeconds} seconds`;
  return script.hasChimes ? "as long as it takes, but for the marks below" : "2 to 4 minutes";
}

/** A reader's instructions, as Markdown. */
export function sheetOf(script: Script): string {
  const chapters = script.chapters.map(({ title, startSeconds, paragraphs }) => {
    const mark = startSeconds === undefined ? "" : ` (begins at second ${startSeconds})`;
    const turns = paragraphs.map(({ speaker, text }) => `**${speakerName(speaker)}:** ${text}`);
    return [`## ${title}${mark}`, ...turns].join("\n\n");
  });
  const head = [
    `# ${script.tag.title}`,
    `File: \`${script.name}\`, mono mp3. Length: ${lengthOf(script)}. Loudness: ${LOUDNESS_LUFS} LUFS.`,
    "Read calmly, about 150 words a minute. Leave a short pause before each chapter that has a mark.",
  ];
  return `${[...head, ...chapters].join("\n\n")}\n`;
}

/** Writes a sheet for each script into a folder. */
export async function writePack(directory: string, scripts: readonly Script[]): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const script of scripts) {
    await writeFile(path.join(directory, script.name.replace(/mp3$/, "md")), sheetOf(script));
  }
}

function hasPauseNear(samples: Samples, second: number): boolean {
  const limit = peakOf(samples) * QUIET;
  const [from, to] = [second - SLACK.markSeconds, second + SLACK.markSeconds].map((at) =>
    Math.max(0, Math.round(at * OUTPUT_HZ)),
  ) as [number, number];
  let quiet = 0;
  for (const sample of samples.slice(from, to)) {
    quiet = Math.abs(sample) <= limit ? quiet + 1 : 0;
    if (quiet >= PAUSE_SECONDS * OUTPUT_HZ) return true;
  }
  return false;
}

/** The faults of a recording of this script, in words for its reader; empty when there are none. */
export function faultsOf(script: Script, seconds: number, samples: Samples): string[] {
  const faults: string[] = [];
  const shortest = script.targetSeconds ?? (script.hasChimes ? 0 : SHORTEST_STORY_SECONDS);
  const longest = script.targetSeconds ?? (script.hasChimes ? Number.POSITIVE_INFINITY : LONGEST_STORY_SECONDS);
  if (seconds < shortest - SLACK.seconds || seconds > longest + SLACK.seconds) {
    faults.push(`lasts ${seconds.toFixed(1)} s; asked for is ${lengthOf(script)}`);
  }
  const loudness = loudnessLufs(samples);
  if (!(Math.abs(loudness - LOUDNESS_LUFS) <= SLACK.lufs)) {
    faults.push(`is at ${loudness.toFixed(1)} LUFS; asked for is ${LOUDNESS_LUFS}`);
  }
  for (const { title, startSeconds } of script.chapters) {
    if (startSeconds && !hasPauseNear(samples, startSeconds)) {
      faults.push(`has no pause near second ${startSeconds}, where "${title}" begins`);
    }
  }
  return faults;
}

/** The samples of an mp3 file. */
export async function decode(file: string, hertz = OUTPUT_HZ): Promise<Samples> {
  const directory = await mkdtemp(path.join(tmpdir(), "takes-"));
  try {
    const wav = path.join(directory, "take.wav");
    await run("lame", ["--decode", "--silent", file, wav]);
    const { stdout } = await run("sox", ["-D", wav, ...rawFormat(hertz), "-"], {
      encoding: "buffer",
      maxBuffer: 256 * 1024 * 1024,
    });
    return fromPcm(stdout);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** A line for each fault of these mp3 files in a folder, and for each file without a script. */
export async function checkTakes(
  directory: string,
  files: readonly string[],
  scripts: readonly Script[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const name of files) {
    const script = scripts.find((one) => one.name === name);
    if (!script) {
      lines.push(`${name} is asked for by no page`);
      continue;
    }
    const file = path.join(directory, name);
    const faults = faultsOf(script, mp3DurationSeconds(await readFile(file)), await decode(file));
    lines.push(...faults.map((fault) => `${name} ${fault}`));
  }
  return lines;
}
