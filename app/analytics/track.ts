/**
 * The specification's events. Without a pixel (no id set, declined, Global Privacy Control) each is a no-op; with one, they
 * wait until it has loaded. No event ever holds an e-mail address or a referral code.
 */
type EventData = {
  WaitlistSignup: { category: "waitlist"; brand_name: string; referrer: "referral" | "direct" };
  DemoScheduled:
    | { category: "demo"; name: string }
    | { content_category: string; content_name: string; feature_id: string };
  FeatureView: { feature_id: string; content_name: string };
  StoryView: { story_id: number; content_name: string };
};

type Report = (name: string, data: object) => void;

/** The pixel that this site has loaded, if any. Never `window.fbq` itself: some other script may have put one there. */
let report: Report | null = null;
/** Events of a page that hydrated before the pixel was loaded; null once it is known that there will be no pixel. */
let waiting: [name: string, data: object][] | null = [];

/** Records an event with the pixel, if there is one or about to be one. */
export function track<Name extends keyof EventData>(name: Name, data: EventData[Name]): void {
  if (!report) waiting?.push([name, data]);
  // In a microtask: a page's own effect runs before the one that reports the page view, which must be first.
  else queueMicrotask(() => report?.(name, { ...data }));
}

/** Sets whether a pixel will come. If not, waiting events are dropped, even if the visitor consents later. */
export function expectPixel(isExpected: boolean): void {
  waiting = isExpected ? (waiting ?? []) : null;
}

/** Sends events to the pixel from now on, or, with null, nowhere. */
export function reportTo(pixel: Report | null): void {
  report = pixel;
}

/** Returns the events that wait for the pixel, once. */
export function waitingEvents(): [name: string, data: object][] {
  return waiting?.splice(0) ?? [];
}
