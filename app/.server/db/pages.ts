/** Reading a table of any length without one answer that holds all of it. */

const PAGE_ROWS = 2_000;

/** Everything that `page` gives, asked for by ascending id: the rows after an id, at most so many. */
export async function readAll<T extends { id: number }>(
  page: (afterId: number, limit: number) => PromiseLike<T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const read = await page(all.at(-1)?.id ?? 0, PAGE_ROWS);
    all.push(...read);
    if (read.length < PAGE_ROWS) return all;
  }
}
