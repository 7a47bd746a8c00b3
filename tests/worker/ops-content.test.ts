/** Applications, stories, popular questions and declined questions in the back office. */
import { beforeEach, describe, expect, it } from "vitest";
import { MIN_ASKERS, countDecline, pruneDeclined, readDeclined } from "#app/.server/unanswered-questions/index.ts";
import { site as hindiSite } from "#app/content/hi/site.ts";
import { useCases as hindiUseCases } from "#app/content/hi/use-cases.ts";
import { storeApplication } from "#app/.server/careers/index.ts";
import { removeStrayFiles } from "#app/.server/stories/files.ts";
import { listQuestions, replaceQuestions } from "#app/.server/popular-questions/index.ts";
import { type application, stored } from "#tests/setup/application.ts";
import { audit, DB, db, emptyTables, rows } from "./database.ts";
import { atOps, opened, playTeam, sendTo } from "./operator.ts";
import { bindings, call, expectAnswer, ORIGIN, site, textAt, unkept } from "./site.ts";

const { MEDIA } = bindings;
playTeam();

beforeEach(() => {
  const stories = ["published_story_features", "published_stories", "story_drafts"];
  const questions = ["popular_questions", "declined_days", "declined_askers", "declined_questions"];
  return emptyTables("job_applications", "ops_audit", ...stories, ...questions);
});

const actions = async () => (await audit()).map(({ action }) => action);

describe("an application", () => {
  async function apply(given: Partial<typeof application> = {}): Promise<number> {
    const applied = { ...stored, email: "reena@x.example", ...given, submissionId: crypto.randomUUID() };
    return (await storeApplication(applied, { db })).id;
  }

  it("an application is new until an operator marks it as read", async () => {
    const id = await apply();
    const list = async () => (await opened("/ops/applications?position=ai-ux-designer")).includes(">new<");
    expect(await list()).toBe(true);
    await atOps(`/ops/applications/${id}`);
    expect(await list()).toBe(true);
    await sendTo(`/ops/applications/${id}`, { intent: "read" }, `/ops/applications/${id}?done=read`);
    expect(await list()).toBe(false);
  });

  it("an application's links learn nothing, and odd ones are not opened", async () => {
    const id = await apply({ resumeUrl: "javascript:alert(1)" });
    const other = await apply();
    expect(await opened(`/ops/applications/${id}`)).not.toContain('href="javascript:');
    expect(await opened(`/ops/applications/${other}`)).toMatch(
      /<a href="https:\/\/meera\.example\/cv\.pdf" target="_blank" rel="noopener noreferrer nofollow" referrerPolicy="no-referrer">/i,
    );
  });

  it("an application keeps a note, and of two at once the first, telling the second", async () => {
    const id = await apply();
    await sendTo(
      `/ops/applications/${id}`,
      { note: "Call her", "was-note": "", intent: "note" },
      `/ops/applications/${id}?done=noted`,
    );
    const late = atOps(`/ops/applications/${id}`, { form: { note: "No", "was-note": "", intent: "note" } });
    await expectAnswer(late, 409, "Somebody else changed the note");
    expect(await DB.prepare("SELECT note FROM job_applications WHERE id = ?").bind(id).first()).toEqual({
      note: "Call her",
    });
    expect(await actions()).toEqual(["application.note"]);
  });

  it("an application is found by its address, however an operator types it", async () => {
    const id = await apply();
    await apply({ email: "other@x.example" });
    const found = await opened("/ops/applications?email=%20reena%40x.EXAMPLE");
    expect([...found.matchAll(/href="\/ops\/applications\/(\d+)"/g)].map(([, one]) => Number(one))).toEqual([id]);
  });

  it("an application is exported whole, and the export is in the log of changes", async () => {
    await apply({ coverLetter: '=SUM(A1)\n"quoted", and more' });
    const text = await opened("/ops/applications.csv");
    expect(text).toMatch(/^"?id"?,"?positionId"?,/);
    expect(text).toContain(`"'=SUM(A1)\n""quoted"", and more"`);
    expect(await actions()).toEqual(["application.export"]);
  });

  it("an application is deleted", async () => {
    const id = await apply();
    await sendTo(`/ops/applications/${id}`, { sure: "on", intent: "delete" }, "/ops/applications?done=deleted");
    expect((await atOps(`/ops/applications/${id}`)).status).toBe(404);
    expect(await actions()).toEqual(["application.delete"]);
  });

  it("an application stands in pages of fifty, of all positions or of one", async () => {
    for (let index = 0; index < 60; index += 1) await apply({ email: `n${index}@x.example` });
    for (const filter of ["", "position=ai-ux-designer"]) {
      const first = await opened(`/ops/applications?${filter}`);
      const next = /href="(\/ops\/applications\?[^"]*page=2)"/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
      const second = await opened(next);
      const seen = [first, second].flatMap((page) => [...page.matchAll(/n(\d+)@x\.example/g)].map(([, n]) => n));
      expect([seen.length, new Set(seen).size], filter).toEqual([60, 60]);
    }
  });
});

