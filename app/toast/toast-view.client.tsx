import { Toast as RadixToast } from "radix-ui";
import { useMemo, useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { useFrameWords } from "#app/components/ui/use-frame-words.ts";
import { dismissToast, TOAST_MS, type Toast } from "./toast-store.ts";

const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ["F8"];

const tones = {
  plain: { box: "border-ink", icon: "bell", ground: "bg-paper-deep" },
  good: { box: "border-good", icon: "check-circle", ground: "bg-good-tint text-good" },
  destructive: { box: "border-alert", icon: "alert-circle", ground: "bg-alert-tint text-alert" },
} as const;

let lastShown = { id: 0, at: 0 };

/** A toast that is rendered again in another place does not restart its time. */
function remainingMs(id: number): number {
  if (lastShown.id !== id) lastShown = { id, at: Date.now() };
  return Math.max(TOAST_MS - (Date.now() - lastShown.at), 1);
}

/** Shows the toast in `place`, an open modal window, outside of which screen readers would not hear it, or the page. */
export default function ToastView({ toast, place }: { toast: Toast; place: Element }) {
  const tone = tones[toast.tone];
  const words = useFrameWords().toast;
  const duration = useMemo(() => remainingMs(toast.id), [toast.id]);
  const [nowhere] = useState(() => document.createDocumentFragment());
  return (
    <RadixToast.Provider
      label={words.label}
      duration={duration}
      swipeThreshold={SWIPE_THRESHOLD_PX}
      swipeDirection="right"
      announcerContainer={toast.isSilent ? nowhere : place}
    >
      <RadixToast.Root
        key={toast.id}
        type={toast.tone === "destructive" ? "foreground" : "background"}
        onOpenChange={(open) => !open && dismissToast(toast.id)}
        data-toast={toast.tone}
        className={`cut flex items-start gap-3 border-2 bg-white p-4 [box-shadow:0_6px_24px_rgb(33_28_74/0.22)] ${tone.box} toast max-h-[35dvh] overflow-y-auto data-[state=open]:animate-rise data-[swipe=move]:[transform:translateX(var(--radix-toast-swipe-move-x))]`}
      >
        {/* On the narrowest screens the words get the icon's room, so that the toast covers less. */}
        <span className={`hidden rounded-full p-2 xs:block ${tone.ground}`}>
          <Icon name={tone.icon} />
        </span>
        <div className="min-w-0 flex-1 py-1">
          <RadixToast.Title className="font-semibold leading-tight">{toast.title}</RadixToast.Title>
          {toast.description ? (
            <RadixToast.Description className="mt-1 text-sm text-ink-soft">{toast.description}</RadixToast.Description>
          ) : null}
        </div>
        <RadixToast.Close
          className="-m-1 grid size-11 place-items-center rounded-full hover:bg-paper-deep"
          aria-label={words.dismiss}
        >
          <Icon name="x" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport label={words.place} hotkey={HOTKEY} className="toast-place" />
    </RadixToast.Provider>
  );
}
