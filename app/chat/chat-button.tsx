import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ExternalButtonLink } from "#app/components/ui/button-link.tsx";
import { FallbackBoundary } from "#app/components/ui/fallback-boundary.tsx";
import { drawing } from "#app/components/ui/icon.tsx";
import { opensElsewhere, useLinkAsButton } from "#app/components/ui/use-link-as-button.ts";
import { withinDeadline } from "#app/lib/deadline.ts";
import type { ChatPanelProps } from "./chat-panel.client.tsx";
import type { Route } from "../+types/root";
import type { ChatTexts } from "./texts.ts";

type LoadedChat = { ChatPanel: ComponentType<ChatPanelProps>; texts: ChatTexts };

/** `whatsappUrl`: the team's WhatsApp chat, and the button's address without scripts. */
type ChatButtonProps = Route.ComponentProps["loaderData"]["chat"] & { load: () => Promise<LoadedChat> };

/** The chat and its words are one small request on any working network. */
const TIMEOUT_MS = 10_000;

const PANEL_ID = "chat-panel";

/** The round button in the corner of every page; `--clear-below` keeps what has the focus clear of it. */
export function ChatButton({ text, whatsappUrl, notice, load }: ChatButtonProps) {
  const button = useRef<HTMLAnchorElement>(null);
  const asButton = useLinkAsButton();
  const [isOpen, setOpen] = useState(false);
  const [hasNews, setNews] = useState(false);
  const [chat, setChat] = useState<LoadedChat | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { pathname } = useLocation();
  // A panel that is still loading must not open over the next page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to close.
  useEffect(() => {
    setOpen(false);
    setMissing(false);
  }, [pathname]);

  const close = useCallback((reason: "dismissed" | "left") => {
    setOpen(false);
    // When a link was followed, the focus belongs to the next page's heading.
    if (reason === "dismissed") button.current?.focus({ preventScroll: true });
  }, []);

  const press = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    // Ignores another press while it loads, and the second half of a double click.
    setOpen(!chat || !isOpen || event.detail > 1);
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
        className="chat-button fixed z-30 grid place-items-center rounded-full bg-marigold print:hidden"
      >
        {drawing("smoothie", 32, "w-2/3")}
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
