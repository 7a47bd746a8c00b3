import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { editionOf } from "#app/lib/edition.ts";
import { useFrameWords } from "#app/components/ui/use-frame-words.ts";

const PENDING_DELAY_MS = 250;

/** Marks the page as busy after a moment, until the returned function is called. */
function busy(): () => void {
  const main = document.getElementById("content");
  const timer = setTimeout(() => main?.setAttribute("aria-busy", "true"), PENDING_DELAY_MS);
  return () => {
    clearTimeout(timer);
    main?.removeAttribute("aria-busy");
  };
}

/** Shows a bar under the header while a page loads; a story or feature is replaced by its outline. */
export function PendingPage({ children }: { children: React.ReactNode }) {
  const navigation = useNavigation();
  const words = useFrameWords();
  const { pathname } = useLocation();
  const isLeaving = navigation.state !== "idle";
  useEffect(() => (isLeaving ? busy() : undefined), [isLeaving]);
  const target = navigation.state === "loading" ? editionOf(navigation.location.pathname).path : null;
  const waiting = target !== null && target !== pathname && /^\/(story|features?|journey)\//.test(target);
  const [shown, setShown] = useState(false);
  // A layout effect, so that its timer ends before the router restores the position: fired after that, it would scroll away.
  useLayoutEffect(() => {
    if (!waiting) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => {
      // The outline is short: at the reader's position there may be only the footer. Back restores the old position.
      window.scrollTo({ top: 0, behavior: "instant" });
      setShown(true);
    }, PENDING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  if (!waiting || !shown) return children;
  return (
    <div className="shell animate-pulse py-12">
      <p className="sr-only" role="status">
        {words.loading}
      </p>
      <div className="cut h-10 w-2/3 max-w-xl bg-line" />
      <div className="cut mt-4 h-5 w-1/2 max-w-md bg-line" />
      <div className="mt-10 grid gap-6 md:grid-cols-3">
        {["one", "two", "three"].map((placeholder) => (
          <div key={placeholder} data-skeleton="" className="cut-lg h-72 bg-line" />
        ))}
      </div>
    </div>
  );
}
