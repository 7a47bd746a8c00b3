import { useEffect, useRef, useState } from "react";
import { withScripts } from "#app/api-client/form-sender.ts";
import { type FieldErrors, useFieldErrors } from "#app/api-client/use-field-errors.ts";
import { InlineLinks } from "#app/components/ui/inline-links.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { FallbackBoundary } from "#app/components/ui/fallback-boundary.tsx";
import { useFormDraft } from "#app/lib/form-draft.ts";
import { useStore } from "#app/lib/store.ts";
import { say, sayFields } from "#app/schemas/api-error.ts";
import { applicationMessages } from "#app/schemas/messages.ts";
import { applicationFields, readApplicationForm, type TypedApplication } from "./fields.ts";
import { type ApplicationFormText, applicationProblems, draftKey, senderOf, sendApplication } from "./sending.ts";

export type Returned = { typed: TypedApplication; fields: FieldErrors; message: string };

type ApplicationFormProps = {
  positionId: string;
  text: ApplicationFormText;
  /** What happens to the sent data, with in-site links as [text](/path). */
  notice: string;
  returned: Returned | null;
};

const plainForm = (positionId: string) =>
  ({
    method: "post",
    action: `/careers/${positionId}#apply`,
    noValidate: true,
    className: "grid gap-x-5 sm:grid-cols-2",
  }) as const;

/** The application form: a plain form that posts to its page, which scripts send to the API while they work. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { positionId, text, returned } = props;
  const plain = (
    <form {...plainForm(positionId)}>
      <p role="alert" className="sm:col-span-2">
        {text.broken}
      </p>
      <ApplicationFields {...props} errors={returned?.fields ?? {}} isSending={false} failure="" />
    </form>
  );
  return (
    <FallbackBoundary fallback={plain}>
      <LiveApplicationForm {...props} />
    </FallbackBoundary>
  );
}

function LiveApplicationForm(props: ApplicationFormProps) {
  const { positionId, text, returned } = props;
  const form = useRef<HTMLFormElement>(null);
  const { errors, setErrors, refuse, onInput } = useFieldErrors(form, returned?.fields ?? {}, (typed) =>
    applicationProblems(positionId, readApplicationForm(typed)),
  );
  const [failure, setFailure] = useState("");
  const sender = senderOf(positionId);
  const { isSending, answer } = useStore(sender);
  useFormDraft(form, returned !== null);

  // Also for a send that failed while the window was closed.
  useEffect(() => {
    if (!answer || answer.ok) return;
    const { status, problem, fields } = answer;
    const says = problem && problem.code !== "applicationFailed" ? `${say(problem, applicationMessages)} ` : "";
    setFailure(status === 0 ? says : says + text.kept);
    const found = sayFields(fields, applicationMessages);
    if (Object.keys(found).length > 0) refuse(found);
    sender.reset();
  }, [answer, sender, text, refuse]);

  const submit = withScripts((sent) => {
    if (sender.get().isSending) return;
    const typed = readApplicationForm(new FormData(sent));
    const problems = applicationProblems(positionId, typed);
    setFailure("");
    if (Object.keys(problems).length > 0) {
      refuse(problems);
      return;
    }
    setErrors({});
    void sendApplication(positionId, typed, text.toasts);
  });

  return (
    <form {...plainForm(positionId)} ref={form} data-draft={draftKey(positionId)} onInput={onInput} onSubmit={submit}>
      <ApplicationFields {...props} errors={errors} isSending={isSending} failure={failure} />
    </form>
  );
}

type ApplicationFieldsProps = ApplicationFormProps & { errors: FieldErrors; isSending: boolean; failure: string };

function ApplicationFields({ text, notice, returned, errors, isSending, failure }: ApplicationFieldsProps) {
  return (
    <>
      <p className="text-ink-soft sm:col-span-2">{text.intro}</p>
      {returned ? (
        <p
          role="alert"
          className="cut mt-4 border-2 border-alert bg-alert-tint px-4 py-3 font-semibold text-alert sm:col-span-2"
        >
          {returned.message}
        </p>
      ) : null}
      {applicationFields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          id={`apply-${field.name}`}
          label={text.fields[field.name].label}
          hint={{ text: text.fields[field.name].hint, className: "leading-snug" }}
          optional={field.required ? null : text.optional}
          error={errors[field.name]}
          defaultValue={returned?.typed[field.name]}
          // The four rows belong to the form's grid, so that neighbours stay level whatever wraps or fails beside them.
          className={`row-span-4 mt-5 grid min-w-0 grid-rows-subgrid ${"rows" in field ? "sm:col-span-2" : ""}`}
          fieldClassName="mt-1.5 scroll-mt-[calc(var(--clear-above)+6rem)]"
        />
      ))}
      <div className="mt-5 sm:col-span-2">
        <p className="text-ink-soft text-sm">
          <InlineLinks text={notice} />
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <button type="submit" disabled={isSending} className="button button-primary w-full sm:w-auto sm:min-w-56">
            {isSending ? text.submitting : text.submit}
          </button>
          <p role="alert" className="min-w-0 flex-1 basis-48 font-semibold text-alert empty:hidden">
            {failure}
          </p>
        </div>
      </div>
    </>
  );
}
