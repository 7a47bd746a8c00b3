import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";

/** A notice takes the focus where something is to be mended. */
export function Notice({ bad = false, children }: { bad?: boolean; children: ReactNode }) {
  return (
    <div role={bad ? "alert" : "status"} className={bad ? "notice bad" : "notice"}>
      {children}
    </div>
  );
}

export function Faults({
  fields,
  labels,
}: {
  fields: Readonly<Record<string, string>>;
  labels: Readonly<Record<string, string>>;
}) {
  const faults = Object.entries(fields);
  if (faults.length === 0) return null;
  return (
    <Notice bad>
      <p>Not saved. Correct these:</p>
      <ul>
        {faults.map(([name, fault]) => (
          <li key={name}>
            <a href={`#${name}`}>{labels[name] ?? name}</a>: {fault}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type FieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  wide?: boolean;
};

function FieldFrame({ name, label, hint, error, wide, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={wide ? "field wide" : "field"}>
      <label htmlFor={name}>{label}</label>
      {hint ? (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
      {children}
      {error ? (
        <p id={`${name}-error`} className="error">
          {error}
        </p>
      ) : null}
    </div>
  );
}

const described = ({ name, hint, error }: FieldProps) => ({
  id: name,
  name,
  "aria-invalid": error ? true : undefined,
  "aria-describedby": [hint ? `${name}-hint` : "", error ? `${name}-error` : ""].filter(Boolean).join(" ") || undefined,
});

export function Field({
  name,
  label,
  hint,
  error,
  wide = false,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const field = { name, label, hint, error, wide };
  return (
    <FieldFrame {...field}>
      <input {...input} {...described(field)} />
    </FieldFrame>
  );
}

export function TextField({
  name,
  label,
  hint,
  error,
  ...area
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const field = { name, label, hint, error, wide: true };
  return (
    <FieldFrame {...field}>
      <textarea {...area} {...described(field)} />
    </FieldFrame>
  );
}

type Choice = { value: string; label: string };

export function Select({ choices, value, ...field }: FieldProps & { choices: readonly Choice[]; value: string }) {
  return (
    <FieldFrame {...field}>
      <select {...described(field)} defaultValue={value}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function Tick({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="tick">
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}

export function FactList({
  facts,
  big = false,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  big?: boolean;
}) {
  return (
    <dl className={big ? "facts big" : "facts"}>
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

/** Records, each named by its first column. */
export function Records<Row>({
  caption,
  columns,
  rows,
  keyOf,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}) {
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
        {rows.map((row) => (
          <tr key={keyOf(row)}>
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
      <div className="fields">{children}</div>
      <p className="buttons">
        <button type="submit" className="button main">
          Show
        </button>
        {beside}
      </p>
    </form>
  );
}

/** Links to other pages of a list; one without an address is left out. */
export function Pages({ links }: { links: readonly (readonly [label: string, address: string | null])[] }) {
  const there = links.flatMap(([label, address]) => (address === null ? [] : [{ label, address }]));
  if (there.length === 0) return null;
  return (
    <nav aria-label="Pages" className="buttons">
      {there.map(({ label, address }) => (
        <a key={label} className="button" href={address}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** The second question before something is erased for good. */
export function Sure() {
  return <Tick name="sure" label="I am sure. It can't be brought back." required />;
}

/** A collapsible section with a form. */
export function ConfirmButton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="act">
      <summary>{label}</summary>
      <div>{children}</div>
    </details>
  );
}

export function Send({ intent, label, look = "" }: { intent: string; label: string; look?: "" | "main" | "danger" }) {
  return (
    <button type="submit" name="intent" value={intent} className={`button ${look}`}>
      {label}
    </button>
  );
}
