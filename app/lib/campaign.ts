/** The campaign named by an address's `utm_source`: short plain words, in lower case. Anything else counts as none. */
export function campaignOf(utmSource: string | null | undefined): string | null {
  const word = utmSource?.trim().toLowerCase().replace(/\s+/g, "-") ?? "";
  return /^[a-z0-9](?:[a-z0-9._-]{0,38}[a-z0-9])?$/.test(word) ? word : null;
}

export const CAMPAIGN_PARAMETER = /^(utm_[a-z]+|fbclid|gclid|igsh|igshid)$/;

/** The query of an address without the parameters of campaigns. */
export function withoutCampaign(search: string): string {
  if (search === "") return "";
  const rest = [...new URLSearchParams(search)].filter(([name]) => !CAMPAIGN_PARAMETER.test(name));
  return rest.length > 0 ? `?${new URLSearchParams(rest)}` : "";
}
