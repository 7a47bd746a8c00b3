/** The careers page, and the form of each position as it works without scripts. */
import { describe, expect, test } from "vitest";
import { applicationForm } from "#app/content/application-form.ts";
import { waitlistMessages } from "#app/schemas/messages.ts";
import { application } from "#tests/setup/application.ts";
import { untilMinuteHasRoom } from "#tests/setup/minute.ts";
import { requestsPerMinute } from "#tests/setup/rates.ts";
import { elements, linksTo, mainOf, shown } from "./html.ts";
import { asVisitor, call, sendForm, textAt } from "./site.ts";

const DESIGNER = "/careers/ai-ux-designer";

describe("the careers page", () => {
  test("the careers page is where an address without a position leads", async () => {
    expect(linksTo(mainOf(await textAt("/careers/ceo")), "See Open Positions")).toEqual([
      applicationForm.missing.back.path,
    ]);
  });
});

describe("a position's form without scripts", () => {
  test("a position's form is limited like the call, and keeps what was typed", async () => {
    const headers = asVisitor();
    const statuses: number[] = [];
    await untilMinuteHasRoom();
    for (let attempt = 0; attempt <= requestsPerMinute.LIMIT_APPLY; attempt += 1) {
      const coverLetter = `${application.coverLetter} (${attempt})`;
      const response = await sendForm(DESIGNER, { ...application, coverLetter }, { headers });
      const html = await response.text();
      statuses.push(response.status);
      if (response.status !== 429) continue;
      expect(response.headers.get("Retry-After")).toBe("60");
      expect(shown(html)).toContain(waitlistMessages.tooManyRequests);
      expect(elements(html, "textarea").map(({ text }) => text)).toEqual([coverLetter]);
    }
    expect(statuses).toEqual([...Array(requestsPerMinute.LIMIT_APPLY).fill(201), 429]);
  });

  test("a form for no position, or that is no form, is refused", async () => {
    expect((await call(DESIGNER, { fullName: "Meera" })).status).toBe(415);
    expect((await sendForm("/careers/ceo", application)).status).toBe(404);
  });
});
