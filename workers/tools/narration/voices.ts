/**
 * The available voices: Kokoro, natural and offline; Workers AI, which needs a Cloudflare account; and flite, a robot from
 * Debian for machines that can install neither.
 */
import type { Samples } from "./samples.ts";
import type { Speaker } from "./settings.ts";

export const VOICES_NAMES = ["kokoro", "workers-ai", "flite"] as const;
export type VoicesName = (typeof VOICES_NAMES)[number];

export type Voices = {
  name: VoicesName;
  /** Programs that must be on the PATH. */
  tools: readonly string[];
  /** Splits a paragraph into the pieces that are spoken one by one. */
  piecesOf: (paragraph: string) => string[];
  /** Speaks one piece at `SYNTHESIS_HZ`; a pace of 1.1 takes a tenth longer. `directory` is for temporary files. */
  speak: (directory: string, text: string, speaker: Speaker, pace: number) => Promise<Samples>;
};
