import { useEffect, useState } from "react";
import { createPath, useLocation, useNavigate, useNavigation } from "react-router";
import { editionOf } from "#app/lib/edition.ts";
import { opensOffline, readOfflinePages } from "#app/lib/offline-pages.ts";
import { useFrameWords } from "#app/components/ui/use-frame-words.ts";
import { showToast } from "#app/toast/toast-store.ts";

/** The paths whose script did not load in this document: the router never asks for it again. */
const lost = new Set<string>();

let isReloadAsked = false;

/** Reloads the page, as its visitor asked; any other reload by a script is the router's. */
export function reload(): void {
  isReloadAsked = true;
  window.location.reload();
}

const LONGEST_WAIT_MS = 8000;

/** A jump to no element; it is taken out of the address at once. */
const STAY = "#stay";

/** Stops React Router's reload for a lost script: opens the next page as a document, or says what is wrong. */
export function LostScript() {
  const { errorScreen, notConnected } = useFrameWords();
  const { location: next } = useNavigation();
  const here = useLocation();
  const navigate = useNavigate();
  const [stopped, setStopped] = useState(false);
  const isLeaving = next !== undefined && editionOf(next.pathname).path !== here.pathname;

  useEffect(() => {
    // What the browser threw away is not kept any more.
    if (readOfflinePages()) import("#app/offline/copies.ts").then(({ settle }) => settle()).catch(() => {});
    const mounted = new AbortController();
    // Older browsers lack it.
    window.navigation?.addEventListener(
      "navigate",
      (event) => {
        if (event.navigationType !== "reload" || isReloadAsked || event.userInitiated || !event.cancelable) return;
        event.preventDefault();
        setStopped(true);
        // React may learn of the navigation a little later than of its failure.
        setTimeout(setStopped, 1000, false);
      },
      { signal: mounted.signal },
    );
    return () => mounted.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page one is on stays the same until the next is shown.
  useEffect(() => {
    if (!isLeaving) return;
    const target = createPath(next);
    const waiting = new AbortController();
    const { signal } = waiting;
    const goOn = async () => {
      const answers = await fetch(target, { method: "HEAD", signal }).then(
        () => true,
        () => false,
      );
      if (signal.aborted) return;
      if (answers || opensOffline()) return window.location.assign(target);
      showToast({ title: notConnected, description: errorScreen.unreachable });
      // The router would wait for the script for ever. A jump within the page ends that and fetches nothing.
      navigate({ ...here, hash: STAY }, { replace: true, preventScrollReset: true, state: here.state });
    };
    if (stopped) {
      lost.add(next.pathname);
      return setStopped(false);
    }
    if (lost.has(next.pathname)) goOn();
    const slow = opensOffline() ? setTimeout(() => window.location.assign(target), LONGEST_WAIT_MS) : undefined;
    // Without that API the reload can't be stopped, but a later navigation replaces it.
    const replaceReload = () => setTimeout(() => window.location.assign(target));
    if (!("navigation" in window)) addEventListener("beforeunload", replaceReload, { signal });
    return () => {
      clearTimeout(slow);
      waiting.abort();
    };
  }, [next?.key, isLeaving, stopped]);
  useEffect(() => {
    const { history } = window;
    if (here.hash === STAY) history.replaceState(history.state, "", here.pathname + here.search);
  }, [here]);
  return null;
}
