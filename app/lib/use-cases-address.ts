/** What an address of the use-cases page asks for. The server and the browser read it alike. */

/**
 * What the list can be narrowed to: a feature, or a way of working, which has no id. `keys` are its names in an address
 * (`nameKey`), its older ones among them.
 */
export type StoryFilter = { id: number | null; name: string; keys: string[]; storyIds: readonly number[] };

/** What became of a story that was asked for from the list, and did not open. */
export type Unopened = "notLoaded" | "notThere";

/** The filter an address names, by id or else by name; null for one that names none. */
export function filterOf<Filter extends StoryFilter>(
  parameters: URLSearchParams,
  filters: readonly Filter[],
): Filter | null {
  const wantedId = numberIn(parameters, "feature");
  const wantedKey = nameKey(parameters.get("featureName") ?? "");
  const byId = wantedId === null ? undefined : filters.find(({ id }) => id === wantedId);
  return byId ?? filters.find(({ keys }) => keys.includes(wantedKey)) ?? null;
}

/** Whether an address asks for a story, by its id or its founder's name; there may be none. */
export function asksForStory(parameters: URLSearchParams): boolean {
  return storyIdIn(parameters) !== null || Boolean(parameters.get("founder")?.trim());
}

export const storyIdIn = (parameters: URLSearchParams): number | null => numberIn(parameters, "story");

/** The address of the list, or of a story in it; the filter travels along, so that coming back finds it as it was. */
export function addressOf(path: string, filter: StoryFilter | null, storyId?: number): string {
  const parameters = new URLSearchParams({
    ...(filter && (filter.id === null ? { featureName: filter.name } : { feature: String(filter.id) })),
    ...(storyId !== undefined && { story: String(storyId) }),
  });
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/** Letters and digits alone, without a leading "the", so that "Ka-ching", "kaching" and "The storeroom" all arrive. */
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
  const text = parameters.get(name)?.trim() ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
