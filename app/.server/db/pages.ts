/** Reads a table of any length in pages, for the command line. */

const PAGE_ROWS = 5_000;

/** All rows that `page` returns for the last id and the size of a page, by ascending id. */
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
