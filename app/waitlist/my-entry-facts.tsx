import { useHref } from "react-router";
import { TextField } from "#app/components/ui/text-field.tsx";
import { entryFields } from "#app/schemas/entry-fields.ts";
import { useDay, type MyEntryText, type MyEntryView } from "./my-entry-view.ts";

/** The data of the entry. */
export function MyEntryFacts({ text, entry }: { text: MyEntryText["entry"]; entry: MyEntryView["entry"] }) {
  const day = useDay();
  const facts: [label: string, value: string | null][] = [
    [text.facts.position, String(entry.position)],
    [text.facts.email, entry.email],
    [text.facts.code, entry.referralCode],
    [text.facts.joined, day(entry.joinedAt)],
    [text.facts.confirmed, entry.confirmBy ? (entry.confirmedAt ? day(entry.confirmedAt) : text.none) : null],
    [text.facts.referredBy, entry.referredBy],
    [text.facts.businessType, entry.businessType],
  ];
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="break-words font-semibold">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

const correctable = entryFields.filter((field) => field.name !== "email" && field.name !== "businessType");

/** The fields that one can correct. */
export function Correction({ text, view }: { text: MyEntryText["entry"]; view: MyEntryView }) {
  return (
    <form method="post" action={useHref("/waitlist/me")} noValidate className="mt-6">
      <h3 className="text-lg">{text.correctHeading}</h3>
      <input type="hidden" name="token" value={view.token} />
      <input type="hidden" name="intent" value="correct" />
      <div className="mt-3 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {correctable.map(({ name, type, autoComplete }) => (
          <div key={name}>
            <input type="hidden" name={`was-${name}`} value={view.entry[name] ?? ""} />
            <TextField
              id={`own-${name}`}
              name={name}
              label={text.fields[name]}
              error={view.fields[name]}
              type={type}
              autoComplete={autoComplete}
              defaultValue={view.typed[name] ?? ""}
              fieldClassName="mt-1"
            />
          </div>
        ))}
      </div>
      <button type="submit" className="button button-secondary mt-4">
        {text.submit}
      </button>
      <p className="mt-3 text-ink-soft text-sm">{text.address}</p>
    </form>
  );
}
