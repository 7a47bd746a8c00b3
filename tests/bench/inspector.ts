/** Talks to an isolate's inspector. */

/** The isolate's inspector. `call` waits for an answer; `tell` does not, since workerd does not answer a collection. */
export async function inspect(address: string): Promise<{
  call: (method: string) => Promise<Record<string, number>>;
  tell: (method: string) => void;
  close: () => void;
}> {
  const targets = (await (await fetch(new URL("/json", address))).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? "");
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error("The inspector does not answer"));
  });
  let calls = 0;
  const call = (method: string): Promise<Record<string, number>> =>
    new Promise((resolve, reject) => {
      calls += 1;
      const id = calls;
      socket.addEventListener("message", function heard({ data }) {
        const message = JSON.parse(String(data)) as { id?: number; result?: Record<string, number>; error?: unknown };
        if (message.id !== id) return;
        socket.removeEventListener("message", heard);
        if (message.result) resolve(message.result);
        else reject(new Error(`${method}: ${JSON.stringify(message.error)}`));
      });
      socket.send(JSON.stringify({ id, method }));
    });
  const tell = (method: string): void => {
    calls += 1;
    socket.send(JSON.stringify({ id: calls, method }));
  };
  return { call, tell, close: () => socket.close() };
}
