/** Which pictures and recordings the site has, to check what an editor names before it is published. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { audioFor } from "#app/content/audio.ts";
import { readObject } from "./bucket.ts";
import type { SiteFiles } from "./command.ts";
import type { Place } from "./database.ts";

/** Pictures are those of this checkout; recordings are bundled, or lie in the bucket of that place. */
export function siteFiles(place: Place): SiteFiles {
  return {
    hasPicture: (path) => existsSync(join("public", decodeURI(path.replace(/[?#].*$/, "")))),
    hasRecording: async (key) => {
      if (audioFor(key.replace(/^audio\//, ""))) return true;
      return (await readObject(place, "AUDIO", key)) !== null;
    },
  };
}
