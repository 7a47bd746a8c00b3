/**
 * Reads the site's stories, journeys and podcast episodes aloud with Kokoro: text to `public/audio/*.mp3`, with transcript
 * and chapters beside each, and what the files turned out to be to `app/content/audio-manifest.json`.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "#app/.server/db/index.ts";
import { type AudioRecord, audioManifest } from "#app/content/audio.ts";
import { wholeNumber } from "../cli/command.ts";
import { d1Client } from "../cli/d1-client.ts";
import { openDatabase as openPlace, whereOf } from "../cli/database.ts";
import { PlainError, runCommand } from "../plain-error.ts";
import { checkRecordings } from "./check.ts";
import { installKokoro } from "./kokoro-install.ts";
import { MisfitError } from "./mix.ts";
import { recordPublished } from "./published.ts";
import { recordScript, soundHash } from "./recording.ts";
import { type Script, scripts, wordsHash } from "./scripts.ts";
import { requireTools } from "./tools.ts";
import { uploadRecording } from "./upload.ts";

const HELP = `npm run audio                        reads what changed
npm run audio -- --all               reads everything
npm run audio -- --only story-1      reads one (may be repeated)
npm run audio -- --stale             reads nothing, names what is out of date
npm run audio -- --check             reads nothing, measures the recordings (or those named by --only)
npm run audio -- --install           installs missing tools first (root on Debian), Kokoro, and with --check what measures
npm run audio -- --story 31          records a published story into this computer's R2; with --remote into the account's
npm run audio -- --upload            also puts what it reads into R2, in place of earlier uploads
The same text and the same versions of the tools give the same bytes.`;

const root = path.resolve(import.meta.dirname, "../../..");
const audioDirectory = path.join(root, "public/audio");
const manifestPath = path.join(root, "app/content/audio-manifest.json");

async function isCurrent(script: Script): Promise<boolean> {
  const known = audioManifest.get(script.name);
  if (known?.textSha256 !== wordsHash(script) || known.soundSha256 !== soundHash(script)) return false;
  const bytes = await readFile(path.join(audioDirectory, script.name)).catch(() => null);
  return bytes !== null && known.sha256 === createHash("sha256").update(bytes).digest("hex");
}

/** One line for each recording and field, not for each number, so that diffs of the manifest are readable. */
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

/** Reads the scripts, and writes each recording's files and the manifest as soon as it is done. */
async function recordAll(queue: readonly Script[], names: ReadonlySet<string>, upload: boolean): Promise<void> {
  const records = new Map([...audioManifest].filter(([name]) => names.has(name)));
  await mkdir(audioDirectory, { recursive: true });
  const orphans = (await readdir(audioDirectory)).filter((file) => !names.has(`${file.replace(/\..*/, "")}.mp3`));
  await Promise.all(orphans.map((file) => rm(path.join(audioDirectory, file))));
  const failures: string[] = [];
  for (const [index, script] of queue.entries()) {
    console.log(`${index + 1} of ${queue.length}: ${script.name}`);
    try {
      const { mp3, vtt, chapters, record } = await recordScript(script);
      const known = records.get(script.name);
      // Unchanged bytes keep their date, so that nobody has to download them again after a rebuild.
      const now = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString().replace(".000Z", "Z");
      const recordedAt = known?.sha256 === record.sha256 ? known.recordedAt : now;
      const file = path.join(audioDirectory, script.name);
      await writeFile(file, mp3);
      await writeFile(file.replace(/mp3$/, "vtt"), vtt);
      if (chapters !== null) await writeFile(file.replace(/mp3$/, "json"), chapters);
      const { segments, chapters: marks, ...facts } = record;
      records.set(script.name, { ...facts, recordedAt, segments, ...(marks ? { chapters: marks } : {}) });
      await writeFile(manifestPath, manifestText(records));
      if (upload) await uploadRecording(file, script.name);
      console.log(`  ${record.durationSeconds.toFixed(1)} s, ${Math.round(record.bytes / 1000)} KB`);
    } catch (error) {
      failures.push(error instanceof MisfitError ? error.message : `${script.name}: ${String(error)}`);
    }
  }
  await writeFile(manifestPath, manifestText(records));
  if (failures.length > 0) {
    throw new PlainError(`${failures.length} not read:\n${failures.map((failure) => `  ${failure}`).join("\n")}`);
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      all: { type: "boolean", default: false },
      only: { type: "string", multiple: true, default: [] },
      stale: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
      install: { type: "boolean", default: false },
      story: { type: "string" },
      remote: { type: "boolean", default: false },
      "persist-to": { type: "string" },
      upload: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const wanted = scripts();
  const names = new Set(wanted.map(({ name }) => name));
  const only = values.only.map((name) => (name.endsWith(".mp3") ? name : `${name}.mp3`));
  const unknown = only.filter((name) => !names.has(name));
  if (unknown.length > 0) throw new PlainError(`No such recording: ${unknown.join(", ")}`);
  const isNamed = ({ name }: Script): boolean => only.length === 0 || only.includes(name);
  requireTools(["ffmpeg", "espeak-ng"], values.install);
  if (values.check) return checkRecordings(wanted.filter(isNamed), audioDirectory, values.install);
  if (values.install) installKokoro();
  if (values.story !== undefined) {
    const place = { remote: values.remote, persistTo: values["persist-to"] };
    const id = wholeNumber(values.story, "--story", 1, Number.MAX_SAFE_INTEGER);
    const address = await recordPublished(openDatabase(d1Client(openPlace(place))), id, {
      record: recordScript,
      upload: (file, name) => uploadRecording(file, name, whereOf(place)),
    });
    console.log(`Story ${id} plays ${address}`);
    return 0;
  }
  const queue: Script[] = [];
  for (const script of wanted.filter(isNamed)) {
    if (values.all || only.length > 0 || !(await isCurrent(script))) queue.push(script);
  }
  if (values.stale) {
    for (const { name } of queue) console.log(`${name} is out of date`);
    return queue.length === 0 ? 0 : 1;
  }
  await recordAll(queue, names, values.upload);
  return 0;
}

await runCommand(main);
