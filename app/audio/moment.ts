/** A moment in a recording as an address names it: `#t=65`, `#t=1:05`, `#episode-2&t=65`, `1m5s`, `npt:65`. */
import { parseClock } from "#app/audio/time.ts";
import { whatsappShareLink } from "#app/lib/whatsapp.ts";

type Moment = { seconds: number; anchor: string | null };

export function parseMoment(hash: string): Moment | null {
  const parts = hash.replace(/^#/, "").split("&");
  const time = parts.find((part) => part.startsWith("t="));
  const seconds = time === undefined ? null : parseTime(time.slice(2));
  return seconds === null
    ? null
    : { seconds, anchor: parts.find((part) => part !== "" && !part.includes("=")) ?? null };
}

/** Seconds from a time as sites and apps write it; null for anything else. An app may have encoded its `:` and `,`. */
function parseTime(text: string): number | null {
  const decoded = text.replace(/%3a/gi, ":").replace(/%2c/gi, ",");
  const [start = ""] = decoded.replace(/^npt:/i, "").split(",");
  const units = /^(?=\d)(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s)?$/i.exec(start);
  if (units === null) return parseClock(start);
  const [hours = 0, minutes = 0, seconds = 0] = units.slice(1).map((each) => Number(each ?? 0));
  return (hours * 60 + minutes) * 60 + seconds;
}

/** The address of a page, or of a player in it, at a moment. At the very start it is the plain address. */
export function momentUrl(url: string, seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return whole === 0 ? url : `${url}${url.includes("#") ? "&" : "#"}t=${whole}`;
}

export const momentShareLink = (title: string, url: string, seconds: number): string =>
  whatsappShareLink(`${title} ${momentUrl(url, seconds)}`);
