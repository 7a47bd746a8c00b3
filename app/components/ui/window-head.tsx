import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";

type WindowHeadProps = { closeLabel: string; onClose: () => void; children: ReactNode };

/** The top of a modal window (`.window`), which stays in sight: its heading and the close button. */
export function WindowHead({ closeLabel, onClose, children }: WindowHeadProps) {
  return (
    <div className="window-head -mx-5 -mt-5 flex flex-row-reverse items-start justify-between gap-3 py-3 pr-3 pl-5 sm:-mx-8 sm:-mt-8 sm:pt-5 sm:pr-6 sm:pl-8">
      <button
        type="button"
        onClick={onClose}
        aria-label={closeLabel}
        className="scripting-only grid size-11 shrink-0 place-items-center rounded-full bg-paper-deep hover:bg-line"
      >
        <Icon name="x" />
      </button>
      {children}
    </div>
  );
}
