import { expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { indexFor } from "../search/search.ts";
import { answerWithPage } from "./pages.ts";

const { parse } = indexFor(builtInStories);
const body = (question: string) => answerWithPage(parse(question))?.body;

test.each([
  ["Where is the pricing page?", "[Pricing](/pricing)"],
  ["take me to the home page", "[Home](/)"],
  ["link to the careers page please", "[Careers](/careers)"],
  ["where can i find the terms", "[Terms of Service](/terms-of-service)"],
  ["pricing page kahan hai", "[Pricing](/pricing)"],
  ["where are the founders' stories", "(/audio-insights/ladoo-use-cases)"],
  ["open the storeroom page", "[The Storeroom](/feature/inventory-management)"],
  ["privacy policy", "[Privacy Policy](/privacy-policy)"],
])("%s", (question, link) => {
  expect(body(question)).toMatch(/^Here it is: \[.+\)\. .{40,}\.$/);
  expect(body(question)).toContain(link);
});

test.each([
  "show me the prices",
  "refund policy",
  "where is my stock",
  "where are the stories recorded",
  "go to market plan",
])("no page is asked for: %s", (question) => expect(body(question)).toBeUndefined());
