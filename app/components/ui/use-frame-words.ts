import { createContext, useContext } from "react";
import { type FrameWords, frameWords } from "#app/lib/frame-words.ts";

export const FrameWordsContext = createContext<FrameWords>(frameWords);
export const useFrameWords = (): FrameWords => useContext(FrameWordsContext);
