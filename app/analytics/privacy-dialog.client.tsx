import { useEffect, useRef } from "react";
import { useHref } from "react-router";
import { useBackdropPress } from "#app/components/ui/use-backdrop-press.ts";
import { WindowHead } from "#app/components/ui/window-head.tsx";
import { useStore } from "#app/lib/store.ts";
import { choiceIn, choiceStore, hasGlobalPrivacyControl, type PixelSettings } from "./consent.ts";
import { ConsentButtons } from "./consent-question.client.tsx";
import type { PrivacyText } from "./props.ts";

export type PrivacyDialogProps = { text: PrivacyText; pixel: PixelSettings; onClose: () => void };

export default function PrivacyDialog({ text, pixel, onClose }: PrivacyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const backdrop = useBackdropPress(dialog, () => dialog.current?.close());
  const choice = choiceIn(useStore(choiceStore), pixel);
  useEffect(() => dialog.current?.showModal(), []);
  const state = choice === "unset" ? text.state.unset[pixel.consent] : text.state[choice];
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby="privacy-heading"
      className="window cut-lg w-[min(36rem,calc(100%-2rem))]"
      {...backdrop}
    >
      <div className="p-5 sm:p-8">
        <WindowHead closeLabel={text.close} onClose={() => dialog.current?.close()}>
          <h2 id="privacy-heading" className="mt-2 text-2xl">
            {text.heading}
          </h2>
        </WindowHead>
        {pixel.id !== "" ? (
          <>
            <p className="mt-3">{text.body}</p>
            <h3 className="mt-5 text-lg">{text.measurement.heading}</h3>
            <p className="mt-1">{text.measurement.what}</p>
            <p className="mt-3 font-semibold" role="status">
              {hasGlobalPrivacyControl() ? text.globalPrivacyControl : state}
            </p>
            <div className="mt-5 grid gap-3 sm:grid-cols-2">
              <ConsentButtons text={text} pixel={pixel} />
            </div>
          </>
        ) : (
          <p className="mt-3">{text.nothing}</p>
        )}
        <a href={useHref("/privacy-policy")} className="text-link mt-4 inline-flex min-h-11 items-center">
          {text.more}
        </a>
      </div>
    </dialog>
  );
}
