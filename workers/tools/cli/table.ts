/** Tables for a terminal. */

export type Cell = string | number | boolean | null;

/** Characters that control a terminal or change the reading direction; a brand's name must do neither. */
const STEERING = /[\p{Cc}\p{Bidi_Control}]+/gu;

/** The text with its line breaks, without control characters. A lone return would overwrite its line. */
export function printable(text: string): string {
  return text.replace(/(?!\n|\t|\r\n)[\p{Cc}\p{Bidi_Control}]/gu, " ");
}

/** A value as people read it, on one line. */
export function plain(value: Cell): string {
  if (value === null) return "-";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value).replace(STEERING, " ");
}

/** A table with a title over each column; numbers are right-aligned. */
export function toTable(titles: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => row.map(plain));
  const widths = titles.map((title, column) =>
    Math.max(...[title, ...texts.map((row) => row[column] ?? "")].map(width)),
  );
  const line = (cells: readonly string[], isNumber: (column: number) => boolean) =>
    cells
      .map((cell, column) => {
        const gap = " ".repeat((widths[column] ?? 0) - width(cell));
        return isNumber(column) ? gap + cell : cell + gap;
      })
      .join("  ")
      .trimEnd();
  const numeric = (column: number) => rows.length > 0 && rows.every((row) => typeof row[column] === "number");
  const rule = widths.map((count) => "-".repeat(count)).join("  ");
  return [
    line(titles, numeric),
    rule,
    ...texts.map((row, index) => line(row, (column) => typeof rows[index]?.[column] === "number")),
  ].join("\n");
}

/** "1 brand", "3 brands". */
export function count(amount: number, singular: string, plural = `${singular}s`): string {
  return `${amount} ${amount === 1 ? singular : plural}`;
}

/** The width in characters, not bytes. */
function width(text: string): number {
  return [...text].length;
}
