import { type MouseEvent, type ReactNode, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { NewTabLink } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLinkLanguage } from "#app/components/ui/use-edition.ts";
import { useDismiss } from "#app/components/ui/use-dismiss.ts";
import { isHydrated } from "#app/lib/hydrated.ts";
import { useOfflinePages } from "#app/lib/offline-pages.ts";
import type { Route } from "../../+types/root";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";

type Frame = Route.ComponentProps["loaderData"];
export type NavLink = Frame["waysOfWorking"][number];
type HeaderProps = Pick<Frame, "rooms" | "waysOfWorking" | "audioLinks" | "keptLink" | "appUrl"> & {
  productName: string;
  text: Frame["header"];
};

/** The header. Its links are written once: a row with two disclosures, or on small screens a panel of two sections. */
export function Header({ productName, text, rooms, waysOfWorking, audioLinks, keptLink, appUrl }: HeaderProps) {
  const kept = useOfflinePages();
  const languageOf = useLinkLanguage();
  const { item, button, panel, isOpen } = useMenu<HTMLElement>();
  return (
    <header className="relative top-0 z-40 border-line border-b-2 bg-paper [@media(height>=25rem)]:sticky">
      <div className="shell flex min-h-[min(4rem,84px)] items-center justify-between gap-[16px]">
        <Link to="/" prefetch="intent" aria-label={text.homeLabel} className="-m-2 overflow-hidden p-2">
          <Logo name={productName} place="header" />
        </Link>
        <div className="flex items-center gap-[10px]">
          <Link
            to="/waitlist"
            prefetch="intent"
            className="join-link cut inline-flex min-h-[44px] items-center whitespace-nowrap bg-ink px-[14px] font-semibold text-white hover:bg-ink-soft md:order-last"
          >
            {text.join}
          </Link>
          <LanguageSwitch className="cut flex min-h-[44px] items-center whitespace-nowrap px-1.5 font-semibold text-[min(1.0625rem,5vw)] hover:bg-paper-deep max-sm:-mx-1.5" />
          <nav ref={item} aria-label={text.navLabel} className="md:order-first">
            <button
              {...button}
              aria-label={isOpen ? text.closeMenu : text.openMenu}
              className="-mr-2 grid size-[48px] place-items-center rounded-xl md:hidden"
            >
              <Icon name={isOpen ? "x" : "menu"} className="size-7" />
            </button>
            <div {...panel} className="menu">
              <ul className="md:flex md:flex-wrap md:justify-end md:gap-1">
                <Section label={text.features} wide>
                  <NavList links={rooms} className="gap-1 md:grid md:grid-cols-2" />
                  <p className="px-2 pt-3 text-ink-soft text-sm md:px-3">{text.waysOfWorking}</p>
                  <NavList links={waysOfWorking} className="md:flex" />
                  <Link to="/features" prefetch="intent" hrefLang={languageOf("/features")} className="menu-all">
                    {text.viewAllFeatures}
                    <Icon name="arrow-right" />
                  </Link>
                </Section>
                <Section label={text.audioInsights}>
                  <NavList links={[...audioLinks, ...(kept ? [keptLink] : [])]} hasDots={false} />
                </Section>
                <li>
                  <Link to="/pricing" prefetch="intent" className="menu-head">
                    {text.pricing}
                  </Link>
                </li>
                <li>
                  <NewTabLink href={appUrl} className="menu-head">
                    {text.app}
                    <Icon name="external-link" className="size-4" />
                  </NewTabLink>
                </li>
              </ul>
            </div>
          </nav>
        </div>
      </div>
    </header>
  );
}

function Section({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  const { item, button, panel } = useMenu<HTMLLIElement>(WIDE);
  return (
    <li ref={item} className={wide ? "lg:relative" : "md:relative"}>
      <button {...button} className="menu-head group max-md:justify-between">
        {label}
        <Icon name="chevron-down" className="transition-transform group-aria-expanded:rotate-180 md:size-4" />
      </button>
      <div
        {...panel}
        className={`menu-section cut-lg ${wide ? "md:right-4 md:w-[42rem] lg:right-0" : "md:right-0 md:w-56"}`}
      >
        <Suspense>{children}</Suspense>
      </div>
    </li>
  );
}

type NavListProps = {
  links: readonly (NavLink & Partial<Frame["rooms"][number]>)[];
  className?: string;
  hasDots?: boolean;
};

/** Names, and on wide screens a line about each. Those without a dot are in line with those that have one. */
function NavList({ links, className, hasDots = true }: NavListProps) {
  const languageOf = useLinkLanguage();
  return (
    <ul className={className}>
      {links.map(({ path, label, room, description }) => (
        <li key={path} data-room={room}>
          <Link
            to={path}
            prefetch="intent"
            hrefLang={languageOf(path)}
            className={hasDots ? "nav-card room-dot" : "nav-card max-md:pl-8"}
          >
            <span>
              <b>{label}</b> {description ? <small>{description}</small> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** From this width on the sections are disclosures in a row (as in `menus.css`). */
const WIDE = "(min-width: 48rem)";

const isShown = (element: Element | null) => element !== null && element.getClientRects().length > 0;

/** A button and its panel, which a link in it or another page closes, and in some windows Escape or a press outside. */
function useMenu<Item extends HTMLElement>(dismissedIn = "all") {
  const [isOpen, setOpen] = useState(false);
  const item = useRef<Item>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  // A panel that the visitor opened before hydration stays open.
  useLayoutEffect(() => {
    if (!isHydrated() && isShown(button.current) && isShown(panel.current)) setOpen(true);
  }, []);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close.
  useEffect(() => {
    if (isHydrated()) setOpen(false);
  }, [key]);
  const close = (reason: "outside" | "escape") => {
    setOpen(false);
    if (reason === "escape") button.current?.focus();
  };
  useDismiss(item, isOpen && matchMedia(dismissedIn).matches, close);
  return {
    isOpen,
    item,
    button: {
      ref: button,
      type: "button",
      "aria-expanded": isOpen,
      "aria-controls": panelId,
      onClick: () => setOpen(!isOpen),
    },
    panel: {
      ref: panel,
      id: panelId,
      "data-open": isOpen,
      onClick: ({ target }: MouseEvent) => {
        if (target instanceof Element && target.closest("a")) setOpen(false);
      },
    },
  } as const;
}
