/** Normalises an address for storing and looking up: browsers send a domain in Unicode or in Punycode. */
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

/** Hosts that share their mailboxes, or spell them in several ways, and the host that is stored for them. */
const PROVIDERS: readonly { hosts: RegExp; host: string; spelling?: RegExp }[] = [
  { hosts: /^(?:gmail|googlemail)\.com$/, host: "gmail.com", spelling: /\./g },
  { hosts: /^(?:icloud|me|mac)\.com$/, host: "icloud.com" },
  { hosts: /^(?:proton\.me|protonmail\.(?:com|ch)|pm\.me)$/, host: "proton.me", spelling: /[._-]/g },
  // Disposable names of one account: base-word.
  { hosts: /^(?:(?:my)?yahoo\.(?:com|co\.)?[a-z]*|ymail\.com|rocketmail\.com)$/, host: "", spelling: /-.*$/g },
];
/** Everything below an owner's own name at these hosts goes to one mailbox: x@boss.fastmail.com, y@boss.mozmail.com. */
const OWN_SUBDOMAIN =
  /^([^.]+)\.(fastmail\.(?:com|fm|in|net|org)|mozmail\.com|anonaddy\.(?:com|me)|addy\.io|33mail\.com|erine\.email|simplelogin\.\w+|slmail\.me|aleeas\.com)$/;
/** Relays whose addresses have no owner's name; their aliases are usually counted up. */
const RELAYS = /^(?:duck\.com|relay\.firefox\.com|privaterelay\.appleid\.com)$/;

/** The mailbox behind an address, as far as one can tell. It limits referrals and mails, and refuses no entry. */
export function mailboxOf(normalizedEmail: string): string {
  const plain = normalizedEmail
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  const at = plain.lastIndexOf("@");
  const local = plain.slice(0, at).replace(/^([^+]+)\+.*/, "$1");
  const domain = plain.slice(at + 1);
  const [, owner, host] = OWN_SUBDOMAIN.exec(domain) ?? [];
  if (owner && host) return `${owner}@${host.replace(/^fastmail.*/, "fastmail.com")}`;
  if (RELAYS.test(domain)) return `${local.replace(/[._-]?\d+$/, "")}@${domain}`;
  const provider = PROVIDERS.find(({ hosts }) => hosts.test(domain));
  const name = provider?.spelling ? local.replace(provider.spelling, "") : local;
  return `${name || local}@${provider?.host || domain}`;
}

const MISSPELT_HOSTS: readonly (readonly [RegExp, string])[] = [
  [/@(?:(?:gmial|gamil|gmai|gmal|gmil|gmaill|gnail)\.com|gmail\.(?:con|cm|om|co))$/i, "@gmail.com"],
  [/@(?:(?:yaho|yahooo|yhoo)\.com|yahoo\.(?:con|cm|om|co))$/i, "@yahoo.com"],
  [/@(?:(?:hotmial|hotmal)\.com|hotmail\.(?:con|cm|om|co))$/i, "@hotmail.com"],
  [/@(?:outlok\.com|outlook\.(?:con|cm|om|co))$/i, "@outlook.com"],
];

/** The address that was probably meant, where the host is a usual slip such as gmial.com; otherwise null. */
export function meantAddress(typed: string): string | null {
  const address = typed.trim();
  const [slip, host] = MISSPELT_HOSTS.find(([pattern]) => pattern.test(address)) ?? [];
  return slip && host ? address.replace(slip, host) : null;
}
