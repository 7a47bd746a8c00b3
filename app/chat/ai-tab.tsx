import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { orNull } from "#app/lib/or-null.ts";
import { useStore } from "#app/lib/store.ts";
import { QUERY_LIMIT } from "#app/schemas/assistant.ts";
import type { ConversationStore } from "./conversation.ts";
import { messageAsText } from "./message-markup.ts";
import { MessageList } from "./message-list.tsx";
import { fetchPopularQuestions, mergeSuggestions } from "./suggestions.ts";
import type { ChatTexts } from "./texts.ts";

type AiTabProps = {
  store: ConversationStore;
  texts: ChatTexts;
  notice: string | undefined;
  contactUrl: string;
  input: React.RefObject<HTMLInputElement | null>;
  onLeave: () => void;
};

/** If an answer takes longer than this, the focus moves to Stop; for a quick one it stays. */
const STOP_FOCUS_MS = 600;
/** By then the screen reader has said that an answer is coming, and is not interrupted. */
const ANNOUNCED_AFTER_MS = 1200;
/** Long enough for any screen reader to have read it; then the text is removed, so that the answer is in the document once. */
const ANNOUNCED_MS = 4000;
/** Suggestions are shown only beside the greeting, before the first question. */
const MAX_MESSAGES_WITH_SUGGESTIONS = 2;

export function AiTab({ store, texts, notice, contactUrl, input, onLeave }: AiTabProps) {
  const { messages, isPending } = useStore(store);
  const [draft, setDraft] = useState("");
  const stopButton = useRef<HTMLButtonElement>(null);
  const keepFocus = useKeptFocus(isPending, input, stopButton);
  const announcement = useAnnouncement(store, texts, contactUrl);
  // Before the first question there is only the greeting.
  const isUnderWay = messages.length > 1;

  const ask = (question: string) => {
    keepFocus();
    if (store.send(question)) setDraft("");
  };
  const askAgain = () => {
    keepFocus();
    store.askAgain();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(draft);
  };
  return (
    <>
      <MessageList messages={messages} texts={texts} contactUrl={contactUrl} onLeave={onLeave} onAskAgain={askAgain}>
        {notice || isUnderWay ? (
          <p className="mt-3 pb-3 pl-11 text-ink-soft text-sm">
            {[notice, isUnderWay && texts.kept].filter(Boolean).join(" ")}
          </p>
        ) : null}
        {messages.length <= MAX_MESSAGES_WITH_SUGGESTIONS ? (
          <Suggestions texts={texts} isDisabled={isPending} onChoose={ask} />
        ) : null}
      </MessageList>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <form onSubmit={submit} className="shrink-0 border-line border-t bg-white px-4 py-1">
        <div className="flex gap-2">
          <input
            ref={input}
            type="text"
            aria-label={texts.inputLabel}
            placeholder={texts.placeholder}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            maxLength={QUERY_LIMIT}
            disabled={isPending}
            autoComplete="off"
            enterKeyHint="send"
            className="field h-11 min-h-11 min-w-0 flex-1 px-3 text-base placeholder:text-ink-soft disabled:bg-paper-deep"
          />
          {isPending ? (
            <button
              key="stop"
              ref={stopButton}
              type="button"
              onClick={store.stop}
              // A key still held down from sending the question must not stop its answer.
              onKeyDown={(event) => event.repeat && event.preventDefault()}
              aria-label={texts.stop}
              title={texts.stop}
              className="cut grid size-11 shrink-0 place-items-center bg-ink text-paper hover:bg-ink-soft"
            >
              <Icon name="square" className="fill-current" />
            </button>
          ) : (
            <button
              key="send"
              type="submit"
              disabled={!draft.trim()}
              aria-label={texts.send}
              title={texts.send}
              className="cut grid size-11 shrink-0 place-items-center bg-marigold text-ink-deep hover:bg-marigold-deep disabled:bg-line disabled:text-ink-soft"
            >
              <Icon name="send" />
            </button>
          )}
        </div>
      </form>
    </>
  );
}

