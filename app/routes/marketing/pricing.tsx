import { useState } from "react";
import { redirect, useLocation } from "react-router";
import { pricingHead } from "#app/.server/head/index.ts";
import { platform } from "#app/cloudflare.ts";
import { CallToAction } from "#app/components/sections/call-to-action.tsx";
import { Faq } from "#app/components/sections/faq.tsx";
import { AccessMatrix } from "#app/components/sections/pricing-access.tsx";
import { TeamCalculator } from "#app/components/sections/pricing-calculator.tsx";
import { BillingToggle, RoleCard } from "#app/components/sections/pricing-roles.tsx";
import { SectionHeading } from "#app/components/sections/section-heading.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { FoldHeading, PhoneFold, PLAIN_SUMMARY } from "#app/components/ui/phone-fold.tsx";
import type { Texts } from "#app/content/texts.ts";
import { type Edition, editions } from "#app/lib/edition.ts";
import { fill, fillAll } from "#app/lib/fill.ts";
import { loadedHead } from "#app/lib/page-meta.ts";
import { annualMonthlyRupees } from "#app/lib/price.ts";
import { firstTeam, readChoice, readForm, type Team, withCount, writeChoice, writeTeam } from "#app/lib/team-cost.ts";
import type { PricingRole } from "#app/schemas/content.ts";
import { onAnotherPath } from "#app/lib/revalidation.ts";
import type { Route } from "./+types/pricing";

const PATH = "/pricing";

export function loader({ url, context }: Route.LoaderArgs) {
  const here = platform(context);
  const { edition, launch, texts } = here;
  const { prices } = texts;
  const { annualDiscount } = texts.brand;
  const { modules } = texts.modules;
  const { pricingIntro, pricingRoles } = texts.pricing;
  const roleIds = pricingRoles.map(({ id }) => id);
  // Without scripts the calculator sends a field for each role; the address to share has one for all.
  const sent = readForm(url.searchParams, roleIds);
  if (sent) throw redirect(`${PATH}${writeChoice(sent, roleIds)}`);
  return {
    head: pricingHead(here),
    intro: fillAll(pricingIntro, launch),
    mostPopular: texts.pricing.mostPopularLabel,
    roles: pricingRoles.map(({ accessToCategories, accessNotes, ...role }) => ({
      ...role,
      annualMonthlyRupees: annualMonthlyRupees(role.monthlyRupees, annualDiscount.factor),
      access: modules.map(({ room }) => ({ room, level: accessToCategories[room], note: accessNotes?.[room] })),
      accessSummary: summarise(accessToCategories, pricingIntro, edition),
    })),
    rooms: modules.map(({ room, name, gist }) => ({ room, name, gist })),
    matrix: texts.pricing.accessMatrix,
    calculator: fillAll(texts.pricing.teamCalculator, launch),
    gstPercent: texts.pricing.gstPercent,
    why: texts.pricing.whyRoles,
    faq: {
      heading: texts.pricing.pricingFaqHeading,
      items: fillAll(texts.pricing.pricingFaq, { ...launch, ...prices }),
    },
    closing: texts.pricing.pricingClosing,
  };
}

type Access = PricingRole["accessToCategories"];

function summarise(access: Access, text: Texts["pricing"]["pricingIntro"], edition: Edition): string {
  const given = Object.values(access);
  const counts = (["full", "limited", "view", "none"] as const).flatMap((level) => {
    const count = given.filter((each) => each === level).length;
    return count === 0 ? [] : [fill(text.accessCounts[level], { count })];
  });
  if (counts.length === 1) return fill(text.fullAccess, { count: given.length });
  const list = new Intl.ListFormat(editions[edition].language);
  return fill(text.access, { count: given.length, counts: list.format(counts) });
}

/** The page reads billing and team from the address, so the server has nothing to add. */
export const shouldRevalidate = onAnotherPath;

