import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { drawing, Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/schemas/content.ts";
import { useBackdropPress } from "#app/components/ui/use-backdrop-press.ts";
import { useEdition } from "#app/components/ui/use-edition.ts";
import { useMediaQuery } from "#app/components/ui/use-media-query.ts";
import { editions } from "#app/lib/edition.ts";
import { orNull } from "#app/lib/or-null.ts";
import { useStore } from "#app/lib/store.ts";
import { AiTab } from "./ai-tab.tsx";
import { askSmoothie } from "./ask.ts";
import { type ConversationStore, createConversation } from "./conversation.ts";
import type { ChatTexts } from "./texts.ts";
import { useChatDialog } from "./use-chat-dialog.ts";
import { WhatsAppTab } from "./whatsapp-tab.tsx";

export type ChatPanelProps = {
  id: string;
  isOpen: boolean;
  /** "left" when a link was followed, and the focus goes with it. */
  onClose: (reason: "dismissed" | "left") => void;
  /** Called with true when there is an answer that nobody has seen. */
  onNews: (hasNews: boolean) => void;
  texts: ChatTexts;
  whatsappUrl: string;
  notice: string | undefined;
};

type TabName = "ai" | "whatsapp";
const TAB_NAMES: readonly TabName[] = ["ai", "whatsapp"];

/** Windows too small for a panel in the corner: there it fills the screen (`.chat-panel` has the same condition). */
const SMALL_WINDOW = "(max-width: 639.98px), (max-height: 519.98px)";
/** Beside the panel the page is wide enough to be used. */
const ROOMY_WINDOW = "(min-width: 64rem) and (min-height: 520px)";

/** One conversation for the visit. The first panel creates it; it lives across pages. */
let conversation: ConversationStore | undefined;

/** Smoothie's panel: in the corner of a wide screen beside the page in use, and a modal window over a phone's. */
export function ChatPanel({ id, isOpen, onClose, onNews, texts, whatsappUrl, notice }: ChatPanelProps) {
  const { language } = editions[useEdition()];
  conversation ??= createConversation({
    greeting: texts.greeting,
    stopped: texts.stopped,
    failures: texts.failures,
    ask: (query, options) => askSmoothie(query, { ...options, language }),
    storage: orNull(() => sessionStorage),
  });
  const store = conversation;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const minimizeButton = useRef<HTMLButtonElement>(null);
  const [isMaximized, setMaximized] = useState(false);
  const [tab, setTab] = useState<TabName>("ai");
  const isWhole = useMediaQuery(SMALL_WINDOW);
  const isModal = !useMediaQuery(ROOMY_WINDOW);

  const close = (reason: "dismissed" | "left") => {
    setMaximized(false);
    onClose(reason);
  };
  const minimize = () => (isMaximized && !isWhole ? setMaximized(false) : onClose("dismissed"));
  const maximize = () => {
    setMaximized(true);
    minimizeButton.current?.focus();
  };

  const isUnderWay = useStore(store, ({ messages }) => messages.length > 1);
  const restart = () => {
    store.restart();
    input.current?.focus();
  };

  const backdrop = useBackdropPress(dialog, () => close("dismissed"));

  useChatDialog({ dialog, input, isOpen, isModal, isWhole, close });
  useNews(store, isOpen, onNews);

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={`${id}-name`}
      aria-modal={isModal || undefined}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        close("dismissed");
      }}
      // The browser may close a modal by itself (a phone's back gesture). If it has been shown again, it is open by now.
      onClose={() => isOpen && !dialog.current?.open && close("dismissed")}
      {...(isModal ? backdrop : {})}
      className={`chat-panel cut-lg fixed top-auto right-6 bottom-24 left-auto z-40 max-h-[calc(100dvh-max(7rem,180px))] max-w-[calc(100vw-3rem)] flex-col overflow-y-auto overscroll-contain border-2 border-ink bg-paper text-ink [box-shadow:0_16px_40px_rgb(33_28_74/0.22)] open:flex open:animate-rise print:hidden ${isMaximized ? "h-[80vh] w-224" : "h-[550px] w-md"}`}
    >
      <div className="sticky top-0 z-10 flex shrink-0 flex-wrap items-center gap-x-3 bg-marigold pr-2 pl-4 text-ink-deep">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-paper">
          {drawing("smoothie", 32, "size-7")}
        </span>
        <h2 id={`${id}-name`} className="min-w-0 flex-1 basis-24 text-xl leading-tight">
          {texts.name}
        </h2>
        <div className="ml-auto flex">
          {isUnderWay ? <WindowButton icon="rotate-ccw" label={texts.restart} onPress={restart} /> : null}
          {isWhole || isMaximized ? null : <WindowButton icon="maximize" label={texts.maximize} onPress={maximize} />}
          <WindowButton
            ref={minimizeButton}
            icon={isMaximized && !isWhole ? "minimize" : "minus"}
            label={texts.minimize}
            onPress={minimize}
          />
          <WindowButton icon="x" label={texts.close} onPress={() => close("dismissed")} />
        </div>
      </div>
      <Tabs id={id} texts={texts} tab={tab} onTab={setTab} />
      <TabPanel id={id} name="ai" tab={tab}>
        <AiTab
          store={store}
          texts={texts}
          notice={notice}
          contactUrl={whatsappUrl}
          input={input}
          onLeave={() => close("left")}
        />
      </TabPanel>
      <TabPanel id={id} name="whatsapp" tab={tab}>
        <WhatsAppTab text={texts.whatsapp} whatsappUrl={whatsappUrl} />
      </TabPanel>
    </dialog>
  );
}

