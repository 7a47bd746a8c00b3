import { WITHOUT_DATABASE } from "./cache-control.ts";

/** Headers that let other sites' players and readers fetch feeds, transcripts and chapters. */
export function openHeaders(contentType: string, isWhole = true): Record<string, string> {
  return {
    "Content-Type": contentType,
    "Cache-Control": isWhole ? "public, max-age=600" : WITHOUT_DATABASE,
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
}
