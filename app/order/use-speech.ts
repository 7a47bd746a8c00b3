import { useEffect, useState } from "react";

type Recognition = {
  lang: string;
  onresult: (event: SpeechRecognitionEvent) => void;
  onend: () => void;
  start: () => void;
  abort: () => void;
  stop: () => void;
};
/** Chrome and Safari have speech recognition under the older name, `webkitSpeechRecognition`; Firefox has none. */
type WindowWithSpeech = { [Name in "SpeechRecognition" | "webkitSpeechRecognition"]?: new () => Recognition };

/**
 * The browser's speech recognition in the page's language, or undefined where there is none. `toggle` begins and ends it. Then
 * `onWords` gets what was said, or `onSilence` is called, also when the visitor does not allow the microphone.
 */
export function useSpeech(onWords: (words: string) => void, onSilence: () => void) {
  const [ear, setEar] = useState<Recognition>();
  useEffect(() => () => ear?.abort(), [ear]);
  const { SpeechRecognition: Ear = (window as WindowWithSpeech).webkitSpeechRecognition } = window as WindowWithSpeech;
  if (!Ear) return undefined;
  const listen = (): void => {
    const next = new Ear();
    let words = "";
    next.lang = document.documentElement.lang;
    next.onresult = ({ results }) => {
      words = [...results].map(([best]) => best?.transcript ?? "").join(" ");
    };
    next.onend = () => {
      setEar(undefined);
      if (words) onWords(words);
      else onSilence();
    };
    next.start();
    setEar(next);
  };
  return { isListening: ear !== undefined, toggle: ear ? () => ear.stop() : listen };
}
