/**
 * Normalises an e-mail address for storing and looking up: trimmed, NFC, lowercase, the domain in Punycode. Browsers
 * send an internationalised domain in Unicode or in Punycode; both must find the same entry.
 */
export function normalizeEmail(address: string): string {
  const text = address.trim().normalize("NFC").toLowerCase();
  const at = text.lastIndexOf("@") + 1;
  return text.slice(0, at) + domainOnTheWire(text.slice(at));
}

function domainOnTheWire(domain: string): string {
  if (!/[^\0-\x7f]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * The mailbox behind an address, as far as one can tell: without a +tag, and at Gmail without dots (other hosts distinguish
 * them). Used for referrals alone; nobody is refused and no entries are merged because of it.
 */
export function mailboxOf(normalizedEmail: string): string {
  const at = normalizedEmail.lastIndexOf("@");
  const local = normalizedEmail.slice(0, at).replace(/^([^+]+)\+.*/, "$1");
  const domain = normalizedEmail.slice(at + 1);
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

/** Usual slips in the host of the large mail providers, and the host that was meant. */
const MISSPELT_HOSTS: readonly (readonly [RegExp, string])[] = [
  [/@(?:(?:gmial|gamil|gmai|gmal|gmil|gmaill|gnail)\.com|gmail\.(?:con|cm|om|co))$/i, "@gmail.com"],
  [/@(?:(?:yaho|yahooo|yhoo)\.com|yahoo\.(?:con|cm|om|co))$/i, "@yahoo.com"],
  [/@(?:(?:hotmial|hotmal)\.com|hotmail\.(?:con|cm|om|co))$/i, "@hotmail.com"],
  [/@(?:outlok\.com|outlook\.(?:con|cm|om|co))$/i, "@outlook.com"],
];

/** The address that was probably meant, where the host is a usual slip such as gmial.com; null for every other address. */
export function meantAddress(typed: string): string | null {
  const address = typed.trim();
  const [slip, host] = MISSPELT_HOSTS.find(([pattern]) => pattern.test(address)) ?? [];
  return slip && host ? address.replace(slip, host) : null;
}
