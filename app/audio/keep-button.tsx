import { useState } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { useOfflinePages } from "#app/lib/offline-pages.ts";

export type KeepProps = {
  /** The page's path, with `#anchor` for one of its episodes. */
  address: string;
  /** What the copy takes, if it is known. */
  size: string | null;
  text: { keep: string; kept: string; failed: string; path: string };
};

type Keeper = { keep: (address: string, say: (text: string) => void) => Promise<string> };

const LOOK =
  "inline-flex min-h-11 items-center gap-1.5 font-semibold text-room-text text-sm underline-offset-4 hover:underline";

/** Keeps the page on this device. Nothing is loaded for it before it is pressed; absent where the browser can't. */
export function KeepButton({ address, size, text }: KeepProps) {
  const kept = useOfflinePages();
  const [said, say] = useState("");
  const [presses, setPresses] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setPresses(presses + 1);
    setBusy(true);
    // A script that failed once is never fetched again under its address.
    const script = presses === 0 ? "/kept.js" : `/kept.js?${presses}`;
    say(
      await import(/* @vite-ignore */ script)
        .then((keeper: Keeper) => keeper.keep(address, say))
        .catch(() => text.failed),
    );
    setBusy(false);
  };
  return (
    // Its place is kept until the browser is known to be able to.
    <div className={`scripting-only ${kept === null ? "invisible" : ""}`}>
      {kept?.includes(JSON.stringify(address)) ? (
        <Link to={text.path} className={LOOK} ref={presses > 0 ? (link) => link?.focus() : undefined}>
          <Icon name="check-circle" />
          {text.kept}
        </Link>
      ) : (
        <button type="button" className={LOOK} aria-disabled={isBusy} onClick={isBusy ? undefined : keep}>
          <Icon name="package" />
          <span>
            {text.keep}
            {size ? <span className="hidden @2xs:inline">{`, ${size}`}</span> : null}
          </span>
        </button>
      )}
      <p role="status" className="w-0 min-w-full">
        {said}
      </p>
    </div>
  );
}
