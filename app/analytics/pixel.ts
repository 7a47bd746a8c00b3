/** Loads and unloads Meta's pixel. Its automatic collection (forms, clicks, history) is switched off. */
import { codeInAddress, holdsReferralCode } from "#app/lib/referral-address.ts";
import { reportTo, waitingEvents } from "./track.ts";

const SOURCE = "https://connect.facebook.net/en_US/fbevents.js";

type Call = (...call: unknown[]) => void;
type Stub = Call & { callMethod?: Call; push: unknown };

let ourStub: Stub | null = null;

/** Takes a referral code, which the form has read by then, out of the address before the pixel reads it. */
function hideReferralCode(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has("ref") && codeInAddress(url) === null) return;
  url.searchParams.delete("ref");
  if (codeInAddress(url) !== null) url.search = "";
  history.replaceState(history.state, "", url);
}

/** Loads the pixel, once. Events wait here: a report carries the address at the time that it is sent. */
export function loadPixel(id: string): void {
  if (ourStub) return;
  const early: unknown[][] = [];
  const stub: Stub = Object.assign(
    (...call: unknown[]) => {
      const [kind] = call;
      // A withdrawn consent must arrive from every page.
      if (kind !== "consent" && holdsReferralCode(window.location.pathname)) return;
      hideReferralCode();
      if (stub.callMethod) stub.callMethod(...call);
      else early.push(call);
    },
    {
      queue: [
        ["set", "autoConfig", false, id],
        ["init", id],
      ],
      loaded: true,
      version: "2.0",
      push: null,
      disablePushState: true,
    },
  );
  stub.push = stub;
  ourStub = stub;
  Object.assign(window, { fbq: stub, _fbq: stub });
  reportTo((name, data) => stub("trackCustom", name, data));
  const script = document.createElement("script");
  script.async = true;
  script.src = SOURCE;
  script.onload = () => {
    for (const call of early.splice(0)) stub(...call);
  };
  script.onerror = () => {
    stub.callMethod = () => {};
    early.length = 0;
  };
  document.head.appendChild(script);
}

/** Reports a page view, then the events that happened on the page before the pixel was loaded. */
export function trackPageView(): void {
  ourStub?.("track", "PageView");
  for (const [name, data] of waitingEvents()) ourStub?.("trackCustom", name, data);
}

export function unloadPixel(): void {
  if (!ourStub) return;
  ourStub("consent", "revoke");
  ourStub = null;
  reportTo(null);
  Reflect.deleteProperty(window, "fbq");
  Reflect.deleteProperty(window, "_fbq");
  document.querySelector(`script[src="${SOURCE}"]`)?.remove();
  // Meta's script sets cookies for the widest domain that the browser accepts.
  const domains = ["", ...domainsOf(window.location.hostname).map((domain) => `; domain=${domain}`)];
  for (const name of ["_fbp", "_fbc"])
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
      document.cookie = `${name}=; Max-Age=0; path=/${domain}`;
    }
}

export const domainsOf = (hostname: string): string[] =>
  hostname.split(".").map((_, index, labels) => labels.slice(index).join("."));
