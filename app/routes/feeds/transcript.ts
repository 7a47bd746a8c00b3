import { platform } from "#app/cloudflare.ts";
import type { Route } from "./+types/transcript";
import { fileBesideRecording } from "./file-beside-recording.ts";

/** A recording's transcript as WebVTT: /transcripts/{recording}.vtt */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  fileBesideRecording(platform(context).env, params.file, "vtt", "text/vtt; charset=utf-8");
