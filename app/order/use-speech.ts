import { useEffect, useRef, useState } from "react";
import { useEdition } from "#app/components/ui/use-edition.ts";
import { editions } from "#app/lib/edition.ts";

type Recognition = Record<"start" | "abort" | "stop", () => void> & {
  lang: string;
  onresult: (event: SpeechRecognitionEvent) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
};
/** Chrome and Safari have speech recognition under the name `webkitSpeechRecognition`; Firefox has none. */
type WindowWithSpeech = { [Name in "SpeechRecognition" | "webkitSpeechRecognition"]?: new () => Recognition };

export type Failure = "notAllowed" | "unavailable" | "noNetwork" | "nothing";
const FAILED: Record<string, Failure> = { "not-allowed": "notAllowed", network: "noNetwork", "no-speech": "nothing" };
/** A stopped recogniser that says nothing more is given up after this time. */
const LAST_WORDS_MS = 1500;

/** Android reports a phrase again, or again with more words; it counts once. */
function phrasesIn(results: SpeechRecognitionResultList): string {
  const phrases: string[] = [];
  for (const [best] of results) {
    const phrase = best?.transcript.trim() ?? "";
    const last = phrases.at(-1)?.toLowerCase() ?? "";
    if (last && phrase.toLowerCase().startsWith(last)) phrases.pop();
    if (!last.startsWith(phrase.toLowerCase()) || !last) phrases.push(phrase);
  }
  return phrases.join(" ").trim();
}

/** The browser's speech recognition in the edition's language, if it has one. `toggle` begins and ends it. */
export function useSpeech(onWords: (words: string) => void, onFailure: (failure: Failure) => void) {
  const edition = useEdition();
  const [isListening, setIsListening] = useState(false);
  const ear = useRef<Recognition>(undefined);
  const finish = useRef<(failure?: Failure) => void>(undefined);
  const abort = (): void => {
    const last = ear.current;
    ear.current = undefined;
    setIsListening(false);
    last?.abort();
  };
  useEffect(() => () => ear.current?.abort(), []);
  const { SpeechRecognition: Ear = (window as WindowWithSpeech).webkitSpeechRecognition } = window as WindowWithSpeech;
  if (!Ear) return undefined;
  const listen = (): void => {
    const next = new Ear();
    let words = "";
    ear.current = next;
    finish.current = (failure) => {
      if (ear.current !== next) return;
      abort();
      if (words) onWords(words);
      else onFailure(failure ?? "nothing");
    };
    next.lang = editions[edition].language;
    next.onresult = ({ results }) => {
      words = phrasesIn(results);
    };
    next.onerror = ({ error }) => finish.current?.(FAILED[error] ?? "unavailable");
    next.onend = () => finish.current?.();
    setIsListening(true);
    try {
      next.start();
    } catch {
      finish.current("unavailable");
    }
  };
  const stop = (): void => {
    ear.current?.stop();
    const { current } = finish;
    setTimeout(() => current?.(), LAST_WORDS_MS);
  };
  return { isListening, toggle: isListening ? stop : listen, abort };
}
