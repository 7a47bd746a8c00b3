/** Reads the filter and the story out of a use-cases address, on the server and in the browser. */

/** A filter of the list; a way of working has no id. `keys` are its names in an address, older ones too (`nameKey`). */
export type StoryFilter = { id: number | null; name: string; keys: string[]; storyIds: readonly number[] };

export type Unopened = "notLoaded" | "notThere";

export function filterOf<Filter extends StoryFilter>(
  parameters: URLSearchParams,
  filters: readonly Filter[],
): Filter | null {
  const wantedId = numberIn(parameters, "feature");
  const wantedKey = nameKey(parameters.get("featureName") ?? "");
  const byId = wantedId === null ? undefined : filters.find(({ id }) => id === wantedId);
  return byId ?? filters.find(({ keys }) => keys.includes(wantedKey)) ?? null;
}

/** True when an address asks for a story, by id or by founder, whether or not it exists. */
export const asksForStory = (parameters: URLSearchParams): boolean =>
  storyIdIn(parameters) !== null || Boolean(parameters.get("founder")?.trim());

export const storyIdIn = (parameters: URLSearchParams): number | null => numberIn(parameters, "story");

/** The address of the list or of a story in it, with the filter, so that closing the story shows the same list. */
export function addressOf(path: string, filter: StoryFilter | null, storyId?: number): string {
  const parameters = new URLSearchParams({
    ...(filter && (filter.id === null ? { featureName: filter.name } : { feature: String(filter.id) })),
    ...(storyId !== undefined && { story: String(storyId) }),
  });
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/** A name as letters and digits, without a leading "the", so that "Ka-ching" and "kaching" are equal. */
export function nameKey(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .trim()
    .replace(/^the[\s_-]+/, "")
    .replaceAll("&", "and")
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

function numberIn(parameters: URLSearchParams, name: string): number | null {
  // A link within a sentence may end in its full stop or bracket.
  const [, digits] = /^(\d{1,15})[^\p{L}\p{N}]*$/u.exec(parameters.get(name)?.trim() ?? "") ?? [];
  return digits === undefined ? null : Number(digits);
}
