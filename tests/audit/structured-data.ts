/** Checks a page's structured data: the properties that search engines require, and the addresses. */

const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name"],
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Article: ["headline", "description", "image", "author", "publisher", "mainEntityOfPage", "audio"],
  AudioObject: ["name", "contentUrl", "duration", "encodingFormat"],
  PodcastSeries: ["name", "description", "url", "webFeed", "image"],
  PodcastEpisode: ["name", "description", "url", "datePublished", "associatedMedia", "partOfSeries"],
  JobPosting: [
    ...["title", "description", "datePosted", "validThrough", "hiringOrganization", "jobLocation"],
    ...["employmentType", "directApply"],
  ],
  SoftwareApplication: ["name", "offers", "applicationCategory", "operatingSystem"],
  Offer: ["price", "priceCurrency"],
};

/** A reference to another record. */
const isReference = (record: object) =>
  Object.keys(record).every((key) => ["@id", "@type", "name", "url"].includes(key));

const addresses = new Set([
  "@id",
  "url",
  "item",
  "image",
  "logo",
  "contentUrl",
  "webFeed",
  "mainEntityOfPage",
  "sameAs",
]);
const dates = new Set(["datePosted", "validThrough", "datePublished", "uploadDate"]);

/** The faults of one JSON-LD block, one sentence each. */
export function structuredDataFaults(json: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return ["is not JSON"];
  }
  if (typeof data !== "object" || data === null || Array.isArray(data)) return ["is not one record"];
  const context = "@context" in data ? data["@context"] : undefined;
  return [...(context === "https://schema.org" ? [] : [`has the context ${String(context)}`]), ...faultsOf(data, "")];
}

function faultsOf(record: object, where: string): string[] {
  const entries = Object.entries(record);
  const type = "@type" in record ? String(record["@type"]) : null;
  const place = `${where}${type ?? "record"}`;
  const faults: string[] = [];
  if (type === null && !("@id" in record)) faults.push(`${place} has no @type`);
  const missing = (required[type ?? ""] ?? []).filter((name) => !(name in record));
  if (where === "" || !isReference(record)) faults.push(...missing.map((name) => `${place} has no ${name}`));
  if (where === "" && type !== null && !(type in required))
    faults.push(`${place} is of a type this audit does not know`);
  for (const [name, value] of entries) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    for (const item of values) {
      if (item === "" || item === null || item === undefined) faults.push(`${place}.${name} is empty`);
      if (addresses.has(name) && typeof item === "string" && !/^https?:\/\/[^/\s]+/.test(item)) {
        faults.push(`${place}.${name} is not an absolute address: ${item}`);
      }
      if (dates.has(name) && Number.isNaN(Date.parse(String(item)))) faults.push(`${place}.${name} is no date`);
      if (name === "duration" && !/^PT(?:\d+H)?(?:\d+M)?(?:\d+S)?$/.test(String(item)))
        faults.push(`${place}.duration is ${String(item)}`);
      if (typeof item === "object" && item !== null) faults.push(...faultsOf(item, `${place}.${name} `));
    }
  }
  return faults;
}
