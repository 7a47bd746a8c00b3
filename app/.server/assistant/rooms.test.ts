/** Two rooms, or one under two names, are told apart; a question that only mentions them is left to the search. */
import { describe, expect, it } from "vitest";
import { answerAboutRooms } from "./rooms.ts";
import { indexFor } from "./search.ts";

const index = indexFor([]);
const answer = (question: string) => answerAboutRooms(index.parse(question));

describe("answerAboutRooms", () => {
  it.each([
    "What's the difference between The Sales Desk and The Sales Outlets?",
    "sales desk vs sales outlets",
    "Do I want Sales Sauce or Pop-up Power?",
  ])("sets two rooms side by side: %s", (question) => {
    const draft = answer(question);
    expect(draft?.body).toMatch(/\n- The Sales Desk, for sales orders[\s\S]*\n- The Sales Outlets, for sales channels/);
    expect(draft?.links.map(({ path }) => path)).toEqual(["/feature/sales-hub", "/feature/events-toolkit"]);
  });

  it("knows a room by its earlier name", () => {
    expect(answer("What is the difference between The Cash Register and Ka-ching?")?.body).toBe(
      "There is none: Ka-ching is the earlier name of The Cash Register, the module for payments.",
    );
  });

  it.each([
    "What is The Sales Desk?",
    "Can I use The Storeroom with The Sales Desk?",
    "How is stock different from orders?",
    "What was Ka-ching?",
  ])("leaves to the search: %s", (question) => {
    expect(answer(question)).toBeNull();
  });
});
