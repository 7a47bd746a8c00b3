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

const MISSPELT_HOST =
  /@(?:(?:gmial|gamil|gmai|gmal|gmil|gmaill|gnail|yaho|yahooo|yhoo|hotmial|hotmal|outlok)\.com|(?:gmail|yahoo|hotmail|outlook)\.(?:con|cm|om|co))$/i;

/** Tells whether the host is a usual slip for one of the large mail providers, such as gmial.com. */
export const hasMisspeltHost = (address: string): boolean => MISSPELT_HOST.test(address.trim());
