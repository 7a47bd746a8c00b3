import type { ComponentProps, ReactNode } from "react";
import { useHref } from "react-router";
import { TextField } from "#app/components/ui/text-field.tsx";
import { useEdition } from "#app/components/ui/use-edition.ts";
import { editions } from "#app/lib/edition.ts";
import { fill } from "#app/lib/fill.ts";
import { dayInWords } from "#app/lib/india-day.ts";
import { entryFields } from "#app/schemas/entry-fields.ts";
import type { Route } from "./+types/my-entry";

type Loaded = Route.ComponentProps["loaderData"];
type Text = Loaded["text"];
type View = NonNullable<Loaded["view"]>;
type MyEntryProps = Pick<Loaded, "text" | "newsConsent"> & { view: View };

/** One's own page. It consists of plain forms, which the server answers with the updated page, with and without scripts. */
export function MyEntryScreen({ text, newsConsent, view }: MyEntryProps) {
  const { entry, notice, token } = view;
  const { invalid, meanwhile, tick } = text.notices;
  const isRefused = [invalid, meanwhile, tick].some((refusal) => refusal === notice);
  return (
    <article className="shell max-w-4xl py-12">
      <h1 className="break-words text-3xl">{fill(text.heading, { brand: entry.brandName })}</h1>
      <p className="mt-4 max-w-prose text-ink-soft">{text.intro}</p>
      {notice ? (
        <p
          role={isRefused ? "alert" : "status"}
          className={`cut mt-6 border-2 p-4 font-semibold ${isRefused ? "border-alert bg-alert-tint text-alert" : "border-ink bg-white"}`}
        >
          {notice}
        </p>
      ) : null}
      {entry.confirmedAt || !entry.confirmBy ? null : (
        <Section heading={text.confirm.heading}>
          <p className="mt-2 max-w-prose">{entry.referredBy ? text.confirm.bodyReferred : text.confirm.body}</p>
          <div className="mt-4">
            <PostButton token={token} intent="confirm" label={text.confirm.button} look="primary" />
          </div>
        </Section>
      )}
      <Section heading={text.entry.heading}>
        <Facts text={text.entry} entry={entry} />
        <Correction text={text.entry} view={view} />
      </Section>
      <Section heading={text.referrals.heading}>
        <Referrals text={text.referrals} view={view} />
      </Section>
      <Section heading={text.messages.heading}>
        <Messages text={text.messages} newsConsent={newsConsent} view={view} />
      </Section>
      <Section heading={text.consent.heading}>
        <Consents text={text.consent} consents={view.consents} />
      </Section>
      <Section heading={text.download.heading}>
        <p className="mt-2 max-w-prose">{text.download.body}</p>
        <TokenForm token={token} path="/waitlist/me.json" className="mt-4">
          <button type="submit" className="button button-secondary">
            {text.download.button}
          </button>
        </TokenForm>
      </Section>
      <Section heading={text.erase.heading}>
        <p className="mt-2 max-w-prose">{text.erase.body}</p>
        <TokenForm token={token} className="mt-2">
          <label className="flex min-h-11 items-start gap-3 py-2">
            <input type="checkbox" name="sure" required className="tick-box mt-0.5" />
            <span>{text.erase.tick}</span>
          </label>
          <button type="submit" name="intent" value="erase" className="button button-secondary mt-2">
            {text.erase.button}
          </button>
        </TokenForm>
      </Section>
    </article>
  );
}

function useDay(): (moment: Date) => string {
  const { language } = editions[useEdition()];
  return (moment) => dayInWords(moment, language);
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-10 border-ink border-t-2 pt-5">
      <h2 className="text-xl">{heading}</h2>
      {children}
    </section>
  );
}

type TokenFormProps = ComponentProps<"form"> & { token: string; path?: string };

function TokenForm({ token, path = "/waitlist/me", children, ...form }: TokenFormProps) {
  return (
    <form {...form} method="post" action={useHref(path)}>
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  );
}

type PostButtonProps = { token: string; intent: string; label: string; look?: "primary" | "secondary" };

