/** The parts of a document that must be there before its scripts are, or without them. */
import { expect, test } from "vitest";
import { chatButton } from "#app/content/assistant-texts.ts";
import { linksTo } from "./html.ts";
import { textAt } from "./site.ts";

test("the button of the chat is a link to WhatsApp, with a greeting", async () => {
  const [address] = linksTo(await textAt("/waitlist"), chatButton.label);
  expect(address).toMatch(/^https:\/\/wa\.me\/\d{8,15}\?text=.+/);
});

test("no phone makes links of a page's numbers, which would change it before the app is awake", async () => {
  expect(await textAt("/waitlist")).toMatch(/<meta name="format-detection" content="[^"]*telephone=no/);
});
