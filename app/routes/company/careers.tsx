import { useEffect, useRef } from "react";
import { isRouteErrorResponse, Link, Outlet, useParams } from "react-router";
import { headOf } from "#app/.server/head/index.ts";
import type { OpenedFromList } from "#app/careers/application-window.tsx";
import { platform } from "#app/cloudflare.ts";
import { CallToAction } from "#app/components/sections/call-to-action.tsx";
import { OpenPositions } from "#app/components/sections/open-positions.tsx";
import { Perks, Principles } from "#app/components/sections/point-lists.tsx";
import { NotFoundScreen } from "#app/components/site/message-screens.tsx";
import { JumpButton, JumpLink } from "#app/components/ui/jump-link.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { useLinkAsButton } from "#app/components/ui/use-link-as-button.ts";
import { fill } from "#app/lib/fill.ts";
import { loadedHead } from "#app/lib/page-meta.ts";
import { onlyInDevelopment } from "#app/lib/revalidation.ts";
import type { Route } from "./+types/careers";

export function loader({ context }: Route.LoaderArgs) {
  const here = platform(context);
  const { texts } = here;
  const { meta, missing, ...form } = texts.applicationForm;
  return {
    head: headOf(here, { path: "/careers" }),
    ...texts.careers.careers,
    positions: texts.careers.positions,
    form,
    positionTitle: meta.title,
    missing,
  };
}

/** Opening or closing the window over the page changes no data. */
export const shouldRevalidate = onlyInDevelopment;

/** An open position has its own head, and so has the screen for a missing one. */
export const meta: Route.MetaFunction = ({ loaderData, params }) =>
  "positionId" in params ? [] : loadedHead({ loaderData });

const FROM_LIST: OpenedFromList = { fromList: true };
const applyLinkId = (positionId: string) => `apply-for-${positionId}`;

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { hero, values, perks, positionsSection, closing, form } = loaderData;
  const { positionId } = useParams();
  const landedOn = useRef(positionId).current;
  useFocusBack(positionId, landedOn);
  const asButton = useLinkAsButton();
  const known = positionId === undefined || loaderData.positions.some((position) => position.id === positionId);
  if (!known) return <NotFoundScreen text={loaderData.missing} />;
  // While a window is open, the page's h1 is in it.
  const Heading = positionId === undefined ? "h1" : "h2";
  return (
    <div data-room="crew">
      <Outlet context={landedOn} />
      <div className={positionId === undefined ? undefined : "noscript:hidden print:hidden"}>
        <section className="shell grid items-center gap-10 pt-10 lg:grid-cols-2 lg:gap-12 lg:pt-16">
          <div>
            <Heading className="text-4xl max-sm:text-[2.1rem]">{hero.heading}</Heading>
            <p className="mt-5 max-w-xl text-lg">{hero.intro}</p>
            <div className="mt-7 flex flex-wrap gap-x-4 gap-y-5">
              <JumpLink to="#positions" className="button button-primary">
                {hero.positionsLabel}
              </JumpLink>
              <JumpLink to="#values" className="button button-secondary">
                {hero.valuesLabel}
              </JumpLink>
            </div>
          </div>
          <Picture src="/images/rooms/crew.svg" alt="" priority className="cut-lg w-full" />
        </section>
        <Principles id="values" {...values} />
        <Perks id="perks" {...perks} />
        <OpenPositions positions={loaderData.positions} text={{ ...form, ...positionsSection }}>
          {(position) => (
            <Link
              id={applyLinkId(position.id)}
              to={`/careers/${position.id}`}
              state={FROM_LIST}
              preventScrollReset
              prefetch="intent"
              className="button button-secondary"
              {...asButton}
              aria-haspopup={asButton.role && "dialog"}
            >
              <span>{positionsSection.applyLabel}</span>{" "}
              <span className="sr-only">{fill(form.applySuffix, { title: position.title })}</span>
            </Link>
          )}
        </OpenPositions>
        <CallToAction heading={closing.heading} body={closing.body}>
          <JumpButton to="#positions" className="button button-primary">
            {closing.buttonLabel}
          </JumpButton>
        </CallToAction>
      </div>
    </div>
  );
}

/** When a window closes, the focus goes back to the button that opens it, also after the arrival has moved it. */
function useFocusBack(positionId: string | undefined, landedOn: string | undefined): void {
  const before = useRef(positionId);
  useEffect(() => {
    const closed = before.current;
    before.current = positionId;
    if (closed === undefined || positionId !== undefined) return;
    const frame = requestAnimationFrame(() => {
      const link = document.getElementById(applyLinkId(closed));
      // A visitor who came straight to a position has not seen its place in the list, so the page scrolls there.
      link?.focus({ preventScroll: closed !== landedOn });
    });
    return () => cancelAnimationFrame(frame);
  }, [positionId, landedOn]);
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404 && loaderData) {
    return <NotFoundScreen text={loaderData.missing} />;
  }
  throw error;
}
