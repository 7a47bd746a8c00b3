/** The assumed length of an unmeasured recording, in seconds (specification 1, section 9). */
export const DEFAULT_AUDIO_SECONDS = 180;
