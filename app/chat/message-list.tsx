import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { FallbackBoundary } from "#app/components/ui/fallback-boundary.tsx";
import { drawing, Icon } from "#app/components/ui/icon.tsx";
import { orNull } from "#app/lib/or-null.ts";
import type { ChatMessage } from "./conversation.ts";
import { foldAnswer, isInSitePath, withoutLooseEnds } from "./message-markup.ts";
import { MessageText, staysInTab } from "./message-text.tsx";
import type { ChatTexts } from "./texts.ts";

type MessageListProps = {
  messages: readonly ChatMessage[];
  texts: ChatTexts;
  contactUrl: string;
  onLeave: () => void;
  onAskAgain: () => void;
  children?: React.ReactNode;
};

/** The gap above a question that has been scrolled to the top. */
const ABOVE_PX = 16;

/** The messages, newest last. It is no live region: a growing text would be read out in pieces. */
export function MessageList({ messages, texts, contactUrl, onLeave, onAskAgain, children }: MessageListProps) {
  const log = useRef<HTMLDivElement>(null);
  useScrollToQuestion(log, messages);
  return (
    <div
      ref={log}
      role="log"
      aria-live="off"
      aria-label={texts.logLabel}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard.
      tabIndex={0}
      className="chat-log relative min-h-32 flex-1 basis-0 overflow-y-auto px-4 py-4 outline-offset-[-3px]"
    >
      <ul className="flex flex-col gap-4">
        {messages.map((message) => (
          <li key={message.id} data-role={message.role}>
            {message.role === "user" ? (
              <p className="ml-auto w-fit max-w-[85%] whitespace-pre-wrap cut bg-ink px-4 py-2.5 text-paper leading-normal">
                <span className="sr-only">{texts.you} </span>
                <span>{message.content}</span>
              </p>
            ) : (
              <Answer
                message={message}
                texts={texts}
                contactUrl={contactUrl}
                onLeave={onLeave}
                onAskAgain={message === messages.at(-1) && message.mayAskAgain ? onAskAgain : undefined}
              />
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

type AnswerProps = Pick<MessageListProps, "texts" | "contactUrl" | "onLeave"> & {
  message: ChatMessage;
  onAskAgain: (() => void) | undefined;
};

function Answer({ message, texts, contactUrl, onLeave, onAskAgain }: AnswerProps) {
  const { content, isLoading, isCutOff } = message;
  // An answer that can't be folded is shown whole, and read as text if that fails too.
  const { first, rest } = orNull(() => foldAnswer(isLoading ? withoutLooseEnds(content) : content, isLoading)) ?? {
    first: content,
    rest: "",
  };
  // A page that the shown part links itself is not listed again.
  const sources = message.sources.filter(({ path }) => isInSitePath(path) && !first.includes(`](${path})`));
  return (
    <div className="flex items-end gap-2">
      <span
        data-busy={isLoading}
        className="smoothie grid size-9 shrink-0 place-items-center self-start rounded-full bg-marigold"
      >
        {drawing("smoothie", 32, "size-6")}
      </span>
      <div className="min-w-0 max-w-[min(85%,66ch)]">
        <div className="w-fit space-y-2.5 rounded-[4px_14px_13px_16px] border-2 border-line bg-white px-4 py-2.5 leading-normal">
          <span className="sr-only">{texts.assistant} </span>
          {content ? (
            <FallbackBoundary fallback={<p className="whitespace-pre-wrap">{content}</p>}>
              <MessageText text={first} contactUrl={contactUrl} onLeave={onLeave} />
              {rest ? (
                <details>
                  <summary className="min-h-11 py-2.5 font-semibold text-sm">{texts.unfold}</summary>
                  <div className="space-y-2.5">
                    <MessageText text={rest} contactUrl={contactUrl} onLeave={onLeave} />
                  </div>
                </details>
              ) : null}
            </FallbackBoundary>
          ) : (
            <p className="text-ink-soft">{texts.thinking}</p>
          )}
          {isCutOff ? <p className="border-line border-t pt-2 text-ink-soft text-sm">{texts.cutOff}</p> : null}
        </div>
        {onAskAgain ? (
          <button
            type="button"
            onClick={onAskAgain}
            className="inline-flex min-h-11 items-center gap-1.5 px-1 font-semibold text-sm"
          >
            <Icon name="rotate-ccw" className="size-4" />
            {texts.askAgain}
          </button>
        ) : null}
        {!isLoading && sources.length > 0 ? (
          <div className="mt-1 flex items-start gap-x-3 pl-1 text-ink-soft text-sm">
            <span aria-hidden="true" className="flex min-h-11 shrink-0 items-center whitespace-nowrap">
              {texts.sources}
            </span>
            <ul aria-label={texts.sources} className="flex min-w-0 flex-wrap gap-x-3">
              {sources.map(({ title, path }) => (
                <li key={path}>
                  <Link
                    to={path}
                    onClick={(event) => staysInTab(event) && onLeave()}
                    className="text-link inline-flex min-h-11 min-w-11 items-center text-ink"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Scrolls to a new question, once: its answer has room below it, and whoever scrolls meanwhile stays there. */
function useScrollToQuestion(log: React.RefObject<HTMLDivElement | null>, messages: readonly ChatMessage[]): void {
  const asked = messages.findLast(({ role }) => role === "user")?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason to scroll.
  useLayoutEffect(() => {
    const element = log.current;
    const question = [...(element?.querySelectorAll<HTMLElement>('[data-role="user"]') ?? [])].at(-1);
    if (!element || !question) return;
    element.scrollTop = question.offsetTop - ABOVE_PX;
    // In a very low window the whole panel scrolls: its head makes room for the messages.
    const panel = element.closest("dialog");
    if (panel) panel.scrollTop = panel.scrollHeight;
  }, [log, asked]);
}