type WindowButtonProps = {
  ref?: React.Ref<HTMLButtonElement>;
  icon: IconName;
  label: string;
  onPress: () => void;
};

function WindowButton({ ref, icon, label, onPress }: WindowButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onPress}
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-full outline-offset-[-3px] hover:bg-marigold-tint"
    >
      <Icon name={icon} />
    </button>
  );
}

type TabsProps = { id: string; texts: ChatTexts; tab: TabName; onTab: (tab: TabName) => void };

function Tabs({ id, texts, tab, onTab }: TabsProps) {
  const choose = (event: KeyboardEvent) => {
    const at = TAB_NAMES.indexOf(tab);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : TAB_NAMES.at(to % TAB_NAMES.length);
    if (!next) return;
    event.preventDefault();
    onTab(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={texts.tabsLabel}
      className="grid shrink-0 grid-cols-2 border-line border-b-2 bg-white"
    >
      {TAB_NAMES.map((name) => (
        <button
          key={name}
          id={`${id}-tab-${name}`}
          type="button"
          role="tab"
          aria-selected={tab === name}
          aria-controls={`${id}-${name}`}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onTab(name)}
          onKeyDown={choose}
          className="-mb-0.5 min-h-11 border-transparent border-b-4 px-2 text-ink-soft outline-offset-[-3px] hover:text-ink aria-selected:border-marigold-deep aria-selected:font-semibold aria-selected:text-ink"
        >
          {texts[`${name}Tab`]}
        </button>
      ))}
    </div>
  );
}

type TabPanelProps = { id: string; name: TabName; tab: TabName; children: React.ReactNode };

/** Both panels stay mounted, so that neither a draft nor the reading position is lost. */
function TabPanel({ id, name, tab, children }: TabPanelProps) {
  return (
    <div
      id={`${id}-${name}`}
      role="tabpanel"
      aria-labelledby={`${id}-tab-${name}`}
      hidden={tab !== name}
      className={tab === name ? "flex grow flex-col" : undefined}
    >
      {children}
    </div>
  );
}

/** Reports answers that came while the panel was closed. */
function useNews(store: ConversationStore, isOpen: boolean, onNews: (hasNews: boolean) => void): void {
  const isPending = useStore(store, (state) => state.isPending);
  const count = useStore(store, ({ messages }) => messages.length);
  const seen = useRef(count);
  useEffect(() => {
    if (isOpen && !isPending) seen.current = count;
    // A pending answer already has its message, but nothing to see in it yet.
    if (isOpen && isPending) seen.current = count - 1;
    onNews(!isOpen && !isPending && count > seen.current);
  }, [count, isPending, isOpen, onNews]);
}
