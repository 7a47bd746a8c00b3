import { type MouseEvent, useEffect, useRef } from "react";
import { isRouteErrorResponse, Link, Outlet, useNavigate, useParams } from "react-router";
import { findable } from "#app/.server/structured-data/index.ts";
import type { OpenedFromList } from "#app/careers/application-window.tsx";
import type { CareersOutlet } from "#app/careers/texts.ts";
import { fetchWindow } from "#app/careers/window-ahead.ts";
import { platform } from "#app/cloudflare.ts";
import { CallToAction } from "#app/components/sections/call-to-action.tsx";
import { OpenPositions } from "#app/components/sections/open-positions.tsx";
import { Perks, Principles } from "#app/components/sections/point-lists.tsx";
import { NotFoundScreen } from "#app/components/site/message-screens.tsx";
import { busy } from "#app/components/site/pending-page.tsx";
import { JumpButton, JumpLink } from "#app/components/ui/jump-link.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { opensElsewhere, useLinkAsButton } from "#app/components/ui/use-link-as-button.ts";
import { applicationForm } from "#app/content/application-form.ts";
import { careers, positions } from "#app/content/careers.ts";
import { pageMeta as pageTexts } from "#app/content/site.ts";
import { fill } from "#app/lib/fill.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { whenIdle } from "#app/lib/when-idle.ts";
import { showToast } from "#app/toast/toast-store.ts";
import { useToastsAhead } from "#app/toast/use-toasts-ahead.ts";
import type { Route } from "./+types/careers";

export function loader({ context }: Route.LoaderArgs) {
  const { meta: positionMeta, missing, ...form } = applicationForm;
  return {
    meta: pageTexts["/careers"],
    findable: findable(platform(context).settings, { path: "/careers" }),
    ...careers,
    positions,
    form,
    positionMeta,
    missing,
  };
}

/** A window that opens or closes over the page changes nothing of it. */
export const shouldRevalidate = () => false;

/** An open position has a head of its own, and so has the screen for a missing one. */
export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  if ("positionId" in params || !loaderData?.meta) return [];
  const { origin } = matches[0].loaderData;
  return pageMeta({ ...loaderData.meta, ...loaderData.findable, path: "/careers", origin });
};

const FROM_LIST: OpenedFromList = { fromList: true };
const applyLinkId = (positionId: string) => `apply-for-${positionId}`;

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { hero, values, perks, positionsSection, closing, form } = loaderData;
  const { positionId } = useParams();
  const landedOn = useRef(positionId).current;
  useFocusBack(positionId, landedOn);
  const asButton = useLinkAsButton();
  const open = useOpening(form.unavailable);
  const known = positionId === undefined || loaderData.positions.some((position) => position.id === positionId);
  if (!known) return <NotFoundScreen text={loaderData.missing} />;
  // With a window open, the page's heading is the window's.
  const Heading = positionId === undefined ? "h1" : "h2";
  return (
    <div data-room="crew">
      <Outlet context={{ ...loaderData, landedOn } satisfies CareersOutlet} />
      <div className={positionId === undefined ? undefined : "behind-window"}>
        <section className="shell grid items-center gap-10 pt-10 lg:grid-cols-2 lg:gap-12 lg:pt-16">
          <div>
            <Heading className="text-4xl">{hero.heading}</Heading>
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
          <Picture src="/images/rooms/crew.svg" alt="" width={480} height={320} priority className="cut-lg w-full" />
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
              onClick={open}
              className="button button-primary"
              {...asButton}
              aria-haspopup={asButton.role && "dialog"}
            >
              <span>{positionsSection.applyLabel}</span>
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

/**
 * The window's scripts are fetched ahead, so that it opens without a network, too. Where they can't be had, the router would
 * leave for the browser's own error page; that is said in words instead. The router itself prefetches nothing, since older
 * browsers would remember it if that failed (`import-whole.ts`).
 */
function useOpening(unavailable: { title: string; description: string }): (event: MouseEvent) => void {
  const isOpening = useRef(false);
  const navigate = useNavigate();
  useToastsAhead();
  useEffect(() => whenIdle(() => fetchWindow().catch(() => {})), []);
  const open = async (pathname: string) => {
    if (isOpening.current) return;
    isOpening.current = true;
    const atRest = busy();
    try {
      await fetchWindow();
      await navigate(pathname, { state: FROM_LIST, preventScrollReset: true });
    } catch {
      showToast({ ...unavailable, tone: "destructive" });
    } finally {
      atRest();
      isOpening.current = false;
    }
  };
  return (event) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void open((event.currentTarget as HTMLAnchorElement).pathname);
  };
}

/** When a window closes, the focus goes back to the button that opens it, also after the page has announced itself. */
function useFocusBack(positionId: string | undefined, landedOn: string | undefined): void {
  const before = useRef(positionId);
  useEffect(() => {
    const closed = before.current;
    before.current = positionId;
    if (closed === undefined || positionId !== undefined) return;
    const frame = requestAnimationFrame(() => {
      // Who came straight to a position has not been at its place in the list, and is taken there.
      document.getElementById(applyLinkId(closed))?.focus({ preventScroll: closed !== landedOn });
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
