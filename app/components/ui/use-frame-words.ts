import { createContext, useContext } from "react";
import { type FrameWords, frameWords } from "#app/lib/frame-words.ts";

/** The words in scripts, in the language of the edition that is shown. */
export const FrameWordsContext = createContext<FrameWords>(frameWords);
export const useFrameWords = (): FrameWords => useContext(FrameWordsContext);
