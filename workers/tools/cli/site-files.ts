/** Checks that the site has the pictures and recordings that an editor names, before publishing. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { audioFor } from "#app/content/audio.ts";
import { readObject } from "./bucket.ts";
import type { SiteFiles } from "./command.ts";
import type { Target } from "./database.ts";

/** Pictures are those of this checkout; recordings are bundled, or in the bucket of that place. */
export function siteFiles(target: Target): SiteFiles {
  return {
    hasPicture: (path) => existsSync(join("public", decodeURI(path.replace(/[?#].*$/, "")))),
    hasRecording: async (key) => {
      if (audioFor(key.replace(/^audio\//, ""))) return true;
      return (await readObject(target, "MEDIA", key)) !== null;
    },
  };
}
