import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { NEW_TAB_NOTE } from "#app/components/ui/button-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useDismiss } from "#app/components/ui/use-dismiss.ts";
import { isHydrated } from "#app/lib/hydrated.ts";
import type { Room } from "#app/schemas/content.ts";
import { Logo } from "./logo.tsx";

export type NavLink = { label: string; path: string };
type NavRoom = NavLink & { room: Room; description: string };
type HeaderText = {
  homeLabel: string;
  navLabel: string;
  features: string;
  waysOfWorking: string;
  viewAllFeatures: string;
  audioInsights: string;
  pricing: string;
  app: string;
  newTab: string;
  openMenu: string;
  closeMenu: string;
};
type HeaderProps = {
  productName: string;
  text: HeaderText;
  rooms: readonly NavRoom[];
  waysOfWorking: readonly NavLink[];
  audioLinks: readonly NavLink[];
  appUrl: string;
};

/**
 * The header: on wide screens two disclosures and two links, on small ones a panel with the same as sections that open
 * independently. Before scripts arrive (and without them) a pressed button keeps its panel open by holding the focus.
 */
export function Header(props: HeaderProps) {
  const { productName, text } = props;
  return (
    <header className="sticky top-0 z-40 border-b-2 border-line bg-paper">
      <div className="shell flex h-16 items-center justify-between gap-4">
        <Link to="/" prefetch="intent" aria-label={text.homeLabel} className="-m-1 p-1">
          <Logo name={productName} place="header" />
        </Link>
        <WideNav {...props} />
        <NarrowNav {...props} />
      </div>
    </header>
  );
}

/** Open or closed. What a visitor opened before hydration, which the focus in its menu shows, stays open. */
function useDisclosure<Panel extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const panel = useRef<Panel>(null);
  useLayoutEffect(() => {
    if (!isHydrated() && panel.current?.closest(".nav-panel")?.parentElement?.matches(":focus-within")) setOpen(true);
  }, []);
  return { open, setOpen, panel };
}

/** A disclosure that closes when the page changes, at a press outside of it, and at Escape. */
function useMenu<Item extends HTMLElement>() {
  const menu = useDisclosure<HTMLDivElement>();
  const { open, setOpen } = menu;
  const item = useRef<Item>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close.
  useEffect(() => {
    if (isHydrated()) setOpen(false);
  }, [key]);
  const close = useCallback(
    (reason: "outside" | "escape") => {
      setOpen(false);
      if (reason === "escape") button.current?.focus();
    },
    [setOpen],
  );
  useDismiss(item, open, close);
  return { ...menu, item, button, panelId };
}

