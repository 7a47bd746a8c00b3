import { useState } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { useKept } from "#app/lib/kept.ts";

export type KeepProps = {
  /** The page's path, with `#anchor` for one of its episodes. */
  address: string;
  text: { keep: string; kept: string; failed: string; path: string };
};

type Keeper = { keep: (address: string, say: (text: string) => void) => Promise<string> };

const LOOK =
  "inline-flex min-h-11 items-center gap-1.5 font-semibold text-room-text text-sm underline-offset-4 hover:underline";

/** Keeps the page on this device. Nothing is loaded for it before it is pressed; absent where the browser can't. */
export function KeepButton({ address, text }: KeepProps) {
  const kept = useKept();
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
    <div className="scripting-only flex min-h-11 flex-wrap items-center gap-x-3">
      {kept === null ? null : kept.includes(JSON.stringify(address)) ? (
        <Link to={text.path} className={LOOK} ref={presses > 0 ? (link) => link?.focus() : undefined}>
          <Icon name="check-circle" />
          {text.kept}
        </Link>
      ) : (
        <button type="button" className={LOOK} aria-disabled={isBusy} onClick={isBusy ? undefined : keep}>
          <Icon name="package" />
          {text.keep}
        </button>
      )}
      <span role="status" className="text-[0.8125rem]">
        {said}
      </span>
    </div>
  );
}
