import { type FormEvent, useState } from "react";
import { useHref } from "react-router";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { FallbackBoundary } from "#app/components/ui/fallback-boundary.tsx";
import { Receipt } from "#app/components/ui/receipt.tsx";
import { fill } from "#app/lib/fill.ts";
import { gstRupees, rupeesWithGst } from "#app/lib/price.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import { type Billing, MAX_PER_ROLE, type Team, teamCost } from "#app/lib/team-cost.ts";
import type { Route } from "../../routes/marketing/+types/pricing";
import { SectionHeading } from "./section-heading.tsx";

type Loaded = Route.ComponentProps["loaderData"];
type CalculatorText = Loaded["calculator"];
type CalculatorProps = {
  page: Loaded;
  billing: Billing;
  team: Team;
  onCount: (roleId: string, count: number) => void;
  onReset: () => void;
};

/** The number of people in each role, and the bill for them. Without scripts, or if they fail, a form that asks the server. */
export function TeamCalculator(props: CalculatorProps) {
  const text = props.page.calculator;
  return (
    <section aria-labelledby="team" className="below shell mt-section [--tall:80rem] lg:[--tall:51rem]">
      <SectionHeading id="team" heading={text.heading} intro={text.intro} />
      <FallbackBoundary fallback={<PlainCalculator {...props} />}>
        <LiveCalculator {...props} />
      </FallbackBoundary>
    </section>
  );
}

function PlainCalculator({ page: { calculator: text, roles }, billing, team }: CalculatorProps) {
  return (
    <form method="get" action={useHref("/pricing#team")} className="mt-8 max-w-xl">
      <p role="alert">{text.broken}</p>
      {billing === "annually" ? <input type="hidden" name="billing" value={billing} /> : null}
      {roles.map(({ id, title }) => (
        <label key={id} className="flex items-center justify-between gap-3 border-line border-b-2 py-3">
          {title}
          <input
            type="number"
            name={id}
            min={0}
            max={MAX_PER_ROLE}
            defaultValue={team[id] ?? 0}
            className="field w-20"
          />
        </label>
      ))}
      <p className="mt-4 font-semibold">{`${text.monthTotal}: ${formatRupees(teamCost(team, roles, billing).monthRupees)}`}</p>
      <button type="submit" className="button button-primary mt-5">
        {text.update}
      </button>
    </form>
  );
}

function LiveCalculator({ page, billing, team, onCount, onReset }: CalculatorProps) {
  const { calculator: text, roles } = page;
  // With scripts the bill is already up to date.
  const onSubmit = (event: FormEvent) => event.preventDefault();
  return (
    <div className="mt-5 grid items-start gap-x-12 gap-y-8 sm:mt-8 lg:grid-cols-2">
      <form method="get" action={useHref("/pricing#team")} onSubmit={onSubmit}>
        {billing === "annually" ? <input type="hidden" name="billing" value={billing} /> : null}
        <ul className="border-ink border-t-2">
          {roles.map((role) => (
            <Counter
              key={role.id}
              role={role}
              text={text}
              price={billing === "annually" ? role.annualMonthlyRupees : role.monthlyRupees}
              count={team[role.id] ?? 0}
              onCount={(count) => onCount(role.id, count)}
            />
          ))}
        </ul>
        {/* In sight while one counts, until the bill comes. The status announces it. */}
        <p
          aria-hidden="true"
          className="sticky bottom-(--dock) flex min-h-14 flex-wrap items-baseline gap-x-2 border-ink border-b-2 bg-paper py-2 pr-14 [overflow-wrap:normal] lg:hidden noscript:hidden"
        >
          {text.monthTotal}{" "}
          <b className="font-bold font-display text-2xl">{formatRupees(teamCost(team, roles, billing).monthRupees)}</b>{" "}
          <span className="text-sm">{text.beforeGst}</span>
        </p>
        <button type="submit" className="button button-primary mt-5 hidden noscript:inline-flex">
          {text.update}
        </button>
      </form>
      <Bill {...{ page, billing, team, onReset }} />
    </div>
  );
}

type CounterProps = {
  role: Loaded["roles"][number];
  text: CalculatorText;
  price: number;
  count: number;
  onCount: (count: number) => void;
};

const STEP_BUTTON =
  "cut grid size-11 place-items-center border-2 border-ink bg-white hover:bg-paper-deep aria-disabled:border-line aria-disabled:text-ink-soft noscript:hidden";

/** A button at its limit is aria-disabled rather than disabled, so that it keeps the focus. */
function Counter({ role, text, price, count, onCount }: CounterProps) {
  const named = (label: string) => fill(label, { role: role.title });
  // In Hindi a title has its meaning after it, in brackets.
  const [name, hindi] = role.title.split(/(?= \()/);
  // Empty while the visitor types a new number; counts as 0 until then.
  const [isEmptied, setIsEmptied] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 border-line border-b-2 py-2 sm:py-3">
      <span className="min-w-36 flex-1">
        <span className="block font-semibold text-base/tight sm:text-lg/tight">{name}</span>{" "}
        <span className="block text-ink-soft text-sm">
          {hindi} {fill(text.each, { amount: formatRupees(price) })}
        </span>
      </span>
      <span className="flex items-center gap-1 sm:gap-2">
        <button
          type="button"
          aria-label={named(text.fewer)}
          aria-disabled={count === 0}
          onClick={() => count > 0 && onCount(count - 1)}
          className={STEP_BUTTON}
        >
          <Icon name="minus" />
        </button>
        <input
          type="number"
          inputMode="numeric"
          name={role.id}
          aria-label={named(text.count)}
          min={0}
          max={MAX_PER_ROLE}
          // As a string: React takes "02" for the number 2, and would leave it.
          value={isEmptied ? "" : String(count)}
          onChange={({ currentTarget }) => {
            setIsEmptied(currentTarget.value === "");
            onCount(currentTarget.valueAsNumber);
          }}
          onBlur={() => setIsEmptied(false)}
          onFocus={(event) => event.currentTarget.select()}
          className="field h-11 min-h-0 w-11 appearance-none sm:w-14 border-ink px-1 py-0 text-center font-semibold [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button
          type="button"
          aria-label={named(text.more)}
          aria-disabled={count === MAX_PER_ROLE}
          onClick={() => count < MAX_PER_ROLE && onCount(count + 1)}
          className={STEP_BUTTON}
        >
          <Icon name="plus" />
        </button>
      </span>
    </li>
  );
}

