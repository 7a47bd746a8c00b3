/**
 * The events of the specification, in one place. Without a pixel (no id set, declined, Global Privacy Control) each is a
 * no-op; with one, they wait until it has loaded. No e-mail address and no referral code ever travels in an event.
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
/** Events of a page that woke up before the pixel was loaded; null once it is known that there will be none. */
let waiting: [name: string, data: object][] | null = [];

/** Records an event with the pixel, if there is one or about to be one. */
export function track<Name extends keyof EventData>(name: Name, data: EventData[Name]): void {
  if (!report) waiting?.push([name, data]);
  // A page's own effect comes before the one that reports the page; both have run by then.
  else queueMicrotask(() => report?.(name, { ...data }));
}

/** Says whether a pixel is to be waited for. If not, what happened meanwhile is forgotten, also for a later yes. */
export function expectPixel(isExpected: boolean): void {
  waiting = isExpected ? (waiting ?? []) : null;
}

/** From now on events go to the pixel, or, with null, nowhere. */
export function reportTo(pixel: Report | null): void {
  report = pixel;
}

/** What happened before the pixel was there, for the pixel to be told; once. */
export function waitingEvents(): [name: string, data: object][] {
  return waiting?.splice(0) ?? [];
}