function WideNav({ text, rooms, waysOfWorking, audioLinks, appUrl }: HeaderProps) {
  return (
    <nav aria-label={text.navLabel} className="hidden md:block">
      <ul className="-mr-3 flex items-center gap-1">
        <Dropdown label={text.features} wide>
          <ul className="grid grid-cols-2 gap-1">
            {rooms.map((room) => (
              <li key={room.path} data-room={room.room}>
                <Link to={room.path} prefetch="intent" className="nav-card room-dot">
                  <span>
                    <b>{room.label}</b>
                    <small>{room.description}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <p className="px-3 pt-3 text-ink-soft text-sm">{text.waysOfWorking}</p>
          <ul className="flex">
            {waysOfWorking.map((link) => (
              <li key={link.path}>
                <Link to={link.path} prefetch="intent" className="nav-card room-dot min-h-11">
                  <b>{link.label}</b>
                </Link>
              </li>
            ))}
          </ul>
          <Link to="/features" prefetch="intent" className="button button-quiet mt-2 w-full bg-paper-deep">
            {text.viewAllFeatures}
            <Icon name="arrow-right" />
          </Link>
        </Dropdown>
        <Dropdown label={text.audioInsights}>
          <ul>
            {audioLinks.map((link) => (
              <li key={link.path}>
                <Link to={link.path} prefetch="intent" className="button button-quiet w-full justify-start">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </Dropdown>
        <li>
          <Link to="/pricing" prefetch="intent" className="button button-quiet">
            {text.pricing}
          </Link>
        </li>
        <li>
          <AppLink href={appUrl} text={text} className="button button-quiet" />
        </li>
      </ul>
    </nav>
  );
}

function Dropdown({ label, wide = false, children }: { label: string; wide?: boolean; children: React.ReactNode }) {
  const { open, setOpen, panel, item, button, panelId } = useMenu<HTMLLIElement>();
  return (
    <li ref={item} className={wide ? "lg:relative" : "relative"}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="button button-quiet group"
      >
        {label}
        <Icon name="chevron-down" className="size-4 transition-transform group-aria-expanded:rotate-180" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: choosing a link closes; the links themselves take the keyboard. */}
      <div
        ref={panel}
        id={panelId}
        onClick={(event) => event.target instanceof Element && event.target.closest("a") && setOpen(false)}
        className={`nav-panel cut-lg absolute top-full mt-2 border-2 border-line bg-white p-3 [box-shadow:0_16px_40px_rgb(33_28_74/0.16)] ${wide ? "right-4 w-[42rem] lg:right-0" : "right-0 w-56"}`}
        data-open={open}
      >
        {children}
      </div>
    </li>
  );
}

function AppLink({ href, text, className }: { href: string; text: HeaderText; className: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-describedby={NEW_TAB_NOTE} className={className}>
      {text.app}
      <Icon name="external-link" className="size-4" />
    </a>
  );
}

function NarrowNav({ text, rooms, waysOfWorking, audioLinks, appUrl }: HeaderProps) {
  const { open, setOpen, panel, item, button, panelId } = useMenu<HTMLDivElement>();
  return (
    <div ref={item} className="md:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={open ? text.closeMenu : text.openMenu}
        onClick={() => setOpen(!open)}
        className="-mr-2 grid size-12 place-items-center rounded-xl"
      >
        <Icon name={open ? "x" : "menu"} className="size-7" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: choosing a link closes; the links themselves take the keyboard. */}
      <div
        ref={panel}
        id={panelId}
        onClick={(event) => event.target instanceof Element && event.target.closest("a") && setOpen(false)}
        className="nav-panel absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-y-2 bg-white [box-shadow:0_16px_40px_rgb(33_28_74/0.16)]"
        data-open={open}
      >
        <nav aria-label={text.navLabel} className="shell py-3">
          <Section label={text.features}>
            {rooms.map((room) => (
              <li key={room.path} data-room={room.room}>
                <Link to={room.path} prefetch="intent" className="nav-row room-dot">
                  {room.label}
                </Link>
              </li>
            ))}
            <li className="px-2 pt-3 text-ink-soft text-sm">{text.waysOfWorking}</li>
            {waysOfWorking.map((link) => (
              <li key={link.path}>
                <Link to={link.path} prefetch="intent" className="nav-row room-dot">
                  {link.label}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/features" prefetch="intent" className="nav-row font-semibold">
                {text.viewAllFeatures}
                <Icon name="arrow-right" className="size-4" />
              </Link>
            </li>
          </Section>
          <Section label={text.audioInsights}>
            {audioLinks.map((link) => (
              <li key={link.path}>
                <Link to={link.path} prefetch="intent" className="nav-row">
                  {link.label}
                </Link>
              </li>
            ))}
          </Section>
          <Link
            to="/pricing"
            prefetch="intent"
            className="flex min-h-12 items-center border-line border-b px-2 font-semibold text-lg"
          >
            {text.pricing}
          </Link>
          <AppLink href={appUrl} text={text} className="flex min-h-12 items-center gap-2 px-2 font-semibold text-lg" />
        </nav>
      </div>
    </div>
  );
}

/** One collapsible section of the small screen's panel; each opens and closes for itself. */
function Section({ label, children }: { label: string; children: React.ReactNode }) {
  const { open, setOpen, panel } = useDisclosure<HTMLUListElement>();
  const listId = useId();
  return (
    <div className="border-line border-b">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="group flex min-h-12 w-full items-center justify-between px-2 font-semibold text-lg"
      >
        {label}
        <Icon name="chevron-down" className="transition-transform group-aria-expanded:rotate-180" />
      </button>
      <ul ref={panel} id={listId} className="nav-section pb-3" data-open={open}>
        {children}
      </ul>
    </div>
  );
}
