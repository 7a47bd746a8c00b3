import { useHref } from "react-router";
import { fill } from "#app/lib/fill.ts";
import { Correction, MyEntryFacts } from "./my-entry-facts.tsx";
import { useDay, type MyEntryText, type MyEntryView } from "./my-entry-view.ts";

/** `newsConsent` is the sentence of the form that asks for the consent to news and offers. */
type MyEntryProps = { text: MyEntryText; newsConsent: string; view: MyEntryView };

/** One's own page. It consists of plain forms, which the server answers with the updated page, with and without scripts. */
export function MyEntry({ text, newsConsent, view }: MyEntryProps) {
  const { entry, notice } = view;
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
            <PostButton token={view.token} intent="confirm" label={text.confirm.button} look="primary" />
          </div>
        </Section>
      )}
      <Section heading={text.entry.heading}>
        <MyEntryFacts text={text.entry} entry={entry} />
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
        <form method="post" action={useHref("/waitlist/me.json")} className="mt-4">
          <input type="hidden" name="token" value={view.token} />
          <button type="submit" className="button button-secondary">
            {text.download.button}
          </button>
        </form>
      </Section>
      <Section heading={text.erase.heading}>
        <p className="mt-2 max-w-prose">{text.erase.body}</p>
        <form method="post" action={useHref("/waitlist/me")} className="mt-2">
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

type PostButtonProps = { token: string; intent: string; label: string; look?: "primary" | "secondary" };

function PostButton({ token, intent, label, look = "secondary" }: PostButtonProps) {
  return (
    <form method="post" action={useHref("/waitlist/me")}>
      <input type="hidden" name="token" value={token} />
      <button type="submit" name="intent" value={intent} className={`button button-${look}`}>
        {label}
      </button>
    </form>
  );
}

function Referrals({ text, view }: { text: MyEntryText["referrals"]; view: MyEntryView }) {
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

type MessagesProps = { text: MyEntryText["messages"]; newsConsent: string; view: MyEntryView };

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

function Consents({ text, consents }: { text: MyEntryText["consent"]; consents: MyEntryView["consents"] }) {
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
