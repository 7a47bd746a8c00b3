import { useState } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { withinDeadline } from "#app/lib/deadline.ts";
import { loadModule } from "#app/lib/load-module.ts";
import { useOfflinePages } from "#app/lib/offline-pages.ts";

export type KeepProps = {
  /** The page's path, with `#anchor` for one of its episodes. */
  address: string;
  size: string | null;
  text: { keep: string; kept: string; failed: string; path: string };
};

const LOOK =
  "inline-flex min-h-11 items-center gap-1.5 font-semibold text-room-text text-sm underline-offset-4 hover:underline";

const LONGEST_LOAD_MS = 15_000;

/** Keeps the page on this device. Nothing is loaded for it before it is pressed; absent where the browser can't. */
export function KeepButton({ address, size, text }: KeepProps) {
  const kept = useOfflinePages();
  const [said, say] = useState("");
  const [list, setList] = useState("");
  const [isPressed, setPressed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isKept = kept?.includes(JSON.stringify(address)) === true;
  const keep = async () => {
    setPressed(true);
    setBusy(true);
    say("");
    await withinDeadline(LONGEST_LOAD_MS, () => loadModule(() => import("#app/offline/keep-page.client.ts")))
      .then(({ keepPage }) => keepPage(address, say))
      .then((outcome) => {
        say(outcome.said);
        setList(outcome.list);
      })
      .catch(() => say(text.failed));
    setBusy(false);
  };
  return (
    // Its place is kept until the browser is known to be able to.
    <div className={`scripting-only ${kept === null ? "invisible" : ""}`}>
      {isKept ? (
        <Link to={text.path} className={LOOK} ref={isPressed ? (link) => link?.focus() : undefined}>
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
        {said}{" "}
        {said && isKept ? (
          <Link to={text.path} className="text-link inline-flex min-h-11 items-center">
            {list}
          </Link>
        ) : null}
      </p>
    </div>
  );
}
