/** Applications: the validation table, and that each is stored once. */
import { beforeEach, describe, expect, it } from "vitest";
import { OpenApplicationSchema, storeApplication } from "#app/.server/careers/index.ts";
import { positions } from "#app/content/careers.ts";
import { fieldMessages } from "#app/schemas/messages.ts";
import { type Application, ApplicationSchema } from "#app/schemas/careers.ts";
import { application as typed } from "#tests/setup/application.ts";
import { untilMinuteHasRoom } from "#tests/setup/minute.ts";
import { requestsPerMinute } from "#tests/setup/rates.ts";
import { DB, db } from "./database.ts";
import { asVisitor, call, sendForm } from "./site.ts";

const complete = { ...typed, linkedinUrl: "", portfolioUrl: null };

let headers = asVisitor();

async function apply(form: object) {
  const response = await call("/api/careers/apply", form, { headers });
  return {
    response,
    body: (await response.json()) as { id?: number; message?: string; fields?: Record<string, string> },
  };
}

async function stored(): Promise<Record<string, unknown>[]> {
  return (await DB.prepare("SELECT * FROM job_applications ORDER BY id").all<Record<string, unknown>>()).results;
}

function application(change: Partial<Application> = {}): Application {
  return { ...ApplicationSchema.parse(complete), ...change };
}

beforeEach(async () => {
  headers = asVisitor();
  await DB.prepare("DELETE FROM job_applications").run();
});

const NAME = "Full name must be at least 3 characters";
const EMAIL = "Invalid email address";
const PHONE = "Phone number must be at least 10 digits";
const RESUME_EMPTY = "Please provide a link to your resume/CV";
const RESUME = "Please enter a valid URL to your resume/CV";
const LINKEDIN = "Please enter a valid LinkedIn URL";
const PORTFOLIO = "Please enter a valid portfolio URL";
const LETTER = "Cover letter must be at least 50 characters";

const URLS_REFUSED = [
  7,
  "my cv",
  "meera.example/cv.pdf",
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://meera.example/x",
];
const tooLong = (most: number) => `Please keep this to ${most} characters or fewer`;
const refused = (
  [
    ["fullName", NAME, ["", "  Al  ", undefined, null, 12345]],
    ["fullName", tooLong(120), ["x".repeat(121)]],
    ["email", EMAIL, ["", "meera", "meera@clay", "meera @clay.example", undefined]],
    ["email", tooLong(254), [`${"m".repeat(250)}@clay.example`]],
    ["phone", PHONE, ["", "123456789", " 12345678   ", undefined]],
    ["resumeUrl", RESUME_EMPTY, ["", "   ", null, undefined]],
    [
      "resumeUrl",
      RESUME,
      [...URLS_REFUSED, "https:meera.example", "https://", "https:///cv.pdf", "https://m.in/my cv"],
    ],
    ["resumeUrl", tooLong(300), [`https://meera.example/${"x".repeat(300)}`]],
    ["linkedinUrl", LINKEDIN, ["meera-pillai", "javascript:alert(1)", 7]],
    ["portfolioUrl", PORTFOLIO, ["not a link", "file:///etc/hosts"]],
    ["coverLetter", LETTER, ["", "Hello.", `  ${"x".repeat(49)}  `, undefined]],
    ["coverLetter", tooLong(4000), ["x".repeat(4001)]],
    ["submissionId", "Please send the form again", ["short", "has spaces in it", "x".repeat(65)]],
    ["positionId", "Please choose one of the open positions", ["", undefined]],
  ] as const
).flatMap(([field, message, values]) => values.map((value): [string, unknown, string] => [field, value, message]));

const taken = Object.entries({
  email: ["asha@brand.xn--h2brj9c", "rock&roll@ex.in"],
  fullName: [" Ada "],
  phone: ["1234567890", "9876 543210", "९८७६५४३२१०", "98765–43210 (WhatsApp)"],
  resumeUrl: [" https://meera.example ", "http://localhost:8080/cv", "HTTPS://drive.example/d/1?usp=sharing#page=2"],
  linkedinUrl: [undefined, null, "  ", "https://www.linkedin.example/in/meera"],
  portfolioUrl: [undefined, "https://मीरा.example/काम"],
  coverLetter: ["x".repeat(50), "x".repeat(4000)],
  submissionId: ["", null, "0b2f6c0e-9f0e-4f43-9d5e-1f6f4d1f2a3b"],
}).flatMap(([field, values]) => values.map((value): [string, unknown] => [field, value]));

describe("the validation table", () => {
  it.each(refused)("the field %s refuses %j: %s", (field, value, message) => {
    const parsed = ApplicationSchema.safeParse({ ...complete, [field]: value });
    expect(parsed.error && fieldMessages(parsed.error)).toEqual({ [field]: message });
  });

  it.each(taken)("the field %s takes %j", (field, value) => {
    expect(ApplicationSchema.safeParse({ ...complete, [field]: value }).error).toBeUndefined();
  });

  it("an application is trimmed, and what was not given is stored as null", () => {
    expect(
      ApplicationSchema.parse({ ...complete, fullName: " Meera Pillai ", linkedinUrl: " ", portfolioUrl: undefined }),
    ).toMatchObject({ fullName: "Meera Pillai", linkedinUrl: null, portfolioUrl: null, submissionId: null });
  });

  it("an application is taken only for a position that is open now", () => {
    const parsed = OpenApplicationSchema.safeParse({ ...complete, positionId: "ceo" });
    expect(parsed.error && fieldMessages(parsed.error)).toEqual({ positionId: "This position is not open" });
  });
});

