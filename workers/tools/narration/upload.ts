/** Uploads a recording to R2, where it replaces the bundled one of its name. */
import { run } from "./tools.ts";

const BUCKET = "ladoo-audio";

/**
 * Uploads with wrangler's login, or to this computer's R2.
 * @param where wrangler's arguments for the place
 * @throws with wrangler's own words where that fails
 */
export async function uploadRecording(file: string, name: string, where = ["--remote"]): Promise<void> {
  const put = ["r2", "object", "put", `${BUCKET}/audio/${name}`, "--file", file, "--content-type", "audio/mpeg"];
  await run(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...put, ...where]);
}
