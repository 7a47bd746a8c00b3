export type Cell = string | number | boolean | null;

/** A brand's name must neither control a terminal nor change the reading direction. */
const STEERING = /[\p{Cc}\p{Bidi_Control}]+/gu;

/** The text with its line breaks, without control characters. A lone return would overwrite its line. */
export function printable(text: string): string {
  return text.replace(/(?!\n|\t|\r\n)[\p{Cc}\p{Bidi_Control}]/gu, " ");
}

export function plain(value: Cell): string {
  if (value === null) return "-";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value).replace(STEERING, " ");
}

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

function width(text: string): number {
  return [...text].length;
}
