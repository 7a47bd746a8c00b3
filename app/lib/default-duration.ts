/** The length, in seconds, assumed for a recording that nobody has measured (specification 1, section 9). */
export const DEFAULT_AUDIO_SECONDS = 180;
