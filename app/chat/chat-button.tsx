import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { ExternalButtonLink } from "#app/components/ui/button-link.tsx";
import { FallbackBoundary } from "#app/components/ui/fallback-boundary.tsx";
import { opensElsewhere, useLinkAsButton } from "#app/components/ui/use-link-as-button.ts";
import { withinDeadline } from "#app/lib/deadline.ts";
import type { ChatPanelProps } from "./chat-panel.tsx";
import { SmoothieGlass } from "./smoothie-glass.tsx";
import type { ChatButtonText, ChatTexts } from "./texts.ts";

type LoadedChat = { ChatPanel: ComponentType<ChatPanelProps>; texts: ChatTexts };

type ChatButtonProps = {
  text: ChatButtonText;
  /** The team's WhatsApp chat: the button's address without scripts. */
  whatsappUrl: string;
  /** A notice in the panel before the first question, if one is needed. */
  notice: string | undefined;
  /** Loads the panel and its words, at the first press. */
  load: () => Promise<LoadedChat>;
};

/** The chat and its words are one small request on any working network. */
const TIMEOUT_MS = 10_000;

const PANEL_ID = "chat-panel";

/** The round button in the corner of every page. The panel loads at the first press. */
export function ChatButton({ text, whatsappUrl, notice, load }: ChatButtonProps) {
  const button = useRef<HTMLAnchorElement>(null);
  const asButton = useLinkAsButton();
  useMakingRoom(button);
  const [isOpen, setOpen] = useState(false);
  const [hasNews, setNews] = useState(false);
  const [chat, setChat] = useState<LoadedChat | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { key } = useLocation();
  // A panel that is still loading must not open over the next page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close.
  useEffect(() => {
    setOpen(false);
    setMissing(false);
  }, [key]);

  const close = useCallback((reason: "dismissed" | "left") => {
    setOpen(false);
    // When a link was followed, the focus belongs to the next page's heading.
    if (reason === "dismissed") button.current?.focus({ preventScroll: true });
  }, []);

  const press = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    // A second press while it loads is impatience, not a wish to close.
    setOpen(!chat || !isOpen);
    if (chat) return;
    setMissing(false);
    withinDeadline(TIMEOUT_MS, load).then(setChat, () => {
      setOpen(false);
      setMissing(true);
    });
  };

  return (
    <>
      <a
        ref={button}
        href={whatsappUrl}
        onClick={press}
        {...asButton}
        aria-haspopup={asButton.role && "dialog"}
        aria-expanded={asButton.role && isOpen}
        aria-controls={chat ? PANEL_ID : undefined}
        aria-busy={isOpen && !chat}
        className="chat-button fixed right-4 bottom-4 z-30 grid size-14 place-items-center rounded-full bg-marigold sm:right-6 sm:bottom-6 print:hidden"
      >
        <SmoothieGlass className="size-9" />
        {hasNews ? (
          <span className="absolute top-0 right-0 size-4 rounded-full border-2 border-white bg-alert" />
        ) : null}
        <span className="sr-only">{hasNews ? `${text.label}, ${text.news}` : text.label}</span>
      </a>
      {isMissing ? (
        <Broken text={text.unavailable} link={text.whatsapp} whatsappUrl={whatsappUrl}>
          <button type="button" onClick={openAnew} className="button button-secondary mt-3">
            {text.reload}
          </button>
        </Broken>
      ) : null}
      {chat ? (
        <FallbackBoundary fallback={<Broken text={text.broken} link={text.whatsapp} whatsappUrl={whatsappUrl} />}>
          <chat.ChatPanel
            id={PANEL_ID}
            isOpen={isOpen}
            onClose={close}
            onNews={setNews}
            texts={chat.texts}
            whatsappUrl={whatsappUrl}
            notice={notice}
          />
        </FallbackBoundary>
      ) : null}
    </>
  );
}

/** A shorter scroll is a trembling finger. */
const SCROLLED_PX = 6;
/** The page stands still after this time without a scroll. */
const STANDS_STILL_MS = 500;

/**
 * Marks the button as hidden while the page is scrolled down, until it is scrolled up or stands still. The sheet moves it
 * (chat.css): never under reduced motion, nor while it has the focus.
 */
function useMakingRoom(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const set = (isAway: boolean) => {
      if (button.current) button.current.dataset.away = String(isAway);
    };
    const follow = () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < SCROLLED_PX) return;
      last = scrollY;
      clearTimeout(timer);
      set(moved > 0);
      if (moved > 0) timer = setTimeout(set, STANDS_STILL_MS, false);
    };
    addEventListener("scroll", follow, { passive: true });
    return () => {
      removeEventListener("scroll", follow);
      clearTimeout(timer);
    };
  }, [button]);
}

/** Opens the page anew, as a document. A reload would be stopped (lost-script.tsx). Forms keep what was typed. */
const openAnew = () => location.assign(location.pathname + location.search);

type BrokenProps = { text: string; link: string; whatsappUrl: string; children?: ReactNode };

/** Shown instead of the panel when it can't be loaded, or does not work in this browser. */
function Broken({ text, link, whatsappUrl, children }: BrokenProps) {
  return (
    <div className="cut-lg fixed right-4 bottom-24 z-30 w-64 max-w-[calc(100vw-3rem)] border-2 border-ink bg-paper p-4 sm:right-6">
      <p role="alert">{text}</p>
      {children}
      <ExternalButtonLink href={whatsappUrl} look="primary" className="mt-3">
        {link}
      </ExternalButtonLink>
    </div>
  );
}
