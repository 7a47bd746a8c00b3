/** The one form an e-mail address is stored and looked up in: trimmed, NFC, lowercased. */
export function normalizeEmail(address: string): string {
  return address.trim().normalize("NFC").toLowerCase();
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
