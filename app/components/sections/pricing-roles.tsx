import { Form } from "react-router";
import { AccessMark } from "#app/components/ui/access-mark.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PersistedDetails } from "#app/components/ui/persisted-details.tsx";
import { PLAIN_SUMMARY } from "#app/components/ui/phone-fold.tsx";
import { useFrameWords } from "#app/components/ui/use-frame-words.ts";
import { fill } from "#app/lib/fill.ts";
import { formatRupees } from "#app/lib/indian-numbers.ts";
import type { Billing } from "#app/lib/team-cost.ts";
import type { Route } from "../../routes/marketing/+types/pricing";

type Loaded = Route.ComponentProps["loaderData"];
type Role = Loaded["roles"][number];
type PriceText = Loaded["intro"];

/** Chooses the billing period. A plain form, so it works without scripts; other parameters of the address are kept. */
export function BillingToggle({ billing, team, text }: { billing: Billing; team: string | null; text: PriceText }) {
  const choice = (value: Billing, label: string) => (
    <button
      type="submit"
      name="billing"
      value={value}
      aria-pressed={billing === value}
      className="cut flex min-h-12 items-center px-4 font-semibold sm:px-5 aria-pressed:bg-ink aria-pressed:text-paper"
    >
      {label}
    </button>
  );
  return (
    <Form
      method="get"
      action="/pricing"
      replace
      preventScrollReset
      className="flex flex-wrap items-center gap-x-2 gap-y-3 sm:gap-x-4"
    >
      {team === null ? null : <input type="hidden" name="team" value={team} />}
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons under one name; a fieldset would announce a form to fill in. */}
      <div role="group" aria-label={text.billingLabel} className="cut flex flex-wrap border-2 border-ink bg-white p-1">
        {choice("monthly", text.monthly)}
        {choice("annually", text.annually)}
      </div>
      <span className="rounded-md bg-marigold-tint px-3 py-1.5 font-semibold text-sm">{text.savingLabel}</span>
    </Form>
  );
}

const priceOf = (role: Role, billing: Billing): string =>
  formatRupees(billing === "annually" ? role.annualMonthlyRupees : role.monthlyRupees);

type RoleCardProps = { role: Role; billing: Billing; text: PriceText; mostPopular: string };

/** One role: its audience, its price, and in a fold the doors it opens. */
export function RoleCard({ role, billing, text, mostPopular }: RoleCardProps) {
  const words = useFrameWords().links;
  return (
    <article
      aria-labelledby={`role-${role.id}`}
      className={`cut-lg row-span-4 grid min-w-0 grid-rows-subgrid gap-y-0 border-2 bg-white p-4 sm:p-6 ${
        role.highlight ? "border-ink [box-shadow:6px_8px_0_var(--color-marigold)]" : "border-line max-sm:pb-1"
      }`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`role-${role.id}`} className="text-xl">
          <RoleTitle title={role.title} />
        </h3>
        {role.highlight ? (
          <span className="cut flex items-center gap-1.5 bg-ink px-2.5 py-1 font-semibold text-paper text-sm">
            <Icon name="star" className="size-4 text-marigold" />
            {mostPopular}
          </span>
        ) : null}
      </div>
      <p className="mt-2 text-ink-soft">{role.description}</p>
      <Price role={role} billing={billing} text={text} />
      <div className="mt-2 flex flex-wrap items-start gap-x-3 self-end">
        <PersistedDetails
          name={`opens ${role.id}`}
          summary={<h4 className="font-sans text-base">{text.opens}</h4>}
          summaryClassName={PLAIN_SUMMARY}
          className="peer grow basis-32 open:basis-full"
        >
          <p className="flex flex-wrap gap-3" aria-hidden="true">
            {role.access.map(({ room, level }) => (
              <AccessMark key={room} level={level} room={room} />
            ))}
          </p>
          <p className="mt-1.5 text-sm">{role.accessSummary}</p>
          <ul className="mt-3 mb-4 space-y-2">
            {role.features.map((feature) => (
              <li key={feature} className="flex gap-3">
                <Icon name={isLack(feature) ? "minus" : "check"} className="mt-1 size-5 text-ink-soft" />
                <span className="min-w-0">{feature}</span>
              </li>
            ))}
          </ul>
        </PersistedDetails>
        <ButtonLink
          to="/waitlist"
          look={role.highlight ? "primary" : "secondary"}
          // On a phone a card joins once it is open: two ways to join fill its screen.
          className={`grow ${role.highlight ? "" : "max-sm:hidden max-sm:peer-open:inline-flex"}`}
        >
          <span>{role.cta}</span>
          <span className="sr-only">{fill(words.as, { name: role.title })}</span>
        </ButtonLink>
      </div>
    </article>
  );
}

/** A role's title, with a possible line break after its slash. */
export function RoleTitle({ title }: { title: string }) {
  const [first, second] = title.split("/");
  if (!second) return <>{title}</>;
  return (
    <>
      {first}/<wbr />
      {second}
    </>
  );
}

/** A feature that the role lacks gets no tick. */
const isLack = (feature: string): boolean => /^No | नहीं$/.test(feature);

function Price({ role, billing, text }: Pick<RoleCardProps, "role" | "billing" | "text">) {
  const isAnnual = billing === "annually";
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-2 sm:mt-4">
      <span className="font-bold font-display text-3xl">{priceOf(role, billing)}</span>{" "}
      <span className="font-semibold">{text.gstBeside}</span>{" "}
      <span className="text-ink-soft text-sm sm:w-full">{isAnnual ? text.billedAnnually : text.billedMonthly}</span>{" "}
      {isAnnual ? (
        <span className="w-full text-ink-soft text-sm">
          {fill(text.insteadOf, { amount: formatRupees(role.monthlyRupees) })}
        </span>
      ) : null}
    </p>
  );
}
