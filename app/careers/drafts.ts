/**
 * What was typed into each position's form, kept in the open tab: a window closed by accident, a failed send or a
 * reload loses nothing.
 */
import { asForm, forgetInTab, keepInTab, recallFromTab } from "#app/lib/session-storage.ts";
import { fieldNames, readApplicationForm, type TypedApplication } from "./fields.ts";

type Sent = { content: string; submissionId: string };
type Draft = { typed: TypedApplication; sent: Sent | null };

const keyOf = (positionId: string) => `ladoo:application:${positionId}`;

function recall(positionId: string): Draft | null {
  const kept = recallFromTab(keyOf(positionId));
  if (typeof kept !== "object" || kept === null || !("typed" in kept)) return null;
  const { typed, sent } = kept as { typed: unknown; sent?: Partial<Sent> | null };
  const isSent = typeof sent?.content === "string" && typeof sent.submissionId === "string";
  return { typed: readApplicationForm(asForm(typed)), sent: isSent ? (sent as Sent) : null };
}

function keep(positionId: string, draft: Draft): void {
  keepInTab(keyOf(positionId), draft);
}

/** What was typed for a position earlier in this tab. */
export function recallTyped(positionId: string): TypedApplication | null {
  return recall(positionId)?.typed ?? null;
}

export function keepTyped(positionId: string, typed: TypedApplication): void {
  keep(positionId, { typed, sent: recall(positionId)?.sent ?? null });
}

export function forgetTyped(positionId: string): void {
  forgetInTab(keyOf(positionId));
}

/**
 * The id a send goes out under. The same content keeps its id, so that a send whose answer was lost is stored once when
 * it is repeated; a changed field makes it another application.
 */
export function submissionIdFor(positionId: string, typed: TypedApplication): string {
  const content = JSON.stringify(fieldNames.map((name) => typed[name].trim()));
  const sent = recall(positionId)?.sent;
  if (sent?.content === content) return sent.submissionId;
  // Not crypto.randomUUID, which exists only on https and localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const submissionId = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  keep(positionId, { typed, sent: { content, submissionId } });
  return submissionId;
}
