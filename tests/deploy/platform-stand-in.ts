/**
 * The part of Cloudflare's API that a deploy of this site calls, on loopback. Databases are real SQLite, so migrations
 * really run and really fail. It records every call in order.
 */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { DatabaseSync } from "node:sqlite";

type Call = { method: string; path: string };

type StoredDatabase = { uuid: string; name: string; location: string | undefined; sqlite: DatabaseSync };
type Answer = { status?: number; result?: unknown; error?: { code: number; message: string } };
type Handler = (match: RegExpExecArray, body: string) => Answer;

export const ACCOUNT = "0123456789abcdef0123456789abcdef";

/** The stand-in: start it, point wrangler's CLOUDFLARE_API_BASE_URL at `url`, read `calls`. */
export class PlatformStandIn {
  readonly calls: Call[] = [];
  readonly unknown: Call[] = [];
  readonly databases: StoredDatabase[] = [];
  readonly buckets: { name: string; location: string | undefined }[] = [];
  /** The triggers of scheduled calls. */
  crons: string[] = [];
  /** The bodies of the uploaded Worker versions, newest last. */
  readonly scripts: string[] = [];
  readonly #server: Server;
  #url = "";

  constructor() {
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  get url(): string {
    return this.#url;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.address();
    if (!address || typeof address === "string") throw new Error("no address");
    this.#url = `http://127.0.0.1:${address.port}/client/v4`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    for (const { sqlite } of this.databases) sqlite.close();
  }

  /** The steps of a deploy since the last call of this function, in order, without repeats. */
  takeSteps(): string[] {
    const steps = this.calls.splice(0).flatMap(({ method, path }) => {
      if (method === "POST" && /\/d1\/database$/.test(path)) return ["create database"];
      if (method === "POST" && /\/d1\/database\/[^/]+\/query$/.test(path)) return ["migrate"];
      if (method === "POST" && /\/r2\/buckets$/.test(path)) return ["create bucket"];
      if (method === "POST" && /assets-upload-session$/.test(path)) return ["upload files"];
      // A Worker's first version is created directly; later ones are uploaded and then deployed.
      if (method === "PUT" && /\/workers\/scripts\/[^/]+$/.test(path)) return ["ship"];
      if (method === "POST" && /\/workers\/scripts\/[^/]+\/deployments$/.test(path)) return ["ship"];
      return [];
    });
    return steps.filter((step, index) => step !== steps[index - 1]);
  }

  readonly #routes: readonly [method: string, path: RegExp, handler: Handler][] = [
    ["GET", /^\/d1\/database$/, () => ({ result: this.databases.map(({ uuid, name }) => ({ uuid, name })) })],
    [
      "POST",
      /^\/d1\/database$/,
      (_match, body) => {
        const { name, primary_location_hint: location } = JSON.parse(body) as {
          name: string;
          primary_location_hint?: string;
        };
        const database = { uuid: randomUUID(), name, location, sqlite: new DatabaseSync(":memory:") };
        this.databases.push(database);
        return { result: { uuid: database.uuid, name, version: "production", created_in_region: "APAC" } };
      },
    ],
    [
      "GET",
      /^\/d1\/database\/([^/]+)$/,
      ([, key]) => {
        const database = this.databases.find(({ uuid, name }) => key === uuid || key === name);
        if (!database) return { status: 404, error: { code: 7404, message: "The database was not found" } };
        return { result: { uuid: database.uuid, name: database.name, version: "production", num_tables: 0 } };
      },
    ],
    ["POST", /^\/d1\/database\/([^/]+)\/query$/, ([, uuid], body) => this.#query(uuid ?? "", body)],
    ["GET", /^\/d1\/database\/[^/]+\/time_travel\/bookmark/, () => ({ result: { bookmark: "0" } })],
    ["GET", /^\/r2\/buckets$/, () => ({ result: { buckets: this.buckets.map(({ name }) => ({ name })) } })],
    [
      "GET",
      /^\/r2\/buckets\/([^/]+)$/,
      ([, name = ""]) =>
        this.buckets.some((bucket) => bucket.name === name)
          ? { result: { name } }
          : { status: 404, error: { code: 10006, message: "The specified bucket does not exist." } },
    ],
    [
      "POST",
      /^\/r2\/buckets$/,
      (_match, body) => {
        const { name, locationHint: location } = JSON.parse(body) as { name: string; locationHint?: string };
        this.buckets.push({ name, location });
        return { result: { name } };
      },
    ],
    [
      "GET",
      /^\/workers\/(?:services|scripts)\/[^/]+$/,
      this.#whenShipped({
        default_environment: { environment: "production", script: { last_deployed_from: "wrangler" } },
      }),
    ],
    [
      "GET",
      /^\/workers\/workers\/[^/]+$/,
      this.#whenShipped({ id: "ladoo", name: "ladoo", subdomain: { enabled: true, previews_enabled: false } }),
    ],
    ["GET", /^\/workers\/scripts\/[^/]+\/settings$/, this.#whenShipped({ bindings: [] })],
    ["PATCH", /^\/workers\/scripts\/[^/]+\/script-settings$/, this.#whenShipped({})],
    ["GET", /^\/workers\/scripts\/[^/]+\/secrets$/, this.#whenShipped([])],
    [
      "GET",
      /^\/workers\/scripts\/[^/]+\/deployments$/,
      this.#whenShipped({
        deployments: [{ id: "1", source: "wrangler", versions: [{ version_id: "1", percentage: 100 }] }],
      }),
    ],
    ["POST", /^\/workers\/scripts\/[^/]+\/deployments$/, this.#whenShipped({ id: "2" })],
    [
      "POST",
      /^\/workers\/scripts\/[^/]+\/versions$/,
      (_match, body) => {
        this.scripts.push(body);
        return { result: { id: randomUUID(), resources: { script: { etag: "1" } }, startup_time_ms: 9 } };
      },
    ],
    [
      "PUT",
      /^\/workers\/scripts\/[^/]+\/schedules$/,
      (_match, body) => {
        this.crons = (JSON.parse(body) as { cron: string }[]).map(({ cron }) => cron);
        return { result: { schedules: this.crons.map((cron) => ({ cron })) } };
      },
    ],
    ["GET", /^\/workers\/subdomain$/, () => ({ result: { subdomain: "nobody" } })],
    ["GET", /^\/workers\/scripts\/[^/]+\/subdomain$/, () => ({ result: { enabled: true, previews_enabled: false } })],
    ["POST", /^\/workers\/scripts\/[^/]+\/subdomain$/, () => ({ result: { enabled: true, previews_enabled: false } })],
    [
      "POST",
      /^\/workers\/scripts\/[^/]+\/assets-upload-session$/,
      () => ({ status: 201, result: { jwt: "done", buckets: [] } }),
    ],
    [
      "PUT",
      /^\/workers\/scripts\/[^/]+$/,
      (_match, body) => {
        this.scripts.push(body);
        return {
          result: { id: "ladoo", etag: "1", pipeline_hash: "1", deployment_id: randomUUID(), startup_time_ms: 9 },
        };
      },
    ],
  ];

  /** Answers 404 until the first deploy, and then `result`. */
  #whenShipped(result: unknown): Handler {
    return () =>
      this.scripts.length > 0
        ? { result }
        : { status: 404, error: { code: 10_007, message: "This Worker does not exist on your account." } };
  }

