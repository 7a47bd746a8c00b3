import { expect, test } from "vitest";
import { readServerEvents, type ServerEvent } from "./server-events.ts";

/** The events of a body that arrives in these pieces. */
async function eventsOf(...pieces: (string | Uint8Array)[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readServerEvents(body)) events.push(event);
  return events;
}

test("events are read with their names and data, whatever ends their lines", async () => {
  expect(await eventsOf('event: delta\ndata: {"a":1}\n\nevent: done\r\ndata: x\r\n\r\n')).toEqual([
    { name: "delta", data: '{"a":1}' },
    { name: "done", data: "x" },
  ]);
});

test("an event may be cut anywhere on its way, also inside a letter", async () => {
  const bytes = new TextEncoder().encode("event: delta\ndata: ₹899\n\n");
  for (let cut = 1; cut < bytes.length; cut++) {
    expect(await eventsOf(bytes.slice(0, cut), bytes.slice(cut))).toEqual([{ name: "delta", data: "₹899" }]);
  }
});

test("comments and events without data are passed over, and data may have several lines", async () => {
  expect(await eventsOf(": ping\n\nevent: empty\n\ndata: a\ndata: b\n\n")).toEqual([{ name: "message", data: "a\nb" }]);
});

test("a last event without its blank line counts", async () => {
  expect(await eventsOf("event: done\ndata: x")).toEqual([{ name: "done", data: "x" }]);
});

test("stopping to listen cancels the stream", async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode("data: x\n\n")),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const _event of readServerEvents(body)) break;
  expect(isCancelled).toBe(true);
});
