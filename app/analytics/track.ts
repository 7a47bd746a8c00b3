/** The specification's events, none of which holds an address or a referral code. Without a pixel each does nothing. */
type EventData = {
  WaitlistSignup: { category: "waitlist"; brand_name: string; referrer: "referral" | "direct" };
  DemoScheduled:
    | { category: "demo"; name: string }
    | { content_category: string; content_name: string; feature_id: string };
  FeatureView: { feature_id: string; content_name: string };
  StoryView: { story_id: number; content_name: string };
};

type Report = (name: string, data: object) => void;

/** The pixel that this site has loaded; `window.fbq` may be another script's. */
let report: Report | null = null;
/** Events before the pixel was loaded; null once it is known that there will be none. */
let waiting: [name: string, data: object][] | null = [];

export function track<Name extends keyof EventData>(name: Name, data: EventData[Name]): void {
  if (!report) waiting?.push([name, data]);
  // A page's own effect runs before the one that reports the page view, which must be first.
  else queueMicrotask(() => report?.(name, { ...data }));
}

/** Sets whether a pixel will come; if not, waiting events are dropped, even if the visitor consents later. */
export function expectPixel(isExpected: boolean): void {
  waiting = isExpected ? (waiting ?? []) : null;
}

export function reportTo(pixel: Report | null): void {
  report = pixel;
}

export const waitingEvents = (): [name: string, data: object][] => waiting?.splice(0) ?? [];
