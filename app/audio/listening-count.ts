/** Counts how far recordings are heard: silently, without saying who listens, and never if asked not to track. */
import type { ListeningStage } from "#app/schemas/listening.ts";

const stages: readonly ListeningStage[] = ["begun", "half", "ended"];
const told = new Map<string, number>();

const isUncounted = (): boolean =>
  navigator.doNotTrack === "1" || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

type Sound = Pick<HTMLMediaElement, "played" | "duration" | "ended">;

/** Tells the stages that a recording has reached and that were not told yet. A jump over a part does not count as hearing it. */
export function countListening(src: string, { played, duration, ended }: Sound): void {
  let heard = 0;
  for (let index = 0; index < played.length; index += 1) heard += played.end(index) - played.start(index);
  const before = told.get(src) ?? 0;
  const reached = heard === 0 ? 0 : heard * 2 < duration ? 1 : ended ? 3 : 2;
  if (reached <= before || isUncounted()) return;
  told.set(src, reached);
  for (const stage of stages.slice(before, reached)) {
    const body = JSON.stringify({ recording: src.replace("/audio/", ""), stage });
    navigator.sendBeacon?.("/api/listening", new Blob([body], { type: "application/json" }));
  }
}
