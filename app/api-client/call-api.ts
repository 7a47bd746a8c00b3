import { ANSWER_TIMEOUT_MS } from "#app/lib/deadline.ts";
import { ApiErrorSchema, type FieldProblems, type Message } from "#app/schemas/api-error.ts";

/** `status` is 0 when no usable answer came: the network failed, took too long, or returned something else. */
type Refusal = { ok: false; status: number; problem: Message | null; fields: FieldProblems };
export type ApiResult<T> = { ok: true; data: T } | Refusal;

const NO_ANSWER: Refusal = { ok: false, status: 0, problem: { code: "noNetwork" }, fields: {} };

type CallOptions = { body?: Record<string, unknown>; timeoutMs?: number };

/** Calls the API and returns the answer in the schema's shape, or the refusal. It never throws. */
export async function callApi<T>(
  path: string,
  schema: { parse: (value: unknown) => T },
  { body, timeoutMs = ANSWER_TIMEOUT_MS }: CallOptions = {},
): Promise<ApiResult<T>> {
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
    return { ok: false, status: response.status, ...(error.success ? error.data : { problem: null, fields: {} }) };
  } catch {
    return NO_ANSWER;
  } finally {
    clearTimeout(timer);
  }
}
