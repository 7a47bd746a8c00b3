/** The form that corrects an entry. It carries what the entry said as it was filled, so that two corrections do not cross. */
import type { ReactNode } from "react";
import { z } from "zod";
import type { Correctable } from "#app/.server/waitlist/correction.ts";
import { normalizeEmail } from "#app/lib/email.ts";
import { fieldMessages } from "#app/schemas/api-error.ts";
import { WaitlistJoinSchema } from "#app/schemas/waitlist.ts";
import { textIn } from "./desk.tsx";
import { Faults, Field, Notice, Send, Tick } from "./parts.tsx";

const { brandName, founderName, email, phoneNumber, businessType, igHandle } = WaitlistJoinSchema.shape;

/** The same checks as those of the site's own form. */
const CorrectionSchema = z.object({
  brandName,
  founderName,
  email: z.pipe(email, z.transform(normalizeEmail)),
  phoneNumber,
  businessType,
  igHandle,
  acceptedMarketing: z.boolean(),
});

const labels = {
  brandName: "Brand",
  founderName: "Founder",
  email: "E-mail",
  phoneNumber: "Phone",
  businessType: "Brand type",
  igHandle: "Instagram",
  acceptedMarketing: "Agreed to messages",
} as const satisfies Record<keyof Correctable, string>;
type Name = keyof typeof labels;
type TextName = Exclude<Name, "acceptedMarketing">;

const names = Object.keys(labels) as Name[];
const textNames = names.filter((name): name is TextName => name !== "acceptedMarketing");

export type Corrections = Record<TextName, string> & { acceptedMarketing: boolean };

/** What of an entry can be corrected. */
export function correctableOf(entry: Correctable): Correctable {
  return Object.fromEntries(names.map((name) => [name, entry[name]])) as Correctable;
}

/** What was typed, and the values in it or what is wrong with them. */
export function readCorrections(form: FormData): {
  typed: Corrections;
  faults: Record<string, string>;
  values: Correctable | null;
} {
  const texts = Object.fromEntries(textNames.map((name) => [name, textIn(form, name)])) as Record<TextName, string>;
  const typed = { ...texts, acceptedMarketing: form.has("acceptedMarketing") };
  const parsed = CorrectionSchema.safeParse(typed);
  return parsed.success
    ? { typed, faults: {}, values: parsed.data }
    : { typed, faults: fieldMessages(parsed.error), values: null };
}

const was = (name: Name) => `was-${name}`;

/** What the entry said as the form was filled. An empty text stands for a value that is not given. */
export function wasIn(form: FormData): Correctable {
  const optional = (name: TextName) => textIn(form, was(name)) || null;
  return {
    brandName: textIn(form, was("brandName")),
    founderName: textIn(form, was("founderName")),
    email: textIn(form, was("email")),
    phoneNumber: textIn(form, was("phoneNumber")),
    businessType: optional("businessType"),
    igHandle: optional("igHandle"),
    acceptedMarketing: textIn(form, was("acceptedMarketing")) === "yes",
  };
}

const wordOf = (value: string | boolean | null): string => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value ?? "";
};

type Filling = {
  now: Correctable;
  typed: Corrections | undefined;
  faults: Record<string, string>;
  /** Somebody else corrected the entry since the form was filled. */
  changedMeanwhile: boolean;
};

/** The form, filled with what was typed or else with what the entry says. */
export function correctionForm({ now, typed, faults, changedMeanwhile }: Filling): ReactNode {
  const shown = typed ?? now;
  const differing = changedMeanwhile && typed ? names.filter((name) => wordOf(typed[name]) !== wordOf(now[name])) : [];
  return (
    <>
      <Faults fields={faults} labels={labels} />
      {changedMeanwhile ? (
        <Notice bad>
          <p>
            Somebody else corrected this entry while you did, and nothing of yours was changed. What you typed is still
            below; the entry now says:
          </p>
          <ul>
            {differing.map((name) => (
              <li key={name}>
                {labels[name]}: {wordOf(now[name]) || "nothing"}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <div className="fields">
        {textNames.map((name) => (
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
      </div>
      {names.map((name) => (
        <input key={name} type="hidden" name={was(name)} value={wordOf(now[name])} />
      ))}
      <p className="buttons">
        <Send intent="correct" label="Correct" look="main" />
      </p>
    </>
  );
}