const story = {
  title: "The tin that came back",
  excerpt: "A tin of pickle came back from a customer, and with it the idea for a refill, which now pays for the tins.",
  content: "The first tin came back in May.\r\n\r\nThe second came with a letter.",
  founderName: "Asha",
  brandName: "Asha's Pickles",
  category: "Food & Beverage",
  featureIds: ["1", "3", "3"],
  keyResult: "Refills are a third of all orders",
  keyMetric: "410 tins came back",
  imageUrl: "",
  imageAlt: "",
  audioUrl: "",
  audioDuration: "180",
  language: "en-IN",
  version: "",
};
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Array<number>(64).fill(7)]);
/** Frames of 32 kbit/s mono at 24 kHz, 24 ms each. */
const mp3 = (frames: number) =>
  Uint8Array.from(
    Array.from({ length: frames }, () => [0xff, 0xf3, 0x44, 0xc0, ...new Array<number>(92).fill(0)]).flat(),
  );

describe("a story", () => {
  it("a story is published with picture and recording, seen on the site, and taken down", async () => {
    const form = {
      ...story,
      imageAlt: "A tin",
      picture: new File([PNG], "tin.png", { type: "image/png" }),
      recording: new File([mp3(1000)], "tin.mp3", { type: "audio/mpeg" }),
      intent: "publish",
    };
    await sendTo("/ops/stories/901", form, "/ops/stories/901?done=published");
    const row = await DB.prepare("SELECT * FROM published_stories WHERE id = 901").first<Record<string, unknown>>();
    expect(row).toMatchObject({
      title: story.title,
      audio_duration: 24,
      content: "The first tin came back in May.\n\nThe second came with a letter.",
    });
    const picture = await site(String(row?.image_url));
    expect([picture.status, picture.headers.get("Content-Type"), (await picture.arrayBuffer()).byteLength]).toEqual([
      200,
      "image/png",
      PNG.length,
    ]);
    const recording = await site(String(row?.audio_url));
    expect([recording.status, recording.headers.get("Content-Type")]).toEqual([200, "audio/mpeg"]);
    await recording.arrayBuffer();
    expect(picture.headers.get("Cache-Control")).toBe("public, max-age=3600");
    const page = await textAt(unkept("/story/901"));
    expect(page).toContain(story.title);
    expect(page).toContain(`<meta property="og:image" content="${ORIGIN}${row?.image_url}"/>`);
    expect(page).toContain(`"image":"${ORIGIN}${row?.image_url}"`);
    await sendTo("/ops/stories/901", { intent: "unpublish" }, "/ops/stories?done=unpublished");
    for (const path of [unkept("/story/901"), String(row?.image_url), String(row?.audio_url)]) {
      expect((await site(path)).status, path).toBe(404);
    }
    const draft = await opened("/ops/stories/901");
    expect(draft).toContain("Story 901, a draft.");
    expect(draft).toContain(story.keyMetric);
    expect(draft).not.toMatch(/\/pictures\/|\/audio\/uploads\//);
    expect(await actions()).toEqual(["story.publish", "story.unpublish", "story.draft"]);
  });

  it("a half-written story is a draft that visitors do not see", async () => {
    const half = { title: "Only a title", version: "", intent: "draft" };
    await sendTo("/ops/stories/905", half, "/ops/stories/905?done=drafted");
    expect((await site(unkept("/story/905"))).status).toBe(404);
    expect(await opened("/ops/stories")).toMatch(/\/ops\/stories\/905">Only a title<[\s\S]*kept /);
    expect(await opened("/ops/stories/905")).toMatch(
      /name="title"[^>]*value="Only a title"|value="Only a title"[^>]*name="title"/,
    );
    // The next new story takes another number.
    expect(await opened("/ops/stories/new")).toContain("Story 906, not published.");
    expect((await atOps("/ops/stories/905", { form: { intent: "erase" } })).status).toBe(400);
    await sendTo("/ops/stories/905", { intent: "erase", sure: "on" }, "/ops/stories?done=draftErased");
    expect((await atOps("/ops/stories/905")).status).toBe(404);
  });

  it("a story in Hindi says so in its markup and data", async () => {
    const form = { ...story, title: "लौटा हुआ डिब्बा", language: "hi-IN", intent: "publish" };
    await sendTo("/ops/stories/907", form, "/ops/stories/907?done=published");
    const page = await textAt(unkept("/story/907"));
    expect(page).toMatch(/<h1 lang="hi-IN"/);
    expect(page).toContain('"inLanguage":"hi-IN"');
    expect(await (await site("/api/stories/907")).json()).toMatchObject({ language: "hi-IN" });
    const inHindi = await textAt(unkept("/hi/story/907"));
    expect(inHindi).not.toContain(`>${hindiSite.editionNotes.page}<`);
    expect(inHindi).toContain(`>${hindiUseCases.storyText.primaryOutcome}<`);
    expect(inHindi).not.toMatch(/<main[^>]*lang=/);
    expect(await textAt(unkept("/hi/story/4"))).toContain(`>${hindiSite.editionNotes.page}<`);
  });

  it("a story's files that nothing names any more go in the night", async () => {
    const picture = new File([PNG, "named"], "tin.png");
    await sendTo("/ops/stories/908", { ...story, picture, intent: "draft" }, "/ops/stories/908?done=drafted");
    const stray = `pictures/${"b".repeat(32)}.png`;
    await MEDIA.put(stray, PNG);
    const keys = async () => (await MEDIA.list({ prefix: "pictures/" })).objects.map(({ key }) => key);
    const named = (await keys()).filter((key) => key !== stray && /[0-9a-f]{32}/.test(key));
    await removeStrayFiles(db, MEDIA, new Date());
    expect(await keys()).toContain(stray);
    await removeStrayFiles(db, MEDIA, new Date(Date.now() + 2 * 86_400_000));
    expect(await keys()).toEqual(named);
  });

  it("a story is shown as its page would be, without scripts, and nothing is published", async () => {
    const response = await atOps("/ops/stories/902", { form: { ...story, intent: "preview" } });
    const body = await response.text();
    expect(response.status).toBe(200);
    expect(body).toContain("Preview: The tin that came back");
    expect(body).toContain("The second came with a letter.");
    expect(body).not.toMatch(/<script/);
    expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await site(unkept("/story/902"))).status).toBe(404);
  });

  it.each([
    ["no feature", { featureIds: [] }, "Features"],
    ["a long title", { title: "x".repeat(91) }, "must have at most 90 characters"],
    ["another category", { category: "Shoes" }, "choose one"],
    ["a deleted picture", { imageUrl: `/pictures/${"d".repeat(32)}.png`, imageAlt: "A tin" }, "is no longer there"],
    [
      "a file that is no picture",
      { picture: new File(["<svg/>"], "x.png", { type: "image/png" }) },
      "must be a JPEG, PNG or WebP",
    ],
    ["a recording too large", { recording: new File([new Uint8Array(8_500_000)], "x.mp3") }, "must be at most 8 MB"],
    ["a picture too large", { picture: new File([PNG, new Uint8Array(2_000_000)], "x.png") }, "must be at most 2 MB"],
    [
      "a file that is no recording",
      { recording: new File(["RIFF"], "x.mp3", { type: "audio/mpeg" }) },
      "must be an MP3",
    ],
    ["an empty recording", { recording: new File([], "tin.mp3") }, "“tin.mp3” is empty"],
    ["a recording of a second", { recording: new File([mp3(40)], "x.mp3") }, "must last"],
  ])("a story with %s is not published, and what was typed stays", async (_what, change, said) => {
    const response = await atOps("/ops/stories/903", { form: { ...story, ...change, intent: "publish" } });
    const body = await response.text();
    expect(response.status).toBe(400);
    expect(body).toContain(said);
    expect(body).toContain("410 tins came back");
    expect(await DB.prepare("SELECT count(*) AS n FROM published_stories").first()).toEqual({ n: 0 });
    expect((await MEDIA.list({ prefix: "audio/uploads/" })).objects).toEqual([]);
  });

  it("a story published by somebody else meanwhile is not overwritten unsaid", async () => {
    await sendTo("/ops/stories/904", { ...story, intent: "publish" }, "/ops/stories/904?done=published");
    const mine = { ...story, title: "Mine", intent: "publish" };
    await expectAnswer(atOps("/ops/stories/904", { form: mine }), 409, "Somebody else changed this story");
    const [, version = ""] = /name="version" value="([0-9a-f]+)"/.exec(await opened("/ops/stories/904")) ?? [];
    await sendTo("/ops/stories/904", { ...mine, version }, "/ops/stories/904?done=published");
  });

  it("a story that the site ships is filled in to be edited", async () => {
    const body = await opened("/ops/stories/1");
    expect(body).toContain("not published");
    expect(body).toMatch(/<textarea[^>]*name="content"[^>]*>[^<]{200}/);
  });

  it("no path but that of an upload is served as a picture", async () => {
    await MEDIA.put("pictures/secret.txt", "x");
    for (const path of [
      "/pictures/secret.txt",
      "/pictures/",
      "/pictures/..%2fsecret.png",
      `/pictures/${"a".repeat(32)}.svg`,
    ]) {
      expect((await site(path)).status, path).toBe(404);
    }
    expect((await site(`/pictures/${"a".repeat(32)}.png`, { method: "POST" })).status).toBe(405);
  });
});

