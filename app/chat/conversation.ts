/** The conversation with Smoothie, outside of React and kept in the tab, so that it outlives pages and reloads. */
import * as z from "zod/mini";
import { orNull } from "#app/lib/or-null.ts";
import { createStore } from "#app/lib/store.ts";
import { type AssistantSource, AssistantSourceSchema, PREVIOUS_LIMIT, QUERY_LIMIT } from "#app/schemas/assistant.ts";
import type { AskOptions, AskResult } from "./ask.ts";
import { parseAs } from "./parse-as.ts";

export type ChatMessage = {
  id: number;
  role: "user" | "assistant";
  content: string;
  isLoading: boolean;
  sources: readonly AssistantSource[];
  /** The rest of the answer was lost. */
  isCutOff: boolean;
  /** The same question may get an answer the next time. */
  mayAskAgain: boolean;
};

type Conversation = { messages: readonly ChatMessage[]; isPending: boolean };

export type ConversationParts = {
  greeting: string;
  stopped: string;
  failures: Readonly<Record<"empty" | "network" | "customResponse" | "tooMany", string>>;
  ask: (query: string, options: AskOptions) => Promise<AskResult>;
  /** Null when the browser blocks storage. */
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
};

export type ConversationStore = ReturnType<typeof createConversation>;

const STORAGE_KEY = "ladoo:conversation";
const MAX_KEPT = 40;

/** A conversation that begins with the greeting and the messages kept in this tab. */
export function createConversation({ greeting, stopped, failures, ask, storage }: ConversationParts) {
  let nextId = 1;
  let line: AbortController | null = null;
  const message = (role: ChatMessage["role"], content: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
    id: nextId++,
    role,
    content,
    isLoading: false,
    sources: [],
    isCutOff: false,
    mayAskAgain: false,
    ...more,
  });
  const beginning = message("assistant", greeting);
  const store = createStore<Conversation>({
    messages: [beginning, ...recall(storage).map(({ role, content, ...more }) => message(role, content, more))],
    isPending: false,
  });

  const publish = (change: Partial<Conversation>) => store.set({ ...store.get(), ...change });
  const change = (id: number, changes: Partial<ChatMessage>): readonly ChatMessage[] =>
    store.get().messages.map((old) => (old.id === id ? { ...old, ...changes } : old));

  /** Asks, unless the text is blank or an answer is pending. True when it asked. */
  const send = (typed: string): boolean => {
    const query = typed.trim().slice(0, QUERY_LIMIT);
    if (!query || store.get().isPending) return false;
    const previous = questionsBefore(query, store.get().messages);
    const answer = message("assistant", "", { isLoading: true });
    publish({ messages: [...store.get().messages, message("user", query), answer], isPending: true });
    // Until it is answered, a reload finds the question with a way to ask it again.
    const unanswered = { ...answer, content: stopped, mayAskAgain: true };
    keep(storage, [...store.get().messages.slice(1, -1), unanswered]);
    const ownLine = new AbortController();
    line = ownLine;
    const settle = (changes: Partial<ChatMessage>) => {
      // The conversation was restarted meanwhile, so this answer belongs to none.
      if (line !== ownLine) return;
      line = null;
      publish({ messages: change(answer.id, { ...changes, isLoading: false }), isPending: false });
      keep(storage, store.get().messages.slice(1));
    };
    const onText = (text: string) => {
      if (line === ownLine && !ownLine.signal.aborted) publish({ messages: change(answer.id, { content: text }) });
    };
    ask(query, { previous, signal: ownLine.signal, onText }).then(
      (outcome) => {
        switch (outcome.kind) {
          case "answered":
            return settle({ content: outcome.text, sources: outcome.sources });
          case "cut-off":
            return settle({ content: outcome.text, sources: outcome.sources, isCutOff: true, mayAskAgain: true });
          case "stopped":
            return settle({ content: store.get().messages.find(({ id }) => id === answer.id)?.content || stopped });
          case "failed":
            return settle({ content: failures[outcome.reason], mayAskAgain: outcome.reason !== "empty" });
        }
      },
      () => settle({ content: failures.network, mayAskAgain: true }),
    );
    return true;
  };

  return {
    ...store,
    send,

    /** Puts the last question once more, in place of its failed answer. */
    askAgain(): void {
      const { messages, isPending } = store.get();
      const [question, answer] = messages.slice(-2);
      if (isPending || !question || !answer?.mayAskAgain) return;
      publish({ messages: messages.slice(0, -2) });
      send(question.content);
    },

    stop(): void {
      line?.abort();
    },

    restart(): void {
      line?.abort();
      line = null;
      publish({ messages: [beginning], isPending: false });
      orNull(() => storage?.removeItem(STORAGE_KEY));
    },
  };
}

/** Without earlier copies of the question itself. */
const questionsBefore = (query: string, messages: readonly ChatMessage[]): string[] =>
  messages
    .filter(({ role, content }) => role === "user" && content !== query)
    .map(({ content }) => content)
    .slice(-PREVIOUS_LIMIT);

/** Checked, since an older version of this file may have written it, and without what belongs to one visit to the page. */
const KeptSchema = z.array(
  z.object({
    role: z.enum(["user", "assistant"]),
    content: z.string(),
    sources: z.array(AssistantSourceSchema),
    isCutOff: z.boolean(),
    mayAskAgain: z.optional(z.boolean()),
  }),
);
type StoredConversation = z.infer<typeof KeptSchema>;

function keep(storage: ConversationParts["storage"], messages: readonly ChatMessage[]): void {
  orNull(() => storage?.setItem(STORAGE_KEY, JSON.stringify(messages.slice(-MAX_KEPT))));
}

function recall(storage: ConversationParts["storage"]): StoredConversation {
  const text = orNull(() => storage?.getItem(STORAGE_KEY));
  return (text && parseAs(KeptSchema, text)?.slice(-MAX_KEPT)) || [];
}