type BillProps = Omit<CalculatorProps, "onCount">;

function Bill({ page, billing, team, onReset }: BillProps) {
  const { calculator: text, roles, gstPercent, closing } = page;
  const cost = teamCost(team, roles, billing);
  const isAnnual = billing === "annually";
  return (
    <div className="[filter:drop-shadow(0_6px_0_var(--color-line))] lg:sticky lg:top-24">
      <Receipt className="border-marigold border-t-8">
        <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-2xl">
          {text.billHeading}{" "}
          <span className="font-sans font-semibold text-ink-soft text-sm">
            {isAnnual ? text.billedAnnually : text.billedMonthly}
          </span>
        </h3>
        {cost.people === 0 ? (
          <p className="mt-4 py-6">{text.empty}</p>
        ) : (
          <ul className="mt-3 border-line border-t-2 border-dashed pt-2">
            {roles
              .filter((role) => (team[role.id] ?? 0) > 0)
              .map((role) => (
                <li key={role.id} className="flex justify-between gap-4 py-1">
                  <span className="min-w-0">{`${team[role.id]} × ${role.title}`}</span>{" "}
                  <span>
                    {formatRupees((team[role.id] ?? 0) * (isAnnual ? role.annualMonthlyRupees : role.monthlyRupees))}
                  </span>
                </li>
              ))}
          </ul>
        )}
        <p role="status" className="sr-only">
          {`${text.monthTotal} ${formatRupees(cost.monthRupees)}, ${text.yearTotal} ${formatRupees(cost.yearRupees)}, ${text.beforeGst}`}
        </p>
        {cost.people === 0 ? null : (
          <>
            <Total label={text.monthTotal} rupees={cost.monthRupees} text={text} gstPercent={gstPercent} />
            <Total label={text.yearTotal} rupees={cost.yearRupees} text={text} gstPercent={gstPercent} />
            <p className="cut mt-4 bg-good-tint px-4 py-2.5 font-semibold text-good">
              {fill(text.yearSaving, { amount: formatRupees(cost.yearSavingRupees) })}
            </p>
            {text.earlyBirdHeading ? (
              <p className="cut mt-3 bg-marigold-tint px-4 py-2.5">
                <span className="block font-semibold">{text.earlyBirdHeading}</span>{" "}
                {fill(text.earlyBird, { amount: formatRupees(teamCost(team, roles, "monthly").monthRupees / 2) })}
              </p>
            ) : null}
          </>
        )}
        <ButtonLink to="/waitlist" className="mt-5 w-full">
          {closing.cta}
        </ButtonLink>
        <div className="mt-4 flex flex-wrap gap-x-2 gap-y-3 noscript:hidden">
          <CopyLink text={text} />
          <button type="button" onClick={onReset} className="button button-quiet">
            <Icon name="rotate-ccw" />
            {text.reset}
          </button>
        </div>
      </Receipt>
    </div>
  );
}

type TotalProps = { label: string; rupees: number; text: CalculatorText; gstPercent: number };

function Total({ label, rupees, text, gstPercent }: TotalProps) {
  return (
    <dl className="mt-3 border-line border-t-2 border-dashed pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="font-semibold">
          {label} <span className="font-normal text-ink-soft text-sm">{text.beforeGst}</span>
        </dt>
        <dd className="font-bold font-display text-2xl">{formatRupees(rupees)}</dd>
      </div>
      <div className="flex justify-between gap-x-4 text-ink-soft text-sm">
        <dt>{text.gstLine}</dt>
        <dd>{formatRupees(gstRupees(rupees, gstPercent))}</dd>
      </div>
      <div className="flex justify-between gap-x-4 text-sm">
        <dt>
          {label}, {text.withGst}
        </dt>
        <dd className="font-semibold">{formatRupees(rupeesWithGst(rupees, gstPercent))}</dd>
      </div>
    </dl>
  );
}

function CopyLink({ text }: { text: CalculatorText }) {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setState("copied");
    } catch {
      // Refused, or the page was not served securely and so has no clipboard.
      setState("failed");
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        onBlur={() => setState("idle")}
        className="button button-secondary max-sm:px-4"
      >
        <Icon name={state === "copied" ? "check" : "copy"} />
        {state === "copied" ? text.copied : text.copyLink}
      </button>
      <p role="status" className={state === "failed" ? "order-last w-full text-sm" : "sr-only"}>
        {state === "idle" ? "" : text[state === "copied" ? "copied" : "copyFailed"]}
      </p>
    </>
  );
}
