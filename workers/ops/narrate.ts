/**
 * Reads the site's stories, journeys and podcast episodes aloud: text to `public/audio/*.mp3` with flite, sox and lame,
 * and what the files turned out to be (length, size, where a paragraph is heard) to `app/content/audio-manifest.json`.
 *
 *   npm run audio                         builds what changed
 *   npm run audio -- --all                builds everything
 *   npm run audio -- --only story-1       builds one (may be repeated)
 *   npm run audio -- --check              builds nothing, names what is out of date
 *   npm run audio -- --install            installs missing tools first (root on Debian)
 *
 * The same text and the same versions of the tools give the same bytes: nothing here depends on the clock or on chance.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs, promisify } from "node:util";
import {
  type AudioRecord,
  audioManifest,
  episodeAudioName,
  journeyAudioName,
  storyAudioName,
} from "#app/content/audio.ts";
import { journeys } from "#app/content/journeys/index.ts";
import { episodes } from "#app/content/podcast/index.ts";
import { stories } from "#app/content/stories/index.ts";
import { mp3Frames } from "#workers/ops/mp3-duration.ts";
import { spokenSentences, spokenText } from "#app/lib/spoken-text.ts";
import type { Chapter, FounderKey } from "#app/schemas/content.ts";

const run = promisify(execFile);

export type Speaker = FounderKey | "host";

/** One thing to be read: a story is a single chapter without a chime, a journey or an episode has several. */
type Script = {
  name: string;
  hasChimes: boolean;
  /** The whole file is fitted to exactly this length. */
  targetSeconds?: number;
  chapters: readonly {
    title: string;
    startSeconds?: number;
    paragraphs: readonly { speaker: Speaker; text: string }[];
  }[];
};

/**
 * One voice for each person. `stretch` is set so that everyone speaks about 165 words a minute, pauses counted.
 * There is one woman's voice: Maya is the same one with a higher pitch and, by `size`, a smaller head.
 */
const VOICES: Readonly<Record<Speaker, { voice: string; stretch: number; pitchHz?: number; size: number }>> = {
  tara: { voice: "slt", stretch: 1.1, pitchHz: 168, size: 1 },
  kabir: { voice: "rms", stretch: 0.99, size: 1 },
  dev: { voice: "awb", stretch: 1.115, size: 1 },
  host: { voice: "slt", stretch: 1.1, pitchHz: 196, size: 1.1 },
};

const PACE = { slowest: 1.1, fastest: 0.9 } as const;
/** How far pauses may be drawn out or shortened once the pace has done its share. */
const PAUSE_SCALE = { shortest: 0.6, longest: 1.7 } as const;
const SECONDS = {
  lead: 0.2,
  sentence: 0.3,
  turn: 0.45,
  paragraph: 0.65,
  chime: 1.1,
  beforeChime: 0.55,
  afterChime: 0.2,
  /** From a chapter's mark to its first word. */
  afterMark: 0.1,
  tail: 0.7,
} as const;
const CHIME_HZ = [587.33, 880] as const;

const SYNTHESIS_HZ = 16_000;
const OUTPUT_HZ = 24_000;
/** An MPEG-2 frame at 24 kHz lasts exactly 24 ms and at 32 kbit/s is exactly 96 bytes: 4000 bytes are one second. */
const FRAME_SAMPLES = 576;
const FRAME_SECONDS = FRAME_SAMPLES / OUTPUT_HZ;
const BITRATE_KBPS = 32;
/** lame's and the decoder's own delay; without a Xing tag a player hears everything this much later. */
const CODEC_DELAY_SECONDS = 1105 / OUTPUT_HZ;
const LOUDNESS_LUFS = -18;
/** Left above the loudest sample: an mp3 decodes a little louder than what went in. */
const HEADROOM_DB = 1.5;
/** Rumble out, a little presence in, quiet and loud words brought together. */
const POLISH = "highpass 75 equalizer 2800 1.2q 2.5 compand 0.008,0.15 6:-70,-62,-45,-25,-18,-14,-6,-8 -1 -30 0";