describe("storing an application", () => {
  it("an application is stored with every field and the time", async () => {
    const now = new Date("2025-07-01T10:00:00Z");
    const { id } = await storeApplication(application({ submissionId: "first-form-1" }), { db, now: () => now });
    expect(await stored()).toEqual([
      {
        id,
        submission_id: "first-form-1",
        position_id: complete.positionId,
        full_name: complete.fullName,
        email: complete.email,
        phone: complete.phone,
        resume_url: complete.resumeUrl,
        linkedin_url: null,
        portfolio_url: null,
        cover_letter: complete.coverLetter,
        created_at: now.getTime(),
        note: "",
        read_at: null,
      },
    ]);
  });

  it.each([
    ["tara@exämple.in", "tara@xn--exmple-cua.in"],
    ["tara@बेल.भारत", "tara@xn--p2bm6d.xn--h2brj9c"],
    ["ÄNNE@example.in", "änne@example.in"],
  ])("an application's address %s is stored as the waitlist does", async (typed, kept) => {
    await storeApplication(application({ email: typed }), { db });
    expect(await stored()).toMatchObject([{ email: kept }]);
  });

  it("a form sent several times at the same moment is stored once", async () => {
    const sends = Array.from({ length: 10 }, () =>
      storeApplication(application({ submissionId: "same-form-1" }), { db }),
    );
    const ids = (await Promise.all(sends)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it("the same content without a form's id is stored once within a day", async () => {
    const at = (time: string) => ({ db, now: () => new Date(time) });
    const first = await storeApplication(application(), at("2025-07-01T23:50:00Z"));
    expect(await storeApplication(application(), at("2025-07-01T23:59:00Z"))).toEqual(first);
    const respelt = application({
      email: "Meera@Clay.example",
      coverLetter: complete.coverLetter.replace(" ", "\n\n"),
    });
    expect(await storeApplication(respelt, at("2025-07-02T00:01:00Z"))).toEqual(first);
    expect(await stored()).toHaveLength(1);
    expect(await storeApplication(application(), at("2025-07-02T23:51:00Z"))).not.toEqual(first);
    expect(await stored()).toHaveLength(2);
  });

  it("another position or another letter is another application", async () => {
    await storeApplication(application(), { db });
    await storeApplication(application({ positionId: "ai-engineer-ml" }), { db });
    await storeApplication(application({ coverLetter: `${complete.coverLetter} Truly.` }), { db });
    expect(await stored()).toHaveLength(3);
  });
});

/** Every field at its maximum length, in letters of three bytes. */
const longest = (() => {
  const devanagari = (length: number, begin = "") => begin + "क".repeat(length - begin.length);
  const link = devanagari(300, "https://meera.example/");
  return {
    positionId: positions.map(({ id }) => id).sort((a, b) => b.length - a.length)[0] ?? "",
    fullName: devanagari(120),
    email: `${devanagari(243)}@कक.example`,
    phone: devanagari(40),
    resumeUrl: link,
    linkedinUrl: link,
    portfolioUrl: link,
    coverLetter: devanagari(4000),
  };
})();

describe("an application with every field as long as it may be, in Devanagari", () => {
  it("the longest application is taken by the call", async () => {
    const { response } = await apply({ ...longest, submissionId: "x".repeat(64) });
    expect(response.status).toBe(201);
    expect(await stored()).toMatchObject([{ cover_letter: longest.coverLetter, portfolio_url: longest.portfolioUrl }]);
  });

  it.each(Object.entries(longest).filter(([field]) => field !== "positionId"))(
    "no longer text is taken in the field %s",
    (field, value) => {
      const read = ApplicationSchema.safeParse({ ...longest, [field]: `${value}क` });
      expect(read.error?.issues).toMatchObject([{ path: [field], message: "tooLong" }]);
    },
  );

  it("the longest application is taken by the form", async () => {
    const response = await sendForm(`/careers/${longest.positionId}`, longest);
    await response.body?.cancel();
    expect(response.status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });
});

describe("POST /api/careers/apply", () => {
  it("an application is answered 201 with its id, the same for the same form", async () => {
    const form = { ...complete, submissionId: "0b2f6c0e-9f0e-4f43-9d5e-1f6f4d1f2a3b" };
    const first = await apply(form);
    expect(first.response.status).toBe(201);
    expect(first.response.headers.get("Cache-Control")).toBe("no-store");
    const second = await apply(form);
    expect(second.body).toEqual(first.body);
    expect(await stored()).toMatchObject([{ id: first.body.id, full_name: complete.fullName }]);
  });

  it("a faulty application is answered 400 with every field's message", async () => {
    const { response, body } = await apply({ positionId: "ceo", resumeUrl: "javascript:alert(1)", linkedinUrl: "x" });
    expect(response.status).toBe(400);
    expect(body.message).toBe("This position is not open");
    expect(body.fields).toEqual({
      positionId: "This position is not open",
      fullName: NAME,
      email: EMAIL,
      phone: PHONE,
      resumeUrl: RESUME,
      linkedinUrl: LINKEDIN,
      coverLetter: LETTER,
    });
    expect(await stored()).toEqual([]);
  });

  it("refused applications do not count, and some a minute are taken", async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await apply({ ...complete, phone: "12" })).response.status).toBe(400);
    }
    const statuses: number[] = [];
    await untilMinuteHasRoom();
    for (let attempt = 0; attempt <= requestsPerMinute.LIMIT_APPLY; attempt += 1) {
      statuses.push((await apply({ ...complete, submissionId: `form-number-${attempt}` })).response.status);
    }
    expect(statuses).toEqual([...Array(requestsPerMinute.LIMIT_APPLY).fill(201), 429]);
    expect(await stored()).toHaveLength(requestsPerMinute.LIMIT_APPLY);
  });
});