describe("popular questions", () => {
  const keep = (questions: string, was: readonly string[]) => ({ questions, was: JSON.stringify(was), intent: "keep" });
  const send = (questions: string, was: readonly string[] = []) =>
    sendTo("/ops/questions", keep(questions, was), "/ops/questions?done=questions");

  it("popular questions are the lines of one text, in its order", async () => {
    await send("One?\r\n\r\n  Two?  \r\n");
    await send("Two?\r\nThree?", ["One?", "Two?"]);
    expect(await listQuestions(db)).toEqual(["Two?", "Three?"]);
    expect(await (await site("/api/questions/popular")).json()).toEqual([{ question: "Two?" }, { question: "Three?" }]);
    await send("", ["Two?", "Three?"]);
    expect(await listQuestions(db)).toEqual([]);
    expect(await actions()).toEqual(new Array(3).fill("questions.change"));
  });

  it("popular questions sent twice are stored once, and of two lists at once one is refused", async () => {
    await send("One?");
    await send("One?");
    expect(await actions()).toHaveLength(1);
    expect(await replaceQuestions(db, "[]", ["Late?"], { who: "dev@ladoo.example", at: new Date() })).toBe(false);
    expect([await listQuestions(db), await actions()]).toEqual([["One?"], ["questions.change"]]);
  });

  it("a popular question with other capitals is the same one", async () => {
    await send("What does it cost?\nwhat does IT cost?");
    expect(await listQuestions(db)).toEqual(["what does IT cost?"]);
  });

  it.each([
    ["x".repeat(121), "[]", 400, "Keep each within 120 characters"],
    ["Mine?", '["Theirs?"]', 409, "Somebody else changed the questions"],
  ])("the questions %j after %s are refused with a %i, and stay in the form", async (questions, was, status, said) => {
    const response = await atOps("/ops/questions", { form: { questions, was, intent: "keep" } });
    const body = await response.text();
    expect(response.status).toBe(status);
    expect(body).toContain(said);
    expect(body).toContain(`>${questions}</textarea>`);
    expect(await listQuestions(db)).toEqual([]);
  });
});