const SETTINGS = {
  VOICES,
  PACE,
  PAUSE_SCALE,
  SECONDS,
  CHIME_HZ,
  SYNTHESIS_HZ,
  OUTPUT_HZ,
  BITRATE_KBPS,
  LOUDNESS_LUFS,
  HEADROOM_DB,
  POLISH,
};

const root = path.resolve(import.meta.dirname, "../..");
const audioDirectory = path.join(root, "public/audio");
const manifestPath = path.join(root, "app/content/audio-manifest.json");

// — What is read —

const chaptersOf = (chapters: readonly Chapter[]): Script["chapters"] =>
  chapters.map(({ title, startSeconds, paragraphs }) => ({
    title,
    paragraphs,
    ...(startSeconds === undefined ? {} : { startSeconds }),
  }));

/** Every recording the content asks for, in the order of its pages. */
export function scripts(): Script[] {
  return [
    ...stories.map((story) => ({
      name: storyAudioName(story.id),
      hasChimes: false,
      ...(story.narrationSeconds === undefined ? {} : { targetSeconds: story.narrationSeconds }),
      chapters: [
        {
          title: story.title,
          paragraphs: story.content.split("\n\n").map((text) => ({ speaker: story.founder, text })),
        },
      ],
    })),
    ...journeys.map((journey) => ({
      name: journeyAudioName(journey.id),
      hasChimes: true,
      chapters: chaptersOf(journey.podcast.chapters),
    })),
    ...episodes.map((episode) => ({
      name: episodeAudioName(episode.number),
      hasChimes: true,
      chapters: chaptersOf(episode.chapters),
    })),
  ];
}

/** Changes when what is said, who says it, or how it is made changes; not with a title or a spelling alike in sound. */
export function scriptHash(script: Script): string {
  const spoken = script.chapters.map(({ startSeconds, paragraphs }) => ({
    startSeconds,
    paragraphs: paragraphs.map(({ speaker, text }) => [speaker, spokenText(text)]),
  }));
  const said = { settings: SETTINGS, targetSeconds: script.targetSeconds, chimes: script.hasChimes, spoken };
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}

// — One sentence —

type Take = Float32Array<ArrayBuffer>;
type Studio = { directory: string; takes: Map<string, Promise<Take>> };

const peakOf = (samples: Take): number => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

function fromPcm(bytes: Buffer): Take {
  const samples = new Float32Array(Math.floor(bytes.length / 2));
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = bytes.readInt16LE(index * 2) / 32_768;
  }
  return samples;
}

function toPcm(samples: Take): Buffer {
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), index * 2);
  });
  return bytes;
}

