/** The campaign named by an address's `utm_source`: a short plain word, in lower case. Anything else counts as none. */
export function campaignOf(utmSource: string | null | undefined): string | null {
  const word = utmSource?.trim().toLowerCase() ?? "";
  return /^[a-z0-9](?:[a-z0-9._-]{0,38}[a-z0-9])?$/.test(word) ? word : null;
}
