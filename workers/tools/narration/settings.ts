/** The production settings of recordings: voices, pace, pauses, loudness and file format. */
import type { FounderKey } from "#app/schemas/content.ts";

export type Speaker = FounderKey | "host";

/**
 * One flite voice for each person. `stretch` is set so that everyone speaks about 150 words a minute, pauses counted.
 * Debian's free voices have one woman: Maya is the same voice with a higher pitch and, by `size`, a smaller head.
 */
export const FLITE_VOICES: Readonly<
  Record<Speaker, { voice: string; stretch: number; pitchHz?: number; size: number }>
> = {
  tara: { voice: "slt", stretch: 1.21, pitchHz: 168, size: 1 },
  kabir: { voice: "rms", stretch: 1.09, size: 1 },
  dev: { voice: "awb", stretch: 1.225, size: 1 },
  host: { voice: "slt", stretch: 1.21, pitchHz: 196, size: 1.1 },
};

/**
 * A blend of Kokoro's voices for each person, in English and in Hindi: the Indian ones (`hf_`, `hm_`) give the accent, the
 * American and British ones, which were trained on far more speech, the ease. `speed` is set so that everyone speaks about 150
 * words a minute.
 */
export const KOKORO_VOICES: Readonly<Record<Speaker, { blend: Readonly<Record<string, number>>; speed: number }>> = {
  tara: { blend: { af_heart: 0.5, hf_alpha: 0.5 }, speed: 1 },
  kabir: { blend: { am_michael: 0.5, hm_omega: 0.5 }, speed: 1.05 },
  dev: { blend: { bm_george: 0.5, hm_psi: 0.5 }, speed: 1.02 },
  host: { blend: { bf_emma: 0.5, hf_beta: 0.5 }, speed: 0.98 },
};

/** A speaker of `@cf/deepgram/aura-2-en` for each person. */
export const AURA_SPEAKERS: Readonly<Record<Speaker, string>> = {
  tara: "thalia",
  kabir: "apollo",
  dev: "orion",
  host: "asteria",
};

/** The slowest and fastest pace at which a voice may fill its slot. */
export const PACE = { slowest: 1.18, fastest: 0.82 } as const;
/** The maximum length of a story: the site promises 2 to 4 minutes. */
export const LONGEST_STORY_SECONDS = 239.9;
/** How far pauses may be stretched or shortened when the pace is not enough. */
export const PAUSE_SCALE = { shortest: 0.6, longest: 1.7 } as const;
export const SECONDS = {
  lead: 0.2,
  sentence: 0.3,
  turn: 0.45,
  paragraph: 0.65,
  chime: 1.1,
  beforeChime: 0.55,
  afterChime: 0.2,
  /** The pause from a chapter's mark to its first word. */
  afterMark: 0.1,
  tail: 0.7,
} as const;
export const CHIME_HZ = [587.33, 880] as const;

export const SYNTHESIS_HZ = 24_000;
export const OUTPUT_HZ = 24_000;
/** An MPEG-2 frame at 24 kHz lasts exactly 24 ms and at 48 kbit/s is exactly 144 bytes: 6000 bytes are one second. */
export const FRAME_SAMPLES = 576;
export const FRAME_SECONDS = FRAME_SAMPLES / OUTPUT_HZ;
export const BITRATE_KBPS = 48;
/** The delay of lame and the decoder; without a Xing tag a player hears everything this much later. */
export const CODEC_DELAY_SECONDS = 1105 / OUTPUT_HZ;
export const LOUDNESS_LUFS = -16;
/** The headroom above the loudest sample: an mp3 decodes a little louder than its source. */
export const HEADROOM_DB = 1.5;
/** Sox effects: remove rumble. */
export const POLISH = "highpass 60";

/** All settings that change how a recording sounds, except the voices. Their order is part of every recording's hash. */
export const SETTINGS = {
  LONGEST_STORY_SECONDS,
  PACE,
  PAUSE_SCALE,
  SECONDS,
  CHIME_HZ,
  SYNTHESIS_HZ,
  OUTPUT_HZ,
  BITRATE_KBPS,
  LOUDNESS_LUFS,
  HEADROOM_DB,
  POLISH,
};