/** The take without the silence around it. A soft ending such as an "s" or an "f" stays whole. */
function trimmed(samples: Take): Take {
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

async function synthesised(studio: Studio, sentence: string, speaker: Speaker, pace: number): Promise<Take> {
  const { voice, stretch, pitchHz, size } = VOICES[speaker];
  const file = path.join(studio.directory, `take-${studio.takes.size}.wav`);
  // A take played faster is shorter and higher: stretch makes up for the one, the pitch setting for the other.
  const settings = ["--setf", `duration_stretch=${(stretch * pace * size).toFixed(4)}`];
  const pitch = pitchHz === undefined ? [] : ["--setf", `int_f0_target_mean=${(pitchHz / size).toFixed(1)}`];
  await run("flite", ["-voice", voice, ...settings, ...pitch, "-t", sentence, "-o", file]);
  const { stdout } = await run(
    "sox",
    [
      "-D",
      file,
      "-t",
      "raw",
      "-e",
      "signed",
      "-b",
      "16",
      "-L",
      "-c",
      "1",
      "-r",
      `${SYNTHESIS_HZ}`,
      "-",
      "speed",
      `${size}`,
    ],
    { encoding: "buffer", maxBuffer: 64 * 1024 * 1024 },
  );
  await rm(file);
  const take = trimmed(fromPcm(stdout));
  if (peakOf(take) === 0) {
    throw new Error(`flite said nothing for: ${sentence}`);
  }
  return take;
}

function takeOf(studio: Studio, sentence: string, speaker: Speaker, pace: number): Promise<Take> {
  const key = `${speaker} ${pace} ${sentence}`;
  const known = studio.takes.get(key);
  if (known !== undefined) {
    return known;
  }
  const take = synthesised(studio, sentence, speaker, pace);
  studio.takes.set(key, take);
  return take;
}

// — One chapter, fitted —

type Line = { speaker: Speaker; paragraph: number; sentence: string; pauseSeconds: number };
type SpokenLine = Line & { take: Take };

/** The chapter's sentences, each with the pause a reader makes before it. */
function linesOf(chapter: Script["chapters"][number]): Line[] {
  return chapter.paragraphs.flatMap(({ speaker, text }, paragraph) =>
    spokenSentences(spokenText(text)).map((sentence, index) => {
      const isTurn = chapter.paragraphs[paragraph - 1]?.speaker !== speaker;
      const atStart = paragraph === 0 ? 0 : isTurn ? SECONDS.turn : SECONDS.paragraph;
      return { speaker, paragraph, sentence, pauseSeconds: index === 0 ? atStart : SECONDS.sentence };
    }),
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const secondsOf = (lines: readonly SpokenLine[]): number => sumOf(lines.map(({ take }) => take.length)) / SYNTHESIS_HZ;

async function spokenAt(studio: Studio, lines: readonly Line[], pace: number): Promise<SpokenLine[]> {
  const spoken: SpokenLine[] = [];
  for (const line of lines) {
    spoken.push({ ...line, take: await takeOf(studio, line.sentence, line.speaker, pace) });
  }
  return spoken;
}

/** A text that is too long or too short for its place. The message tells the writer what to do. */
class MisfitError extends Error {}

/** Reads a chapter; with a window, at the pace and with the pauses that fill it exactly. */
async function readChapter(
  studio: Studio,
  script: Script,
  chapter: Script["chapters"][number],
  windowSeconds: number | null,
): Promise<SpokenLine[]> {
  const lines = linesOf(chapter);
  const natural = await spokenAt(studio, lines, 1);
  if (windowSeconds === null) {
    return natural;
  }
  const pauses = sumOf(lines.map(({ pauseSeconds }) => pauseSeconds));
  const wanted = (windowSeconds - pauses) / secondsOf(natural);
  const pace = Number(Math.min(PACE.slowest, Math.max(PACE.fastest, wanted)).toFixed(3));
  const fitted = await spokenAt(studio, lines, pace);
  const scale = (windowSeconds - secondsOf(fitted)) / pauses;
  if (scale < PAUSE_SCALE.shortest || scale > PAUSE_SCALE.longest) {
    const words = sumOf(chapter.paragraphs.map(({ text }) => text.split(/\s+/).length));
    const edge = scale < 1 ? PAUSE_SCALE.shortest : PAUSE_SCALE.longest;
    const missing = (windowSeconds - secondsOf(fitted) - pauses * edge) / (secondsOf(fitted) / words);
    throw new MisfitError(
      `${script.name}, "${chapter.title}": ${words} words do not fit ${windowSeconds.toFixed(1)} s; ` +
        `${missing > 0 ? "add" : "take out"} at least ${Math.ceil(Math.abs(missing))} words`,
    );
  }
  return fitted.map((line) => ({ ...line, pauseSeconds: line.pauseSeconds * scale }));
}

// — The whole recording —

/** Two soft notes, the second a fifth above, each dying away. */
function chime(): Take {
  const samples = new Float32Array(Math.round(SECONDS.chime * SYNTHESIS_HZ));
  CHIME_HZ.forEach((hertz, note) => {
    const start = Math.round(note * 0.22 * SYNTHESIS_HZ);
    for (let index = start; index < samples.length; index += 1) {
      const seconds = (index - start) / SYNTHESIS_HZ;
      const rise = Math.min(1, seconds / 0.012);
      const fall = Math.min(1, (samples.length - index) / (0.1 * SYNTHESIS_HZ));
      const tone = Math.sin(2 * Math.PI * hertz * seconds) + 0.25 * Math.sin(4 * Math.PI * hertz * seconds);
      samples[index] = (samples[index] ?? 0) + 0.14 * rise * fall * Math.exp(-4.5 * seconds) * tone;
    }
  });
  return samples;
}

type Mix = { samples: Take; segments: [number, number][]; chapterStarts: number[]; seconds: number };

/** Where a chapter's words may begin and must end, when the script says when the next one starts. */
function windowOf(script: Script, index: number, startsAt: number): number | null {
  if (script.targetSeconds !== undefined) {
    return script.targetSeconds - SECONDS.tail - startsAt;
  }
  const nextMark = script.chapters[index + 1]?.startSeconds;
  if (nextMark === undefined) {
    return null;
  }
  const chimeSeconds = script.hasChimes ? SECONDS.beforeChime + SECONDS.chime + SECONDS.afterChime : 0;
  return nextMark + SECONDS.afterMark - chimeSeconds - startsAt;
}

/** Gain for each speaker that brings all voices in a recording to one level. */
function voiceGains(lines: readonly SpokenLine[]): Map<Speaker, number> {
  const speakers = [...new Set(lines.map(({ speaker }) => speaker))];
  return new Map(
    speakers.map((speaker) => {
      const takes = lines.filter((line) => line.speaker === speaker).map(({ take }) => take);
      const energy = sumOf(takes.map((take) => take.reduce((sum, sample) => sum + sample * sample, 0)));
      return [speaker, 0.1 / Math.sqrt(energy / sumOf(takes.map((take) => take.length)))];
    }),
  );
}

async function mixed(studio: Studio, script: Script): Promise<Mix> {
  const placed: { at: number; line: SpokenLine; paragraph: number }[] = [];
  const chimes: number[] = [];
  const chapterStarts: number[] = [];
  let clock = 0;
  let paragraphsBefore = 0;
  for (const [index, chapter] of script.chapters.entries()) {
    if (script.hasChimes) {
      chimes.push(clock);
      clock += SECONDS.chime + SECONDS.afterChime;
    } else {
      clock += SECONDS.lead;
    }
    // The first chapter is the file's beginning, chime and all; a later one begins with its words.
    chapterStarts.push(index === 0 ? 0 : clock - SECONDS.afterMark);
    const lines = await readChapter(studio, script, chapter, windowOf(script, index, clock));
    for (const line of lines) {
      clock += line.pauseSeconds;
      placed.push({ at: clock, line, paragraph: paragraphsBefore + line.paragraph });
      clock += line.take.length / SYNTHESIS_HZ;
    }
    paragraphsBefore += chapter.paragraphs.length;
    clock += index < script.chapters.length - 1 ? SECONDS.beforeChime : SECONDS.tail;
  }
  const frames =
    script.targetSeconds === undefined
      ? Math.ceil(clock / FRAME_SECONDS)
      : Math.round(script.targetSeconds / FRAME_SECONDS);
  const samples = new Float32Array(Math.round(frames * FRAME_SECONDS * SYNTHESIS_HZ));
  const gains = voiceGains(placed.map(({ line }) => line));
  const add = (take: Take, at: number, gain: number): void => {
    const start = Math.round(at * SYNTHESIS_HZ);
    take.forEach((sample, index) => {
      samples[start + index] = (samples[start + index] ?? 0) + sample * gain;
    });
  };
  for (const at of chimes) {
    add(chime(), at, 1);
  }
  const segments: [number, number][] = [];
  for (const { at, line, paragraph } of placed) {
    add(line.take, at, gains.get(line.speaker) ?? 1);
    const ends = at + line.take.length / SYNTHESIS_HZ;
    segments[paragraph] = [segments[paragraph]?.[0] ?? at, ends];
  }
  return { samples, segments, chapterStarts, seconds: frames * FRAME_SECONDS };
}

/** A filter's five coefficients, as ITU-R BS.1770 derives them for any sampling rate. */
function loudnessFilter(kind: "shelf" | "highpass"): readonly [number, number, number, number, number] {
  const [hertz, q] =
    kind === "shelf" ? [1681.974450955533, 0.7071752369554196] : [38.13547087602444, 0.5003270373238773];
  const k = Math.tan((Math.PI * hertz) / OUTPUT_HZ);
  const scale = 1 + k / q + k * k;
  const a1 = (2 * (k * k - 1)) / scale;
  const a2 = (1 - k / q + k * k) / scale;
  if (kind === "highpass") {
    return [1, -2, 1, a1, a2];
  }
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  return [
    (high + (band * k) / q + k * k) / scale,
    (2 * (k * k - high)) / scale,
    (high - (band * k) / q + k * k) / scale,
    a1,
    a2,
  ];
}

function filtered(samples: Take, [b0, b1, b2, a1, a2]: readonly [number, number, number, number, number]): Take {
  const result = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  samples.forEach((x, index) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x1, x2, y1, y2] = [x, x1, y, y1];
    result[index] = y;
  });
  return result;
}

/** Integrated loudness of a mono recording at the output rate (ITU-R BS.1770-4, both gates). */
function loudnessLufs(samples: Take): number {
  const weighted = filtered(filtered(samples, loudnessFilter("shelf")), loudnessFilter("highpass"));
  const block = 0.4 * OUTPUT_HZ;
  const powers: number[] = [];
  for (let start = 0; start + block <= weighted.length; start += block / 4) {
    let sum = 0;
    for (let index = start; index < start + block; index += 1) {
      sum += (weighted[index] ?? 0) ** 2;
    }
    powers.push(sum / block);
  }
  const lufs = (power: number): number => -0.691 + 10 * Math.log10(power);
  const mean = (values: readonly number[]): number => sumOf(values) / values.length;
  const heard = powers.filter((power) => power > 0 && lufs(power) > -70);
  const gate = lufs(mean(heard)) - 10;
  return lufs(mean(heard.filter((power) => lufs(power) > gate)));
}

/** Sox dithers with chance numbers unless told not to (`-D`), and then no two builds would agree. */
async function polished(studio: Studio, name: string, samples: Take): Promise<Buffer> {
  const file = (stage: string): string => path.join(studio.directory, `${name}.${stage}.raw`);
  const format = (hertz: number): string[] => [
    "-t",
    "raw",
    "-e",
    "signed",
    "-b",
    "16",
    "-L",
    "-c",
    "1",
    "-r",
    `${hertz}`,
  ];
  await writeFile(file("mix"), toPcm(samples));
  await run("sox", [
    "-D",
    ...format(SYNTHESIS_HZ),
    file("mix"),
    ...format(OUTPUT_HZ),
    file("polished"),
    ...POLISH.split(" "),
  ]);
  let gain = LOUDNESS_LUFS - loudnessLufs(fromPcm(await readFile(file("polished"))));
  // The limiter takes a little off the loudest words, so the gain is found in two steps.
  for (let step = 0; step < 2; step += 1) {
    const stages = [...format(OUTPUT_HZ), file("polished"), ...format(OUTPUT_HZ), file("final")];
    await run("sox", ["-D", ...stages, "gain", "-l", (gain + HEADROOM_DB).toFixed(2), "gain", `${-HEADROOM_DB}`]);
    gain += LOUDNESS_LUFS - loudnessLufs(fromPcm(await readFile(file("final"))));
  }
  return readFile(file("final"));
}

/** Lame takes raw samples for another format when their first bytes happen to look like one, so they get a header. */
function wav(pcm: Buffer): Buffer {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + pcm.length, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(OUTPUT_HZ, 24);
  header.writeUInt32LE(OUTPUT_HZ * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([header, pcm]);
}

async function encoded(studio: Studio, name: string, pcm: Buffer, seconds: number): Promise<Buffer> {
  const [source, target] = ["wav", "mp3"].map((end) => path.join(studio.directory, `${name}.${end}`)) as [
    string,
    string,
  ];
  // Silence after the end, so that the encoder's delay pushes only silence out of the last frame.
  await writeFile(source, wav(Buffer.concat([pcm, Buffer.alloc(FRAME_SAMPLES * 8)])));
  const quality = [
    "-m",
    "m",
    "--cbr",
    "-b",
    `${BITRATE_KBPS}`,
    "--resample",
    `${OUTPUT_HZ / 1000}`,
    "-q",
    "0",
    "--scale",
    "1",
    "--noreplaygain",
    "-t",
    "--silent",
  ];
  await run("lame", [...quality, source, target]);
  const mp3 = await readFile(target);
  const frames = mp3Frames(mp3).slice(0, Math.round(seconds / FRAME_SECONDS));
  if (frames.length * FRAME_SECONDS < seconds - FRAME_SECONDS / 2) {
    throw new Error(`lame wrote ${frames.length * FRAME_SECONDS} s of ${seconds} s`);
  }
  return Buffer.concat(frames.map(({ offset, bytes }) => mp3.subarray(offset, offset + bytes)));
}

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** Reads one script. Returns the file and its record, all but the date. */
export async function recorded(script: Script): Promise<{ mp3: Buffer; record: Omit<AudioRecord, "recordedAt"> }> {
  const studio: Studio = { directory: await mkdtemp(path.join(tmpdir(), "narrate-")), takes: new Map() };
  try {
    const mix = await mixed(studio, script);
    const mp3 = await encoded(studio, script.name, await polished(studio, script.name, mix.samples), mix.seconds);
    const heard = (seconds: number): number => tenths(seconds + CODEC_DELAY_SECONDS);
    return {
      mp3,
      record: {
        durationSeconds: Math.round(mp3Frames(mp3).length * FRAME_SECONDS * 1000) / 1000,
        bytes: mp3.length,
        sha256: createHash("sha256").update(mp3).digest("hex"),
        textSha256: scriptHash(script),
        segments: mix.segments.map(([start, end]): [number, number] => [heard(start), heard(end)]),
        ...(script.hasChimes ? { chapters: mix.chapterStarts.map(tenths) } : {}),
      },
    };
  } finally {
    await rm(studio.directory, { recursive: true, force: true });
  }
}

// — The command —

const TOOLS = ["flite", "sox", "lame"] as const;

async function missingTools(): Promise<string[]> {
  const found = await Promise.all(
    TOOLS.map((tool) =>
      run(tool, ["--version"]).then(
        () => true,
        // Some answer their own version with a failure code: only "no such file" means that one is missing.
        (error: NodeJS.ErrnoException) => error.code !== "ENOENT",
      ),
    ),
  );
  return TOOLS.filter((_, index) => found[index] === false);
}

async function requireTools(mayInstall: boolean): Promise<void> {
  const missing = await missingTools();
  if (missing.length === 0) {
    return;
  }
  const command = `apt-get install -y ${missing.join(" ")}`;
  const canInstall = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  let isWanted = mayInstall;
  if (canInstall && !mayInstall && process.stdin.isTTY) {
    const prompt = createInterface({ input: process.stdin, output: process.stdout });
    isWanted = /^y/i.test(await prompt.question(`Not installed: ${missing.join(", ")}. Run "${command}"? [y/N] `));
    prompt.close();
  }
  if (canInstall && isWanted) {
    await run("apt-get", ["install", "-y", ...missing], { maxBuffer: 64 * 1024 * 1024 });
    return;
  }
  throw new Error(
    `Not installed: ${missing.join(", ")}. On Debian or Ubuntu: ${command}` +
      `${canInstall ? ", or run this again with --install" : ""}. Elsewhere: put ${missing.join(", ")} on the PATH.`,
  );
}

const fileHash = async (name: string): Promise<string | null> =>
  readFile(path.join(audioDirectory, name)).then(
    (bytes) => createHash("sha256").update(bytes).digest("hex"),
    () => null,
  );

async function isCurrent(script: Script): Promise<boolean> {
  const known = audioManifest.get(script.name);
  return known?.textSha256 === scriptHash(script) && known.sha256 === (await fileHash(script.name));
}

/** One line for each recording and its fields, and none for each number: the manifest is read in diffs. */
function manifestText(records: ReadonlyMap<string, AudioRecord>): string {
  const entries = [...records]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, record]) => {
      const fields = Object.entries(record).map(
        ([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
      );
      return `  ${JSON.stringify(name)}: {\n${fields.join(",\n")}\n  }`;
    });
  return `{\n${entries.join(",\n")}\n}\n`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      all: { type: "boolean", default: false },
      only: { type: "string", multiple: true, default: [] },
      check: { type: "boolean", default: false },
      install: { type: "boolean", default: false },
    },
  });
  const wanted = scripts();
  const only = values.only.map((name) => (name.endsWith(".mp3") ? name : `${name}.mp3`));
  const unknown = only.filter((name) => !wanted.some((script) => script.name === name));
  if (unknown.length > 0) {
    throw new Error(`No such recording: ${unknown.join(", ")}`);
  }
  const queue: Script[] = [];
  for (const script of wanted) {
    const isChosen = only.length === 0 ? values.all || !(await isCurrent(script)) : only.includes(script.name);
    if (isChosen) {
      queue.push(script);
    }
  }
  if (values.check) {
    process.stdout.write(queue.map(({ name }) => `${name} is out of date\n`).join(""));
    process.exitCode = queue.length === 0 ? 0 : 1;
    return;
  }
  if (queue.length > 0) {
    await requireTools(values.install);
  }
  await mkdir(audioDirectory, { recursive: true });
  const names = new Set(wanted.map(({ name }) => name));
  const records = new Map([...audioManifest].filter(([name]) => names.has(name)));
  const orphans = (await readdir(audioDirectory)).filter((name) => name.endsWith(".mp3") && !names.has(name));
  await Promise.all(orphans.map((name) => rm(path.join(audioDirectory, name))));
  const failures: string[] = [];
  const work = async (): Promise<void> => {
    for (let script = queue.shift(); script !== undefined; script = queue.shift()) {
      try {
        const { mp3, record } = await recorded(script);
        const known = records.get(script.name);
        // The same bytes keep their date: a rebuild alone is no reason for anyone to load them again.
        const now = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString().replace(".000Z", "Z");
        const recordedAt = known?.sha256 === record.sha256 ? known.recordedAt : now;
        await writeFile(path.join(audioDirectory, script.name), mp3);
        const { durationSeconds, bytes, sha256, textSha256, ...marks } = record;
        records.set(script.name, { durationSeconds, bytes, sha256, textSha256, recordedAt, ...marks });
        // In one go: the other worker writes the same file.
        writeFileSync(manifestPath, manifestText(records));
        process.stdout.write(`${script.name}  ${durationSeconds.toFixed(1)} s  ${Math.round(bytes / 1000)} KB\n`);
      } catch (error) {
        failures.push(error instanceof MisfitError ? error.message : `${script.name}: ${String(error)}`);
      }
    }
  };
  // Two at a time: speech synthesis keeps a core busy, and this runs beside an editor.
  await Promise.all([work(), work()]);
  writeFileSync(manifestPath, manifestText(records));
  if (failures.length > 0) {
    throw new Error(`${failures.length} not built:\n${failures.map((failure) => `  ${failure}`).join("\n")}`);
  }
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
