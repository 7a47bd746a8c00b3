/** Calls a language model of Workers AI, and handles its failures. */
import { untilAborted } from "#app/lib/deadline.ts";
import { textOf } from "./output.ts";

export { jsonIn } from "./output.ts";

/** The part of Workers AI that is used; a test's stand-in has nothing more. */
type LanguageModel = { run: (model: string, inputs: Record<string, unknown>) => Promise<unknown> };

export type ModelAccess = {
  binding: LanguageModel;
  /** The model's name; empty switches it off. */
  name: string;
  /** Called once for each question, just before its first call, since calling it counts. False beyond the budget. */
  mayRun: () => Promise<boolean>;
  /** Called when the model failed to answer a question, which then does not count. */
  giveBack?: () => void;
  /** Called with a failure, at most once a minute: a model that is down fails at every question. */
  report?: (error: unknown) => void;
};

type ModelMessage = { role: "system" | "user"; content: string };

/**
 * After a binding proves unable to run, it is not tried for this long (on a developer's machine each try costs a moment),
 * and further failures are not reported.
 */
const REST_MS = 60_000;
/** The binding's message on a developer's machine, where a missing model is normal. */
const IS_LOCAL = /needs to be run remotely/i;
/** The binding's message once the account's daily allowance is used up. */
const IS_USED_UP = /daily free allocation|neurons/i;
/** These models think before they answer unless told not to. Others may refuse the switch. */
const HAS_THINKING_SWITCH = /gemma-4|glm-|qwen3|kimi-|nemotron/;

const restsUntil = new WeakMap<LanguageModel, number>();
const unreportedUntil = new WeakMap<LanguageModel, number>();

export const isResting = ({ binding }: ModelAccess): boolean => (restsUntil.get(binding) ?? 0) > Date.now();

/**
 * One call. Yields the whole text so far each time more arrives. Throws when the signal is aborted, whatever the model does.
 */
export async function* askModel(
  { binding, name }: ModelAccess,
  messages: readonly ModelMessage[],
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

/** Records a failure: pauses a model that can't run at all, and reports everything else. */
export function recordFailure(
  { binding, report }: ModelAccess,
  error: unknown,
  visitor: AbortSignal | undefined,
): void {
  const text = error instanceof Error ? error.message : String(error);
  if (IS_LOCAL.test(text) || IS_USED_UP.test(text)) restsUntil.set(binding, Date.now() + REST_MS);
  // A visitor leaving is no failure of the model.
  if (IS_LOCAL.test(text) || visitor?.aborted || (unreportedUntil.get(binding) ?? 0) > Date.now()) return;
  unreportedUntil.set(binding, Date.now() + REST_MS);
  report?.(error);
}
