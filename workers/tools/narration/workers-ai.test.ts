import { describe, expect, it } from "vitest";
import { AURA_SPEAKERS, SYNTHESIS_HZ } from "./settings.ts";
import { wordDifference, workersAi, wranglerAccount } from "./workers-ai.ts";

const account = { id: "account-1", token: "secret-token" };
const pcm = Buffer.alloc(SYNTHESIS_HZ / 10, 1);

/** Stands in for the platform's two models: records its calls, speaks a tone, and "hears" the given text. */
function platform(hears: (calls: number) => string, failures: number[] = []) {
  const asked: { url: string; body: Record<string, unknown>; authorization: string }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const failure = failures.shift();
    if (failure) return new Response("busy", { status: failure });
    const { Authorization = "" } = init.headers as Record<string, string>;
    asked.push({ url, body: JSON.parse(String(init.body)) as Record<string, unknown>, authorization: Authorization });
    return url.includes("aura")
      ? new Response(new Uint8Array(pcm))
      : Response.json({ result: { text: hears(asked.length) }, success: true });
  };
  return { fetch, asked };
}

describe("Workers AI's voices", () => {
  it("speak a paragraph in the person's voice, and have it written down again", async () => {
    const { fetch, asked } = platform(() => "The jar at the back of the shelf.");
    const voices = workersAi(account, fetch);
    const samples = await voices.speak("/nowhere", "The jar at the back of the shelf.", "kabir", 1);
    expect(samples.length).toBe(pcm.length / 2);
    expect(asked.map(({ url }) => url.split("/ai/run/")[1])).toEqual([
      "@cf/deepgram/aura-2-en",
      "@cf/openai/whisper-large-v3-turbo",
    ]);
    expect(asked[0]?.body).toMatchObject({ text: "The jar at the back of the shelf.", speaker: AURA_SPEAKERS.kabir });
    expect(asked.every(({ authorization }) => authorization === "Bearer secret-token")).toBe(true);
    const heard = Buffer.from(String(asked[1]?.body.audio), "base64");
    expect(heard.subarray(0, 4).toString()).toBe("RIFF");
    expect(heard.subarray(44)).toEqual(pcm);
    expect(voices.misheard).toEqual([]);
  });

  it("name a paragraph of which more than a tenth of the words were heard otherwise", async () => {
    const { fetch } = platform(() => "The car at the back of the shop.");
    const voices = workersAi(account, fetch);
    await voices.speak("/nowhere", "The jar at the back of the shelf.", "tara", 1);
    expect(voices.misheard).toMatchObject([{ heard: "The car at the back of the shop.", difference: 2 / 8 }]);
  });

  it("are paid for once, however often a paragraph is fitted to its place", async () => {
    const { fetch, asked } = platform(() => "Pot thirty-seven.");
    const voices = workersAi(account, fetch);
    await voices.speak("/nowhere", "Pot thirty-seven.", "dev", 1);
    await voices.speak("/nowhere", "Pot thirty-seven.", "dev", 1);
    expect(asked).toHaveLength(2);
  });

  it("ask again when the service is busy, and give up in words without the token", async () => {
    const patient = platform(() => "Tea.", [429]);
    await workersAi(account, patient.fetch).speak("/nowhere", "Tea.", "host", 1);
    expect(patient.asked).toHaveLength(2);
    const closed = platform(() => "", [403]);
    const failed = workersAi(account, closed.fetch).speak("/nowhere", "Tea.", "host", 1);
    await expect(failed).rejects.toThrow("answered 403: busy");
    await expect(failed).rejects.not.toThrow("secret-token");
  });
});

describe("the share of words that differ", () => {
  it.each([
    ["Forty-one packets, for ₹1,200.", "41 packets for one thousand two hundred rupees", 0],
    ["one two three four", "one two three", 0.25],
    ["one two three four", "one two and three four", 0.25],
    ["one two", "", 1],
  ])("of %j heard as %j is %d", (text, heard, share) => {
    expect(wordDifference(text, heard)).toBe(share);
  });
});

describe("the account", () => {
  const accounts =
    (...result: { id: string; name: string }[]) =>
    async () =>
      Response.json({ result });
  const env = { CLOUDFLARE_API_TOKEN: "secret-token" };

  it("is the one of the environment, or the only one that the login has", async () => {
    const fixed = { ...env, CLOUDFLARE_ACCOUNT_ID: "account-9" };
    expect(await wranglerAccount(fixed, accounts())).toEqual({ id: "account-9", token: "secret-token" });
    expect((await wranglerAccount(env, accounts({ id: "a1", name: "Ladoo" }))).id).toBe("a1");
  });

  it("must be chosen among several", async () => {
    const several = accounts({ id: "a1", name: "Ladoo" }, { id: "a2", name: "Test" });
    await expect(wranglerAccount(env, several)).rejects.toThrow("a2  Test");
  });
});
