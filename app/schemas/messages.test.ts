import { expect, test } from "vitest";
import { problemsOf } from "./api-error.ts";
import { AssistantQuestionSchema, StoryQuestionSchema } from "./assistant.ts";
import { ApplicationSchema } from "./careers.ts";
import { ListeningSchema } from "./listening.ts";
import { applicationMessages, fieldMessages, waitlistMessages } from "./messages.ts";
import { CodeLookupSchema, WaitlistJoinSchema } from "./waitlist.ts";

/** Values that no field accepts, so that each of its messages comes up. */
const REFUSED = [undefined, null, "", 7, false, "x", "x".repeat(5000)];

type Schema = {
  shape: object;
  safeParse: (value: unknown) => { error?: Parameters<typeof problemsOf>[0] | undefined };
};
const errorsOf = (schema: Schema) =>
  Object.keys(schema.shape).flatMap((name) =>
    REFUSED.flatMap((value) => schema.safeParse({ [name]: value }).error ?? []),
  );

test.each([
  ["the waitlist's forms", [WaitlistJoinSchema, CodeLookupSchema], waitlistMessages],
  ["the application form", [ApplicationSchema], applicationMessages],
])("a page has the words of each message of %s", (_, schemas, words) => {
  const codes = schemas.flatMap(errorsOf).flatMap((error) => Object.values(problemsOf(error)).map(({ code }) => code));
  expect([...new Set(codes)].filter((code) => !(code in words))).toEqual([]);
});

test.each([WaitlistJoinSchema, ApplicationSchema, AssistantQuestionSchema, StoryQuestionSchema, ListeningSchema])(
  "the API says each message of a schema in English, with its values",
  (schema) => {
    const said = errorsOf(schema).flatMap((error) => Object.values(fieldMessages(error)));
    expect(said.filter((text) => !/^[A-Z][^{}]+$/.test(text))).toEqual([]);
  },
);
