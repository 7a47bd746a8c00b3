/**
 * Reads the site's stories, journeys and podcast episodes aloud: text to `public/audio/*.mp3`, and what the files turned
 * out to be (length, size, where a paragraph is heard) to `app/content/audio-manifest.json`.
 *
 *   npm run audio                         builds what changed, with the voices each recording has
 *   npm run audio -- --all                builds everything
 *   npm run audio -- --only story-1       builds one (may be repeated)
 *   npm run audio -- --stale              builds nothing, names what is out of date
 *   npm run audio -- --check              builds nothing, measures the English recordings: misheard words, naturalness, loudness
 *   npm run audio -- --check --against FOLDER   the same beside the recordings in a folder, and fails if those are better
 *   npm run audio -- --install            installs missing tools first (root on Debian), and Kokoro unless other voices are named
 *   npm run audio -- --voices kokoro      builds whatever Kokoro has not read yet; `--voices flite` needs Debian's tools alone
 *   npm run audio -- --voices workers-ai  the same with Workers AI's voices, in wrangler's account, and names what they misread
 *   npm run audio -- --sample             writes a sentence in each speaker's voice into .tmp/samples
 *   npm run audio -- --story 31           records a published story into this computer's R2; with --remote into the account's
 *   npm run audio -- --upload             also puts what it builds into R2, in place of earlier uploads
 *   npm run audio -- --pack FOLDER        writes sheets for people who record the texts themselves, and checks the mp3 files
 *                                         that they have put beside them; with --upload, puts these into R2 if all pass
 *
 * With flite and Kokoro the same text and the same versions of the tools give the same bytes.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { type AudioRecord, audioManifest } from "#app/content/audio.ts";
import { PlainError } from "../plain-error.ts";
import { openDatabase } from "#app/.server/db/index.ts";
import { wholeNumber } from "../cli/command.ts";
import { d1Client } from "../cli/d1-client.ts";
import { openDatabase as openPlace, whereOf } from "../cli/database.ts";
import { recordAuditions } from "./auditions.ts";
import { MisfitError } from "./chapter.ts";
import { checkRecordings } from "./check.ts";
import { flite } from "./flite.ts";
import { kokoro, kokoroHindi } from "./kokoro.ts";
import { installKokoro } from "./kokoro-install.ts";
import { checkTakes, writePack } from "./pack.ts";
import { recordPublished } from "./published.ts";
import { recordScript } from "./recording.ts";
import { type Script, scriptHash, scripts } from "./scripts.ts";
import { requireTools } from "./tools.ts";
import { uploadRecording } from "./upload.ts";
import { VOICES_NAMES, type Voices, type VoicesName } from "./voices.ts";
import { workersAi, wranglerAccount } from "./workers-ai.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const audioDirectory = path.join(root, "public/audio");
const SAMPLES = ".tmp/samples";
const manifestPath = path.join(root, "app/content/audio-manifest.json");

const fileHash = async (name: string): Promise<string | null> =>
  readFile(path.join(audioDirectory, name)).then(
    (bytes) => createHash("sha256").update(bytes).digest("hex"),
    () => null,
  );

async function isCurrent(script: Script, voices: VoicesName): Promise<boolean> {
  const known = audioManifest.get(script.name);
  return known?.textSha256 === scriptHash(script, voices) && known.sha256 === (await fileHash(script.name));
}

const isVoicesName = (name: string): name is VoicesName => VOICES_NAMES.some((one) => one === name);

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

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      all: { type: "boolean", default: false },
      only: { type: "string", multiple: true, default: [] },
      stale: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
      against: { type: "string" },
      install: { type: "boolean", default: false },
      voices: { type: "string" },
      sample: { type: "boolean", default: false },
      story: { type: "string" },
      remote: { type: "boolean", default: false },
      "persist-to": { type: "string" },
      upload: { type: "boolean", default: false },
      pack: { type: "string" },
    },
  });
  const wanted = scripts();
  if (values.pack !== undefined) {
    await writePack(values.pack, wanted);
    const files = (await readdir(values.pack)).filter((name) => name.endsWith(".mp3")).toSorted();
    if (files.length > 0) await requireTools(["sox", "lame"], values.install);
    const faults = await checkTakes(values.pack, files, wanted);
    if (faults.length > 0) throw new PlainError(faults.join("\n"));
    console.log(`${wanted.length} sheets in ${values.pack}, and ${files.length} recordings as asked for`);
    if (values.upload) for (const name of files) await uploadRecording(path.join(values.pack, name), name);
    return;
  }
  if (values.voices !== undefined && !isVoicesName(values.voices)) {
    throw new PlainError(`--voices takes ${VOICES_NAMES.join(", ")}`);
  }
  const chosen = values.voices;
  // Only Kokoro speaks Hindi.
  const voicesOf = ({ name, language }: Script): VoicesName =>
    language ? "kokoro" : (chosen ?? audioManifest.get(name)?.voices ?? "kokoro");
  const only = values.only.map((name) => (name.endsWith(".mp3") ? name : `${name}.mp3`));
  const unknown = only.filter((name) => !wanted.some((script) => script.name === name));
  if (unknown.length > 0) {
    throw new Error(`No such recording: ${unknown.join(", ")}`);
  }
  if (values.check) {
    await requireTools(["sox", "lame"], values.install);
    const worse = await checkRecordings(
      // The recogniser writes much of the Hindi in Urdu letters, which can't be compared.
      wanted.filter(({ name, language }) => !language && (only.length === 0 || only.includes(name))),
      { directory: audioDirectory, against: values.against, mayInstall: values.install },
    );
    process.exitCode = worse === 0 ? 0 : 1;
    return;
  }
  const isAside = values.sample || values.story !== undefined;
  const queue: Script[] = [];
  for (const script of isAside ? [] : wanted) {
    const isChosen =
      only.length === 0 ? values.all || !(await isCurrent(script, voicesOf(script))) : only.includes(script.name);
    if (isChosen) {
      queue.push(script);
    }
  }
  if (values.stale) {
    process.stdout.write(queue.map(({ name }) => `${name} is out of date\n`).join(""));
    process.exitCode = queue.length === 0 ? 0 : 1;
    return;
  }
  const usual = chosen ?? "kokoro";
  const needed = [...queue.map(voicesOf), ...(values.install || isAside ? [usual] : [])];
  const aura = needed.includes("workers-ai") ? workersAi(await wranglerAccount(process.env)) : null;
  const readers: Readonly<Record<VoicesName, Voices>> = { kokoro, "workers-ai": aura ?? flite, flite };
  if (needed.length > 0) {
    const tools = new Set(needed.flatMap((name) => readers[name].tools));
    await requireTools([...tools, "sox", "lame"], values.install);
    if (values.install && needed.includes("kokoro")) installKokoro();
  }
  if (values.sample) {
    await recordAuditions(readers[usual], SAMPLES);
    console.log(`A sentence in each speaker's voice is in ${SAMPLES}`);
    return;
  }
  if (values.story !== undefined) {
    const place = { remote: values.remote, persistTo: values["persist-to"] };
    const id = wholeNumber(values.story, "--story", 1, Number.MAX_SAFE_INTEGER);
    const address = await recordPublished(openDatabase(d1Client(openPlace(place))), id, {
      record: (script) => recordScript(script, readers[usual]),
      upload: (file, name) => uploadRecording(file, name, whereOf(place)),
    });
    console.log(`Story ${id} plays ${address}`);
    return;
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
        const { mp3, record } = await recordScript(script, script.language ? kokoroHindi : readers[voicesOf(script)]);
        const known = records.get(script.name);
        // Unchanged bytes keep their date, so that nobody has to download them again after a rebuild.
        const now = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString().replace(".000Z", "Z");
        const recordedAt = known?.sha256 === record.sha256 ? known.recordedAt : now;
        await writeFile(path.join(audioDirectory, script.name), mp3);
        const { durationSeconds, bytes, sha256, textSha256, voices, ...marks } = record;
        records.set(script.name, { durationSeconds, bytes, sha256, textSha256, voices, recordedAt, ...marks });
        // Synchronous: the other worker writes the same file.
        writeFileSync(manifestPath, manifestText(records));
        if (values.upload) await uploadRecording(path.join(audioDirectory, script.name), script.name);
        process.stdout.write(`${script.name}  ${durationSeconds.toFixed(1)} s  ${Math.round(bytes / 1000)} KB\n`);
      } catch (error) {
        failures.push(error instanceof MisfitError ? error.message : `${script.name}: ${String(error)}`);
      }
    }
  };
  // Two at a time: flite and the encoder are programs of their own, and an editor may be working on the same machine.
  await Promise.all([work(), work()]);
  writeFileSync(manifestPath, manifestText(records));
  for (const { text, heard, difference } of aura?.misheard ?? []) {
    console.log(`Listen: ${Math.round(difference * 100)}% of the words differ\n  text:  ${text}\n  heard: ${heard}`);
  }
  if (failures.length > 0) {
    throw new Error(`${failures.length} not built:\n${failures.map((failure) => `  ${failure}`).join("\n")}`);
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
