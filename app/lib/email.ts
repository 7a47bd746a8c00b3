/**
 * The one form in which an e-mail address is stored and looked up: trimmed, NFC, lowercased, its domain in Punycode. For an
 * internationalised domain some browsers send Unicode and others Punycode; both must find the same entry.
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
 * The mailbox an address most likely leads to: without a +tag and without dots in the local part. Only used to see
 * that somebody referred themselves; never to refuse or merge an entry, since some hosts do tell dots apart.
 */
export function emailIdentity(normalizedEmail: string): string {
  const at = normalizedEmail.lastIndexOf("@");
  const local = normalizedEmail.slice(0, at).replace(/\+.*$/, "").replaceAll(".", "");
  const domain = normalizedEmail.slice(at + 1).replace(/^googlemail\.com$/, "gmail.com");
  return `${local}@${domain}`;
}
