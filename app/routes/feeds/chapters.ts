import { platform } from "#app/cloudflare.ts";
import type { Route } from "./+types/chapters";
import { fileBesideRecording } from "./file-beside-recording.ts";

/** A recording's chapters for podcast apps: /chapters/{recording}.json */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  fileBesideRecording(platform(context).env, params.file, "json", "application/json+chapters");
