/** Checks a served document against the HTML standard. */
import { HtmlValidate, StaticConfigLoader } from "html-validate";

const checker = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ["html-validate:standard"] }));

/** The document's violations of the standard, each with its place. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? "the document"}`),
  );
}
