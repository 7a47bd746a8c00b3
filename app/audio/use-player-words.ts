import { useFrameWords } from "#app/components/ui/use-frame-words.ts";
import { playerWords, type PlayerWords } from "#app/lib/player-words.ts";

export const usePlayerWords = (): PlayerWords => useFrameWords().player ?? playerWords;
