/** Rooms are told apart, by their names of today and earlier, and by what they are for; a question that only mentions them is left to the search. */
import { describe, expect, it } from "vitest";
import { answerAboutRooms } from "./rooms.ts";
import { indexFor } from "../search/search.ts";

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

  it("names the room that has something", () => {
    expect(answer("Which room has invoices?")?.body).toMatch(/^That is The Sales Desk, the module for/);
    expect(answer("Which module takes care of payments?")?.body).toMatch(/^That is The Cash Register,/);
    expect(answer("Which room has a dancing bear?")).toBeNull();
  });

  it("says that a room has no price of its own", () => {
    for (const question of ["how much does The Crew cost?", "price of The Storeroom", "How much is Sales Sauce?"])
      expect(answer(question)?.body).toMatch(/ has no price of its own: Ladoo is priced by role, from ₹399 /);
    expect(answer("what does a payment cost in The Cash Register")).toBeNull();
    expect(answer("does The Crystal Ball show what an order costs")).toBeNull();
    expect(answer("how much does the role for The Storeroom cost")).toBeNull();
  });

  it("knows a room by its earlier name", () => {
    expect(answer("What is the difference between The Cash Register and Ka-ching?")?.body).toBe(
      "There is none: Ka-ching is the earlier name of The Cash Register, the module for payments.",
    );
  });

  it.each([
    "I read of Ka-ching here and can't find it. Was it dropped?",
    "what happened to ka ching",
    "My friend calls it Ka-ching, which feature is that?",
  ])("knows what became of an earlier name: %s", (question) => {
    expect(answer(question)?.body).toMatch(
      /^Ka-ching is the earlier name of The Cash Register, the module for payments\./,
    );
  });

  it.each([
    "Is The Crystal Ball the one that collects money from buyers?",
    "so is the crystal ball for payments?",
    "Is it the Crystal Ball where I take UPI payments?",
  ])("puts a mistaken room right: %s", (question) => {
    expect(answer(question)?.body).toMatch(
      /^The Crystal Ball is the module for analytics\. .* payments is The Cash Register\./,
    );
  });

  it.each([
    "How many modules are there, and which one takes care of stock?",
    "kitne module hai aur stock kaun sa dekhta hai",
  ])("counts the rooms and names the one: %s", (question) => {
    expect(answer(question)?.body).toMatch(/^There are seven modules: .* stock is The Storeroom\./);
  });

  it.each([
    "How many features does the platform have?",
    "How many modules are there?",
    "ladoo mein kitne features hai",
  ])("counts and names them all: %s", (question) => {
    expect(answer(question)?.body).toMatch(/^Ladoo has seven modules: .*The Storeroom.* and .*The Crystal Ball/);
  });

  it.each([
    ["Where would I look after my buyers' details and get in touch with them?", "/feature/brand-buddies"],
    ["where do I keep my stock", "/feature/inventory-management"],
  ])("names the room in which it is kept: %s", (question, path) => {
    expect(answer(question)?.links[0]?.path).toBe(path);
  });

  it.each([
    "How many features will there be at launch?",
    "Where do I keep my referral link?",
    "Is The Storeroom the one that counts stock?",
    "Is The Storeroom linked with orders?",
    "What is The Sales Desk?",
    "Can I use The Storeroom with The Sales Desk?",
    "How is stock different from orders?",
    "What was Ka-ching?",
  ])("leaves to the search: %s", (question) => {
    expect(answer(question)).toBeNull();
  });
});
