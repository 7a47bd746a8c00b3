import { describe, expect, test } from "vitest";
import type { AskResult } from "./ask.ts";
import { type ConversationParts, createConversation } from "./conversation.ts";

const failures = { empty: "empty!", network: "network!", customResponse: "custom!", tooMany: "too many!" };
const answered = (text: string): AskResult => ({
  kind: "answered",
  text,
  sources: [{ title: "Pricing", path: "/pricing" }],
});

/** A tab's storage. */
function memory(text?: string) {
  const kept = new Map(text === undefined ? [] : [["ladoo:conversation", text]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A conversation whose questions the test answers. */
function setUp(parts: Partial<ConversationParts> = {}) {
  const calls: {
    query: string;
    previous: readonly string[];
    signal: AbortSignal;
    onText: (text: string) => void;
    answer: (outcome: AskResult) => void;
  }[] = [];
  const store = createConversation({
    greeting: "Namaste",
    stopped: "stopped!",
    failures,
    storage: memory(),
    ask: (query, { previous, signal, onText }) =>
      new Promise((resolve) => {
        calls.push({ query, previous, signal, onText, answer: resolve });
        signal.addEventListener("abort", () => resolve({ kind: "stopped" }));
      }),
    ...parts,
  });
  const said = () => store.get().messages.map(({ content }) => content);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { store, calls, said, settled };
}

describe("a question", () => {
  test("a question stands there at once with a loading answer, and the answer takes its place", async () => {
    const { store, calls, said, settled } = setUp();
    expect(store.send("  What does it cost?  ")).toBe(true);
    expect(store.get().isPending).toBe(true);
    expect(store.get().messages.map(({ role, isLoading }) => [role, isLoading])).toEqual([
      ["assistant", false],
      ["user", false],
      ["assistant", true],
    ]);
    expect(calls[0]?.query).toBe("What does it cost?");
    calls[0]?.onText("From ₹399");
    expect(said().at(-1)).toBe("From ₹399");
    calls[0]?.answer(answered("From ₹399 a month."));
    await settled();
    expect(store.get().isPending).toBe(false);
    expect(store.get().messages.at(-1)).toMatchObject({
      content: "From ₹399 a month.",
      isLoading: false,
      sources: [{ path: "/pricing" }],
    });
  });

  test("a question of nothing but spaces is not sent, nor one while another is pending", () => {
    const { store, calls } = setUp();
    expect(store.send(" \n ")).toBe(false);
    store.send("one");
    expect(store.send("two")).toBe(false);
    expect(calls).toHaveLength(1);
  });

  test("a question is cut at 500 characters", () => {
    const { store, calls } = setUp();
    store.send("x".repeat(600));
    expect(calls[0]?.query).toHaveLength(500);
  });

  test.each<[AskResult, string]>([
    [{ kind: "failed", reason: "empty" }, "empty!"],
    [{ kind: "failed", reason: "network" }, "network!"],
    [{ kind: "failed", reason: "customResponse" }, "custom!"],
    [{ kind: "cut-off", text: "From ₹3", sources: [] }, "From ₹3"],
  ])("a question that ends as %j says %j", async (outcome, content) => {
    const { store, calls, settled } = setUp();
    store.send("q");
    calls[0]?.answer(outcome);
    await settled();
    expect(store.get().messages.at(-1)).toMatchObject({ content, isLoading: false });
    expect(store.get().messages.at(-1)?.isCutOff).toBe(outcome.kind === "cut-off");
  });

  test("a question without an answer may be put again, and its answer takes the failure's place", async () => {
    const { store, calls, settled, said } = setUp();
    store.send("q");
    calls[0]?.answer({ kind: "failed", reason: "network" });
    await settled();
    store.askAgain();
    calls[1]?.answer(answered("an answer"));
    await settled();
    expect(said().slice(1)).toEqual(["q", "an answer"]);
    expect(calls[1]?.previous).toEqual([]);
    store.askAgain();
    expect(calls).toHaveLength(2);
  });
});

describe("the questions before one", () => {
  const asked = async (...questions: string[]) => {
    const storage = memory();
    const { store, calls, settled } = setUp({ storage });
    for (const [turn, question] of questions.entries()) {
      store.send(question);
      calls[turn]?.answer(answered("an answer"));
      await settled();
    }
    return { store, storage, calls, settled };
  };

  test("the questions before one go with it, the last four, oldest first", async () => {
    const { calls } = await asked("1", "2", "3", "4", "5", "6");
    expect(calls[0]?.previous).toEqual([]);
    expect(calls[1]?.previous).toEqual(["1"]);
    expect(calls[5]?.previous).toEqual(["2", "3", "4", "5"]);
  });

  test("the questions before one are those of the tab's memory after a reload", async () => {
    const { storage } = await asked("1", "2");
    const back = setUp({ storage });
    back.store.send("3");
    expect(back.calls[0]?.previous).toEqual(["1", "2"]);
  });

  test("the questions before one are none in a new conversation", async () => {
    const { store, calls } = await asked("1", "2");
    store.restart();
    store.send("3");
    expect(calls[2]?.previous).toEqual([]);
  });

  test("the questions before one leave the question itself out when repeated", async () => {
    const { store, calls, settled } = await asked("1");
    store.send("2");
    calls[1]?.answer({ kind: "failed", reason: "network" });
    await settled();
    store.send("2");
    expect(calls[2]?.previous).toEqual(["1"]);
  });
});

describe("stopping", () => {
  test("stopping keeps what came and takes no more", async () => {
    const { store, calls, said, settled } = setUp();
    store.send("q");
    calls[0]?.onText("Half of");
    store.stop();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.onText("Half of it");
    await settled();
    expect(said().at(-1)).toBe("Half of");
    expect(store.get().isPending).toBe(false);
  });

  test("stopping before anything came says so", async () => {
    const { store, said, settled } = setUp();
    store.send("q");
    store.stop();
    await settled();
    expect(said().at(-1)).toBe("stopped!");
  });
});

describe("a new conversation", () => {
  test("a new conversation has only the greeting, and an answer still on its way belongs to none", async () => {
    const storage = memory();
    const { store, calls, said, settled } = setUp({ storage });
    store.send("first");
    calls[0]?.answer(answered("kept"));
    await settled();
    store.send("second");
    store.restart();
    calls[1]?.onText("late");
    await settled();
    expect(said()).toEqual(["Namaste"]);
    expect(storage.kept.size).toBe(0);
    expect(store.send("third")).toBe(true);
  });
});

describe("the tab's memory", () => {
  test("the tab's memory brings the conversation back, the last forty messages of it", async () => {
    const storage = memory();
    const { store, calls, settled } = setUp({ storage });
    for (let turn = 0; turn < 25; turn++) {
      store.send(`question ${turn}`);
      calls[turn]?.answer(answered(`answer ${turn}`));
      await settled();
    }
    const back = setUp({ storage });
    expect(back.said()).toHaveLength(41);
    expect(back.said().slice(0, 2)).toEqual(["Namaste", "question 5"]);
    expect(back.store.get().messages.at(-1)).toMatchObject({
      content: "answer 24",
      sources: [{ title: "Pricing", path: "/pricing" }],
    });
  });

  test("a reload finds a question whose answer was pending, and can ask it again", async () => {
    const storage = memory();
    setUp({ storage }).store.send("What does it cost?");
    const { store, calls, said } = setUp({ storage });
    expect(said()).toEqual(["Namaste", "What does it cost?", "stopped!"]);
    store.askAgain();
    expect(calls[0]?.query).toBe("What does it cost?");
  });

  test.each([
    "",
    "{",
    "null",
    "7",
    '[null, 7, {"role":"system","content":"x"}, {"role":"user"}]',
    '[{"role":"user","content":"x","isCutOff":false,"sources":[null]}]',
  ])("the tab's memory is passed over when it holds %j", (text) => {
    expect(setUp({ storage: memory(text) }).said()).toEqual(["Namaste"]);
  });

  test("the tab's memory may be closed to us", async () => {
    const closed = () => {
      throw new DOMException("closed", "SecurityError");
    };
    const { store, calls, said, settled } = setUp({
      storage: { getItem: closed, setItem: closed, removeItem: closed },
    });
    store.send("q");
    calls[0]?.answer(answered("a"));
    await settled();
    expect(said()).toEqual(["Namaste", "q", "a"]);
    store.restart();
    expect(said()).toEqual(["Namaste"]);
  });
});
