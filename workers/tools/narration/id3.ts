/** Writes the ID3 tag of an mp3, which a phone's player shows for a downloaded recording. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { ID3Writer } from "browser-id3-writer";
import { image } from "takumi-js/helpers";
import { draw } from "../og-image-design.ts";
import { textsOf } from "#app/content/texts.ts";
import type { Script } from "./scripts.ts";

const PICTURE_SIZE = 300;
const PICTURE_QUALITY = 78;
const FRONT_COVER = 3;

export type Mark = { title: string; startSeconds: number };

/** The mp3 with an ID3v2.3 tag before its first frame: title, artist, album, language, the voice, chapters and picture. */
export async function withTag(mp3: Buffer, script: Script, marks: readonly Mark[], seconds: number): Promise<Buffer> {
  const { title, artist, album, picture } = script.tag;
  const language = script.language ?? "en";
  const cover = image({
    src: readFileSync(path.join("public", picture)),
    style: { width: "100%", height: "100%", objectFit: "cover" },
  });
  const size = { width: PICTURE_SIZE, height: PICTURE_SIZE };
  const data = await draw(cover, { ...size, format: "jpeg", quality: PICTURE_QUALITY });
  const code = { en: "eng", hi: "hin" }[language];
  const text = textsOf(language).frame.frameWords.player.syntheticVoice;
  const writer = new ID3Writer(new Uint8Array(mp3).buffer);
  writer
    .setFrame("TIT2", title)
    .setFrame("TPE1", [artist])
    .setFrame("TALB", album)
    .setFrame("TLAN", code)
    .setFrame("COMM", { language: code, description: "", text });
  if (marks.length > 0) {
    const ids = marks.map((_, index) => `chapter${index}`);
    writer.setFrame("CTOC", { id: "toc", childElementIds: ids, ordered: true, topLevel: true });
    for (const [index, { title: name, startSeconds }] of marks.entries()) {
      const endTime = Math.round((marks[index + 1]?.startSeconds ?? seconds) * 1000);
      const startTime = Math.round(startSeconds * 1000);
      writer.setFrame("CHAP", { id: `chapter${index}`, startTime, endTime, subFrames: { TIT2: name } });
    }
  }
  writer.setFrame("APIC", { type: FRONT_COVER, data: new Uint8Array(data).buffer, description: "" });
  return withUnnamedPicture(Buffer.from(writer.addTag()));
}

const FRAME_HEADER = 10;
const NAMED = "image/jpeg";
const UNNAMED = "image/";

/**
 * Leaves the picture's type unnamed, as ID3v2.3 (4.15) allows: players detect it themselves. If it is named, Chromium's
 * demuxer takes the picture for a video and reads 250 KB, a minute of sound, before it plays.
 */
function withUnnamedPicture(mp3: Buffer): Buffer {
  const name = mp3.indexOf(NAMED, 0, "latin1");
  const frame = name - FRAME_HEADER - 1;
  if (mp3.toString("latin1", frame, frame + 4) !== "APIC") throw new Error("The tag holds no picture of the kind JPEG");
  const saved = NAMED.length - UNNAMED.length;
  const size = mp3.readUInt32BE(frame + 4);
  const end = frame + FRAME_HEADER + size;
  const changed = Buffer.from(mp3);
  changed.writeUInt32BE(size - saved, frame + 4);
  // The picture is the tag's last frame, so the saved bytes become padding after it.
  mp3.copy(changed, name + UNNAMED.length, name + NAMED.length, end);
  return changed.fill(0, end - saved, end);
}