describe("declined questions", () => {
  const secret = "a secret of at least thirty-two letters";
  const now = new Date("2026-03-01T06:00:00Z");
  const note = (query: string, visitor: string, change: Partial<Parameters<typeof countDecline>[1]> = {}) =>
    countDecline(db, { kind: "unknown", query, visitor, secret, now, ...change });
  const everything = async () =>
    JSON.stringify([await rows("SELECT * FROM declined_askers"), await rows("SELECT * FROM declined_questions")]);

  it("declined questions are counted by day and kind when they are asked", async () => {
    for (const query of ["What is the weather in Delhi?", "Give me the phone number of Tara"]) {
      await call("/api/ai/custom-response", { query });
    }
    const read = async () =>
      (await readDeclined(db, new Date(), 1)).counts.reduce((sum, { questions }) => sum + questions, 0);
    await expect.poll(read).toBe(2);
    expect(await opened("/ops/asked")).toContain("Questions are not kept.");
    expect(await everything()).toBe("[[],[]]");
  });

  it("declined questions are kept in words from the third visitor on, however it is written", async () => {
    await note("Do you file GST returns?", "a");
    await note("do you file gst returns", "a");
    await note("Do you file  GST returns", "b");
    expect((await readDeclined(db, now, 1)).questions).toEqual([]);
    expect(await everything()).not.toMatch(/gst|returns/i);
    await note("do you file gst returns?", "c");
    expect((await readDeclined(db, now, 1)).questions).toMatchObject([
      { wording: "do you file gst returns?", askers: MIN_ASKERS },
    ]);
    expect((await readDeclined(db, now, 1)).counts).toEqual([
      { day: expect.any(Number), kind: "unknown", questions: 4 },
    ]);
  });

  it("declined questions are kept without addresses, numbers and names", async () => {
    for (const [name, visitor] of [
      ["Ravi", "a"],
      ["Asha", "b"],
      ["Priya", "c"],
    ] as const)
      await note(`does ${name} at ravi@x.example have order 12345`, visitor);
    expect(await everything()).not.toMatch(/ravi|asha|priya|12345/i);
    expect((await readDeclined(db, now, 1)).questions).toMatchObject([{ wording: "does … at … have order …" }]);
  });

  it("a word that three visitors used is shown, and the name of a product always", async () => {
    for (const visitor of ["a", "b"]) await note("Can I import from Tally into Kiranaclub?", visitor);
    await note("is Kiranaclub part of it", "c");
    expect(await everything()).not.toMatch(/kiranaclub|tally/i);
    await note("Can I import from Tally into Kiranaclub?", "c");
    expect((await readDeclined(db, now, 1)).questions).toMatchObject([
      { wording: "Can I import from Tally into Kiranaclub?", askers: MIN_ASKERS },
    ]);
  });

  it("a question about somebody's data is never kept, nor any without the secret", async () => {
    for (const visitor of ["a", "b", "c"]) {
      await note("what is the phone of the founder", visitor, { kind: "private" });
      await note("do you file gst returns", visitor, { secret: "" });
    }
    expect(await everything()).toBe("[[],[]]");
  });

  it("declined questions asked by one visitor do not show that the same visitor asked another", async () => {
    await note("do you file gst returns", "a");
    await note("do you sell to schools", "a");
    expect(new Set((await rows("SELECT asker FROM declined_askers")).map(({ asker }) => asker)).size).toBe(2);
    expect(await opened("/ops/asked")).toContain("app/.server/assistant/README.md");
  });

  it("declined questions are gone after thirty days", async () => {
    for (const visitor of ["a", "b", "c"]) await note("do you file gst returns", visitor);
    const later = new Date(now.getTime() + 31 * 86_400_000);
    expect((await readDeclined(db, later, 60)).questions).toEqual([]);
    await pruneDeclined(db, later);
    expect(await everything()).toBe("[[],[]]");
  });
});