export const meta = loadedHead;

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { intro, roles, why, closing } = loaderData;
  const roleIds = roles.map(({ id }) => id);
  const { billing, team, isChosen, chooseTeam } = useChoice(roleIds);
  return (
    <>
      <section className="shell grid items-end gap-x-12 gap-y-5 pt-6 sm:gap-y-8 sm:pt-10 lg:grid-cols-[2fr_1fr] lg:pt-14">
        <div>
          <h1 className="text-4xl">{intro.heading}</h1>
          <p className="mt-3 max-w-2xl sm:mt-5 sm:text-lg">{intro.body}</p>
        </div>
        <div>
          <BillingToggle billing={billing} team={isChosen ? writeTeam(team, roleIds) : null} text={intro} />
          <p className="mt-4 text-sm">{intro.gstNote}</p>
          <p className="mt-1 max-w-72 text-ink-soft text-sm sm:max-w-md">{intro.earlyBirdNote}</p>
        </div>
      </section>

      <TeamCalculator
        page={loaderData}
        billing={billing}
        team={team}
        onCount={(roleId, count) => chooseTeam(withCount(team, roleId, count))}
        onReset={() => chooseTeam(firstTeam)}
      />

      <section aria-labelledby="roles" className="shell mt-section">
        <h2 id="roles" className="mb-6 text-3xl">
          {intro.rolesHeading}
        </h2>
        <ul className="grid gap-4 sm:gap-6 md:grid-cols-2 lg:grid-cols-3">
          {roles.map((role) => (
            <li
              key={role.id}
              className="below row-span-4 grid min-w-0 grid-rows-subgrid [--tall:14rem] md:[--below:visible]"
            >
              <RoleCard role={role} billing={billing} text={intro} mostPopular={loaderData.mostPopular} />
            </li>
          ))}
        </ul>
      </section>

      <AccessMatrix matrix={loaderData.matrix} rooms={loaderData.rooms} roles={roles} />

      <section aria-labelledby="why" className="below shell mt-section [--tall:34rem] lg:[--tall:31rem]">
        <SectionHeading id="why" heading={why.heading} intro={why.intro} />
        <ul className="mt-6 grid gap-x-12 sm:mt-9 md:grid-cols-2 md:gap-y-9">
          {why.points.map((point) => (
            <li
              key={point.title}
              className="border-line border-b-2 md:border-ink md:border-t-2 md:border-b-0 md:pt-1.5"
            >
              <PhoneFold
                name={point.title}
                summaryClassName={`${PLAIN_SUMMARY} justify-between`}
                summary={<FoldHeading level="h3">{point.title}</FoldHeading>}
              >
                <p className="pb-4 text-ink-soft md:pb-0">{point.description}</p>
              </PhoneFold>
            </li>
          ))}
        </ul>
      </section>

      <Faq {...loaderData.faq} />

      <CallToAction heading={closing.heading} body={closing.body}>
        <ButtonLink to="/waitlist">{closing.cta}</ButtonLink>
      </CallToAction>
    </>
  );
}

/**
 * Billing and team from the address. A changed team is written into the address without the router: a navigation for each
 * key pressed would lag behind the typing.
 */
function useChoice(roleIds: readonly string[]) {
  const { key, search } = useLocation();
  const given = new URLSearchParams(search);
  const { billing, team: givenTeam } = readChoice(given, roleIds);
  const [chosen, setChosen] = useState<{ at: string; team: Team } | null>(null);
  // The chosen team is valid until the next navigation, whose address then decides.
  const current = chosen?.at === key ? chosen.team : null;
  const chooseTeam = (team: Team) => {
    setChosen({ at: key, team });
    try {
      window.history.replaceState(window.history.state, "", writeChoice({ billing, team }, roleIds));
    } catch {
      // Some browsers refuse the hundredth change within half a minute. The bill is right all the same.
    }
  };
  return { billing, team: current ?? givenTeam, isChosen: current !== null || given.has("team"), chooseTeam };
}
