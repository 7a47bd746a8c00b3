import type { ownPage } from "#app/content/own-page.ts";
import { fill } from "#app/lib/fill.ts";

type Text = typeof ownPage;
type Moment = Date | null;
type Correctable = { brandName: string; founderName: string; phoneNumber: string; igHandle: string | null };

export type OwnPageView = {
  token: string;
  entry: Correctable & {
    email: string;
    businessType: string | null;
    referralCode: string;
    position: number;
    joinedAt: Date;
    confirmedAt: Moment;
    confirmBy: Moment;
    referredBy: string | null;
    acceptedMarketing: boolean;
    messagesStoppedAt: Moment;
  };
  /** What the fields to correct hold: what was typed, where it could not be taken. */
  typed: Correctable;
  fields: Record<string, string>;
  notice: string;
  freeMonthsGranted: number;
  referrals: readonly {
    brandName: string;
    joinedAt: Date;
    confirmBy: Moment;
    state: keyof Text["referrals"]["states"];
    reason: string | null;
  }[];
  consents: readonly {
    termsVersion: string | null;
    marketingVersion: string | null;
    givenAt: Date;
    marketingWithdrawnAt: Moment;
  }[];
};

/** The same day for server and browser, wherever the browser is. */
const day = (moment: Date): string =>
  new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", dateStyle: "long" }).format(moment);

/** One's own page. Plain forms alone, which the server answers with the page anew: with and without scripts alike. */
export function OwnPage({ text, view }: { text: Text; view: OwnPageView }) {
  const { entry, notice } = view;
  const isRefused = notice === text.notices.invalid || notice === text.notices.tick;
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
          <p className="mt-2 max-w-prose">{text.confirm.body}</p>
          <Press
            token={view.token}
            intent="confirm"
            label={text.confirm.button}
            className="button button-primary mt-4"
          />
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
        <Messages text={text.messages} view={view} />
      </Section>
      <Section heading={text.consent.heading}>
        <Consents text={text.consent} consents={view.consents} />
      </Section>
      <Section heading={text.download.heading}>
        <p className="mt-2 max-w-prose">{text.download.body}</p>
        <form method="post" action="/waitlist/me.json" className="mt-4">
          <input type="hidden" name="token" value={view.token} />
          <button type="submit" className="button button-secondary">
            {text.download.button}
          </button>
        </form>
      </Section>
      <Section heading={text.erase.heading}>
        <p className="mt-2 max-w-prose">{text.erase.body}</p>
        <form method="post" action="/waitlist/me" className="mt-2">
          <input type="hidden" name="token" value={view.token} />
          <input type="hidden" name="intent" value="erase" />
          <label className="flex min-h-11 items-start gap-3 py-2">
            <input type="checkbox" name="sure" required className="tick-box mt-0.5" />
            <span>{text.erase.tick}</span>
          </label>
          <button type="submit" className="button button-secondary mt-2">
            {text.erase.button}
          </button>
        </form>
      </Section>
    </article>
  );
}

function Section({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section className="mt-10 border-ink border-t-2 pt-5">
      <h2 className="text-xl">{heading}</h2>
      {children}
    </section>
  );
}

type PressProps = { token: string; intent: string; label: string; className: string };

/** A button that posts to the page. */
function Press({ token, intent, label, className }: PressProps) {
  return (
    <form method="post" action="/waitlist/me">
      <input type="hidden" name="token" value={token} />
      <button type="submit" name="intent" value={intent} className={className}>
        {label}
      </button>
    </form>
  );
}

function Facts({ text, entry }: { text: Text["entry"]; entry: OwnPageView["entry"] }) {
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

const inputs = [
  { name: "brandName", type: "text", autoComplete: "organization" },
  { name: "founderName", type: "text", autoComplete: "name" },
  { name: "phoneNumber", type: "tel", autoComplete: "tel" },
  { name: "igHandle", type: "text", autoComplete: "off" },
] as const;

function Correction({ text, view }: { text: Text["entry"]; view: OwnPageView }) {
  return (
    <form method="post" action="/waitlist/me" noValidate className="mt-6">
      <h3 className="text-lg">{text.correctHeading}</h3>
      <input type="hidden" name="token" value={view.token} />
      <input type="hidden" name="intent" value="correct" />
      <div className="mt-3 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {inputs.map(({ name, type, autoComplete }) => {
          const error = view.fields[name];
          return (
            <div key={name}>
              <label htmlFor={`own-${name}`} className="font-semibold">
                {text.fields[name]}
              </label>
              <input
                id={`own-${name}`}
                name={name}
                type={type}
                autoComplete={autoComplete}
                defaultValue={view.typed[name] ?? ""}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `own-${name}-error` : undefined}
                className="field mt-1"
              />
              {error ? (
                <p id={`own-${name}-error`} className="mt-1 font-semibold text-alert text-sm">
                  {error}
                </p>
              ) : null}
            </div>
          );
        })}
      </div>
      <button type="submit" className="button button-secondary mt-4">
        {text.submit}
      </button>
      <p className="mt-3 text-ink-soft text-sm">{text.address}</p>
    </form>
  );
}

function Referrals({ text, view }: { text: Text["referrals"]; view: OwnPageView }) {
  const { referrals, freeMonthsGranted: granted } = view;
  return (
    <>
      {referrals.length === 0 ? <p className="mt-2">{text.none}</p> : null}
      {granted > 0 ? (
        <p className="mt-2">{fill(granted === 1 ? text.granted.one : text.granted.other, { count: granted })}</p>
      ) : null}
      <ul className="mt-2 divide-y divide-line">
        {referrals.map((referral) => {
          const { brandName, joinedAt, confirmBy, state, reason } = referral;
          const until = confirmBy ? day(confirmBy) : "";
          return (
            <li key={`${joinedAt.getTime()} ${brandName}`} className="py-3">
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

function Messages({ text, view }: { text: Text["messages"]; view: OwnPageView }) {
  const { acceptedMarketing, messagesStoppedAt } = view.entry;
  const said = messagesStoppedAt ? text.off : acceptedMarketing ? text.on : text.news;
  return (
    <>
      <p className="mt-2 max-w-prose">{said}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {messagesStoppedAt ? null : (
          <Press token={view.token} intent="stop" label={text.stop} className="button button-secondary" />
        )}
        {acceptedMarketing ? null : (
          <Press token={view.token} intent="resume" label={text.resume} className="button button-secondary" />
        )}
      </div>
    </>
  );
}

function Consents({ text, consents }: { text: Text["consent"]; consents: OwnPageView["consents"] }) {
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
