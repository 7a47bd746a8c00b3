import { describe, expect, it } from "vitest";
import { indexFor } from "../search/search.ts";
import { answerForTeam } from "./team-roles.ts";

const index = indexFor([]);
const answer = (question: string) => answerForTeam(index.parse(question));

describe("answerForTeam", () => {
  it("names a role for each of those who are told of", () => {
    const draft = answer("We are two founders, a packer and a part-time accountant. Which roles would we need?");
    expect(draft?.body).toMatch(/- The founders: one Admin, ₹899\..*Second-in-Command, ₹799/);
    expect(draft?.body).toContain("- The accountant: Accounting, ₹499");
    expect(draft?.body).toContain("- The packer: a custom role.");
    expect(draft?.links[0]?.path).toBe("/pricing");
  });

  it.each([
    "Which role should my accountant have?",
    "Which roles can edit invoices?",
    "What do two founders and an accountant cost, and which roles do they need?",
    "I need roles for my team",
  ])("leaves to others: %s", (question) => {
    expect(answer(question)).toBeNull();
  });
});
