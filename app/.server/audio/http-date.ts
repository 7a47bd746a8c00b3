/** Dates as HTTP writes them (RFC 9110, section 5.6.7): one form to send, three to understand. */

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const TIME = String.raw`(?<h>\d{2}):(?<m>\d{2}):(?<s>\d{2})`;
const FORMS = [
  new RegExp(`^[A-Z][a-z]{2}, (?<day>\\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\\d{4}) ${TIME} GMT$`),
  new RegExp(`^[A-Z][a-z]+day, (?<day>\\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\\d{2}) ${TIME} GMT$`),
  new RegExp(`^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \\d]\\d) ${TIME} (?<year>\\d{4})$`),
];

/** The form to send. HTTP knows whole seconds only. */
export function formatHttpDate(date: Date): string {
  return date.toUTCString();
}

/** Seconds since 1970, or null for anything that is not an HTTP date. `now` settles the century of a two-digit year. */
export function parseHttpDate(text: string, now: Date): number | null {
  const parts = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  const month = MONTHS.indexOf(parts?.month ?? "");
  if (parts === undefined || month === -1) {
    return null;
  }
  const [day, hour, minute, second] = [parts.day, parts.h, parts.m, parts.s].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  let year = Number(parts.year);
  if (parts.year?.length === 2) {
    const century = Math.floor(now.getUTCFullYear() / 100) * 100;
    year += century + year > now.getUTCFullYear() + 50 ? century - 100 : century;
  }
  const date = new Date(Date.UTC(year, month, day, hour, minute, second));
  const isReal = date.getUTCDate() === day && hour < 24 && minute < 60 && second <= 60;
  return isReal ? date.getTime() / 1000 : null;
}
