/**
 * Speaks with Workers AI, and checks the result: `@cf/deepgram/aura-2-en` speaks a paragraph,
 * `@cf/openai/whisper-large-v3-turbo` transcribes it, and a paragraph with too many different words is reported.
 * @see https://developers.cloudflare.com/api/resources/ai/methods/run/
 */
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { spokenText } from "#app/lib/spoken-text.ts";
import { PlainError } from "../plain-error.ts";
import { fromPcm, type Samples, wav } from "./samples.ts";
import { AURA_SPEAKERS, type Speaker, SYNTHESIS_HZ } from "./settings.ts";
import { rawFormat, run } from "./tools.ts";
import type { Voices } from "./voices.ts";

const SPEAKS = "@cf/deepgram/aura-2-en";
const HEARS = "@cf/openai/whisper-large-v3-turbo";
/** A paragraph is reported when more than this share of its words differ. */
const MAX_DIFFERENT = 0.1;
/** Calls of a model before giving up. */
const TRIES = 3;

export type Account = { id: string; token: string };
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const HeardSchema = z.object({ result: z.object({ text: z.string() }) });

/** Calls a model; a busy or failing service is asked three times in all. @throws PlainError that never holds the token. */
async function callModel(fetch: Fetch, account: Account, model: string, inputs: object): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`https://api.cloudflare.com/client/v4/accounts/${account.id}/ai/run/${model}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${account.token}`, "Content-Type": "application/json" },
      body: JSON.stringify(inputs),
    });
    if (response.ok) return response;
    const isPassing = response.status === 429 || response.status >= 500;
    if (!isPassing || attempt === TRIES) {
      throw new PlainError(`${model} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
    }
    await new Promise((done) => setTimeout(done, attempt * 1000));
  }
}

/** The share of the text's words that were heard differently: the edit distance in words. */
export function wordDifference(text: string, heard: string): number {
  const wordsOf = (one: string) =>
    spokenText(one, false)
      .toLowerCase()
      .match(/[a-z']+/g) ?? [];
  const [said, got] = [wordsOf(text), wordsOf(heard)];
  let row = got.map((_, index) => index + 1);
  row.unshift(0);
  for (const [index, word] of said.entries()) {
    const next = [index + 1];
    for (const [at, other] of got.entries()) {
      const changed = (row[at] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / Math.max(1, said.length);
}

/** A paragraph that was heard as something else. */
export type Misheard = { text: string; heard: string; difference: number };

/**
 * The voices of an account. `misheard` collects the paragraphs that a person should listen to.
 * @param fetch the real one, or a stand-in
 */
export function workersAi(account: Account, fetch: Fetch = globalThis.fetch): Voices & { misheard: Misheard[] } {
  const misheard: Misheard[] = [];
  /** A paragraph at its own pace, synthesised (and paid for) and checked once. */
  const natural = new Map<string, Promise<Buffer>>();
  let files = 0;

  async function speakNaturally(text: string, speaker: Speaker): Promise<Buffer> {
    const format = { encoding: "linear16", container: "none", sample_rate: SYNTHESIS_HZ };
    const spoken = await callModel(fetch, account, SPEAKS, { text, speaker: AURA_SPEAKERS[speaker], ...format });
    const pcm = Buffer.from(await spoken.arrayBuffer());
    const audio = wav(pcm, SYNTHESIS_HZ).toString("base64");
    const answer = await callModel(fetch, account, HEARS, { audio, language: "en" });
    const heard = HeardSchema.parse(await answer.json()).result.text;
    const difference = wordDifference(text, heard);
    if (difference > MAX_DIFFERENT) misheard.push({ text, heard, difference });
    return pcm;
  }

  async function speak(directory: string, text: string, speaker: Speaker, pace: number): Promise<Samples> {
    const key = `${speaker} ${text}`;
    const spoken = natural.get(key) ?? speakNaturally(text, speaker);
    natural.set(key, spoken);
    const pcm = await spoken;
    if (pace === 1) return fromPcm(pcm);
    const file = path.join(directory, `take-${files++}.raw`);
    await writeFile(file, pcm);
    const format = rawFormat(SYNTHESIS_HZ);
    const { stdout } = await run("sox", ["-D", ...format, file, ...format, "-", "tempo", "-s", (1 / pace).toFixed(4)], {
      encoding: "buffer",
      maxBuffer: 64 * 1024 * 1024,
    });
    await rm(file);
    return fromPcm(stdout);
  }

  return { name: "workers-ai", tools: [], piecesOf: (paragraph) => [spokenText(paragraph, false)], speak, misheard };
}

const TokenSchema = z.object({ token: z.string().min(1) });
const AccountsSchema = z.object({ result: z.array(z.object({ id: z.string(), name: z.string() })) });

/**
 * The account of wrangler's login: `CLOUDFLARE_API_TOKEN` and `CLOUDFLARE_ACCOUNT_ID`, or its stored login.
 * @throws PlainError that says how to log in, or which of several accounts to choose
 */
export async function wranglerAccount(env: NodeJS.ProcessEnv, fetch: Fetch = globalThis.fetch): Promise<Account> {
  const token = env.CLOUDFLARE_API_TOKEN ?? (await storedToken());
  if (env.CLOUDFLARE_ACCOUNT_ID) return { id: env.CLOUDFLARE_ACCOUNT_ID, token };
  const response = await fetch("https://api.cloudflare.com/client/v4/accounts", {
    headers: { Authorization: `Bearer ${token}` },
  });
  const accounts = response.ok ? AccountsSchema.parse(await response.json()).result : [];
  const [only, ...others] = accounts;
  if (only && others.length === 0) return { id: only.id, token };
  const names = accounts.map(({ id, name }) => `  ${id}  ${name}`).join("\n");
  throw new PlainError(`Set CLOUDFLARE_ACCOUNT_ID to the account that is to pay.\n${names}`.trim());
}

async function storedToken(): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, [
      "node_modules/wrangler/bin/wrangler.js",
      "auth",
      "token",
      "--json",
    ]);
    return TokenSchema.parse(JSON.parse(stdout)).token;
  } catch {
    throw new PlainError("Not logged in. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.");
  }
}
