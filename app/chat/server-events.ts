/** One event of an event stream (text/event-stream). */
export type ServerEvent = { name: string; data: string };

const EVENT_END = /\r\n\r\n|\n\n|\r\r/;

function parseEvent(block: string): ServerEvent | null {
  let name = "message";
  const data: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, field, value = ""] = /^([a-z]+): ?(.*)$/.exec(line) ?? [];
    if (field === "event") name = value;
    if (field === "data") data.push(value);
  }
  return data.length > 0 ? { name, data: data.join("\n") } : null;
}

/** The events of a response body, as they arrive. A last one without its closing blank line counts too. */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      waiting += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const blocks = waiting.split(EVENT_END);
      waiting = done ? "" : (blocks.pop() ?? "");
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    // When the reader stops (the Stop button, the end mark), the request is cancelled too.
    reader.cancel().catch(() => {});
  }
}
