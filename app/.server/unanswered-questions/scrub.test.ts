import { expect, test } from "vitest";
import { namesIn, sameness, scrubbed } from "./scrub.ts";

test.each([
  ["Do you file GST returns?", "Do you file GST returns?"],
  ["mail me at tara@bel.example please", "mail me at … please"],
  ["call +91 98000 00000 for me", "call … for me"],
  ["is Ravi Sharma on your list", "is … on your list"],
  ["see https://bel.example/x?y=1 and bel.in now", "see … and … now"],
  ["what of @belbuta on Instagram", "what of … on Instagram"],
  ["क्या 9800000000 मेरा है", "क्या … मेरा है"],
  ["my order #1234, when", "my order … when"],
  ["my name is ravi kumar", "my name is …"],
  ["My name is ravi kumar and I sell tea", "My name is … and I sell tea"],
  ["hi, i am priya from jaipur", "hi, i am … from jaipur"],
  ["i'm priya, do you file gst", "i'm … , do you file gst"],
  ["this is asha kumari. can you call", "this is … . can you call"],
  ["mera naam ravi hai", "mera naam … hai"],
  ["मेरा नाम रवि है", "मेरा नाम … है"],
  ["i am selling pickles", "i am selling pickles"],
  ["i am not on instagram", "i am not on instagram"],
  ["this is for a shop in pune", "this is for a shop in pune"],
  ["Can I import from Zoho Books?", "Can I import from Zoho Books?"],
  [
    "Do you have an Android widget for Tally users in Dubai?",
    "Do you have an Android widget for Tally users in Dubai?",
  ],
  ["does Ravi's Tally work", "does … Tally work"],
])("the wording %j is left as %j", (question, left) => {
  expect(scrubbed(question)).toBe(left);
});

test("case, signs and spaces do not change a question's key", () => {
  expect(sameness("Do you file  gst returns")).toBe(sameness("do you file GST returns?!"));
  expect(sameness("do you file gst returns")).not.toBe(sameness("do you pay gst"));
});

test("a word that several visitors used is shown, and the names are known by which they are counted", () => {
  expect(namesIn("can Meera from Kochi use Kiranaclub")).toEqual(["meera", "kiranaclub"]);
  expect(scrubbed("can Meera from Kochi use Kiranaclub", new Set(["kiranaclub"]))).toBe(
    "can … from Kochi use Kiranaclub",
  );
});
