/** A language model of Workers AI: one call of it, with what may go wrong. */
import { untilAborted } from "#app/lib/deadline.ts";
import { textOf } from "./output.ts";

/** What of Workers AI is used; a stand-in for tests has nothing more. */
type LanguageModel = { run: (model: string, inputs: Record<string, unknown>) => Promise<unknown> };

export type ModelAccess = {
  binding: LanguageModel;
  /** The model's name; empty switches it off. */
  name: string;
  /** Asked once for each question, just before its first call, since asking counts: false when the minute's budget is used up. */
  mayRun: () => Promise<boolean>;
  /** Hears why the model gave no answer, at most once a minute: a model that is away fails with every question. */
  report?: (error: unknown) => void;
};

type Message = { role: "system" | "user"; content: string };

/**
 * How long a binding that can't run at all is left alone (on a developer's machine each try would cost a moment), and
 * nothing more reported of one that fails.
 */
const REST_MS = 60_000;
/** What the binding says on a developer's machine, where there is no model to miss. */
const IS_LOCAL = /needs to be run remotely/i;
const IS_USED_UP = /daily free allocation|neurons/i;
/** These think before they answer unless told not to; others may refuse a switch they do not have. */
const HAS_THINKING_SWITCH = /gemma-4|glm-|qwen3|kimi-|nemotron/;

const restsUntil = new WeakMap<LanguageModel, number>();
const unreportedUntil = new WeakMap<LanguageModel, number>();

export const isResting = ({ binding }: ModelAccess): boolean => (restsUntil.get(binding) ?? 0) > Date.now();

/** One call; yields the text so far, each time more of it came. Throws when the signal is aborted, whatever the model does. */
export async function* ask(
  { binding, name }: ModelAccess,
  messages: readonly Message[],
  inputs: Record<string, unknown>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const thinking = HAS_THINKING_SWITCH.test(name) ? { chat_template_kwargs: { enable_thinking: false } } : {};
  let isTooLate = false;
  const output = await untilAborted(signal, async () => {
    const given = await binding.run(name, { messages, ...thinking, ...inputs });
    if (isTooLate && given instanceof ReadableStream) given.cancel().catch(() => undefined);
    return given;
  }).catch((error: unknown) => {
    isTooLate = true;
    throw error;
  });
  yield* textOf(output, signal);
}

/** Notes a failure: the model rests where it can't run at all, and what else went wrong is reported. */
export function noteFailure({ binding, report }: ModelAccess, error: unknown, visitor: AbortSignal | undefined): void {
  const text = error instanceof Error ? error.message : String(error);
  if (IS_LOCAL.test(text) || IS_USED_UP.test(text)) restsUntil.set(binding, Date.now() + REST_MS);
  // That a visitor leaves is no failure of the model.
  if (IS_LOCAL.test(text) || visitor?.aborted || (unreportedUntil.get(binding) ?? 0) > Date.now()) return;
  unreportedUntil.set(binding, Date.now() + REST_MS);
  report?.(error);
}
