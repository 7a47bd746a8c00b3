import { contact as settings } from "#tests/eval/contact.ts";
import { expect, test } from "vitest";
import { builtInStories } from "#app/.server/stories/built-in.ts";
import { composeAnswer } from "../answer.ts";

const respond = (question: string): string => composeAnswer(question, builtInStories, settings).response;

test.each([
  ["Which founder found expired jars behind fresh ones?", "Kabir Nair of Pepper Porch", "/story/9"],
  [
    "Which founder sent a nephew on a scooter to refill the stall overnight?",
    "Tara Rathore of Bel & Buta",
    "/story/12",
  ],
  ["Who left a bank job to start a brand?", "Tara Rathore of Bel & Buta", "/journey/popup-exhibitions"],
  ["Has any founder managed to sell abroad?", "Dev Kulkarni of Sunday Ubtan", "/story/19"],
  // Of a founder the login, the team and the price are no product's.
  ["Which founder had an ill day and the team shipped everything alone?", "Kabir Nair of Pepper Porch", "/story/102"],
])("%s is answered from the telling, with the founder's name first", (question, name, path) => {
  const response = respond(question);
  expect(response.startsWith(name)).toBe(true);
  expect(response).toContain(path);
});

test("a story that is asked for by what happens in it is the one", () => {
  expect(respond("Is there a success story about getting first-time buyers to order again?")).toContain("/story/3");
});

test.each([
  "Which founder is the richest?",
  "Does any brand get a discount for a whole team?",
  "Is there a business that has to pay for helpers at a stall?",
  "Who invented the sewing machine?",
  "Which seller can get a refund after 14 days?",
  "Who changed a price?",
])("%s asks for nobody of the tellings", (question) => {
  expect(respond(question)).not.toMatch(/^(?:Tara Rathore|Kabir Nair|Dev Kulkarni)/);
});
