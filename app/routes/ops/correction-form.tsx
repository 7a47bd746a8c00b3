/** The form that corrects an entry. It carries the shown values for optimistic locking. */
import type { ReactNode } from "react";
import { z } from "zod";
import type { Correctable } from "#app/.server/waitlist/correction.ts";
import { normalizeEmail } from "#app/lib/email.ts";
import { fieldMessages } from "#app/schemas/messages.ts";
import { type EntryField, entryFieldNames, perField } from "#app/schemas/entry-fields.ts";
import { WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import { textIn } from "./ops-route.tsx";
import { Faults, Field, Fields, Notice, Send, Tick } from "./parts.tsx";

const checks: Pick<typeof WaitlistJoinSchema.shape, EntryField> = WaitlistJoinSchema.shape;

const CorrectionSchema = z.object({
  ...(perField(({ name }) => checks[name]) as typeof checks),
  email: z.pipe(checks.email, z.transform(normalizeEmail)),
  acceptedMarketing: z.boolean(),
});

const labels: Record<keyof Correctable, string> = {
  ...perField(({ label }) => label),
  acceptedMarketing: "Agreed to messages",
};
type Name = keyof typeof labels;

const names = Object.keys(labels) as Name[];

export type Corrections = Record<EntryField, string> & { acceptedMarketing: boolean };

export function correctableOf(entry: Correctable): Correctable {
  return Object.fromEntries(names.map((name) => [name, entry[name]])) as Correctable;
}

export function readCorrections(form: FormData): {
  typed: Corrections;
  faults: Record<string, string>;
  values: Correctable | null;
} {
  const texts = perField(({ name }) => textIn(form, name));
  const typed = { ...texts, acceptedMarketing: form.has("acceptedMarketing") };
  const parsed = CorrectionSchema.safeParse(typed);
  return parsed.success
    ? { typed, faults: {}, values: parsed.data }
    : { typed, faults: fieldMessages(parsed.error), values: null };
}

const wordOf = (value: string | boolean | null): string => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value ?? "";
};

type Filling = {
  now: Correctable;
  typed: Corrections | undefined;
  faults: Record<string, string>;
  isChangedMeanwhile: boolean;
};

export function correctionForm({ now, typed, faults, isChangedMeanwhile }: Filling): ReactNode {
  const shown = typed ?? now;
  const differing =
    isChangedMeanwhile && typed ? names.filter((name) => wordOf(typed[name]) !== wordOf(now[name])) : [];
  return (
    <>
      <Faults fields={faults} labels={labels} />
      {isChangedMeanwhile ? (
        <Notice bad>
          <p>
            Somebody else corrected this entry while you did, and nothing of yours was changed. What you typed is still
            below; the entry now says:
          </p>
          <ul className="mt-2 list-disc pl-5">
            {differing.map((name) => (
              <li key={name}>
                {labels[name]}: {wordOf(now[name]) || "nothing"}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <Fields>
        {entryFieldNames.map((name) => (
          <Field
            key={name}
            name={name}
            label={labels[name]}
            error={faults[name]}
            defaultValue={wordOf(shown[name])}
            autoComplete="off"
          />
        ))}
        <Tick name="acceptedMarketing" label={labels.acceptedMarketing} defaultChecked={shown.acceptedMarketing} />
      </Fields>
      <input type="hidden" name="was" value={JSON.stringify(now)} />
      <p className="buttons">
        <Send intent="correct" label="Correct" look="main" />
      </p>
    </>
  );
}
