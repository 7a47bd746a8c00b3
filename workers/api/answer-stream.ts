import type { AssistantEvent } from "#app/schemas/assistant.ts";

type Answering = (onDelta: (text: string) => void, signal: AbortSignal) => Promise<Whole>;
type Whole = Extract<AssistantEvent, { event: "done" }>["data"];

/**
 * Streams an answer while it is made. The status is sent by then, so a failure breaks the stream and is logged. The
 * signal is aborted when the visitor disconnects.
 */
export function streamedAnswer(
  answer: Answering,
  { visitor, report }: { visitor: AbortSignal; report: (error: unknown) => void },
): Response {
  const gone = new AbortController();
  const left = AbortSignal.any([gone.signal, visitor]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = ({ event, data }: AssistantEvent): void => {
        if (left.aborted) return;
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      try {
        const done = await answer((text) => send({ event: "delta", data: { text } }), left);
        send({ event: "sources", data: done.sources });
        send({ event: "done", data: done });
        if (!gone.signal.aborted) controller.close();
      } catch (error) {
        // A visitor who leaves in mid-answer is no failure.
        if (left.aborted) return;
        report(error);
        controller.error(error);
      }
    },
    cancel() {
      gone.abort();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    },
  });
}
