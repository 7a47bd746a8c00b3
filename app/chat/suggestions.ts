import { callApi } from "#app/api-client/call-api.ts";
import { MAX_SUGGESTED, PopularQuestionsSchema, QUERY_LIMIT } from "#app/schemas/assistant.ts";

/** How long popular questions may take; after that the built-in ones are shown. */
const TIMEOUT_MS = 800;

/** The popular questions, then the built-in ones, without repeats and within the widget's limit. */
export function mergeSuggestions(popular: readonly string[], builtIn: readonly string[]): string[] {
  const byWording = new Map<string, string>();
  for (const question of [...popular, ...builtIn].map((text) => text.trim())) {
    const wording = question
      .toLowerCase()
      .replace(/[\s?.!]+/g, " ")
      .trim();
    if (wording && !byWording.has(wording)) byWording.set(wording, question);
  }
  return [...byWording.values()].slice(0, MAX_SUGGESTED);
}

export async function fetchPopularQuestions(): Promise<string[]> {
  const answer = await callApi("/api/questions/popular", PopularQuestionsSchema, { timeoutMs: TIMEOUT_MS });
  const asked = answer.ok ? answer.data : [];
  // A longer one could be shown, but not sent.
  return asked.map(({ question }) => question).filter(({ length }) => length <= QUERY_LIMIT);
}
