/** The tag at the head of an mp3: what a phone's player shows of a downloaded recording. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { ID3Writer } from "browser-id3-writer";
import { image } from "takumi-js/helpers";
import { draw } from "../card-design.ts";
import type { Tag } from "./scripts.ts";

const PICTURE_SIZE = 300;
const PICTURE_QUALITY = 78;
const FRONT_COVER = 3;

/** The mp3 with an ID3v2.3 tag of its title, artist, album and picture before its first frame. */
export async function withTag(mp3: Buffer, { title, artist, album, picture }: Tag): Promise<Buffer> {
  const cover = image({
    src: readFileSync(path.join("public", picture)),
    style: { width: "100%", height: "100%", objectFit: "cover" },
  });
  const size = { width: PICTURE_SIZE, height: PICTURE_SIZE };
  const data = await draw(cover, { ...size, format: "jpeg", quality: PICTURE_QUALITY });
  const writer = new ID3Writer(new Uint8Array(mp3).buffer);
  writer
    .setFrame("TIT2", title)
    .setFrame("TPE1", [artist])
    .setFrame("TALB", album)
    .setFrame("APIC", { type: FRONT_COVER, data: new Uint8Array(data).buffer, description: "" });
  return Buffer.from(writer.addTag());
}
