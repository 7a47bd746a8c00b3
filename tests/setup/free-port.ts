import { createServer } from "node:net";

/** Finds a free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address === null || typeof address === "string" ? reject(new Error("No free port")) : resolve(address.port),
      );
    });
  });
}
