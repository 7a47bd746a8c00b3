import { contact as settings } from "#tests/eval/contact.ts";
import { describe, expect, test } from "vitest";
import { composeAnswer } from "#app/.server/assistant/answer.ts";
import { builtInStories } from "#app/.server/stories/built-in.ts";

const respond = (question: string) => composeAnswer(question, builtInStories, settings).response;

describe("what a position asks for and what one does in it", () => {
  test.each([
    ["do you need hindi for the designer post", "Good English and Hindi", "/careers/ai-ux-designer"],
    ["how do i apply for the ux designer job and what do i attach", "is a link", "/careers/ai-ux-designer"],
    ["application process for the ml engineer position", "press 'Apply Now'", "/careers/ai-engineer-ml"],
    ["is there a last date to apply for the designer job", "no last date", "/careers"],
    ["Which languages should the AI UX designer know?", "Good English and Hindi", "/careers/ai-ux-designer"],
    ["I match most but not all of the requirements. Should I bother applying?", "write to us anyway", "/careers"],
    ["ai engineer roles which all", "Four of the six open positions are for AI engineers", "/careers/ai-engineer-nlp"],
    ["recommender engineer requirements", "Strong Python and SQL", "/careers/ai-engineer-recommender"],
    ["what would an ml engineer do all day", "Serve models at low latency", "/careers/ai-engineer-ml"],
    ["what will the computer vision person do there", "Count and recognise products", "/careers/ai-engineer-computer"],
    ["i made reels 3 years, can i apply for social media and what will be my work", "Yes.", "/careers/social-media"],
  ])("'%s'", (question, words, path) => {
    expect(respond(question)).toContain(words);
    expect(respond(question)).toContain(`](${path}`);
  });

  test("years and duties are answered together where both are asked", () => {
    expect(respond("i made reels 3 years, can i apply for social media and what will be my work")).toContain(
      "- Plan and make posts",
    );
  });

  test.each([
    ["How many job openings do you have and how many are in engineering?", /^Four of the six open positions are in E/],
    ["how many designers are you hiring", /^One of the six open positions is in Design: \[AI UX Designer\]/],
    ["how many years of experience for the engineering jobs?", /3\+ years/],
  ])("'%s' is counted by department, but for years", (question, answer) => {
    expect(respond(question)).toMatch(answer);
  });

  test.each(["any vacancy for a driver", "i am a packer from a godown, any job for me", "any job for accountant"])(
    "'%s': no such position is open",
    (question) => {
      expect(respond(question)).toMatch(/^No such position is open\..*six open positions/s);
    },
  );

  test.each(["what does the sales marketing role do", "does the marketing role need admin rights"])(
    "'%s' is about a role of the product",
    (question) => {
      expect(respond(question)).toMatch(/^(?:No: )?[Tt]he Sales\/Marketing role/);
    },
  );
});
