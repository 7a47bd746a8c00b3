/** The browser's JSON calls to the site's own API. (Smoothie's answer is a stream, and has a call of its own.) */
import { ANSWER_TIMEOUT_MS } from "#app/lib/deadline.ts";
import { ApiErrorSchema } from "#app/schemas/api-error.ts";

type Refusal = { ok: false; status: number; message: string | null; fields: Record<string, string> };
type Answer<T> = { ok: true; data: T } | Refusal;

type CallOptions = {
  /** What is posted. Without it the call is a GET. */
  body?: Record<string, unknown>;
  timeoutMs?: number;
};

/**
 * Calls the API, and gives the answer in the schema's shape, or the refusal.
 * @throws when the network fails, when the answer is not whole in time (the call is then aborted), and when a good answer
 * has another shape.
 */
export async function callApi<T>(
  path: string,
  schema: { parse: (value: unknown) => T },
  { body, timeoutMs = ANSWER_TIMEOUT_MS }: CallOptions = {},
): Promise<Answer<T>> {
  // AbortSignal.timeout() is missing from phones that this site still serves.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(path, {
      method: body ? "POST" : "GET",
      credentials: "same-origin",
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body ? JSON.stringify(body) : null,
      signal: controller.signal,
    });
    const value: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, data: schema.parse(value) };
    const error = ApiErrorSchema.safeParse(value);
    return {
      ok: false,
      status: response.status,
      message: error.success ? error.data.message : null,
      fields: (error.success && error.data.fields) || {},
    };
  } finally {
    clearTimeout(timer);
  }
}
