/** The production settings of recordings: voices, pace, pauses, loudness and file format. */
import type { FounderKey } from "#app/schemas/content.ts";

export type Speaker = FounderKey | "host";

/** A blend of Kokoro's own voices, by weight. */
type Voice = {
  blend: Readonly<Record<string, number>>;
  speed: number;
  /** How far its pitch is moved from where it lies by itself. */
  semitones: number;
  hertz: number;
};

/**
 * One voice for each person, in English and in Hindi: the Indian ones (`hf_`, `hm_`) give the accent, the others, trained on
 * more speech, sound more natural. `speed` brings everyone to about 160 words a minute, pauses counted. The host is lower and
 * less Indian than Tara, so that a listener can tell them apart.
 */
export const VOICES: Readonly<Record<Speaker, Voice>> = {
  tara: { blend: { af_heart: 0.5, hf_alpha: 0.5 }, speed: 0.83, semitones: 0, hertz: 196 },
  kabir: { blend: { am_michael: 0.5, hm_omega: 0.5 }, speed: 0.83, semitones: 0, hertz: 117 },
  dev: { blend: { bm_george: 0.5, hm_psi: 0.5 }, speed: 0.86, semitones: 0, hertz: 132 },
  host: { blend: { bf_emma: 0.72, hm_psi: 0.28 }, speed: 0.82, semitones: -1.5, hertz: 168 },
};

/** A voice has one row of style for each length of text. Rows for short texts sound hurried, so none below this is used. */
export const SHORTEST_STYLE = 160;

/** The slowest and fastest pace at which a chapter may fill its slot, as a share of the usual one. */
export const PACE = { slowest: 0.88, fastest: 1.14 } as const;
/** The maximum length of a story: the site promises 2 to 4 minutes. */
export const LONGEST_STORY_SECONDS = 239.9;
/** How far pauses may be stretched or shortened to fill a slot. */
export const PAUSE_SCALE = { shortest: 0.8, longest: 1.25 } as const;
export const SECONDS = {
  lead: 0.3,
  sentence: 0.45,
  turn: 0.75,
  paragraph: 1.05,
  chime: 1.1,
  beforeChime: 0.7,
  afterChime: 0.2,
  /** The pause from a chapter's mark to its first word. */
  afterMark: 0.1,
  tail: 0.9,
} as const;
export const CHIME_HZ = [587.33, 880] as const;
/** The level of the quiet room under a recording. */
export const ROOM_DB = -74;

export const HERTZ = 24_000;
/** An MPEG-2 frame at 24 kHz lasts exactly 24 ms and at 48 kbit/s is exactly 144 bytes: 6000 bytes are one second. */
export const FRAME_SAMPLES = 576;
export const FRAME_SECONDS = FRAME_SAMPLES / HERTZ;
export const BITRATE_KBPS = 48;
/** The delay of lame and the decoder; without a Xing tag a player hears everything this much later. */
export const CODEC_DELAY_SECONDS = 1105 / HERTZ;
export const LOUDNESS_LUFS = -16;
/** The loudest that a recording may be between its samples. */
export const TRUE_PEAK_DB = -1;

/** The settings that every recording's hash holds. */
export const SETTINGS = {
  SHORTEST_STYLE,
  LONGEST_STORY_SECONDS,
  PACE,
  PAUSE_SCALE,
  SECONDS,
  CHIME_HZ,
  ROOM_DB,
  BITRATE_KBPS,
  LOUDNESS_LUFS,
  TRUE_PEAK_DB,
};
