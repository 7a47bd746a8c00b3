/**
 * Runs a built Worker in Miniflare: workerd with D1, R2 and static files as on the platform. Without wrangler's dev server,
 * whose proxy and request log would compete with a browser for the cores: the browser's first task then took up to four
 * times as long.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The part of Miniflare that is used here. It comes with wrangler, so its workerd is the one that everything else runs in. */
type Miniflare = {
  ready: Promise<URL>;
  dispatchFetch(...call: unknown[]): Promise<Response>;
  unsafeGetDirectURL(workerName?: string): Promise<URL>;
  getD1Database(binding: string): Promise<D1Database>;
  getR2Bucket(binding: string): Promise<R2Bucket>;
  dispose(): Promise<void>;
};
type Module = { type: "ESModule"; path: string; contents: string };

const besideWrangler = createRequire(createRequire(import.meta.url).resolve("wrangler/package.json"));
const { Miniflare: MiniflareClass, convertV4MiniflareOptions } = besideWrangler("miniflare") as {
  Miniflare: new (options: unknown) => Miniflare;
  convertV4MiniflareOptions: (options: unknown) => unknown;
};

const migrations = fileURLToPath(new URL("../../migrations/", import.meta.url));

/**
 * Starts Miniflare with the options of its version 4. Calls of its databases and buckets go through `dispatchFetch`. Workerd
 * closes a connection that is idle for five seconds; a process that was busy that long hears of it only in its next turn, so
 * each call waits for one. Otherwise it would be sent into the closed connection.
 */
export async function startMiniflare(options: Record<string, unknown>): Promise<Miniflare> {
  const miniflare = new MiniflareClass(convertV4MiniflareOptions(options));
  const send = miniflare.dispatchFetch;
  miniflare.dispatchFetch = async (...call) => {
    await setImmediate();
    return send(...call);
  };
  await miniflare.ready;
  return miniflare;
}

/** The modules of a built Worker, its entry first. */
function builtModules(serverFolder: string): Module[] {
  const others = readdirSync(serverFolder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".js") && file !== "index.js",
  );
  return ["index.js", ...others].map((file) => {
    const path = join(serverFolder, file);
    return { type: "ESModule", path, contents: readFileSync(path, "utf8") };
  });
}

/** Applies all migrations to an empty database, and records them as wrangler does. */
export async function migrate(database: D1Database): Promise<void> {
  await database.exec("CREATE TABLE d1_migrations (id integer PRIMARY KEY AUTOINCREMENT, name text)");
  const files = readdirSync(migrations).filter((file) => file.endsWith(".sql"));
  for (const name of files.sort()) {
    const statements = readFileSync(join(migrations, name), "utf8").split("--> statement-breakpoint");
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
  }
}

type Serving = {
  port?: number;
  /** In place of the settings of the same names. */
  settings?: Record<string, string>;
  /** More of the configuration, such as a binding. */
  config?: object;
  /** An SQL statement that fills the database. */
  seed?: string | undefined;
};

/** Serves a built Worker with the bindings of its `wrangler.json`, but for Workers AI, and an empty database. */
export async function serveBuilt(
  folder: string,
  { port = 0, settings = {}, config = {}, seed }: Serving = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = await import("wrangler");
  const server = join(folder, "build/server");
  const { ai: _, ...configured } = unstable_readConfig({ config: join(server, "wrangler.json") });
  const { workerOptions } = unstable_getMiniflareWorkerOptions({ ...configured, ai: undefined, ...config });
  const { bindings, d1Databases = {} } = workerOptions as Record<string, object | undefined>;
  const miniflare = await startMiniflare({
    host: "127.0.0.1",
    port,
    handleStructuredLogs: () => {},
    workers: [
      {
        name: "site",
        ...workerOptions,
        bindings: { ...bindings, ...settings },
        modules: builtModules(server),
        modulesRoot: server,
      },
    ],
  });
  if ("DB" in d1Databases) {
    const database = await miniflare.getD1Database("DB");
    await migrate(database);
    if (seed) await database.prepare(seed).run();
  }
  return { url: (await miniflare.ready).href, stop: () => miniflare.dispose() };
}
