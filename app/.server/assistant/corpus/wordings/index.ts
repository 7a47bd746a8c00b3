/**
 * The wordings files: how visitors ask for each answer, one question a line, under the heading of the answer they are for. A
 * heading is the `examples` of a passage, or the page and title of a use case or benefit. To teach Smoothie another way of asking,
 * add a line.
 */

const files = import.meta.glob<string>("./*.txt", { query: "?raw", import: "default", eager: true });

const HEADING = "# ";

const byHeading = new Map<string, string[]>();
for (const file of Object.values(files)) {
  let wordings: string[] = [];
  for (const line of file.split("\n")) {
    if (line.startsWith(HEADING)) {
      wordings = [];
      byHeading.set(line.slice(HEADING.length), wordings);
    } else if (line) wordings.push(line);
  }
}

/** All wordings under a heading, divided by "|"; empty where there are none. */
export const wordingsUnder = (heading: string): string => (byHeading.get(heading) ?? []).join(" | ");

const DECLINED = "declined";

/** Questions that this site has no answer to, divided by "|". */
export const declinedWordings: string = wordingsUnder(DECLINED);

/** The headings of answers that there are. */
export const headings: readonly string[] = [...byHeading.keys()].filter((heading) => heading !== DECLINED);
