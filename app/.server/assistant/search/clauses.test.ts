import { expect, test } from "vitest";
import { questionAfterStory, questionsIn, subjectsIn, troubleIn } from "./clauses.ts";

test.each([
  ["When do you launch and what do the first 100 get?", ["When do you launch", "what do the first 100 get?"]],
  ["What is the link fee? And what is the annual discount?", ["What is the link fee?", "what is the annual discount?"]],
  ["Admin ka price kya hai aur launch kab hai?", []],
  ["What does Admin cost and does it include API access?", []],
  ["Is there a trial and how long?", []],
  ["admin + sales monthly, and what with the early bird?", []],
  ["What is the fee on 10000 by QR? and by payment link?", []],
  ["Free trial hai kya? Kitne din ka?", []],
  ["When is GSTR-1 due and how does Ladoo help?", []],
  ["is smoothie an AI and does it save my chats", ["is smoothie an AI", "does smoothie save my chats"]],
  ["Which role includes API access and priority support?", []],
])("%s holds the questions %j", (text, questions) => {
  expect(questionsIn(text)).toEqual(questions);
});

test("two bare subjects are two, those of a question are one", () => {
  expect(subjectsIn("Admin price and refund window")).toEqual(["Admin price", "refund window"]);
  expect(subjectsIn("1 admin and an intern total")).toEqual([]);
  expect(subjectsIn("Which role has user management and API access?")).toEqual([]);
});

const STORY =
  "A lady at the fair told me about you over a plate of momos. She was in a great hurry to catch her train. ";

test.each([
  ["How many friends can I refer?", true],
  ["What does it cost?", false],
  ["Which role should I buy?", false],
  ["Thank you.", false],
])("after a story, %s stands alone: %s", (question, stands) => {
  expect(questionAfterStory(`${STORY}${question}`)).toBe(stands ? question : null);
  expect(questionAfterStory(`I sell soap. ${question}`)).toBeNull();
});

test.each([
  ["My stock is never right after a pop-up, what does Ladoo do about that?", "My stock is never right after a pop-up"],
  ["Somebody changed a price. How would your software help?", "Somebody changed a price"],
  ["People buy from me once and never again. What can I do?", "People buy from me once and never again"],
  ["My parcels always leave late - any help?", "My parcels always leave late"],
  ["Mera stock kabhi sahi nahi hota, kya karu?", "Mera stock kabhi sahi nahi hota"],
  ["I do not know if I earn anything, how does Ladoo help?", "I do not know if I earn anything"],
  [
    "The courier comes at 7, every evening is chaos. what can help me",
    "The courier comes at 7, every evening is chaos",
  ],
  ["My stall nights are a mess, what could help?", "My stall nights are a mess"],
  // Something is asked, or nothing told.
  ["GST is due on the 11th. How does Ladoo help with GST?", null],
  ["Is my data safe? What do you do about that?", null],
  ["Returns, any help?", null],
  ["How would your software help?", null],
])("in %s the trouble is %j", (text, trouble) => {
  expect(troubleIn(text)).toBe(trouble);
});