  #query(key: string, body: string): Answer {
    const database = this.databases.find(({ uuid }) => uuid === key);
    if (!database) return { status: 404, error: { code: 7404, message: "The database was not found" } };
    const { sql, params = [] } = JSON.parse(body) as { sql: string; params?: (string | number | null)[] };
    const { sqlite } = database;
    // D1 runs a query's statements as one transaction.
    sqlite.exec("BEGIN");
    try {
      const isRead = /^\s*(?:SELECT|PRAGMA)\b/i.test(sql);
      const rows = isRead ? sqlite.prepare(sql).all(...params) : [];
      if (!isRead) sqlite.exec(sql);
      sqlite.exec("COMMIT");
      const meta = { duration: 1, rows_read: 0, rows_written: 0, changes: 0 };
      return { result: [{ success: true, results: rows, meta }] };
    } catch (error) {
      sqlite.exec("ROLLBACK");
      return { status: 400, error: { code: 7500, message: error instanceof Error ? error.message : "failed" } };
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = new URL(request.url ?? "/", "http://stand-in").pathname.replace("/client/v4", "");
    const call = { method: request.method ?? "GET", path };
    this.calls.push(call);
    const { status = 200, result = null, error } = this.#answer(call, Buffer.concat(chunks).toString("latin1"));
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ success: !error, errors: error ? [error] : [], messages: [], result }));
  }

  #answer(call: Call, body: string): Answer {
    const local = call.path.replace(`/accounts/${ACCOUNT}`, "");
    for (const [method, pattern, handler] of this.#routes) {
      const match = method === call.method ? pattern.exec(local) : null;
      if (match) return handler(match, body);
    }
    this.unknown.push(call);
    return { status: 404, error: { code: 7003, message: "No route for that URI" } };
  }
}
