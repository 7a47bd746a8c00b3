/**
 * Recordings by real people: writes a sheet for each script, and checks the returned files. A file that passes can be
 * uploaded to R2 under the key of the bundled narration, which it then replaces.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { speakerName } from "#app/.server/recordings/index.ts";
import { mp3DurationSeconds } from "#app/lib/mp3-duration.ts";
import { decode, loudnessOf } from "./encode.ts";
import type { Samples } from "./kokoro.ts";
import type { Script } from "./scripts.ts";
import { HERTZ, LONGEST_STORY_SECONDS, LOUDNESS_LUFS } from "./settings.ts";

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
  const limit = QUIET * samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  const [from, to] = [second - SLACK.markSeconds, second + SLACK.markSeconds].map((at) =>
    Math.max(0, Math.round(at * HERTZ)),
  ) as [number, number];
  let quiet = 0;
  for (const sample of samples.slice(from, to)) {
    quiet = Math.abs(sample) <= limit ? quiet + 1 : 0;
    if (quiet >= PAUSE_SECONDS * HERTZ) return true;
  }
  return false;
}

type Take = { seconds: number; lufs: number; samples: Samples };

/** The faults of a recording of this script, in words for its reader; empty when there are none. */
export function faultsOf(script: Script, { seconds, lufs, samples }: Take): string[] {
  const faults: string[] = [];
  const shortest = script.targetSeconds ?? (script.hasChimes ? 0 : SHORTEST_STORY_SECONDS);
  const longest = script.targetSeconds ?? (script.hasChimes ? Number.POSITIVE_INFINITY : LONGEST_STORY_SECONDS);
  if (seconds < shortest - SLACK.seconds || seconds > longest + SLACK.seconds) {
    faults.push(`lasts ${seconds.toFixed(1)} s; asked for is ${lengthOf(script)}`);
  }
  if (!(Math.abs(lufs - LOUDNESS_LUFS) <= SLACK.lufs)) {
    faults.push(`is at ${lufs.toFixed(1)} LUFS; asked for is ${LOUDNESS_LUFS}`);
  }
  for (const { title, startSeconds } of script.chapters) {
    if (startSeconds && !hasPauseNear(samples, startSeconds)) {
      faults.push(`has no pause near second ${startSeconds}, where "${title}" begins`);
    }
  }
  return faults;
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
    const seconds = mp3DurationSeconds(await readFile(file));
    const faults = faultsOf(script, { seconds, lufs: (await loudnessOf(file)).lufs, samples: await decode(file) });
    lines.push(...faults.map((fault) => `${name} ${fault}`));
  }
  return lines;
}
