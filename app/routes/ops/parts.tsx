import type { InputHTMLAttributes, ReactNode } from "react";

export function Notice({ bad = false, children }: { bad?: boolean; children: ReactNode }) {
  const look = bad ? "border-alert bg-alert-tint" : "border-good bg-good-tint";
  return (
    <div role={bad ? "alert" : "status"} className={`notice my-4 border-l-4 px-4 py-3 ${look}`}>
      {children}
    </div>
  );
}

type Texts = Readonly<Record<string, string>>;

export function Faults({ fields, labels }: { fields: Texts; labels: Texts }) {
  const faults = Object.entries(fields);
  if (faults.length === 0) return null;
  return (
    <Notice bad>
      <p>Not saved. Correct these:</p>
      <ul className="mt-2 list-disc pl-5">
        {faults.map(([name, fault]) => (
          <li key={name}>
            <a href={`#${name}`}>{labels[name] ?? name}</a>: {fault}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

export const Fields = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] items-end gap-4">{children}</div>
);

export type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  wide?: boolean;
  rows?: number;
  choices?: readonly (readonly [value: string, label: string])[];
};

/** A line to type; a longer text if it has `rows`, a list if it has `choices`. */
export function Field({ label, hint, error, wide, rows, choices, ...input }: FieldProps) {
  const { name, defaultValue, maxLength } = input;
  const described = {
    id: name,
    name,
    defaultValue,
    className:
      "min-h-11 w-full rounded-[9px_8px_10px_8px] border-2 border-[#8a7f9c] bg-white px-3 py-1.5 aria-invalid:border-alert",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className={wide || rows ? "col-span-full" : undefined}>
      <label htmlFor={name} className="block font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={`${name}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      ) : null}
      {choices ? (
        <select {...described}>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...described} rows={rows} maxLength={maxLength} />
      ) : (
        <input {...input} {...described} />
      )}
      {error ? (
        <p id={`${name}-error`} className="font-semibold text-alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function Tick({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="tick flex min-h-11 items-center gap-2.5">
      <input type="checkbox" className="size-5 flex-none" {...input} />
      {label}
    </label>
  );
}

type FactListProps = { facts: readonly (readonly [name: string, value: ReactNode])[]; big?: boolean };

export function FactList({ facts, big = false }: FactListProps) {
  const look = big ? "[&_dd]:font-display [&_dd]:text-[1.75rem] [&_dd]:leading-tight" : "";
  return (
    <dl
      className={`mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-6 gap-y-3 [&_dd]:font-semibold [&_dt]:text-ink-soft [&_dt]:text-sm ${look}`}
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === null || value === "" ? "–" : value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type Column<Row> = {
  name: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Short words (a code, a number, a time, a state) are never broken; others break where the column ends. */
  isShort?: boolean;
};

type RecordsProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  empty?: string;
};

export function Records<Row>({ caption, columns, rows, empty }: RecordsProps<Row>) {
  if (empty !== undefined && rows.length === 0) return <p className="my-4 text-ink-soft">{empty}</p>;
  const classOf = ({ isNumber, isShort }: Column<Row>) => (isNumber ? "number" : isShort ? "short" : undefined);
  return (
    <table className="blocks">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={classOf(column)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a screen is drawn once, so no row ever moves.
          <tr key={place}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.name} scope="row">
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.name} className={classOf(column)} data-column={column.name}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A form that filters a list by its address. `beside` stands next to its button. */
export function Filters({ action, beside, children }: { action: string; beside?: ReactNode; children: ReactNode }) {
  return (
    <form method="get" action={action}>
      <Fields>{children}</Fields>
      <p className="buttons">
        <button type="submit" className="button main">
          Show
        </button>
        {beside}
      </p>
    </form>
  );
}

/** A section that opens at a press, before what should not be pressed by chance. */
export function ConfirmButton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group mt-3 rounded-[9px_8px_10px_8px] border border-line bg-white">
      <summary className="flex min-h-11 items-center px-4 font-semibold before:w-5 before:content-['▸'] group-open:before:content-['▾']">
        {label}
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  );
}

type SendProps = { intent: string; label: string; look?: "" | "main" | "danger" };

export function Send({ intent, label, look = "" }: SendProps) {
  return (
    <button type="submit" name="intent" value={intent} className={`button ${look}`}>
      {label}
    </button>
  );
}

/** A form with one button. `sends` goes along with it; `sure` asks once more before something is erased for good. */
export function Press({ sends = {}, sure = false, ...button }: SendProps & { sends?: Texts; sure?: boolean }) {
  return (
    <form method="post">
      {Object.entries(sends).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sure ? <Tick name="sure" label="I am sure. It can't be brought back." required /> : null}
      <p className="buttons">
        <Send {...button} />
      </p>
    </form>
  );
}
