/** Runs a built Worker in bare workerd, without proxy or simulator, so that only the Worker is measured. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { freePort } from "#tests/setup/free-port.ts";

const fromWrangler = createRequire(createRequire(import.meta.url).resolve("wrangler/package.json"));
const workerd = (fromWrangler("workerd") as { default: string }).default;

type BareServer = { url: string; pid: number | undefined; stop: () => void };

function javascriptFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
}

/**
 * Serves the Worker whose entry is `index.js` in the folder. It gets only the text settings as bindings; without D1 the
 * pages show their built-in content.
 */
export async function serveBare(folder: string): Promise<BareServer> {
  const port = await freePort();
  const work = mkdtempSync(join(tmpdir(), "bench-workerd-"));
  const files = ["index.js", ...javascriptFiles(folder).filter((file) => file !== "index.js")];
  const modules = files.map(
    (file) =>
      `(name = ${JSON.stringify(file)}, esModule = embed ${JSON.stringify(relative(work, join(folder, file)))})`,
  );
  const bindings = Object.entries(textSettings(folder)).map(
    ([name, value]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(value)})`,
  );
  const config = join(work, "config.capnp");
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);
const worker :Workerd.Worker = (
  modules = [${modules.join(",\n")}],
  compatibilityDate = "2026-10-01",
  bindings = [${bindings.join(", ")}]);`,
  );
  const child: ChildProcess = spawn(workerd, ["serve", config], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/`;
  await answers(url);
  return {
    url,
    pid: child.pid,
    stop: () => {
      child.kill();
      rmSync(work, { recursive: true, force: true });
    },
  };
}

function textSettings(folder: string): Record<string, string> {
  try {
    const { vars = {} } = JSON.parse(readFileSync(join(folder, "wrangler.json"), "utf8")) as {
      vars?: Record<string, string>;
    };
    return vars;
  } catch {
    return {};
  }
}

/** Waits until the server answers, at most ten seconds. */
async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(url).then(
      (response) => response.arrayBuffer().then(() => response.ok),
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}