function PostButton({ token, intent, label, look = "secondary" }: PostButtonProps) {
  return (
    <TokenForm token={token}>
      <button type="submit" name="intent" value={intent} className={`button button-${look}`}>
        {label}
      </button>
    </TokenForm>
  );
}

function Facts({ text, entry }: { text: Text["entry"]; entry: View["entry"] }) {
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

type OwnField = Extract<(typeof entryFields)[number], { name: keyof View["typed"] }>;

function Correction({ text, view }: { text: Text["entry"]; view: View }) {
  const correctable = entryFields.filter((field): field is OwnField => field.name in view.typed);
  return (
    <TokenForm token={view.token} noValidate className="mt-6">
      <h3 className="text-lg">{text.correctHeading}</h3>
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
      <button type="submit" name="intent" value="correct" className="button button-secondary mt-4">
        {text.submit}
      </button>
      <p className="mt-3 text-ink-soft text-sm">{text.address}</p>
    </TokenForm>
  );
}

function Referrals({ text, view }: { text: Text["referrals"]; view: View }) {
  const { referrals, freeMonthsGranted: granted } = view;
  const all = view.entry.referralCount;
  const day = useDay();
  return (
    <>
      {referrals.length === 0 ? <p className="mt-2">{text.none}</p> : null}
      {granted > 0 ? (
        <p className="mt-2">{fill(granted === 1 ? text.granted.one : text.granted.other, { count: granted })}</p>
      ) : null}
      {all > referrals.length ? <p className="mt-2">{fill(text.newest, { all, shown: referrals.length })}</p> : null}
      <ul className="mt-2">
        {referrals.map((referral) => {
          const { brandName, joinedAt, confirmBy, state, reason } = referral;
          const until = confirmBy ? day(confirmBy) : "";
          return (
            <li key={`${joinedAt.getTime()} ${brandName}`} className="border-line py-3 not-first:border-t-2">
              <p className="break-words font-semibold">
                {brandName}, <span>{day(joinedAt)}</span>
              </p>
              <p>{fill(text.states[state], { until, reason: reason ?? "" })}</p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type MessagesProps = Omit<MyEntryProps, "text"> & { text: Text["messages"] };

function Messages({ text, newsConsent, view }: MessagesProps) {
  const { acceptedMarketing, messagesStoppedAt } = view.entry;
  const [withNews, withoutNews] = messagesStoppedAt ? [text.newsOnly, text.off] : [text.on, text.news];
  return (
    <>
      <p className="mt-2 max-w-prose">{acceptedMarketing ? withNews : withoutNews}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {messagesStoppedAt && !acceptedMarketing ? null : (
          <PostButton token={view.token} intent="stop" label={text.stop} />
        )}
        {messagesStoppedAt ? <PostButton token={view.token} intent="tell" label={text.tell} /> : null}
      </div>
      {acceptedMarketing ? null : (
        <>
          <p className="mt-4 mb-2 max-w-prose">{newsConsent}</p>
          <PostButton token={view.token} intent="resume" label={text.resume} />
        </>
      )}
    </>
  );
}

function Consents({ text, consents }: { text: Text["consent"]; consents: View["consents"] }) {
  const day = useDay();
  const lines = consents.flatMap(({ termsVersion, marketingVersion, givenAt, marketingWithdrawnAt }) => {
    const date = day(givenAt);
    const withdrawn = marketingWithdrawnAt ? `, ${fill(text.withdrawn, { date: day(marketingWithdrawnAt) })}` : "";
    return [
      ...(termsVersion ? [fill(text.terms, { version: termsVersion, date })] : []),
      ...(marketingVersion ? [`${fill(text.marketing, { version: marketingVersion, date })}${withdrawn}`] : []),
    ];
  });
  if (lines.length === 0) return <p className="mt-2">{text.none}</p>;
  return (
    <ul className="mt-2 list-disc space-y-1 pl-6">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two receipts of one day read the same.
        <li key={`${index} ${line}`}>{line}</li>
      ))}
    </ul>
  );
}
