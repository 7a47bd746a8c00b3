/** Meta's pixel, loaded only when it may be. Its own automatic collecting (forms, clicks, history) is switched off. */
import { trackPageView, waitingEvents } from "./track.ts";

const SOURCE = "https://connect.facebook.net/en_US/fbevents.js";

type Stub = {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
  push: unknown;
  disablePushState: boolean;
};

/** Pages whose address holds somebody's referral code; they are never reported. */
const PRIVATE_PATH = /^\/waitlist\/./;

/** Takes a referral code out of the address before anything reads the address: the form has it by then. */
export function hideReferralCode(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has("ref")) return;
  url.searchParams.delete("ref");
  history.replaceState(history.state, "", url);
}

/** Loads the pixel, once, and tells it of the page. Events called before it has arrived wait in its queue. */
export function loadPixel(id: string): void {
  if (window.fbq || PRIVATE_PATH.test(window.location.pathname)) return;
  hideReferralCode();
  const stub: Stub = Object.assign(
    (...call: unknown[]) => {
      if (stub.callMethod) stub.callMethod(...call);
      else stub.queue.push(call);
    },
    { queue: [], loaded: true, version: "2.0", push: null, disablePushState: true },
  );
  stub.push = stub;
  window.fbq = stub;
  Object.assign(window, { _fbq: stub });
  stub("set", "autoConfig", false, id);
  stub("init", id);
  trackPageView();
  for (const [name, data] of waitingEvents()) stub("trackCustom", name, data);
  const script = document.createElement("script");
  script.async = true;
  script.src = SOURCE;
  // Blocked or broken: the site goes on without it.
  script.onerror = () => unloadPixel();
  document.head.appendChild(script);
}

/** Takes the pixel away: nothing more is sent, and its cookies go. */
export function unloadPixel(): void {
  window.fbq?.("consent" as never, "revoke");
  Reflect.deleteProperty(window, "fbq");
  Reflect.deleteProperty(window, "_fbq");
  document.querySelector(`script[src="${SOURCE}"]`)?.remove();
  for (const name of ["_fbp", "_fbc"]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and these must go everywhere.
    document.cookie = `${name}=; Max-Age=0; path=/; domain=${window.location.hostname}`;
    // biome-ignore lint/suspicious/noDocumentCookie: as above, for a host-only cookie.
    document.cookie = `${name}=; Max-Age=0; path=/`;
  }
}
