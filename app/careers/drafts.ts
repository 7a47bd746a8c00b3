/**
 * What was typed into each position's form, kept in the open tab: a window closed by accident, a failed send or a
 * reload loses nothing. The privacy policy says that it goes with the tab, so it is never written anywhere else.
 */
import { fieldNames, readApplicationForm, type TypedApplication } from "./fields.ts";

type Sent = { content: string; submissionId: string };
type Draft = { typed: TypedApplication; sent: Sent | null };

const drafts = new Map<string, Draft>();
const keyOf = (positionId: string) => `ladoo:application:${positionId}`;

/** Storage may be closed to us; the page's own memory then has to do. */
function quietly<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

function recall(positionId: string): Draft | null {
  const held = drafts.get(positionId);
  if (held) return held;
  const stored: unknown = quietly(() => JSON.parse(sessionStorage.getItem(keyOf(positionId)) ?? "null"));
  if (typeof stored !== "object" || stored === null || !("typed" in stored)) return null;
  const { typed, sent } = stored as { typed: unknown; sent?: Partial<Sent> | null };
  const form = new FormData();
  for (const name of fieldNames) {
    const value: unknown = typeof typed === "object" && typed !== null ? Reflect.get(typed, name) : null;
    if (typeof value === "string") form.set(name, value);
  }
  const isSent = typeof sent?.content === "string" && typeof sent.submissionId === "string";
  return { typed: readApplicationForm(form), sent: isSent ? (sent as Sent) : null };
}

function keep(positionId: string, draft: Draft): void {
  drafts.set(positionId, draft);
  quietly(() => sessionStorage.setItem(keyOf(positionId), JSON.stringify(draft)));
}

/** What was typed for a position earlier in this tab. */
export function recallTyped(positionId: string): TypedApplication | null {
  return recall(positionId)?.typed ?? null;
}

export function keepTyped(positionId: string, typed: TypedApplication): void {
  keep(positionId, { typed, sent: recall(positionId)?.sent ?? null });
}

export function forgetTyped(positionId: string): void {
  drafts.delete(positionId);
  quietly(() => sessionStorage.removeItem(keyOf(positionId)));
}

/**
 * The id a send goes out under. The same content keeps its id, so that a send whose answer was lost is stored once when
 * it is repeated; a changed field makes it another application.
 */
export function submissionIdFor(positionId: string, typed: TypedApplication): string {
  const content = JSON.stringify(fieldNames.map((name) => typed[name].trim()));
  const sent = recall(positionId)?.sent;
  if (sent?.content === content) return sent.submissionId;
  // Not `randomUUID`, which is missing where a phone is shown the site over plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const submissionId = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  keep(positionId, { typed, sent: { content, submissionId } });
  return submissionId;
}
