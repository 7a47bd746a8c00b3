/** The site at an address of its own, where it can be stopped, deployed anew, changed and cut off. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, request as send, type Server, type ServerResponse } from "node:http";
import { freePort } from "#tests/setup/free-port.ts";
import { test as base } from "./fixtures.ts";

export const WORKER = readFileSync("public/sw.js", "utf8");

/** What happens to a request: its answer breaks off halfway, never comes, or is this status. */
type Fault = "cut" | "still" | number;

async function startStand(target: string) {
  const port = await freePort();
  const changes = {
    worker: WORKER,
    /** As another build would: each script has another name, and the old names are gone. */
    build: "",
    headers: {} as Record<string, string>,
    /** Replaces a word of the pages. */
    word: ["", ""] as readonly [string, string],
    faultOf: (_path: string): Fault | undefined => undefined,
  };
  const held = new Set<ServerResponse>();
  const server: Server = createServer((asked, answer) => {
    const path = asked.url ?? "/";
    const fault = changes.faultOf(path);
    if (fault === "still") return held.add(answer);
    if (typeof fault === "number") return answer.writeHead(fault, { "Content-Type": "text/html" }).end(`${fault}`);
    if (path === "/sw.js") {
      return answer
        .writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-cache" })
        .end(changes.worker);
    }
    const [, name] = /^\/assets\/(.+)\.js$/.exec(path) ?? [];
    const isOld = name !== undefined && changes.build !== "" && !name.endsWith(changes.build);
    if (isOld) return answer.writeHead(404).end();
    const from = name === undefined ? path : `/assets/${name.replace(changes.build, "")}.js`;
    const headers = { ...asked.headers, host: new URL(target).host, "accept-encoding": "identity" };
    Reflect.deleteProperty(headers, "if-none-match");
    const passed = send(new URL(from, target), { method: asked.method, headers }, async (got) => {
      const chunks: Buffer[] = [];
      for await (const chunk of got) chunks.push(chunk as Buffer);
      let body = Buffer.concat(chunks);
      const { "transfer-encoding": _, "content-length": length, ...rest } = got.headers;
      const type = got.headers["content-type"] ?? "";
      if (/html|javascript/.test(type)) {
        let text = body.toString();
        if (changes.build) text = text.replaceAll(/(assets\/|\.\/)([\w.-]+)\.js/g, `$1$2${changes.build}.js`);
        if (changes.word[0] && /html/.test(type)) text = text.replaceAll(...changes.word);
        body = Buffer.from(text);
        if (changes.build || changes.word[0]) delete rest["content-security-policy"];
      }
      const size = asked.method === "HEAD" ? length : String(body.length);
      answer.writeHead(got.statusCode ?? 500, { ...rest, ...(size && { "content-length": size }), ...changes.headers });
      if (fault === "cut") {
        answer.write(body.subarray(0, body.length / 2));
        setTimeout(() => answer.destroy(), 50);
      } else answer.end(asked.method === "HEAD" ? undefined : body);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  const start = async () => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await start();
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { origin: `http://127.0.0.1:${port}`, changes, stop, start };
}

type Stand = Awaited<ReturnType<typeof startStand>>;

/** Its pages come from the stand, and their console may tell of everything that a lost network causes. */
export const test = base.extend<{ stand: Stand; lostNetwork: undefined }>({
  baseURL: async ({ stand }, use) => use(stand.origin),
  // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture says that it needs no other.
  stand: async ({}, use, { project }) => {
    const stand = await startStand(project.use.baseURL ?? "");
    await use(stand);
    await stand.stop().catch(() => {});
  },
  lostNetwork: [
    async ({ allowConsole }, use) => {
      allowConsole(/Not kept|Failed to (load resource|fetch)|to fetch dynamically|ERR_|loading route module|manifest/);
      await use(undefined);
    },
    { auto: true },
  ],
});
