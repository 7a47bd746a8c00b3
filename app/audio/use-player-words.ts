import { useFrameWords } from "#app/components/ui/use-frame-words.ts";
import { playerWords, type PlayerWords } from "#app/lib/player-words.ts";

/** The player's words, in the language of the edition that is shown. */
export const usePlayerWords = (): PlayerWords => useFrameWords().player ?? playerWords;