type SuggestionsProps = { texts: ChatTexts; isDisabled: boolean; onChoose: (question: string) => void };

const FIRST_CHIPS = 3;
let popular: Promise<string[]> | undefined;

function Suggestions({ texts, isDisabled, onChoose }: SuggestionsProps) {
  const listId = useId();
  const [questions, setQuestions] = useState<readonly string[]>([]);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    popular ??= fetchPopularQuestions();
    let isGone = false;
    popular.then((asked) => isGone || setQuestions(mergeSuggestions(asked, texts.suggestions)));
    return () => {
      isGone = true;
    };
  }, [texts]);
  if (questions.length === 0) return null;
  return (
    <div className="mt-3 pl-11">
      <ul id={listId} aria-label={texts.suggestionsLabel} className="flex flex-wrap gap-1.5">
        {(isMore ? questions : questions.slice(0, FIRST_CHIPS)).map((question) => (
          <li key={question} className="max-w-full">
            <button
              type="button"
              disabled={isDisabled}
              onClick={() => onChoose(question)}
              className="min-h-11 rounded-[12px_10px_13px_11px] border-2 border-marigold-deep bg-marigold-tint px-2.5 py-1 text-left text-sm leading-snug hover:bg-marigold disabled:border-line disabled:bg-line"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
      {questions.length > FIRST_CHIPS ? (
        <button
          type="button"
          aria-expanded={isMore}
          aria-controls={listId}
          onClick={() => setMore(!isMore)}
          className="group -ml-2 inline-flex min-h-11 items-center gap-1 rounded-lg px-2 font-semibold text-sm hover:bg-paper-deep"
        >
          <span>{isMore ? texts.less : texts.more}</span>
          <Icon name="chevron-down" className="size-4 transition-transform group-aria-expanded:rotate-180" />
        </button>
      ) : null}
    </div>
  );
}

/** The text of the status: that an answer is coming, then the whole answer, once. */
function useAnnouncement(store: ConversationStore, texts: ChatTexts, contactUrl: string): string {
  const { messages, isPending } = useStore(store);
  const [announcement, setAnnouncement] = useState("");
  const wasPending = useRef(false);
  const last = messages.at(-1);
  // A restarted conversation has only its greeting, which is no answer.
  const isAnswer = last?.role === "assistant" && !last.isLoading && messages.length > 1;
  const plain = isAnswer ? (orNull(() => messageAsText(last.content, contactUrl)) ?? last.content) : "";
  const answer = isAnswer && last.isCutOff ? `${plain}\n${texts.cutOff}` : plain;
  useEffect(() => {
    const wasAsked = wasPending.current;
    wasPending.current = isPending;
    if (isPending || !wasAsked) {
      setAnnouncement(isPending ? texts.answering : "");
      return;
    }
    const timers = [
      setTimeout(() => setAnnouncement(answer), ANNOUNCED_AFTER_MS),
      setTimeout(() => setAnnouncement(""), ANNOUNCED_AFTER_MS + ANNOUNCED_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isPending, answer, texts]);
  return announcement;
}

/** Keeps the focus, which a disabled input loses: it goes to Stop while an answer comes, and then back. */
function useKeptFocus(
  isPending: boolean,
  input: React.RefObject<HTMLInputElement | null>,
  stopButton: React.RefObject<HTMLButtonElement | null>,
): () => void {
  const isKept = useRef(false);
  useEffect(() => {
    const isLost = () => {
      const { activeElement } = document;
      return !activeElement || activeElement.matches("body, dialog, :disabled");
    };
    if (!isPending) {
      if (isKept.current && isLost() && !matchMedia("(pointer: coarse)").matches) input.current?.focus();
      isKept.current = false;
      return;
    }
    const letGo = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest("dialog")) isKept.current = false;
    };
    document.addEventListener("pointerdown", letGo);
    const timer = setTimeout(() => isKept.current && isLost() && stopButton.current?.focus(), STOP_FOCUS_MS);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", letGo);
    };
  }, [isPending, input, stopButton]);
  return useCallback(() => {
    isKept.current = true;
  }, []);
}
