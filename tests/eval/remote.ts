/** The account's own model for the evaluation, and its usage. */
import type { ModelAccess } from "#app/.server/assistant/index.ts";

/** Opens the AI binding of wrangler.toml with the operator's login. */
export async function openRemote(name?: string): Promise<{ access: ModelAccess; close: () => Promise<void> }> {
  const { getPlatformProxy } = await import("wrangler");
  const { env, dispose } = await getPlatformProxy<{ AI: ModelAccess["binding"]; AI_MODEL: string }>();
  const access: ModelAccess = {
    binding: env.AI,
    name: name ?? env.AI_MODEL,
    mayRun: async () => true,
    report: (error) => console.warn(`The model failed: ${String(error)}`),
  };
  return { access, close: dispose };
}

type Usage = { usage?: { prompt_tokens?: number; completion_tokens?: number } };

/** The same model, with a count of its calls and of the tokens it reports. */
export function countingModel({ binding, ...access }: ModelAccess): { access: ModelAccess; spoken: () => string } {
  let [calls, read, written] = [0, 0, 0];
  const counting: ModelAccess["binding"] = {
    run: async (name, inputs) => {
      calls += 1;
      const output = await binding.run(name, inputs);
      const { usage } = (output ?? {}) as Usage;
      read += usage?.prompt_tokens ?? 0;
      written += usage?.completion_tokens ?? 0;
      return output;
    },
  };
  return {
    access: { ...access, binding: counting },
    spoken: () => `${access.name}: ${calls} calls, ${read} tokens read, ${written} written.`,
  };
}
